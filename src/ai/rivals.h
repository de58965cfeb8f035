// How a strong rival chooses: at first by the promise of the cards, and after some thought by the
// results of playing its moves out.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/policy.h"

namespace velatura::ai {

// What a rival's moves led to whenever it thought about them. A move is known by the card it takes;
// all paintings are one.
class Thoughts {
  public:
    static constexpr std::size_t painting = rules::max_art_cards;

    bool empty() const { return times_ == 0; }
    void add(std::size_t what, float value);
    // How often it was thought about.
    float times(std::size_t what) const;
    // Its value on average. Of what was seldom thought about, the mean of all is expected.
    float worth(std::size_t what) const;

  private:
    struct Estimate {
        std::size_t what = 0;
        float times = 0;
        float value = 0;  // the sum
    };
    const Estimate* find(std::size_t what) const;

    std::vector<Estimate> thoughts_;
    float times_ = 0;
    float value_ = 0;
};

// What the seat to act might do, and how likely that is. It must be able to take.
class LikelyMoves {
  public:
    struct Likely {
        rules::Move move;
        std::size_t what = 0;
        float chance = 0;  // in relation to the others
    };

    static LikelyMoves at_a_glance(Values& values, const HandWeights& weights,
                                   const rules::GameState& state);
    // Somebody who thinks may also paint with less than a full hand.
    static LikelyMoves after_thought(Values& values, const HandWeights& weights,
                                     const rules::GameState& state, const Thoughts& thoughts);

    std::span<const Likely> moves() const { return std::span{moves_}.first(count_); }
    const Likely& draw(chance::FastRandom& random) const;
    // What to think about next: what is likely and was not thought about often.
    const Likely& doubtful(const Thoughts& thoughts) const;

  private:
    void list_takes(Values& values, const HandWeights& weights, const rules::GameState& state);
    void add(rules::Move move, std::size_t what, float value);
    // Turns values into chances.
    void spread();

    std::array<Likely, rules::most_rows * rules::row_places + 1> moves_{};
    std::size_t count_ = 0;
    float sum_ = 0;  // of the chances
};

// What a rival might do at a glance: the same as the policy, but any take has its chance.
rules::Move rival_move(Values& values, const HandWeights& weights, const rules::GameState& state,
                       chance::FastRandom& random);

}  // namespace velatura::ai
