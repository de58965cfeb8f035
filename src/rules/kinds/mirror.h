// The same element on two swatches that mirror each other: red and violet, yellow and blue.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Mirror {
    static constexpr std::string_view name = "mirror";

    void fields(auto&&) {}
    bool operator==(const Mirror&) const = default;

    int times(const Icons& visible) const {
        int pairs = 0;
        for (const Element element : each_element) {
            for (std::size_t place = 0; place < swatch_count / 2; ++place)
                pairs += pairs_on(visible, place, element);
        }
        return pairs;
    }

    std::vector<IconGroup> groups(const Icons& visible) const {
        std::vector<IconGroup> groups;
        for (const Element element : each_element) {
            for (std::size_t place = 0; place < swatch_count / 2; ++place) {
                groups.insert(groups.end(),
                              static_cast<std::size_t>(pairs_on(visible, place, element)),
                              {{swatch(place), element}, {swatch(mirrored(place)), element}});
            }
        }
        return groups;
    }

    Lacks lacks(const Icons&) const { return {.lack = Lack::no_mirror}; }

    Code code(std::size_t plane, SwatchBits swatches) const {
        Code pairs = 0;
        for (std::size_t place = 0; place < swatch_count / 2 && plane < element_count; ++place)
            pairs =
                static_cast<Code>(pairs + (swatches >> place & swatches >> mirrored(place) & 1));
        return pairs;
    }

  private:
    static std::size_t mirrored(std::size_t place) { return swatch_count - 1 - place; }
    static int pairs_on(const Icons& visible, std::size_t place, Element element) {
        return std::min(visible.swatches[place].elements[index(element)],
                        visible.swatches[mirrored(place)].elements[index(element)]);
    }
};

}  // namespace velatura::rules::kinds
