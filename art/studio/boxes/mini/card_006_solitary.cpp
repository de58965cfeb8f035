// Solitary: one street lamp stands lit in the middle of the sea, and the bench below it is just
// going under.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_BOX_CARD("mini", 6) {
    // The sea, from edge to edge, dark away from the light.
    sheet.wash(sheet.shape("-60,566 120,560 360,564 600,560 780,566 780,706 640,734 480,716 "
                           "330,744 160,722 40,738 -60,716"),
               {.paint = prussian,
                .second = ultramarine,
                .density = .66f,
                .from = 1,
                .to = .35f,
                .soft = 5,
                .lost = 24,
                .bleed = 12,
                .cloud = .6f});
    Random random(11);
    for (int k = 0; k < 96; ++k) {
        const float u = random.unit(), v = random.unit(), stray = random.bell();
        const float y = 568 + 150 * v, x = -20 + 760 * u, l = 16 + 46 * v;
        const float near = std::exp(-(x - 356) * (x - 356) / (5200 + 90 * (y - 560)));
        if (near > .45f) continue;
        sheet.stroke(through({{x - l, y}, {x, y - 4 + stray}, {x + l, y + 1}}),
                     {.paint = k % 3 == 0   ? pale(cerulean, .35f)
                               : k % 3 == 1 ? prussian
                                            : ultramarine,
                      .second = prussian,
                      .width = 4 + 6 * v,
                      .pressure = swelling,
                      .dry = .35f});
    }

    // Light on the water, broken by the waves.
    sheet.glow({352, 424}, 180, naples, .28f);
    for (int k = 0; k < 64; ++k) {
        const float v = random.unit(), stray = random.bell(), tint = random.unit();
        const float y = 600 + 128 * v, x = 356 + (16 + 52 * v) * stray,
                    l = 12 + 26 * v * (1 - .2f * std::fabs(stray));
        sheet.stroke(through({{x - l, y}, {x, y - 3}, {x + l, y + 1}}),
                     {.paint = tint < .4f   ? pale(naples, .4f)
                               : tint < .8f ? gold
                                            : mix(gold, vermilion, .4f),
                      .second = gold,
                      .width = 4 + 5 * v,
                      .pressure = swelling,
                      .dry = .2f});
    }

    // The post: iron, with a foot under water.
    const Path line = curve("356,634 355,560 354,470");
    const Shape post = sheet.tube(line, 17, 11);
    const Look iron{.shadow = ink,
                    .middle = mix(payne, viridian, .35f),
                    .light = pale(cerulean, .3f),
                    .round = 1.2f,
                    .material = Material::metal,
                    .strokes = 1.3f,
                    .flow = 90,
                    .ink = 3,
                    .rim = 3,
                    .rim_paint = naples,
                    .slip = 0};
    sheet.paint(post, iron);
    for (const auto& [y, w] : {std::pair{600.f, 17.f}, {588.f, 14.f}, {484.f, 13.f}, {474.f, 18.f}})
        sheet.paint(sheet.ellipse({355, y}, w, 5.5f, 0, .5f), iron);
    for (auto scroll : {"354,500 334,496 322,478 330,464 342,468 340,478",
                        "354,500 374,496 386,478 378,464 366,468 368,478"})
        sheet.stroke(scroll, {},
                     {.paint = ink,
                      .second = payne,
                      .width = 7,
                      .pressure = {.9f, .6f, .3f},
                      .bristle = .2f});
    sheet.line("318,470 354,474 390,470", {}, 5, ink, even);

    // The lamp, with the glass that lights it all.
    const Place lamp = at(354, 420).scaled(1.16f);
    const Shape glass = sheet.shape("-17,38! -33,-22! 33,-22! 17,38!", lamp, 1);
    sheet.glow(lamp(0, 6), 96, naples, .3f);
    sheet.paint(glass, {.shadow = vermilion,
                        .middle = gold,
                        .light = pale(naples, .6f),
                        .round = .4f,
                        .strokes = 1.2f,
                        .flow = 86,
                        .ink = 3,
                        .slip = 0});
    sheet.gouache(sheet.shape(flame(at(lamp(0, 28)).scaled(46))),
                  {.shadow = naples, .middle = white, .light = white, .slip = 0});
    for (auto bar :
         {"-6,38 -11,8 -13,-22", "6,38 11,8 13,-22", "-17,38 -26,6 -33,-22", "17,38 26,6 33,-22"})
        sheet.line(bar, lamp, 3, ink, even);
    sheet.paint(sheet.shape("-22,36! 22,36! 14,50! -14,50!", lamp, .8f), iron);
    sheet.paint(sheet.shape("-42,-20! -30,-36 -12,-50 -8,-58! 8,-58! 12,-50 30,-36 42,-20! 0,-15",
                            lamp, .8f),
                iron);
    sheet.paint(sheet.circle(lamp(0, -66), 8, .5f), iron);
    sheet.line("0,-72 0,-80 0,-88", lamp, 3, ink, tapering);
    sheet.stroke("-32,-26 -18,-42 -8,-52", lamp,
                 {.paint = pale(cerulean, .4f), .width = 5, .pressure = swelling, .dry = .3f});

    // The bench, tilted, its seat awash on the left.
    const Place bench = at(250, 616).turned(-9);
    const auto slat = [&](const char* outline, Paint m) {
        sheet.paint(sheet.shape(outline, bench, .8f), {.shadow = madder,
                                                       .middle = m,
                                                       .light = mix(gold, rose, .4f),
                                                       .round = .6f,
                                                       .gradient = .4f,
                                                       .strokes = 1.4f,
                                                       .flow = -9,
                                                       .ink = 2.6f,
                                                       .slip = 0});
    };
    for (auto rail : {"-58,24 -62,-8 -58,-56", "56,24 54,-8 60,-56"})
        sheet.line(rail, bench, 7, ink, even);
    for (const char* s : {"-66,-58! 68,-58! 68,-47! -66,-47!", "-66,-42! 68,-42! 67,-31! -66,-31!",
                          "-66,-26! 66,-26! 66,-15! -66,-15!"})
        slat(s, vermilion);
    slat("-72,-4! 72,-4! 76,6! -76,6!", mix(vermilion, gold, .2f));
    slat("-77,8! 77,8! 82,19! -82,19!", vermilion);
    for (auto arm :
         {"-62,-26 -80,-24 -84,-8 -80,16", "60,-26 78,-24 84,-8 80,28", "76,20 80,34 78,44"})
        sheet.line(arm, bench, 6, ink, even);
    sheet.stroke("64,-56 68,-30 66,-14", bench,
                 {.paint = naples, .width = 4, .pressure = swelling, .dry = .2f});

    // Water over its left half and around the post.
    for (auto wave : {"146,630 176,614 204,624 232,612 262,630 296,622 330,634",
                      "140,648 180,632 216,646 250,634 292,648 344,640 390,646",
                      "310,636 340,626 372,626 400,638", "152,664 206,652 262,664 320,656"}) {
        sheet.stroke(wave, {},
                     {.paint = prussian,
                      .second = ultramarine,
                      .width = 20,
                      .pressure = {.3f, .3f, .5f},
                      .bristle = .4f,
                      .dry = .1f});
        sheet.stroke(shifted(curve(wave), {0, -7}), {.paint = pale(cerulean, .55f),
                                                     .second = white,
                                                     .width = 6,
                                                     .pressure = swelling,
                                                     .dry = .25f});
    }
    for (auto gleam :
         {"300,640 326,634 352,636", "344,652 372,648 396,652", "296,660 330,655 360,660"})
        sheet.stroke(
            gleam, {},
            {.paint = gold, .second = naples, .width = 7, .pressure = swelling, .dry = .2f});
    // One hat-sized ring where something has just sunk.
    for (float r : {18.f, 32.f})
        sheet.stroke(arc({150, 690}, r * 1.5f, r * .36f, 20, 340),
                     {.paint = pale(cerulean, .5f), .width = 4, .pressure = swelling, .dry = .3f});
}
