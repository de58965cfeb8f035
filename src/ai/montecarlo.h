// The second yardstick: flat Monte Carlo. Candidates are the affordable takes and, with three cards
// or more, the best order of each of the four best sets of three. Each playout finishes the game on
// a freshly shuffled deck with `greedy` in every seat; sequential halving picks the move. Frozen:
// strengths are measured against it.
#pragma once

#include "ai/policy.h"
#include "ai/thinker.h"

namespace velatura::ai {

// With the points of paintings to look up, the playouts of a table with boxes take a fraction of
// the time; without boxes they are scored, as ever.
rules::Move montecarlo_move(const rules::Game& game, const rules::PlayerView& view,
                            const Limits& limits, chance::FastRandom& random,
                            Values* points = nullptr);

}  // namespace velatura::ai
