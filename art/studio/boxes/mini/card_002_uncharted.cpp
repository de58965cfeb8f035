// Uncharted: a quill as tall as a mast draws the coast just ahead of the ship, and its ink is
// running out.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_BOX_CARD("mini", 2) {
    // The sea comes in from the left edge; what the ink has not yet drawn is not there.
    sheet.wash(sheet.shape(
                   "-60,722 40,734 150,764 260,776 340,800 420,856 400,930 250,968 80,954 -60,966"),
               {.paint = prussian,
                .second = viridian,
                .density = .55f,
                .fall = 0,
                .from = 1.2f,
                .to = .5f,
                .soft = 5,
                .lost = 26,
                .bleed = 9,
                .cloud = .6f});
    for (auto swell : {"-20,800 20,792 60,802 100,794", "-20,850 20,842 56,850 84,846",
                       "210,912 250,904 290,914 330,904", "20,944 60,936 104,946 150,938",
                       "290,868 318,862 346,870 372,864"})
        sheet.stroke(swell, {},
                     {.paint = pale(cerulean, .6f),
                      .second = prussian,
                      .width = 7,
                      .pressure = swelling,
                      .dry = .3f});

    // The coast so far, with its hills as on an old map; the line gets dry.
    const Path coast = curve(
        "-30,694 20,706 44,684 78,676 96,700 86,730 118,740 150,714 186,704 208,730 200,758 "
        "232,766 262,744 "
        "296,734 326,750 348,776");
    Path land = coast;
    for (Point p :
         {Point{352, 760}, Point{300, 706}, Point{220, 676}, Point{120, 646}, Point{-30, 640}})
        land.push_back(p);
    sheet.wash(sheet.shape(land), {.paint = ochre,
                                   .second = sap,
                                   .density = .42f,
                                   .fall = -90,
                                   .from = 1.2f,
                                   .to = .25f,
                                   .soft = 3,
                                   .lost = 20,
                                   .bleed = 12});
    sheet.stroke(coast, {.paint = ink,
                         .second = prussian,
                         .width = 17,
                         .pressure = {1, .45f, .1f},
                         .bristle = .5f,
                         .dry = .02f,
                         .run_out = .8f});
    const struct {
        float x, y, s;
    } hills[] = {{12, 662, .8f},  {46, 640, 1},    {112, 668, .8f}, {140, 656, 1},
                 {176, 664, .7f}, {236, 700, .8f}, {262, 694, .6f}};
    for (const auto& h : hills) {
        const Place p = at(h.x, h.y).scaled(h.s * 1.2f);
        const Shape hill = sheet.shape("-26,12! -14,-10 0,-22 12,-8 26,12! 0,15", p, .8f);
        sheet.paint(hill, {.shadow = deep(viridian, .4f),
                           .middle = sap,
                           .light = naples,
                           .strokes = 1.3f,
                           .flow = 60,
                           .ink = 2});
        for (auto shade : {"2,-18 10,-2 14,10", "8,-8 14,2 20,10"})
            sheet.line(shade, p, 2, ink, tapering);
    }

    // The ship: a nutshell under full sail.
    const Place ship = at(166, 888).scaled(1.12f).turned(-3);
    const Shape hull =
        sheet.shape("-62,-4! -40,2 0,5 40,0 66,-12! 60,12 46,30 10,36 -34,34 -52,22", ship, 1);
    for (auto mast : {"-16,2 -17,-60 -16,-116", "28,0 28,-50 30,-92"})
        sheet.line(mast, ship, 5, umber, even);
    const Look canvas{.shadow = mix(violet, cerulean, .4f),
                      .middle = pale(naples, .4f),
                      .light = white,
                      .round = 1.2f,
                      .material = Material::cloth,
                      .strokes = 1.5f,
                      .flow = 80,
                      .ink = 2.8f};
    sheet.paint(
        sheet.shape("-40,-54! -16,-58 12,-52! 24,-34 18,-10! -8,-6 -36,-12! -28,-32", ship, 1),
        canvas);
    sheet.paint(
        sheet.shape("-32,-100! -16,-102 4,-98! 12,-80 8,-60! -10,-58 -30,-62! -24,-80", ship, 1),
        canvas);
    sheet.paint(sheet.shape("16,-84! 28,-86 44,-82! 56,-58 52,-16! 36,-12 14,-18! 20,-50", ship, 1),
                red_cloth(80));
    sheet.paint(sheet.shape("66,-14! 104,-34 62,-64! 66,-36", ship, 1), canvas);
    sheet.paint(hull, {.shadow = deep(umber, .5f),
                       .middle = umber,
                       .light = gold,
                       .accent = ochre,
                       .round = 1.1f,
                       .strokes = 1.5f,
                       .flow = -2,
                       .ink = 3.4f,
                       .rim = 3});
    sheet.paint(sheet.shape("-64,-6! -66,-28 -40,-26! -36,2! -52,0", ship, .8f),
                {.shadow = umber, .middle = ochre, .light = naples, .ink = 2.4f});
    sheet.dab(ship(-52, -15), 4, naples);
    for (auto plank : {"-54,12 0,18 56,6", "-48,24 0,28 50,18"})
        sheet.line(plank, ship, 2, ink, swelling);
    sheet.paint(
        sheet.shape("-16,-116! -4,-124 12,-118 26,-126! 14,-110 -2,-108 -16,-110!", ship, .6f),
        red_cloth(0, 1.8f));
    for (auto foam : {"-66,34 -40,44 -10,40 20,46 60,34 92,40", "50,28 76,24 96,32"})
        sheet.stroke(
            foam, ship,
            {.paint = white, .second = cerulean, .width = 9, .pressure = swelling, .dry = .3f});

    // The quill: the shaft, then barb after barb.
    const Path shaft = curve("-30,-120 60,40 132,214 206,430 276,620 346,776");
    Random random(5);
    const auto vane = [&](float side) {
        // A vane as one body first: width swells and tapers; notches where barbs have parted.
        Path outline;
        for (int k = 0; k <= 40; ++k)
            outline.push_back(along(shaft, .02f + .68f * static_cast<float>(k) / 40));
        for (int k = 40; k >= 0; --k) {
            const float u = static_cast<float>(k) / 40, t = .02f + .68f * u;
            const float wide = (side < 0 ? 66.f : 126.f) * std::sqrt(std::max(0.f, 1 - u * u * u)) *
                               (k == 13 || k == 27 ? .8f : 1.f);
            const float lag = 46 * (1 - .4f * u);
            const Point ahead = direction(heading(shaft, t));
            outline.push_back(along(shaft, t) + direction(heading(shaft, t) - 90 * side) * wide -
                              ahead * lag);
        }
        return sheet.shape(outline, 1.2f);
    };
    const Shape back = vane(-1), front = vane(1);
    const auto flow = [&](float side) { return [side](Point) { return 68.f - 180 + side * -50; }; };
    sheet.paint(back, {.shadow = prussian,
                       .middle = mix(cerulean, violet, .4f),
                       .light = pale(cerulean, .6f),
                       .accent = violet,
                       .round = .7f,
                       .strokes = 2,
                       .stroke_length = 60,
                       .stroke_width = 7,
                       .flow_field = flow(-1),
                       .ink = 4,
                       .rim = 3});
    sheet.paint(front, {.shadow = mix(violet, cerulean, .4f),
                        .middle = pale(cerulean, .75f),
                        .light = white,
                        .accent = pale(rose, .4f),
                        .round = .8f,
                        .strokes = 2,
                        .stroke_length = 84,
                        .stroke_width = 7,
                        .flow_field = flow(1),
                        .ink = 4});
    for (int k = 0; k < 120; ++k) {
        const float t = random.between(.04f, .7f), side = k % 2 == 0 ? 1.f : -1.f,
                    reach = random.between(.5f, .95f), tint = random.unit();
        const float ahead = heading(shaft, t);
        const Point foot = along(shaft, t);
        const float wide = (side < 0 ? 66.f : 126.f) * reach;
        const Point tip = foot + direction(ahead - 90 * side) * wide - direction(ahead) * 44;
        sheet.line(through({foot, foot + (tip - foot) * .5f + direction(ahead) * 7, tip}), 2,
                   tint < .45f ? mix(violet, prussian, .4f) : white, tapering);
    }
    for (auto bar : {.16f, .3f, .44f})
        sheet.stroke(through({along(shaft, bar), along(shaft, bar) + Point{44, -34},
                              along(shaft, bar - .03f) + Point{86, -46}}),
                     {.paint = mix(violet, prussian, .4f),
                      .width = 22,
                      .pressure = swelling,
                      .alpha = .8f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &front});
    sheet.paint(sheet.tube(shaft, 15, 15), {.shadow = ochre,
                                            .middle = naples,
                                            .light = white,
                                            .strokes = 1.2f,
                                            .flow = 68,
                                            .ink = 3,
                                            .slip = 0});
    // The nib, cut and split, its slit nearly empty.
    const Place nib = at(along(shaft, 1)).turned(heading(shaft, 1));
    sheet.paint(sheet.shape("-96,-9! -60,-11 -36,-9 6,0! -26,7 -56,10 -96,9!", nib, .6f),
                {.shadow = umber,
                 .middle = mix(ochre, naples, .4f),
                 .light = white,
                 .strokes = 1,
                 .ink = 2.6f,
                 .slip = 0});
    sheet.gouache(sheet.shape("-34,-5! -14,-4 6,0! -14,3 -30,4!", nib, .4f),
                  {.shadow = ink, .middle = ink, .light = prussian, .slip = 0});
    sheet.line("-44,0 -20,0 4,0", nib, 1.8f, ink, even);
    paint_thread(
        sheet, curve("296,612 322,604 330,622 304,634 292,620 318,612 346,640 340,668 358,690"), 5);
    sheet.splatter({.from = {356, 796},
                    .to = {410, 822},
                    .spread = 14,
                    .drops = 12,
                    .radius = 2.6f,
                    .paint = ink,
                    .seed = 3});
}
