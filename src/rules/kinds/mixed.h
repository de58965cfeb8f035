// Swatches with so many different elements at least: for every so many of them.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Mixed {
    static constexpr std::string_view name = "mixed";

    std::uint8_t number = 1;
    std::uint8_t every = 1;

    void fields(auto&& field) {
        field("number", number);
        field("every", every);
    }
    bool operator==(const Mixed&) const = default;

    int times(const Icons& visible) const {
        int swatches = 0;
        for (std::size_t place = 0; place < swatch_count; ++place)
            swatches += is_mixed(visible, place) ? 1 : 0;
        return swatches / every;
    }

    std::vector<IconGroup> groups(const Icons& visible) const {
        std::vector<IconGroup> groups;
        IconGroup icons;
        int swatches = 0;
        for (std::size_t place = 0; place < swatch_count; ++place) {
            if (!is_mixed(visible, place)) continue;
            for (const Element element : each_element) {
                if (shows(visible, place, element)) icons.push_back({swatch(place), element});
            }
            if (++swatches % every != 0) continue;
            groups.push_back(icons);
            icons.clear();
        }
        return groups;
    }

    Lacks lacks(const Icons& visible) const {
        Lacks lacks{.lack = Lack::too_plain, .more = every};
        for (std::size_t place = 0; place < swatch_count; ++place)
            lacks.more -= is_mixed(visible, place) ? 1 : 0;
        return lacks;
    }

    // The number of different elements on each swatch, which is four at most.
    Code code(std::size_t plane, SwatchBits swatches) const {
        Code code = 0;
        for (std::size_t place = 0; place < swatch_count && plane < element_count; ++place)
            code = static_cast<Code>(code * (element_count + 1) + (swatches >> place & 1u));
        return code;
    }

  private:
    bool is_mixed(const Icons& visible, std::size_t place) const {
        return std::popcount(elements_on(visible, place)) >= number;
    }
};

}  // namespace velatura::rules::kinds
