// A quick, sensible player: the moves a good player would look at first. It guides the tree search
// and plays its games to the end.
#pragma once

#include <optional>

#include "ai/bonuses.h"
#include "ai/simple.h"
#include "ai/values.h"
#include "ai/ways.h"
#include "ai/weights.h"
#include "chance/fast_random.h"
#include "rules/state.h"

namespace velatura::ai {

inline constexpr std::size_t most_pairs = rules::hand_limit * (rules::hand_limit - 1) / 2;

// What a hand promises, worked out in parts that a further card only adds to.
class Hand {
  public:
    Hand(PlayerValues& values, std::span<const rules::ArtCardId> cards);

    // With this card too (up to six cards then), and so many tokens.
    HandFeatures with(rules::ArtCardId card, std::size_t tokens) const;

  private:
    PlayerValues* values_;
    std::size_t count_;
    std::array<const float*, rules::hand_limit> pairs_{};  // of its cards
    float best_triple_ = -std::numeric_limits<float>::infinity();
    float best_pair_ = -std::numeric_limits<float>::infinity();
    float sum_of_pairs_ = 0;
    float sum_of_cards_ = 0;
    // Of its pairs, by the place of the third card.
    std::array<const ChoiceId*, most_pairs> choices_{};
    std::size_t pair_count_ = 0;
};

// Paintings this player has to do after the one in work.
inline std::size_t paintings_after(const rules::Player& player) {
    return rules::paintings_to_complete - 1 - player.painted;
}

// Calls see(offer, features) for each take the player to act can pay for.
template <typename See>
void each_take(Values& values, const rules::GameState& state, See see) {
    const rules::Game& game = values.game();
    const rules::Player& player = state.player(state.turn);
    const Hand hand{values.of(player), player.cards_in_hand()};
    each_offer(game, state, [&](const Offer& offer) {
        HandFeatures features = hand.with(offer.card, player.tokens - offer.price + offer.tokens);
        if (game.has_signatures()) features.bonus = bonus_of_card(game, player, offer.card);
        see(offer, features);
    });
}

// What a pair of cards left over after a painting counts for in its value.
inline constexpr float leftover_weight = 0.3F;

// Three places of a full hand, and the two others.
inline constexpr std::array<std::array<std::uint8_t, rules::hand_limit>, 10> threes_of_five{
    {{0, 1, 2, 3, 4},
     {0, 1, 3, 2, 4},
     {0, 1, 4, 2, 3},
     {0, 2, 3, 1, 4},
     {0, 2, 4, 1, 3},
     {0, 3, 4, 1, 2},
     {1, 2, 3, 0, 4},
     {1, 2, 4, 0, 3},
     {1, 3, 4, 0, 2},
     {2, 3, 4, 0, 1}}};

// Of six cards, the best pair that these three places leave over.
inline float best_pair_without(PlayerValues& mine,
                               const std::array<rules::ArtCardId, rules::most_in_hand>& hand,
                               const std::array<std::size_t, 3>& three) {
    float best = -std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < hand.size(); ++i) {
        for (std::size_t j = i + 1; j < hand.size(); ++j) {
            if (std::ranges::find(three, i) == three.end() &&
                std::ranges::find(three, j) == three.end())
                best = std::max(best, mine.pair(hand[i], hand[j]));
        }
    }
    return best;
}

// Calls see(a, b, c, left_over) for each three cards in hand, with what the cards left over after
// painting with them promise, by this weight.
template <typename See>
void each_three(PlayerValues& mine, const rules::Player& player, float leftovers, See see) {
    const auto& hand = player.hand;
    const std::size_t count = player.hand_size;
    const bool kept = leftovers > 0 && paintings_after(player) > 0;
    if (kept && count == rules::hand_limit) {
        for (const auto& [a, b, c, d, e] : threes_of_five)
            see(hand[a], hand[b], hand[c], leftovers * mine.pair(hand[d], hand[e]));
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i + 1; j < count; ++j) {
            for (std::size_t k = j + 1; k < count; ++k) {
                const bool six = kept && count == rules::most_in_hand;
                see(hand[i], hand[j], hand[k],
                    six ? leftovers * best_pair_without(mine, hand, {i, j, k}) : 0.0F);
            }
        }
    }
}

// Calls see(layers, value) for each undominated painting with the hand of the seat to act; the
// value counts what the cards left over promise, by this weight.
template <typename See>
void each_painting(Values& values, const rules::GameState& state, float leftovers, See see) {
    const rules::Player& player = state.player(state.turn);
    PlayerValues& mine = values.of(player);
    const OutcomeTable& outcomes = values.outcomes();
    std::optional<Bonuses> bonuses;
    if (values.game().has_boxes()) bonuses.emplace(values.game(), state, values.looks_ahead());
    each_three(mine, player, leftovers,
               [&](rules::ArtCardId a, rules::ArtCardId b, rules::ArtCardId c, float left_over) {
                   for (const Layering& layering : outcomes.layerings(a, b, c)) {
                       float value = mine.gain(layering.outcome) + left_over;
                       if (bonuses) {
                           value += bonuses->of(outcomes.outcomes()[rules::index(layering.outcome)],
                                                outcomes.facts(layering), layering.layers);
                       }
                       see(layering.layers, value);
                   }
               });
}

// What a painter's power to flip costs, in points: tokens, while they are of use.
inline float cost_of_flips(const rules::Game& game, const rules::Player& player,
                           rules::Layers layers) {
    if (game.flips_by_power(layers) == 0 || paintings_after(player) == 0) return 0;
    return static_cast<float>(journeyman_token_paid) *
           static_cast<float>(game.power_of(player).tokens);
}

// The same for every way to lay the hand, whether another beats it or not, and with what a
// painter's power allows.
template <typename See>
void each_possible_painting(Values& values, const rules::GameState& state, float leftovers,
                            See see) {
    const rules::Game& game = values.game();
    const rules::Player& player = state.player(state.turn);
    PlayerValues& mine = values.of(player);
    const Bonuses bonuses{game, state, values.looks_ahead()};
    const bool power = game.may_flip(player);
    each_three(mine, player, leftovers,
               [&](rules::ArtCardId a, rules::ArtCardId b, rules::ArtCardId c, float left_over) {
                   each_order(a, b, c, [&](rules::Layers order) {
                       each_way(game, order, power, [&](rules::Layers layers) {
                           const rules::Showing shown = game.showing(layers);
                           const Outcome met = game.capped(shown.met);
                           see(layers, mine.gain(met) + bonuses.of(met, Facts{shown}, layers) +
                                           left_over - cost_of_flips(game, player, layers));
                       });
                   });
               });
}

// What the search knows of a game: what cards promise, and what they score now.
struct Knowledge {
    Knowledge(const rules::Game& game, const OutcomeTable& outcomes)
        : promise(game, outcomes, learned_potential), points(game, outcomes, no_potential) {}

    Values promise;
    Values points;
};

// The painting of the seat to act that is worth most, counting what the cards left over promise by
// this weight.
rules::Move best_painting(Values& values, const rules::GameState& state, float leftovers);
// With a full hand or an empty row.
rules::Move move_without_take(Values& values, const rules::GameState& state, float leftovers);

// What a journeyman would do (simple.h), looked up instead of scored: several times as fast. Among
// paintings of equal points it may choose another.
rules::Move journeyman_like_move(Values& points, const rules::GameState& state,
                                 chance::FastRandom& random);

// The seat to act plays: paints with a full hand or an empty row, else takes what is worth most.
rules::Move policy_move(Values& values, const HandWeights& weights, const rules::GameState& state,
                        chance::FastRandom& random);

}  // namespace velatura::ai
