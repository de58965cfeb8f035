// From one edge to the other the number of elements never falls, and the last swatch shows more
// than the first.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Rising {
    static constexpr std::string_view name = "rising";

    void fields(auto&&) {}
    bool operator==(const Rising&) const = default;

    int times(const Icons& visible) const {
        auto numbers = by_swatch(visible);
        if (rises(numbers)) return 1;
        std::ranges::reverse(numbers);
        return rises(numbers) ? 1 : 0;
    }

    std::vector<IconGroup> groups(const Icons& visible) const { return {all_elements(visible)}; }

    Lacks lacks(const Icons&) const { return {.lack = Lack::no_slope}; }

    // The number on each swatch, which is four at most.
    Code code(std::size_t plane, SwatchBits swatches) const {
        Code code = 0;
        for (std::size_t place = 0; place < swatch_count && plane < element_count; ++place)
            code = static_cast<Code>(code * (element_count + 1) + (swatches >> place & 1u));
        return code;
    }

  private:
    using Numbers = std::array<int, swatch_count>;

    static Numbers by_swatch(const Icons& visible) {
        Numbers numbers{};
        for (std::size_t place = 0; place < swatch_count; ++place)
            numbers[place] = count_on(visible, 1u << place);
        return numbers;
    }
    static bool rises(const Numbers& numbers) {
        return std::ranges::is_sorted(numbers) && numbers.back() > numbers.front();
    }
};

}  // namespace velatura::rules::kinds
