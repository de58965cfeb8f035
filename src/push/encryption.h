// A message only one browser can read: RFC 8291, and the coding aes128gcm of RFC 8188. The push
// service on its way sees how long it is, and not even that of a short one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "push/key_pair.h"

namespace velatura::push {

inline constexpr std::size_t salt_bytes = 16;
inline constexpr std::size_t auth_bytes = 16;
// What every push service takes is 4096 bytes with all that is around the text.
inline constexpr std::size_t longest_text = 3'000;
// Shorter texts are made as long as this.
inline constexpr std::size_t shortest_text = 512;

// What a browser gave us of a subscription.
struct Subscriber {
    std::string point;  // its public key
    std::string auth;   // the secret it shares with us
};

// From their texts as the browser gives them (base64); nothing: they are no such keys.
std::optional<Subscriber> read_subscriber(std::string_view p256dh, std::string_view auth);

// Nothing: the text is too long, or the subscriber's key is none.
std::optional<std::string> encrypt(const Subscriber& to, std::string_view text);
// With a key and a salt that are used this once, and the text as it is.
std::optional<std::string> encrypt(const Subscriber& to, std::string_view text, const KeyPair& once,
                                   std::string_view salt, std::size_t padding = 0);

}  // namespace velatura::push
