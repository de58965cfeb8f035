// At least so many of the most frequent element, of the second, and so on: one way of two.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

// Of the most frequent element, of the second, and so on.
struct Counts {
    std::array<std::uint8_t, element_count> least{};

    bool operator==(const Counts&) const = default;
};

struct CountProfile {
    static constexpr std::string_view name = "profile";

    std::array<Counts, 2> either{};

    void fields(auto&& field) { field("either", either); }
    bool operator==(const CountProfile&) const = default;

    int times(const Icons& visible) const {
        return std::ranges::any_of(either,
                                   [&](const Counts& way) { return missing(visible, way) == 0; })
                   ? 1
                   : 0;
    }

    // All of the elements that count in any way.
    std::vector<IconGroup> groups(const Icons& visible) const {
        const auto sorted = by_count(visible);
        IconGroup icons;
        for (std::size_t i = 0; i < element_count; ++i) {
            const bool counts = std::ranges::any_of(either, [&](const Counts& way) {
                return way.least[i] > 0 && missing(visible, way) == 0;
            });
            if (!counts) break;
            const IconGroup more = all_of(visible, sorted[i]);
            icons.insert(icons.end(), more.begin(), more.end());
        }
        return {icons};
    }

    Lacks lacks(const Icons& visible) const {
        return {.lack = Lack::no_majority,
                .more = std::min(missing(visible, either[0]), missing(visible, either[1]))};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return code_of_counts(plane, swatches);
    }

  private:
    static int missing(const Icons& visible, const Counts& way) {
        const auto sorted = by_count(visible);
        int more = 0;
        for (std::size_t i = 0; i < element_count; ++i)
            more += std::max(0, way.least[i] - visible.count(sorted[i]));
        return more;
    }
};

}  // namespace velatura::rules::kinds
