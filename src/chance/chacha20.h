// The ChaCha20 block function (RFC 8439, section 2.3): the source of all words that decide a game.
#pragma once

#include <array>
#include <cstdint>

namespace velatura::chance {

using ChaChaKey = std::array<std::uint8_t, 32>;
using ChaChaNonce = std::array<std::uint32_t, 3>;   // as little-endian words
using ChaChaBlock = std::array<std::uint32_t, 16>;  // the key stream, as little-endian words

ChaChaBlock chacha20_block(const ChaChaKey& key, std::uint32_t counter, const ChaChaNonce& nonce);

}  // namespace velatura::chance
