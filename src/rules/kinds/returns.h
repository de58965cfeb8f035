// Three swatches in a row: the outer two share an element, the middle one shows elements but not
// that one. Once for each middle swatch.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Returns {
    static constexpr std::string_view name = "returns";

    void fields(auto&&) {}
    bool operator==(const Returns&) const = default;

    int times(const Icons& visible) const {
        int count = 0;
        for (std::size_t middle = 1; middle + 1 < swatch_count; ++middle)
            count += returning(visible, middle) != 0 ? 1 : 0;
        return count;
    }

    // Of each the element that returns, and what stands between.
    std::vector<IconGroup> groups(const Icons& visible) const {
        std::vector<IconGroup> groups;
        for (std::size_t middle = 1; middle + 1 < swatch_count; ++middle) {
            const unsigned elements = returning(visible, middle);
            if (elements == 0) continue;
            const auto element = static_cast<Element>(std::countr_zero(elements));
            const auto between =
                static_cast<Element>(std::countr_zero(elements_on(visible, middle)));
            groups.push_back({{swatch(middle - 1), element},
                              {swatch(middle), between},
                              {swatch(middle + 1), element}});
        }
        return groups;
    }

    Lacks lacks(const Icons&) const { return {.lack = Lack::no_return}; }

    // A bit for each middle swatch: some other element is there (a count), and this one returns.
    Code code(std::size_t plane, SwatchBits swatches) const {
        Code code = 0;
        for (std::size_t middle = 1; middle + 1 < swatch_count && plane < element_count; ++middle) {
            const unsigned here = swatches >> middle & 1u;
            const unsigned around =
                (swatches >> (middle - 1) & 1u) & (swatches >> (middle + 1) & 1u);
            code = static_cast<Code>(code * middle_code + here + step * (around & ~here & 1u));
        }
        return code;
    }

  private:
    // Elements on the middle swatch, none to four, and elements that return around it, likewise.
    static constexpr unsigned step = element_count + 1;
    static constexpr unsigned middle_code = step * step;

    static unsigned returning(const Icons& visible, std::size_t middle) {
        const unsigned here = elements_on(visible, middle);
        if (here == 0) return 0;
        return elements_on(visible, middle - 1) & elements_on(visible, middle + 1) & ~here;
    }
};

}  // namespace velatura::rules::kinds
