#include "ai/outcomes.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::Layers;

bool beats(const Outcome& a, const Outcome& b) {
    if (a == b || a.silver < b.silver) return false;
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        if (a.times[place] < b.times[place]) return false;
    }
    return true;
}

Outcome outcome_of(const rules::Game& game, Layers layers) {
    const rules::Earnings earnings = game.cards().earnings(layers);
    Outcome outcome;
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const rules::ScoringCard* card = game.scoring(static_cast<rules::Ribbon>(place));
        // More than the point table has is worth no more.
        if (card != nullptr) {
            outcome.times[place] = std::min(earnings.times(card->condition), card->steps);
        }
    }
    outcome.silver = earnings.silver();
    return outcome;
}

std::uint64_t key_of(const Outcome& outcome) {
    std::uint64_t key = outcome.silver;
    for (std::uint8_t times : outcome.times)
        key = key << 8 | times;
    return key;
}

}  // namespace

OutcomeTable::OutcomeTable(const rules::Game& game) : cards_(game.cards().art().size()) {
    std::unordered_map<std::uint64_t, OutcomeId> known;
    const auto id_of = [&](const Outcome& outcome) {
        const auto [at, is_new] =
            known.try_emplace(key_of(outcome), static_cast<OutcomeId>(outcomes_.size()));
        if (is_new) outcomes_.push_back(outcome);
        return at->second;
    };
    first_.push_back(0);
    for (std::size_t z = 2; z < cards_; ++z) {
        for (std::size_t y = 1; y < z; ++y) {
            for (std::size_t x = 0; x < y; ++x) {
                const std::array<ArtCardId, 3> card{static_cast<ArtCardId>(x),
                                                    static_cast<ArtCardId>(y),
                                                    static_cast<ArtCardId>(z)};
                const std::array<Layers, 6> orders{{{card[0], card[1], card[2]},
                                                    {card[0], card[2], card[1]},
                                                    {card[1], card[0], card[2]},
                                                    {card[1], card[2], card[0]},
                                                    {card[2], card[0], card[1]},
                                                    {card[2], card[1], card[0]}}};
                std::array<Outcome, 6> outcomes;
                std::ranges::transform(orders, outcomes.begin(),
                                       [&](Layers layers) { return outcome_of(game, layers); });
                for (std::size_t i = 0; i < 6; ++i) {
                    const bool dominated = std::ranges::any_of(
                        outcomes, [&](const Outcome& other) { return beats(other, outcomes[i]); });
                    const bool repeated = std::find(outcomes.begin(), outcomes.begin() + i,
                                                    outcomes[i]) != outcomes.begin() + i;
                    if (!dominated && !repeated) {
                        layerings_.push_back({id_of(outcomes[i]), orders[i]});
                    }
                }
                first_.push_back(static_cast<std::uint32_t>(layerings_.size()));
            }
        }
    }
    find_choices();
}

void OutcomeTable::find_choices() {
    choices_.resize(cards_ * (cards_ - 1) / 2 * cards_, ChoiceId::none);
    examples_.emplace_back();
    std::map<std::vector<OutcomeId>, ChoiceId> known;
    for (std::size_t z = 2; z < cards_; ++z) {
        for (std::size_t y = 1; y < z; ++y) {
            for (std::size_t x = 0; x < y; ++x) {
                const auto a = static_cast<ArtCardId>(x);
                const auto b = static_cast<ArtCardId>(y);
                const auto c = static_cast<ArtCardId>(z);
                const std::span<const Layering> ways = layerings(a, b, c);
                std::vector<OutcomeId> outcomes(ways.size());
                std::ranges::transform(ways, outcomes.begin(), &Layering::outcome);
                std::ranges::sort(outcomes);
                const auto [at, is_new] =
                    known.try_emplace(std::move(outcomes), static_cast<ChoiceId>(examples_.size()));
                if (is_new) examples_.push_back(ways);
                choices_[index_of(a, b) * cards_ + z] = at->second;
                choices_[index_of(a, c) * cards_ + y] = at->second;
                choices_[index_of(b, c) * cards_ + x] = at->second;
            }
        }
    }
}

}  // namespace velatura::ai
