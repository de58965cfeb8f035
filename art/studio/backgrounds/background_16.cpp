// Theatre: the rose curtain has opened; behind it hangs a painted dusk, before it lies the stage
// with the gold of the footlights on its boards.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float stage = 770;

// Where the cloth ends on its side, gathered towards the wall at about two thirds of its height.
float hem(float y, bool left) {
    const float gathered = std::exp(-std::pow((y - 560) / 210, 2.f));
    const float wide = blend(196, 92, gathered) + 26 * smooth(560, 800, y) +
                       8 * noise(y * .012f, left ? 1.f : 5.f, 4);
    return left ? wide : sheet_width - wide * .86f;
}

// How far inside the cloth: above 0 in the curtain.
float cloth(Point p) {
    return std::max(hem(p.y, true) - p.x, p.x - hem(p.y, false));
}

// Light on the folds; they gather where the cloth is tied.
float fold(Point p) {
    const bool left = p.x < 360;
    const float edge = hem(p.y, left),
                u = left ? p.x / edge : (sheet_width - p.x) / (sheet_width - edge);
    const float turn = 6.2832f * (3.2f * u + .5f * noise(u * 3, p.y * .003f, left ? 7 : 9));
    return .5f + .4f * std::sin(turn) + .1f * std::sin(2 * turn + 1);
}

}  // namespace

PAINT_BACKGROUND(16) {
    const Ramp velvet(mix(mix(madder, rose, .4f), white, .2f),
                      mix(mix(rose, madder, .12f), white, .22f),
                      mix(mix(rose, naples, .35f), white, .46f));
    const Ramp dusk(mix(mix(rose, violet, .4f), white, .34f),
                    mix(mix(rose, naples, .3f), white, .42f), mix(naples, white, .55f));
    const Ramp wood(mix(mix(umber, madder, .4f), white, .24f),
                    mix(mix(ochre, rose, .45f), white, .2f),
                    mix(mix(gold, naples, .5f), white, .3f));
    const auto dusk_tone = [](Point p) {
        const Point d{(p.x - 350) / 1.15f, p.y - 640};
        return .22f + .6f * std::exp(-dot(d, d) / 110000) +
               .24f * fbm(p.x * .004f, p.y * .006f, 12, 4);
    };
    // Boards run to a point high above the stage.
    const auto board = [](Point p) { return (p.x - 350) / ((p.y - stage + 330) / 330) / 74; };
    const auto wood_tone = [=](Point p) {
        const float b = board(p), joint = std::fabs(std::remainder(b, 1.f));
        return .42f + .2f * noise(std::floor(b + .5f) * 2.7f, 1, 5) +
               .1f * noise(b * 9, p.y * .008f, 6) - .3f * smooth(.47f, .5f, joint) +
               .26f * std::exp(-std::pow((p.x - 350) / 260, 2.f));
    };
    sheet.ground([&](Point p) {
        if (cloth(p) > 0 && p.y < stage + 40) return velvet(.1f + .76f * fold(p));
        return p.y < stage ? dusk(dusk_tone(p)) : wood(wood_tone(p));
    });
    tint(sheet, {.paint = mix(rose, madder, .4f),
                 .second = mix(gold, rose, .4f),
                 .mingle = .6f,
                 .density = .07f,
                 .granulation = .7f,
                 .cloud = .9f,
                 .backrun = .4f,
                 .seed = 5});
    // The painted dusk: level, broad, hardly a cloud; low hills at its foot.
    brushed(sheet,
            {.strokes = 190,
             .area = {60, -30, 680, stage - 20},
             .length = 190,
             .width = 30,
             .alpha = .26f,
             .dry = .46f,
             .stray = 3,
             .colour = [&](Point p,
                           Random& random) { return dusk(dusk_tone(p) + .16f * random.bell()); },
             .flow = [](Point p) { return -4 + 12 * noise(p.x * .004f, p.y * .006f, 3); },
             .where = [](Point p) { return cloth(p) < -30 ? 1.f : 0.f; },
             .seed = 3});
    sheet.wash(sheet.below([](float x) { return stage - 74 - 30 * fbm(x * .006f, 4, 6, 3); }),
               {.paint = mix(violet, rose, .4f),
                .density = .24f,
                .soft = 3,
                .lost = 18,
                .bleed = 5,
                .rim = .2f,
                .mask = [](Point p) {
                    return p.y < stage && cloth(p) < 0 ? smooth(stage, stage - 60, p.y) : 0.f;
                }});
    brushed(sheet,
            {.strokes = 160,
             .area = {-40, stage + 8, 760, 1040},
             .length = 130,
             .width = 14,
             .alpha = .3f,
             .dry = .42f,
             .stray = 1,
             .colour = [&](Point p,
                           Random& random) { return wood(wood_tone(p) + .14f * random.bell()); },
             .flow = [](Point p) { return std::atan2(330.f, p.x - 350) * 57.29578f; },
             .seed = 8});
    // The nap of the velvet, brushed down along the folds.
    brushed(sheet, {.strokes = 260,
                    .area = {-30, -40, 750, stage + 40},
                    .length = 190,
                    .width = 15,
                    .alpha = .3f,
                    .dry = .42f,
                    .stray = 1,
                    .colour =
                        [&](Point p, Random& random) {
                            return velvet(.1f + .76f * fold(p) + .12f * random.bell());
                        },
                    .flow =
                        [](Point p) {
                            const bool left = p.x < 360;
                            const float slide = (hem(p.y + 12, left) - hem(p.y - 12, left)) / 24;
                            return 90 - std::atan(slide) * 57.29578f * .8f;
                        },
                    .where = [](Point p) { return cloth(p) > 14 && p.y < stage ? 1.f : 0.f; },
                    .seed = 7});
    // Shadow of the cloth on dusk and boards; then the footlights.
    tint(sheet, {.paint = mix(violet, madder, .4f),
                 .density = .3f,
                 .mask =
                     [](Point p) {
                         const float d = cloth(p);
                         return d > 0 ? 0.f
                                      : std::exp(d / 34) * smooth(stage + 40, stage - 60, p.y);
                     },
                 .seed = 2});
    veil(sheet, {0, 560, 720, 1008}, mix(gold, naples, .6f), [](Point p) {
        return .34f * smooth(700, 1060, p.y) *
               (.5f + .6f * std::exp(-std::pow((p.x - 350) / 240, 2.f)));
    });
}
