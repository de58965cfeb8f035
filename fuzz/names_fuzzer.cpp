// Any bytes as two names: judged without a crash, alike to themselves and both ways, and what is
// clear has nothing in it that a terminal or a page would obey.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "online/names.h"

using namespace velatura;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input{reinterpret_cast<const char*>(data), size};
    const std::size_t line = std::min(input.find('\n'), size);
    const std::string_view one = input.substr(0, line);
    const std::string_view other = input.substr(std::min(line + 1, size));
    if (online::is_clear_name(one)) {
        require(!one.empty());
        for (const char c : one)
            require(static_cast<unsigned char>(c) >= ' ' && c != '\x7f');
        require(one.find("\u202e") == std::string_view::npos);
    }
    require(online::look_alike(one, one));
    require(online::look_alike(one, other) == online::look_alike(other, one));
    return 0;
}
