// Rainy window: drops and runnels on the pane, a grey street behind it with a few warm lights.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A drop: dark where it bends the sky away, bright at its foot, a spark at the upper left.
void paint_drop(Sheet& sheet, Point p, float r) {
    sheet.glaze_dab(p, r, mix(payne, cerulean, .4f), .2f);
    sheet.stroke(arc({p.x, p.y - r * .08f}, r * .62f, r * .66f, 20, 140),
                 {.paint = mix(white, cerulean, .2f),
                  .width = r * .42f,
                  .pressure = swelling,
                  .alpha = .55f,
                  .bristle = .2f});
    sheet.dab({p.x - r * .34f, p.y - r * .4f}, std::max(.6f, r * .2f), white, .85f);
}

}  // namespace

PAINT_BACKGROUND(14) {
    const Ramp street(mix(mix(payne, cerulean, .4f), white, .5f),
                      mix(mix(cerulean, payne, .2f), white, .6f), mix(white, cerulean, .26f));
    // All is blurred downwards by the water.
    const auto tone = [](Point p) {
        return .46f + .5f * fbm(p.x * .0085f, p.y * .0024f, 5, 4) + .16f * smooth(500, 0, p.y) -
               .1f * smooth(600, 1000, p.y);
    };
    sheet.ground([&](Point p) { return street(tone(p)); });
    tint(sheet, {.paint = mix(payne, cerulean, .5f),
                 .second = mix(cerulean, viridian, .3f),
                 .mingle = .6f,
                 .density = .08f,
                 .cloud = .9f,
                 .backrun = .6f,
                 .seed = 8});
    // Lamps and windows, out of focus; each drags a reflection.
    struct Lamp {
        Point at;
        float radius;
        Paint paint;
    };
    for (const Lamp& lamp : {Lamp{{150, 560}, 66, mix(ochre, naples, .4f)},
                             {{262, 640}, 40, mix(ochre, rose, .4f)},
                             {{520, 600}, 78, mix(ochre, naples, .5f)},
                             {{632, 690}, 46, mix(rose, naples, .4f)},
                             {{404, 690}, 34, mix(gold, naples, .5f)}}) {
        veil(sheet, whole_sheet, mix(lamp.paint, white, .22f), [&](Point p) {
            const Point d = p - lamp.at;
            const float ragged = 5 * noise(p.x * .03f, p.y * .015f, 3);
            const float disc = smooth(lamp.radius + 8, lamp.radius - 14, length(d) + ragged);
            const float drag = std::exp(-d.x * d.x / (lamp.radius * lamp.radius * .4f)) *
                               smooth(0, 90, d.y) * smooth(400, 60, d.y);
            return .36f * disc + .16f * std::exp(-dot(d, d) / (lamp.radius * lamp.radius * 2.6f)) +
                   .34f * drag * clamped(.6f + noise(p.x * .06f, p.y * .008f, 9));
        });
    }
    brushed(sheet, {.strokes = 210,
                    .area = whole_sheet.grown(40),
                    .length = 200,
                    .width = 26,
                    .alpha = .24f,
                    .dry = .46f,
                    .stray = 2,
                    .colour = [&](Point p,
                                  Random& random) { return street(tone(p) + .2f * random.bell()); },
                    .flow = [](Point) { return 91.f; },
                    .seed = 3});
    // Runnels find their way down, each with a drop at its end: clear inside, dark along the right.
    Random random(6);
    Shape water{};
    for (int k = 0; k < 22; ++k) {
        Point p{random.between(10, 710), random.between(-120, 640)};
        const float reach = random.between(160, 520), width = random.between(6, 12);
        std::vector<Point> way{p};
        for (float gone = 0; gone < reach; gone += 34) {
            const float swerve = 6 * random.bell();
            p = p + Point{swerve, 34};
            way.push_back(p);
        }
        const Path runnel = through(way);
        const Shape wet = sheet.tube(runnel, width * .35f, width) |
                          sheet.ellipse({p.x, p.y + 2}, width * .85f, width * 1.1f);
        water = water.empty() ? wet : water | wet;
    }
    veil(sheet, whole_sheet, mix(white, cerulean, .2f), [&](Point p) {
        return .55f * smooth(1, -2, water.distance(p)) *
               smooth(-1, -4, water.distance(p + Point{-3, 0}));
    });
    veil(sheet, whole_sheet, mix(white, cerulean, .3f),
         [&](Point p) { return .3f * smooth(1, -1, water.distance(p)); });
    veil(sheet, whole_sheet, mix(payne, cerulean, .35f), [&](Point p) {
        return .34f * smooth(1, -1, water.distance(p)) *
               smooth(-3, 0, water.distance(p + Point{2, 1}));
    });
    for (int k = 0; k < 240; ++k) {
        const Point p{random.between(0, 720), random.between(0, 1008)};
        const float r = std::min(8.f, 2.6f * std::exp(.5f * random.bell()));
        paint_drop(sheet, p, r);
    }
}
