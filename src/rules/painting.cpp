#include "rules/painting.h"

#include <algorithm>
#include <functional>

namespace velatura::rules {

namespace {

using Counts = std::array<std::uint8_t, swatch_count>;  // one element, swatch by swatch

constexpr std::array<Element, element_count> elements{Element::hue, Element::shape,
                                                      Element::texture, Element::tone};

constexpr std::array<std::string_view, condition_count> condition_names{
    "composition", "consistency", "emphasis", "hierarchy", "movement", "proportion",
    "proximity",   "repetition",  "space",    "style",     "symmetry", "variety"};

Counts counts_of(const Icons& icons, Element element) {
    Counts counts{};
    for (std::size_t i = 0; i < swatch_count; ++i) {
        counts[i] = icons.swatches[i].elements[index(element)];
    }
    return counts;
}

// partners[i]: the swatches that may pair with swatch i, one bit each.
using Partners = std::array<std::uint8_t, swatch_count>;
constexpr Partners neighbouring{0b00010, 0b00101, 0b01010, 0b10100, 0b01000};
constexpr Partners apart{0b11100, 0b11000, 0b10001, 0b00011, 0b00111};

// The largest number of disjoint pairs (one icon of `left`, one of `right`, on partner swatches).
// A maximum matching, by Hall's theorem in its deficiency form: for a set S of left swatches at
// most as many of their icons find a partner as there are right icons on partners of S, so the
// answer is the least, over all S, of (left icons outside S) + (right icons on partners of S). Only
// sets of swatches that hold a left icon matter: at most 32, usually 4 to 8.
int largest_pairing(const Counts& left, const Counts& right, const Partners& partners) {
    unsigned support = 0;
    int left_total = 0;
    for (std::size_t i = 0; i < swatch_count; ++i) {
        if (left[i] != 0) support |= 1u << i;
        left_total += left[i];
    }
    int least = left_total;  // S = {}
    for (unsigned set = support; set != 0; set = (set - 1) & support) {
        int outside = left_total;
        unsigned reach = 0;
        for (std::size_t i = 0; i < swatch_count; ++i) {
            if ((set >> i & 1u) != 0) {
                outside -= left[i];
                reach |= partners[i];
            }
        }
        int reached = 0;
        for (std::size_t j = 0; j < swatch_count; ++j) {
            if ((reach >> j & 1u) != 0) reached += right[j];
        }
        least = std::min(least, outside + reached);
    }
    return least;
}

bool every_swatch_filled(const Icons& visible) {
    return std::ranges::none_of(visible.swatches, &SwatchIcons::empty);
}

int total_elements(const Icons& visible) {
    int total = 0;
    for (Element element : elements)
        total += visible.count(element);
    return total;
}

bool tone_leads(const Icons& visible) {
    const int tones = visible.count(Element::tone);
    return tones >= 1 && std::ranges::all_of(elements, [&](Element element) {
               return visible.count(element) <= tones;
           });
}

// Three swatches in a row, once an element: four or five in a row add nothing.
int elements_moving(const Icons& visible) {
    int moving = 0;
    for (Element element : elements) {
        const Counts counts = counts_of(visible, element);
        int run = 0;
        int longest = 0;
        for (std::uint8_t count : counts) {
            run = count != 0 ? run + 1 : 0;
            longest = std::max(longest, run);
        }
        if (longest >= 3) ++moving;
    }
    return moving;
}

bool in_proportion(const Icons& visible) {
    std::array<int, element_count> counts{};
    std::ranges::transform(elements, counts.begin(), [&](Element e) { return visible.count(e); });
    std::ranges::sort(counts, std::greater{});
    return counts[0] >= 5 || (counts[0] >= 3 && counts[1] >= 2);
}

int symmetric_pairs(const Icons& visible) {
    int pairs = 0;
    for (Element element : elements) {
        const Counts counts = counts_of(visible, element);
        pairs += std::min(counts[0], counts[4]);  // red and violet
        pairs += std::min(counts[1], counts[3]);  // yellow and blue
    }
    return pairs;
}

int complete_sets(const Icons& visible) {
    int sets = visible.count(Element::hue);
    for (Element element : elements)
        sets = std::min(sets, visible.count(element));
    return sets;
}

}  // namespace

Icons visible_icons(const Icons& bottom, const Icons& middle, const Icons& top) {
    Icons visible;
    for (std::size_t i = 0; i < swatch_count; ++i) {
        visible.swatches[i] = !top.swatches[i].empty()      ? top.swatches[i]
                              : !middle.swatches[i].empty() ? middle.swatches[i]
                                                            : bottom.swatches[i];
    }
    return visible;
}

std::string_view name_of(Condition condition) {
    return condition_names[index(condition)];
}

std::optional<Condition> condition_named(std::string_view name) {
    const auto found = std::ranges::find(condition_names, name);
    if (found == condition_names.end()) return std::nullopt;
    return static_cast<Condition>(found - condition_names.begin());
}

int times_met(Condition condition, const Icons& visible) {
    switch (condition) {
        case Condition::composition:
            return every_swatch_filled(visible) ? 1 : 0;
        case Condition::consistency:
            return total_elements(visible) == 6 ? 1 : 0;
        case Condition::emphasis:
            return visible.count(Element::hue) == 1 ? 1 : 0;
        case Condition::hierarchy:
            return tone_leads(visible) ? 1 : 0;
        case Condition::movement:
            return elements_moving(visible);
        case Condition::proportion:
            return in_proportion(visible) ? 1 : 0;
        case Condition::proximity:
            return largest_pairing(counts_of(visible, Element::texture),
                                   counts_of(visible, Element::tone), neighbouring);
        case Condition::repetition:
            return visible.count(Element::shape) / 2;
        case Condition::space:
            return largest_pairing(counts_of(visible, Element::hue),
                                   counts_of(visible, Element::shape), apart);
        case Condition::style:
            return visible.count(Element::texture) / 3;
        case Condition::symmetry:
            return symmetric_pairs(visible);
        case Condition::variety:
            return complete_sets(visible);
    }
    return 0;
}

int silver_ribbons(const Icons& visible) {
    int silver = 0;
    for (Element element : elements) {
        int bonuses = 0;
        for (const SwatchIcons& swatch : visible.swatches)
            bonuses += swatch.bonuses[index(element)];
        silver += bonuses * visible.count(element);
    }
    return silver;
}

Earnings earnings_of(const Icons& visible) {
    Earnings earnings;
    for (std::size_t i = 0; i < condition_count; ++i) {
        const auto condition = static_cast<Condition>(i);
        earnings.set_times(condition, times_met(condition, visible));
    }
    earnings.set_silver(silver_ribbons(visible));
    return earnings;
}

}  // namespace velatura::rules
