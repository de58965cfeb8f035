// Every painting of a deck under the scoring cards of one game, reduced to what it can earn. For
// each three cards only the ways to lay them remain that no other way beats in every respect (of
// six orders 1.2 to 1.4; at tables with boxes also of faces and ★), and equal earnings share one
// outcome. Computer players look these up instead of scoring. Sets of three cards with the same
// outcomes share a choice, so the value of a choice to a player is computed only once: without
// boxes there are about a thousand.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/bonuses.h"
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

    // At each place at most what its point table has: more is worth no more.
    std::span<const Outcome> outcomes() const { return outcomes_; }
    // The cards in any order, all different.
    std::span<const Layering> layerings(rules::ArtCardId a, rules::ArtCardId b,
                                        rules::ArtCardId c) const {
        const std::size_t triple = index_of(place(a), place(b), place(c));
        return {layerings_.data() + first_[triple], layerings_.data() + first_[triple + 1]};
    }
    // What of one of them frames, the award card and painters may ask for.
    Facts facts(const Layering& layering) const {
        return facts_.empty() ? Facts{}
                              : facts_[static_cast<std::size_t>(&layering - layerings_.data())];
    }
    // The cards of the game, in card order, and the place of one among them.
    std::span<const rules::ArtCardId> deck() const { return deck_; }
    std::size_t place(rules::ArtCardId card) const { return places_[rules::index(card)]; }
    // Places of cards that are enough to judge others by: of a large deck only some.
    std::span<const std::uint8_t> sample() const { return sample_; }

    // The choice of these two cards and a third, by the place of the third; none where it is one of
    // them.
    const ChoiceId* choices(rules::ArtCardId a, rules::ArtCardId b) const {
        return choices_.data() + index_of(place(a), place(b)) * deck_.size();
    }
    // How many choices there are, and the outcomes of one.
    std::size_t choice_count() const { return first_of_choice_.size() - 1; }
    std::span<const OutcomeId> outcomes_of(std::size_t choice) const {
        return {outcomes_of_choices_.data() + first_of_choice_[choice],
                outcomes_of_choices_.data() + first_of_choice_[choice + 1]};
    }
    // Bytes it fills.
    std::size_t size() const;

  private:
    class Builder;

    // Pairs a < b in the order of b, then a: C(b,2) + a.
    static std::size_t index_of(std::size_t a, std::size_t b) {
        const std::size_t x = std::min(a, b);
        const std::size_t y = std::max(a, b);
        return y * (y - 1) / 2 + x;
    }
    // Triples a < b < c in the order of c, then b, then a: C(c,3) + C(b,2) + a.
    static std::size_t index_of(std::size_t x, std::size_t y, std::size_t z) {
        if (x > y) std::swap(x, y);
        if (y > z) std::swap(y, z);
        if (x > y) std::swap(x, y);
        return z * (z - 1) * (z - 2) / 6 + y * (y - 1) / 2 + x;
    }

    std::vector<rules::ArtCardId> deck_;
    std::array<std::uint8_t, 256> places_{};
    std::vector<std::uint8_t> sample_;
    std::vector<Outcome> outcomes_;
    std::vector<Layering> layerings_;
    std::vector<Facts> facts_;          // by layering; empty where nothing asks for them
    std::vector<std::uint32_t> first_;  // layering, by triple
    std::vector<ChoiceId> choices_;     // by pair, then by third card
    std::vector<OutcomeId> outcomes_of_choices_;
    std::vector<std::uint32_t> first_of_choice_;  // outcome, by choice
};

}  // namespace velatura::ai
