// What the values of options may be, and what is wrong with a command line. The parser complains in
// English and about itself; here its complaints become texts of lang/.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

#include "cli/command.h"

namespace velatura::cli {

// Games of a file, moves of a game: what there are is told when the file has been read.
inline constexpr std::int64_t most_counted = 1'000'000'000;

// A whole number.
CLI::Validator whole(std::int64_t least, std::int64_t most);
CLI::Validator number(double least, double most);
CLI::Validator some_text();
CLI::Validator one_of(std::vector<std::string> words);

// A complaint about a value, for a check of one's own: `key` is a text with {option} and {value}.
std::string bad_value(std::string_view key, const std::string& value);

Problem explain(const CLI::ParseError& error, words::Language language);

// The same with the command whose help tells more, and with what stands where a command should.
Problem explain(const CLI::App& program, const CLI::ParseError& error, words::Language language);

}  // namespace velatura::cli
