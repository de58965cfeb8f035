// As many elements on the two left swatches as on the two right ones, so many a side at least.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Sides {
    static constexpr std::string_view name = "sides";

    std::uint8_t number = 1;

    void fields(auto&& field) { field("number", number); }
    bool operator==(const Sides&) const = default;

    int times(const Icons& visible) const {
        const auto [left, right] = counts(visible);
        return left == right && left >= number ? 1 : 0;
    }

    std::vector<IconGroup> groups(const Icons& visible) const {
        IconGroup icons;
        for (const IconAt& icon : all_elements(visible)) {
            if (icon.swatch != Swatch::green) icons.push_back(icon);
        }
        return {icons};
    }

    // What the smaller side lacks.
    Lacks lacks(const Icons& visible) const {
        const auto [left, right] = counts(visible);
        return {.lack = Lack::uneven,
                .more = std::max<int>(number, std::max(left, right)) - std::min(left, right)};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        if (plane >= element_count) return 0;
        return static_cast<Code>(std::popcount(swatches & left_side) +
                                 side_code * std::popcount(swatches & right_side));
    }

  private:
    static std::pair<int, int> counts(const Icons& visible) {
        return {count_on(visible, left_side), count_on(visible, right_side)};
    }
    static constexpr int side_code = 2 * element_count + 1;
};

}  // namespace velatura::rules::kinds
