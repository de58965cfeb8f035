// So many more of one element than of any other.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Ahead {
    static constexpr std::string_view name = "ahead";

    std::uint8_t number = 1;

    void fields(auto&& field) { field("number", number); }
    bool operator==(const Ahead&) const = default;

    int times(const Icons& visible) const { return lead(visible) >= number ? 1 : 0; }

    std::vector<IconGroup> groups(const Icons& visible) const {
        return {all_of(visible, by_count(visible)[0])};
    }

    Lacks lacks(const Icons& visible) const {
        return {.lack = Lack::no_lead, .more = number - lead(visible)};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        return code_of_counts(plane, swatches);
    }

  private:
    static int lead(const Icons& visible) {
        const auto sorted = by_count(visible);
        return visible.count(sorted[0]) - visible.count(sorted[1]);
    }
};

}  // namespace velatura::rules::kinds
