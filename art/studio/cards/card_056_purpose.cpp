// Purpose: a compass rose; its needle is a swallow that knows where to go.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(56) {
    const Point middle{360, 524};
    const float lean = 7;  // the rose itself is not quite straight

    // Old chart: a breath of sea behind the rose.
    sheet.wash(sheet.circle(middle, 162, 6), {.paint = cerulean,
                                              .second = viridian,
                                              .density = .3f,
                                              .soft = 6,
                                              .lost = 24,
                                              .bleed = 12,
                                              .cloud = .8f});

    // Rings: a band of gold between two lines of ink, ticks for the winds.
    const Shape band = sheet.circle(middle, 152, 2) - sheet.circle(middle, 131, 2);
    sheet.paint(band, {.shadow = mix(umber, ochre, .5f),
                       .middle = gold,
                       .light = naples,
                       .accent = ochre,
                       .round = .5f,
                       .strokes = 1.4f,
                       .ink = 3,
                       .slip = 0});
    for (int k = 0; k < 32; ++k) {
        const Point d = direction(11.25f * static_cast<float>(k) + lean);
        sheet.line(
            Path{middle + d * 133, middle + d * 140, middle + d * (k % 4 == 0 ? 151.f : 146.f)},
            k % 4 == 0 ? 4.f : 2.4f, deep(prussian, .3f), even);
    }
    sheet.line(arc(middle, 96, 96, 12, 371), 2.6f, mix(umber, ochre, .3f), even);

    // The rose: eight blades, each half in light and half in shade; the minor four first.
    for (int round = 0; round < 2; ++round)
        for (int k = 0; k < 4; ++k) {
            const bool major = round == 1;
            const float turn = 90.f * static_cast<float>(k) - 90 + lean + (major ? 0.f : 45.f);
            const float reach = major ? (k == 0 ? 192.f : 182.f) : 126.f;
            const float waist = major ? 46.f : 38.f;
            const Point tip = middle + direction(turn) * reach;
            const Point left = middle + direction(turn - 45) * waist,
                        right = middle + direction(turn + 45) * waist;
            const Shape bright = sheet.shape(Path{middle, left, tip}, 1),
                        dark = sheet.shape(Path{middle, tip, right}, 1);
            sheet.paint(bright, {.shadow = major ? gold : mix(ochre, rose, .4f),
                                 .middle = naples,
                                 .light = white,
                                 .strokes = 1.2f,
                                 .flow = turn,
                                 .ink = 2.4f,
                                 .slip = .4f});
            sheet.paint(dark, {.shadow = major ? deep(madder, .5f) : umber,
                               .middle = major ? mix(umber, madder, .4f) : ochre,
                               .light = major ? mix(ochre, vermilion, .4f) : gold,
                               .strokes = 1.2f,
                               .flow = turn,
                               .ink = 2.4f,
                               .slip = .4f});
        }
    // North has a star.
    paint_star(sheet, middle + direction(-90 + lean) * 196, 17);

    // The swallow, above it all, heading north by its own reckoning.
    const Place bird_place = at(middle + Point{2, -6}).turned(38).scaled(.86f);
    const Shape swallow = sheet.shape(
        "0,-132! 9,-118 17,-104 21,-86 30,-70 62,-72 104,-54 140,-22 170,30! 128,0 92,-12 58,-8 "
        "30,8 "
        "23,36 18,62 26,92 46,132 56,180! 30,140 12,104 0,88! -12,106 -26,142 -44,186! -40,136 "
        "-24,94 "
        "-18,62 -23,36 -32,8 -60,-4 -96,-2 -132,16 -176,58! -146,-2 -108,-44 -64,-68 -30,-70 "
        "-21,-86 -17,-104 -9,-118",
        bird_place, 1.2f);
    sheet.wash(sheet.shape("0,-132! 21,-86 62,-72 140,-22 170,30! 92,-12 30,8 18,62 56,180! 0,88! "
                           "-44,186! -18,62 -32,8 -96,-2 -176,58! -108,-44 -30,-70 -17,-104",
                           bird_place.moved(9, 14)),
               {.paint = violet, .density = .5f, .soft = 3, .bleed = 6});
    sheet.paint(swallow, {.shadow = ink,
                          .middle = ultramarine,
                          .light = pale(cerulean, .2f),
                          .accent = violet,
                          .gradient = .1f,
                          .strokes = 1.6f,
                          .flow_field =
                              [&](Point p) {
                                  const Point d = p - bird_place.origin;
                                  const Point across = direction(38);
                                  const float side = dot(d, across);
                                  return std::fabs(side) < 26 ? 38.f - 90
                                                              : 38 + (side > 0 ? 28.f : -28.f) +
                                                                    (side > 0 ? 0.f : 180.f);
                              },
                          .ink = 4,
                          .rim = 5});
    // Flight feathers.
    for (int k = 0; k < 6; ++k) {
        const float t = static_cast<float>(k);
        sheet.line(
            through({bird_place(44 + 15 * t, -52 + 7 * t), bird_place(58 + 15 * t, -32 + 8 * t),
                     bird_place(66 + 17 * t, -10 + 6 * t)}),
            2.2f, pale(cerulean, .35f), swelling);
        sheet.line(
            through({bird_place(-44 - 16 * t, -50 + 8 * t), bird_place(-60 - 16 * t, -28 + 9 * t),
                     bird_place(-70 - 18 * t, -2 + 8 * t)}),
            2.2f, deep(ultramarine, .6f), swelling);
    }
    // Red throat, dark eyes, beak: the tip of the needle.
    const Shape throat = sheet.shape("0,-126! 9,-114 15,-100 12,-90 0,-86 -12,-90 -15,-100 -9,-114",
                                     bird_place, .8f);
    sheet.paint(throat, {.shadow = madder,
                         .middle = vermilion,
                         .light = mix(gold, vermilion, .4f),
                         .ink = 2,
                         .slip = 0});
    sheet.paint(
        sheet.shape("0,-146! 6,-122 0,-116 -6,-122", bird_place, .5f),
        {.shadow = ink, .middle = payne, .light = ochre, .strokes = 0, .ink = 1.6f, .slip = 0});
    for (float side : {-1.f, 1.f})
        sheet.dab(bird_place(side * 12, -98), 2.8f, ink);
    sheet.line("-20,100 -30,132 -40,172", bird_place, 2, pale(cerulean, .3f), swelling);
    sheet.line("20,100 34,130 48,166", bird_place, 2, pale(cerulean, .3f), swelling);
    // The pivot, a rivet on its back.
    const Shape pivot = sheet.circle(bird_place(0, -18), 13, .8f);
    sheet.paint(pivot, {.shadow = umber, .middle = gold, .light = white, .ink = 2.6f});
}
