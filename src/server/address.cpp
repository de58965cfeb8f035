#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace velatura::server {

std::string place_of(std::string_view address) {
    constexpr std::string_view mapped = "::ffff:";  // IPv4 through a socket of IPv6
    if (address.starts_with(mapped) && address.contains('.')) address.remove_prefix(mapped.size());
    std::string text{address};
    in_addr old{};
    if (inet_pton(AF_INET, text.c_str(), &old) == 1) return text.starts_with("127.") ? "" : text;
    in6_addr house{};
    if (inet_pton(AF_INET6, text.c_str(), &house) != 1) return text;
    if (IN6_IS_ADDR_LOOPBACK(&house)) return "";
    std::fill(std::begin(house.s6_addr) + 8, std::end(house.s6_addr), std::uint8_t{0});
    std::array<char, INET6_ADDRSTRLEN> name{};
    return inet_ntop(AF_INET6, &house, name.data(), name.size());
}

std::string_view forwarded_address(std::string_view header) {
    const std::string_view last = header.substr(header.rfind(',') + 1);
    const std::size_t begin = std::min(last.find_first_not_of(" \t"), last.size());
    const std::size_t end = last.find_last_not_of(" \t") + 1;
    constexpr std::size_t longest = 64;
    return last.substr(begin, std::min(end - begin, longest));
}

}  // namespace velatura::server
