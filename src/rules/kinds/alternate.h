// So many elements at least, and none of a kind on two neighbouring swatches.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Alternate {
    static constexpr std::string_view name = "alternate";

    std::uint8_t number = 1;

    void fields(auto&& field) { field("number", number); }
    bool operator==(const Alternate&) const = default;

    int times(const Icons& visible) const {
        return count_on(visible, every_swatch) >= number && beside_its_like(visible).empty() ? 1
                                                                                             : 0;
    }

    std::vector<IconGroup> groups(const Icons& visible) const { return {all_elements(visible)}; }

    Lacks lacks(const Icons& visible) const {
        const int count = count_on(visible, every_swatch);
        if (count < number) return {.lack = Lack::too_few_elements, .more = number - count};
        return {.lack = Lack::beside_its_like, .elements = beside_its_like(visible)};
    }

    // The number of elements, and of those that stand beside their like.
    Code code(std::size_t plane, SwatchBits swatches) const {
        if (plane >= element_count) return 0;
        const bool beside = (swatches & swatches >> 1) != 0;
        return static_cast<Code>(std::popcount(swatches) + (beside ? beside_code : 0));
    }

  private:
    static constexpr int beside_code = element_count * swatch_count + 1;

    static std::vector<Element> beside_its_like(const Icons& visible) {
        unsigned found = 0;
        for (std::size_t place = 0; place + 1 < swatch_count; ++place)
            found |= elements_on(visible, place) & elements_on(visible, place + 1);
        std::vector<Element> elements;
        for (const Element element : each_element) {
            if ((found >> index(element) & 1u) != 0) elements.push_back(element);
        }
        return elements;
    }
};

}  // namespace velatura::rules::kinds
