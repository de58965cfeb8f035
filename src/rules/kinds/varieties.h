// Exactly so many kinds of element.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Varieties {
    static constexpr std::string_view name = "varieties";

    std::uint8_t number = 1;

    void fields(auto&& field) { field("number", number); }
    bool operator==(const Varieties&) const = default;

    int times(const Icons& visible) const { return kinds_in(visible) == number ? 1 : 0; }

    std::vector<IconGroup> groups(const Icons& visible) const { return {all_elements(visible)}; }

    Lacks lacks(const Icons& visible) const {
        const int over = kinds_in(visible) - number;
        return {.lack = over < 0 ? Lack::too_few_kinds : Lack::too_many_kinds,
                .more = over < 0 ? -over : over};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return plane < element_count && swatches != 0 ? 1 : 0;
    }

  private:
    static int kinds_in(const Icons& visible) {
        return static_cast<int>(std::ranges::count_if(
            each_element, [&](Element element) { return visible.count(element) > 0; }));
    }
};

}  // namespace velatura::rules::kinds
