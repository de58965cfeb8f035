// Festival glow: nightfall over the square, seen with half-closed eyes: all lanterns are discs.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// One light out of focus: an uneven disc, a little brighter along its rim.
void paint_disc(Sheet& sheet, Point centre, float radius, Paint paint, float strength) {
    const auto seed = static_cast<Seed>(centre.x * 3 + centre.y * 7);
    veil(sheet,
         {centre.x - radius - 8, centre.y - radius - 8, centre.x + radius + 8,
          centre.y + radius + 8},
         paint, [&](Point p) {
             const float d = length(p - centre) + 2.6f * noise(p.x * .035f, p.y * .035f, seed);
             const float rim = std::exp(-std::pow((d - radius + 5) / 5, 2.f));
             const float brush = 1 + .3f * noise((p.x + p.y) * .016f, (p.x - p.y) * .11f, seed + 1);
             return strength * smooth(radius + 1.5f, radius - 2.5f, d) * (.72f * brush + .4f * rim);
         });
}

}  // namespace

PAINT_BACKGROUND(20) {
    const Ramp dusk(mix(mix(violet, rose, .35f), white, .52f),
                    mix(mix(violet, rose, .68f), white, .5f),
                    mix(mix(rose, gold, .35f), white, .36f));
    const auto tone = [](Point p) {
        const Point d{(p.x - 430) / 1.1f, p.y - 690};
        return .2f + .62f * std::exp(-dot(d, d) / 160000) +
               .3f * fbm(p.x * .004f, p.y * .004f, 6, 4);
    };
    sheet.ground([&](Point p) { return dusk(tone(p)); });
    tint(sheet, {.paint = mix(violet, rose, .4f),
                 .second = mix(rose, vermilion, .3f),
                 .mingle = .6f,
                 .density = .09f,
                 .from = 1.1f,
                 .to = .6f,
                 .cloud = 1,
                 .backrun = .6f,
                 .seed = 5});
    brushed(sheet, {.strokes = 240,
                    .area = whole_sheet.grown(40),
                    .length = 150,
                    .width = 36,
                    .alpha = .26f,
                    .colour =
                        [&](Point p, Random& random) {
                            const Paint here = dusk(tone(p) + .18f * random.bell());
                            return random.chance(.14f) ? mix(here, vermilion, .3f) : here;
                        },
                    .flow = [](Point p) { return -24 + 60 * noise(p.x * .004f, p.y * .004f, 8); },
                    .seed = 3});
    // Strings of lanterns, near ones large; and single lights between.
    struct Chain {
        std::string_view path;
        int lights;
        float radius;
    };
    const Paint lights[] = {mix(gold, naples, .55f), mix(naples, white, .3f), mix(rose, white, .5f),
                            mix(mix(vermilion, naples, .4f), white, .22f),
                            mix(mix(violet, rose, .5f), white, .45f)};
    Random random(11);
    for (const Chain& chain : {Chain{"-40,470 150,560 340,590 560,550 760,450", 13, 23},
                               {"-60,250 120,380 300,420 520,340 770,140", 9, 42},
                               {"-30,700 180,740 400,735 750,660", 17, 15},
                               {"-30,850 160,870 420,830 750,860", 9, 27}}) {
        const Path cord = curve(chain.path);
        for (int k = 0; k < chain.lights; ++k) {
            const float t = (static_cast<float>(k) + .5f) / static_cast<float>(chain.lights) +
                            .02f * random.bell();
            const float radius = chain.radius * random.between(.5f, 1.5f),
                        strength = random.between(.36f, .72f);
            const Paint paint = lights[random.below(5)];
            paint_disc(sheet, along(cord, clamped(t)) + Point{0, radius}, radius, paint, strength);
        }
    }
    for (int k = 0; k < 16; ++k) {
        const Point p{random.between(0, 720), random.between(40, 1000)};
        const float radius = random.between(44, 86), strength = random.between(.14f, .28f);
        paint_disc(sheet, p, radius, lights[random.below(5)], strength);
    }
    sheet.splatter({.from = {60, 960},
                    .to = {660, 560},
                    .spread = 120,
                    .drops = 90,
                    .radius = 1.8f,
                    .paint = mix(gold, naples, .5f),
                    .alpha = .6f,
                    .seed = 4});
}
