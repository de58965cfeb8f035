// A second scorer, deliberately naive, written from the words of the rules alone and sharing no
// code with the engine: it reads the printed cards itself, works on words, and finds the largest
// number of pairs by trying every assignment.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace velatura::naive {

// Icons by name ("hue", "bonus-tone"), swatch by swatch from red to violet.
using Swatches = std::array<std::vector<std::string>, 5>;

struct Card {
    std::string word;
    Swatches swatches;
};

// From the text of data/art-cards.json.
std::vector<Card> read_cards(std::string_view json);

Swatches lay(const Card& bottom, const Card& middle, const Card& top);

// By the name printed on the scoring card, e.g. "Space".
int times(std::string_view scoring_card, const Swatches& visible);
int silver(const Swatches& visible);

}  // namespace velatura::naive
