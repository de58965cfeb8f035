#include "ai/outcomes.h"

#include <array>
#include <bit>
#include <cassert>
#include <limits>
#include <unordered_map>

#include "ai/ways.h"

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::Layers;

// Decks up to this size are judged by all their cards, larger ones by so many, evenly spread.
constexpr std::size_t most_in_sample = 60;
constexpr std::size_t largest_without_sample = 72;

// The outcomes to choose from, sorted: each with a bit that says that it is there. Those of more
// are not shared.
struct OutcomeList {
    static constexpr std::size_t most = 6;
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

OutcomeList key_of(std::span<const OutcomeId> sorted) {
    constexpr int bits = 17;
    OutcomeList key;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        std::uint64_t& half = i % 2 == 0 ? key.low : key.high;
        half = half << bits | (rules::index(sorted[i]) + 1);
    }
    return key;
}

}  // namespace

class OutcomeTable::Builder {
  public:
    Builder(const rules::Game& game, OutcomeTable& table)
        : game_(game),
          table_(table),
          elements_(game.has_frames() || game.has_painters() ||
                    asks_for(rules::Prize::Measure::same_element)),
          swatches_(asks_for(rules::Prize::Measure::swatches)) {}

    void build() {
        const std::size_t cards = table_.deck_.size();
        const std::size_t triples = cards < 3 ? 0 : cards * (cards - 1) * (cards - 2) / 6;
        table_.layerings_.reserve(triples * 3 / 2);
        table_.first_.reserve(triples + 1);
        table_.first_.push_back(0);
        table_.choices_.resize(cards * (cards - 1) / 2 * cards, ChoiceId::none);
        table_.first_of_choice_ = {0, 0};  // none has no outcomes
        for (std::size_t z = 2; z < cards; ++z) {
            for (std::size_t y = 1; y < z; ++y) {
                for (std::size_t x = 0; x < y; ++x)
                    add(x, y, z);
            }
        }
    }

  private:
    struct Found {
        Outcome outcome;
        Facts facts;
        Layers layers;
    };

    bool asks_for(rules::Prize::Measure measure) const {
        return game_.prize() != nullptr && game_.prize()->measure == measure;
    }

    void add(std::size_t x, std::size_t y, std::size_t z) {
        const auto& deck = table_.deck_;
        found_.clear();
        each_order(deck[x], deck[y], deck[z], [this](Layers order) {
            each_way(game_, order, false, [this](Layers layers) { keep(look_at(layers)); });
        });
        for (const Found& found : found_) {
            table_.layerings_.push_back({id_of(found.outcome), found.layers});
            if (elements_ || swatches_) table_.facts_.push_back(found.facts);
        }
        table_.first_.push_back(static_cast<std::uint32_t>(table_.layerings_.size()));
        const ChoiceId choice = choice_of_found();
        const std::size_t count = table_.deck_.size();
        table_.choices_[index_of(x, y) * count + z] = choice;
        table_.choices_[index_of(x, z) * count + y] = choice;
        table_.choices_[index_of(y, z) * count + x] = choice;
    }

    Found look_at(Layers layers) const {
        if (!game_.has_boxes()) return {game_.capped(game_.outcome(layers)), {}, layers};
        const rules::Showing shown = game_.showing(layers);
        return {game_.capped(shown.met), Facts{shown}.only(elements_, swatches_), layers};
    }

    // Unless another beats it, or an earlier one is the same; those that it beats go.
    void keep(const Found& found) {
        const auto beats = [](const Found& one, const Found& other) {
            return one.outcome.includes(other.outcome) && one.facts.includes(other.facts);
        };
        for (const Found& kept : found_) {
            if (beats(kept, found)) return;
        }
        std::erase_if(found_, [&](const Found& kept) { return beats(found, kept); });
        found_.push_back(found);
    }

    OutcomeId id_of(Outcome outcome) {
        const auto [at, is_new] = known_outcomes_.try_emplace(
            outcome.bits(), static_cast<OutcomeId>(table_.outcomes_.size()));
        if (is_new) {
            assert(table_.outcomes_.size() < std::numeric_limits<std::uint16_t>::max());
            table_.outcomes_.push_back(outcome);
            of_one_.push_back(ChoiceId::none);
        }
        return at->second;
    }

    // Of those found last: their outcomes, without those that only differ in facts.
    ChoiceId choice_of_found() {
        const auto ways = std::span{table_.layerings_}.last(found_.size());
        if (ways.size() == 1) {  // as most have
            const OutcomeId outcome = ways.front().outcome;
            ChoiceId& choice = of_one_[rules::index(outcome)];
            if (choice == ChoiceId::none) choice = new_choice({&outcome, 1});
            return choice;
        }
        ids_.clear();
        for (const Layering& way : ways) {
            const Outcome outcome = table_.outcomes_[rules::index(way.outcome)];
            const bool beaten = std::ranges::any_of(ways, [&](const Layering& other) {
                return other.outcome != way.outcome &&
                       table_.outcomes_[rules::index(other.outcome)].includes(outcome);
            });
            if (!beaten) ids_.push_back(way.outcome);
        }
        std::ranges::sort(ids_);
        ids_.erase(std::ranges::unique(ids_).begin(), ids_.end());
        if (ids_.size() > OutcomeList::most) return new_choice(ids_);
        const auto [at, is_new] = known_choices_.try_emplace(key_of(ids_));
        if (is_new) at->second = new_choice(ids_);
        return at->second;
    }

    ChoiceId new_choice(std::span<const OutcomeId> outcomes) {
        auto& all = table_.outcomes_of_choices_;
        all.insert(all.end(), outcomes.begin(), outcomes.end());
        table_.first_of_choice_.push_back(static_cast<std::uint32_t>(all.size()));
        return static_cast<ChoiceId>(table_.choice_count() - 1);
    }

    const rules::Game& game_;
    OutcomeTable& table_;
    bool elements_;  // their numbers count
    bool swatches_;
    std::unordered_map<std::uint64_t, OutcomeId> known_outcomes_;
    std::unordered_map<OutcomeList, ChoiceId, OutcomeListHash> known_choices_;
    std::vector<ChoiceId> of_one_;  // by outcome
    std::vector<Found> found_;      // of three cards
    std::vector<OutcomeId> ids_;
};

OutcomeTable::OutcomeTable(const rules::Game& game)
    : deck_(game.art_cards().begin(), game.art_cards().end()) {
    for (std::size_t i = 0; i < deck_.size(); ++i)
        places_[rules::index(deck_[i])] = static_cast<std::uint8_t>(i);
    const bool all = deck_.size() <= largest_without_sample;
    const std::size_t count = all ? deck_.size() : most_in_sample;
    for (std::size_t i = 0; i < count; ++i)
        sample_.push_back(static_cast<std::uint8_t>(i * deck_.size() / count));
    Builder{game, *this}.build();
}

std::size_t OutcomeTable::size() const {
    return outcomes_.capacity() * sizeof(Outcome) + layerings_.capacity() * sizeof(Layering) +
           facts_.capacity() * sizeof(Facts) + first_.capacity() * sizeof(std::uint32_t) +
           choices_.capacity() * sizeof(ChoiceId) +
           outcomes_of_choices_.capacity() * sizeof(OutcomeId) +
           first_of_choice_.capacity() * sizeof(std::uint32_t);
}

}  // namespace velatura::ai
