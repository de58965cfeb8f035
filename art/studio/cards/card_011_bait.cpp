// Bait: a star no bigger than a coin hangs on a red line; below it rises the shadow of a fish as
// large as the sea.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(11) {
    const Point bait{214, 318};
    // The deep, edge to edge, darker the deeper.
    sheet.wash(sheet.shape("-60,560 90,520 240,548 400,512 560,544 790,510 790,860 620,884 440,850 "
                           "260,890 100,856 -60,888"),
               {.paint = cerulean,
                .second = viridian,
                .density = .34f,
                .from = .5f,
                .to = 1.1f,
                .soft = 26,
                .lost = 30,
                .bleed = 26,
                .cloud = .9f});
    // The fish: head up at the left, just below the star, its back an arc that leaves the sheet.
    const Shape giant = sheet.shape(
        "196,432! 236,404 292,404 356,432 440,486 540,566 640,640 740,690! 770,800! 660,806 "
        "540,796 "
        "430,764 330,702 250,624 204,552 184,492! 216,500 250,492! 214,470");
    const Shape fin = sheet.shape("420,474! 470,400 556,372 640,392! 622,450 606,520 590,600");
    const Shape belly = sheet.shape("330,690! 320,760 262,832 190,858! 186,780 210,700 256,628");
    for (const Shape* s : {&fin, &belly})
        sheet.wash(*s, {.paint = prussian,
                        .second = viridian,
                        .density = .42f,
                        .soft = 2,
                        .lost = 18,
                        .bleed = 5,
                        .rim = .7f});
    sheet.wash(giant, {.paint = prussian,
                       .second = ultramarine,
                       .mingle = .8f,
                       .density = .62f,
                       .fall = 30,
                       .from = 1.15f,
                       .to = .55f,
                       .soft = 2,
                       .lost = 22,
                       .bleed = 6,
                       .rim = .8f,
                       .cloud = .6f});
    // Scales and rays, drawn in the same water; they fade towards the tail.
    for (int row = 0; row < 6; ++row)
        for (int k = 0; k < 11; ++k) {
            const float t = static_cast<float>(k) / 10, v = static_cast<float>(row) / 5;
            const Point c{blend(372, 640, t) - 46 * v + (row % 2 == 0 ? 0 : 13.f),
                          blend(500, 668, t) + 116 * v};
            if (giant.distance(c) > -16) continue;
            sheet.stroke(arc(c, 17, 15, -70, 80), {.paint = prussian,
                                                   .width = 3.4f,
                                                   .pressure = swelling,
                                                   .bristle = .3f,
                                                   .glaze = true,
                                                   .density = blend(.75f, .3f, t)});
        }
    for (int k = 0; k < 7; ++k) {
        const float t = static_cast<float>(k) / 6;
        sheet.stroke(
            through({{blend(440, 574, t), blend(482, 584, t)},
                     {blend(478, 590, t), blend(430, 500, t)},
                     {blend(520, 624, t), blend(384, 400, t)}}),
            {.paint = prussian, .width = 4, .pressure = tapering, .glaze = true, .density = .5f});
    }
    sheet.stroke("300,440 334,500 330,570 292,628", {},
                 {.paint = prussian, .width = 8, .pressure = swelling, .glaze = true});
    // Light of the star on its brow, and the one eye that has seen it.
    sheet.stroke("204,424 240,404 296,406 352,430", {},
                 {.paint = pale(naples, .3f),
                  .second = gold,
                  .width = 5,
                  .pressure = {.4f, .05f, .2f},
                  .alpha = .9f,
                  .bristle = .8f,
                  .dry = .3f});
    const Shape eye = sheet.circle({274, 464}, 19, 1);
    sheet.paint(eye, {.shadow = ochre, .middle = gold, .light = pale(naples, .5f), .ink = 3});
    sheet.dab({270, 460}, 10, ink);
    sheet.dab({266, 455}, 3.2f, white);

    // The line comes from above the sheet, and small silver lives scatter from the mouth.
    paint_thread(sheet, curve("282,-20 268,90 226,190 214,292"), 3.6f);
    sheet.glow(bait, 96, naples, .3f);
    sheet.glow(bait, 40, white, .26f);
    paint_star(sheet, bait, 27);
    paint_glint(sheet, bait + Point{38, -30}, 9);
    Random random(7);
    for (int k = 0; k < 9; ++k) {
        const float turn = random.between(150, 235), far = random.between(36, 150);
        const Point c = Point{176, 440} + direction(turn) * far;
        const float size = random.between(9, 15);
        sheet.paint(sheet.shape(fish(at(c).scaled(size).turned(turn)), .5f), {.shadow = viridian,
                                                                              .middle = cerulean,
                                                                              .light = white,
                                                                              .strokes = 0,
                                                                              .ink = 1.4f,
                                                                              .slip = 0});
    }
    for (const auto& [x, y, r] : {std::tuple{150.f, 380.f, 5.f},
                                  {168.f, 350.f, 3.4f},
                                  {138.f, 346.f, 2.4f},
                                  {300.f, 372.f, 3.f},
                                  {322.f, 350.f, 4.4f}}) {
        sheet.line(arc({x, y}, r, r, 0, 350), 1.4f, white, even);
        sheet.dab({x - r * .3f, y - r * .3f}, r * .25f, white);
    }
}
