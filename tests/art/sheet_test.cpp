// What a painter may rely on when he draws on a sheet.
#include <gtest/gtest.h>

#include "engine/paintbox.h"

namespace velatura::studio {
namespace {

float cover(const Sheet& sheet, int x, int y) {
    return sheet.pixel(x, y).a;
}

void fill(Sheet& sheet, const Shape& shape) {
    sheet.gouache(shape, {.shadow = pigment::ink, .middle = pigment::ink, .light = pigment::ink});
}

TEST(Sheet, PaintsElsewhereWhatIsHungElsewhere) {
    Sheet sheet(1);
    sheet.hang(300, 400, .5f);
    fill(sheet, sheet.circle({200, 200}, 60));
    EXPECT_GT(cover(sheet, 400, 500), .9f);  // (200, 200) * .5 + (300, 400)
    EXPECT_GT(cover(sheet, 424, 500), .9f);
    EXPECT_EQ(cover(sheet, 440, 500), 0);  // half as large
    EXPECT_EQ(cover(sheet, 200, 200), 0);

    sheet.hang(0, 0);
    fill(sheet, sheet.circle({200, 200}, 60));
    EXPECT_GT(cover(sheet, 200, 200), .9f);
    EXPECT_GT(cover(sheet, 250, 200), .9f);
}

TEST(Sheet, WashesGoAlong) {
    Sheet sheet(1);
    sheet.hang(-340, 200);
    sheet.wash(sheet.box(500, 300, 200, 100, 0),
               {.paint = pigment::ultramarine, .density = .7f, .lost = 0, .cloud = 0});
    EXPECT_LT(sheet.pixel(260, 550).gr, .9f);
    EXPECT_EQ(sheet.pixel(600, 350).gr, 1);
}

}  // namespace
}  // namespace velatura::studio
