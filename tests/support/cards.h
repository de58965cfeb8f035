// The printed cards by the names people use, small decks, and icons written as words.
#pragma once

#include <initializer_list>
#include <string_view>

#include "rules/cards.h"

namespace velatura::support {

const rules::Cards& base_cards();
// What the scoring card of this condition asks for ("space").
const rules::Condition& condition(std::string_view name);

// The first `count` art cards of the base game, for games in which the cards run out.
rules::Cards small_deck(std::size_t count);

// By the word or name printed on it; the test ends if there is none such.
rules::ArtCardId card(std::string_view word);
rules::ScoringCardId scoring_card(std::string_view name);
std::string_view word_of(rules::ArtCardId id);
std::string_view name_of(rules::ScoringCardId id);

// In painting order: the first lies lowest.
rules::Layers layers(std::string_view bottom, std::string_view middle, std::string_view top);

// Places 1 to 4, from the first on; the rest stay empty.
using ScoringPlaces = std::array<rules::ScoringCardId, rules::scoring_places>;
ScoringPlaces scoring(const std::vector<std::string_view>& names);

// Five swatches red to violet, each with its icons: icons("hue tone", "", "bonus-hue", "",
// "shape").
rules::Icons icons(std::string_view red, std::string_view yellow, std::string_view green,
                   std::string_view blue, std::string_view violet);

}  // namespace velatura::support
