// One number for how the computer players play, the same in every build; see record/signature.h.
#pragma once

#include <cstdint>
#include <span>

#include "ai/thinker.h"
#include "record/match.h"

namespace velatura::ai {

// Plays the match to its end, seat by seat with these players. Bots do not judge: the tied share.
void play_to_the_end(record::Match& match, std::span<const Level> players, const Limits& limits,
                     chance::FastRandom& random);

// FNV-1a over the records of fixed games among computer players, and over what the analyst says in
// the middle of each.
enum class Signed : std::uint8_t { games_and_analyses, games };
std::uint64_t signature(const content::Catalog& catalog, Signed what = Signed::games_and_analyses);

}  // namespace velatura::ai
