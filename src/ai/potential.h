// What ribbons are still good for: the points a scoring card can be expected to bring in the end,
// by the ribbons held now and the paintings left. A sum over single scoring cards, so that it
// serves any set of them.
#pragma once

#include <array>

#include "rules/game.h"

namespace velatura::ai {

// How much of what a card can still bring it is expected to bring: a share, so that it also serves
// cards with another point table.
struct Potential {
    // By condition, paintings left (none left: the points held are all there will be), ribbons
    // held.
    static constexpr std::size_t most_left = rules::paintings_to_complete - 1;
    using Shares = std::array<float, rules::max_steps + 1>;
    std::array<std::array<Shares, most_left>, rules::condition_count> share{};

    float points(const rules::ScoringCard& card, std::size_t left, std::uint8_t ribbons) const {
        const auto now = static_cast<float>(card.points_for(ribbons));
        if (left == 0 || left > most_left) return now;
        const auto most = static_cast<float>(card.points_for(card.steps));
        return now + share[rules::index(card.condition)][left - 1][ribbons] * (most - now);
    }
};

// Nothing more to come: for players who look at the points of now.
inline constexpr Potential no_potential{};

// Learned by self-play; `scripts/train` makes it again (docs/ai.md).
extern const Potential learned_potential;

}  // namespace velatura::ai
