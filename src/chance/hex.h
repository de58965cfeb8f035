// Hashes as people and scripts read them: lowercase hexadecimal digits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace velatura::chance {

inline std::string hex(std::span<const std::uint8_t> bytes) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

// Always 16 digits.
inline std::string hex(std::uint64_t value) {
    std::uint8_t bytes[8];
    for (std::size_t i = 0; i < 8; ++i)
        bytes[i] = static_cast<std::uint8_t>(value >> (56 - i * 8));
    return hex(std::span<const std::uint8_t>(bytes));
}

}  // namespace velatura::chance
