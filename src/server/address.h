// Where a client is, as limits count it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace velatura::server {

// Of an IP address. Empty: this machine itself, which has no limits. Of IPv6 a house has 2^64
// addresses, so the half that names the house counts.
std::string place_of(std::string_view address);

// The place and, of IPv6, the larger nets around it, /56 and /48, for a provider gives whole nets
// away. The next larger one may use twice as much as the one before. None: this machine itself.
std::vector<std::string> nets_of(const std::string& place);

}  // namespace velatura::server
