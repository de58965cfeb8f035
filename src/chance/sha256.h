// SHA-256 (FIPS 180-4): makes the key of a game's chance from its seed text, and the commitment
// that is shown before an online game.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace velatura::chance {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);

}  // namespace velatura::chance
