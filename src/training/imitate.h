// How a player who thinks ahead a little takes cards: learned by watching `montecarlo`.
#pragma once

#include "ai/potential.h"
#include "ai/weights.h"
#include "rules/cards.h"

namespace velatura::training {

// For rival_weights. Against `policy` in one seat. Deterministic.
ai::HandWeights imitated_rivals(const rules::Cards& cards, const ai::Potential& potential,
                                const ai::HandWeights& policy);

}  // namespace velatura::training
