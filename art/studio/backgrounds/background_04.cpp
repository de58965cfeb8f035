// Summer night: ultramarine air, never darker than the figures in front of it, with a milky way.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_BACKGROUND(4) {
    sheet.ground([](Point) { return mix(white, cerulean, .35f); });
    const Shape all = sheet.everything();
    sheet.wash(all, {.paint = ultramarine,
                     .second = violet,
                     .density = .36f,
                     .fall = 100,
                     .from = 1.1f,
                     .to = .55f,
                     .lost = 0,
                     .rim = 0,
                     .cloud = .8f,
                     .backrun = .5f,
                     .seed = 2});
    sheet.wash(all, {.paint = viridian,
                     .second = rose,
                     .density = .22f,
                     .fall = 80,
                     .from = .1f,
                     .to = 1,
                     .lost = 0,
                     .rim = 0,
                     .cloud = 1,
                     .seed = 7});
    // Air: curved strokes about a far point, as if the sky turned.
    Random random(11);
    const Point pole{560, 250};
    for (int k = 0; k < 230; ++k) {
        const float r = random.between(60, 900), a = random.between(60, 300),
                    span = std::min(60.f, 9000 / r) * random.between(.6f, 1.3f);
        const Paint paints[] = {mix(cerulean, white, .4f), ultramarine, violet,
                                mix(cerulean, viridian, .5f), mix(rose, white, .4f)};
        sheet.stroke(arc(pole, r, r * .92f, a, a + span), {.paint = paints[random.below(5)],
                                                           .width = random.between(10, 34),
                                                           .pressure = swelling,
                                                           .alpha = .24f,
                                                           .bristle = 1,
                                                           .dry = .44f,
                                                           .seed = static_cast<Seed>(k + 1)});
    }
    // Milky way: grains along a band.
    for (int k = 0; k < 420; ++k) {
        const float t = random.unit();
        const Point p{-40 + 820 * t + 50 * random.bell(), 760 - 700 * t + 60 * random.bell()};
        const float size = std::max(.6f, 1.1f * std::exp(.5f * random.bell()));
        sheet.dab(p, size, mix(white, naples, random.unit()), .75f);
    }
    for (int k = 0; k < 9; ++k) {
        const Point p{random.between(30, 690), random.between(30, 620)};
        paint_glint(sheet, p, random.between(8, 15), pale(naples, .4f));
    }
}
