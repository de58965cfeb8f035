#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <utility>

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

std::vector<std::string> nets_of(const std::string& place) {
    if (place.empty()) return {};
    std::vector<std::string> nets{place};
    in6_addr net{};
    if (!place.contains(':') || inet_pton(AF_INET6, place.c_str(), &net) != 1) return nets;
    std::array<char, INET6_ADDRSTRLEN> name{};
    for (const auto& [bytes, ending] : {std::pair{7, "/56"}, {6, "/48"}}) {
        std::fill(std::begin(net.s6_addr) + bytes, std::end(net.s6_addr), std::uint8_t{0});
        nets.push_back(std::string{inet_ntop(AF_INET6, &net, name.data(), name.size())} + ending);
    }
    return nets;
}

}  // namespace velatura::server
