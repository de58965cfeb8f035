// Each so many of one element.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Every {
    static constexpr std::string_view name = "every";

    Element element{};
    std::uint8_t number = 1;

    void fields(auto&& field) {
        field("element", element);
        field("number", number);
    }
    bool operator==(const Every&) const = default;

    int times(const Icons& visible) const { return visible.count(element) / number; }

    // Those left over count nothing.
    std::vector<IconGroup> groups(const Icons& visible) const {
        const IconGroup icons = all_of(visible, element);
        std::vector<IconGroup> groups;
        for (auto from = icons.begin(); icons.end() - from >= number; from += number)
            groups.emplace_back(from, from + number);
        return groups;
    }

    Lacks lacks(const Icons& visible) const {
        return {
            .lack = Lack::too_few, .elements = {element}, .more = number - visible.count(element)};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return plane == index(element) ? static_cast<Code>(std::popcount(swatches)) : Code{0};
    }
};

}  // namespace velatura::rules::kinds
