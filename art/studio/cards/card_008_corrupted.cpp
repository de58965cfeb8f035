// Corrupted: a gilded apple rots on its bough; the worm that looks out of it wears the crown.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(8) {
    const Place apple = at(574, 300).scaled(.84f).turned(-5);

    // The bough it hangs from reaches in from the corner.
    const Shape bough = sheet.tube("750,-30 690,34 610,72 520,84 430,64 372,78", 40, 9);
    sheet.paint(bough, bark(160));
    paint_leaf(sheet, at(386, 74).scaled(84).turned(158), viridian, sap);
    paint_leaf(sheet, at(428, 66).scaled(78).turned(-138), prussian, viridian);
    paint_leaf(sheet, at(448, 70).scaled(72).turned(84), viridian, sap);
    paint_leaf(sheet, at(676, 50).scaled(70).turned(64), mix(umber, sap, .5f),
               mix(sap, ochre, .4f));

    // The apple, gold leaf over red: where the gilder was careless the red shows.
    const Shape fruit = sheet.shape(
        "0,-84! 26,-110 72,-120 116,-92 136,-36 128,30 96,88 54,118 22,118 0,110 -22,120 -56,116 "
        "-100,84 -130,26 -134,-36 -112,-90 -70,-118 -28,-110",
        apple);
    const Shape stalk = sheet.tube("2,-84 -2,-140 -12,-200 -30,-262", 10, 14, apple);
    sheet.paint(stalk,
                {.shadow = ink, .middle = umber, .light = ochre, .flow = -70, .ink = 3, .slip = 0});
    const auto over_the_shoulder = [=](Point p) {
        // Strokes run from the stalk's dimple over the cheeks.
        const Point d = p - apple(0, -150);
        return std::atan2(d.y, d.x * 1.6f) / radians(1);
    };
    sheet.paint(fruit, {.shadow = mix(umber, madder, .45f),
                        .middle = mix(ochre, gold, .6f),
                        .light = pale(naples, .4f),
                        .accent = mix(gold, vermilion, .35f),
                        .round = 1.25f,
                        .fall = 40,
                        .gradient = .35f,
                        .strokes = 1.8f,
                        .stroke_length = 84,
                        .stroke_width = 11,
                        .flow_field = over_the_shoulder});
    sheet.stroke("-26,-98 -8,-82 0,-78 12,-82 30,-98", apple,
                 {.paint = deep(umber, .5f),
                  .width = 11,
                  .pressure = swelling,
                  .alpha = .85f,
                  .dry = .3f,
                  .inside = &fruit});
    // Burnished light on the left cheek.
    for (auto shine : {"-96,-66 -110,-30 -108,10", "-82,-80 -92,-52 -94,-24"})
        sheet.stroke(shine, apple,
                     {.paint = white,
                      .second = naples,
                      .width = 12,
                      .pressure = swelling,
                      .alpha = .92f,
                      .bristle = .8f,
                      .dry = .22f,
                      .inside = &fruit});

    // The rot: a ragged lake creeping in from the right.
    const Shape lake = sheet.shape(
        "60,-134! 40,-98! 52,-84 50,-70! 22,-58! 36,-34 30,-16! 2,-12! 18,14! 34,24 12,48! 32,56 "
        "40,72! 24,92! 58,98 60,130! 150,120 "
        "160,-60 120,-130",
        apple, 5);
    const Shape rot = lake & fruit.grown(-1);
    sheet.gouache(rot, {.shadow = deep(umber, .7f),
                        .middle = mix(umber, sap, .5f),
                        .light = mix(sap, naples, .35f),
                        .charge = viridian,
                        .charge_amount = .5f,
                        .blotch = .5f,
                        .slip = 0});
    sheet.form_strokes(rot, {.shadow = ink,
                             .middle = mix(sap, umber, .45f),
                             .light = mix(sap, naples, .5f),
                             .accent = viridian,
                             .density = 1.2f,
                             .length = 40,
                             .width = 7,
                             .flow_field = over_the_shoulder});
    // The torn lip of the gilding: a dark line and the leaf curling up along it.
    const Path lip = curve(
        "48,-112! 40,-98! 52,-84 50,-70! 22,-58! 36,-34 30,-16! 2,-12! 18,14! 34,24 12,48! 32,56 "
        "40,72! 24,92! 58,98 58,112",
        apple);
    sheet.stroke(shifted(lip, {4, 2}),
                 {.paint = ink, .width = 5, .pressure = even, .alpha = .85f, .inside = &fruit});
    sheet.stroke(shifted(lip, {-3, -1}), {.paint = pale(naples, .4f),
                                          .second = gold,
                                          .width = 7,
                                          .pressure = even,
                                          .bristle = .7f,
                                          .dry = .2f,
                                          .inside = &fruit});
    // Wrinkles and bloom of mould.
    for (auto wrinkle :
         {"66,-38 74,-8 68,24", "86,24 78,54 84,78", "104,-8 110,22 100,50", "58,30 64,50 60,74"})
        sheet.line(wrinkle, apple, 3, ink, swelling);
    sheet.stipple(rot.grown(-8),
                  {.paint = pale(viridian, .55f),
                   .second = naples,
                   .spacing = 15,
                   .radius = 2.6f,
                   .mask = [=](Point p) { return smooth(70, 10, length(p - apple(84, 56))); }});
    sheet.contour(fruit, {.width = 5});
    // Flakes of gold that have let go, falling.
    for (const auto& [x, y, turn] : {std::tuple{616.f, 424.f, 20.f},
                                     {642.f, 462.f, 70.f},
                                     {600.f, 484.f, 40.f},
                                     {662.f, 404.f, 110.f},
                                     {626.f, 524.f, 10.f}}) {
        const Shape flake =
            sheet.shape("-1,-.2! -.2,-.7! .9,-.4! .6,.5! -.6,.6!", at(x, y).scaled(8).turned(turn));
        sheet.paint(flake, {.shadow = ochre,
                            .middle = gold,
                            .light = naples,
                            .strokes = 0,
                            .ink = 1.6f,
                            .slip = 0});
    }

    // The hole, and the king in it.
    const Shape hole = sheet.ellipse(apple(82, -42), 45, 29, -16);
    sheet.gouache(hole, {.shadow = ink, .middle = ink, .light = deep(umber, .6f), .slip = 0});
    sheet.contour(hole, {.width = 4});
    const Path spine = curve("80,-22 98,-70 92,-112 78,-142 80,-176 68,-204 48,-214", apple);
    const Shape worm = sheet.tube(spine, 42, 38) | sheet.circle(apple(48, -208), 31);
    const Shape out = worm - (sheet.box(560, 262, 160, 100, 0) - hole.grown(-2));
    sheet.paint(out, {.shadow = mix(madder, violet, .35f),
                      .middle = mix(rose, naples, .3f),
                      .light = white,
                      .accent = rose,
                      .round = 1.3f,
                      .strokes = 1.5f,
                      .stroke_length = 30,
                      .ink = 4});
    for (int k = 1; k < 9; ++k) {
        const float t = .1f + .082f * static_cast<float>(k);
        const Point c = along(spine, t);
        const Point across = direction(heading(spine, t) + 90),
                    ahead = direction(heading(spine, t));
        sheet.line(through({c - across * 19, c + ahead * 6, c + across * 19}), 2.6f,
                   mix(madder, violet, .3f), {.3f, .3f, .5f});
    }
    // A self-satisfied face, looking down its nose at everyone.
    const Place face = at(apple(46, -208)).turned(-8);
    sheet.dab(face(-9, -3), 8.8f, ink);
    sheet.dab(face(-9, -3), 7.4f, white);
    sheet.dab(face(-11.5f, -.5f), 3.7f, ink);
    sheet.stroke("-18,-8 -9,-11 1,-6", face,
                 {.paint = mix(rose, madder, .4f), .width = 9, .pressure = even, .bristle = .2f});
    sheet.line("-19,-5 -9,-7 1,-2", face, 2.4f, ink, even);
    sheet.line("-20,12 -10,16 2,12 6,6", face, 2.6f);
    sheet.dab(face(8, 6), 5, rose, .8f);

    // Crown and cape.
    const Shape crown =
        sheet.shape("-22,-14! -27,-46! -13,-32! -2,-54! 9,-34! 25,-44! 20,-14! 0,-9", face, .8f);
    sheet.paint(crown, {.shadow = ochre,
                        .middle = gold,
                        .light = pale(naples, .3f),
                        .strokes = 1.3f,
                        .ink = 3,
                        .slip = 0});
    for (Point jewel : {Point{-27, -48}, Point{-2, -56}, Point{25, -46}})
        sheet.dab(face(jewel), 4, vermilion);
    for (float x : {-12.f, 0.f, 11.f})
        sheet.dab(face(x, -18), 2.8f, x == 0 ? ultramarine : madder);
    const Shape cape = sheet.shape(
        "54,-162! 78,-154 104,-166! 110,-136 126,-110 146,-96! 132,-76 106,-76 82,-88 62,-118",
        apple);
    sheet.paint(cape, red_cloth(52));
    for (auto fold : {"72,-154 88,-122 116,-90", "86,-158 100,-126 130,-98"})
        sheet.line(fold, apple, 3, deep(madder, .4f), swelling);
    sheet.stroke("54,-162 78,-153 104,-166", apple,
                 {.paint = white, .second = naples, .width = 13, .pressure = even, .bristle = .5f});
    for (float x : {62.f, 78.f, 94.f})
        sheet.dab(apple(x, -158), 1.8f, ink);
    // A leaf that has gone with it.
    paint_leaf(sheet, at(apple(-14, -206)).scaled(-80, 80).turned(-22), mix(umber, sap, .5f),
               mix(sap, ochre, .4f));
}
