// Exactly so many elements in all.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Total {
    static constexpr std::string_view name = "total";

    std::uint8_t number = 0;

    void fields(auto&& field) { field("number", number); }
    bool operator==(const Total&) const = default;

    int times(const Icons& visible) const { return over(visible) == 0 ? 1 : 0; }

    std::vector<IconGroup> groups(const Icons& visible) const { return {all_elements(visible)}; }

    Lacks lacks(const Icons& visible) const {
        const int more = over(visible);
        return {.lack = more > 0 ? Lack::too_many_elements : Lack::too_few_elements,
                .more = more > 0 ? more : -more};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return plane < element_count ? static_cast<Code>(std::popcount(swatches)) : Code{0};
    }

  private:
    int over(const Icons& visible) const {
        int total = -number;
        for (const Element element : each_element)
            total += visible.count(element);
        return total;
    }
};

}  // namespace velatura::rules::kinds
