// Exile: a king without a crown walks out of the picture and drags his throne behind him on a rope.
#include "cards/figure_parts.h"
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_BOX_CARD("mini", 10) {
    // A plain without a road; only the two furrows the throne has left.
    sheet.wash(sheet.shape("110,918 260,902 480,908 780,894 780,984 600,1000 340,990 150,974"),
               {.paint = mix(violet, prussian, .3f),
                .second = ochre,
                .density = .5f,
                .soft = 8,
                .lost = 26,
                .bleed = 16,
                .cloud = .8f});
    for (auto furrow : {"120,944 200,952 280,944 332,946", "150,972 240,976 320,966 392,968"})
        sheet.stroke(furrow, {},
                     {.paint = deep(violet, .4f),
                      .second = naples,
                      .width = 10,
                      .pressure = {.1f, .7f, .8f},
                      .dry = .35f});
    ground_shadow(sheet, {368, 956}, 104, 13);
    ground_shadow(sheet, {626, 950}, 90, 12);

    // The throne, tipped back on its hind legs like a sledge.
    const Place t = at(344, 944).turned(17).scaled(1.06f);
    const Look wood{.shadow = deep(umber, .5f),
                    .middle = mix(umber, madder, .3f),
                    .light = gold,
                    .accent = ochre,
                    .round = 1,
                    .strokes = 1.5f,
                    .flow = 107,
                    .ink = 3.2f,
                    .slip = 0};
    const Look gilt{.shadow = umber,
                    .middle = gold,
                    .light = pale(naples, .4f),
                    .accent = ochre,
                    .round = 1.2f,
                    .material = Material::metal,
                    .strokes = 1.5f,
                    .ink = 3,
                    .slip = 0};
    sheet.paint(sheet.shape("-46,-84! -34,-84! -36,-2! -48,-2!", t), wood);
    sheet.paint(sheet.shape("66,-92! 80,-92! 84,-6! 72,-4!", t), wood);
    // Back: velvet in a gilt frame that ends in a finial where a crown was carved and has been cut
    // off.
    const Shape frame = sheet.shape(
        "-58,-100! -66,-190 -74,-270! -62,-300 -30,-318 -12,-340! 6,-344! 20,-322 46,-312 60,-284! "
        "46,-190 40,-104!",
        t);
    sheet.paint(frame, gilt);
    const Shape velvet = sheet.shape(
        "-42,-110! -48,-200 -54,-264! -40,-288 -4,-300 30,-290 44,-272! 32,-196 28,-112!", t);
    sheet.paint(velvet, {.shadow = deep(madder, .5f),
                         .middle = madder,
                         .light = mix(vermilion, rose, .3f),
                         .round = 1.1f,
                         .material = Material::cloth,
                         .strokes = 1.6f,
                         .flow = 104,
                         .ink = 3});
    for (Point button : {Point{-28, -252}, Point{14, -256}, Point{-8, -226}, Point{-28, -196},
                         Point{12, -198}, Point{-8, -168}, Point{-26, -140}, Point{10, -142}}) {
        sheet.dab(t(button), 4.4f, deep(madder, .6f));
        sheet.dab(t(button + Point{-1.4f, -1.6f}), 2.4f, gold);
    }
    for (auto tuft :
         {"-28,-252 -18,-240 -8,-226", "14,-256 4,-240 -8,-226", "-8,-226 -18,-210 -28,-196",
          "-8,-226 2,-210 12,-198", "-28,-196 -18,-182 -8,-168", "12,-198 2,-182 -8,-168"})
        sheet.line(tuft, t, 2.2f, deep(madder, .5f), swelling);
    for (auto curl : {"-62,-280 -78,-292 -84,-278 -72,-270", "54,-290 70,-300 78,-284 62,-276"})
        sheet.stroke(curl, t,
                     {.paint = gold,
                      .second = umber,
                      .width = 11,
                      .pressure = {.6f, .8f, .8f},
                      .bristle = .3f});
    sheet.line("-12,-341 -2,-336 7,-345", t, 3, ink, even);
    // Seat, apron, arm, near legs.
    sheet.paint(sheet.shape("-52,-116! 30,-118! 96,-104! 94,-84! -54,-88!", t),
                {.shadow = deep(madder, .3f),
                 .middle = vermilion,
                 .light = mix(gold, rose, .4f),
                 .material = Material::cloth,
                 .strokes = 1.4f,
                 .flow = 14,
                 .ink = 3});
    sheet.paint(sheet.shape("-56,-92! 96,-86! 92,-62! 64,-54 20,-66 -20,-54 -54,-66!", t), gilt);
    sheet.paint(sheet.shape("-58,-66! -38,-64! -42,-20 -40,0! -62,0! -60,-24", t), gilt);
    sheet.paint(sheet.shape("72,-66! 94,-66! 92,-24 104,-6 98,2! 80,0! 78,-26", t), gilt);
    sheet.paint(sheet.limbs({{t(-58, -164), 9, t(40, -158), 8},
                             {t(40, -158), 8, t(76, -150), 9},
                             {t(76, -150), 8, t(84, -96), 7}},
                            4),
                gilt);
    sheet.stroke(spiral(t(82, -150), 13, 3, 0, 1.4f),
                 {.paint = umber, .width = 4, .pressure = even});
    for (auto shine :
         {"-50,-150 -58,-220 -62,-268", "-50,-88 10,-82 60,-78", "-30,-164 10,-162 40,-160"})
        sheet.stroke(shine, t, {.paint = white, .width = 5, .pressure = swelling, .dry = .3f});

    // The king, half out of the picture already: a long cloak, bare grey head, bent into the rope.
    const Place k = at(622, 948).turned(5);
    sheet.paint(
        sheet.limbs({{k(14, -70), 17, k(52, -36), 13},
                     {k(52, -36), 13, k(60, -8), 11},
                     {k(60, -6), 9, k(78, -5), 7}},
                    4),
        {.shadow = ink, .middle = deep(prussian, .2f), .light = cerulean, .flow = 70, .ink = 3});
    sheet.paint(sheet.limbs({{k(-6, -70), 16, k(-28, -34), 12},
                             {k(-28, -34), 12, k(-46, -10), 10},
                             {k(-46, -8), 8, k(-30, -3), 7}},
                            4),
                {.shadow = ink, .middle = ink, .light = prussian, .flow = 110, .ink = 3});
    const Shape cloak = sheet.shape(
        "2,-262! 26,-270 52,-256! 66,-214 70,-160 62,-96 64,-52! 30,-44 -2,-54 -26,-40 -62,-34 "
        "-92,-16! -84,-60 -56,-108 -40,-162 -28,-214",
        k);
    sheet.paint(cloak, {.shadow = deep(prussian, .5f),
                        .middle = mix(ultramarine, violet, .35f),
                        .light = pale(cerulean, .4f),
                        .accent = viridian,
                        .round = 1.2f,
                        .gradient = .35f,
                        .material = Material::cloth,
                        .strokes = 1.8f,
                        .stroke_length = 70,
                        .stroke_width = 12,
                        .flow = 106,
                        .ink = 4.6f,
                        .rim = 5});
    for (auto fold : {"6,-238 -14,-160 -58,-48", "22,-244 14,-150 -6,-58", "40,-240 44,-150 36,-52",
                      "-12,-206 -40,-130 -74,-50"}) {
        sheet.stroke(fold, k,
                     {.paint = deep(prussian, .6f),
                      .width = 11,
                      .pressure = swelling,
                      .dry = .3f,
                      .inside = &cloak});
        sheet.stroke(shifted(curve(fold, k), {-8, 2}), {.paint = pale(cerulean, .35f),
                                                        .width = 7,
                                                        .pressure = swelling,
                                                        .alpha = .85f,
                                                        .dry = .4f,
                                                        .inside = &cloak});
    }
    // Ermine along the hem and over the shoulders.
    const Look ermine{.shadow = mix(violet, cerulean, .4f),
                      .middle = pale(naples, .6f),
                      .light = white,
                      .round = 1.2f,
                      .material = Material::fur,
                      .strokes = 1.6f,
                      .stroke_length = 14,
                      .stroke_width = 5,
                      .ink = 3};
    const Shape hem = sheet.tube("-90,-22 -58,-42 -24,-48 2,-62 30,-52 64,-60", 24, 22, k),
                cape = sheet.shape(
                    "-2,-256! 26,-272 56,-252! 76,-212 70,-190 26,-196 -18,-184 -38,-196! -22,-228",
                    k);
    sheet.paint(hem, ermine);
    sheet.paint(cape, ermine);
    for (Point s : {Point{-72, -34}, Point{-46, -46}, Point{-16, -52}, Point{12, -60},
                    Point{38, -56}, Point{-12, -212}, Point{12, -228}, Point{10, -206},
                    Point{36, -222}, Point{40, -204}, Point{60, -208}, Point{26, -246}})
        sheet.stroke(through({k(s + Point{0, -6}), k(s), k(s + Point{2, 8})}),
                     {.paint = ink, .width = 6, .pressure = {.3f, .8f, .7f}, .bristle = .3f});
    // Head in profile, bowed; white hair and beard in the wind; the pale ring where the crown sat.
    const Place h = at(k(42, -292)).turned(10);
    const Look hair{.shadow = mix(violet, cerulean, .4f),
                    .middle = pale(cerulean, .75f),
                    .light = white,
                    .strokes = 1.6f,
                    .stroke_length = 20,
                    .stroke_width = 5,
                    .flow = 70,
                    .ink = 2.6f};
    sheet.paint(sheet.shape("-30,-14 -34,12 -46,34 -62,44! -34,46 -12,36 2,20 -4,-10", h), hair);
    sheet.paint(
        sheet.shape(
            "-28,-16 -20,-36 4,-44 26,-34 32,-16! 33,-6! 44,6 38,12! 36,24 22,34 0,32 -22,12", h),
        {.shadow = mix(madder, umber, .4f),
         .middle = mix(rose, naples, .5f),
         .light = pale(naples, .4f),
         .accent = rose,
         .round = 1.2f,
         .strokes = 1.3f,
         .stroke_length = 14,
         .stroke_width = 5,
         .ink = 3});
    sheet.paint(sheet.shape("-8,12! 12,14 28,18! 40,18 44,26! 40,52 20,74 -4,84! 0,62 -14,42", h),
                hair);
    sheet.stroke("-28,-16 0,-25 30,-21", h,
                 {.paint = white, .second = naples, .width = 9, .pressure = even, .dry = .05f});
    sheet.line("-27,-21 0,-30 29,-26", h, 1.8f, mix(madder, umber, .4f), even);
    for (auto strand :
         {"-16,-34 2,-46 18,-40", "-22,-26 -40,-22 -54,-28", "-26,-14 -46,-8 -58,-12"})
        sheet.stroke(strand, h,
                     {.paint = white, .second = cerulean, .width = 6, .pressure = tapering});
    paint_closed_eye(sheet, h(22, -5), 13);
    sheet.line("12,-12 22,-15 32,-12", h, 3, pale(cerulean, .6f), even);
    // The rope, over the shoulder, taut to the throne.
    sheet.paint(
        sheet.limbs({{k(22, -232), 15, k(58, -206), 12}, {k(58, -206), 12, k(34, -186), 10}}, 5),
        {.shadow = deep(prussian, .4f),
         .middle = mix(ultramarine, violet, .35f),
         .light = pale(cerulean, .4f),
         .flow = 40,
         .ink = 3});
    const Path rope = through(
        {t(80, -128), (t(80, -128) + k(0, -226)) * .5f + Point{0, 5}, k(0, -226), k(36, -190)});
    paint_thread(sheet, rope, 8);
    for (float u = .02f; u < .98f; u += .03f) {
        const Point c = along(rope, u), d = direction(heading(rope, u) + 58) * 4.4f;
        sheet.line(Path{c - d, c, c + d}, 1.8f, deep(madder, .4f), even);
    }
    for (float turn : {0.f, 8.f})
        sheet.stroke(
            arc(t(80, -126), 9, 13, 60 + turn, 400),
            {.paint = vermilion, .second = madder, .width = 6, .pressure = even, .bristle = .2f});
    sheet.paint(
        sheet.limbs({{k(33, -190), 9, k(39, -186), 8}, {k(28, -184), 5, k(42, -180), 5}}, 3),
        {.shadow = madder,
         .middle = mix(rose, naples, .5f),
         .light = naples,
         .strokes = .6f,
         .ink = 2.2f});
}
