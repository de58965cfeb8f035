#include "ai/reasons.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "ai/policy.h"
#include "ai/simple.h"
#include "rules/orders.h"

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::GameState;
using rules::Layers;
using rules::Move;
using rules::Player;
using rules::Seat;

// How much less a plan is worth, in points, for each of its cards still in the art row: it costs a
// turn, perhaps tokens, and someone else may take it. Twice as much if it can't be paid for yet.
constexpr float card_to_come = 2;

// Anything less isn't worth mentioning, in points: what a denied card would have scored for an
// opponent, and how much more a more expensive card would score.
constexpr int least_denial = 3;
constexpr int least_saving = 2;

// The next best move is clearly worse from here on, and as good up to there: as a share of the win
// and in points.
constexpr double clear_share = 0.05;
constexpr double clear_points = 1.5;
constexpr double close_share = 0.01;
constexpr double close_points = 0.3;

// Two searches differ by chance in one case of twenty by more than so many standard errors.
constexpr double certain = 2;

// The standard error of a difference.
double both(double one, double other) {
    return std::sqrt(one * one + other * other);
}

bool contains(std::span<const ArtCardId> cards, ArtCardId card) {
    return std::ranges::find(cards, card) != cards.end();
}

// The most points a painting with this hand adds now; none with fewer than three cards.
std::optional<int> best_points(const rules::Game& game, const Player& player) {
    std::optional<int> best;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        const Layers layers{player.hand[bottom], player.hand[middle], player.hand[top]};
        best = std::max(best.value_or(0), game.points_gained(player, layers));
    }
    return best;
}

Player with_card(Player player, ArtCardId card) {
    player.hand[player.hand_size++] = card;
    return player;
}

bool hand_is_shown(const Player& player) {
    return std::ranges::find(player.cards_in_hand(), rules::hidden_card) ==
           player.cards_in_hand().end();
}

class Explainer {
  public:
    Explainer(Thinker& thinker, const rules::Game& game, const rules::PlayerView& view,
              const Analysis& analysis, Move move)
        : values_(thinker.values()),
          game_(game),
          table_(view.table),
          seat_(view.table.turn),
          me_(view.table.player(seat_)),
          analysis_(analysis),
          move_(move),
          after_(rules::imagine(game, view, view.unseen_cards())) {
        assert(view.viewer == seat_);
        game.play(after_, view.unseen_cards(), move);
    }

    Explanation explain() {
        find_plan();
        if (no_choice()) add({.kind = ReasonKind::only_move});
        if (move_.kind() == Move::Kind::paint) explain_painting();
        if (move_.kind() == Move::Kind::take) explain_take();
        compare();
        return std::move(out_);
    }

  private:
    void add(const Reason& reason) { out_.reasons.push_back(reason); }
    ArtCardId card_at(Move take) const {
        return table_.row(take.row()).cards[rules::cards_before(take.position())];
    }

    bool no_choice() const { return game_.count_moves(table_) == 1; }

    // The painting worth most to the seat as it stands, of its hand after the move and, while more
    // can be taken, of the art row.
    void find_plan() {
        if (move_.kind() == Move::Kind::paint) {
            out_.plan = Plan{.layers = move_.layers()};
        } else {
            const auto hand = after_.player(seat_).cards_in_hand();
            std::vector<ArtCardId> cards{hand.begin(), hand.end()};
            std::ranges::copy(cards_left_in_row(), std::back_inserter(cards));
            find_painting(cards, hand);
        }
        if (!out_.plan) return;
        out_.plan->gain = game_.gain(me_, out_.plan->layers);
        out_.plan->points = game_.points_gained(me_, out_.plan->layers);
        if (out_.plan->points == 0 && move_.kind() != Move::Kind::paint) out_.plan.reset();
    }

    void find_painting(std::span<const ArtCardId> cards, std::span<const ArtCardId> hand) {
        const std::size_t limit = game_.hand_limit_of(after_.player(seat_));
        const std::size_t room = limit - std::min(limit, hand.size());
        PlayerValues& mine = values_.of(me_);
        float best = 0;
        for (std::size_t k = 2; k < cards.size(); ++k) {
            for (std::size_t j = 1; j < k; ++j) {
                for (std::size_t i = 0; i < j; ++i) {
                    std::vector<ArtCardId> missing;
                    for (const std::size_t place : {i, j, k}) {
                        if (place >= hand.size()) missing.push_back(cards[place]);
                    }
                    // At least two in hand, or all there are.
                    if (missing.size() > room ||
                        missing.size() + std::min<std::size_t>(hand.size(), 2) >
                            rules::layers_in_painting) {
                        continue;
                    }
                    float to_come = 0;
                    for (const ArtCardId card : missing)
                        to_come += card_to_come * (can_pay_after(seat_, card) ? 1.0F : 2.0F);
                    for (const Layering& layering :
                         values_.outcomes().layerings(cards[i], cards[j], cards[k])) {
                        const float value = mine.gain(layering.outcome) - to_come;
                        if (out_.plan && value <= best) continue;
                        best = value;
                        out_.plan = Plan{.layers = layering.layers, .missing = missing};
                    }
                }
            }
        }
    }

