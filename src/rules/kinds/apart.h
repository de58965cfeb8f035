// Two swatches that both show elements, and none in common.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Apart {
    static constexpr std::string_view name = "apart";

    std::array<Swatch, 2> swatches{};

    void fields(auto&& field) { field("swatches", swatches); }
    bool operator==(const Apart&) const = default;

    int times(const Icons& visible) const {
        const unsigned one = elements_on(visible, index(swatches[0]));
        const unsigned other = elements_on(visible, index(swatches[1]));
        return one != 0 && other != 0 && (one & other) == 0 ? 1 : 0;
    }

    std::vector<IconGroup> groups(const Icons& visible) const {
        IconGroup icons;
        for (const IconAt& icon : all_elements(visible)) {
            if (icon.swatch == swatches[0] || icon.swatch == swatches[1]) icons.push_back(icon);
        }
        return {icons};
    }

    Lacks lacks(const Icons& visible) const {
        Lacks lacks{.lack = Lack::no_elements};
        for (const Swatch swatch : swatches) {
            if (elements_on(visible, index(swatch)) == 0) lacks.swatches.push_back(swatch);
        }
        lacks.more = static_cast<int>(lacks.swatches.size());
        if (lacks.more > 0) return lacks;
        lacks.lack = Lack::in_common;
        lacks.swatches = {swatches.begin(), swatches.end()};
        const unsigned both =
            elements_on(visible, index(swatches[0])) & elements_on(visible, index(swatches[1]));
        for (const Element element : each_element) {
            if ((both >> index(element) & 1u) != 0) lacks.elements.push_back(element);
        }
        return lacks;
    }

    // By element, whether each of the two shows it.
    Code code(std::size_t plane, SwatchBits shown) const {
        if (plane >= element_count) return 0;
        const unsigned here =
            (shown >> index(swatches[0]) & 1u) | (shown >> index(swatches[1]) & 1u) << 1;
        return static_cast<Code>(here << 2 * plane);
    }
};

}  // namespace velatura::rules::kinds
