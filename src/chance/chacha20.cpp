#include "chance/chacha20.h"

#include <bit>
#include <cstddef>

namespace velatura::chance {
namespace {

void quarter_round(ChaChaBlock& s, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    s[a] += s[b];
    s[d] = std::rotl(s[d] ^ s[a], 16);
    s[c] += s[d];
    s[b] = std::rotl(s[b] ^ s[c], 12);
    s[a] += s[b];
    s[d] = std::rotl(s[d] ^ s[a], 8);
    s[c] += s[d];
    s[b] = std::rotl(s[b] ^ s[c], 7);
}

}  // namespace

ChaChaBlock chacha20_block(const ChaChaKey& key, std::uint32_t counter, const ChaChaNonce& nonce) {
    ChaChaBlock start = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < key.size(); ++i) {
        start[4 + i / 4] |= static_cast<std::uint32_t>(key[i]) << i % 4 * 8;
    }
    start[12] = counter;
    for (std::size_t i = 0; i < nonce.size(); ++i)
        start[13 + i] = nonce[i];

    ChaChaBlock block = start;
    for (int round = 0; round < 20; round += 2) {
        for (std::size_t i = 0; i < 4; ++i)
            quarter_round(block, i, 4 + i, 8 + i, 12 + i);
        for (std::size_t i = 0; i < 4; ++i) {
            quarter_round(block, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
        }
    }
    for (std::size_t i = 0; i < block.size(); ++i)
        block[i] += start[i];
    return block;
}

}  // namespace velatura::chance
