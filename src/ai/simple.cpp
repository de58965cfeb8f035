#include "ai/simple.h"

#include <algorithm>
#include <bit>

#include "rules/orders.h"

namespace velatura::ai {

namespace {

using rules::Game;
using rules::GameState;
using rules::Layers;
using rules::Move;
using rules::Player;

// How far an apprentice's eye is off, in points: the error is between 0 and this. Chosen so that a
// journeyman wins about three games in four against it (docs/ai.md).
constexpr double apprentice_error = 6;

struct BestPainting {
    int points = -1;
    Layers layers;
};

// The painting worth most points now; the first of equals in the order
// of legal moves.
BestPainting best_painting(const Game& game, const Player& player) {
    BestPainting best;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        const Layers layers{player.hand[bottom], player.hand[middle], player.hand[top]};
        const int points = game.points_gained(player, layers);
        if (points > best.points) best = {points, layers};
    }
    return best;
}

// The most points a painting with the last card in hand is worth now; 0 below three cards.
int best_with_last_card(const Game& game, const Player& player) {
    const std::size_t last = player.hand_size - 1u;
    int best = 0;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        if (bottom != last && middle != last && top != last) continue;
        best = std::max(best, game.points_gained(player, {player.hand[bottom], player.hand[middle],
                                                          player.hand[top]}));
    }
    return best;
}

Move paint(const Player& player, Layers layers) {
    return Move::paint(layers, player.backgrounds_left().front());
}

// The take with the best painting possible afterwards, less what it costs, plus the tokens it
// brings, each misjudged by something up to `error`.
Move best_take(const Game& game, const GameState& table, double error, chance::FastRandom& random) {
    const Player& player = table.player(table.turn);
    const int without = std::max(0, best_painting(game, player).points);
    std::size_t best = 0;
    double best_value = 0;
    for (std::size_t skipped = 0; skipped < table.rows[0].size && skipped <= player.tokens;
         ++skipped) {
        Player after = player;
        after.hand[after.hand_size++] = table.rows[0].cards[skipped];
        const int points = std::max(without, best_with_last_card(game, after));
        const double value = points - journeyman_token_paid * static_cast<double>(skipped) +
                             journeyman_token_received * table.rows[0].tokens[skipped] +
                             error * random.unit();
        if (skipped == 0 || value > best_value) {
            best = skipped;
            best_value = value;
        }
    }
    return Move::take(static_cast<rules::Position>(best + 1));
}

// A painting that may be misjudged by up to `error` points.
Move misjudged_painting(const Game& game, const Player& player, double error,
                        chance::FastRandom& random) {
    Layers best;
    double best_value = -1;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        const Layers layers{player.hand[bottom], player.hand[middle], player.hand[top]};
        const double value = game.points_gained(player, layers) + error * random.unit();
        if (value > best_value) {
            best = layers;
            best_value = value;
        }
    }
    return paint(player, best);
}

}  // namespace

Move visitor_move(const Game& game, const GameState& table, chance::FastRandom& random) {
    const auto moves = static_cast<std::uint32_t>(game.count_moves(table));
    return game.nth_move(table, random.below(moves));
}

Move apprentice_move(const Game& game, const GameState& table, chance::FastRandom& random) {
    const Player& player = table.player(table.turn);
    if (can_take(table)) return best_take(game, table, apprentice_error, random);
    if (player.hand_size < rules::layers_in_painting) return Move::pass();
    return misjudged_painting(game, player, apprentice_error, random);
}

Move journeyman_move(const Game& game, const GameState& table, chance::FastRandom& random) {
    const Player& player = table.player(table.turn);
    if (can_take(table)) return best_take(game, table, journeyman_error, random);
    if (player.hand_size < rules::layers_in_painting) return Move::pass();
    return paint(player, best_painting(game, player).layers);
}

Move random_toss(const GameState& table, chance::FastRandom& random) {
    const std::uint64_t coins = (std::uint64_t{1} << table.vincent_tokens) - 1;
    return Move::toss(static_cast<std::uint8_t>(std::popcount(random.next() & coins)));
}

}  // namespace velatura::ai
