// Kinds of games to play through: every mode, every number of players, the base deck and decks that
// run out.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "support/table.h"

namespace velatura::support {

struct GameKind {
    std::string name;  // e.g. vincent_2_30: mode, players, art cards
    rules::GameSetup setup;
    std::size_t art_cards = 60;
};

void PrintTo(const GameKind& kind, std::ostream* out);  // for GoogleTest

// All of them, with scoring cards and with hidden hands now and then.
const std::vector<GameKind>& game_kinds();

// The cards a kind is played with; they stay for the rest of the program.
const rules::Cards& cards_of(const GameKind& kind);

}  // namespace velatura::support
