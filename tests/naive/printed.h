// What is printed, read from data/ once more: the base game and then the boxes, numbered as the
// rules say.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "naive/json.h"

namespace velatura::naive {

// Elements and bonus icons come in the order hue, shape, texture, tone.
enum class Icon {
    hue,
    shape,
    texture,
    tone,
    silver_hue,
    silver_shape,
    silver_texture,
    silver_tone,
    gold_hue,
    gold_shape,
    gold_texture,
    gold_tone,
    plain,
    star,
    x2_to_left,
    x2_to_right,
    blend_from_left,
    blend_from_right
};
inline constexpr int icon_kinds = 18;
inline constexpr std::array elements{Icon::hue, Icon::shape, Icon::texture, Icon::tone};

// Every icon of five swatches, red to violet.
using Swatch = std::vector<Icon>;
using Swatches = std::array<Swatch, 5>;

struct Card {
    std::string word;
    bool left = false;  // the side its word is on
    std::string box;    // "base", "reflections", ...
    bool mirror = false;
    Swatches icons;
};

struct Scoring {
    std::string name;
    std::string box;
    std::vector<int> points;
    int par_tenths = 0;
};

struct Printed {
    std::vector<Card> art;
    std::vector<Scoring> scoring;
    // Frames, award cards, signatures, painters and rivals as they stand in data/boxes.
    std::map<std::string, Json> boxes;

    const Card& card(std::string_view word) const;
};

// By a function that gives the text of a file of the project.
using ReadFile = std::string (*)(std::string_view path);
Printed read_printed(ReadFile file);

}  // namespace velatura::naive
