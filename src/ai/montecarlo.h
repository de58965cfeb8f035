// The second yardstick: flat Monte Carlo. Candidates are the affordable takes and, with three cards
// or more, the best order of each of the four best sets of three. Each playout finishes the game on
// a freshly shuffled deck with `greedy` in every seat; sequential halving picks the move. Frozen:
// strengths are measured against it.
#pragma once

#include "ai/thinker.h"

namespace velatura::ai {

rules::Move montecarlo_move(const rules::Game& game, const rules::PlayerView& view,
                            const Limits& limits, chance::FastRandom& random);

}  // namespace velatura::ai
