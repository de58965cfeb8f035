// Bait: a sleeping star hangs on a hook from a long red line; small fish rise to it through a
// shaft of its light.
#include "cards/light_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(11) {
    const Place water = at(-12, -146);  // moves hook, star and fish together
    const Point centre = water(146, 404);
    const float radius = 66;

    // The water it lights up.
    sheet.wash(
        sheet.shape("112,452 186,448 236,550 288,660 300,810 150,850 26,816 18,670 60,550", water),
        {.paint = cerulean,
         .second = viridian,
         .density = .46f,
         .from = .5f,
         .to = 1.1f,
         .soft = 22,
         .lost = 26,
         .bleed = 22,
         .cloud = .9f,
         .backrun = .5f,
         .mask = [](Point p) { return smooth(304, 374, p.y) * smooth(690, 580, p.y); }});

    // The line, and the hook behind the star.
    paint_thread(sheet, curve("186,-14 170,34 184,84 152,136 140,186"), 5);
    const Path hook = curve("151,326 150,400 152,462 166,490 190,492 204,470 204,446", water);
    sheet.line(shifted(hook, {1.4f, 1.6f}), 9, ink, even);
    sheet.line(hook, 6.4f, mix(payne, cerulean, .45f), even);
    sheet.line(shifted(hook, {-1, -.6f}), 2, white, swelling);
    sheet.paint(
        sheet.shape("204,434! 196,462! 210,456!", water),
        {.shadow = ink, .middle = payne, .light = cerulean, .strokes = 0, .ink = 2, .slip = 0});

    // The star: five soft points, asleep.
    sheet.glow(centre, 130, naples, .28f);
    Random random(5);
    for (int k = 0; k < 20; ++k) {
        const float turn = 18 * static_cast<float>(k) + 9 + 3 * random.bell();
        const float reach = random.between(88, 118);
        if (std::fabs(turn - 270) < 14) continue;
        const Point d = direction(turn);
        sheet.stroke(
            Path{centre + d * 74, centre + d * (reach * .9f), centre + d * reach},
            {.paint = gold, .second = naples, .width = 4.6f, .pressure = tapering, .bristle = .5f});
    }
    std::vector<Point> points;
    for (int k = 0; k < 10; ++k) {
        const float turn = -84 + 36 * static_cast<float>(k);
        // Each point is rounded a little: two neighbours instead of one tip.
        if (k % 2 == 1) {
            points.push_back(centre + direction(turn) * (radius * .56f));
        } else {
            points.push_back(centre + direction(turn - 5) * (radius * .98f));
            points.push_back(centre + direction(turn + 5) * (radius * .98f));
        }
    }
    const Shape body = sheet.shape(closed_through(points));
    sheet.halo(body, {.width = 6, .alpha = .6f});
    sheet.paint(body, {.shadow = mix(ochre, vermilion, .3f),
                       .middle = mix(gold, naples, .45f),
                       .light = white,
                       .accent = naples,
                       .strokes = 1.2f,
                       .streak = .03f,
                       .ink = 4,
                       .ink_paint = mix(ink, umber, .4f)});
    paint_closed_eye(sheet, centre + Point{-20, -4}, 21, mix(ink, umber, .3f));
    paint_closed_eye(sheet, centre + Point{20, -2}, 21, mix(ink, umber, .3f));
    sheet.line(through({centre + Point{-6, 17}, centre + Point{1, 22}, centre + Point{9, 17}}),
               2.8f, mix(ink, umber, .3f), swelling);
    for (float side : {-1.f, 1.f})
        sheet.dab(centre + Point{side * 30, 12}, 6, mix(rose, vermilion, .3f), .6f);
    // A knot where the line takes hold.
    paint_thread(sheet, curve("152,322 136,334 150,346 168,336 152,324 160,312", water), 4);

    // The hungry ones.
    struct Swimmer {
        float x, y, size, heading;
        Paint dark, middle, light;
    };
    for (const Swimmer& f :
         {Swimmer{92, 556, 58, -62, prussian, cerulean, white},
          Swimmer{216, 580, 52, -116, viridian, mix(sap, gold, .4f), naples},
          Swimmer{62, 692, 46, -58, umber, ochre, naples},
          Swimmer{154, 702, 68, -86, deep(prussian, .2f), viridian, pale(cerulean, .4f)},
          Swimmer{252, 714, 42, -120, prussian, ultramarine, cerulean}})
        paint_little_fish(sheet,
                          at(water(f.x, f.y))
                              .scaled(f.size, f.heading < -90 ? -f.size : f.size)
                              .turned(f.heading),
                          f.dark, f.middle, f.light);
    for (const auto& [x, y, r] : {std::tuple{122.f, 500.f, 5.f},
                                  {134.f, 486.f, 3.4f},
                                  {190.f, 528.f, 4.4f},
                                  {196.f, 512.f, 3.f},
                                  {100.f, 620.f, 4.f},
                                  {166.f, 616.f, 6.f},
                                  {174.f, 598.f, 3.6f}}) {
        sheet.line(arc(water(x, y), r, r, 0, 350), 1.8f, prussian, even);
        sheet.line(arc(water(x - .8f, y - .8f), r * .7f, r * .7f, 170, 280), 1.6f, white, swelling);
    }
}
