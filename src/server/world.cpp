#include "server/world.h"

#include <sys/random.h>

#include <cstdlib>
#include <vector>

#include "chance/hex.h"

namespace velatura::server {

std::string random_digits(std::size_t digits) {
    std::vector<std::uint8_t> bytes((digits + 1) / 2);
    // Up to 256 bytes come whole, or not at all on a system without a source.
    if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
        std::abort();
    }
    return chance::hex(bytes).substr(0, digits);
}

}  // namespace velatura::server
