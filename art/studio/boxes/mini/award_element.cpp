// An award card: a bell is poured, and the metal in the mold is all one color.
#include "award_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_AWARD("mini", "element") {
    paint_room(sheet, {.wall = mix(prussian, ink, .35f),
                       .wall_light = mix(madder, violet, .3f),
                       .floor = deep(umber, .2f),
                       .floor_light = mix(vermilion, gold, .4f),
                       .foot = 690,
                       .lamp = {330, 500},
                       .reach = 300});
    // Earth of the casting pit, heaped around the mold.
    shade(sheet, {350, 880}, 330, 40);
    const Shape mold = sheet.shape(
        "170,880! 176,780 206,640 236,560 290,520! 420,520! 474,560 506,640 534,780 540,880! "
        "350,900");
    sheet.paint(mold, {.shadow = deep(umber, .55f),
                       .middle = mix(umber, rose, .2f),
                       .light = mix(ochre, naples, .3f),
                       .accent = mix(madder, violet, .3f),
                       .round = 1.1f,
                       .gradient = .3f,
                       .strokes = 1.8f,
                       .stroke_length = 50,
                       .stroke_width = 12,
                       .ink = 5.4f});
    // Cut open, to see: the bell-shaped hollow, full to the shoulder, all of it one red gold.
    const Shape hollow = sheet.shape(
        "226,856! 236,830 262,790 276,700 292,620 322,576 355,566 388,576 418,620 434,700 448,790 "
        "474,830 484,856! 355,872");
    sheet.paint(hollow, {.shadow = ink,
                         .middle = ink,
                         .light = deep(umber, .6f),
                         .round = .4f,
                         .strokes = .6f,
                         .ink = 4.4f});
    const Shape metal = sheet.shape(
        "230,854! 240,830 264,790 278,700 289,642 355,650 421,642! 432,700 446,790 470,830 "
        "480,854! 355,868");
    sheet.paint(metal, {.shadow = mix(vermilion, madder, .5f),
                        .middle = mix(vermilion, gold, .45f),
                        .light = pale(naples, .4f),
                        .accent = vermilion,
                        .round = .9f,
                        .fall = 90,
                        .gradient = .5f,
                        .strokes = 1.8f,
                        .stroke_length = 70,
                        .stroke_width = 12,
                        .flow = 88,
                        .ink = 3});
    sheet.paint(
        sheet.ellipse({355, 646}, 66, 12, 0, .8f),
        {.shadow = gold, .middle = naples, .light = white, .strokes = 1, .flow = 0, .ink = 2});
    for (auto band :
         {"276,716 355,728 434,716", "262,790 355,804 448,790", "246,826 355,842 464,826"}) {
        sheet.line(band, {}, 4.4f, mix(madder, vermilion, .5f), even);
        sheet.line(shifted(curve(band), {0, 6}), 2, naples, even);
    }
    for (float y : {560.f, 620.f, 700.f, 790.f, 860.f})
        sheet.line(through({{y < 600 ? 236.f : 214.f - (y - 620) * .15f, y},
                            {y < 600 ? 250.f : 226.f - (y - 620) * .12f, y + 6},
                            {y < 600 ? 262.f : 240.f - (y - 620) * .1f, y + 2}}),
                   3, deep(umber, .6f), swelling);
    // Iron hoops hold the halves.
    for (auto hoop : {"196,668 226,676 262,676", "448,676 486,676 512,668",
                      "174,800 214,808 252,804", "458,804 498,808 536,800"})
        sheet.stroke(
            hoop, {},
            {.paint = ink, .second = cerulean, .width = 15, .pressure = even, .bristle = .4f});
    // The crucible, tipped, in its tongs; the stream.
    const Place k = at(166, 292).turned(52).scaled(1.12f);
    const Path stream = curve("330,300 346,330 354,400 356,520 355,642");
    sheet.glow({350, 420}, 150, gold, .3f);
    const Shape pot =
        sheet.shape("-96,-100! 96,-100! 92,-20 74,60 40,104 0,112 -40,104 -74,60 -92,-20", k);
    sheet.paint(pot, {.shadow = ink,
                      .middle = mix(payne, umber, .4f),
                      .light = mix(vermilion, gold, .4f),
                      .accent = madder,
                      .round = 1.3f,
                      .fall = -40,
                      .gradient = .5f,
                      .material = Material::metal,
                      .strokes = 1.7f,
                      .stroke_length = 56,
                      .stroke_width = 12,
                      .ink = 5.4f,
                      .rim = 5,
                      .rim_paint = gold});
    sheet.paint(sheet.ellipse(k(0, -100), 108, 30, 52, 1), {.shadow = umber,
                                                            .middle = mix(payne, ochre, .4f),
                                                            .light = naples,
                                                            .strokes = 1.2f,
                                                            .ink = 4});
    sheet.paint(sheet.ellipse(k(4, -100), 94, 22, 52, 1), {.shadow = vermilion,
                                                           .middle = gold,
                                                           .light = white,
                                                           .round = .5f,
                                                           .strokes = 1.4f,
                                                           .flow = 52,
                                                           .ink = 3});
    sheet.paint(sheet.shape("80,-112! 122,-112! 110,-92 96,-78!", k),
                {.shadow = vermilion, .middle = gold, .light = white, .strokes = 1, .ink = 2.4f});
    for (auto hoop : {"-92,-30 0,-8 92,-30", "-78,44 0,62 78,44"})
        sheet.stroke(hoop, k,
                     {.paint = ink, .second = gold, .width = 14, .pressure = even, .bristle = .4f});
    sheet.stroke(stream, {.paint = vermilion,
                          .second = gold,
                          .width = 40,
                          .pressure = {.9f, .7f, .2f},
                          .bristle = .3f,
                          .dry = 0,
                          .run_out = 0});
    sheet.stroke(stream, {.paint = naples,
                          .second = white,
                          .width = 20,
                          .pressure = {.9f, .7f, .2f},
                          .bristle = .5f,
                          .dry = 0,
                          .run_out = 0});
    // Tongs from the left edge; nobody is seen.
    for (auto arm : {"-40,200 20,226 96,262", "-40,290 20,310 100,340"}) {
        sheet.line(arm, {}, 20, ink, even);
        sheet.stroke(shifted(curve(arm), {0, -4}), {.paint = mix(payne, cerulean, .4f),
                                                    .second = gold,
                                                    .width = 7,
                                                    .pressure = even,
                                                    .dry = .2f});
    }
    // Sparks.
    Random random(5);
    for (int n = 0; n < 60; ++n) {
        const float turn = random.between(190, 350), far = random.between(30, 210),
                    size = random.between(2, 6), tint = random.unit();
        const Point c = Point{355, 640} + direction(turn) * far,
                    d = direction(turn) * (4 + size * 1.6f);
        sheet.stroke(Path{c - d, c, c + d}, {.paint = tint < .4f   ? white
                                                      : tint < .8f ? gold
                                                                   : vermilion,
                                             .width = size,
                                             .pressure = swelling,
                                             .bristle = .1f});
    }
    for (Point g : {Point{300, 470}, Point{438, 520}, Point{260, 560}, Point{470, 600}})
        paint_glint(sheet, g, 14);
}
