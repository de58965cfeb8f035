// The fair shuffle of an online table: neither the server nor any seat alone can choose the cards.
// The server draws a secret and a salt and shows their commitment; each person who sits down adds a
// nonce; the seed comes from the secret and all nonces, and the end reveals everything. Specified
// to the bit, with test vectors, in docs/chance.md.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace velatura::chance {

inline constexpr std::size_t secret_digits = 64;   // of secret and salt: hexadecimal, 256 bits
inline constexpr std::size_t nonce_digits = 32;    // 128 bits
inline constexpr std::string_view no_nonce = "-";  // of a computer player's seat

struct FairShuffle {
    std::string secret;
    std::string salt;
    std::vector<std::string> nonces;  // by seat

    bool operator==(const FairShuffle&) const = default;
};

// Lower-case hexadecimal, exactly so many digits.
bool is_hex(std::string_view text, std::size_t digits);
bool is_nonce(std::string_view text);  // or that of a computer player's seat

std::string commitment_of(std::string_view secret, std::string_view salt);
// The seed text of the game.
std::string fair_seed(std::string_view secret, std::span<const std::string> nonces);

}  // namespace velatura::chance
