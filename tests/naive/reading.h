// A painting read step by step, each of which sees only what the one before left: slowly, and to
// the letter of the rules.
#pragma once

#include <vector>

#include "naive/printed.h"

namespace velatura::naive {

struct Layer {
    const Card* card = nullptr;
    bool flipped = false;
};
using Layers = std::array<Layer, 3>;  // the first lies lowest

// Step 1: in each swatch the topmost card with anything printed there shows all of it.
Swatches lay(const Layers& layers);
// Step 2: X2 doubles a neighbour.
Swatches double_up(const Swatches& shown);
// Step 3: Blend adds what a neighbour shows.
Swatches blend(const Swatches& doubled);

// Step 4: an element for each ★, red to violet, in a swatch in the order of the elements.
using Choice = std::vector<Icon>;
std::vector<Choice> choices(const Swatches& blended);
Swatches choose(const Swatches& blended, const Choice& choice);

}  // namespace velatura::naive
