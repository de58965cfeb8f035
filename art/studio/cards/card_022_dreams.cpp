// Dreams: a fox sleeps in the lap of the crescent moon; stars hang below it on threads.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(22) {
    // Night clouds, wet in wet, under and beside the moon.
    sheet.wash(sheet.shape("-60,330 60,292 170,330 300,352 420,318 540,338 620,376 560,420 400,416 "
                           "250,440 100,416 -60,452"),
               {.paint = ultramarine,
                .second = violet,
                .density = .62f,
                .from = .4f,
                .to = 1.2f,
                .soft = 20,
                .lost = 26,
                .bleed = 26,
                .cloud = .9f,
                .backrun = .5f});
    sheet.wash(sheet.shape("330,96 440,66 560,92 760,64 760,150 600,142 450,154"),
               {.paint = violet,
                .second = cerulean,
                .density = .36f,
                .soft = 18,
                .lost = 26,
                .bleed = 24,
                .cloud = .9f});

    const Shape moon = sheet.circle({236, 226}, 156, 3) - sheet.circle({292, 160}, 134, 2);
    sheet.glow({220, 250}, 190, naples, .2f);
    sheet.paint(moon, {.shadow = mix(ochre, rose, .3f),
                       .middle = gold,
                       .light = pale(naples, .5f),
                       .accent = mix(rose, naples, .4f),
                       .round = .8f,
                       .gradient = .4f,
                       .strokes = 1.3f,
                       .stroke_length = 80,
                       .stroke_width = 15,
                       .ink_paint = mix(ink, umber, .4f)});
    sheet.hatch(moon,
                {.angle = 138, .paint = mix(umber, madder, .3f), .alpha = .5f, .mask = [](Point p) {
                     return smooth(320, 400, p.y + .25f * p.x);
                 }});
    // Craters, and a face that smiles in its sleep.
    for (Point c : {Point{122, 214}, Point{150, 318}, Point{108, 262}})
        sheet.line(arc(c, 13, 9, 150, 400), 2.6f, mix(umber, ochre, .3f));
    paint_closed_eye(sheet, {128, 168}, 30, mix(ink, umber, .3f));
    sheet.line("150,206 158,216 170,214", {}, 2.8f, mix(ink, umber, .3f));

    // The fox, nose under its own tail.
    const Place bed = at(290, 262).turned(4).scaled(1.16f);
    const Shape body =
        sheet.shape("-96,12 -84,-34 -40,-60 18,-60 62,-40 88,-6 80,30 40,46 -30,50 -80,40", bed);
    const Shape head = sheet.shape(
        "-14,46! 14,26 30,10 36,-4 34,-42! 56,-22 70,-20 96,-48! 100,-6 102,18 88,40 58,52 20,54",
        bed);
    const Shape tail = sheet.shape(
        "-98,6 -112,36 -96,64 -50,82 10,82 52,66! 30,58 -6,60 -40,54 -66,34 -76,12", bed);
    sheet.paint(body, {.shadow = mix(madder, umber, .5f),
                       .middle = vermilion,
                       .light = gold,
                       .accent = rose,
                       .gradient = .4f,
                       .strokes = 1.7f,
                       .flow_field = [](Point p) { return 12 + (p.x - 260) * .22f; },
                       .seed = 4});
    sheet.paint(head, {.shadow = mix(madder, umber, .3f),
                       .middle = mix(vermilion, gold, .25f),
                       .light = naples,
                       .strokes = 1.5f,
                       .flow = -30});
    sheet.gouache(sheet.shape("-14,46! 12,34 34,34 44,46 20,54", bed),
                  {.shadow = rose, .middle = white, .light = white, .round = .3f});
    for (auto ear : {"40,-30! 54,-14 44,-4", "92,-36! 94,-8 76,-14"})
        sheet.gouache(sheet.shape(ear, bed),
                      {.shadow = ink, .middle = umber, .light = madder, .slip = 0});
    sheet.paint(
        tail, {.shadow = madder, .middle = vermilion, .light = gold, .strokes = 1.7f, .flow = 18});
    sheet.paint(sheet.shape("52,66! 24,80 -2,84 8,74 -4,66 12,62 26,57", bed),
                {.shadow = rose, .middle = white, .light = white, .ink = 2});
    paint_closed_eye(sheet, bed(46, 16), 20);
    sheet.dab(bed(-12, 46), 4.6f, ink);
    sheet.line("-70,-16 -44,-38 -8,-44", bed, 2.6f, deep(madder, .5f));

    // Stars on threads, one of them the red one.
    const float xs[] = {84, 168, 262, 356, 452, 560}, ys[] = {520, 604, 556, 640, 540, 486};
    for (size_t k = 0; k < 6; ++k) {
        const float top = 392 + 20 * std::sin(xs[k] * .02f);
        const Path thread =
            through({{xs[k] + 3, top}, {xs[k] - 2, (top + ys[k]) / 2}, {xs[k], ys[k] - 22}});
        if (k == 3)
            paint_thread(sheet, thread, 3);
        else
            sheet.line(thread, 2, ink, even);
        paint_star(sheet, {xs[k], ys[k]}, 21 + 6 * std::sin(static_cast<float>(k) * 2.1f));
    }
    sheet.splatter({.from = {430, 50},
                    .to = {690, 200},
                    .spread = 60,
                    .drops = 46,
                    .radius = 1.8f,
                    .paint = white,
                    .seed = 4});
    paint_glint(sheet, {520, 220}, 17);
    paint_glint(sheet, {640, 300}, 12);
}
