// Lays out text on a terminal of 80 columns: pads, cuts and wraps it by the columns that it takes
// there.
#pragma once

#include <string>
#include <string_view>

namespace velatura::cli {

inline constexpr std::size_t screen_width = 80;

// Exactly so many places: blanks are added, and what is too long ends in "~".
std::string pad_right(std::string_view text, std::size_t width);
std::string pad_left(std::string_view text, std::size_t width);

// Lines of at most 80 places, each ending in a newline; all but the first are indented. Breaks at
// blanks, and anywhere between Japanese signs except before those that may not begin a line.
std::string wrap(std::string_view text, std::size_t indent = 0);

// "-- left ------------- right --"
std::string ruled_heading(std::string_view left, std::string_view right = {});

// What a person typed, safe to be shown again: no control signs, not endless.
std::string quoted_entry(std::string_view typed);

}  // namespace velatura::cli
