// Elements of which there are exactly so many: for every so many of them.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Groups {
    static constexpr std::string_view name = "groups";

    std::uint8_t number = 1;
    std::uint8_t every = 1;

    void fields(auto&& field) {
        field("number", number);
        field("every", every);
    }
    bool operator==(const Groups&) const = default;

    int times(const Icons& visible) const {
        return static_cast<int>(those(visible).size()) / every;
    }

    // Those left over count nothing.
    std::vector<IconGroup> groups(const Icons& visible) const {
        const std::vector<Element> elements = those(visible);
        std::vector<IconGroup> groups(elements.size() / every);
        for (std::size_t i = 0; i < groups.size() * every; ++i) {
            const IconGroup more = all_of(visible, elements[i]);
            groups[i / every].insert(groups[i / every].end(), more.begin(), more.end());
        }
        return groups;
    }

    Lacks lacks(const Icons& visible) const {
        return {.lack = Lack::no_groups, .more = every - static_cast<int>(those(visible).size())};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return plane < element_count && std::popcount(swatches) == number ? 1 : 0;
    }

  private:
    std::vector<Element> those(const Icons& visible) const {
        std::vector<Element> elements;
        for (const Element element : each_element) {
            if (visible.count(element) == number) elements.push_back(element);
        }
        return elements;
    }
};

}  // namespace velatura::rules::kinds
