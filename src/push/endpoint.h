// The address of a push service, as a browser gave it to us, to be trusted in nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace velatura::push {

inline constexpr std::size_t longest_endpoint = 1'024;
inline constexpr std::uint16_t usual_port = 443;

struct PushAddress {
    std::string host;  // a name or an address; that of IPv6 without its brackets
    std::uint16_t port = usual_port;
    std::string target;  // path and query
    bool operator==(const PushAddress&) const = default;
};

// https only, no user, no fragment, no character that could end a line. Nothing: that is none.
std::optional<PushAddress> read_endpoint(std::string_view address);

// Its host and port as a Host header names them, and as an origin: "https://push.example".
std::string authority_of(const PushAddress& endpoint);
std::string origin_of(const PushAddress& endpoint);

}  // namespace velatura::push
