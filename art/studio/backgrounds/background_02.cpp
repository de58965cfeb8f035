// Morning mist over a meadow: trees one behind the other, each paler, their feet lost in silver.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// The tops of a line of trees: round crowns, some taller than others.
float crowns(float x, float height, float wide, Seed seed) {
    const float grove = .5f + noise(x / (wide * 3.4f), .5f, seed);
    const float crown = std::fabs(noise(x / wide, 2.5f, seed + 1));
    const float leaves = noise(x / 9, 4.5f, seed + 2);
    const float boughs = std::fabs(noise(x / (wide * .42f), 6.5f, seed + 3));
    return height *
               (.12f + .7f * grove + .38f * (1 - crown * crown) + .2f * (1 - boughs * boughs)) +
           2.5f * leaves;
}

}  // namespace

PAINT_BACKGROUND(2) {
    const Ramp air(mix(white, cerulean, .3f), mix(mix(white, cerulean, .14f), violet, .03f),
                   mix(white, naples, .5f));
    sheet.ground([&](Point p) {
        const float to_sun = length(p - Point{170, 150});
        return air(.9f - to_sun / 900 + .25f * fbm(p.x * .003f, p.y * .006f, 5));
    });
    tint(sheet, {.paint = mix(mix(cerulean, payne, .2f), sap, .2f),
                 .density = .15f,
                 .from = .5f,
                 .to = 1.3f,
                 .cloud = .6f,
                 .backrun = .3f,
                 .seed = 4});
    // Four rows of trees; each wash runs out downwards, where the mist lies.
    struct Row {
        float foot, height, wide, density;
        Paint paint;
    };
    const Row rows[] = {{420, 74, 34, .2f, mix(mix(cerulean, payne, .25f), sap, .2f)},
                        {530, 116, 46, .26f, mix(mix(cerulean, payne, .25f), sap, .35f)},
                        {668, 160, 62, .32f, mix(mix(cerulean, payne, .3f), sap, .5f)},
                        {840, 128, 88, .34f, mix(mix(sap, cerulean, .3f), payne, .12f)}};
    Seed seed = 21;
    for (const Row& row : rows) {
        seed += 7;
        const auto top = [&](float x) {
            return row.foot - crowns(x, row.height, row.wide, seed) + .05f * x;
        };
        sheet.wash(sheet.below(top), {.paint = row.paint,
                                      .second = mix(row.paint, ochre, .35f),
                                      .mingle = .5f,
                                      .density = row.density,
                                      .soft = 3,
                                      .lost = 16,
                                      .bleed = 5,
                                      .rim = .12f,
                                      .mask =
                                          [&](Point p) {
                                              const float y = p.y - .05f * p.x;
                                              return smooth(row.foot + 30,
                                                            row.foot - row.height * .9f, y);
                                          },
                                      .seed = seed});
        // Mist drifts between this row and the next.
        veil(sheet, whole_sheet, mix(white, cerulean, .1f), [&](Point p) {
            const float y = p.y - .05f * p.x - row.foot - 14;
            const float drift = clamped(.62f + 1.1f * fbm(p.x * .004f, p.y * .016f, seed + 3));
            return .62f * drift * std::exp(-y * y / 2600);
        });
    }
    // Wet grass in front.
    tint(sheet, {.paint = mix(sap, cerulean, .2f),
                 .density = .24f,
                 .cloud = .8f,
                 .mask = [](Point p) { return smooth(830, 990, p.y); },
                 .seed = 9});
    brushed(sheet, {.strokes = 900,
                    .area = {-10, 800, 730, 1040},
                    .length = 46,
                    .width = 3.4f,
                    .pressure = tapering,
                    .alpha = .34f,
                    .bristle = .7f,
                    .dry = .3f,
                    .stray = 11,
                    .colour =
                        [](Point, Random& random) {
                            const Paint greens[] = {mix(sap, naples, .5f), mix(sap, viridian, .4f),
                                                    mix(cerulean, white, .5f),
                                                    mix(naples, white, .4f)};
                            return greens[random.below(4)];
                        },
                    .flow = [](Point p) { return -86 + 14 * noise(p.x * .01f, p.y * .01f, 8); },
                    .size = [](Point p) { return .5f + smooth(800, 1010, p.y); },
                    .where = [](Point p) { return smooth(780, 960, p.y); },
                    .seed = 3});
    // Light behind it all, dragged sideways.
    brushed(sheet,
            {.strokes = 70,
             .area = {-80, 40, 800, 760},
             .length = 260,
             .width = 22,
             .alpha = .22f,
             .dry = .46f,
             .stray = 2,
             .colour = [](Point p, Random&) { return mix(naples, white, p.y > 420 ? .9f : .5f); },
             .flow = [](Point) { return 3.f; },
             .seed = 6});
    sheet.glow({170, 150}, 150, mix(naples, white, .3f), .6f);
}
