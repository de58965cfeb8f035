#include "ai/simple.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "ai/bonuses.h"
#include "ai/ways.h"

namespace velatura::ai {

namespace {

using rules::Game;
using rules::GameState;
using rules::Layers;
using rules::Move;
using rules::Phase;
using rules::Player;

// How far an apprentice's eye is off, in points: the error is between 0 and this. Chosen so that a
// journeyman wins about three games in four against it (docs/ai.md).
constexpr double apprentice_error = 6;

struct BestPainting {
    double points = -1;
    Layers layers;
};

// The painting worth most points now; the first of equals in the order
// of legal moves.
BestPainting best_painting(const Game& game, const PointsNow& now, const Player& player) {
    BestPainting best;
    each_way(game, player, [&](Layers layers) {
        const double points = now.of(player, layers);
        if (points > best.points) best = {points, layers};
    });
    return best;
}

// The most points a painting with the last card in hand is worth now; 0 below three cards.
double best_with_last_card(const Game& game, const PointsNow& now, const Player& player) {
    const rules::ArtCardId last = player.hand[player.hand_size - 1U];
    const bool power = game.may_flip(player);
    double best = 0;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        const Layers order{player.hand[bottom], player.hand[middle], player.hand[top]};
        if (order.bottom != last && order.middle != last && order.top != last) continue;
        each_way(game, order, power,
                 [&](Layers layers) { best = std::max(best, now.of(player, layers)); });
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
    const PointsNow now{game, table};
    const double without = std::max(0.0, best_painting(game, now, player).points);
    std::optional<Move> best;
    double best_value = 0;
    each_offer(game, table, [&](const Offer& offer) {
        Player after = player;
        after.hand[after.hand_size++] = offer.card;
        const double points = std::max(without, best_with_last_card(game, now, after));
        const double value = points - journeyman_token_paid * static_cast<double>(offer.price) +
                             journeyman_token_received * offer.tokens + error * random.unit() +
                             static_cast<double>(bonus_of_card(game, player, offer.card));
        if (!best || value > best_value) {
            best = offer.take();
            best_value = value;
        }
    });
    return *best;
}

// A painting that may be misjudged by up to `error` points.
Move misjudged_painting(const Game& game, const GameState& table, double error,
                        chance::FastRandom& random) {
    const Player& player = table.player(table.turn);
    const PointsNow now{game, table};
    Layers best;
    double best_value = -1;
    each_way(game, player, [&](Layers layers) {
        const double value = now.of(player, layers) + error * random.unit();
        if (value > best_value) {
            best = layers;
            best_value = value;
        }
    });
    return paint(player, best);
}

// All but those of `known`, shuffled.
template <typename Id>
class Unknown {
  public:
    Unknown(std::size_t count, chance::FastRandom& random, auto is_known) {
        for (std::size_t i = 0; i < count; ++i) {
            if (!is_known(static_cast<Id>(i))) ids_[left_++] = static_cast<Id>(i);
        }
        chance::shuffle(std::span{ids_}.first(left_), random);
    }
    Id draw() { return ids_[--left_]; }

  private:
    std::array<Id, 256> ids_{};
    std::size_t left_ = 0;
};

void imagine_signatures(const Game& game, GameState& state, rules::Seat viewer,
                        chance::FastRandom& random) {
    const rules::SignatureId own = state.player(viewer).signature;
    Unknown<rules::SignatureId> unknown{game.cards().box_cards().signatures.size(), random,
                                        [&](rules::SignatureId id) { return id == own; }};
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        rules::SignatureId& signature = state.players[seat].signature;
        if (signature == rules::no_signature) signature = unknown.draw();
    }
}

void imagine_painters(const Game& game, GameState& state, chance::FastRandom& random) {
    const std::span players{state.players.data(), game.seats()};
    Unknown<rules::PainterId> unknown{
        game.cards().box_cards().painters.size(), random, [&](rules::PainterId id) {
            return std::ranges::any_of(players, [id](const Player& player) {
                return player.painter == id || player.dealt_painters[0] == id ||
                       player.dealt_painters[1] == id;
            });
        }};
    for (Player& player : players) {
        if (player.painter != rules::no_painter) continue;
        for (rules::PainterId& dealt : player.dealt_painters) {
            if (dealt == rules::no_painter) dealt = unknown.draw();
        }
    }
}

}  // namespace

PointsNow::PointsNow(const Game& game, const GameState& table) : game_(game) {
    if (game.has_boxes()) bonuses_.emplace(game, table, false);
}

double PointsNow::of(const Player& player, Layers layers) const {
    const int points = game_.points_gained(player, layers);
    if (!bonuses_) return points;
    const rules::Showing shown = game_.showing(layers);
    return points + static_cast<double>(bonuses_->of(shown.met, Facts{shown}, layers));
}

Move visitor_move(const Game& game, const GameState& table, chance::FastRandom& random) {
    const auto moves = static_cast<std::uint32_t>(game.count_moves(table));
    return game.nth_move(table, random.below(moves));
}

Move apprentice_move(const Game& game, const GameState& table, chance::FastRandom& random) {
    if (table.phase == Phase::painters) return better_painter(game, table);
    const Player& player = table.player(table.turn);
    if (can_take(game, table)) return best_take(game, table, apprentice_error, random);
    if (player.hand_size < rules::layers_in_painting) return Move::pass();
    return misjudged_painting(game, table, apprentice_error, random);
}

Move journeyman_move(const Game& game, const GameState& table, chance::FastRandom& random) {
    if (table.phase == Phase::painters) return better_painter(game, table);
    const Player& player = table.player(table.turn);
    if (can_take(game, table)) return best_take(game, table, journeyman_error, random);
    if (player.hand_size < rules::layers_in_painting) return Move::pass();
    return paint(player, best_painting(game, PointsNow{game, table}, player).layers);
}

Move random_toss(const GameState& table, chance::FastRandom& random) {
    const std::uint64_t coins = (std::uint64_t{1} << table.vincent_tokens) - 1;
    const auto face_up = static_cast<std::uint8_t>(std::popcount(random.next() & coins));
    if (table.rows[1].size == 0) return Move::toss(face_up);
    return Move::toss(face_up, rules::each_row[random.below(rules::most_rows)]);
}

Move random_chance(const Game& game, const GameState& table, chance::FastRandom& random) {
    if (table.phase == Phase::toss) return random_toss(table, random);
    const auto moves = static_cast<std::uint32_t>(game.count_moves(table));
    return game.nth_move(table, random.below(moves));
}

Move better_painter(const Game& game, const GameState& table) {
    const auto worth = [&](std::size_t which) {
        const rules::PainterId painter = table.player(table.turn).dealt_painters[which];
        return worth_of(game.cards().box_cards().painters[rules::index(painter)].power);
    };
    return Move::keep(worth(1) > worth(0) ? 1 : 0);
}

void imagine_secrets(const Game& game, GameState& state, rules::Seat viewer,
                     chance::FastRandom& random) {
    if (game.has_signatures()) imagine_signatures(game, state, viewer, random);
    if (state.phase == Phase::painters) imagine_painters(game, state, random);
}

}  // namespace velatura::ai
