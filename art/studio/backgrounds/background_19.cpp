// Under water: green light falls from the surface in shafts and loses itself in the deep.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point source{150, -420};  // of the light, above the water

float shaft_angle(Point p) {
    const Point d = p - source;
    return std::atan2(d.y, d.x) * 57.29578f;
}
// Shafts: 0 between them, 1 in their middle.
float shafts(Point p) {
    const float a = shaft_angle(p) + .8f * noise(p.x * .01f, p.y * .006f, 3);
    return smooth(-.12f, .55f, noise(a * .16f, 1.5f, 7) + .5f * noise(a * .42f, 2.5f, 8));
}

}  // namespace

PAINT_BACKGROUND(19) {
    const Ramp water(mix(mix(prussian, ultramarine, .25f), white, .68f),
                     mix(mix(viridian, cerulean, .22f), white, .64f),
                     mix(mix(mix(viridian, naples, .62f), cerulean, .15f), white, .45f));
    const auto tone = [](Point p) {
        return .84f - .66f * smooth(-120, 1080, p.y + .12f * p.x) +
               .22f * fbm(p.x * .004f, p.y * .003f, 5, 4);
    };
    sheet.ground(
        [&](Point p) { return water(tone(p) + .1f * shafts(p) * smooth(1000, 200, p.y)); });
    tint(sheet, {.paint = mix(viridian, prussian, .3f),
                 .second = mix(prussian, ultramarine, .4f),
                 .mingle = .8f,
                 .density = .1f,
                 .from = .5f,
                 .to = 1,
                 .cloud = 1,
                 .backrun = .6f,
                 .seed = 4});
    // Slow currents.
    brushed(sheet, {.strokes = 240,
                    .area = whole_sheet.grown(50),
                    .length = 190,
                    .width = 34,
                    .alpha = .24f,
                    .colour = [&](Point p,
                                  Random& random) { return water(tone(p) + .14f * random.bell()); },
                    .flow = [](Point p) { return 24 + 60 * noise(p.x * .003f, p.y * .003f, 6); },
                    .seed = 3});
    // The shafts, body first and then bristle by bristle.
    veil(sheet, whole_sheet, mix(mix(cerulean, naples, .45f), white, .45f),
         [](Point p) { return .36f * shafts(p) * smooth(960, 120, p.y); });
    brushed(sheet,
            {.strokes = 190,
             .area = {-80, -60, 800, 820},
             .length = 330,
             .width = 13,
             .alpha = .26f,
             .dry = .46f,
             .stray = .6f,
             .colour =
                 [](Point, Random& random) {
                     return mix(mix(cerulean, naples, .5f * random.unit()), white, .5f);
                 },
             .flow = shaft_angle,
             .where = [](Point p) { return smooth(.3f, .9f, shafts(p)) * smooth(860, 300, p.y); },
             .seed = 8});
    // The surface from below: a skin of broken light.
    brushed(sheet, {.strokes = 240,
                    .area = {-40, -10, 760, 130},
                    .length = 120,
                    .width = 12,
                    .alpha = .36f,
                    .dry = .44f,
                    .stray = 3,
                    .colour =
                        [](Point, Random& random) {
                            return random.chance(.6f) ? mix(white, naples, .3f)
                                                      : mix(cerulean, white, .4f);
                        },
                    .flow = [](Point p) { return 14 * std::sin(p.x * .04f + p.y * .07f); },
                    .size = [](Point p) { return 1.2f - .7f * p.y / 130; },
                    .where = [](Point p) { return smooth(140, 0, p.y); },
                    .seed = 5});
    // Specks drift, and a few bubbles hurry up.
    Random random(7);
    for (int k = 0; k < 120; ++k) {
        const Point p{random.between(0, 720), random.between(120, 1008)};
        const float size = random.between(.7f, 1.8f);
        sheet.dab(p, size, mix(white, cerulean, .3f), .5f);
    }
    for (int k = 0; k < 17; ++k) {
        const float t = random.unit();
        const Point p{596 + 26 * std::sin(t * 9) + 10 * random.bell(), 960 - 640 * t};
        const float r = random.between(3, 8) * (.6f + .6f * t);
        sheet.stroke(
            arc(p, r, r, 0, 350),
            {.paint = mix(white, cerulean, .3f), .width = 1.6f, .pressure = even, .alpha = .5f});
        sheet.dab(p + Point{-r * .35f, -r * .4f}, r * .24f, white, .8f);
    }
}
