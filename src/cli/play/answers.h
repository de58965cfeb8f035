// How the terminal game answers when a person asks instead of moving.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/lookup.h"
#include "cli/play/entry.h"
#include "cli/terminal/board.h"
#include "cli/terminal/narrator.h"

namespace velatura::cli {

// The cards of `paint` and `try`: hand letters in one word or several, or the words of cards, "~"
// behind what lies flipped; then "as" and the elements for ★, if they are named.
struct NamedPainting {
    rules::Layers layers{};
    std::vector<rules::Element> stars{};
};
Found<NamedPainting> read_painting(const Narrator& narrator, const rules::Player& player,
                                   const Typed& typed);

// A card of the hand by its letter, one of the rows by its number, or any by its word.
Found<rules::ArtCardId> read_card(const Narrator& narrator, const rules::GameState& table,
                                  rules::Seat seat, const std::string& typed);

// How these layers are typed, e.g. "bc~a".
std::string hand_letters(const rules::Player& player, rules::Layers layers);

// All ways to name elements for the ★ of these layers, those that bring most first.
std::vector<rules::Layers> star_choices(const Narrator& narrator, const rules::Player& player,
                                        rules::Layers layers);
std::string star_choices_text(const Narrator& narrator, const rules::Player& player,
                              std::span<const rules::Layers> choices);

// The two painters dealt to a seat.
std::string painters_text(const Narrator& narrator, const rules::Player& player);

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
