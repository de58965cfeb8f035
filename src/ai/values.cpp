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

PlayerValues::PlayerValues(const OutcomeTable& outcomes, const Gains& gains)
    : outcomes_(&outcomes),
      of_place_(gains),
      pairs_(outcomes.deck().size() * outcomes.deck().size()),
      cards_(outcomes.deck().size(), unknown) {
    gains_.reserve(outcomes.outcomes().size());
    for (const Outcome& outcome : outcomes.outcomes())
        gains_.push_back(gain(outcome));
    ordered_ = gains_;
    ordered_.push_back(-std::numeric_limits<float>::infinity());  // of no choice
    std::ranges::sort(ordered_);
    ordered_.erase(std::ranges::unique(ordered_).begin(), ordered_.end());
    assert(ordered_.size() <= std::numeric_limits<Rank>::max());
    std::vector<Rank> ranks(gains_.size());
    std::ranges::transform(gains_, ranks.begin(), [&](float gain) {
        return static_cast<Rank>(std::ranges::lower_bound(ordered_, gain) - ordered_.begin());
    });
    ranks_.reserve(outcomes.choice_count());
    best_.reserve(outcomes.choice_count());
    for (std::size_t choice = 0; choice < outcomes.choice_count(); ++choice) {
        Rank best = 0;
        for (const OutcomeId outcome : outcomes.outcomes_of(choice))
            best = std::max(best, ranks[rules::index(outcome)]);
        ranks_.push_back(best);
        best_.push_back(ordered_[static_cast<std::size_t>(best)]);
    }
}

float PlayerValues::gain(Outcome outcome) const {
    float gain = static_cast<float>(rules::silver_points * outcome.silver() +
                                    rules::gold_points * outcome.gold());
    for (std::size_t place = 0; place < rules::scoring_places; ++place)
        gain += of_place_[place][outcome.times(place)];
    return gain;
}

void PlayerValues::work_out(std::size_t card) {
    const std::span<const ArtCardId> deck = outcomes_->deck();
    const std::size_t cards = deck.size();
    const auto pair_of = [&](std::size_t x, std::size_t y) -> float& {
        return pairs_[x * cards + y];
    };
    std::array<std::uint8_t, rules::max_art_cards> partners{};  // not worked out with it yet
    std::size_t count = 0;
    for (std::size_t i = 0; i < cards; ++i) {
        if (i == card) continue;
        if (cards_[i] == unknown) {
            partners[count++] = static_cast<std::uint8_t>(i);
        } else {
            pair_of(card, i) = pair_of(i, card);
        }
    }
    const std::span<const std::uint8_t> sample = outcomes_->sample();
    const std::size_t thirds_counted = std::min(best_counted, sample.size() - 2);
    for (std::size_t first = 0; first < count; first += abreast) {
        std::array<const ChoiceId*, abreast> choices{};
        for (std::size_t i = 0; i < abreast; ++i) {
            const std::size_t partner = partners[std::min(first + i, count - 1)];
            choices[i] = outcomes_->choices(deck[card], deck[partner]);
        }
        Best<Abreast> thirds{Abreast{}};
        for (const std::size_t third : sample) {
            Abreast ranks;
            for (std::size_t i = 0; i < abreast; ++i)
                ranks[i] = ranks_[rules::index(choices[i][third])];
            thirds.add(ranks);
        }
        for (std::size_t i = 0; i < abreast && first + i < count; ++i) {
            float sum = 0;
            for (std::size_t place = 0; place < thirds_counted; ++place)
                sum += ordered_[static_cast<std::size_t>(thirds.places()[place][i])];
            pair_of(card, partners[first + i]) = sum / static_cast<float>(thirds_counted);
        }
    }
    Best<float> best_partners{-std::numeric_limits<float>::infinity()};
    for (std::size_t i = 0; i < cards; ++i) {
        if (i != card) best_partners.add(pair_of(card, i));
    }
    const std::size_t partners_counted = std::min(best_counted, cards - 1);
    float sum = 0;
    for (std::size_t place = 0; place < partners_counted; ++place)
        sum += best_partners.places()[place];
    cards_[card] = sum / static_cast<float>(partners_counted);
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
    PlayerValues::Gains of_place{};
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
    auto& block = blocks_[index_of(player)];
    block = std::make_unique<PlayerValues>(*outcomes_, of_place);
    return *block;
}

}  // namespace velatura::ai
