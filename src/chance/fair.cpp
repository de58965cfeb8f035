#include "chance/fair.h"

#include <algorithm>

#include "chance/hex.h"
#include "chance/sha256.h"

namespace velatura::chance {

bool is_hex(std::string_view text, std::size_t digits) {
    return text.size() == digits && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

bool is_nonce(std::string_view text) {
    return text == no_nonce || is_hex(text, nonce_digits);
}

std::string commitment_of(std::string_view secret, std::string_view salt) {
    std::string text = "velatura commitment 1\n";
    text.append(secret).append("\n").append(salt).append("\n");
    return hex(sha256(text));
}

std::string fair_seed(std::string_view secret, std::span<const std::string> nonces) {
    std::string text = "velatura seed 1\n";
    text.append(secret).append("\n");
    for (const std::string& nonce : nonces)
        text.append(nonce).append("\n");
    return hex(sha256(text));
}

}  // namespace velatura::chance
