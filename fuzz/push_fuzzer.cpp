// Any bytes as what a browser says of a subscription: an address, a key and a secret. Understood or
// not; what is understood can be sent to, and no line of a request ends within it.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "push/base64.h"
#include "push/encryption.h"
#include "push/vapid.h"

using namespace velatura;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input{reinterpret_cast<const char*>(data), size};
    if (const auto address = push::read_endpoint(input)) {
        require(is_plain(authority_of(*address)) && is_plain(address->target));
        require(address->target.starts_with('/') && address->port != 0);
        require(push::read_endpoint(origin_of(*address) + address->target) == address);
    }
    if (push::is_contact(input)) require(is_plain(input) && !input.contains('"'));
    if (const auto bytes = push::from_base64(input)) require(push::base64(*bytes) == input);
    const std::size_t line = std::min(input.find('\n'), size);
    const std::string_view rest = input.substr(std::min(line + 1, size));
    if (const auto to = push::read_subscriber(input.substr(0, line), rest)) {
        require(push::encrypt(*to, "turn").has_value());
    }
    require(!push::KeyPair::read(input) || push::KeyPair::read(input)->text() == input);
    return 0;
}
