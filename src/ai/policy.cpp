#include "ai/policy.h"

#include "ai/simple.h"

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::Move;
using rules::Player;

// Among takes of nearly the same value any will do, and playouts should not all be alike.
constexpr float noise = 0.2F;

}  // namespace

Hand::Hand(PlayerValues& values, std::span<const ArtCardId> cards)
    : values_(&values), count_(cards.size()) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        sum_of_cards_ += values.card(cards[i]);
        pairs_[i] = values.pairs(cards[i]);
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            const float pair = pairs_[i][values.place(cards[j])];
            best_pair_ = std::max(best_pair_, pair);
            sum_of_pairs_ += pair;
            const ChoiceId* const choices = values.choices(cards[i], cards[j]);
            choices_[pair_count_++] = choices;
            for (std::size_t k = j + 1; k < cards.size(); ++k) {
                best_triple_ = std::max(best_triple_, values.best(choices[values.place(cards[k])]));
            }
        }
    }
}

HandFeatures Hand::with(ArtCardId card, std::size_t tokens) const {
    const std::size_t count = count_ + 1;
    const std::size_t place = values_->place(card);
    const auto held = static_cast<float>(tokens);
    HandFeatures hand{
        .mean_card = (sum_of_cards_ + values_->card(card)) / static_cast<float>(count),
        .tokens = held,
        .first_tokens = held / (1 + held)};
    if (count == 1) return hand;
    float sum_of_pairs = sum_of_pairs_;
    hand.best_pair = best_pair_;
    float best_triple = best_triple_;
    for (std::size_t i = 0; i < count_; ++i) {
        const float pair = pairs_[i][place];
        hand.best_pair = std::max(hand.best_pair, pair);
        sum_of_pairs += pair;
    }
    for (const ChoiceId* choices : std::span{choices_}.first(pair_count_)) {
        best_triple = std::max(best_triple, values_->best(choices[place]));
    }
    hand.mean_pair = sum_of_pairs * 2 / static_cast<float>(count * (count - 1));
    if (count > 2) hand.best_triple = best_triple;
    return hand;
}

// With boxes more than the outcome counts.
static Move best_painting_with_boxes(Values& values, const rules::GameState& state,
                                     float leftovers) {
    rules::Layers best;
    float best_value = -std::numeric_limits<float>::infinity();
    each_painting(values, state, leftovers, [&](rules::Layers layers, float value) {
        if (value > best_value) {
            best = layers;
            best_value = value;
        }
    });
    return Move::paint(best, state.player(state.turn).backgrounds_left().front());
}

Move best_painting(Values& values, const rules::GameState& state, float leftovers) {
    if (values.game().has_boxes()) return best_painting_with_boxes(values, state, leftovers);
    const Player& player = state.player(state.turn);
    PlayerValues& mine = values.of(player);
    std::array<ArtCardId, rules::layers_in_painting> best{};
    float best_value = -std::numeric_limits<float>::infinity();
    float best_left_over = 0;
    each_three(mine, player, leftovers,
               [&](ArtCardId a, ArtCardId b, ArtCardId c, float left_over) {
                   const float value = mine.triple(a, b, c) + left_over;
                   if (value > best_value) {
                       best = {a, b, c};
                       best_value = value;
                       best_left_over = left_over;
                   }
               });
    const auto layerings = values.outcomes().layerings(best[0], best[1], best[2]);
    const auto way = std::ranges::find_if(layerings, [&](const Layering& layering) {
        return mine.gain(layering.outcome) + best_left_over == best_value;
    });
    return Move::paint(way->layers, player.backgrounds_left().front());
}

Move move_without_take(Values& values, const rules::GameState& state, float leftovers) {
    const Player& player = state.player(state.turn);
    if (player.hand_size < rules::layers_in_painting) return Move::pass();
    return best_painting(values, state, leftovers);
}

Move policy_move(Values& values, const HandWeights& weights, const rules::GameState& state,
                 chance::FastRandom& random) {
    if (!can_take(values.game(), state)) return move_without_take(values, state, leftover_weight);
    const Player& player = state.player(state.turn);
    Move best;
    float best_value = -std::numeric_limits<float>::infinity();
    each_take(values, state, [&](const Offer& offer, const HandFeatures& hand) {
        const float value = weights.value(paintings_after(player), player.hand_size + 1U, hand) +
                            noise * static_cast<float>(random.unit());
        if (value > best_value) {
            best = offer.take();
            best_value = value;
        }
    });
    return best;
}

Move journeyman_like_move(Values& points, const rules::GameState& state,
                          chance::FastRandom& random) {
    const rules::Game& game = points.game();
    if (!can_take(game, state)) return move_without_take(points, state, 0);
    const Player& player = state.player(state.turn);
    const PlayerValues& mine = points.of(player);
    const auto hand = player.cards_in_hand();
    // What can be painted without the card is the same for all, but counts where a card adds
    // nothing.
    float without = 0;
    std::array<const ChoiceId*, most_pairs> choices{};
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        for (std::size_t j = i + 1; j < hand.size(); ++j) {
            const ChoiceId* const by_third = mine.choices(hand[i], hand[j]);
            choices[pairs++] = by_third;
            for (std::size_t k = j + 1; k < hand.size(); ++k)
                without = std::max(without, mine.best(by_third[mine.place(hand[k])]));
        }
    }
    Move best;
    float best_value = -std::numeric_limits<float>::infinity();
    each_offer(game, state, [&](const Offer& offer) {
        const std::size_t place = mine.place(offer.card);
        float value = without;
        for (const ChoiceId* by_third : std::span{choices}.first(pairs))
            value = std::max(value, mine.best(by_third[place]));
        value += static_cast<float>(journeyman_token_received) * static_cast<float>(offer.tokens) -
                 static_cast<float>(journeyman_token_paid) * static_cast<float>(offer.price) +
                 static_cast<float>(journeyman_error) * static_cast<float>(random.unit());
        if (game.has_signatures()) value += bonus_of_card(game, player, offer.card);
        if (value > best_value) {
            best = offer.take();
            best_value = value;
        }
    });
    return best;
}

}  // namespace velatura::ai
