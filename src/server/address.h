// Where a client is, as limits count it.
#pragma once

#include <string>
#include <string_view>

namespace velatura::server {

// Of an IP address. Empty: this machine itself, which has no limits. Of IPv6 a house has 2^64
// addresses, so the half that names the house counts.
std::string place_of(std::string_view address);

// The client's own address from what a proxy says (X-Forwarded-For): the last one, which is what
// the proxy has seen. The others anybody can write.
std::string_view forwarded_address(std::string_view header);

}  // namespace velatura::server
