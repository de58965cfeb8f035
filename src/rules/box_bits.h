// The icons of a card as bits, as in IconBits, with what the boxes print beside elements and silver
// bonus icons. The general reader is read() in painting.h; a test holds the two together.
#pragma once

#include "rules/icon_bits.h"

namespace velatura::rules {

class BoxBits {
  public:
    constexpr explicit BoxBits(const Icons& icons) {
        for (std::size_t place = 0; place < swatch_count; ++place) {
            const SwatchIcons& swatch = icons.swatches[place];
            for (std::size_t element = 0; element < element_count; ++element) {
                add(icons_, swatch.elements[element], 2 * element, place);
                add(icons_, swatch.bonuses[element], 2 * element + 1, place);
                add(others_, swatch.golds[element], element, place);
            }
            add(others_, swatch.plain, plain, place);
            add(others_, swatch.stars, stars, place);
            if (swatch.doubles != 0 || swatch.blends != 0) add(others_, 1, beyond, place);
            if (!swatch.blank()) printed_ |= std::uint64_t{1} << place;
        }
    }

    // What these three show, the first lying lowest.
    static constexpr BoxBits lay(const BoxBits& bottom, const BoxBits& middle, const BoxBits& top) {
        return over(top, over(middle, bottom));
    }

    // The elements named for ★, from red to violet.
    constexpr void name(Stars elements) {
        for (std::size_t n = 0; n < Stars::most && plane(others_, stars) != 0; ++n) {
            const auto place = static_cast<std::size_t>(std::countr_zero(plane(others_, stars)));
            others_ &= ~(std::uint64_t{1} << (stars * swatch_count + place));
            const std::size_t element = index(elements[n]);
            if ((plane(icons_, 2 * element) >> place & 1) != 0) add(others_, 1, beyond, place);
            add(icons_, 1, 2 * element, place);
        }
    }

    // Several icons of a kind in one swatch, X2 or Blend: bits cannot tell.
    constexpr bool too_many() const { return plane(others_, beyond) != 0; }
    constexpr std::size_t element(std::size_t which) const {
        return static_cast<std::size_t>(plane(icons_, 2 * which));
    }
    constexpr std::size_t element_and_bonus(std::size_t which) const {
        return icons_ >> (2 * swatch_count * which) & (one_plane << swatch_count | one_plane);
    }
    constexpr std::size_t filled() const { return static_cast<std::size_t>(printed_); }
    constexpr unsigned plain_bonuses() const { return count(plane(others_, plain)); }
    constexpr unsigned gold_ribbons() const {
        unsigned gold = 0;
        for (std::size_t which = 0; which < element_count; ++which) {
            const std::uint64_t golds = plane(others_, which);
            if (golds == 0) continue;
            gold += count(golds & element(which) << 1) + count(golds & element(which) >> 1);
        }
        return gold;
    }
    static constexpr unsigned count(std::uint64_t swatches) {
        return icon_pairs[static_cast<std::size_t>(swatches << swatch_count | 1)];
    }

  private:
    static constexpr std::uint64_t one_plane = (1u << swatch_count) - 1;
    // Planes of others_ after the gold bonus icons.
    static constexpr std::size_t plain = element_count;
    static constexpr std::size_t stars = plain + 1;
    static constexpr std::size_t beyond = stars + 1;

    static constexpr std::uint64_t plane(std::uint64_t planes, std::size_t which) {
        return planes >> (which * swatch_count) & one_plane;
    }
    constexpr void add(std::uint64_t& planes, std::uint8_t number, std::size_t which,
                       std::size_t place) {
        if (number > 0) planes |= std::uint64_t{1} << (which * swatch_count + place);
        if (number > 1) others_ |= std::uint64_t{1} << (beyond * swatch_count + place);
    }
    static constexpr BoxBits over(const BoxBits& upper, const BoxBits& lower) {
        constexpr std::uint64_t first_of_each = 0x0084210842108421;  // eleven planes
        const std::uint64_t covered = upper.printed_ * first_of_each;
        BoxBits shown = upper;
        shown.icons_ |= lower.icons_ & ~covered;
        shown.others_ |= lower.others_ & ~covered;
        shown.printed_ |= lower.printed_;
        return shown;
    }

    std::uint64_t icons_ = 0;   // hue, bonus hue, shape, ...: five bits each
    std::uint64_t others_ = 0;  // gold for each element, plain, ★, what bits cannot tell
    std::uint64_t printed_ = 0;
};

}  // namespace velatura::rules
