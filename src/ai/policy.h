// A quick, sensible player: the moves a good player would look at first. It guides the tree search
// and plays its games to the end.
#pragma once

#include "ai/values.h"
#include "ai/weights.h"
#include "chance/fast_random.h"
#include "rules/state.h"

namespace velatura::ai {

inline constexpr std::size_t most_pairs = rules::hand_limit * (rules::hand_limit - 1) / 2;

// What a hand promises, worked out in parts that a further card only adds to.
class Hand {
  public:
    Hand(PlayerValues& values, std::span<const rules::ArtCardId> cards);

    // With this card too (one to five cards then), and so many tokens.
    HandFeatures with(rules::ArtCardId card, std::size_t tokens) const;

  private:
    PlayerValues* values_;
    std::size_t count_;
    std::array<const float*, rules::hand_limit> pairs_{};  // of its cards
    float best_triple_ = -std::numeric_limits<float>::infinity();
    float best_pair_ = -std::numeric_limits<float>::infinity();
    float sum_of_pairs_ = 0;
    float sum_of_cards_ = 0;
    // Of its pairs, by the third card.
    std::array<const ChoiceId*, most_pairs> choices_{};
    std::size_t pair_count_ = 0;
};

// Paintings this player has to do after the one in work.
inline std::size_t paintings_after(const rules::Player& player) {
    return rules::paintings_to_complete - 1 - player.painted;
}

// Calls see(skipped, features) for each take the player to act can pay for.
template <typename See>
void each_take(Values& values, const rules::GameState& state, See see) {
    const rules::Player& player = state.player(state.turn);
    const Hand hand{values.of(player), player.cards_in_hand()};
    for (std::size_t skipped = 0; skipped < state.rows[0].size && skipped <= player.tokens;
         ++skipped) {
        see(skipped, hand.with(state.rows[0].cards[skipped],
                               player.tokens - skipped + state.rows[0].tokens[skipped]));
    }
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

// Calls see(a, b, c, left_over) for each three cards in hand, with what the cards left over after
// painting with them promise, by this weight.
template <typename See>
void each_three(PlayerValues& mine, const rules::Player& player, float leftovers, See see) {
    const auto& hand = player.hand;
    const std::size_t count = player.hand_size;
    if (leftovers > 0 && paintings_after(player) > 0 && count == rules::hand_limit) {
        for (const auto& [a, b, c, d, e] : threes_of_five)
            see(hand[a], hand[b], hand[c], leftovers * mine.pair(hand[d], hand[e]));
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i + 1; j < count; ++j) {
            for (std::size_t k = j + 1; k < count; ++k)
                see(hand[i], hand[j], hand[k], 0.0F);
        }
    }
}

// Calls see(layers, value) for each undominated painting with the hand; the value counts what the
// cards left over promise, by this weight.
template <typename See>
void each_painting(Values& values, const rules::Player& player, float leftovers, See see) {
    PlayerValues& mine = values.of(player);
    each_three(mine, player, leftovers,
               [&](rules::ArtCardId a, rules::ArtCardId b, rules::ArtCardId c, float left_over) {
                   for (const Layering& layering : values.outcomes().layerings(a, b, c)) {
                       see(layering.layers, mine.gain(layering.outcome) + left_over);
                   }
               });
}

// What the search knows of a game: what cards promise, and what they score now.
struct Knowledge {
    Knowledge(const rules::Game& game, const OutcomeTable& outcomes)
        : promise(game, outcomes, learned_potential), points(game, outcomes, no_potential) {}

    Values promise;
    Values points;
};

// The painting worth most, counting what the cards left over promise by this weight.
rules::Move best_painting(Values& values, const rules::Player& player, float leftovers);
// With a full hand or an empty row.
rules::Move move_without_take(Values& values, const rules::Player& player, float leftovers);

// What a journeyman would do (simple.h), looked up instead of scored: several times as fast. Among
// paintings of equal points it may choose another.
rules::Move journeyman_like_move(Values& points, const rules::GameState& state,
                                 chance::FastRandom& random);

// The seat to act plays: paints with a full hand or an empty row, else takes what is worth most.
rules::Move policy_move(Values& values, const HandWeights& weights, const rules::GameState& state,
                        chance::FastRandom& random);

}  // namespace velatura::ai
