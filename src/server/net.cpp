#include "server/net.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace velatura::server {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::size_t longest = INET6_ADDRSTRLEN;

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

bool is_port(std::string_view text) {
    return !text.empty() && text.size() <= 5 &&
           text.find_first_not_of("0123456789") == std::string_view::npos;
}

// "203.0.113.7:5123" and "[2001:db8::1]:5123" have a port behind the address.
std::string_view without_port(std::string_view text) {
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        if (end == std::string_view::npos) return {};
        const std::string_view rest = text.substr(end + 1);
        const bool good = rest.empty() || (rest.front() == ':' && is_port(rest.substr(1)));
        return good ? text.substr(1, end - 1) : std::string_view{};
    }
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || text.find(':', colon + 1) != std::string_view::npos) {
        return text;
    }
    return is_port(text.substr(colon + 1)) ? text.substr(0, colon) : std::string_view{};
}

bool contains(const Net& net, const AddressBytes& address) {
    for (int bit = 0; bit < net.bits; bit += 8) {
        const auto byte = static_cast<std::size_t>(bit / 8);
        const int rest = std::max(8 - (net.bits - bit), 0);
        if ((net.bytes[byte] ^ address[byte]) >> rest != 0) return false;
    }
    return true;
}

}  // namespace

std::optional<AddressBytes> address_bytes(std::string_view text) {
    if (text.size() > longest) return {};
    const std::string name{text};
    AddressBytes bytes{};
    if (inet_pton(AF_INET6, name.c_str(), bytes.data()) == 1) return bytes;
    bytes[10] = bytes[11] = 0xff;
    if (inet_pton(AF_INET, name.c_str(), &bytes[12]) == 1) return bytes;
    return {};
}

std::optional<Net> read_net(std::string_view text) {
    const std::size_t slash = text.find('/');
    const std::string_view address = text.substr(0, slash);
    const auto bytes = address_bytes(address);
    if (!bytes) return {};
    Net net{.bytes = *bytes};
    if (slash == std::string_view::npos) return net;
    const int before = address.contains(':') ? 0 : 96;
    int bits = 0;
    const std::string_view digits = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
    if (error != std::errc{} || end != digits.data() + digits.size()) return {};
    if (bits < 0 || before + bits > 128) return {};
    net.bits = before + bits;
    return net;
}

std::optional<Nets> read_nets(std::string_view text) {
    Nets nets;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto net = read_net(trimmed(text.substr(0, comma)));
        if (!net) return {};
        nets.push_back(*net);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return nets;
}

bool contains(const Nets& nets, std::string_view address) {
    const auto bytes = address_bytes(address);
    return bytes &&
           std::ranges::any_of(nets, [&](const Net& net) { return contains(net, *bytes); });
}

std::optional<std::string> client_address(std::string_view header, const Nets& proxies) {
    while (true) {
        const std::size_t comma = header.rfind(',');
        const bool first = comma == std::string_view::npos;
        const std::string_view said =
            without_port(trimmed(first ? header : header.substr(comma + 1)));
        if (!address_bytes(said)) return {};
        if (first || !contains(proxies, said)) return std::string{said};
        header = header.substr(0, comma);
    }
}

}  // namespace velatura::server
