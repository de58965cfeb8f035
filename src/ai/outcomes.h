// Every painting of a deck under the scoring cards of one game, reduced to what it can earn. For
// each three cards only the orders remain that no other order beats in every respect (1.2 to 1.4 of
// six), and equal earnings share one outcome. Computer players look these up instead of scoring.
// Sets of three cards with the same outcomes share a choice: there are about a thousand, so the
// value of a choice to a player is computed only once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/game.h"

namespace velatura::ai {

using rules::Outcome;

enum class OutcomeId : std::uint16_t {};
enum class ChoiceId : std::uint32_t { none };

// One undominated way to layer three cards.
struct Layering {
    OutcomeId outcome{};
    rules::Layers layers;
};

class OutcomeTable {
  public:
    explicit OutcomeTable(const rules::Game& game);
    ~OutcomeTable() = default;
    OutcomeTable(OutcomeTable&&) = default;
    OutcomeTable& operator=(OutcomeTable&&) = default;
    OutcomeTable(const OutcomeTable&) = delete;  // the examples are parts of it
    OutcomeTable& operator=(const OutcomeTable&) = delete;

    // At each place at most what its point table has: more is worth no more.
    std::span<const Outcome> outcomes() const { return outcomes_; }
    // The cards in any order, all different.
    std::span<const Layering> layerings(rules::ArtCardId a, rules::ArtCardId b,
                                        rules::ArtCardId c) const {
        const std::size_t triple = index_of(a, b, c);
        return {layerings_.data() + first_[triple], layerings_.data() + first_[triple + 1]};
    }
    std::size_t cards() const { return cards_; }

    // The choice of these two cards and a third, by the third card; none where it is one of them.
    const ChoiceId* choices(rules::ArtCardId a, rules::ArtCardId b) const {
        return choices_.data() + index_of(a, b) * cards_;
    }
    // By choice: layerings with the outcomes to choose from, of any three cards that have it.
    std::span<const std::span<const Layering>> examples() const { return examples_; }

  private:
    // Pairs a < b in the order of b, then a: C(b,2) + a.
    static std::size_t index_of(rules::ArtCardId a, rules::ArtCardId b) {
        const std::size_t x = std::min(rules::index(a), rules::index(b));
        const std::size_t y = std::max(rules::index(a), rules::index(b));
        return y * (y - 1) / 2 + x;
    }
    // Triples a < b < c in the order of c, then b, then a: C(c,3) + C(b,2) + a.
    static std::size_t index_of(rules::ArtCardId a, rules::ArtCardId b, rules::ArtCardId c) {
        std::size_t x = rules::index(a);
        std::size_t y = rules::index(b);
        std::size_t z = rules::index(c);
        if (x > y) std::swap(x, y);
        if (y > z) std::swap(y, z);
        if (x > y) std::swap(x, y);
        return z * (z - 1) * (z - 2) / 6 + y * (y - 1) / 2 + x;
    }

    void find_choices();

    std::size_t cards_;
    std::vector<Outcome> outcomes_;
    std::vector<Layering> layerings_;
    std::vector<std::uint32_t> first_;  // layering, by triple
    std::vector<ChoiceId> choices_;     // by pair, then by third card
    std::vector<std::span<const Layering>> examples_;
};

}  // namespace velatura::ai
