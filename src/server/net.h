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
// Several with commas in between; none if one of them is no net.
std::optional<Nets> read_nets(std::string_view text);

bool contains(const Nets& nets, std::string_view address);

// The client's own address by what proxies say (X-Forwarded-For, its lines in order with commas in
// between): the last one that is not itself one of ours, for what stands before it anybody can
// write. With or without a port. If all are ours, the first. Nothing: that is no address.
std::optional<std::string> client_address(std::string_view header, const Nets& proxies);

}  // namespace velatura::server
