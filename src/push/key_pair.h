// A key on the curve P-256, which everything in Web Push uses: to sign, and to agree on a secret.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

extern "C" {
struct evp_pkey_st;
}

namespace velatura::push {

inline constexpr std::size_t point_bytes = 65;   // a public key: 0x04, x, y
inline constexpr std::size_t scalar_bytes = 32;  // a private one

class KeyPair {
  public:
    static KeyPair make();
    // From what text() gave; nothing: that is no key.
    static std::optional<KeyPair> read(std::string_view text);
    static std::optional<KeyPair> from(std::string_view point, std::string_view scalar);

    std::string text() const;  // public and private key
    const std::string& point() const { return point_; }

    // ES256: r and s, 32 bytes each.
    std::string sign(std::string_view text) const;
    // What only the owner of the other key can work out as well; nothing: that is no point.
    std::optional<std::string> agree(std::string_view other_point) const;

  private:
    struct Free {
        void operator()(evp_pkey_st* key) const;
    };
    using Handle = std::unique_ptr<evp_pkey_st, Free>;
    KeyPair(Handle key, std::string point, std::string scalar);
    static Handle load(std::string_view point, std::string_view scalar);

    Handle key_;
    std::string point_;
    std::string scalar_;
};

// Whether it is a public key: a point on the curve.
bool is_point(std::string_view bytes);

// From the system's own source.
std::string random_bytes(std::size_t count);

}  // namespace velatura::push
