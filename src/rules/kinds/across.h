// Pairs of one element on the two left swatches and another on the two right ones.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Across {
    static constexpr std::string_view name = "across";

    std::array<Element, 2> elements{};

    void fields(auto&& field) { field("elements", elements); }
    bool operator==(const Across&) const = default;

    int times(const Icons& visible) const {
        return std::min(count_on(visible, left_side, elements[0]),
                        count_on(visible, right_side, elements[1]));
    }

    std::vector<IconGroup> groups(const Icons& visible) const {
        const IconGroup left = all_on(visible, left_side, elements[0]);
        const IconGroup right = all_on(visible, right_side, elements[1]);
        std::vector<IconGroup> pairs;
        for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
            pairs.push_back({left[i], right[i]});
        return pairs;
    }

    Lacks lacks(const Icons& visible) const {
        Lacks lacks{.lack = Lack::wrong_side};
        if (count_on(visible, left_side, elements[0]) == 0) lacks.elements.push_back(elements[0]);
        if (count_on(visible, right_side, elements[1]) == 0) lacks.elements.push_back(elements[1]);
        lacks.more = static_cast<int>(lacks.elements.size());
        return lacks;
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        int code = 0;
        if (plane == index(elements[0])) code += std::popcount(swatches & left_side);
        if (plane == index(elements[1])) code += 3 * std::popcount(swatches & right_side);
        return static_cast<Code>(code);
    }
};

}  // namespace velatura::rules::kinds
