// Sets of all four elements.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Sets {
    static constexpr std::string_view name = "sets";

    void fields(auto&&) {}
    bool operator==(const Sets&) const = default;

    int times(const Icons& visible) const {
        int sets = visible.count(each_element.front());
        for (const Element element : each_element)
            sets = std::min(sets, visible.count(element));
        return sets;
    }

    std::vector<IconGroup> groups(const Icons& visible) const {
        std::vector<IconGroup> groups(static_cast<std::size_t>(times(visible)));
        for (const Element element : each_element) {
            const IconGroup icons = all_of(visible, element);
            for (std::size_t i = 0; i < groups.size(); ++i)
                groups[i].push_back(icons[i]);
        }
        return groups;
    }

    Lacks lacks(const Icons& visible) const {
        return {.lack = Lack::too_few, .elements = absent(visible, each_element), .more = 1};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return code_of_counts(plane, swatches);
    }
};

}  // namespace velatura::rules::kinds
