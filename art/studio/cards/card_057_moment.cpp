// Moment: soap bubbles rise; each holds something: a house, a fish, the moon. One has just burst,
// and what it held flies off.
#include "cards/light_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// The skin's colours first, as glazes; its lights last, over what it holds.
void bubble_film(Sheet& sheet, Point c, float r, Seed seed) {
    const Shape ball = sheet.circle(c, r, 1.6f);
    sheet.wash(ball, {.paint = cerulean,
                      .second = rose,
                      .mingle = .6f,
                      .density = .19f,
                      .fall = 60,
                      .lost = 0,
                      .bleed = 1,
                      .rim = .9f,
                      .cloud = .8f,
                      .seed = seed});
    const Shape edge = ball - sheet.circle(c + Point{-r * .05f, -r * .06f}, r * .8f, 2);
    sheet.wash(edge, {.paint = violet,
                      .second = viridian,
                      .mingle = .7f,
                      .density = .32f,
                      .fall = 120,
                      .soft = 4,
                      .lost = r * .2f,
                      .bleed = 3,
                      .rim = 0,
                      .seed = seed + 5});
}

void bubble_lights(Sheet& sheet, Point c, float r) {
    struct Band {
        float reach, from, to, width;
        Paint paint, second;
    };
    for (const Band& b :
         {Band{.93f, 20, 84, .09f, mix(rose, vermilion, .2f), gold},
          Band{.92f, 92, 150, .07f, cerulean, viridian},
          Band{.9f, 300, 350, .06f, mix(violet, rose, .5f), rose},
          Band{.84f, 188, 262, .13f, white, white}, Band{.8f, 30, 62, .06f, white, naples}})
        sheet.stroke(arc(c, r * b.reach, r * b.reach, b.from, b.to), {.paint = b.paint,
                                                                      .second = b.second,
                                                                      .width = r * b.width,
                                                                      .pressure = swelling,
                                                                      .alpha = .9f,
                                                                      .bristle = .6f,
                                                                      .dry = .2f});
    sheet.contour(sheet.circle(c, r, 1.6f),
                  {.width = clamped(r * .045f, 1.8f, 4), .paint = mix(prussian, ink, .4f)});
    // A window's reflection, bent.
    if (r > 34)
        sheet.stroke(
            arc(c, r * .66f, r * .66f, 204, 226),
            {.paint = white, .width = r * .1f, .pressure = even, .bristle = .5f, .dry = .15f});
    sheet.dab(c + direction(236) * (r * .68f), std::max(1.6f, r * .045f), white);
}

}  // namespace

