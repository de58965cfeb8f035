#include "ai/montecarlo.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ai/clock.h"
#include "ai/simple.h"
#include "ai/ways.h"

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::Game;
using rules::GameState;
using rules::Layers;
using rules::Move;
using rules::Phase;
using rules::Player;

constexpr std::size_t sets_considered = 4;

// Equal ones stay in the order they were found in, so every machine sorts them alike.
struct Finalist {
    Move move;
    std::size_t place = 0;
    double sum = 0;
    double games = 0;

    double mean() const { return sum / games; }
};

struct Ranked {
    double points = -1;
    Layers layers;
    std::size_t place = 0;
};

Ranked best_order(const Game& game, const PointsNow& now, const Player& player,
                  std::array<ArtCardId, 3> cards) {
    Ranked best;
    const bool power = game.may_flip(player);
    std::ranges::sort(cards);
    each_order(cards[0], cards[1], cards[2], [&](Layers order) {
        each_way(game, order, power, [&](Layers layers) {
            const double points = now.of(player, layers);
            if (points > best.points) best = {points, layers};
        });
    });
    return best;
}

std::vector<Finalist> contenders(const Game& game, const GameState& table) {
    const Player& player = table.player(table.turn);
    std::vector<Finalist> found;
    if (table.phase == Phase::painters) return {{Move::keep(0), 0}, {Move::keep(1), 1}};
    if (can_take(game, table))
        each_offer(game, table, [&](const Offer& offer) { found.push_back({offer.take()}); });
    const PointsNow now{game, table};
    std::vector<Ranked> sets;
    const auto hand = player.cards_in_hand();
    for (std::size_t i = 0; i < hand.size(); ++i) {
        for (std::size_t j = i + 1; j < hand.size(); ++j) {
            for (std::size_t k = j + 1; k < hand.size(); ++k) {
                sets.push_back(best_order(game, now, player, {hand[i], hand[j], hand[k]}));
                sets.back().place = sets.size();
            }
        }
    }
    const std::size_t count = std::min(sets_considered, sets.size());
    std::ranges::partial_sort(sets, sets.begin() + static_cast<std::ptrdiff_t>(count),
                              [](const Ranked& a, const Ranked& b) {
                                  return a.points != b.points ? a.points > b.points
                                                              : a.place < b.place;
                              });
    for (std::size_t i = 0; i < count; ++i) {
        found.push_back({Move::paint(sets[i].layers, player.backgrounds_left().front())});
    }
    if (found.empty()) found.push_back({Move::pass()});
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i].place = i;
    return found;
}

// 1, ½ (or the share among more) or 0 by points, then tokens; points for a lone player.
double play_out(const Game& game, GameState state, rules::Deck deck, std::size_t seat,
                Values* points, chance::FastRandom& random) {
    const bool look_up = points != nullptr && game.has_boxes();
    while (seat_acts(state.phase) || chance_acts(state.phase)) {
        if (chance_acts(state.phase)) {
            game.play(state, deck, random_chance(game, state, random));
        } else if (look_up && state.phase == Phase::turn) {
            game.play(state, deck, journeyman_like_move(*points, state, random));
        } else {
            game.play(state, deck, journeyman_move(game, state, random));
        }
    }
    if (game.seats() == 1 && !game.has_rival()) return game.points(state, rules::Seat{0});
    return state.winners.contains(static_cast<rules::Seat>(seat)) ? 1.0 / state.winners.size() : 0;
}

}  // namespace

Move montecarlo_move(const Game& game, const rules::PlayerView& view, const Limits& limits,
                     chance::FastRandom& random, Values* points) {
    std::vector<Finalist> left = contenders(game, view.table);
    std::vector<ArtCardId> unseen(view.unseen_cards().begin(), view.unseen_cards().end());
    const std::size_t seat = rules::index(view.table.turn);
    const double begun = thread_milliseconds();
    std::uint64_t games = 0;

    int rounds = 0;
    for (std::size_t count = left.size(); count > 1; count = (count + 1) / 2)
        ++rounds;
    for (int round = 1; round <= rounds; ++round) {
        const auto time_is_up = [&] {
            if (limits.milliseconds > 0) {
                return thread_milliseconds() - begun >=
                       static_cast<double>(limits.milliseconds) * round / rounds;
            }
            return static_cast<double>(games) >=
                   static_cast<double>(limits.iterations) * round / rounds;
        };
        do {
            for (Finalist& contender : left) {
                chance::shuffle(std::span{unseen}, random);
                GameState state = rules::imagine(game, view, unseen);
                imagine_secrets(game, state, view.table.turn, random);
                game.play(state, unseen, contender.move);
                contender.sum += play_out(game, state, unseen, seat, points, random);
                contender.games += 1;
                ++games;
            }
        } while (!time_is_up());
        std::ranges::sort(left, [](const Finalist& a, const Finalist& b) {
            return a.mean() != b.mean() ? a.mean() > b.mean() : a.place < b.place;
        });
        left.resize((left.size() + 1) / 2);
    }
    return left.front().move;
}

}  // namespace velatura::ai
