// The policy's weights for three or more players, found by play: one weight after the other is
// moved a little, and stays moved if that wins more.
#pragma once

#include "ai/potential.h"
#include "ai/weights.h"
#include "rules/cards.h"

namespace velatura::training {

// From weights that were learned. Deterministic.
ai::HandWeights tuned_for_crowds(const rules::Cards& cards, const ai::Potential& potential,
                                 const ai::HandWeights& learned);

}  // namespace velatura::training
