// What the values of options may be, and what is wrong with a command line. The parser complains in
// English and about itself; here its complaints become texts of lang/.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/command.h"

namespace velatura::cli {

// Games of a file, moves of a game: what there are is told when the file has been read.
inline constexpr std::int64_t most_counted = 1'000'000'000;

// A whole number.
Check whole(std::int64_t least, std::int64_t most);
Check number(double least, double most);
Check some_text();
Check one_of(std::vector<std::string> words);

// A complaint about a value, for a check of one's own: `key` is a text with {option} and {value}.
std::string bad_value(std::string_view key, const std::string& value);

// Why a value cannot be used.
Problem explain_value(const UsageError& error, words::Language language);

// The same of a command line, with the command whose help tells more.
Problem explain(const UsageError& error, words::Language language);

}  // namespace velatura::cli
