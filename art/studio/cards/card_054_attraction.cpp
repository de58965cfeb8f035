// Attraction: a candle whose flame is a heart; from all over the sheet moths come round in a
// spiral.
#include "cards/light_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(54) {
    const Point flame_middle{548, 716};

    // The light it sheds.
    sheet.glow(flame_middle, 290, naples, .26f);
    sheet.glow(flame_middle, 130, pale(naples, .4f), .28f);

    // A brass chamberstick: dish, ring for a finger, socket.
    const Shape dish = sheet.shape(
        "428,938! 446,966 492,984 548,988 604,984 650,966 668,938! 640,924 548,916 456,924");
    const Shape hollow = sheet.ellipse({548, 940}, 106, 17);
    const Shape ring =
        sheet.ellipse({672, 944}, 27, 25, 10) - sheet.ellipse({672, 944}, 15, 14, 10);
    const Shape candle = sheet.shape(
        "516,786! 530,778 550,782 570,776 584,788! 586,850 584,926 548,934 514,926 512,850");
    const Shape socket =
        sheet.shape("496,896! 548,908 604,896! 598,914 586,926 584,950 548,956 514,950 512,926");
    sheet.wash(sheet.ellipse({562, 984}, 128, 15, 0),
               {.paint = violet, .density = .5f, .soft = 3, .bleed = 7, .under = 0});
    const Look brass{.shadow = mix(umber, madder, .3f),
                     .middle = ochre,
                     .light = naples,
                     .accent = gold,
                     .strokes = 1.4f,
                     .flow = 3};
    sheet.paint(ring, brass);
    sheet.paint(dish, brass);
    sheet.paint(hollow, {.shadow = umber,
                         .middle = mix(umber, ochre, .6f),
                         .light = gold,
                         .round = -.8f,
                         .strokes = 1.3f,
                         .flow = 2,
                         .ink = 3});
    sheet.line("440,948 478,972 548,980 600,976", {}, 3, pale(naples, .4f), swelling);

    // The candle, with runs of wax.
    sheet.paint(candle, {.shadow = mix(rose, violet, .35f),
                         .middle = mix(naples, white, .4f),
                         .light = white,
                         .accent = naples,
                         .strokes = 1.3f,
                         .flow = 90});
    for (auto run : {"524,784 522,810 525,846 521,858 516,846 517,800",
                     "574,782! 582,790 584,826 588,872 582,884 576,870 575,820",
                     "546,782 554,800 552,822 547,830 543,818 542,796"})
        sheet.paint(sheet.shape(run, {}, 1), {.shadow = mix(rose, ochre, .5f),
                                              .middle = white,
                                              .light = white,
                                              .strokes = .8f,
                                              .flow = 90,
                                              .ink = 2.2f});
    sheet.hatch(candle,
                {.angle = 62, .paint = mix(violet, umber, .4f), .alpha = .5f, .mask = [](Point p) {
                     return smooth(560, 582, p.x) * smooth(800, 840, p.y);
                 }});
    sheet.paint(socket, brass);
    sheet.line("500,904 548,916 600,904", {}, 2.6f, pale(naples, .3f), swelling);
    sheet.line("514,926 548,934 586,926", {}, 2.6f, deep(umber, .4f), swelling);

    // The flame: a heart that flickers, one lobe licking upwards.
    sheet.line("549,784 546,774 549,760", {}, 5, ink, even);
    const Place heart_place = at(flame_middle).turned(3);
    const Shape flame_shape = sheet.shape(
        "2,56! -26,32 -52,4 -58,-28 -42,-52 -18,-50 0,-28! 8,-54 28,-72 34,-100! 52,-76 64,-44 "
        "58,-8 34,26",
        heart_place);
    sheet.paint(flame_shape, {.shadow = madder,
                              .middle = vermilion,
                              .light = mix(gold, vermilion, .3f),
                              .accent = gold,
                              .gradient = .1f,
                              .strokes = 1.6f,
                              .flow = -80,
                              .ink = 4});
    const Shape core = sheet.shape(
        "2,44! -18,24 -34,2 -36,-18 -24,-28 -8,-18 4,4! 14,-18 28,-34 40,-16 36,6 22,26",
        heart_place);
    sheet.gouache(core, {.shadow = mix(gold, vermilion, .4f),
                         .middle = gold,
                         .light = naples,
                         .round = .6f,
                         .slip = 0,
                         .rough = 2});
    sheet.gouache(
        sheet.shape("2,40! -10,26 -18,10 -12,4 2,16! 12,2 20,8 14,24", heart_place),
        {.shadow = gold, .middle = naples, .light = white, .round = .4f, .slip = 0, .rough = 2});

    // The way of the moths: from beyond the edge, round and round.
    const auto way = [&](float t) {
        const Point d = direction(150 + 640 * t);
        const float reach = 76 + 400 * std::pow(1 - t, 1.7f);
        return flame_middle + Point{-6 + d.x * reach * .9f, -4 + d.y * reach * .88f};
    };
    for (float t = 0; t < 1; t += .006f) {
        const Point p = way(t);
        if (!candle.grown(8).contains(p))
            sheet.dab(p, blend(1.2f, 2.4f, t), mix(gold, vermilion, .2f + .5f * t));
    }
    struct Flier {
        float t, size;
        Paint dark, middle, light;
    };
    for (const Flier& m :
         {Flier{.06f, 17, umber, mix(ochre, naples, .3f), white},
          Flier{.11f, 20, violet, mix(violet, rose, .5f), white},
          Flier{.17f, 22, umber, gold, white}, Flier{.24f, 24, prussian, cerulean, white},
          Flier{.31f, 26, umber, mix(ochre, rose, .4f), naples},
          Flier{.39f, 28, violet, mix(violet, rose, .5f), white},
          Flier{.47f, 30, umber, gold, white}, Flier{.56f, 30, prussian, cerulean, white},
          Flier{.66f, 27, umber, mix(ochre, naples, .3f), white},
          Flier{.78f, 24, umber, gold, white}, Flier{.95f, 20, umber, naples, white}}) {
        const Point p = way(m.t), next = way(m.t + .01f);
        const float there = std::atan2(next.y - p.y, next.x - p.x) / radians(1);
        paint_moth(sheet, at(p).scaled(m.size).turned(there + 12), m.dark, m.middle, m.light);
    }
}
