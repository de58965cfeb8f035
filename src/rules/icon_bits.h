// The icons of a card as bits, so that three layers are read in a few instructions. The general
// reader is read() in painting.h; a test holds the two together over every painting.
#pragma once

#include "rules/painting.h"

namespace velatura::rules {

// Pairs of a swatch among the lower and one among the upper five bits.
inline constexpr auto icon_pairs = [] {
    constexpr std::size_t sets = 1u << swatch_count;
    std::array<std::uint8_t, sets * sets> pairs{};
    for (unsigned bits = 0; bits < pairs.size(); ++bits) {
        pairs[bits] =
            static_cast<std::uint8_t>(std::popcount(bits % sets) * std::popcount(bits / sets));
    }
    return pairs;
}();

class IconBits {
  public:
    constexpr IconBits() = default;
    constexpr explicit IconBits(const Icons& icons) {
        for (std::size_t place = 0; place < swatch_count; ++place) {
            const SwatchIcons& swatch = icons.swatches[place];
            for (std::size_t element = 0; element < element_count; ++element) {
                add(swatch.elements[element], 2 * element, place);
                add(swatch.bonuses[element], 2 * element + 1, place);
            }
            if (swatch.special()) covered_ |= several;
            if (swatch.blank()) continue;
            for (std::size_t plane = 0; plane < planes; ++plane)
                covered_ |= std::uint64_t{1} << (plane * swatch_count + place);
        }
    }

    // What these three show, the first lying lowest.
    static constexpr IconBits lay(const IconBits& bottom, const IconBits& middle,
                                  const IconBits& top) {
        IconBits shown;
        shown.icons_ =
            top.icons_ | (~top.covered_ & (middle.icons_ | (~middle.covered_ & bottom.icons_)));
        shown.covered_ = bottom.covered_ | middle.covered_ | top.covered_;
        return shown;
    }

    // Somewhere on the cards are several icons of a kind in one swatch, or others than elements and
    // bonus icons: bits cannot tell.
    constexpr bool too_many() const { return (covered_ & several) != 0; }
    // The swatches that show the element, one bit each.
    constexpr std::size_t element(std::size_t which) const {
        return icons_ >> (2 * swatch_count * which) & one_plane;
    }
    // The same, and in the five bits above them those that show a bonus icon for it.
    constexpr std::size_t element_and_bonus(std::size_t which) const {
        return icons_ >> (2 * swatch_count * which) & (one_plane << swatch_count | one_plane);
    }
    constexpr std::size_t filled() const { return covered_ & one_plane; }

  private:
    static constexpr std::size_t planes = 2 * element_count;
    static constexpr std::uint64_t one_plane = (1u << swatch_count) - 1;
    static constexpr std::uint64_t several = std::uint64_t{1} << 63;

    constexpr void add(std::uint8_t count, std::size_t plane, std::size_t place) {
        if (count > 0) icons_ |= std::uint64_t{1} << (plane * swatch_count + place);
        if (count > 1) covered_ |= several;
    }

    // Plane by plane (hue, bonus hue, shape, ...), five bits each.
    std::uint64_t icons_ = 0;
    std::uint64_t covered_ = 0;  // in every plane the swatches with any icon
};

}  // namespace velatura::rules
