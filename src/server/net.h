// Nets of IP addresses, and what a proxy says of where a client is.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace velatura::server {

// An address of IPv4 stands in the part of IPv6 that is kept for those.
using AddressBytes = std::array<std::uint8_t, 16>;

struct Net {
    AddressBytes bytes{};
    int bits = 128;
    bool operator==(const Net&) const = default;
};
using Nets = std::vector<Net>;

std::optional<AddressBytes> address_bytes(std::string_view text);

// "10.0.0.0/8", "::1", "2001:db8::/32".
std::optional<Net> read_net(std::string_view text);
// Several, separated by commas; none if one of them isn't a net.
std::optional<Nets> read_nets(std::string_view text);

bool contains(const Nets& nets, std::string_view address);

// The client's address as proxies tell it (X-Forwarded-For, its lines in order, separated by
// commas): the last one that isn't a proxy of ours, because anybody can write what comes before it.
// With or without a port. If all are ours, the first. None if that isn't an address.
std::optional<std::string> client_address(std::string_view header, const Nets& proxies);

}  // namespace velatura::server
