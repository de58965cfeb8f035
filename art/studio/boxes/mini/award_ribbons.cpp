// An award card: a coat on a hook bends under its ribbons, and the hook bends too.
#include "award_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_AWARD("mini", "ribbons") {
    paint_room(sheet, {.wall = mix(ochre, rose, .4f),
                       .wall_light = pale(naples, .35f),
                       .floor = umber,
                       .floor_light = mix(ochre, naples, .4f),
                       .foot = 880,
                       .lamp = {220, 300},
                       .reach = 520});
    // Its shadow on the wall, and the rail with a straight hook beside.
    sheet.wash(
        sheet.shape("420,300 500,330 560,420 590,640 600,820 480,850 400,820 360,600"),
        {.paint = mix(violet, umber, .3f), .density = .5f, .soft = 14, .bleed = 16, .under = 0});
    const Shape rail = sheet.shape(Path{{-40, 96}, {760, 92}, {760, 158}, {-40, 164}});
    sheet.paint(rail, {.shadow = deep(umber, .4f),
                       .middle = mix(umber, ochre, .25f),
                       .light = naples,
                       .accent = ochre,
                       .round = .7f,
                       .strokes = 1.8f,
                       .stroke_length = 150,
                       .stroke_width = 12,
                       .flow = 0,
                       .ink = 4.6f});
    const auto hook = [&](const char* bow, Point plate) {
        sheet.paint(sheet.ellipse(plate, 17, 28), {.shadow = umber,
                                                   .middle = gold,
                                                   .light = white,
                                                   .material = Material::metal,
                                                   .strokes = 1.2f,
                                                   .ink = 3});
        sheet.stroke(bow, {},
                     {.paint = umber,
                      .width = 19,
                      .pressure = even,
                      .bristle = .2f,
                      .dry = 0,
                      .run_out = 0});
        sheet.stroke(shifted(curve(bow), {-2, -3}), {.paint = gold,
                                                     .second = naples,
                                                     .width = 11,
                                                     .pressure = even,
                                                     .bristle = .3f,
                                                     .dry = 0,
                                                     .run_out = 0});
    };
    hook("112,132 124,176 152,190 170,168 168,146", {112, 128});
    hook("608,128 620,172 648,186 666,164 664,142", {608, 124});
    hook("352,132 356,190 372,236 400,258 426,252", {352, 128});
    sheet.paint(sheet.circle({168, 142}, 12),
                {.shadow = umber, .middle = gold, .light = white, .strokes = 1, .ink = 2.6f});
    sheet.paint(sheet.circle({664, 138}, 12),
                {.shadow = umber, .middle = gold, .light = white, .strokes = 1, .ink = 2.6f});
    // The coat, hung by its collar, dragged down on the ribboned side.
    sheet.stroke(
        "362,300 376,250 398,236 424,244 434,300", {},
        {.paint = ink, .second = prussian, .width = 10, .pressure = even, .dry = 0, .run_out = 0});
    const Shape far_sleeve =
        sheet.shape("480,304! 522,360 548,460 560,580 548,664! 504,662! 500,560 480,440");
    const Look wool{.shadow = deep(prussian, .5f),
                    .middle = mix(ultramarine, prussian, .35f),
                    .light = pale(cerulean, .35f),
                    .accent = violet,
                    .round = 1.2f,
                    .gradient = .35f,
                    .material = Material::cloth,
                    .strokes = 1.9f,
                    .stroke_length = 80,
                    .stroke_width = 13,
                    .flow = 96,
                    .ink = 5.4f,
                    .rim = 5};
    sheet.paint(far_sleeve, wool);
    const Shape coat = sheet.shape(
        "352,264! 400,286 446,262! 492,300 508,420 516,560 536,700 548,826! 440,856 340,870 "
        "220,850! 232,720 222,620 206,520 208,420 250,340 300,292");
    sheet.paint(coat, wool);
    const Shape sleeve =
        sheet.shape("262,326! 208,380 160,470 128,590 118,690! 166,712! 196,620 232,520 262,440");
    sheet.paint(sleeve, wool);
    for (auto fold :
         {"300,440 280,600 290,840", "420,430 440,620 450,840", "480,520 500,680 508,820",
          "236,560 250,680 248,840", "170,480 150,580 146,690"}) {
        sheet.stroke(
            fold, {},
            {.paint = deep(prussian, .65f), .width = 15, .pressure = swelling, .dry = .3f});
        sheet.stroke(shifted(curve(fold), {-12, 0}), {.paint = pale(cerulean, .3f),
                                                      .width = 8,
                                                      .pressure = swelling,
                                                      .alpha = .8f,
                                                      .dry = .45f});
    }
    sheet.paint(sheet.shape("352,264! 330,300 360,372 394,470! 404,380 398,292!"),
                {.shadow = deep(madder, .3f),
                 .middle = vermilion,
                 .light = mix(gold, rose, .4f),
                 .material = Material::cloth,
                 .strokes = 1.5f,
                 .flow = 76,
                 .ink = 4});
    sheet.paint(sheet.shape("446,262! 470,298 448,372 402,480! 396,380 404,292!"),
                {.shadow = deep(madder, .4f),
                 .middle = mix(vermilion, madder, .4f),
                 .light = mix(gold, rose, .4f),
                 .material = Material::cloth,
                 .strokes = 1.5f,
                 .flow = 104,
                 .ink = 4});
    sheet.line("398,478 402,640 408,862", {}, 4, ink, even);
    for (float y : {520.f, 590.f, 660.f, 730.f}) {
        sheet.dab({424, y + 2}, 12, umber);
        sheet.dab({423, y}, 10, gold);
        sheet.dab({420, y - 3}, 3.4f, white);
    }
    // Ribbons: row upon row on the breast and down the sleeve; too many.
    const Paint colors[][3] = {
        {madder, vermilion, mix(gold, rose, .4f)},
        {umber, gold, pale(naples, .4f)},
        {prussian, cerulean, pale(cerulean, .6f)},
        {deep(viridian, .4f), viridian, mix(sap, naples, .6f)},
        {deep(violet, .3f), mix(violet, rose, .3f), pale(rose, .5f)},
        {mix(payne, violet, .3f), pale(mix(cerulean, payne, .3f), .5f), white}};
    Random random(8);
    const auto ribbon = [&](Point c, float turn, int color, float s) {
        const Place p = at(c).turned(turn).scaled(s);
        const Look silk{.shadow = colors[color][0],
                        .middle = colors[color][1],
                        .light = colors[color][2],
                        .material = Material::cloth,
                        .strokes = 1.3f,
                        .flow = 86 + turn,
                        .ink = 2.4f,
                        .slip = 0};
        sheet.paint(sheet.shape("-17,0! -22,62! -11,54 -2,66! 2,0!", p, .8f), silk);
        sheet.paint(sheet.shape("-2,0! 4,68! 12,56 23,62! 17,0!", p, .8f), silk);
        for (int k = 0; k < 10; ++k)
            sheet.paint(
                sheet.shape("4,-4! 19,-7! 23,0 19,7! 4,4!",
                            at(p(0, -4)).turned(36.f * static_cast<float>(k) + turn).scaled(s),
                            .4f),
                {.shadow = colors[color][0],
                 .middle = colors[color][1],
                 .light = colors[color][2],
                 .strokes = .8f,
                 .ink = 1.6f,
                 .slip = 0});
        sheet.paint(sheet.circle(p(0, -4), 8.6f * s, .4f),
                    {.shadow = umber, .middle = gold, .light = white, .strokes = .6f, .ink = 1.8f});
    };
    for (int row = 6; row >= 0; --row)
        for (int k = 0; k < 4; ++k) {
            const float x = 242 + 42.f * static_cast<float>(k) + (row % 2 == 0 ? 0.f : 16.f),
                        y = 424 + 62.f * static_cast<float>(row) - 6.f * static_cast<float>(k);
            const float turn = 9 * random.bell(), s = random.between(1.02f, 1.22f);
            const int color = random.below(6);
            if (x < 400) ribbon({x, y}, turn, color, s);
        }
    for (const auto& [x, y] : {std::pair{196.f, 480.f}, {172.f, 548.f}, {152.f, 620.f}}) {
        const float turn = 16 + 6 * random.bell();
        const int color = random.below(6);
        ribbon({x, y}, turn, color, 1.1f);
    }
    for (const auto& [x, y] : {std::pair{470.f, 440.f}, {482.f, 540.f}, {470.f, 640.f}}) {
        const float turn = 6 * random.bell();
        const int color = random.below(6);
        ribbon({x, y}, turn, color, 1.1f);
    }
    // One has come off already.
    shade(sheet, {118, 934}, 44, 9);
    ribbon({120, 916}, 78, 0, 1.3f);
}
