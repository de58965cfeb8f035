// 64-bit FNV-1a: short signatures of long texts, such as the records of the benchmark's games. It
// detects accidents, not forgeries.
#pragma once

#include <cstdint>
#include <string_view>

namespace velatura::chance {

class Fnv {
  public:
    constexpr Fnv& add(std::string_view bytes) {
        for (const char byte : bytes) {
            hash_ = (hash_ ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3;
        }
        return *this;
    }
    constexpr std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0xcbf29ce484222325;
};

constexpr std::uint64_t fnv1a(std::string_view bytes) {
    return Fnv{}.add(bytes).value();
}

}  // namespace velatura::chance
