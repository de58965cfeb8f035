// Extreme: a needle of rock, far too steep; on its tip, all four hooves together, stands a goat.
#include "cards/cloud_parts.h"
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(37) {
    // Far below, the mist of the valleys, from edge to edge.
    sheet.wash(sheet.shape(
                   "-60,740 90,716 240,748 400,722 560,750 780,724 780,800 600,826 420,800 240,832 "
                   "80,806 -60,828"),
               {.paint = cerulean,
                .second = violet,
                .density = .42f,
                .soft = 18,
                .lost = 26,
                .bleed = 24,
                .cloud = .9f});
    sheet.hang(-130, -100);
    // The needle: lit planes to the left, a broken edge, shadow to the right.
    const Shape needle = sheet.shape(
        "194,946! 208,884 234,842! 226,798 236,758! 228,722 244,686! 258,668 256,632! 268,602 "
        "280,582! "
        "278,548 266,522! 268,502 300,496 336,502! 340,524 326,562! 320,606 326,636! 342,658 "
        "336,710! "
        "348,740 346,784! 364,814 364,858! 386,886 394,946!");
    const Shape shade =
        sheet.shape(
            "318,498! 304,546 314,574! 296,616 308,658! 292,706 310,752! 290,806 310,858! 300,946! "
            "430,946! 430,486!") &
        needle;
    // A smaller one behind, which nobody has climbed.
    const Shape second =
        sheet.shape("340,946! 356,866 366,836! 370,802 382,762! 394,796 396,830! 412,858 426,946!");
    const auto present = [](Point p) { return clamped(1.08f - (p.y - 836) / 92); };
    sheet.wash(
        sheet.shape("120,858 210,826 300,852 400,822 480,858 450,914 330,930 210,922 120,930"),
        {.paint = violet,
         .second = cerulean,
         .density = .5f,
         .soft = 16,
         .lost = 26,
         .bleed = 22,
         .cloud = .9f});
    paint_fading(sheet, second,
                 {.shadow = deep(violet, .35f),
                  .middle = mix(violet, cerulean, .5f),
                  .light = mix(rose, white, .4f),
                  .fall = 0,
                  .gradient = .6f,
                  .strokes = 1.2f,
                  .flow = 82,
                  .ink = 3.4f},
                 present);
    paint_fading(sheet, needle,
                 {.shadow = mix(umber, violet, .4f),
                  .middle = mix(rose, cerulean, .35f),
                  .light = pale(naples, .4f),
                  .accent = ochre,
                  .round = .7f,
                  .fall = 0,
                  .gradient = .5f,
                  .strokes = 1.3f,
                  .stroke_length = 60,
                  .stroke_width = 11,
                  .flow = 72,
                  .ink = 5},
                 present);
    sheet.gouache(shade, {.shadow = deep(violet, .5f),
                          .middle = violet,
                          .light = mix(violet, cerulean, .5f),
                          .charge = mix(umber, madder, .4f),
                          .charge_amount = .4f,
                          .streak = .25f,
                          .streak_angle = 104,
                          .rim = 0,
                          .slip = 0,
                          .coverage = present});
    sheet.form_strokes(shade, {.shadow = deep(violet, .55f),
                               .middle = mix(violet, ultramarine, .4f),
                               .light = mix(cerulean, rose, .4f),
                               .density = 1.3f,
                               .length = 54,
                               .width = 9,
                               .flow = 106,
                               .mask = [=](Point p) { return smooth(.5f, .8f, present(p)); }});
    sheet.contour(needle,
                  {.width = 5, .mask = [=](Point p) { return smooth(.5f, .8f, present(p)); }});
    // Ledges and cracks in ink, snow lying on the lit ones.
    for (auto crack :
         {"280,584 290,594 302,586 318,598", "256,636 274,648 296,638 308,658",
          "244,688 268,700 294,696", "296,616 290,598 298,576", "236,760 262,772 290,762 310,756",
          "234,844 258,852 286,836 310,858", "268,706 262,730 270,756", "334,668 326,694 334,718",
          "266,786 260,808 268,832", "346,788 336,810 344,842", "322,576 314,602 320,626",
          "288,546 294,562 290,576"})
        sheet.line(crack, {}, 3.2f, deep(violet, .7f), swelling);
    for (auto snow :
         {"276,586 288,589 302,582", "254,638 274,643 298,634", "240,691 266,695 296,692",
          "232,764 260,767 292,758", "228,847 256,847 288,832", "268,508 296,502 330,506",
          "372,806 380,788 386,780"})
        sheet.stroke(snow, {},
                     {.paint = white,
                      .second = pale(cerulean, .6f),
                      .width = 13,
                      .pressure = {.3f, .05f, .35f},
                      .bristle = .5f,
                      .dry = .1f});
    // A pine that also took the risk.
    sheet.line("340,746 354,736 358,698", {}, 4, umber, tapering);
    for (int k = 0; k < 4; ++k) {
        const Place tier = at(358, 728 - 14.f * static_cast<float>(k)).scaled(1 - .2f * k);
        sheet.paint(sheet.shape("-20,2! -8,-8 0,-22! 8,-8 20,2! 8,-1 0,4! -8,-1", tier, .8f),
                    {.shadow = deep(viridian, .5f),
                     .middle = viridian,
                     .light = mix(sap, naples, .4f),
                     .ink = 1.8f,
                     .slip = 0});
    }

    // The goat, hooves at 0,0, looking out into the picture; head and scarf in a place of their
    // own.
    const Place goat = at(302, 504).scaled(1.06f);
    const Place head = at(goat(7, -19)).scaled(1.06f);
    const auto leg = [&](Point hip, float thigh, Point knee, Point hoof) {
        const float s = goat.sx;
        return sheet.limbs({{goat(hip), thigh * s, goat(knee), 6.6f * s},
                            {goat(knee), 6.2f * s, goat(hoof), 4.4f * s}},
                           8, 1);
    };
    const Shape far_legs =
        leg({36, -76}, 12, {24, -42}, {15, -5}) | leg({-30, -78}, 15, {-34, -40}, {-14, -5});
    const Shape coat = sheet.shape(
        "-64,-90 -62,-110 -46,-124 -18,-123 10,-121 28,-128 42,-146 53,-163 65,-175 81,-173 "
        "95,-161 109,-147 115,-137 111,-129 99,-127 87,-131 81,-131 80,-112 72,-90 60,-74 50,-62! "
        "44,-72 34,-62! 28,-72 14,-60! 6,-70 -10,-60! -18,-72 -32,-62! -38,-74 -54,-68!",
        goat);
    const Shape near_legs =
        leg({48, -80}, 14, {41, -42}, {30, -4}) | leg({-44, -84}, 20, {-54, -40}, {-33, -4});
    const Shape horn_far = sheet.tube("66,-152 64,-180 46,-202 18,-208", 12, 3, head);
    const Shape horn = sheet.tube("60,-152 54,-180 32,-200 4,-200 -14,-188", 15, 3, head);
    const Shape beard = sheet.shape("94,-110! 96,-94 88,-78 84,-72! 80,-88 78,-110", head);
    const Shape tail = sheet.shape("-56,-112! -70,-124 -80,-140! -62,-136 -46,-120", goat);
    const Look wool{.shadow = mix(violet, cerulean, .4f),
                    .middle = mix(white, naples, .35f),
                    .light = white,
                    .accent = rose,
                    .round = 1.1f,
                    .strokes = 1.7f,
                    .stroke_length = 26,
                    .stroke_width = 6,
                    .flow = 76,
                    .ink = 3.4f};
    Look dim = wool;
    dim.middle = mix(violet, white, .45f);
    dim.light = mix(white, cerulean, .3f);
    dim.ink = 2.6f;
    sheet.paint(far_legs, dim);
    sheet.paint(horn_far, {.shadow = ink, .middle = umber, .light = ochre, .ink = 2.2f, .slip = 0});
    sheet.paint(tail, wool);
    sheet.paint(beard, wool);
    sheet.paint(near_legs | coat, wool);
    // Fleece in tufts along the flank.
    Random random(8);
    for (int k = 0; k < 30; ++k) {
        const Point p{random.between(-54, 54), random.between(-112, -72)};
        const float sway = 3 * random.bell();
        sheet.stroke(through({goat(p), goat(p + Point{3, 8}), goat(p + Point{sway, 17})}),
                     {.paint = k % 3 == 0 ? mix(violet, cerulean, .5f) : white,
                      .width = 4.4f,
                      .pressure = {.5f, .05f, .2f},
                      .alpha = .8f,
                      .bristle = .8f,
                      .dry = .25f,
                      .inside = &coat});
    }
    sheet.paint(
        horn,
        {.shadow = deep(umber, .5f), .middle = umber, .light = naples, .ink = 2.6f, .slip = 0});
    const Path ridge = curve("60,-152 54,-180 32,-200 4,-200 -14,-188", head);
    for (float t = .12f; t < .85f; t += .11f) {
        const Point c = along(ridge, t), d = direction(heading(ridge, t) + 90) * (6 - 4.4f * t);
        sheet.line(Path{c - d, c, c + d}, 1.8f, deep(umber, .6f), even);
    }
    sheet.paint(sheet.shape("52,-146! 36,-148 22,-140! 34,-132 50,-136", head),
                {.shadow = rose, .middle = naples, .light = white, .ink = 2.2f, .slip = 0});
    paint_closed_eye(sheet, head(78, -136), 15);
    sheet.line("96,-116 102,-114 106,-116", head, 2);
    sheet.dab(head(105, -122), 2, mix(madder, umber, .5f));
    // Dark stockings and hooves, so that four thin legs are seen from afar.
    const Shape stockings = near_legs & sheet.box(200, goat(0, -30).y, 200, 60, 2);
    sheet.gouache(
        stockings,
        {.shadow = ink, .middle = umber, .light = mix(umber, ochre, .6f), .round = 1, .slip = 0});
    sheet.gouache((far_legs & sheet.box(200, goat(0, -26).y, 200, 60, 2)) - near_legs,
                  {.shadow = ink, .middle = deep(umber, .3f), .light = umber, .slip = 0});
    for (Point hoof : {Point{15, -3}, Point{-14, -3}, Point{31, -2}, Point{-32, -2}})
        sheet.dab(goat(hoof), 5.6f, ink);
    // Its scarf, blown to the left.
    const Shape scarf = sheet.shape(
        "32,-126! 50,-108 76,-104! 78,-92 62,-88 40,-98 10,-116 -24,-118 -54,-134 -84,-130! "
        "-70,-146 -84,-156! -46,-152 -10,-134 20,-130",
        head);
    sheet.paint(scarf, {.shadow = madder,
                        .middle = vermilion,
                        .light = mix(gold, vermilion, .3f),
                        .strokes = 1.5f,
                        .flow = 14,
                        .ink = 2.8f,
                        .slip = 0});
    sheet.line("30,-122 0,-126 -40,-142", head, 2, deep(madder, .4f), swelling);

    // Clouds far below it, one in front.
    for (const Place& p : {at(222, 816).scaled(62, 44), at(380, 858).scaled(84, 58)})
        paint_billowing(sheet, p, mix(violet, cerulean, .5f), mix(white, cerulean, .18f));
    for (const Place& p : {at(402, 656).scaled(15).turned(-10), at(184, 686).scaled(-12, 12)})
        sheet.paint(sheet.shape(bird(BirdPose::gliding, p), .5f),
                    {.shadow = ink, .middle = payne, .light = cerulean, .ink = 1.4f, .slip = 0});
}
