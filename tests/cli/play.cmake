# The terminal game and replay: inside the test where many games are played, through the program
# where the command line, the environment or the terminal matter.
velatura_test(cli_play KNOWS rules content words record ai cli LINKS test_support SOURCES
  play_support.cpp entry_test.cpp layout_test.cpp play_test.cpp box_play_test.cpp play_options_test.cpp
  play_program_test.cpp play_files_test.cpp play_wording_test.cpp replay_test.cpp)
add_dependencies(cli_play_tests velatura)
