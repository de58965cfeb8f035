// Endless: a snake knits itself out of the night, star by star, and the yarn begins to run short.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A stretch of knitted body: round, with rows of stitches and stars caught in them. It begins red,
// the color of the yarn, where `fresh` is 1, and turns to night.
void knit(Sheet& sheet, const Path& path, float from, float to, float fresh) {
    const Shape body = sheet.tube(path, from, to);
    sheet.paint(body, {.shadow = deep(prussian, .55f),
                       .middle = mix(ultramarine, violet, .3f),
                       .light = pale(cerulean, .25f),
                       .accent = viridian,
                       .round = 1.2f,
                       .gradient = .3f,
                       .strokes = 1.2f,
                       .ink = 4.6f,
                       .rim = 6});
    const float reach = length(path);
    const int rows = static_cast<int>(reach / 13);
    Random random(static_cast<Seed>(reach));
    for (int k = 1; k < rows; ++k) {
        const float t = static_cast<float>(k) / static_cast<float>(rows);
        const float way = heading(path, t), half = blend(from, to, t) * .5f;
        const Point c = along(path, t), ahead = direction(way), side = direction(way + 90);
        const float red = fresh > 0 ? smooth(.06f, fresh, 1 - t) : 1;
        for (int q = 0; q < 5; ++q) {
            // Columns lie closer together towards the edges of the round.
            const float a = -60 + 30.f * static_cast<float>(q);
            const float off = std::sin(radians(a)) * half,
                        wide = std::cos(radians(a)) * half * .24f;
            const Point foot = c + side * off;
            const float lit =
                clamped(.5f - .5f * (side.x * .6f + side.y * .8f) * std::sin(radians(a)) * 1.2f);
            const Paint yarn =
                mix(mix(vermilion, gold, .5f * lit),
                    mix(mix(prussian, violet, .4f), pale(cerulean, .3f), lit * .9f), red);
            for (float s : {-1.f, 1.f})
                sheet.stroke(Path{foot, foot + side * (s * wide * .6f) + ahead * 6,
                                  foot + side * (s * wide) + ahead * 13},
                             {.paint = yarn,
                              .second = deep(yarn, .5f),
                              .width = std::max(4.f, half * .17f),
                              .pressure = {.4f, .5f, .5f},
                              .bristle = .35f,
                              .inside = &body});
        }
        if (random.chance(.2f)) {
            const float u = .6f * random.bell() * half * .5f, r = random.between(8, 17);
            paint_glint(sheet, c + side * u, r);
        }
    }
}

}  // namespace

