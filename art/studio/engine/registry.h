// Which pictures exist. A card's source file says PAINT_CARD(18) { ... } and is thereby known; no
// shared list needs an edit. Inside the braces `sheet` is the sheet to paint on.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/sheet.h"

namespace velatura::studio {

enum class Kind { card, background, frame, award, painter, rival, cover };

// Cards and backgrounds have a number, frames, awards, painters and rivals the name that data/boxes
// gives them; a box has one cover.
struct PictureId {
    Kind kind = Kind::card;
    int number = 0;
    std::string box = {};  // as in data/boxes; the base game has none
    bool back = false;     // the second face of a card
    std::string name = {};

    auto sequence() const { return std::tie(box, kind, number, back, name); }
    bool operator==(const PictureId& other) const { return sequence() == other.sequence(); }
    auto operator<=>(const PictureId& other) const { return sequence() <=> other.sequence(); }
};

struct Picture {
    void (*paint)(Sheet& sheet);
    std::string_view source;  // file it is painted in, below the studio's folder
};

// However the compiler was told the path: absolute, or relative to where it runs.
constexpr std::string_view below_studio(std::string_view file) {
    constexpr std::string_view studio = "studio/";
    return file.substr(file.rfind(studio) + studio.size());
}

// The base game first, then box by box.
const std::map<PictureId, Picture>& painted();

struct PictureEntry {
    PictureEntry(PictureId id, Picture picture);
};

}  // namespace velatura::studio

#define PAINT_PICTURE(function, kind, ...)                           \
    static void function(velatura::studio::Sheet& sheet);            \
    static const velatura::studio::PictureEntry entry_of_##function( \
        {velatura::studio::Kind::kind __VA_OPT__(, ) __VA_ARGS__},   \
        {function, velatura::studio::below_studio(__FILE__)});       \
    static void function([[maybe_unused]] velatura::studio::Sheet& sheet)

#define PAINT_CARD(number) PAINT_PICTURE(paint_card_##number, card, number)
#define PAINT_BACKGROUND(number) PAINT_PICTURE(paint_background_##number, background, number)

// A card of a box, and the other face of a card that has two: in one file.
#define PAINT_BOX_CARD(box, number) PAINT_PICTURE(paint_front, card, number, box)
#define PAINT_BOX_BACK(box, number) PAINT_PICTURE(paint_back, card, number, box, true)
#define PAINT_BOX_BACKGROUND(box, number) PAINT_PICTURE(paint_background, background, number, box)
#define PAINT_FRAME(box, name) PAINT_PICTURE(paint_frame, frame, 0, box, false, name)
#define PAINT_AWARD(box, name) PAINT_PICTURE(paint_award, award, 0, box, false, name)
#define PAINT_PAINTER(name) PAINT_PICTURE(paint_painter, painter, 0, "painters", false, name)
#define PAINT_RIVAL(name) PAINT_PICTURE(paint_rival, rival, 0, "automa", false, name)
#define PAINT_COVER(box) PAINT_PICTURE(paint_cover, cover, 0, box)
