#include "store/utf8.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace velatura::store {

bool is_text(std::string_view text) {
    constexpr std::array<std::uint32_t, 4> least{1, 0x80, 0x800, 0x10000};  // for so many followers
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<std::uint8_t>(text[at++]);
        const std::size_t followers = lead < 0x80   ? 0
                                      : lead < 0xc0 ? 4
                                      : lead < 0xe0 ? 1
                                      : lead < 0xf0 ? 2
                                      : lead < 0xf8 ? 3
                                                    : 4;
        if (followers == 4 || text.size() - at < followers) return false;
        std::uint32_t point = followers == 0 ? lead : lead & (0x3fU >> followers);
        for (std::size_t i = 0; i < followers; ++i) {
            const auto follower = static_cast<std::uint8_t>(text[at++]);
            if ((follower & 0xc0) != 0x80) return false;
            point = point << 6 | (follower & 0x3f);
        }
        const bool surrogate = point >= 0xd800 && point < 0xe000;
        if (point < least.at(followers) || point > 0x10ffff || surrogate) return false;
    }
    return true;
}

}  // namespace velatura::store
