// Coming storm: clouds pressed into slanting bands by the wind, rain hanging out of them, and one
// pale gap of light that is about to close.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float wind = -27;  // direction of the bands

// Coordinates along and across the wind, bent as clouds are.
Point windward(Point p) {
    const Point d = direction(wind + 10 * noise(p.x * .0016f, p.y * .0016f, 3));
    return {dot(p, d), d.x * p.y - d.y * p.x};
}

// How light the sky is: 0 heavy cloud, 1 the gap.
float light(Point p) {
    const Point w = windward(p);
    const float bands = fbm(w.x * .0016f, w.y * .0078f, 12, 5);
    const float gap = p.y + .5f * p.x - 890;
    return clamped(.4f + .95f * bands + .42f * std::exp(-gap * gap / 16000) -
                   .16f * smooth(420, 0, p.y));
}

}  // namespace

PAINT_BACKGROUND(3) {
    const Ramp sky(mix(mix(payne, violet, .4f), white, .56f),
                   mix(mix(cerulean, violet, .24f), white, .64f), mix(white, naples, .3f));
    sheet.ground([&](Point p) { return sky(light(p)); });
    tint(sheet, {.paint = mix(payne, violet, .5f),
                 .second = cerulean,
                 .mingle = .6f,
                 .density = .1f,
                 .fall = 120,
                 .from = 1.3f,
                 .to = .4f,
                 .cloud = .9f,
                 .backrun = .6f,
                 .seed = 5});
    const auto colour = [&](Point p, Random& random) {
        const Paint here = sky(light(p) + .13f * random.bell());
        const float other = random.unit();
        return other < .2f    ? mix(here, violet, .3f)
               : other < .32f ? mix(here, cerulean, .35f)
                              : here;
    };
    const auto along_wind = [](Point p) {
        return wind + 10 * noise(p.x * .0016f, p.y * .0016f, 3) +
               26 * noise(p.x * .005f, p.y * .005f, 7);
    };
    brushed(sheet, {.strokes = 330,
                    .area = whole_sheet.grown(60),
                    .length = 210,
                    .width = 46,
                    .alpha = .3f,
                    .dry = .4f,
                    .colour = colour,
                    .flow = along_wind,
                    .seed = 2});
    // Torn, lighter edges of the clouds.
    brushed(
        sheet,
        {.strokes = 110,
         .area = whole_sheet.grown(40),
         .length = 130,
         .width = 12,
         .alpha = .34f,
         .dry = .46f,
         .colour = [](Point, Random& random) { return mix(white, cerulean, .35f * random.unit()); },
         .flow = along_wind,
         .where = [](Point p) { return smooth(.42f, .75f, light(p)); },
         .seed = 9});
    // Rain falls in streamers, blown the other way.
    brushed(sheet, {.strokes = 520,
                    .area = {-40, 430, 800, 1040},
                    .length = 170,
                    .width = 4.5f,
                    .alpha = .3f,
                    .dry = .4f,
                    .stray = 2,
                    .colour =
                        [](Point, Random& random) {
                            return random.chance(.55f) ? mix(mix(payne, violet, .4f), white, .5f)
                                                       : mix(white, cerulean, .25f);
                        },
                    .flow = [](Point) { return 112.f; },
                    .where =
                        [](Point p) {
                            return smooth(470, 760, p.y) *
                                   smooth(-.1f, .35f, noise((p.x + .4f * p.y) * .008f, 3.3f, 4));
                        },
                    .seed = 4});
}
