// Desert haze: sand and sky melt into each other in the heat; a pale sun, slow ripples.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float horizon = 520;
constexpr Point sun{512, 268};

// Wind ripples of the sand: narrow and close far away, wide in front.
float ripple(Point p) {
    const float near = std::max(6.f, p.y - horizon + 26);
    const float bent = 46 * noise(p.x * .0042f, p.y * .005f, 6) + .16f * p.x;
    return std::sin(46 * std::log(near + std::max(-near * .6f, bent * near / 420)));
}

}  // namespace

PAINT_BACKGROUND(18) {
    const Ramp sky(mix(mix(cerulean, naples, .3f), white, .3f),
                   mix(mix(naples, rose, .2f), white, .35f),
                   mix(mix(rose, ochre, .4f), white, .42f));
    const Ramp sand(mix(ochre, rose, .4f), mix(mix(ochre, naples, .45f), white, .14f),
                    mix(naples, white, .35f));
    const float merge = 70;  // height of the zone without a horizon
    sheet.ground([&](Point p) {
        const float y = p.y + 6 * noise(p.x * .004f, p.y * .05f, 2);
        const Paint above =
            sky(clamped(y / (horizon + merge)) * 1.05f + .16f * fbm(p.x * .002f, p.y * .012f, 3));
        const Paint below = sand(.56f + .2f * fbm(p.x * .004f, p.y * .009f, 5) +
                                 .1f * ripple(p) * smooth(horizon, horizon + 260, p.y));
        return mix(above, below, smooth(horizon - merge, horizon + merge, y));
    });
    tint(sheet, {.paint = mix(ochre, rose, .5f),
                 .second = ochre,
                 .mingle = .8f,
                 .density = .2f,
                 .from = .3f,
                 .to = 1.2f,
                 .granulation = .8f,
                 .cloud = .7f,
                 .backrun = .4f,
                 .seed = 6});
    // Mountains that may be a mirage: they float above their own feet.
    const Shape range = sheet.below([](float x) {
        return horizon - 62 - 60 * fbm(x * .0068f, 1.5f, 8, 4) - 20 * smooth(500, 0, x);
    });
    sheet.wash(range, {.paint = mix(cerulean, rose, .5f),
                       .density = .2f,
                       .soft = 3,
                       .lost = 22,
                       .bleed = 4,
                       .rim = .15f,
                       .mask = [](Point p) { return smooth(horizon - 12, horizon - 52, p.y); }});
    // The sun, a disc one can look at.
    veil(sheet, whole_sheet, mix(white, naples, .25f), [](Point p) {
        const float d = length(p - sun);
        const float quiver = 2.5f * noise(p.x * .02f, p.y * .12f, 4);
        return .36f * smooth(68, 60, d + quiver) + .34f * std::exp(-d * d / 26000);
    });
    // Heat: long level strokes that tremble.
    brushed(sheet, {.strokes = 150,
                    .area = {-60, 300, 780, 700},
                    .length = 260,
                    .width = 13,
                    .alpha = .28f,
                    .dry = .46f,
                    .stray = .8f,
                    .colour =
                        [&](Point p, Random& random) {
                            return random.chance(.5f)
                                       ? mix(naples, white, .5f)
                                       : sky(clamped(p.y / horizon) + .2f * random.bell());
                        },
                    .flow = [](Point p) { return 5 * noise(p.x * .03f, p.y * .04f, 3); },
                    .where = [](Point p) { return smooth(300, 480, p.y) * smooth(720, 600, p.y); },
                    .seed = 5});
    // Sand, brushed along the ripples.
    const auto along_ripple = [](Point p) {
        const float dx = ripple({p.x + 3, p.y}) - ripple({p.x - 3, p.y}),
                    dy = ripple({p.x, p.y + 1}) - ripple({p.x, p.y - 1});
        return std::fabs(dy) < 1e-4f ? 0.f : clamped(-std::atan(dx / (3 * dy)) * 57.3f, -24, 24);
    };
    brushed(sheet, {.strokes = 420,
                    .area = {-60, horizon + 50, 780, 1040},
                    .length = 190,
                    .width = 15,
                    .alpha = .34f,
                    .dry = .4f,
                    .stray = 1,
                    .colour =
                        [&](Point p, Random& random) {
                            return sand(.55f + .3f * ripple(p) + .14f * random.bell());
                        },
                    .flow = along_ripple,
                    .size = [](Point p) { return .3f + .9f * smooth(horizon, 1000, p.y); },
                    .seed = 9});
}
