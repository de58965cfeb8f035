// Whole games of uniformly random legal moves, through the unchecked twin: the yardstick of the
// engine's speed, natively and in WebAssembly, and the bottom of every play-out.
#pragma once

#include <cstdint>

#include "chance/fast_random.h"
#include "rules/game.h"

namespace velatura::ai {

// A standard game with scoring cards of chance.
rules::GameSetup random_setup(const rules::Cards& cards, std::size_t seats,
                              chance::FastRandom& random);

// A start of this game with the cards in order, and the deck of a start shuffled: dealing without a
// seed text, for games nobody wants to see again.
rules::GameState any_start(const rules::Game& game);
void shuffle_deck(rules::GameState& start, chance::FastRandom& random);

// Deals and plays so many games; says how many moves that took. Vincent's tosses and a judge's
// choice are drawn like any other move.
std::uint64_t play_random_games(const rules::Game& game, std::uint64_t games,
                                chance::FastRandom& random);

}  // namespace velatura::ai
