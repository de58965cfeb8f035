// The players without a search: the lowest three levels, and the end of every playout. The table
// they get may come from a view: they use nothing hidden, so the deck may be blank.
#pragma once

#include "chance/fast_random.h"
#include "rules/game.h"

namespace velatura::ai {

// Whether the seat to act may take a card.
inline bool can_take(const rules::GameState& table) {
    return table.player(table.turn).hand_size < rules::hand_limit && table.rows[0].size > 0;
}

// What a journeyman considers a token worth, and how far it misjudges a take at most, in points.
inline constexpr double journeyman_token_paid = 0.6;
inline constexpr double journeyman_token_received = 0.5;
inline constexpr double journeyman_error = 0.09;

// Any legal move.
rules::Move visitor_move(const rules::Game& game, const rules::GameState& table,
                         chance::FastRandom& random);

// Sees what a journeyman sees, and misjudges it.
rules::Move apprentice_move(const rules::Game& game, const rules::GameState& table,
                            chance::FastRandom& random);

// The yardstick `greedy`. With five cards the painting worth most points now; otherwise the take
// with the best painting possible afterwards, less 0.6 for each token paid, plus 0.5 for each
// received, and a trifle of chance. Fixed: strengths are measured against it.
rules::Move journeyman_move(const rules::Game& game, const rules::GameState& table,
                            chance::FastRandom& random);

// How Vincent's tokens fall when nobody knows.
rules::Move random_toss(const rules::GameState& table, chance::FastRandom& random);

}  // namespace velatura::ai
