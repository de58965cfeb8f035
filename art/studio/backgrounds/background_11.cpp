// Turquoise shallows: a lagoon out to its far rim; near the shore the sun draws a soft net of light
// through the water onto pale sand.
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

constexpr float horizon = 318;

// How near a place of the water lies: 0 on the horizon, 1 at our feet.
float nearness(Point p) {
    return clamped((p.y - horizon) / (sheet_height - horizon));
}

// The net lies flat: cells are long far away and open in front, bent by the swell.
float net(Point p, float cells, Seed seed) {
    const float depth = .12f + nearness(p);
    const Point bent{p.x + 34 * noise(p.x * .008f, p.y * .016f, seed + 1) +
                         9 * noise(p.x * .03f, p.y * .05f, seed + 3),
                     p.y + 18 * depth * noise(p.x * .008f, p.y * .016f, seed + 2)};
    const float far = .12f + nearness(bent);
    return border({(bent.x - 360) * cells / far, cells * 620 * std::log(far)}, seed);
}

}  // namespace

PAINT_BACKGROUND(11) {
    const Ramp sky(mix(mix(cerulean, white, .3f), rose, .06f), mix(cerulean, white, .62f),
                   mix(naples, white, .62f));
    const Ramp water(mix(mix(cerulean, viridian, .3f), ultramarine, .12f),
                     mix(mix(cerulean, viridian, .32f), white, .36f),
                     mix(mix(naples, white, .4f), mix(cerulean, viridian, .3f), .2f));
    const auto sky_tone = [](Point p) {
        return .1f + .85f * p.y / horizon + .2f * fbm(p.x * .003f, p.y * .01f, 6);
    };
    const auto shallow = [](Point p) {
        return .12f + .86f * nearness(p) + .36f * fbm(p.x * .003f, p.y * .007f, 5) -
               .0002f * (p.x - 360);
    };
    sheet.ground([&](Point p) { return p.y < horizon ? sky(sky_tone(p)) : water(shallow(p)); });
    tint(sheet, {.paint = mix(cerulean, viridian, .5f),
                 .density = .06f,
                 .cloud = .8f,
                 .backrun = .3f,
                 .seed = 4});
    brushed(sheet, {.strokes = 70,
                    .area = {-40, 0, 760, horizon - 20},
                    .length = 240,
                    .width = 26,
                    .alpha = .3f,
                    .dry = .48f,
                    .stray = 2,
                    .colour =
                        [&](Point p, Random& random) {
                            return random.chance(.35f) ? mix(white, naples, .2f)
                                                       : sky(sky_tone(p) + .2f * random.bell());
                        },
                    .flow = [](Point p) { return -6 + 8 * noise(p.x * .004f, p.y * .01f, 3); },
                    .seed = 2});
    brushed(
        sheet,
        {.strokes = 300,
         .area = {-50, horizon + 4, 770, 1040},
         .length = 210,
         .width = 26,
         .alpha = .3f,
         .stray = 2,
         .colour = [&](Point p, Random& random) { return water(shallow(p) + .2f * random.bell()); },
         .flow = [](Point p) { return 7 * noise(p.x * .005f, p.y * .01f, 3); },
         .size = [](Point p) { return .2f + nearness(p); },
         .seed = 3});
    // A sandbank and its palms would be too much: only the pale rim of the lagoon.
    sheet.stroke(curve("-20,321 160,317 330,322 520,317 740,321"),
                 {.paint = mix(naples, white, .5f),
                  .width = 5,
                  .pressure = even,
                  .alpha = .7f,
                  .bristle = .5f,
                  .dry = .3f});
    // Two nets: a faint one far down and a bright one, broken where a wave passes.
    const Cloud passing(whole_sheet, .0052f, 18, 3);
    veil(sheet, {0, horizon, 720, 1008}, mix(mix(cerulean, viridian, .3f), white, .62f),
         [](Point p) {
             return .3f * smooth(.0f, .3f, nearness(p)) * smooth(.12f, 0, net(p, .0125f, 71));
         });
    veil(sheet, {0, horizon, 720, 1008}, mix(white, naples, .25f), [&](Point p) {
        const float lit = clamped(.55f + 1.2f * passing(p)) * smooth(.08f, .5f, nearness(p));
        const float e = net(p, .0078f, 38);
        return lit * (.3f * smooth(.04f + .04f * lit, .0f, e) + .26f * smooth(.26f, 0, e));
    });
    // Sand under a hand's breadth of water at our feet, and the last thin edge of a wave.
    veil(sheet, {0, 820, 720, 1008}, mix(naples, white, .3f),
         [](Point p) { return .62f * smooth(880, 1000, p.y + 26 * noise(p.x * .007f, 3, 5)); });
    sheet.stroke(
        curve("-20,936 90,920 210,934 330,912 450,928 590,906 740,922"),
        {.paint = white, .width = 9, .pressure = even, .alpha = .6f, .bristle = .9f, .dry = .4f});
    Random random(6);
    for (int k = 0; k < 70; ++k) {
        const Point p{random.between(0, 720), random.between(horizon + 6, 620)};
        const float reach = 5 + 26 * nearness(p) * random.unit(), alpha = random.between(.4f, .8f);
        sheet.stroke(Path{p, p + Point{reach, .6f}, p + Point{reach * 2, 0}},
                     {.paint = white, .width = 2.4f, .pressure = swelling, .alpha = alpha});
    }
}
