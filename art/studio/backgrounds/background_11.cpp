// Turquoise shallows: the sun draws a net of light through clear water on pale sand.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// Distance to the border between the two nearest of a cloud of points, one a unit cell: 0 on it.
float border(Point p, Seed seed) {
    const float fx = std::floor(p.x), fy = std::floor(p.y);
    float first = 9, second = 9;
    Point nearest{}, next{};
    for (int j = -1; j <= 1; ++j)
        for (int i = -1; i <= 1; ++i) {
            const float cx = fx + static_cast<float>(i), cy = fy + static_cast<float>(j);
            const std::uint32_t h = scramble(
                static_cast<std::uint32_t>(static_cast<int>(cx)) * 0x27d4eb2du ^
                scramble(static_cast<std::uint32_t>(static_cast<int>(cy)) * 0x165667b1u + seed));
            const Point dot_at{cx + static_cast<float>(h & 1023) / 1023,
                               cy + static_cast<float>((h >> 10) & 1023) / 1023};
            const float d = length(p - dot_at);
            if (d < first) {
                second = first;
                next = nearest;
                first = d;
                nearest = dot_at;
            } else if (d < second) {
                second = d;
                next = dot_at;
            }
        }
    return (second * second - first * first) / (2 * std::max(.05f, length(next - nearest)));
}

// The surface swells: cells are bent, larger below and wider than high.
float net(Point p, float cells, Seed seed) {
    const float near = 1.55f - .75f * p.y / sheet_height;
    const Point bent{p.x + 34 * noise(p.x * .008f, p.y * .012f, seed + 1) +
                         9 * noise(p.x * .03f, p.y * .04f, seed + 3),
                     p.y + 26 * noise(p.x * .008f, p.y * .012f, seed + 2) +
                         7 * noise(p.x * .03f, p.y * .04f, seed + 4)};
    return border({(bent.x - 360) * cells * near * .72f, bent.y * cells * near}, seed);
}

}  // namespace

PAINT_BACKGROUND(11) {
    const Ramp water(mix(mix(cerulean, viridian, .42f), white, .2f),
                     mix(mix(cerulean, viridian, .22f), white, .46f),
                     mix(mix(naples, white, .4f), mix(cerulean, viridian, .3f), .18f));
    // Deeper to the upper right, sand shining through at the lower left.
    const auto shallow = [](Point p) {
        return clamped(.42f + .00042f * (p.y - 500) - .0003f * (p.x - 360) +
                       .5f * fbm(p.x * .003f, p.y * .004f, 5));
    };
    sheet.ground([&](Point p) { return water(shallow(p)); });
    tint(sheet, {.paint = mix(cerulean, viridian, .5f),
                 .second = mix(cerulean, ultramarine, .2f),
                 .mingle = .5f,
                 .density = .13f,
                 .fall = -60,
                 .from = .3f,
                 .to = 1.2f,
                 .cloud = .8f,
                 .backrun = .3f,
                 .seed = 4});
    brushed(
        sheet,
        {.strokes = 190,
         .area = whole_sheet.grown(50),
         .length = 170,
         .width = 34,
         .alpha = .26f,
         .colour = [&](Point p, Random& random) { return water(shallow(p) + .2f * random.bell()); },
         .flow = [](Point p) { return 8 + 30 * noise(p.x * .005f, p.y * .005f, 3); },
         .seed = 2});
    // Two nets: a faint one far down and a bright one, broken where a wave passes.
    const Cloud passing(whole_sheet, .0052f, 18, 3);
    veil(sheet, whole_sheet, mix(mix(cerulean, viridian, .3f), white, .62f),
         [](Point p) { return .42f * smooth(.1f, 0, net(p, .0165f, 71)); });
    veil(sheet, whole_sheet, mix(white, naples, .25f), [&](Point p) {
        const float lit = clamped(.62f + 1.1f * passing(p));
        const float e = net(p, .0098f, 38);
        return lit * (.55f * smooth(.02f + .03f * lit, .0f, e) + .26f * smooth(.2f, 0, e));
    });
    Random random(6);
    for (int k = 0; k < 60; ++k) {
        const Point p{random.between(0, 720), random.between(0, 1008)};
        if (net(p, .0098f, 38) > .1f) continue;
        sheet.dab(p, random.between(1.5f, 3.4f), white, .8f);
    }
}
