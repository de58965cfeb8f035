// What the kinds of conditions are made of. A kind is a struct with its parameters as members. It
// says everything about itself in its file:
//
//   name           as data/ calls it
//   fields()       its parameters, by the names data/ uses
//   times()        how often the visible icons meet it
//   groups()       the icons that meet it, a group for each time; only asked where it is met
//   lacks()        what is missing; only asked where it is not met
//   code()         a number for each element and the swatches that show it, so that times() follows
//                  from the sum of all five (condition.h: ConditionTable)
//
// Every icon counts where a swatch shows several of an element, unless the kind says otherwise.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/painting.h"

namespace velatura::rules {

struct IconAt {
    Swatch swatch{};
    Element element{};
    bool bonus = false;  // a bonus icon for the element
    bool gold = false;   // a gold one
    bool plain = false;  // one that asks for nothing

    bool operator==(const IconAt&) const = default;
};
using IconGroup = std::vector<IconAt>;

// Why a condition is not met: lacks.<name> in lang/.
enum class Lack : std::uint8_t {
    empty_swatches,
    too_few_elements,
    too_many_elements,
    too_few,   // of the elements named
    too_many,  // likewise
    outnumbered,
    no_run,
    no_majority,
    not_neighbours,
    not_apart,
    no_mirror,
    uneven,
    in_common,
    wrong_side,
    no_slope,
    no_return,
    elsewhere,
    beside_its_like,
    no_lead,
    no_groups,
    too_plain,
    too_few_kinds,
    too_many_kinds,
    no_elements,  // on these swatches, whatever bonus icons lie there
};
std::string_view name_of(Lack lack);

struct Lacks {
    Lack lack{};
    std::vector<Element> elements{};
    int more = 0;  // so many too few, or too many
    std::vector<Swatch> swatches{};
};

// For code(): one of the four elements or, as the fifth, all icons together; and a bit for each
// swatch that shows it.
inline constexpr std::size_t all_icons = element_count;
inline constexpr std::size_t plane_count = element_count + 1;
using SwatchBits = unsigned;
inline constexpr std::size_t swatch_sets = 1u << swatch_count;

namespace kinds {

using Code = std::uint16_t;

inline Swatch swatch(std::size_t place) {
    return static_cast<Swatch>(place);
}

inline bool shows(const Icons& visible, std::size_t place, Element element) {
    return visible.swatches[place].elements[index(element)] > 0;
}

// Red and yellow; blue and violet; all five.
inline constexpr SwatchBits left_side = 0b00011;
inline constexpr SwatchBits right_side = 0b11000;
inline constexpr SwatchBits every_swatch = 0b11111;

// Icons of the element on these swatches.
inline int count_on(const Icons& visible, SwatchBits swatches, Element element) {
    int count = 0;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        if ((swatches >> place & 1u) != 0)
            count += visible.swatches[place].elements[index(element)];
    }
    return count;
}
inline int count_on(const Icons& visible, SwatchBits swatches) {
    int count = 0;
    for (const Element element : each_element)
        count += count_on(visible, swatches, element);
    return count;
}

// The elements a swatch shows, a bit for each.
inline unsigned elements_on(const Icons& visible, std::size_t place) {
    unsigned elements = 0;
    for (const Element element : each_element)
        elements |= shows(visible, place, element) ? 1u << index(element) : 0u;
    return elements;
}

// Every one of the element, from red to violet.
inline IconGroup all_of(const Icons& visible, Element element) {
    IconGroup icons;
    for (std::size_t place = 0; place < swatch_count; ++place) {
        icons.insert(icons.end(), visible.swatches[place].elements[index(element)],
                     {swatch(place), element});
    }
    return icons;
}

inline IconGroup all_on(const Icons& visible, SwatchBits swatches, Element element) {
    IconGroup icons = all_of(visible, element);
    std::erase_if(icons,
                  [&](const IconAt& icon) { return (swatches >> index(icon.swatch) & 1u) == 0; });
    return icons;
}

inline IconGroup all_elements(const Icons& visible) {
    IconGroup icons;
    for (const Element element : each_element) {
        const IconGroup more = all_of(visible, element);
        icons.insert(icons.end(), more.begin(), more.end());
    }
    return icons;
}

// The elements, the most numerous first, equal ones in their usual order.
inline std::array<Element, element_count> by_count(const Icons& visible) {
    auto sorted = each_element;
    std::ranges::sort(sorted, {}, [&](Element e) { return std::pair{-visible.count(e), e}; });
    return sorted;
}

// Those that are not there at all.
template <std::size_t count>
std::vector<Element> absent(const Icons& visible, const std::array<Element, count>& wanted) {
    std::vector<Element> list;
    std::ranges::copy_if(wanted, std::back_inserter(list),
                         [&](Element element) { return visible.count(element) == 0; });
    return list;
}

// code() of a kind that only asks how many there are of each element.
inline Code code_of_counts(std::size_t plane, SwatchBits swatches) {
    Code code = static_cast<Code>(std::popcount(swatches));
    for (std::size_t i = 0; i < plane; ++i)
        code = static_cast<Code>(code * (swatch_count + 1));
    return plane < element_count ? code : Code{0};
}

}  // namespace kinds

}  // namespace velatura::rules
