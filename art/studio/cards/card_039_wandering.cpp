// Wandering: a snail travels with its house; smoke rises, and the washing dries on the way.
#include "cards/figure_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(39) {
    const Place snail = at(524, 812).scaled(.88f);
    ground_shadow(sheet, snail(-2, 113), 182, 14);

    // Smoke from the chimney, three puffs of a dry brush.
    const Place house = at(snail(24, -70)).scaled(.88f).turned(3);
    sheet.stroke("56,-206 40,-240 62,-276 34,-314 54,-350 24,-392", house,
                 {.paint = white,
                  .second = mix(violet, white, .4f),
                  .width = 30,
                  .pressure = {.25f, .7f, .7f},
                  .alpha = .85f,
                  .bristle = .8f,
                  .dry = .25f,
                  .run_out = .6f});

    // Body.
    const Shape horns = sheet.limbs({{snail(-214, -58), 7, snail(-236, -124), 5},
                                     {snail(-236, -124), 9, snail(-237, -128), 9},
                                     {snail(-188, -62), 7, snail(-184, -132), 5},
                                     {snail(-184, -132), 9, snail(-184, -136), 9}},
                                    4);
    const Shape foot = sheet.shape(
        "208,104! 150,86 96,76 0,78 -72,74 -108,54 -130,14 -142,-30 -160,-60 -192,-74 -224,-64 "
        "-242,-36 -236,-6 -218,16 -206,48 -196,76 -168,100 -110,108 0,108 110,110 170,110",
        snail);
    const Shape shell = sheet.shape(
        "-74,82 -96,34 -86,-26 -48,-72 8,-92 70,-82 116,-40 132,16 122,64 100,86! 20,94", snail);
    const Shape walls = sheet.shape("-54,20! -56,-92! 60,-94! 58,16! 0,-4", house);
    const Shape chimney = sheet.shape("34,-130! 36,-196! 66,-198! 66,-120!", house, 1.2f);
    const Shape roof =
        sheet.shape("-88,-78! -44,-130 2,-186! 48,-134 94,-84! 50,-92 4,-90 -44,-86", house);
    const Look skin{.shadow = prussian,
                    .middle = viridian,
                    .light = mix(sap, naples, .6f),
                    .accent = cerulean,
                    .round = 1.2f,
                    .strokes = 1.6f,
                    .rim = 4};
    sheet.paint(horns, skin);
    sheet.paint(foot, skin);
    Random random(11);
    for (int k = 0; k < 60; ++k) {
        const Point p = snail(Point{random.between(-230, 190), random.between(-40, 104)});
        const float r = random.between(1.6f, 3.6f);
        if (foot.distance(p) < -7) sheet.dab(p, r, pale(naples, .2f), .75f);
    }
    // The sole, wrinkled like the hem of a skirt.
    sheet.line("-178,86 -100,96 20,95 130,99", snail, 3, naples, swelling);
    for (int k = 0; k < 15; ++k) {
        const float x = -160 + 22.f * static_cast<float>(k);
        sheet.line(through({snail(x, 99), snail(x + 3, 103), snail(x + 1, 108)}), 2,
                   deep(prussian, .4f));
    }

    // House first, so that the shell grows round its foot.
    sheet.paint(walls, {.shadow = mix(rose, violet, .4f),
                        .middle = mix(rose, naples, .5f),
                        .light = white,
                        .fall = 10,
                        .strokes = 1.5f,
                        .flow = 88});
    sheet.paint(chimney, {.shadow = umber, .middle = madder, .light = rose, .flow = 0, .ink = 3});
    sheet.paint(roof, {.shadow = deep(madder, .5f),
                       .middle = madder,
                       .light = vermilion,
                       .accent = violet,
                       .strokes = 1.4f,
                       .flow_field = [=](Point p) { return p.x < house(2, 0).x ? -50.f : 50.f; },
                       .rim = 4});
    for (int row = 0; row < 3; ++row)
        for (int k = -4; k <= 4; ++k) {
            const float y = -104 - 24.f * static_cast<float>(row);
            const float x = 18.f * static_cast<float>(k) + (row % 2 == 0 ? 4.f : 13.f);
            if (std::fabs(x - 2) > 76 - 22.f * static_cast<float>(row)) continue;
            sheet.line(through({house(x - 8, y), house(x, y + 8), house(x + 8, y)}), 2.2f,
                       deep(madder, .6f));
        }
    paint_window(sheet, house(28, -46), 30, 34);
    const Shape door = sheet.shape("-36,14! -38,-34 -24,-54 -8,-34 -6,8!", house, 1);
    sheet.paint(door, {.shadow = ink, .middle = prussian, .light = cerulean, .flow = 88, .ink = 3});
    sheet.dab(house(-13, -18), 2.6f, gold);

    sheet.paint(shell, {.shadow = deep(umber, .2f),
                        .middle = ochre,
                        .light = naples,
                        .accent = rose,
                        .round = 1.3f,
                        .strokes = 1.8f,
                        .stroke_width = 11,
                        .rim = 4,
                        .rim_paint = white});
    // The spiral: a dark furrow and a light ridge beside it; growth lines across.
    const auto coil = [&](float wider) {
        Path path = spiral({20, 8}, 88 * wider, 10, 148, -2.6f);
        for (Point& p : path)
            p = snail(p);
        return path;
    };
    sheet.stroke(coil(1), {.paint = deep(umber, .4f),
                           .width = 9,
                           .pressure = {.2f, .5f, .4f},
                           .bristle = .5f,
                           .inside = &shell});
    sheet.stroke(shifted(coil(.94f), {-3, -4}), {.paint = pale(naples, .4f),
                                                 .width = 6,
                                                 .pressure = {.2f, .4f, .4f},
                                                 .alpha = .8f,
                                                 .bristle = .9f,
                                                 .dry = .3f,
                                                 .inside = &shell});
    for (int k = 0; k < 22; ++k) {
        const Point out = direction(150 + 17.f * static_cast<float>(k));
        const Point c{20, 8};
        sheet.stroke(
            through({snail(c + out * 66), snail(c + out * 80 + Point{3, 2}), snail(c + out * 112)}),
            {.paint = mix(umber, madder, .4f),
             .width = 5,
             .pressure = swelling,
             .alpha = .6f,
             .bristle = 1,
             .dry = .35f,
             .inside = &shell});
    }

    // Face.
    for (Point ball : {Point{-239, -130}, Point{-187, -138}}) {
        sheet.dab(snail(ball), 4.6f, ink);
        sheet.dab(snail(ball) + Point{-1.5f, -1.8f}, 1.5f, white);
    }
    sheet.line("-228,-26 -218,-13 -202,-15", snail, 3.2f);
    sheet.dab(snail(-190, -28), 8, rose, .8f);

    // The washing line: red thread from the eaves to a feeler.
    const Path line = through({house(-84, -80), snail(-110, -112), snail(-178, -126)});
    paint_thread(sheet, line, 3);
    const struct {
        float t;
        const char* outline;
        Paint shadow, cloth;
    } washing[] = {{.2f, "-11,0! 11,0! 20,10! 12,17! 10,14! 11,34! -11,34! -10,14! -13,17! -20,10!",
                    violet, white},
                   {.5f, "-7,0! 7,0! 7,18 18,26 14,33 -5,31", madder, vermilion},
                   {.76f, "-7,0! 7,0! 7,18 18,26 14,33 -5,31", ochre, gold}};
    for (const auto& w : washing) {
        const Shape piece = sheet.shape(w.outline, at(along(line, w.t)).turned(6), .6f);
        sheet.paint(piece, {.shadow = w.shadow,
                            .middle = w.cloth,
                            .light = pale(w.cloth, .4f),
                            .strokes = 1,
                            .flow = 80,
                            .ink = 2,
                            .slip = 0});
    }
}
