// What ribbons are still good for: the points a scoring card is expected to score by the end of the
// game, by ribbons held and paintings left. A sum over single scoring cards, so it works for any
// set of them.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/game.h"

namespace velatura::ai {

// How much of what a card can still bring it is expected to bring: a share, so that it also serves
// cards with another point table.
struct Potential {
    // By paintings left (none left: the points held are all there will be), then by ribbons held.
    static constexpr std::size_t most_left = rules::paintings_to_complete - 1;
    using Shares = std::array<std::array<float, rules::max_steps + 1>, most_left>;
    struct OfCondition {
        std::string_view name;
        Shares shares{};
    };
    std::span<const OfCondition> conditions;
    Shares otherwise{};  // of a condition that is not among them

    float points(const rules::ScoringCard& card, std::size_t left, std::uint8_t ribbons) const {
        const auto now = static_cast<float>(card.points_for(ribbons));
        if (left == 0 || left > most_left) return now;
        const auto most = static_cast<float>(card.points_for(card.steps));
        return now + shares_of(card)[left - 1][ribbons] * (most - now);
    }

  private:
    const Shares& shares_of(const rules::ScoringCard& card) const {
        for (const OfCondition& condition : conditions) {
            if (condition.name == card.condition_name) return condition.shares;
        }
        return otherwise;
    }
};

// Nothing more to come: for players who look at the points of now.
inline constexpr Potential no_potential{};

// Learned by self-play; `scripts/train` makes it again (docs/ai.md).
extern const Potential learned_potential;

}  // namespace velatura::ai
