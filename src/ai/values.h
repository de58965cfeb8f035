// What cards are worth to a player, in points: the gain of a painting, including the future worth
// of its ribbons, and from that the promise of two cards or of one.
#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "ai/outcomes.h"
#include "ai/potential.h"

namespace velatura::ai {

// For everybody with the same ribbons and paintings left. Pairs and cards are worked out when first
// asked for, so this is not for several threads at once.
class PlayerValues {
  public:
    // What a player gains by meeting a scoring card, by its place and the times.
    using Gains = std::array<std::array<float, rules::max_steps + 1>, rules::scoring_places>;

    PlayerValues(const OutcomeTable& outcomes, const Gains& gains);

    float gain(OutcomeId outcome) const { return gains_[rules::index(outcome)]; }
    // The most any layering gains of those there are to choose from.
    float best(ChoiceId choice) const { return best_[rules::index(choice)]; }
    // Of any outcome, whether a painting of the deck has it or not.
    float gain(Outcome outcome) const;
    // Where a card stands in the lists below.
    std::size_t place(rules::ArtCardId card) const { return outcomes_->place(card); }
    // By the place of the third card.
    const ChoiceId* choices(rules::ArtCardId a, rules::ArtCardId b) const {
        return outcomes_->choices(a, b);
    }
    float triple(rules::ArtCardId a, rules::ArtCardId b, rules::ArtCardId c) const {
        return best(choices(a, b)[place(c)]);
    }
    // The mean of its twelve best third cards.
    float pair(rules::ArtCardId a, rules::ArtCardId b) { return pairs(a)[place(b)]; }
    // All its pairs, by the place of the other card.
    const float* pairs(rules::ArtCardId a) {
        const std::size_t card = place(a);
        if (cards_[card] == unknown) work_out(card);
        return pairs_.data() + card * cards_.size();
    }
    // The mean of its twelve best partners.
    float card(rules::ArtCardId a) {
        const std::size_t card = place(a);
        if (cards_[card] == unknown) work_out(card);
        return cards_[card];
    }

  private:
    static constexpr float unknown = -std::numeric_limits<float>::max();

    // A card, by its place, and its pairs.
    void work_out(std::size_t card);

    const OutcomeTable* outcomes_;
    Gains of_place_;
    std::vector<float> gains_;    // by outcome
    std::vector<float> ordered_;  // the different gains, the smallest first
    // By choice: the most it gains, and its place among the ordered.
    std::vector<std::int16_t> ranks_;
    std::vector<float> best_;
    std::vector<float> pairs_;  // those of a card once the card is known
    std::vector<float> cards_;  // by place
};

class Values {
  public:
    // All three must outlive it.
    Values(const rules::Game& game, const OutcomeTable& outcomes, const Potential& potential);

    const rules::Game& game() const { return *game_; }
    const OutcomeTable& outcomes() const { return *outcomes_; }
    // Whether more counts than the points of now.
    bool looks_ahead() const { return potential_ != &no_potential; }
    PlayerValues& of(const rules::Player& player) {
        const auto& block = blocks_[index_of(player)];
        return block ? *block : work_out(player);
    }

  private:
    static std::size_t index_of(const rules::Player& player) {
        std::size_t place = player.painted;
        for (const std::uint8_t ribbons : player.ribbons) {
            place = place * (rules::max_steps + 1) + ribbons;
        }
        return place;
    }
    PlayerValues& work_out(const rules::Player& player);

    const rules::Game* game_;
    const OutcomeTable* outcomes_;
    const Potential* potential_;
    std::vector<std::unique_ptr<PlayerValues>> blocks_;  // by paintings and ribbons; or not yet
};

}  // namespace velatura::ai
