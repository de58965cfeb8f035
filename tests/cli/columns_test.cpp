#include "cli/terminal/columns.h"

#include <gtest/gtest.h>

namespace velatura::cli {

TEST(DisplayWidth, CountsSignsNotBytes) {
    EXPECT_EQ(display_width("Grün"), 4u);
    EXPECT_EQ(display_width("±0.5"), 4u);
}

TEST(DisplayWidth, JapaneseSignsTakeTwoPlaces) {
    EXPECT_EQ(display_width("緑"), 2u);
    EXPECT_EQ(display_width("カラータグ"), 10u);
    EXPECT_EQ(display_width("（１）"), 6u);
}

TEST(Columns, AlignByDisplayWidthWithoutTrailingBlanks) {
    Columns columns;
    columns.add({"緑", "a", "x"});
    columns.add({"green", "b"});
    EXPECT_EQ(columns.text(), "  緑     a  x\n  green  b\n");
}

}  // namespace velatura::cli
