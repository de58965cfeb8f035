// Deals game after game at one table, quickly: only the cards that a game can come to see are
// shuffled. Its games have no seed text; those that people may want to see again are dealt by
// record::Match.
#pragma once

#include <vector>

#include "chance/fast_random.h"
#include "rules/game.h"

namespace velatura::environment {

class Dealer {
  public:
    explicit Dealer(const rules::Game& game);

    const rules::GameState& start() const { return start_; }
    std::span<const rules::ArtCardId> cards() const { return cards_; }
    std::size_t most_dealt() const { return most_dealt_; }

    // `deck` holds the cards of the table in any order.
    void deal(const rules::Game& game, rules::GameState& state, std::span<rules::ArtCardId> deck,
              chance::FastRandom& random) const;

  private:
    rules::GameState start_;  // the cards in card order
    std::vector<rules::ArtCardId> cards_;
    std::size_t most_dealt_;
};

}  // namespace velatura::environment
