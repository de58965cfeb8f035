// What makes a deck fair, counted.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "rules/cards.h"

namespace velatura::content {

struct Balance {
    std::array<int, rules::element_count> elements{};
    std::array<int, rules::element_count> bonuses{};
    int left = 0;
    int right = 0;
    int pairs_of_swatches = 0;
    int fewest_of_a_pair = 0;
    int most_of_a_pair = 0;

    bool operator==(const Balance&) const = default;
};

inline Balance balance_of(const rules::Cards& cards) {
    Balance balance;
    std::map<std::vector<std::size_t>, int> pairs;
    for (const rules::ArtCard& card : cards.art()) {
        ++(card.side == rules::Side::left ? balance.left : balance.right);
        std::vector<std::size_t> used;
        for (std::size_t swatch = 0; swatch < rules::swatch_count; ++swatch) {
            const rules::SwatchIcons& icons = card.icons.swatches[swatch];
            if (!icons.empty()) used.push_back(swatch);
            for (std::size_t e = 0; e < rules::element_count; ++e) {
                balance.elements[e] += icons.elements[e];
                balance.bonuses[e] += icons.bonuses[e];
            }
        }
        ++pairs[used];
    }
    balance.fewest_of_a_pair = balance.most_of_a_pair = pairs.begin()->second;
    for (const auto& [used, count] : pairs) {
        if (used.size() == 2) ++balance.pairs_of_swatches;
        balance.fewest_of_a_pair = std::min(balance.fewest_of_a_pair, count);
        balance.most_of_a_pair = std::max(balance.most_of_a_pair, count);
    }
    return balance;
}

// As in the data, with spaces between: "hue tone".
inline std::string icon_names(const rules::SwatchIcons& icons) {
    constexpr std::array names = {"hue", "shape", "texture", "tone"};
    std::string text;
    const auto add = [&](int times, const char* prefix, const char* name) {
        for (int i = 0; i < times; ++i) {
            text.append(text.empty() ? "" : " ").append(prefix).append(name);
        }
    };
    for (std::size_t e = 0; e < names.size(); ++e)
        add(icons.elements[e], "", names[e]);
    for (std::size_t e = 0; e < names.size(); ++e)
        add(icons.bonuses[e], "bonus-", names[e]);
    return text;
}

}  // namespace velatura::content