    static std::span<const ArtCardId> cards_of(const rules::ArtRow& row) {
        return {row.cards.data(), row.size};
    }

    // Whether a seat has the tokens for a card of the art rows as they lie after the move.
    bool can_pay_after(Seat seat, ArtCardId card) const {
        return std::ranges::any_of(rules::each_row, [&](rules::Row row) {
            const std::size_t reach = game_.reach(after_, after_.player(seat), row);
            return contains(cards_of(after_.row(row)).first(reach), card);
        });
    }

    // Of the art rows, those that were there before the move: what is dealt now nobody knows yet.
    std::vector<ArtCardId> cards_left_in_row() const {
        std::vector<ArtCardId> left;
        for (const rules::Row row : rules::each_row) {
            std::ranges::copy_if(
                cards_of(after_.row(row)), std::back_inserter(left),
                [&](ArtCardId card) { return contains(cards_of(table_.row(row)), card); });
        }
        return left;
    }

    void explain_painting() {
        const Layers layers = move_.layers();
        const Player& mine = after_.player(seat_);
        const int total = game_.points(after_, seat_);
        rules::SeatSet alone;
        alone.insert(seat_);
        if (game_.seats() > 1 && after_.phase == rules::Phase::over && after_.winners == alone) {
            add({.kind = ReasonKind::wins_now, .points = total});
        } else if (mine.finished()) {
            add({.kind = ReasonKind::last_painting, .points = total});
        }
        if (game_.seats() == 1 && game_.setup().goal > 0 && total >= game_.setup().goal &&
            game_.points(table_, seat_) < game_.setup().goal) {
            add({.kind = ReasonKind::reaches_goal, .points = game_.setup().goal});
        }
        add({.kind = ReasonKind::completes_painting,
             .points = out_.plan->points,
             .layers = layers});
        for (std::size_t place = 0; place < rules::scoring_places; ++place) {
            const auto ribbon = static_cast<rules::Ribbon>(place);
            const rules::ScoringCard* card = game_.scoring(ribbon);
            if (card != nullptr && out_.plan->gain.ribbons[place] > 0 &&
                mine.ribbons[place] == card->steps) {
                add({.kind = ReasonKind::fills_table, .ribbon = ribbon});
            }
        }
        compare_paintings();
        if (me_.hand_size >= game_.hand_limit_of(me_)) add({.kind = ReasonKind::hand_full});
    }

    // Where another painting adds more points now, what speaks for this one.
    void compare_paintings() {
        const int more = best_points(game_, me_).value_or(0) - out_.plan->points;
        if (more <= 0 || after_.player(seat_).finished()) return;
        if (value_of(move_.layers()) >= most_valuable_of_most_points()) {
            add({.kind = ReasonKind::ribbons_grow, .points = more});
        } else if (me_.hand_size == rules::hand_limit) {
            const auto kept = after_.player(seat_).cards_in_hand();
            add({.kind = ReasonKind::keeps_cards, .points = more, .cards = {kept[0], kept[1]}});
        }
    }

    // With what its ribbons will still be good for.
    float value_of(Layers layers) const {
        PlayerValues& mine = values_.of(me_);
        const auto ways = values_.outcomes().layerings(layers.bottom, layers.middle, layers.top);
        const auto same =
            std::ranges::find_if(ways, [&](const Layering& way) { return way.layers == layers; });
        if (same != ways.end()) return mine.gain(same->outcome);
        // An order that another of the same cards beats or equals: the equal one, if there is one.
        float value = -std::numeric_limits<float>::infinity();
        for (const Layering& way : ways) {
            if (same_gain(game_, me_, way.layers, layers)) {
                value = std::max(value, mine.gain(way.outcome));
            }
        }
        return value;
    }

