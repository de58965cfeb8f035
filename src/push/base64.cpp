#include "push/base64.h"

#include <cstdint>

namespace velatura::push {
namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::string base64(std::string_view bytes) {
    std::string text;
    std::uint32_t held = 0;
    int bits = 0;
    for (const char byte : bytes) {
        held = (held << 8) | static_cast<std::uint8_t>(byte);
        for (bits += 8; bits >= 6; bits -= 6)
            text += alphabet[(held >> (bits - 6)) & 63];
    }
    if (bits > 0) text += alphabet[(held << (6 - bits)) & 63];
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes;
    std::uint32_t held = 0;
    int bits = 0;
    for (const char letter : text) {
        const std::size_t value = alphabet.find(letter);
        if (value == std::string_view::npos) return {};
        held = (held << 6) | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        bytes += static_cast<char>((held >> bits) & 0xff);
    }
    // What is left over stands for nothing, so it is zero, and less than a letter.
    if (bits >= 6 || (held & ((1U << bits) - 1)) != 0) return {};
    return bytes;
}

}  // namespace velatura::push
