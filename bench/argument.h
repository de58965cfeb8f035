// The command line of a benchmark.
#pragma once

#include <charconv>
#include <cstdio>
#include <string_view>

#include "rules/types.h"

namespace velatura::bench {

// Whether the whole of it is a number.
template <typename Number>
bool read(std::string_view text, Number& number) {
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stopped == end;
}

// How many seats, and how much is to be measured, where that is said; otherwise they stay as they
// are. Says how to ask if it is not understood.
inline bool read_seats_and_count(int argc, char** argv, const char* usage, std::size_t& seats,
                                 int& count) {
    if (argc <= 3 && (argc < 2 || read(argv[1], seats)) && (argc < 3 || read(argv[2], count)) &&
        seats >= 2 && seats <= rules::max_seats && count >= 1) {
        return true;
    }
    std::fprintf(stderr, "usage: %s\n", usage);
    return false;
}

}  // namespace velatura::bench
