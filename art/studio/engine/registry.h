// Which pictures exist. A card's source file says PAINT_CARD(18) { ... } and is thereby known; no
// shared list needs an edit. Inside the braces `sheet` is the sheet to paint on.
#pragma once

#include <map>
#include <string_view>

#include "engine/sheet.h"

namespace velatura::studio {

struct Picture {
    void (*paint)(Sheet& sheet);
    std::string_view source;  // file it is painted in, below the studio's folder
};

// However the compiler was told the path: absolute, or relative to where it runs.
constexpr std::string_view below_studio(std::string_view file) {
    constexpr std::string_view studio = "studio/";
    return file.substr(file.rfind(studio) + studio.size());
}

// By number, in ascending order.
const std::map<int, Picture>& painted_cards();
const std::map<int, Picture>& painted_backgrounds();

struct CardEntry {
    CardEntry(int number, Picture picture);
};
struct BackgroundEntry {
    BackgroundEntry(int number, Picture picture);
};

}  // namespace velatura::studio

#define PAINT_CARD(number)                                                        \
    static void paint_card_##number(velatura::studio::Sheet& sheet);              \
    static const velatura::studio::CardEntry card_entry_##number(                 \
        number, {paint_card_##number, velatura::studio::below_studio(__FILE__)}); \
    static void paint_card_##number([[maybe_unused]] velatura::studio::Sheet& sheet)

#define PAINT_BACKGROUND(number)                                                        \
    static void paint_background_##number(velatura::studio::Sheet& sheet);              \
    static const velatura::studio::BackgroundEntry background_entry_##number(           \
        number, {paint_background_##number, velatura::studio::below_studio(__FILE__)}); \
    static void paint_background_##number([[maybe_unused]] velatura::studio::Sheet& sheet)
