// Text on a terminal of 80 columns, and when it is colored.
#include "cli/terminal/layout.h"

#include <gtest/gtest.h>

#include "cli/play_support.h"
#include "cli/terminal/columns.h"
#include "cli/terminal/console.h"

namespace velatura::cli {
namespace {

TEST(Layout, PaddingCountsPlacesNotBytes) {
    EXPECT_EQ(pad_right("Nähe", 6), "Nähe  ");
    EXPECT_EQ(pad_right("余白", 6), "余白  ");
    EXPECT_EQ(pad_left("余白", 6), "  余白");
}

TEST(Layout, WhatIsTooLongIsCutAndMarked) {
    EXPECT_EQ(pad_right("Unwahrscheinlich", 6), "Unwah~");
    EXPECT_EQ(pad_right("シンメトリー", 6), "シン~ ");
    EXPECT_EQ(display_width(pad_right("シンメトリー", 7)), 7u);
}

TEST(Layout, LinesBreakAtBlanksAndAreIndented) {
    const std::string text = std::string(70, 'a') + " bbbb cccccc dd";
    EXPECT_EQ(wrap(text, 2), std::string(70, 'a') + " bbbb\n  cccccc dd\n");
}

TEST(Layout, JapaneseBreaksAnywhereButNotBeforeAFullStop) {
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += "絵";
    EXPECT_EQ(wrap(text + "画"), text + "\n画\n");
    std::string shorter = text.substr(3);
    EXPECT_EQ(wrap(text + "。"), shorter + "\n絵。\n");
}

TEST(Layout, AWordLongerThanTheScreenIsBroken) {
    EXPECT_TRUE(support::too_wide(wrap("x " + std::string(200, 'p'), 4)).empty());
}

TEST(Layout, WhatWasTypedIsShownWithoutControlSigns) {
    EXPECT_EQ(quoted_entry("a\033[31mb\n"), "a[31mb");
    EXPECT_LE(display_width(quoted_entry(std::string(500, 'x'))), 40u);
}

TEST(Colour, OnlyOnATerminalThatCan) {
    EXPECT_TRUE(wants_colour(true, nullptr, "xterm-256color"));
    EXPECT_FALSE(wants_colour(false, nullptr, "xterm-256color"));
    EXPECT_FALSE(wants_colour(true, nullptr, "dumb"));
    EXPECT_FALSE(wants_colour(true, nullptr, nullptr));
}

TEST(Colour, NoColorSetToAnythingTurnsItOff) {
    EXPECT_FALSE(wants_colour(true, "1", "xterm"));
    EXPECT_TRUE(wants_colour(true, "", "xterm"));  // no-color.org: empty counts as not set
}

TEST(Colour, WithoutItNoControlCodesAreWritten) {
    const Style plain{false};
    EXPECT_EQ(plain.strong("a") + plain.swatch(rules::Swatch::red, "b"), "ab");
    EXPECT_EQ(Style{true}.strong("a"), "\033[1ma\033[0m");
}

}  // namespace
}  // namespace velatura::cli
