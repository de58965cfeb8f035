// Exactly so many of one element.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Exactly {
    static constexpr std::string_view name = "exactly";

    Element element{};
    std::uint8_t number = 0;

    void fields(auto&& field) {
        field("element", element);
        field("number", number);
    }
    bool operator==(const Exactly&) const = default;

    int times(const Icons& visible) const { return visible.count(element) == number ? 1 : 0; }

    std::vector<IconGroup> groups(const Icons& visible) const { return {all_of(visible, element)}; }

    Lacks lacks(const Icons& visible) const {
        const int over = visible.count(element) - number;
        return {.lack = over < 0 ? Lack::too_few : Lack::too_many,
                .elements = {element},
                .more = over < 0 ? -over : over};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return plane == index(element) ? static_cast<Code>(std::popcount(swatches)) : Code{0};
    }
};

}  // namespace velatura::rules::kinds
