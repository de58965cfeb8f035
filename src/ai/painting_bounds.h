// An upper bound for the points of further paintings, whatever the order in which their cards come.
// The solver skips what cannot be better. Ribbons and their limits are counted exactly; the bound
// ignores that two paintings cannot share a card.
#pragma once

#include <bitset>
#include <vector>

#include "ai/outcomes.h"

namespace velatura::ai {

// The ribbons of a player as one number, place by place.
enum class RibbonState : std::uint16_t {};
inline constexpr std::size_t ribbon_states = 625;
static_assert(ribbon_states == (rules::max_steps + 1) * (rules::max_steps + 1) *
                                   (rules::max_steps + 1) * (rules::max_steps + 1));

RibbonState ribbon_state(const rules::Player& player);

using rules::CardSet;

// All a set of cards can be painted into.
struct OutcomeSet {
    std::vector<OutcomeId> outcomes;
    // By paintings left less one, then by ribbons held; empty or negative until worked out.
    std::array<std::vector<std::int16_t>, rules::paintings_to_complete> most;
};

class PaintingBounds {
  public:
    PaintingBounds(const rules::Game& game, const OutcomeTable& outcomes);

    // Points a painting adds, and the ribbons held after it.
    int gain(RibbonState held, OutcomeId outcome) { return row(held)[rules::index(outcome)].gain; }
    RibbonState after(RibbonState held, OutcomeId outcome) {
        return row(held)[rules::index(outcome)].after;
    }

    OutcomeSet outcomes_among(const CardSet& cards) const;
    // The most that so many paintings, none to three, of such outcomes add.
    int most(OutcomeSet& set, RibbonState held, std::size_t paintings);

  private:
    struct Addition {
        std::int16_t gain;
        RibbonState after;
    };
    std::vector<Addition>& row(RibbonState held) {
        std::vector<Addition>& steps = rows_[rules::index(held)];
        if (steps.empty()) work_out(held);
        return steps;
    }
    void work_out(RibbonState held);

    const rules::Game* game_;
    const OutcomeTable* outcomes_;
    std::array<std::vector<Addition>, ribbon_states> rows_;
};

}  // namespace velatura::ai
