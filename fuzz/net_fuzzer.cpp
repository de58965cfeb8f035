// Any bytes as a list of nets and as what a proxy says of its client: understood or not, and what
// is understood is an address that is none of the proxies', unless nobody else was named.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/net.h"

using namespace velatura;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input{reinterpret_cast<const char*>(data), size};
    const std::size_t line = std::min(input.find('\n'), size);
    const auto nets = server::read_nets(input.substr(0, line));
    if (nets) {
        for (const server::Net& net : *nets)
            require(net.bits >= 0 && net.bits <= 128);
    }
    const server::Nets proxies = nets.value_or(server::Nets{});
    const std::string_view header = input.substr(std::min(line + 1, size));
    if (const auto client = server::client_address(header, proxies)) {
        require(server::address_bytes(*client).has_value());
        require(header.find(*client) != std::string_view::npos);
        const std::size_t first = header.find(',');
        const bool passed_all = contains(proxies, *client);
        require(!passed_all || header.substr(0, first).find(*client) != std::string_view::npos);
    }
    return 0;
}
