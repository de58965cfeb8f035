// The engine's cards and icons in the words of the naive reader (tests/naive), to hold the two
// together.
#pragma once

#include "naive/game.h"
#include "rules/painting.h"

namespace velatura::rules {

const naive::Printed& naive_printed();
naive::Layers naive_layers(Layers layers);
// The first so many.
naive::Choice naive_choice(Stars stars, std::size_t number);
naive::Swatches in_words(const Icons& icons);

// How many icons of each kind lie on each swatch: comparable whoever has read them.
using Tally = std::array<std::array<std::uint8_t, naive::icon_kinds>, swatch_count>;
Tally tally(const naive::Swatches& swatches);
Tally tally(const Icons& icons);

}  // namespace velatura::rules
