#include "protocol/writer.h"

#include <algorithm>
#include <cmath>

namespace velatura::protocol {

Writer& Writer::key(std::string_view name) {
    separate();
    quote(name);
    text_ += ':';
    return *this;
}

Writer& Writer::value(std::string_view text) {
    separate();
    quote(text);
    return *this;
}

Writer& Writer::value(double number) {
    if (std::isnan(number)) return null();
    // By whole numbers: the library's own way brings tables larger than all our messages.
    constexpr double largest = 1e12;
    const bool negative = number < 0;
    const double size = std::min(largest, negative ? -number : number);
    const auto scaled = static_cast<std::uint64_t>(std::llround(size * 10'000));
    std::string digits = std::to_string(scaled % 10'000);
    digits.insert(0, 4 - digits.size(), '0');
    while (!digits.empty() && digits.back() == '0')
        digits.pop_back();
    std::string text = negative && scaled > 0 ? "-" : "";
    text += std::to_string(scaled / 10'000);
    if (!digits.empty()) text += '.' + digits;
    return raw(text);
}

void Writer::quote(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    const auto special = [](char c) {
        return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
    };
    text_ += '"';
    while (true) {
        const auto plain = std::ranges::find_if(text, special) - text.begin();
        text_ += text.substr(0, static_cast<std::size_t>(plain));  // mostly all of it
        text.remove_prefix(static_cast<std::size_t>(plain));
        if (text.empty()) break;
        const auto byte = static_cast<unsigned char>(text.front());
        text.remove_prefix(1);
        text_ += '\\';
        if (byte == '\n') {
            text_ += 'n';
        } else if (byte < 0x20) {
            text_ += "u00";
            text_ += hex[byte >> 4];
            text_ += hex[byte & 15];
        } else {
            text_ += static_cast<char>(byte);
        }
    }
    text_ += '"';
}

}  // namespace velatura::protocol
