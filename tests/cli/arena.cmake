# The arena and the programs that play in it; the example bots are played as their authors would.
include(json)
add_executable(example_bot ${PROJECT_SOURCE_DIR}/examples/bots/thrifty.cpp)
target_link_libraries(example_bot PRIVATE velatura_options velatura_json)

velatura_test(cli_arena KNOWS rules content record bots cli LINKS test_support SOURCES
  program.cpp elo_test.cpp arena_test.cpp foreign_bot_test.cpp)
set_source_files_properties(foreign_bot_test.cpp PROPERTIES
  COMPILE_DEFINITIONS VELATURA_EXAMPLE_BOT="$<TARGET_FILE:example_bot>")
add_dependencies(cli_arena_tests velatura example_bot)
