// What cards are worth to a player, in points: the gain of a painting now, counting what its
// ribbons will still be good for, and from that the promise of two cards or of one.
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
    PlayerValues(const OutcomeTable& outcomes, std::vector<float> gains);

    float gain(OutcomeId outcome) const { return gains_[rules::index(outcome)]; }
    // The most any layering of the three gains.
    float triple(rules::ArtCardId a, rules::ArtCardId b, rules::ArtCardId c) const {
        float best = -std::numeric_limits<float>::infinity();
        for (const Layering& layering : outcomes_->layerings(a, b, c)) {
            best = std::max(best, gain(layering.outcome));
        }
        return best;
    }
    // The mean of its twelve best third cards.
    float pair(rules::ArtCardId a, rules::ArtCardId b) {
        const float value = pairs_[rules::index(a) * outcomes_->cards() + rules::index(b)];
        return value == unknown ? work_out_pair(a, b) : value;
    }
    // The mean of its twelve best partners.
    float card(rules::ArtCardId a) {
        const float value = cards_[rules::index(a)];
        return value == unknown ? work_out_card(a) : value;
    }

  private:
    static constexpr float unknown = -std::numeric_limits<float>::max();

    float work_out_pair(rules::ArtCardId a, rules::ArtCardId b);
    float work_out_card(rules::ArtCardId a);

    const OutcomeTable* outcomes_;
    std::vector<float> gains_;
    std::vector<float> pairs_;
    std::vector<float> cards_;
};

class Values {
  public:
    // All three must outlive it.
    Values(const rules::Game& game, const OutcomeTable& outcomes, const Potential& potential);

    const rules::Game& game() const { return *game_; }
    const OutcomeTable& outcomes() const { return *outcomes_; }
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