    float most_valuable_of_most_points() const {
        const int most = best_points(game_, me_).value_or(0);
        float value = -std::numeric_limits<float>::infinity();
        for (const auto& [bottom, middle, top] : rules::layer_orders(me_.hand_size)) {
            const Layers layers{me_.hand[bottom], me_.hand[middle], me_.hand[top]};
            if (game_.points_gained(me_, layers) == most) value = std::max(value, value_of(layers));
        }
        return value;
    }

    void explain_take() {
        const ArtCardId card = card_at(move_);
        const std::size_t skipped = rules::cards_before(move_.position());
        const std::size_t cost = game_.price(me_, skipped);
        const std::optional<int> before = best_points(game_, me_);
        if (out_.plan && contains(out_.plan->layers.cards(), card)) {
            Reason reason{.kind = ReasonKind::takes_for_painting,
                          .points = out_.plan->points,
                          .card = card,
                          .layers = out_.plan->layers};
            if (!out_.plan->missing.empty()) {
                reason.kind = ReasonKind::starts_painting;
            } else if (before && out_.plan->points > *before) {
                reason.kind = ReasonKind::improves_painting;
                reason.before = *before;
            }
            add(reason);
        } else if (out_.plan) {
            add({.kind = paintings_after(me_) > 0 ? ReasonKind::for_next_painting
                                                  : ReasonKind::spare_card,
                 .card = card});
        }
        if (fits_best(card)) {
            add({.kind = me_.hand_size > 0 ? ReasonKind::fits_best : ReasonKind::promises_most,
                 .card = card});
        }
        explain_denial(card, skipped);
        const int tokens = int{after_.player(seat_).tokens} - me_.tokens + static_cast<int>(cost);
        if (tokens > 0) add({.kind = ReasonKind::token_worth, .tokens = tokens});
        explain_saving(card, skipped);
        explain_waiting(before);
        if (only_one_painting()) add({.kind = ReasonKind::undisturbed});
        if (cost == 0 && out_.reasons.empty()) add({.kind = ReasonKind::costs_nothing});
    }

    // Of several that can be paid for. What a card promises is the mean of the best paintings it
    // makes with one of the hand, or with any two while there is none.
    bool fits_best(ArtCardId card) const {
        PlayerValues& mine = values_.of(me_);
        const auto promise = [&](ArtCardId taken) {
            if (me_.hand_size == 0) return mine.card(taken);
            float best = -std::numeric_limits<float>::infinity();
            for (const ArtCardId held : me_.cards_in_hand())
                best = std::max(best, mine.pair(held, taken));
            return best;
        };
        std::size_t offers = 0;
        bool best = true;
        each_offer(game_, table_, [&](const Offer& offer) {
            ++offers;
            if (offer.card != card && promise(offer.card) >= promise(card)) best = false;
        });
        return offers > 1 && best;
    }

    // Who could have taken the card and painted for most points more with it than it can without,
    // also with another card that is left. What a seat can pay now it can pay on its turn too:
    // cards only slide towards the free end.
    void explain_denial(ArtCardId card, std::size_t skipped) {
        Reason denial{.kind = ReasonKind::denies, .points = least_denial - 1, .card = card};
        for (std::size_t i = 0; i < game_.seats(); ++i) {
            const Player& other = table_.players[i];
            if (i == rules::index(seat_) || other.finished() || !hand_is_shown(other) ||
                game_.takes(table_, other, move_.row()) <= skipped) {
                continue;
            }
            const auto with = [&](ArtCardId taken) {
                return best_points(game_, with_card(other, taken)).value_or(0);
            };
            int without = best_points(game_, other).value_or(0);
            for (const ArtCardId left : cards_left_in_row()) {
                if (can_pay_after(static_cast<Seat>(i), left))
                    without = std::max(without, with(left));
            }
            const int more = with(card) - without;
            if (more <= denial.points) continue;
            denial.points = more;
            denial.seat = static_cast<Seat>(i);
        }
        if (denial.points >= least_denial) add(denial);
    }

    // A dearer card that would make more of the hand, but costs what may be needed later.
    void explain_saving(ArtCardId card, std::size_t skipped) {
        const int with_this = best_points(game_, with_card(me_, card)).value_or(0);
        Reason saving{.kind = ReasonKind::saves_tokens};
        const std::size_t reach = game_.reach(table_, me_, move_.row());
        for (std::size_t other = skipped + 1; other < reach; ++other) {
            const ArtCardId dearer = table_.row(move_.row()).cards[other];
            const int more = best_points(game_, with_card(me_, dearer)).value_or(0) - with_this;
            if (more <= saving.points) continue;
            saving.points = more;
            saving.card = dearer;
            saving.tokens = static_cast<int>(game_.price(me_, other) - game_.price(me_, skipped));
        }
        if (saving.points >= least_saving) add(saving);
    }

