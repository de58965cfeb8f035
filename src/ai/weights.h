// How much a hand promises: linear in features that are quick to compute, by paintings left and
// cards held. Learned by self-play for any set of scoring cards.
#pragma once

#include <algorithm>
#include <array>

#include "rules/types.h"

namespace velatura::ai {

// What is told of a hand. All in points but the tokens.
struct HandFeatures {
    float best_triple = 0;  // the best painting possible; 0 below three cards
    float best_pair = 0;    // the best two cards; 0 below two
    float mean_pair = 0;    // all pairs on average
    float mean_card = 0;    // all cards on average
    float tokens = 0;
    float first_tokens = 0;  // tokens / (1 + tokens): the first few matter more
    float bonus = 0;  // points the last card brings beside its paintings: counted as they are
};
inline constexpr std::size_t feature_count = 6;
inline constexpr std::size_t tokens_place = 4;  // in the list; what follows is of tokens too

// In the order of the weights.
constexpr std::array<float, feature_count> listed(const HandFeatures& hand) {
    return {hand.best_triple, hand.best_pair, hand.mean_pair,
            hand.mean_card,   hand.tokens,    hand.first_tokens};
}

struct HandWeights {
    // By paintings left after the hand is used up (0: it is for the last), then by cards held, 1-5.
    using Weights = std::array<float, feature_count>;
    std::array<std::array<Weights, rules::hand_limit>, rules::paintings_to_complete> of{};

    float value(std::size_t left, std::size_t cards, const HandFeatures& hand) const {
        const Weights& weights = of[left][std::min(cards, rules::hand_limit) - 1];
        const std::array features = listed(hand);
        float sum = hand.bonus;
        for (std::size_t i = 0; i < feature_count; ++i)
            sum += weights[i] * features[i];
        return sum;
    }
};

// Made by scripts/train (docs/ai.md): for one or two players, and for more.
extern const HandWeights duel_weights;
extern const HandWeights crowd_weights;
inline const HandWeights& policy_weights(std::size_t seats) {
    return seats <= 2 ? duel_weights : crowd_weights;
}
// What somebody who thinks ahead, but not far, takes among three and more: the chances of two takes
// are as the exponentials of their values.
extern const HandWeights rival_weights;

// Enough like the exponential function for chances, and the same everywhere: no function of the
// maths library but the square root decides a move.
constexpr float soft_exponential(float x) {
    float y = 1 + x / 16 > 0 ? 1 + x / 16 : 0;
    for (int i = 0; i < 4; ++i) {
        y *= y;
    }
    return y;
}

}  // namespace velatura::ai
