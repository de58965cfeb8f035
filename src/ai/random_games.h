// Whole games of uniformly random legal moves, through the unchecked twin: the yardstick for the
// engine's speed, natively and in WebAssembly, and the end of every playout.
#pragma once

#include <cstdint>
#include <vector>

#include "chance/fast_random.h"
#include "rules/game.h"

namespace velatura::ai {

// A standard game with scoring cards of chance; with boxes also a featured deck, both rows of
// Reflections, and an award card.
rules::GameSetup random_setup(const rules::Cards& cards, std::size_t seats,
                              chance::FastRandom& random, rules::BoxSet boxes = {});

// A game dealt without a seed text, for games nobody wants to see again.
struct RandomDeal {
    std::vector<rules::ArtCardId> deck;
    rules::GameState start;

    explicit RandomDeal(const rules::Game& game);                     // the cards in order
    RandomDeal(const rules::Game& game, chance::FastRandom& random);  // shuffled
    // Draws the first cards of the deck anew, the rows among them.
    void deal_again(std::size_t cards, chance::FastRandom& random);

  private:
    void deal_rows();
};

// Deals and plays so many games; says how many moves that took. Vincent's tosses and a judge's
// choice are drawn like any other move.
std::uint64_t play_random_games(const rules::Game& game, std::uint64_t games,
                                chance::FastRandom& random);

}  // namespace velatura::ai
