// An element on so many swatches in a row: once an element, however long the row and however many
// icons there are.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Run {
    static constexpr std::string_view name = "run";

    std::uint8_t length = 1;

    void fields(auto&& field) { field("length", length); }
    bool operator==(const Run&) const = default;

    int times(const Icons& visible) const {
        int count = 0;
        for (const Element element : each_element) {
            SwatchBits swatches = 0;
            for (std::size_t place = 0; place < swatch_count; ++place)
                swatches |= shows(visible, place, element) ? 1u << place : 0u;
            count += has_run(swatches) ? 1 : 0;
        }
        return count;
    }

    // The longest row of each.
    std::vector<IconGroup> groups(const Icons& visible) const {
        std::vector<IconGroup> groups;
        for (const Element element : each_element) {
            IconGroup run;
            IconGroup longest;
            for (std::size_t place = 0; place < swatch_count; ++place) {
                if (!shows(visible, place, element)) run.clear();
                if (shows(visible, place, element)) run.push_back({swatch(place), element});
                if (run.size() > longest.size()) longest = run;
            }
            if (longest.size() >= length) groups.push_back(longest);
        }
        return groups;
    }

    // The swatches in a row and the element that miss least.
    Lacks lacks(const Icons& visible) const {
        Lacks nearest{.lack = Lack::no_run, .more = length};
        for (const Element element : each_element) {
            for (std::size_t first = 0; first + length <= swatch_count; ++first) {
                std::vector<Swatch> missing;
                for (std::size_t place = first; place < first + length; ++place) {
                    if (!shows(visible, place, element)) missing.push_back(swatch(place));
                }
                if (static_cast<int>(missing.size()) >= nearest.more) continue;
                nearest.elements = {element};
                nearest.more = static_cast<int>(missing.size());
                nearest.swatches = std::move(missing);
            }
        }
        return nearest;
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return plane < element_count && has_run(swatches) ? 1 : 0;
    }

  private:
    bool has_run(SwatchBits swatches) const {
        for (std::size_t i = 1; i < length; ++i)
            swatches &= swatches >> 1;
        return swatches != 0;
    }
};

}  // namespace velatura::rules::kinds