PAINT_CARD(57) {
    // The breath that blew them, from the right edge.
    sheet.wash(sheet.shape("780,560 640,600 520,560 420,480 340,420 260,330 150,260 90,180 140,150 "
                           "230,200 330,290 "
                           "430,360 530,430 640,460 780,430"),
               {.paint = cerulean,
                .second = rose,
                .density = .34f,
                .soft = 18,
                .lost = 26,
                .bleed = 24,
                .cloud = .9f});
    sheet.hang(-212, -70);
    // A house on its own small hill.
    const Point home{572, 640};
    bubble_film(sheet, home, 104, 3);
    const Shape inside = sheet.circle(home, 97, 1);
    const Shape hill =
        sheet.shape("470,690 520,664 572,658 630,668 680,696 640,780 500,780") & inside;
    sheet.paint(hill, {.shadow = viridian,
                       .middle = sap,
                       .light = naples,
                       .strokes = 1.5f,
                       .flow = -8,
                       .ink = 3});
    const Shape wall = sheet.shape("546,612! 604,610! 606,664! 544,666!", {}, 1);
    sheet.paint(sheet.shape("586,590! 587,562! 600,562! 600,596!", {}, .8f),
                {.shadow = umber, .middle = madder, .light = rose, .ink = 2.4f});
    sheet.paint(wall, {.shadow = mix(rose, violet, .4f),
                       .middle = naples,
                       .light = white,
                       .strokes = 1.2f,
                       .flow = 88,
                       .ink = 3});
    const Shape roof = sheet.shape("534,618! 552,590 572,566! 596,588 616,616! 576,610", {}, 1.2f);
    sheet.paint(roof, {.shadow = deep(madder, .4f),
                       .middle = madder,
                       .light = rose,
                       .strokes = 1.4f,
                       .flow = 60,
                       .ink = 3});
    paint_window(sheet, {562, 634}, 15, 17);
    sheet.paint(sheet.shape("580,664! 580,640 588,634 596,640 596,664!", {}, .8f),
                {.shadow = umber, .middle = ochre, .light = naples, .ink = 2});
    sheet.stroke("594,556 602,546 594,538 604,528", {},
                 {.paint = white,
                  .second = mix(violet, white, .6f),
                  .width = 8,
                  .pressure = {.3f, .6f, .8f},
                  .bristle = .7f,
                  .dry = .3f});
    for (const auto& [x, y, s] : {std::tuple{630.f, 664.f, 24.f}, {518.f, 668.f, 18.f}}) {
        sheet.line(Path{{x, y + 8}, {x, y - 4}, {x, y - s}}, 3.4f, umber, even);
        sheet.paint(sheet.ellipse({x, y - s}, s * .5f, s * .68f),
                    {.shadow = prussian, .middle = viridian, .light = sap, .ink = 2.4f});
    }
    bubble_lights(sheet, home, 104);

    // A fish that has not noticed.
    const Point pond{464, 462};
    bubble_film(sheet, pond, 76, 8);
    const Shape water = sheet.shape("380,458 420,450 464,458 510,452 548,460 540,540 390,540") &
                        sheet.circle(pond, 71, 1);
    sheet.wash(water, {.paint = cerulean, .second = viridian, .density = .6f, .lost = 0});
    sheet.line("396,456 420,450 464,458 510,452 532,456", {}, 3, white, swelling);
    paint_little_fish(sheet, at(462, 486).scaled(40).turned(-8), mix(ochre, vermilion, .5f), gold,
                      white);
    bubble_lights(sheet, pond, 76);

    // The moon, caught.
    const Point night{618, 356};
    bubble_film(sheet, night, 68, 12);
    const Shape sky = sheet.circle(night, 60, 1.4f);
    sheet.wash(sky, {.paint = ultramarine,
                     .second = violet,
                     .density = .62f,
                     .soft = 8,
                     .lost = 14,
                     .bleed = 6});
    const Shape moon = sheet.circle({610, 360}, 35, 1.2f) - sheet.circle({628, 346}, 30, 1);
    sheet.paint(moon, {.shadow = ochre,
                       .middle = gold,
                       .light = pale(naples, .5f),
                       .strokes = 1.3f,
                       .ink = 2.8f});
    paint_star(sheet, {634, 350}, 10);
    sheet.dab({648, 378}, 2.2f, naples);
    sheet.dab({624, 326}, 1.8f, white);
    bubble_lights(sheet, night, 68);

    // Empty ones on their way.
    for (const auto& [x, y, r, seed] : {std::tuple{678.f, 500.f, 26.f, 4u},
                                        {430.f, 622.f, 30.f, 5u},
                                        {566.f, 480.f, 17.f, 6u},
                                        {660.f, 236.f, 20.f, 7u},
                                        {410.f, 350.f, 15.f, 8u},
                                        {470.f, 722.f, 13.f, 9u}}) {
        bubble_film(sheet, {x, y}, r, seed);
        bubble_lights(sheet, {x, y}, r);
    }

    // This one burst a moment ago.
    const Point gone{500, 254};
    Random random(57);
    for (int k = 0; k < 26; ++k) {
        const float turn = 360.f / 26 * static_cast<float>(k) + 5 * random.bell();
        const float reach = 56 + 5 * random.bell();
        const Point d = direction(turn);
        const float size = random.between(1.6f, 4);
        sheet.dab(gone + d * reach + Point{.8f, 1}, size + .8f, prussian);
        sheet.dab(gone + d * reach, size,
                  k % 3 == 0   ? rose
                  : k % 3 == 1 ? pale(cerulean, .4f)
                               : white);
        if (k % 2 == 0)
            sheet.line(
                Path{gone + d * (reach + 8), gone + d * (reach + 13), gone + d * (reach + 20)},
                2.6f, mix(cerulean, prussian, .3f), tapering);
    }
    const Place freed = at(gone + Point{0, 14}).scaled(38).turned(-18);
    const Shape body = sheet.shape(
        "1.02,-.2! .84,-.36 .56,-.4 .24,-.26 -.3,-.1 -.8,.02 -1.5,0! -1.3,.16 -1.46,.34! -.7,.3 "
        "-.2,.38 .3,.3 .66,.08 .78,-.12",
        freed, 1);
    const Shape far_wing =
        sheet.shape(".4,-.26! .56,-.7 .96,-1.26! .3,-1.1 -.02,-.66 0,-.16", freed, 1);
    const Shape near_wing = sheet.shape(
        ".36,-.12! .16,-.7 -.26,-1.2 -.9,-1.5! -.86,-1.1 -.72,-.6 -.4,-.1 .1,.1", freed, 1);
    sheet.paint(far_wing, {.shadow = deep(madder, .4f),
                           .middle = madder,
                           .light = vermilion,
                           .flow = -64,
                           .ink = 2.4f,
                           .slip = 0});
    sheet.paint(body, {.shadow = madder,
                       .middle = vermilion,
                       .light = gold,
                       .strokes = 1.4f,
                       .flow = -18,
                       .ink = 2.8f,
                       .slip = 0});
    sheet.paint(near_wing, {.shadow = madder,
                            .middle = vermilion,
                            .light = mix(gold, naples, .4f),
                            .strokes = 1.4f,
                            .flow = 44,
                            .ink = 2.6f,
                            .slip = 0});
    for (auto quill : {"-.3,-.16 -.6,-.7 -.82,-1.2", "-.06,-.1 -.36,-.66 -.66,-1.14"})
        sheet.line(quill, freed, 1.8f, deep(madder, .3f), swelling);
    sheet.dab(freed(.72f, -.2f), 2.4f, ink);
}
