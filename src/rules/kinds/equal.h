// As many of one element as of another, so many of each at least.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Equal {
    static constexpr std::string_view name = "equal";

    std::array<Element, 2> elements{};
    std::uint8_t number = 1;

    void fields(auto&& field) {
        field("elements", elements);
        field("number", number);
    }
    bool operator==(const Equal&) const = default;

    int times(const Icons& visible) const {
        const int count = visible.count(elements[0]);
        return count == visible.count(elements[1]) && count >= number ? 1 : 0;
    }

    std::vector<IconGroup> groups(const Icons& visible) const {
        IconGroup icons = all_of(visible, elements[0]);
        const IconGroup others = all_of(visible, elements[1]);
        icons.insert(icons.end(), others.begin(), others.end());
        return {icons};
    }

    // Of the one there are fewer of.
    Lacks lacks(const Icons& visible) const {
        const int one = visible.count(elements[0]);
        const int other = visible.count(elements[1]);
        Lacks lacks{.lack = Lack::too_few, .more = std::max<int>(number, std::max(one, other))};
        lacks.more -= std::min(one, other);
        if (one <= other) lacks.elements.push_back(elements[0]);
        if (other <= one) lacks.elements.push_back(elements[1]);
        return lacks;
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        int code = 0;
        if (plane == index(elements[0])) code += std::popcount(swatches);
        if (plane == index(elements[1])) code += 6 * std::popcount(swatches);
        return static_cast<Code>(code);
    }
};

}  // namespace velatura::rules::kinds
