// Tables with boxes, for tests.
#pragma once

#include <string>
#include <vector>

#include "chance/fast_random.h"
#include "rules/game.h"

namespace velatura::rules {

const Cards& box_cards();

ArtCardId box_card(std::string_view word);
ScoringCardId box_scoring(std::string_view name);
PainterId painter(std::string_view id);

// The cards of a featured deck: the first of the new ones and of the base game.
CardSet featured_cards(BoxSet boxes, std::uint8_t rows);

// With everything these boxes need: a rival in its mode, a friendly award card, a featured deck
// where one of them brings art cards.
GameSetup box_setup(Mode mode, std::uint8_t seats, BoxSet boxes, std::uint8_t rows = 1);

Deal shuffled_deal(const Game& game, chance::FastRandom& random);

struct BoxTable {
    std::string name;
    GameSetup setup;
};
// Every box alone and all together, in every mode, with few and many players, one row and two.
std::vector<BoxTable> box_tables();

}  // namespace velatura::rules
