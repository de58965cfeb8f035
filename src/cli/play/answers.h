// How the terminal game answers when a person asks instead of moving.
#pragma once

#include <string>

#include "cli/lookup.h"
#include "cli/play/entry.h"
#include "cli/terminal/board.h"
#include "cli/terminal/narrator.h"

namespace velatura::cli {

// The cards of `paint` and `try`: hand letters in one word or several, or the words of cards.
Found<rules::Layers> read_layers(const Narrator& narrator, const rules::Player& player,
                                 const Typed& typed);

// How these layers are typed, e.g. "bca".
std::string hand_letters(const rules::Player& player, rules::Layers layers);

// Every legal move of the seat to act, in words.
std::string legal_moves_text(const Narrator& narrator);

// The paintings of this hand that add most points.
std::string best_paintings_text(const Narrator& narrator, const rules::Player& player);

// The game in short and the scoring cards in use, or one scoring card.
std::string rules_text(const Narrator& narrator, std::string_view card);

// All moves so far.
std::string log_text(const Narrator& narrator);

std::string help_text(const Narrator& narrator);
std::string judge_help_text(const Narrator& narrator);

}  // namespace velatura::cli
