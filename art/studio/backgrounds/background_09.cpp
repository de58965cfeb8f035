// Snow at dusk: silent drifts with blue hollows, the last rose in the sky, a few flakes.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// The crests of the drifts, from the far edge of the field to the near one.
struct Drift {
    float y, slope, swell, wavelength;

    float crest(float x) const {
        return y + slope * (x - 360) + swell * std::sin((x + y * 1.7f) / wavelength) +
               .3f * swell * noise(x * .008f, y, 4);
    }
};
constexpr Drift drifts[] = {{352, .02f, 7, 120},  {404, -.05f, 12, 150}, {478, .09f, 18, 170},
                            {580, -.1f, 24, 190}, {706, .12f, 30, 210},  {858, -.13f, 34, 230}};

}  // namespace

PAINT_BACKGROUND(9) {
    const Paint blue = mix(cerulean, violet, .42f), blush = mix(rose, naples, .4f);
    const Ramp sky(mix(blue, white, .52f), mix(mix(violet, rose, .55f), white, .6f),
                   mix(blush, white, .5f));
    const Ramp snow(mix(blue, white, .42f), mix(mix(cerulean, violet, .25f), white, .8f),
                    mix(white, rose, .12f));
    sheet.ground(
        [&](Point p) { return sky(p.y / drifts[0].y + .3f * fbm(p.x * .003f, p.y * .009f, 4)); });
    // Thin clouds hold the last light.
    brushed(sheet, {.strokes = 90,
                    .area = {-60, 10, 780, 320},
                    .length = 260,
                    .width = 20,
                    .alpha = .28f,
                    .dry = .44f,
                    .stray = 2,
                    .colour =
                        [&](Point, Random& random) {
                            return random.chance(.65f) ? mix(blush, white, .45f)
                                                       : mix(violet, white, .55f);
                        },
                    .flow = [](Point) { return -5.f; },
                    .seed = 8});
    // Every drift: lit along its crest, blue in the hollow behind the next one.
    Seed seed = 10;
    for (const Drift& drift : drifts) {
        const Shape hill = sheet.below([&](float x) { return drift.crest(x); });
        const float deep = 46 + (drift.y - 340) * .3f;
        const auto tone = [&, s = ++seed](Point p) {
            const float under = (p.y - drift.crest(p.x)) / deep;
            return .98f - .8f * smooth(0, 1.15f, under) + .3f * fbm(p.x * .004f, p.y * .012f, s) +
                   .00016f * (360 - p.x);
        };
        sheet.gouache(hill, {.shadow = snow(.2f),
                             .middle = snow(.6f),
                             .light = snow(1),
                             .round = 0,
                             .gradient = 0,
                             .streak = 0,
                             .rim = 0,
                             .slip = 0,
                             .alpha = .98f,
                             .seed = seed});
        veil(sheet, hill.bounds(), snow(.0f),
             [&](Point p) { return smooth(1, -1, hill.distance(p)) * clamped(.92f - tone(p)); });
        brushed(
            sheet,
            {.strokes = 80,
             .area = {-60, drift.y - 10, 780, drift.y + deep * 2},
             .length = 210,
             .width = 20,
             .alpha = .3f,
             .dry = .44f,
             .stray = 2,
             .colour = [&](Point p, Random& random) { return snow(tone(p) + .1f * random.bell()); },
             .flow =
                 [&](Point p) { return (drift.crest(p.x + 10) - drift.crest(p.x - 10)) * 2.8f; },
             .size = [&](Point) { return .3f + .0012f * (drift.y - 340); },
             .where = [&](Point p) { return hill.distance(p) < -6 ? 1.f : 0.f; },
             .seed = seed});
    }
    Random random(12);
    for (int k = 0; k < 130; ++k) {
        const Point p{random.between(0, 720), random.between(0, 1008)};
        const float size = 1.3f * std::exp(.5f * random.bell());
        sheet.dab(p, std::max(.8f, size), white, .7f);
    }
}
