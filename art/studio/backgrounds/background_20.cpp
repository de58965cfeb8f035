// Festival glow: nightfall over a harbour; lanterns hang in the dusk, and the still water gives
// every one of them back.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float shore = 664;  // where the houses stand

// A light seen with half-closed eyes: soft, warm in the middle, no rim.
void paint_light(Sheet& sheet, Point centre, float radius, Paint paint, float strength) {
    const auto seed = static_cast<Seed>(centre.x * 3 + centre.y * 7);
    veil(sheet, Box{centre.x, centre.y, centre.x, centre.y}.grown(radius * 3), paint, [&](Point p) {
        const float d = length(p - centre) / radius + .1f * noise(p.x * .04f, p.y * .04f, seed);
        return strength * (.8f * smooth(1.15f, .55f, d) + .42f * std::exp(-d * d * .7f));
    });
}

// And its streak on the water, broken by ripples.
void paint_reflection(Sheet& sheet, Point light, float radius, Paint paint, float strength) {
    const float top = shore + (shore - light.y) * .34f + 6, reach = 90 + radius * 3;
    veil(sheet, {light.x - radius * 2, top - 20, light.x + radius * 2, top + reach}, paint,
         [&](Point p) {
             const float along = (p.y - top) / reach;
             const float sway = radius * .5f * noise(p.y * .05f, light.x, 3);
             const float across = (p.x - light.x - sway) / (radius * .72f);
             const float broken = smooth(-.35f, .2f, noise(p.x * .02f, p.y * .12f, 8));
             return strength * std::exp(-across * across) * smooth(0, .12f, along) *
                    smooth(1, .3f, along) * broken;
         });
}

}  // namespace

PAINT_BACKGROUND(20) {
    const Ramp dusk(mix(mix(violet, ultramarine, .25f), white, .46f),
                    mix(mix(violet, rose, .6f), white, .48f),
                    mix(mix(rose, gold, .35f), white, .36f));
    const Ramp water(mix(mix(violet, payne, .3f), white, .36f),
                     mix(mix(violet, rose, .5f), white, .42f),
                     mix(mix(rose, naples, .4f), white, .4f));
    const auto tone = [](Point p) {
        const Point d{(p.x - 400) / 1.5f, p.y - shore};
        return .06f + .74f * std::exp(-dot(d, d) / 90000) +
               .26f * fbm(p.x * .004f, p.y * .005f, 6, 4);
    };
    const auto floor_tone = [](Point p) {
        return .62f - .5f * smooth(shore, 1008, p.y) + .26f * fbm(p.x * .006f, p.y * .014f, 9, 4);
    };
    sheet.ground([&](Point p) { return p.y < shore ? dusk(tone(p)) : water(floor_tone(p)); });
    tint(sheet, {.paint = mix(violet, rose, .4f),
                 .second = mix(rose, vermilion, .3f),
                 .mingle = .6f,
                 .density = .09f,
                 .from = 1.1f,
                 .to = .6f,
                 .cloud = 1,
                 .backrun = .6f,
                 .seed = 5});
    brushed(sheet, {.strokes = 170,
                    .area = {-40, -40, 760, shore},
                    .length = 170,
                    .width = 34,
                    .alpha = .26f,
                    .colour = [&](Point p,
                                  Random& random) { return dusk(tone(p) + .16f * random.bell()); },
                    .flow = [](Point p) { return -10 + 30 * noise(p.x * .004f, p.y * .004f, 8); },
                    .seed = 3});
    // Houses: two rows of gables, no more than a darker breath.
    for (int row = 0; row < 2; ++row) {
        const auto n = static_cast<float>(row);
        const Shape roofs = sheet.below([=](float x) {
            const float wide = 66 + 18 * n, house = std::floor((x + 23 * n) / wide),
                        u = (x + 23 * n) / wide - house;
            const float height = 66 - 22 * n + 46 * noise(house * 2.3f + n, n * 4 + .5f, 11);
            return shore - height -
                   (42 - 8 * n) * (1 - std::fabs(2 * u - 1)) *
                       (noise(house * 1.7f, n, 5) > -.2f ? 1.f : .25f);
        });
        sheet.wash(roofs, {.paint = mix(violet, ultramarine, .3f),
                           .second = mix(violet, rose, .5f),
                           .density = .2f + .08f * n,
                           .soft = 2.4f,
                           .lost = 12,
                           .bleed = 3,
                           .rim = .2f,
                           .mask = [](Point p) { return p.y < shore ? 1.f : 0.f; }});
    }
    // Water: level strokes, fine far away, broad in front.
    brushed(sheet,
            {.strokes = 520,
             .area = {-40, shore + 4, 760, 1040},
             .length = 64,
             .width = 17,
             .pressure = {.7f, .6f, .5f},
             .alpha = .3f,
             .dry = .34f,
             .stray = 3,
             .colour = [&](Point p,
                           Random& random) { return water(floor_tone(p) + .2f * random.bell()); },
             .size = [](Point p) { return .2f + .9f * smooth(shore, 1008, p.y); },
             .seed = 6});
    const Paint lights[] = {mix(gold, naples, .6f), mix(naples, white, .35f), mix(rose, white, .5f),
                            mix(mix(vermilion, naples, .45f), white, .2f)};
    struct Chain {
        std::string_view path;
        int lights;
        float radius;
    };
    Random random(11);
    for (const Chain& chain : {Chain{"-40,300 160,430 360,470 560,420 770,290", 9, 17},
                               {"-40,520 120,560 300,572 480,556 760,500", 13, 9}}) {
        const Path cord = curve(chain.path);
        sheet.stroke(
            cord,
            {.paint = mix(violet, payne, .4f), .width = 1.8f, .pressure = even, .alpha = .34f});
        for (int k = 0; k < chain.lights; ++k) {
            const float stray = .012f * random.bell();
            const float t =
                (static_cast<float>(k) + .5f) / static_cast<float>(chain.lights) + stray;
            const float radius = chain.radius * random.between(.75f, 1.25f),
                        strength = random.between(.6f, .85f);
            const Paint paint = lights[random.below(4)];
            const Point p = along(cord, clamped(t)) + Point{0, radius};
            paint_light(sheet, p, radius, paint, strength);
            paint_reflection(sheet, p, radius, paint, strength * .62f);
        }
    }
    // A few lit windows.
    for (int k = 0; k < 13; ++k) {
        const Point p{random.between(20, 700), random.between(shore - 64, shore - 18)};
        sheet.dab(p, random.between(2, 3.4f), mix(gold, naples, .5f), .75f);
    }
}
