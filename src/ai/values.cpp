#include "ai/values.h"

#include <array>
#include <limits>

namespace velatura::ai {

namespace {

using rules::ArtCardId;

constexpr std::size_t best_counted = 12;

// So many pairs are worked out side by side: no step for one has to wait for a step for another.
constexpr std::size_t abreast = 4;
using Abreast = std::array<float, abreast>;

// The largest of what is added, largest first. No branches: nobody could guess which way they go.
class Best {
  public:
    Best() {
        for (Abreast& place : places_)
            place.fill(-std::numeric_limits<float>::infinity());
    }
    void add(Abreast values) {
        for (Abreast& place : places_) {
            for (std::size_t i = 0; i < abreast; ++i) {
                const float larger = std::max(place[i], values[i]);
                values[i] = std::min(place[i], values[i]);
                place[i] = larger;
            }
        }
    }
    float mean(std::size_t count, std::size_t i) const {
        float sum = 0;
        for (const Abreast& place : std::span{places_}.first(count))
            sum += place[i];
        return sum / static_cast<float>(count);
    }

  private:
    std::array<Abreast, best_counted> places_;
};

}  // namespace

PlayerValues::PlayerValues(const OutcomeTable& outcomes, std::vector<float> gains)
    : outcomes_(&outcomes),
      gains_(std::move(gains)),
      pairs_(outcomes.cards() * outcomes.cards()),
      cards_(outcomes.cards(), unknown) {
    best_.reserve(outcomes.examples().size());
    for (const std::span<const Layering> example : outcomes.examples()) {
        float best = -std::numeric_limits<float>::infinity();
        for (const Layering& layering : example)
            best = std::max(best, gain(layering.outcome));
        best_.push_back(best);
    }
}

void PlayerValues::work_out(ArtCardId a) {
    const std::size_t cards = outcomes_->cards();
    const auto pair_of = [&](ArtCardId x, ArtCardId y) -> float& {
        return pairs_[rules::index(x) * cards + rules::index(y)];
    };
    std::array<ArtCardId, rules::max_art_cards> partners{};  // not worked out with it yet
    std::size_t count = 0;
    for (std::size_t i = 0; i < cards; ++i) {
        const auto b = static_cast<ArtCardId>(i);
        if (b == a) continue;
        if (cards_[i] == unknown) {
            partners[count++] = b;
        } else {
            pair_of(a, b) = pair_of(b, a);
        }
    }
    for (std::size_t first = 0; first < count; first += abreast) {
        std::array<const ChoiceId*, abreast> choices{};
        for (std::size_t i = 0; i < abreast; ++i) {
            choices[i] = outcomes_->choices(a, partners[std::min(first + i, count - 1)]);
        }
        Best thirds;
        for (std::size_t third = 0; third < cards; ++third) {
            Abreast values;
            for (std::size_t i = 0; i < abreast; ++i)
                values[i] = best(choices[i][third]);
            thirds.add(values);
        }
        for (std::size_t i = 0; i < abreast && first + i < count; ++i) {
            pair_of(a, partners[first + i]) = thirds.mean(std::min(best_counted, cards - 2), i);
        }
    }
    Best best_partners;
    for (std::size_t i = 0; i < cards; ++i) {
        const auto b = static_cast<ArtCardId>(i);
        if (b != a) best_partners.add({pair_of(a, b)});
    }
    cards_[rules::index(a)] = best_partners.mean(std::min(best_counted, cards - 1), 0);
}

Values::Values(const rules::Game& game, const OutcomeTable& outcomes, const Potential& potential)
    : game_(&game), outcomes_(&outcomes), potential_(&potential) {
    std::size_t places = rules::paintings_to_complete + 1;
    for (std::size_t i = 0; i < rules::scoring_places; ++i)
        places *= rules::max_steps + 1;
    blocks_.resize(places);
}

PlayerValues& Values::work_out(const rules::Player& player) {
    const std::size_t left = rules::paintings_to_complete - player.painted;
    std::vector<float> gains;
    gains.reserve(outcomes_->outcomes().size());
    for (const Outcome& outcome : outcomes_->outcomes()) {
        float gain = static_cast<float>(rules::silver_points * outcome.silver);
        for (std::size_t place = 0; place < rules::scoring_places && left > 0; ++place) {
            const rules::ScoringCard* card = game_->scoring(static_cast<rules::Ribbon>(place));
            if (card == nullptr) continue;
            const std::uint8_t held = player.ribbons[place];
            const auto after =
                static_cast<std::uint8_t>(std::min(held + outcome.times[place], int{card->steps}));
            gain +=
                potential_->points(*card, left - 1, after) - potential_->points(*card, left, held);
        }
        gains.push_back(gain);
    }
    auto& block = blocks_[index_of(player)];
    block = std::make_unique<PlayerValues>(*outcomes_, std::move(gains));
    return *block;
}

}  // namespace velatura::ai
