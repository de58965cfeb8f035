// Dawn over a quiet sea: rose and gold above, viridian below, the sun about to rise on the right.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_BACKGROUND(1) {
    const float horizon = 632;
    sheet.ground([](Point) { return white; });
    const Shape sheet_all = sheet.everything();
    sheet.wash(sheet_all, {.paint = cerulean,
                           .second = violet,
                           .mingle = .9f,
                           .density = .5f,
                           .fall = 100,
                           .from = 1.1f,
                           .to = 0,
                           .lost = 0,
                           .rim = 0,
                           .cloud = .6f,
                           .backrun = .3f,
                           .mask = [](Point p) { return smooth(640, 200, p.y); },
                           .seed = 5});
    sheet.wash(sheet_all,
               {.paint = rose,
                .second = ochre,
                .mingle = .7f,
                .density = .5f,
                .from = .2f,
                .to = 1.2f,
                .lost = 0,
                .rim = 0,
                .cloud = .6f,
                .mask = [](Point p) { return smooth(640, 620, p.y) * smooth(120, 520, p.y); },
                .seed = 9});
    const Shape sea = sheet.below([=](float x) { return horizon + 2 * noise(x * .01f, 3, 1); });
    sheet.wash(sea, {.paint = mix(viridian, cerulean, .6f),
                     .second = mix(prussian, viridian, .5f),
                     .mingle = .8f,
                     .density = .5f,
                     .from = .7f,
                     .to = 1.05f,
                     .lost = 0,
                     .rim = .3f,
                     .seed = 3});
    sheet.wash(sea,
               {.paint = rose, .density = .3f, .from = 1, .to = 0, .lost = 0, .rim = 0, .seed = 8});
    // Long clouds dragged with a broad, dry brush.
    Random random(4);
    for (int k = 0; k < 46; ++k) {
        const float y = 90 + 500 * random.unit(), l = random.between(140, 380),
                    x = random.between(-160, 640);
        const float rise = 4 + 8 * random.unit(), drop_to = 3 * random.bell();
        sheet.stroke(through({{x, y}, {x + l * .5f, y - rise}, {x + l, y + drop_to}}),
                     {.paint = random.chance(.6f) ? pale(naples, .4f) : mix(rose, violet, .3f),
                      .width = random.between(8, 30),
                      .pressure = swelling,
                      .alpha = .3f,
                      .bristle = 1,
                      .dry = .42f,
                      .seed = static_cast<Seed>(k + 1)});
    }
    // Water: near strokes are long, far ones short.
    for (int k = 0; k < 150; ++k) {
        const float t = std::pow(random.unit(), 1.4f), y = horizon + 8 + t * 366, l = 40 + t * 240,
                    x = random.between(-80, 720);
        const bool lit = random.chance(.55f);
        sheet.stroke(through({{x, y},
                              {x + l / 2, y + 1 + 4 * t * random.bell()},
                              {x + l, y + 3 * random.bell()}}),
                     {.paint = lit ? mix(white, naples, .5f) : mix(prussian, viridian, .5f),
                      .width = 2.5f + t * 12,
                      .pressure = swelling,
                      .alpha = lit ? .36f : .26f,
                      .bristle = .9f,
                      .dry = .4f,
                      .seed = static_cast<Seed>(k + 300)});
    }
    // The light before the sun, and its path on the water.
    sheet.glow({508, 604}, 190, naples, .62f);
    for (int k = 0; k < 46; ++k) {
        const float t = random.unit(), y = horizon + 5 + t * 240, l = 14 + t * 60;
        const float x = 508 + (12 + 50 * t) * random.bell();
        sheet.stroke(through({{x - l / 2, y}, {x, y + 1}, {x + l / 2, y}}),
                     {.paint = naples,
                      .width = 3 + 5 * t,
                      .pressure = swelling,
                      .alpha = .6f * (1 - .6f * t),
                      .bristle = .7f,
                      .dry = .3f,
                      .seed = static_cast<Seed>(k + 600)});
    }
    sheet.line(through({{-10, horizon}, {200, horizon - 1}, {420, horizon + 1}, {730, horizon}}), 2,
               mix(prussian, violet, .4f), {.6f, .6f, .5f});
}
