// Counting all the ways a game can go on for so many moves, in two ways, for the pinned tables.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/game.h"

namespace velatura::rules {

// By the list of legal moves and checked apply(), one move at a time.
std::uint64_t perft_checked(const Game& game, const GameState& state, Deck deck, int depth);
// By count, n-th move and the unchecked twin; the last level is counted, not played.
std::uint64_t perft_unchecked(const Game& game, const GameState& state, Deck deck, int depth);

// Reads a table of games (see perft.tsv) and gives it back with the counts found now. Fails the
// test where the two ways disagree.
std::string recount(std::string_view table);

}  // namespace velatura::rules
