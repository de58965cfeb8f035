// Gold leaf: an evening sky laid in leaf over a red ground, and below it a plain of ripe wheat.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float horizon = 628;

// The leaf came in squares; where two meet the gold lies double or the red shows.
float seam(Point p) {
    const float x =
        p.x + 16 * noise(p.x * .01f, p.y * .013f, 5) + 8 * noise(p.x * .05f, p.y * .05f, 8);
    const float y =
        p.y + 14 * noise(p.x * .012f, p.y * .01f, 6) + 8 * noise(p.x * .05f, p.y * .05f, 9);
    const float row = std::floor(y / 158);
    const float u = std::fabs(std::remainder(x + 71 * row, 176.f)),
                v = std::fabs(std::remainder(y, 158.f));
    return std::exp(-std::min(u, v) / 3.4f);
}

float hills(float x) {
    return horizon - 26 - 34 * fbm(x * .0042f, 2.5f, 8, 3) - 26 * smooth(420, 760, x);
}

}  // namespace

PAINT_BACKGROUND(5) {
    const Ramp sky(mix(ochre, gold, .55f), mix(gold, naples, .4f), mix(naples, white, .5f));
    const Ramp wheat(mix(ochre, umber, .16f), mix(gold, ochre, .45f), mix(gold, naples, .5f));
    const Paint bole = mix(mix(vermilion, madder, .3f), gold, .35f);
    const auto sky_tone = [](Point p) {
        const float d = length(p - Point{230, horizon - 60}) / 520;
        return .84f - .5f * d + .2f * fbm(p.x * .003f, p.y * .004f, 3);
    };
    const auto field_tone = [](Point p) {
        return .62f - .34f * smooth(horizon, 1008, p.y) +
               .24f * fbm(p.x * .006f, p.y * .016f, 7, 4);
    };
    sheet.ground([&](Point p) {
        if (p.y > horizon + 3 * noise(p.x * .02f, 0, 4)) return wheat(field_tone(p));
        const float bare =
            clamped(.05f * seam(p) + .2f * smooth(.12f, .5f, fbm(p.x * .007f, p.y * .007f, 41, 4)));
        return mix(sky(sky_tone(p)), bole, bare);
    });
    // Squares of leaf, each turned a little differently to the light.
    veil(sheet, {0, 0, 720, horizon}, mix(naples, white, .4f), [](Point p) {
        const float y = p.y + 14 * noise(p.x * .012f, p.y * .01f, 6), row = std::floor(y / 158);
        const float x = p.x + 16 * noise(p.x * .01f, p.y * .013f, 5),
                    column = std::floor((x + 71 * row) / 176);
        return .1f + .1f * noise(row * 3.7f + 1.3f, column * 2.9f + .7f, 12);
    });
    brushed(
        sheet,
        {.strokes = 170,
         .area = {-40, -40, 760, horizon - 10},
         .length = 230,
         .width = 22,
         .alpha = .24f,
         .dry = .5f,
         .colour = [&](Point p, Random& random) { return sky(sky_tone(p) + .22f * random.bell()); },
         .flow = [](Point p) { return -8 + 22 * noise(p.x * .003f, p.y * .003f, 14); },
         .seed = 5});
    // Hills far off, rose and thin.
    sheet.wash(sheet.below(hills) - sheet.below([](float) { return horizon + 4; }),
               {.paint = mix(rose, violet, .35f),
                .second = ochre,
                .density = .26f,
                .soft = 2.5f,
                .lost = 16,
                .bleed = 4,
                .rim = .2f});
    // The wheat: level and fine far away, standing strokes in front.
    brushed(sheet,
            {.strokes = 190,
             .area = {-40, horizon + 6, 760, 860},
             .length = 190,
             .width = 12,
             .alpha = .34f,
             .dry = .4f,
             .stray = 1.5f,
             .colour = [&](Point p,
                           Random& random) { return wheat(field_tone(p) + .26f * random.bell()); },
             .size = [](Point p) { return .4f + .8f * smooth(horizon, 860, p.y); },
             .seed = 9});
    brushed(sheet, {.strokes = 460,
                    .area = {-20, 790, 740, 1060},
                    .length = 96,
                    .width = 6,
                    .pressure = tapering,
                    .alpha = .46f,
                    .dry = .3f,
                    .stray = 9,
                    .colour =
                        [&](Point p, Random& random) {
                            return wheat(field_tone(p) + .1f + .32f * random.bell());
                        },
                    .flow = [](Point p) { return -82 + 26 * noise(p.x * .006f, p.y * .004f, 3); },
                    .size = [](Point p) { return .5f + .8f * smooth(780, 1000, p.y); },
                    .seed = 12});
    // Evening gathers at the horizon.
    veil(sheet, {0, 480, 720, 760}, mix(naples, white, .55f), [](Point p) {
        const float d = (p.y - horizon + 14) / 70;
        return .4f * std::exp(-d * d) * (.65f + .5f * std::exp(-std::pow((p.x - 230) / 260, 2.f)));
    });
}
