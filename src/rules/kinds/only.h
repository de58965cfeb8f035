// Elements that are on this swatch and nowhere else: once an element.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Only {
    static constexpr std::string_view name = "only";

    Swatch on{};

    void fields(auto&& field) { field("swatch", on); }
    bool operator==(const Only&) const = default;

    int times(const Icons& visible) const {
        int count = 0;
        for (const Element element : each_element)
            count += is_only_there(visible, element) ? 1 : 0;
        return count;
    }

    std::vector<IconGroup> groups(const Icons& visible) const {
        std::vector<IconGroup> groups;
        for (const Element element : each_element) {
            if (is_only_there(visible, element)) groups.push_back(all_of(visible, element));
        }
        return groups;
    }

    Lacks lacks(const Icons& visible) const {
        return {.lack = elements_on(visible, index(on)) == 0 ? Lack::no_elements : Lack::elsewhere,
                .more = 1,
                .swatches = {on}};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return plane < element_count && swatches == 1u << index(on) ? 1 : 0;
    }

  private:
    bool is_only_there(const Icons& visible, Element element) const {
        const int here = visible[on].elements[index(element)];
        return here > 0 && here == visible.count(element);
    }
};

}  // namespace velatura::rules::kinds