    void explain_waiting(std::optional<int> before) {
        if (before.value_or(0) == 0) return;
        const Candidate* mine = candidate(move_);
        const Candidate* painting = nullptr;
        for (const Candidate& other : analysis_.ranking) {
            if (other.move.kind() != Move::Kind::paint) continue;
            if (painting == nullptr || other.value > painting->value) painting = &other;
        }
        if (mine != nullptr && painting != nullptr && painting->value < mine->value) {
            add({.kind = ReasonKind::waits_for_more, .points = *before});
        }
    }

    bool only_one_painting() const {
        if (game_.seats() == 1 || game_.has_vincent()) return false;
        const std::span players{table_.players.data(), game_.seats()};
        return std::ranges::count(players, false, &Player::finished) == 1;
    }

    const Candidate* candidate(Move move) const {
        const auto at = std::ranges::find(analysis_.ranking, move, &Candidate::move);
        return at == analysis_.ranking.end() ? nullptr : &*at;
    }

    void compare() {
        if (analysis_.ranking.empty()) return;
        const Candidate& best = analysis_.ranking[0];
        const Candidate* const mine = candidate(move_);
        if (mine != &best) {
            if (mine != nullptr && out_.reasons.empty() && mine->value < best.value) {
                add({.kind = ReasonKind::worth_less, .loss = best.value - mine->value});
            }
            return;
        }
        if (analysis_.ranking.size() < 2) return;
        const Candidate& next = analysis_.ranking[1];
        const bool points = values_are_points(game_);
        const double clear = points ? clear_points : clear_share;
        const double loss = best.value - next.value;
        const double unsure = noise(game_, best, next);
        if (loss - unsure >= clear) {
            add({.kind = ReasonKind::clearly_best, .loss = loss, .move = next.move});
        } else if (std::abs(loss) <= (points ? close_points : close_share) && unsure <= clear &&
                   std::abs(best.points - next.points) < clear_points) {
            add({.kind = ReasonKind::close_call, .move = next.move});
        }
    }

    Values& values_;
    const rules::Game& game_;
    const GameState& table_;
    Seat seat_;
    const Player& me_;
    const Analysis& analysis_;
    Move move_;
    GameState after_;  // as far as it does not depend on the deck
    Explanation out_;
};

}  // namespace

std::string_view name_of(ReasonKind kind) {
    constexpr std::array<std::string_view, reason_count> names{
        "only_move",     "hand_full",          "wins_now",          "reaches_goal",
        "last_painting", "completes_painting", "fills_table",       "ribbons_grow",
        "keeps_cards",   "takes_for_painting", "improves_painting", "starts_painting",
        "fits_best",     "promises_most",      "for_next_painting", "spare_card",
        "denies",        "token_worth",        "saves_tokens",      "waits_for_more",
        "undisturbed",   "costs_nothing",      "clearly_best",      "close_call",
        "worth_less"};
    return names[rules::index(kind)];
}

Explanation explain(Thinker& thinker, const rules::Game& game, const rules::PlayerView& view,
                    const Analysis& analysis, Move move) {
    return Explainer{thinker, game, view, analysis, move}.explain();
}

NextRibbons next_ribbons(const rules::Game& game, const Player& player) {
    NextRibbons next;
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const rules::ScoringCard* card = game.scoring(static_cast<rules::Ribbon>(place));
        const std::uint8_t held = player.ribbons[place];
        if (card == nullptr || held >= card->steps) continue;
        next[place] =
            card->points_for(static_cast<std::uint8_t>(held + 1)) - card->points_for(held);
    }
    return next;
}

bool same_gain(const rules::Game& game, const Player& player, Layers a, Layers b) {
    const rules::Game::Gain one = game.gain(player, a);
    const rules::Game::Gain other = game.gain(player, b);
    return one.ribbons == other.ribbons && one.silver == other.silver;
}

double noise(const rules::Game& game, const Candidate& a, const Candidate& b) {
    return certain * both(doubt(game, a), doubt(game, b));
}

double noise_of_points(const Candidate& a, const Candidate& b) {
    return certain * both(doubt_of_points(a), doubt_of_points(b));
}

}  // namespace velatura::ai
