#include "environment/episode.h"

#include <bit>
#include <cassert>

namespace velatura::environment {

using namespace rules;

bool Episode::act(const Game& game, Deck deck, ActionId action) {
    const auto decided = Actions{game, state, unfinished}.decide(action);
    if (!decided) {
        unfinished = decided.error();
        return false;
    }
    unfinished = {};
    game.play(state, deck, *decided);
    return true;
}

void Episode::let_chance_act(const Game& game, Deck deck, chance::FastRandom& random) {
    while (state.phase == Phase::toss || state.phase == Phase::reveal ||
           state.phase == Phase::judging) {
        game.play(state, deck, chance_move(game, state, random));
    }
}

Move chance_move(const Game& game, const GameState& state, chance::FastRandom& random) {
    if (state.phase == Phase::judging) return Move::judge(state.winners);
    if (state.phase == Phase::reveal) {
        const auto left = static_cast<std::uint32_t>(game.count_moves(state));
        return game.nth_move(state, random.below(left));
    }
    assert(state.phase == Phase::toss && state.vincent_tokens < 64);
    const std::uint64_t tokens = (std::uint64_t{1} << state.vincent_tokens) - 1;
    const auto face_up = static_cast<std::uint8_t>(std::popcount(random.next() & tokens));
    const Row row = game.rows() == 1 ? Row::first : each_row[random.below(most_rows)];
    return Move::toss(face_up, row);
}

std::array<float, max_seats> wins(const GameState& state) {
    std::array<float, max_seats> shares{};
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
        if (state.winners.contains(static_cast<Seat>(seat)))
            shares[seat] = 1.0F / static_cast<float>(state.winners.size());
    }
    return shares;
}

std::array<float, max_seats> points(const Game& game, const GameState& state) {
    std::array<float, max_seats> all{};
    for (std::size_t seat = 0; seat < game.seats(); ++seat)
        all[seat] = static_cast<float>(game.points(state, static_cast<Seat>(seat)));
    return all;
}

}  // namespace velatura::environment