PAINT_BOX_CARD("mini", 5) {
    // Night from the corner it is made of.
    sheet.wash(sheet.shape("-60,-60 220,-60 250,60 190,200 200,360 130,520 100,680 30,770 -60,800"),
               {.paint = ultramarine,
                .second = violet,
                .density = .5f,
                .fall = 20,
                .from = 1.2f,
                .to = .2f,
                .soft = 20,
                .lost = 26,
                .bleed = 26,
                .cloud = .9f});

    // Far coil, near coil, neck.
    knit(sheet, curve("-90,210 20,250 120,330 150,430 80,520 -90,560"), 66, 78, 0);
    knit(sheet, curve("-90,650 20,620 130,640 208,706 300,756 396,742 448,678 440,604"), 84, 46,
         .42f);

    // Two needles hold the last row; the yarn goes to a ball that is nearly used up.
    const Path yarn = curve("458,604 520,590 540,640 498,690 516,744 560,770 560,806");
    paint_thread(sheet, yarn, 6);
    for (auto needle : {"372,640 440,602 546,540", "366,566 440,604 530,660"}) {
        const Path rod = curve(needle);
        sheet.line(rod, 12, deep(umber, .4f), even);
        sheet.stroke(rod, {.paint = ochre,
                           .second = naples,
                           .width = 9,
                           .pressure = {.7f, .2f, .3f},
                           .bristle = .3f,
                           .dry = .05f});
        sheet.paint(
            sheet.circle(rod.front(), 12, .6f),
            {.shadow = madder, .middle = vermilion, .light = gold, .strokes = .6f, .ink = 2.4f});
    }
    for (int k = 0; k < 7; ++k) {
        const Point c = Point{410, 600} +
                        Point{9.6f * static_cast<float>(k), 3 * std::sin(static_cast<float>(k))};
        sheet.stroke(arc(c, 6.5f, 13, 100, 430),
                     {.paint = k > 4 ? vermilion : mix(vermilion, gold, .3f),
                      .second = madder,
                      .width = 5.5f,
                      .pressure = even,
                      .bristle = .2f});
    }
    const Point ball{566, 826};
    const Shape wound = sheet.circle(ball, 31, 1.4f);
    sheet.paint(wound, {.shadow = deep(madder, .35f),
                        .middle = vermilion,
                        .light = mix(gold, rose, .4f),
                        .round = 1.3f,
                        .strokes = 1.2f,
                        .ink = 3.2f});
    for (int k = 0; k < 7; ++k) {
        const float f = static_cast<float>(k);
        sheet.stroke(arc(ball + Point{-4 + 3 * f, 8 - 2 * f}, 30 - 2 * f, 12 + 3 * f, 190 + 24 * f,
                         350 + 24 * f),
                     {.paint = k % 2 == 0 ? deep(madder, .2f) : mix(gold, rose, .3f),
                      .width = 4,
                      .pressure = swelling,
                      .bristle = .4f,
                      .inside = &wound});
    }
    sheet.stroke("590,842 606,872 596,904 612,936 604,966", {},
                 {.paint = vermilion,
                  .second = madder,
                  .width = 5,
                  .pressure = {.8f, .3f, .2f},
                  .bristle = .2f});

    // The neck comes over the upper edge and bends down to see how much is left.
    knit(sheet, curve("150,-90 196,20 286,60 388,72 470,128 486,220 452,290"), 88, 62, 0);
    const Place h = at(432, 346).turned(112).scaled(1.12f);
    const Shape head =
        sheet.shape("-72,-24 -46,-46 0,-50 44,-34 74,-14 82,4 70,22 34,36 -10,42 -50,38 -72,22", h);
    sheet.paint(head, {.shadow = deep(prussian, .5f),
                       .middle = mix(ultramarine, violet, .25f),
                       .light = pale(cerulean, .4f),
                       .accent = viridian,
                       .round = 1.3f,
                       .strokes = 1.6f,
                       .stroke_length = 34,
                       .stroke_width = 9,
                       .flow = 112,
                       .ink = 4.6f,
                       .rim = 6});
    sheet.line("82,8 50,16 14,14 -14,22", h, 3.4f, ink, {.6f, .4f, .2f});
    const Shape jaw =
        sheet.shape("78,10! 50,20 14,18 -14,26 -40,34 -10,42 34,36 68,24", h, .8f) & head.grown(-2);
    sheet.gouache(jaw, {.shadow = mix(violet, cerulean, .5f),
                        .middle = pale(cerulean, .6f),
                        .light = white,
                        .slip = 0});
    for (Point s : {Point{-40, -20}, Point{-20, -34}, Point{-18, -10}, Point{4, -24}, Point{-46, 2},
                    Point{24, -22}})
        sheet.stroke(arc(h(s), 9, 7, 20, 200), {.paint = pale(cerulean, .3f),
                                                .width = 4,
                                                .pressure = swelling,
                                                .dry = .2f,
                                                .inside = &head});
    paint_eye(sheet, at(h(26, -12)).scaled(15, 12).turned(112), gold);
    sheet.line("8,-26 26,-30 46,-20", h, 4, ink, swelling);
    sheet.dab(h(72, -2), 3, ink);
    sheet.stroke("80,10 100,14 112,8 126,-4", h,
                 {.paint = vermilion,
                  .second = madder,
                  .width = 6,
                  .pressure = {.8f, .3f, .2f},
                  .bristle = .1f});
    sheet.stroke(
        "108,10 120,16 132,18", h,
        {.paint = vermilion, .second = madder, .width = 5, .pressure = tapering, .bristle = .1f});
    // Stars that are to be caught next.
    for (Point g :
         {Point{330, 480}, Point{280, 430}, Point{596, 470}, Point{348, 160}, Point{300, 580}})
        paint_star(sheet, g, 15);
    sheet.splatter({.from = {280, 430},
                    .to = {560, 500},
                    .spread = 40,
                    .drops = 30,
                    .radius = 1.8f,
                    .paint = white,
                    .seed = 4});
}
