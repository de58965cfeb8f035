#include "ai/bot.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "rules/orders.h"

namespace velatura::ai {

namespace {

using rules::Game;
using rules::GameState;
using rules::Layers;
using rules::Move;
using rules::Player;

constexpr std::array<std::string_view, 2> level_names{"random", "greedy"};

struct BestPainting {
    int points = -1;
    Layers layers;
};

// The painting worth most points now; the first of equals in the order of legal moves.
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

Move paint_best(const Game& game, const Player& player) {
    return Move::paint(best_painting(game, player).layers, player.backgrounds_left().front());
}

// Five cards: the best painting. Else the take with the best painting possible afterwards, less
// what it costs, plus the tokens it brings, and a trifle of chance.
Move greedy(const Game& game, const GameState& table, chance::FastRandom& random) {
    const Player& player = table.player(table.turn);
    const bool can_take = player.hand_size < rules::hand_limit && table.row.size > 0;
    if (!can_take) {
        return player.hand_size >= rules::layers_in_painting ? paint_best(game, player)
                                                             : Move::pass();
    }
    const int without = std::max(0, best_painting(game, player).points);
    Move best = Move::pass();
    double best_value = 0;
    for (std::size_t skipped = 0; skipped < table.row.size && skipped <= player.tokens; ++skipped) {
        Player after = player;
        after.hand[after.hand_size++] = table.row.cards[skipped];
        const int points = std::max(without, best_with_last_card(game, after));
        const double value = points - 0.6 * static_cast<double>(skipped) +
                             0.5 * table.row.tokens[skipped] + 0.09 * random.unit();
        if (best.kind() == Move::Kind::pass || value > best_value) {
            best = Move::take(static_cast<rules::Position>(skipped + 1));
            best_value = value;
        }
    }
    return best;
}

}  // namespace

std::string_view name_of(Level level) {
    return level_names[rules::index(level)];
}

std::optional<Level> level_named(std::string_view name) {
    for (std::size_t i = 0; i < level_names.size(); ++i) {
        if (level_names[i] == name) return static_cast<Level>(i);
    }
    return std::nullopt;
}

Move choose(Level level, const Game& game, const rules::PlayerView& view,
            chance::FastRandom& random) {
    const GameState& table = view.table;
    assert(table.phase == rules::Phase::turn && view.viewer == table.turn);
    if (level == Level::greedy) return greedy(game, table, random);
    const auto moves = static_cast<std::uint32_t>(game.count_moves(table));
    return game.nth_move(table, random.below(moves));
}

}  // namespace velatura::ai
