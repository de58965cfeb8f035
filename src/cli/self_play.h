// Games among computer players, as they are recorded.
#pragma once

#include <span>

#include "ai/bot.h"
#include "record/match.h"

namespace velatura::cli {

// Plays the match to its end, seat by seat with these players. Bots do not judge: the tied share.
void play_to_the_end(record::Match& match, std::span<const ai::Level> players,
                     chance::FastRandom& random);

// One number for how the computer players play: FNV-1a over the records of fixed games.
std::uint64_t ai_signature(const content::Catalog& catalog);

}  // namespace velatura::cli
