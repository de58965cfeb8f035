// The printed cards: what stands on the cardboard, the same in every game. A card in play is an
// ArtCardId somewhere in a GameState; this is what that id looks up.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "rules/painting.h"
#include "rules/types.h"

namespace velatura::rules {

struct ArtCard {
    Side side = Side::left;
    Icons icons;
};

// A scoring card's point table: points[n - 1] for n ribbons; there are as many steps as ribbons of
// its colour that a player may hold.
struct ScoringCard {
    Condition condition = Condition::composition;
    std::uint8_t steps = 0;
    std::array<std::uint8_t, max_steps> points{};

    constexpr int points_for(std::uint8_t ribbons) const {
        return ribbons == 0 ? 0 : points[ribbons - 1];
    }
};

// All printed cards a game is played with. Immutable once it is shared.
class Cards {
  public:
    Cards(std::vector<ArtCard> art, std::vector<ScoringCard> scoring, std::size_t backgrounds);

    std::span<const ArtCard> art() const { return art_; }
    const ArtCard& art(ArtCardId id) const { return art_[index(id)]; }
    std::span<const ScoringCard> scoring() const { return scoring_; }
    const ScoringCard& scoring(ScoringCardId id) const { return scoring_[index(id)]; }
    std::size_t backgrounds() const { return backgrounds_; }

    // What a painting of these layers meets. Reads the table where there is one.
    Earnings earnings(Layers layers) const {
        return table_.empty() ? compute_earnings(layers) : table_[table_index(layers)];
    }
    Earnings compute_earnings(Layers layers) const;

    // Scores every possible painting once (205,320 in the base game, 1.6 MB), for those who
    // play many games. Results are the same with and without.
    void build_table();
    bool has_table() const { return !table_.empty(); }

  private:
    // The six orders of the same three cards lie together, so that trying them all touches one or
    // two cache lines. Three cards x < y < z come in the order of z, then y, then x.
    static std::size_t table_index(Layers layers) {
        const std::size_t bottom = index(layers.bottom);
        const std::size_t middle = index(layers.middle);
        const std::size_t top = index(layers.top);
        const std::size_t x = std::min({bottom, middle, top});
        const std::size_t z = std::max({bottom, middle, top});
        const std::size_t y = bottom + middle + top - x - z;
        const std::size_t order =
            (bottom > middle ? 1u : 0u) + (bottom > top ? 2u : 0u) + (middle > top ? 4u : 0u);
        // Of the eight answers to three comparisons six are possible: all but 2 and 5.
        constexpr std::array<std::uint8_t, 8> rank{0, 1, 0, 2, 3, 0, 4, 5};
        return triples_below(x, y, z) * 6 + rank[order];
    }
    static std::size_t triples_below(std::size_t x, std::size_t y, std::size_t z) {
        return z * (z - 1) * (z - 2) / 6 + y * (y - 1) / 2 + x;
    }

    std::vector<ArtCard> art_;
    std::vector<ScoringCard> scoring_;
    std::size_t backgrounds_;
    std::vector<Earnings> table_;
};

}  // namespace velatura::rules
