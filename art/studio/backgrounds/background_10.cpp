// Evening fire: a sky of small clouds in rings around the sun that has just gone, gold, then
// vermilion, then rose, and at last violet.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point sun{210, 1110};

// From the sun, squashed like a dome of sky.
Point from_sun(Point p) {
    return {(p.x - sun.x) * .8f, p.y - sun.y};
}

// 0 the violet far away .. 1 gold close to the sun.
float warmth(Point p) {
    return 1.02f - length(from_sun(p)) / 1180 + .1f * fbm(p.x * .004f, p.y * .004f, 8, 2);
}

// 1 in a cloud, 0 in the clear: lumps in rows along the rings, rows closer towards the horizon.
float cloud_at(Point p) {
    const Point bent{p.x + 26 * noise(p.x * .007f, p.y * .007f, 6),
                     p.y + 26 * noise(p.x * .007f, p.y * .007f, 7)};
    const Point d = from_sun(bent);
    const float away = std::sqrt(length(d)), around = std::atan2(d.y, d.x) * away;
    const float rows = std::sin(away * 3.6f);
    const float lumps = noise(around * .34f, away * .62f, 9) +
                        .5f * noise(around * .95f, away * 1.7f, 10) +
                        .24f * noise(p.x * .05f, p.y * .08f, 11);
    const float field = .3f * rows + .7f * lumps + .9f * fbm(p.x * .0028f, p.y * .0028f, 3, 2);
    return smooth(.02f, .42f, field) * smooth(300, 640, length(d));
}

// The undersides, which the sun still reaches.
float lit(Point p) {
    const Point d = from_sun(p), towards = d * (-15 / length(d));
    return clamped(cloud_at(p) - cloud_at(p + towards));
}

}  // namespace

PAINT_BACKGROUND(10) {
    const Paint dusk = mix(mix(violet, rose, .55f), white, .48f),
                pink = mix(mix(rose, vermilion, .25f), white, .34f),
                flame = mix(mix(vermilion, gold, .25f), white, .25f),
                shine = mix(naples, gold, .25f);
    const Ramp far(dusk, mix(dusk, pink, .6f), pink), close(pink, flame, shine);
    const auto sky = [&](float w) { return w < .5f ? far(w * 2) : close(w * 2 - 1); };
    const auto colour_at = [&](Point p, float stray) {
        const float w = warmth(p) + stray, cloud = cloud_at(p), edge = lit(p);
        Paint here = sky(clamped(w));
        if (cloud > 0) here = mix(here, mix(sky(clamped(w - .14f)), violet, .2f), .62f * cloud);
        if (edge > 0) here = mix(here, mix(sky(clamped(w + .3f)), naples, .4f), .9f * edge);
        return here;
    };
    sheet.ground([&](Point p) { return colour_at(p, 0); });
    tint(sheet, {.paint = mix(rose, vermilion, .4f),
                 .second = gold,
                 .mingle = .6f,
                 .density = .1f,
                 .fall = 115,
                 .cloud = 1,
                 .backrun = .5f,
                 .seed = 3});
    // The same again with a broad brush along the rings, so that nothing has a smooth edge.
    const auto ring = [](Point p) {
        const Point d{(p.x - sun.x) * .64f, p.y - sun.y};
        return std::atan2(d.y, d.x) * 57.29578f + 90;
    };
    brushed(sheet,
            {.strokes = 620,
             .area = whole_sheet.grown(40),
             .length = 80,
             .width = 20,
             .pressure = {.4f, .2f, .4f},
             .alpha = .36f,
             .dry = .4f,
             .stray = 8,
             .colour = [&](Point p, Random& random) { return colour_at(p, .07f * random.bell()); },
             .flow = ring,
             .size = [](Point p) { return .5f + .7f * smooth(250, 1100, length(p - sun)); },
             .seed = 6});
    // Last sparks along the undersides.
    brushed(sheet, {.strokes = 700,
                    .area = whole_sheet.grown(40),
                    .length = 70,
                    .width = 9,
                    .alpha = .5f,
                    .dry = .42f,
                    .stray = 6,
                    .colour =
                        [](Point p, Random& random) {
                            return mix(mix(naples, gold, random.unit()), rose,
                                       .5f * smooth(.5f, .1f, warmth(p)));
                        },
                    .flow = ring,
                    .where = [](Point p) { return smooth(.12f, .5f, lit(p)); },
                    .seed = 11});
    sheet.glow({210, 1020}, 280, mix(naples, gold, .2f), .5f);
}
