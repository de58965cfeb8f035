// Numbers on the command line of a benchmark.
#pragma once

#include <charconv>
#include <string_view>

namespace velatura::bench {

// Whether the whole of it is a number.
template <typename Number>
bool read(std::string_view text, Number& number) {
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stopped == end;
}

}  // namespace velatura::bench
