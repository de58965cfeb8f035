// Pairs of two different elements on swatches so far apart, as many as can be formed; no icon is in
// two of them.
#pragma once

#include "rules/kinds/kind.h"

namespace velatura::rules::kinds {

struct Pairs {
    static constexpr std::string_view name = "pairs";

    std::array<Element, 2> of{};
    std::array<std::uint8_t, 2> distance{};  // from, to; 1 is the next swatch

    void fields(auto&& field) {
        field("elements", of);
        field("distance", distance);
    }
    bool operator==(const Pairs&) const = default;

    // A maximum matching, by Hall's theorem in its deficiency form: for a set S of swatches at most
    // as many of their first elements find a partner as there are second elements on partners of S,
    // so the answer is the least, over all S, of (first elements outside S) + (second elements on
    // partners of S). Only sets of swatches that hold a first element matter: at most 32, usually 4
    // to 8.
    int times(const Icons& visible) const {
        SwatchBits support = 0;
        for (std::size_t place = 0; place < swatch_count; ++place)
            support |= shows(visible, place, of[0]) ? 1u << place : 0u;
        const int all = visible.count(of[0]);
        int least = all;  // S = {}
        for (SwatchBits set = support; set != 0; set = (set - 1) & support) {
            int pairs = all;
            SwatchBits reach = 0;
            for (std::size_t i = 0; i < swatch_count; ++i) {
                if ((set >> i & 1u) == 0) continue;
                pairs -= visible.swatches[i].elements[index(of[0])];
                reach |= partners(i);
            }
            for (std::size_t j = 0; j < swatch_count; ++j) {
                if ((reach >> j & 1u) != 0) pairs += visible.swatches[j].elements[index(of[1])];
            }
            least = std::min(least, pairs);
        }
        return least;
    }

    // By augmenting paths: each first element in turn takes a partner, and the one that had it
    // before looks for another.
    std::vector<IconGroup> groups(const Icons& visible) const {
        const IconGroup left = all_of(visible, of[0]);
        const IconGroup right = all_of(visible, of[1]);
        std::vector<std::size_t> partner(right.size(), left.size());  // left.size(): nobody
        std::vector<bool> tried;
        const auto pair = [&](const auto& self, std::size_t i) -> bool {
            for (std::size_t j = 0; j < right.size(); ++j) {
                if (tried[j] || !may_pair(index(left[i].swatch), index(right[j].swatch))) continue;
                tried[j] = true;
                if (partner[j] == left.size() || self(self, partner[j])) {
                    partner[j] = i;
                    return true;
                }
            }
            return false;
        };
        for (std::size_t i = 0; i < left.size(); ++i) {
            tried.assign(right.size(), false);
            pair(pair, i);
        }
        std::vector<IconGroup> pairs;
        for (std::size_t j = 0; j < right.size(); ++j) {
            if (partner[j] != left.size()) pairs.push_back({left[partner[j]], right[j]});
        }
        return pairs;
    }

    Lacks lacks(const Icons& visible) const {
        auto missing = absent(visible, of);
        if (!missing.empty()) {
            return {.lack = Lack::too_few, .elements = std::move(missing), .more = 1};
        }
        return {.lack = distance[1] == 1 ? Lack::not_neighbours : Lack::not_apart,
                .elements = {of.begin(), of.end()}};
    }

    Code code(std::size_t plane, SwatchBits swatches) const {
        if (plane == index(of[0])) return static_cast<Code>(swatches);
        return plane == index(of[1]) ? static_cast<Code>(swatches * swatch_sets) : Code{0};
    }

  private:
    bool may_pair(std::size_t a, std::size_t b) const {
        const std::size_t apart = a > b ? a - b : b - a;
        return apart >= distance[0] && apart <= distance[1];
    }
    SwatchBits partners(std::size_t place) const {
        SwatchBits swatches = 0;
        for (std::size_t other = 0; other < swatch_count; ++other)
            swatches |= may_pair(place, other) ? 1u << other : 0u;
        return swatches;
    }
};

}  // namespace velatura::rules::kinds
