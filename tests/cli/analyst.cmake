# The analyst: hints and reviews, as the program prints them and inside the terminal game.
velatura_test(cli_analyst KNOWS rules content words record ai cli LINKS test_support fmt::fmt SOURCES
  play_support.cpp program.cpp hint_test.cpp review_test.cpp)
add_dependencies(cli_analyst_tests velatura)
