// Every painting of a deck under the scoring cards of one game, boiled down to what can be earned:
// for each three cards only the orders that no other order of the same cards beats in every respect
// (1.2 to 1.4 of six), and equal earnings share one outcome. What the computer players look up
// instead of scoring.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/game.h"

namespace velatura::ai {

// What a painting meets: times for each scoring place, before the caps, and silver.
struct Outcome {
    std::array<std::uint8_t, rules::scoring_places> times{};
    std::uint8_t silver = 0;

    bool operator==(const Outcome&) const = default;
};

enum class OutcomeId : std::uint16_t {};

// One undominated way to layer three cards.
struct Layering {
    OutcomeId outcome{};
    rules::Layers layers;
};

class OutcomeTable {
  public:
    explicit OutcomeTable(const rules::Game& game);

    std::span<const Outcome> outcomes() const { return outcomes_; }
    // The cards in any order, all different.
    std::span<const Layering> layerings(rules::ArtCardId a, rules::ArtCardId b,
                                        rules::ArtCardId c) const {
        const std::size_t triple = index_of(a, b, c);
        return {layerings_.data() + first_[triple], layerings_.data() + first_[triple + 1]};
    }
    std::size_t cards() const { return cards_; }

  private:
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

    std::size_t cards_;
    std::vector<Outcome> outcomes_;
    std::vector<Layering> layerings_;
    std::vector<std::uint32_t> first_;
};

}  // namespace velatura::ai
