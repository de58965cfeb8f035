// Every claim of the analyst in games of every kind, checked against the rules by other means than
// it was found.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/reasons.h"
#include "rules/orders.h"
#include "support/games.h"
#include "support/table.h"

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::Layers;
using rules::Move;
using rules::Player;
using support::Table;

std::optional<int> best_painting(const rules::Game& game, const Player& player) {
    std::optional<int> best;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        Player painter = player;
        const Layers layers{player.hand[bottom], player.hand[middle], player.hand[top]};
        const int before = game.ribbon_points(painter);
        const rules::Game::Gain gain = game.gain(player, layers);
        for (std::size_t place = 0; place < rules::scoring_places; ++place) {
            painter.ribbons[place] =
                static_cast<std::uint8_t>(painter.ribbons[place] + gain.ribbons[place]);
        }
        painter.silver = static_cast<std::uint8_t>(painter.silver + gain.silver);
        best = std::max(best.value_or(0), game.ribbon_points(painter) - before);
    }
    return best;
}

Player with(Player player, ArtCardId taken) {
    player.hand[player.hand_size++] = taken;
    return player;
}

class Claims {
  public:
    Claims(const rules::Game& game, const rules::GameState& state, rules::Deck deck, Move move,
           const Analysis& analysis, const Explanation& why)
        : game_(game),
          before_(state),
          after_(state),
          seat_(state.turn),
          move_(move),
          analysis_(analysis),
          why_(why) {
        EXPECT_TRUE(game.apply(after_, deck, rules::actor(seat_), move));
    }

    void check() const {
        EXPECT_FALSE(move_.kind() == Move::Kind::paint && why_.reasons.empty());
        if (why_.plan) check_plan(*why_.plan);
        for (const Reason& reason : why_.reasons) {
            EXPECT_TRUE(holds(reason)) << name_of(reason.kind) << " of " << support::text_of(move_);
        }
    }

  private:
    const Player& me() const { return before_.player(seat_); }
    const Player& then() const { return after_.player(seat_); }
    int added() const { return game_.ribbon_points(then()) - game_.ribbon_points(me()); }
    int tokens_received() const { return then().tokens - me().tokens + cost(); }
    int cost() const { return static_cast<int>(rules::cards_before(move_.position())); }
    ArtCardId taken() const { return then().hand[then().hand_size - 1U]; }
    static bool has(Layers layers, ArtCardId id) {
        return layers.bottom == id || layers.middle == id || layers.top == id;
    }
    bool in_hand_then(ArtCardId id) const {
        const auto hand = then().cards_in_hand();
        return std::ranges::find(hand, id) != hand.end();
    }
    bool is_mine(const Candidate& candidate) const { return candidate.move == move_; }

    void check_plan(const Plan& plan) const {
        EXPECT_EQ(plan.points, game_.points_gained(me(), plan.layers));
        const std::span row{before_.rows[0].cards.data(), before_.rows[0].size};
        const std::span row_then{after_.rows[0].cards.data(), after_.rows[0].size};
        for (const ArtCardId id : {plan.layers.bottom, plan.layers.middle, plan.layers.top}) {
            const bool missing = std::ranges::find(plan.missing, id) != plan.missing.end();
            if (move_.kind() == Move::Kind::paint) {
                EXPECT_FALSE(missing);
                continue;
            }
            EXPECT_NE(missing, in_hand_then(id));
            if (!missing) continue;
            EXPECT_NE(std::ranges::find(row, id), row.end());
            EXPECT_NE(std::ranges::find(row_then, id), row_then.end());
        }
    }

    // With what is left of the row and can be paid for: the card taken is gone, those behind it are
    // a place nearer, and in its place lies none that could be known.
    int best_without(const Player& other) const {
        int best = best_painting(game_, other).value_or(0);
        std::size_t before = 0;
        for (std::size_t i = 0; i < before_.rows[0].size; ++i) {
            if (before_.rows[0].cards[i] == taken()) continue;
            if (before++ <= other.tokens) {
                best = std::max(
                    best, best_painting(game_, with(other, before_.rows[0].cards[i])).value_or(0));
            }
        }
        return best;
    }

    bool serves(const Reason& reason) const {
        return reason.card == taken() && has(reason.layers, taken()) &&
               reason.layers == why_.plan->layers &&
               reason.points == game_.points_gained(me(), reason.layers);
    }

