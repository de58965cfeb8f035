// One element at least, and of no other element more.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Lead {
    static constexpr std::string_view name = "lead";

    Element element{};

    void fields(auto&& field) { field("element", element); }
    bool operator==(const Lead&) const = default;

    int times(const Icons& visible) const {
        const int count = visible.count(element);
        const bool leads = std::ranges::all_of(
            each_element, [&](Element other) { return visible.count(other) <= count; });
        return count >= 1 && leads ? 1 : 0;
    }

    std::vector<IconGroup> groups(const Icons& visible) const { return {all_of(visible, element)}; }

    Lacks lacks(const Icons& visible) const {
        const int count = visible.count(element);
        const Element most = by_count(visible)[0];
        const int ahead = visible.count(most) - count;
        if (count == 0) {
            return {.lack = Lack::too_few, .elements = {element}, .more = std::max(1, ahead)};
        }
        return {.lack = Lack::outnumbered, .elements = {most}, .more = ahead};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return code_of_counts(plane, swatches);
    }
};

}  // namespace velatura::rules::kinds
