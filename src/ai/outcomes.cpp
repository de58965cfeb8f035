#include "ai/outcomes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::Layers;

// By the places of three cards: bottom, middle, top.
constexpr std::array<std::array<std::uint8_t, 3>, 6> orders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// The outcomes to choose from, sorted: at most six, each with a bit that says that it is there.
struct OutcomeList {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    bool operator==(const OutcomeList&) const = default;
};
struct OutcomeListHash {
    std::size_t operator()(const OutcomeList& key) const {
        const std::uint64_t mixed = (key.low ^ std::rotl(key.high, 29)) * 0x9E3779B97F4A7C15u;
        return static_cast<std::size_t>(mixed ^ mixed >> 32);
    }
};

OutcomeList key_of(std::span<const Layering> ways) {
    std::array<std::uint32_t, orders.size()> outcomes{};
    for (std::size_t i = 0; i < ways.size(); ++i)
        outcomes[i] = static_cast<std::uint32_t>(rules::index(ways[i].outcome)) + 1;
    if (ways.size() > 1) std::ranges::sort(outcomes);
    constexpr int bits = 17;
    OutcomeList key;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        std::uint64_t& half = i % 2 == 0 ? key.low : key.high;
        half = half << bits | outcomes[i];
    }
    return key;
}

}  // namespace

OutcomeTable::OutcomeTable(const rules::Game& game) : cards_(game.cards().art().size()) {
    const std::size_t triples = cards_ * (cards_ - 1) * (cards_ - 2) / 6;
    layerings_.reserve(triples * 3 / 2);
    first_.reserve(triples + 1);
    std::unordered_map<std::uint64_t, OutcomeId> known;
    const auto id_of = [&](Outcome outcome) {
        const auto [at, is_new] =
            known.try_emplace(outcome.bits(), static_cast<OutcomeId>(outcomes_.size()));
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
                std::array<Outcome, orders.size()> outcomes;
                for (std::size_t i = 0; i < orders.size(); ++i) {
                    const auto [bottom, middle, top] = orders[i];
                    outcomes[i] =
                        game.capped(game.outcome({card[bottom], card[middle], card[top]}));
                }
                for (std::size_t i = 0; i < orders.size(); ++i) {
                    // Beaten by another, or the same as an earlier one.
                    bool needless = false;
                    for (std::size_t j = 0; j < orders.size(); ++j) {
                        const bool same = outcomes[j] == outcomes[i];
                        needless |= outcomes[j].includes(outcomes[i]) & (!same | (j < i));
                    }
                    if (needless) continue;
                    const auto [bottom, middle, top] = orders[i];
                    layerings_.push_back(
                        {id_of(outcomes[i]), {card[bottom], card[middle], card[top]}});
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
    std::unordered_map<OutcomeList, ChoiceId, OutcomeListHash> known;
    // Most have only one outcome.
    std::vector<ChoiceId> of_one(outcomes_.size(), ChoiceId::none);
    const auto new_choice = [&](std::span<const Layering> ways) {
        examples_.push_back(ways);
        return static_cast<ChoiceId>(examples_.size() - 1);
    };
    const auto choice_of = [&](std::span<const Layering> ways) {
        if (ways.size() == 1) {
            ChoiceId& choice = of_one[rules::index(ways.front().outcome)];
            if (choice == ChoiceId::none) choice = new_choice(ways);
            return choice;
        }
        const auto [at, is_new] = known.try_emplace(key_of(ways));
        if (is_new) at->second = new_choice(ways);
        return at->second;
    };
    std::size_t triple = 0;
    for (std::size_t z = 2; z < cards_; ++z) {
        for (std::size_t y = 1; y < z; ++y) {
            for (std::size_t x = 0; x < y; ++x, ++triple) {
                const ChoiceId choice = choice_of(
                    {layerings_.data() + first_[triple], layerings_.data() + first_[triple + 1]});
                const auto a = static_cast<ArtCardId>(x);
                const auto b = static_cast<ArtCardId>(y);
                const auto c = static_cast<ArtCardId>(z);
                choices_[index_of(a, b) * cards_ + z] = choice;
                choices_[index_of(a, c) * cards_ + y] = choice;
                choices_[index_of(b, c) * cards_ + x] = choice;
            }
        }
    }
}

}  // namespace velatura::ai