    bool holds(const Reason& reason) const {
        switch (reason.kind) {
            case ReasonKind::only_move:
                return game_.legal_moves(before_).size() == 1;
            case ReasonKind::hand_full:
                return me().hand_size == rules::hand_limit;
            case ReasonKind::wins_now:
                return after_.phase == rules::Phase::over && after_.winners.contains(seat_) &&
                       after_.winners.size() == 1 && game_.ribbon_points(then()) == reason.points;
            case ReasonKind::reaches_goal:
                return game_.seats() == 1 && game_.ribbon_points(me()) < reason.points &&
                       game_.ribbon_points(then()) >= reason.points &&
                       reason.points == game_.setup().goal;
            case ReasonKind::last_painting:
                return then().finished() && game_.ribbon_points(then()) == reason.points;
            case ReasonKind::completes_painting:
                return reason.points == added() && reason.layers == move_.layers();
            case ReasonKind::fills_table: {
                const std::size_t place = rules::index(reason.ribbon);
                return then().ribbons[place] == game_.scoring(reason.ribbon)->steps &&
                       me().ribbons[place] < then().ribbons[place];
            }
            case ReasonKind::keeps_cards:
                return in_hand_then(reason.cards[0]) && in_hand_then(reason.cards[1]) &&
                       *best_painting(game_, me()) == added() + reason.points && reason.points > 0;
            case ReasonKind::ribbons_grow:
                return *best_painting(game_, me()) == added() + reason.points &&
                       reason.points > 0 && !then().finished();
            case ReasonKind::takes_for_painting:
                return serves(reason) && why_.plan->missing.empty();
            case ReasonKind::improves_painting:
                return serves(reason) && why_.plan->missing.empty() &&
                       reason.before == *best_painting(game_, me()) &&
                       reason.points > reason.before;
            case ReasonKind::starts_painting:
                return serves(reason) && !why_.plan->missing.empty();
            case ReasonKind::fits_best:
                return reason.card == taken() && me().tokens > 0 && me().hand_size > 0;
            case ReasonKind::promises_most:
                return reason.card == taken() && me().tokens > 0 && me().hand_size == 0;
            case ReasonKind::for_next_painting:
                return reason.card == taken() && !has(why_.plan->layers, taken()) &&
                       me().painted < 2;
            case ReasonKind::spare_card:
                return reason.card == taken() && !has(why_.plan->layers, taken()) &&
                       me().painted == 2;
            case ReasonKind::denies: {
                const Player& other = before_.player(reason.seat);
                return reason.seat != seat_ && reason.card == taken() && !other.finished() &&
                       other.tokens >= cost() && !game_.setup().hidden_hands &&
                       best_painting(game_, with(other, taken())).value_or(0) ==
                           best_without(other) + reason.points;
            }
            case ReasonKind::token_worth:
                return reason.tokens == tokens_received() && reason.tokens > 0;
            case ReasonKind::saves_tokens: {
                const auto other =
                    static_cast<std::size_t>(cost()) + static_cast<std::size_t>(reason.tokens);
                return other <= me().tokens && before_.rows[0].cards[other] == reason.card &&
                       *best_painting(game_, with(me(), reason.card)) ==
                           *best_painting(game_, with(me(), taken())) + reason.points;
            }
            case ReasonKind::waits_for_more:
                return *best_painting(game_, me()) == reason.points &&
                       std::ranges::all_of(analysis_.ranking, [&](const Candidate& other) {
                           const auto mine =
                               std::ranges::find(analysis_.ranking, move_, &Candidate::move);
                           return other.move.kind() != Move::Kind::paint ||
                                  other.value < mine->value;
                       });
            case ReasonKind::undisturbed:
                return std::ranges::all_of(
                    std::span{before_.players}.first(game_.seats()),
                    [&](const Player& player) { return &player == &me() || player.finished(); });
            case ReasonKind::costs_nothing:
                return cost() == 0;
            case ReasonKind::clearly_best:
            case ReasonKind::close_call:
                return is_mine(analysis_.ranking[0]) && reason.move == analysis_.ranking[1].move;
            case ReasonKind::worth_less:
                return !is_mine(analysis_.ranking[0]) && reason.loss > 0 &&
                       why_.reasons.size() == 1;
        }
        return false;
    }

    const rules::Game& game_;
    const rules::GameState& before_;
    rules::GameState after_;
    rules::Seat seat_;
    Move move_;
    const Analysis& analysis_;
    const Explanation& why_;
};

class ReasonsIn : public testing::TestWithParam<support::GameKind> {};

TEST_P(ReasonsIn, GamesOfEveryKindAreTrue) {
    const rules::Game game = support::make_game(support::cards_of(GetParam()), GetParam().setup);
    Table table{GetParam().setup, support::seeded_deal(game.cards(), game.seats(), "reasons"),
                game.cards()};
    Thinker thinker{table.game};
    chance::FastRandom random{7};
    std::size_t checked = 0;
    while (table.state.phase != rules::Phase::over) {
        if (table.state.phase == rules::Phase::turn) {
            const auto view =
                rules::view_for(table.game, table.state, table.deck, table.state.turn);
            const Analysis analysis = thinker.analyse(view, {.iterations = 40}, 1);
            for (const Candidate& candidate : analysis.ranking) {
                const Explanation why =
                    explain(thinker, table.game, view, analysis, candidate.move);
                Claims{table.game, table.state, table.deck, candidate.move, analysis, why}.check();
                checked += why.reasons.size();
            }
        }
        const auto count = static_cast<std::uint32_t>(table.game.count_moves(table.state));
        table.make(table.game.nth_move(table.state, random.below(count)));
    }
    EXPECT_GT(checked, 0U);
}

INSTANTIATE_TEST_SUITE_P(EveryKind, ReasonsIn, testing::ValuesIn(support::game_kinds()),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace

}  // namespace velatura::ai
