// An icon, of an element or a bonus, in every swatch.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Filled {
    static constexpr std::string_view name = "filled";

    void fields(auto&&) {}
    bool operator==(const Filled&) const = default;

    int times(const Icons& visible) const {
        return std::ranges::none_of(visible.swatches, &SwatchIcons::empty) ? 1 : 0;
    }

    // An icon of every swatch.
    std::vector<IconGroup> groups(const Icons& visible) const {
        IconGroup icons;
        for (std::size_t place = 0; place < swatch_count; ++place) {
            const SwatchIcons& shown = visible.swatches[place];
            const auto has = [](std::uint8_t count) { return count > 0; };
            if (const auto found = std::ranges::find_if(shown.elements, has);
                found != shown.elements.end()) {
                icons.push_back(
                    {swatch(place), static_cast<Element>(found - shown.elements.begin())});
            } else if (const auto bonus = std::ranges::find_if(shown.bonuses, has);
                       bonus != shown.bonuses.end()) {
                icons.push_back(
                    {swatch(place), static_cast<Element>(bonus - shown.bonuses.begin()), true});
            } else if (const auto gold = std::ranges::find_if(shown.golds, has);
                       gold != shown.golds.end()) {
                icons.push_back(
                    {swatch(place), static_cast<Element>(gold - shown.golds.begin()), true, true});
            } else {
                icons.push_back({swatch(place), {}, true, false, true});
            }
        }
        return {icons};
    }

    Lacks lacks(const Icons& visible) const {
        Lacks empty{.lack = Lack::empty_swatches};
        for (std::size_t place = 0; place < swatch_count; ++place) {
            if (visible.swatches[place].empty()) empty.swatches.push_back(swatch(place));
        }
        empty.more = static_cast<int>(empty.swatches.size());
        return empty;
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return plane == all_icons ? static_cast<Code>(swatches) : Code{0};
    }
};

}  // namespace velatura::rules::kinds
