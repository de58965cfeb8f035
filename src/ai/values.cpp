#include "ai/values.h"

#include <array>
#include <cassert>
#include <limits>

namespace velatura::ai {

namespace {

using rules::ArtCardId;

constexpr std::size_t best_counted = 12;

// Ranks instead of values, as many side by side as a register holds: no step for one has to wait
// for a step for another, and the larger of two is one instruction.
using Rank = std::int16_t;
constexpr std::size_t abreast = 8;
using Abreast [[gnu::vector_size(sizeof(Rank) * abreast)]] = Rank;

// The largest of what is added, largest first. No branches: nobody could guess which way they go.
template <typename Lane>
class Best {
  public:
    explicit Best(Lane lowest) { places_.fill(lowest); }

    void add(Lane value) {
        for (Lane& place : places_) {
            const Lane larger = place > value ? place : value;
            value = place > value ? value : place;
            place = larger;
        }
    }
    const std::array<Lane, best_counted>& places() const { return places_; }

  private:
    std::array<Lane, best_counted> places_;
};

}  // namespace

PlayerValues::PlayerValues(const OutcomeTable& outcomes, std::vector<float> gains)
    : outcomes_(&outcomes),
      gains_(std::move(gains)),
      ordered_(gains_),
      pairs_(outcomes.cards() * outcomes.cards()),
      cards_(outcomes.cards(), unknown) {
    ordered_.push_back(-std::numeric_limits<float>::infinity());  // of no choice
    std::ranges::sort(ordered_);
    ordered_.erase(std::ranges::unique(ordered_).begin(), ordered_.end());
    assert(ordered_.size() <= std::numeric_limits<Rank>::max());
    std::vector<Rank> ranks(gains_.size());
    std::ranges::transform(gains_, ranks.begin(), [&](float gain) {
        return static_cast<Rank>(std::ranges::lower_bound(ordered_, gain) - ordered_.begin());
    });
    ranks_.reserve(outcomes.examples().size());
    best_.reserve(outcomes.examples().size());
    for (const std::span<const Layering> example : outcomes.examples()) {
        Rank best = 0;
        for (const Layering& layering : example)
            best = std::max(best, ranks[rules::index(layering.outcome)]);
        ranks_.push_back(best);
        best_.push_back(ordered_[static_cast<std::size_t>(best)]);
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
    const std::size_t thirds_counted = std::min(best_counted, cards - 2);
    for (std::size_t first = 0; first < count; first += abreast) {
        std::array<const ChoiceId*, abreast> choices{};
        for (std::size_t i = 0; i < abreast; ++i) {
            choices[i] = outcomes_->choices(a, partners[std::min(first + i, count - 1)]);
        }
        Best<Abreast> thirds{Abreast{}};
        for (std::size_t third = 0; third < cards; ++third) {
            Abreast ranks;
            for (std::size_t i = 0; i < abreast; ++i)
                ranks[i] = ranks_[rules::index(choices[i][third])];
            thirds.add(ranks);
        }
        for (std::size_t i = 0; i < abreast && first + i < count; ++i) {
            float sum = 0;
            for (std::size_t place = 0; place < thirds_counted; ++place)
                sum += ordered_[static_cast<std::size_t>(thirds.places()[place][i])];
            pair_of(a, partners[first + i]) = sum / static_cast<float>(thirds_counted);
        }
    }
    Best<float> best_partners{-std::numeric_limits<float>::infinity()};
    for (std::size_t i = 0; i < cards; ++i) {
        const auto b = static_cast<ArtCardId>(i);
        if (b != a) best_partners.add(pair_of(a, b));
    }
    const std::size_t partners_counted = std::min(best_counted, cards - 1);
    float sum = 0;
    for (std::size_t place = 0; place < partners_counted; ++place)
        sum += best_partners.places()[place];
    cards_[rules::index(a)] = sum / static_cast<float>(partners_counted);
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
    // By place and times met.
    std::array<std::array<float, rules::max_steps + 1>, rules::scoring_places> of_place{};
    for (std::size_t place = 0; place < rules::scoring_places && left > 0; ++place) {
        const rules::ScoringCard* card = game_->scoring(static_cast<rules::Ribbon>(place));
        if (card == nullptr) continue;
        const std::uint8_t held = player.ribbons[place];
        for (std::size_t times = 0; times <= card->steps; ++times) {
            const auto after =
                static_cast<std::uint8_t>(std::min<std::size_t>(held + times, card->steps));
            of_place[place][times] =
                potential_->points(*card, left - 1, after) - potential_->points(*card, left, held);
        }
    }
    std::vector<float> gains;
    gains.reserve(outcomes_->outcomes().size());
    for (const Outcome& outcome : outcomes_->outcomes()) {
        float gain = static_cast<float>(rules::silver_points * outcome.silver());
        for (std::size_t place = 0; place < rules::scoring_places; ++place)
            gain += of_place[place][outcome.times(place)];
        gains.push_back(gain);
    }
    auto& block = blocks_[index_of(player)];
    block = std::make_unique<PlayerValues>(*outcomes_, std::move(gains));
    return *block;
}

}  // namespace velatura::ai
