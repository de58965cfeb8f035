// Darkness: an inkwell tips over and spills the night, stars and all.
#include <array>

#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(49) {
    const Place bottle = at(590, 94).turned(-118);  // its mouth looks down to the left

    // The night soaks into the paper round the spill.
    sheet.wash(sheet.shape("492,132 572,172 612,252 662,312 652,392 572,422 452,434 352,418 "
                           "272,382 262,312 312,262 402,232 462,192"),
               {.paint = ultramarine,
                .second = violet,
                .density = .62f,
                .soft = 20,
                .lost = 26,
                .bleed = 26,
                .cloud = .9f,
                .backrun = .5f});

    // The spill: a stream that widens to a pool, with drips.
    const Shape night = sheet.shape(
        "500,120! 482,140 472,168 458,196 424,218 378,234 332,250 298,282 288,318 302,344 316,354 "
        "320,378 318,410 328,420 338,410 338,380 348,366 376,374 402,380 410,406 408,452 418,464 "
        "428,452 428,406 438,386 472,388 506,380 518,394 518,422 527,432 536,422 538,390 552,372 "
        "596,354 620,318 612,280 582,252 552,232 538,202 534,172 538,148 544,138!");
    sheet.paint(night,
                {.shadow = deep(prussian, .55f),
                 .middle = mix(prussian, ultramarine, .5f),
                 .light = mix(ultramarine, cerulean, .45f),
                 .accent = deep(violet, .1f),
                 .round = .8f,
                 .gradient = .3f,
                 .strokes = 1.7f,
                 .stroke_length = 90,
                 .stroke_width = 15,
                 .flow_field = [](Point p) { return p.y < 222 ? 105.f : 4 + (p.x - 452) * .1f; },
                 .ink = 5,
                 .rim = 8});
    sheet.stroke("508,142 492,182 472,218 432,244 372,268", {},
                 {.paint = pale(cerulean, .3f),
                  .width = 11,
                  .pressure = swelling,
                  .bristle = 1,
                  .dry = .4f,
                  .inside = &night});

    // Stars, a young moon, and in the middle of it all a milky way.
    sheet.stipple(
        night,
        {.paint = white, .second = naples, .spacing = 15, .radius = 1.6f, .mask = [](Point p) {
             const float band = std::fabs(p.y - 312 + (p.x - 452) * .22f);
             return p.y < 182 ? .25f : .16f + .8f * smooth(46, 0, band);
         }});
    for (const auto& [x, y, r] : {std::array{370.f, 282.f, 15.f},
                                  {442.f, 262.f, 11.f},
                                  {520.f, 250.f, 17.f},
                                  {572.f, 300.f, 12.f},
                                  {402.f, 344.f, 12.f},
                                  {492.f, 348.f, 15.f},
                                  {502.f, 182.f, 11.f},
                                  {324.f, 312.f, 11.f},
                                  {419.f, 428.f, 8.f}})
        paint_glint(sheet, {x, y}, r);
    const Shape moon = sheet.circle({458, 308}, 27, 1.2f) - sheet.circle({469, 299}, 23, 1);
    sheet.glow({456, 310}, 50, naples, .25f);
    sheet.paint(moon,
                {.shadow = ochre, .middle = gold, .light = pale(naples, .5f), .ink = 2, .slip = 0});
    // The last drops are stars already.
    paint_star(sheet, {328, 456}, 12);
    paint_star(sheet, {420, 502}, 15);
    paint_star(sheet, {528, 468}, 10);

    // The bottle: thick glass, the ink still in it, a label.
    const Shape glass = sheet.shape(
        "-62,-34! -70,16 -64,44! 0,52 64,44! 70,16 62,-34! 34,-50 26,-60 26,-76! 34,-80 34,-94! "
        "0,-98 -34,-94! -34,-80 -26,-76! -26,-60 -34,-50",
        bottle);
    sheet.paint(glass, {.shadow = prussian,
                        .middle = mix(cerulean, viridian, .35f),
                        .light = pale(cerulean, .75f),
                        .accent = pale(viridian, .5f),
                        .round = 1.2f,
                        .strokes = 1.5f,
                        .stroke_width = 9,
                        .flow = bottle.degrees,
                        .ink = 4.6f});
    const Shape left_in = sheet.shape(
        "-56,-28! -30,-46 -20,-58 -18,-92! 16,-92! 18,-58 16,-30 4,0 -16,28 -56,40! -62,14", bottle,
        1.4f);
    sheet.paint(left_in, {.shadow = ink,
                          .middle = prussian,
                          .light = ultramarine,
                          .strokes = 1.3f,
                          .flow = bottle.degrees,
                          .ink = 0});
    const Shape label = sheet.shape("-34,-22! 0,-26 36,-22! 38,26! 0,31 -36,26!", bottle, 1.4f);
    sheet.paint(label, {.shadow = ochre,
                        .middle = naples,
                        .light = white,
                        .round = .6f,
                        .strokes = 1.2f,
                        .flow = bottle.degrees,
                        .ink = 2.6f});
    sheet.gouache(sheet.circle(bottle(0, 2), 15, .8f) - sheet.circle(bottle(7, -3), 13, .6f),
                  {.shadow = ultramarine, .middle = ultramarine, .light = violet, .slip = 0});
    sheet.stroke("54,-26 60,10 56,36", bottle,
                 {.paint = white,
                  .width = 9,
                  .pressure = swelling,
                  .bristle = .7f,
                  .dry = .15f,
                  .inside = &glass});
    sheet.stroke(
        "-34,-88 0,-91 33,-88", bottle,
        {.paint = pale(cerulean, .6f), .width = 7, .pressure = even, .bristle = .7f, .dry = .2f});

    // The cork, off and away on its red thread.
    const Place cork = at(428, 92).turned(-34);
    const Shape plug = sheet.shape("-17,-20! 0,-23 17,-20! 13,20! 0,23 -13,20!", cork, 1);
    const Path thread = curve("544,78 520,48 484,56 478,92 456,102 438,94");
    paint_thread(sheet, thread, 3.8f);
    sheet.paint(
        plug,
        {.shadow = umber, .middle = ochre, .light = naples, .strokes = 1.4f, .flow = 50, .ink = 3});
    paint_thread(sheet, curve("-16,-2 0,2 16,-2", cork), 3.8f);
}
