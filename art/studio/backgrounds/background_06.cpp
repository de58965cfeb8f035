// High noon: a tall blue sky, feathers of ice cloud combed out by the wind, white heaps far below.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point comb{-260, 1180};  // the feathers fan out from here

float fan(Point p) {
    const Point d = p - comb;
    return std::atan2(d.y, d.x) * 57.29578f;
}

}  // namespace

PAINT_BACKGROUND(6) {
    const Ramp blue(mix(mix(cerulean, ultramarine, .22f), white, .4f), mix(cerulean, white, .5f),
                    mix(mix(white, naples, .3f), cerulean, .12f));
    sheet.ground([&](Point p) {
        return blue(.12f + .5f * smooth(-80, 1060, p.y) + .12f * fbm(p.x * .004f, p.y * .004f, 7));
    });
    tint(sheet, {.paint = mix(cerulean, ultramarine, .35f),
                 .density = .1f,
                 .fall = 70,
                 .from = 1.1f,
                 .to = .1f,
                 .cloud = .5f,
                 .backrun = .3f,
                 .seed = 3});
    // Ice cloud: thin veils stretched along the fan, with hair-fine strokes in them.
    const auto feather_at = [](Point p) {
        const Point d = p - comb;
        const float a = fan(p) + 5 * noise(p.x * .004f, p.y * .004f, 2), r = length(d);
        return fbm(a * .12f, r * .0021f, 17, 5);
    };
    veil(sheet, whole_sheet, white,
         [&](Point p) { return .95f * smooth(-.1f, .46f, feather_at(p)) * smooth(960, 640, p.y); });
    brushed(
        sheet,
        {.strokes = 420,
         .area = {-40, -20, 760, 760},
         .length = 210,
         .width = 17,
         .alpha = .24f,
         .dry = .42f,
         .stray = 3,
         .colour = [](Point, Random& random) { return mix(white, naples, .3f * random.unit()); },
         .flow = [](Point p) { return fan(p) + 16 * noise(p.x * .005f, p.y * .005f, 2); },
         .where = [&](Point p) { return smooth(.0f, .34f, feather_at(p)); },
         .seed = 4});
    // Heaped clouds stand far away.
    struct Heap {
        Box box;
        int humps;
        Paint shade;
    };
    const Heap heaps[] = {{{-80, 742, 320, 900}, 5, mix(cerulean, violet, .25f)},
                          {{360, 700, 800, 890}, 6, mix(cerulean, violet, .2f)},
                          {{-120, 850, 860, 1040}, 9, mix(cerulean, naples, .3f)}};
    Seed seed = 5;
    for (const Heap& heap : heaps) {
        seed += 3;
        const Shape shape = sheet.shape(cloud(heap.box, heap.humps, seed), 6);
        const float top = heap.box.y0;
        veil(sheet, whole_sheet, mix(white, naples, .14f), [&](Point p) {
            const float e = shape.distance({p.x + 9 * noise(p.x * .03f, p.y * .03f, 6),
                                            p.y + 9 * noise(p.x * .03f, p.y * .03f, 9)});
            return .92f * smooth(5, -9, e) * smooth(top + 330, top + 60, p.y);
        });
        sheet.wash(shape, {.paint = heap.shade,
                           .density = .22f,
                           .fall = 70,
                           .from = 0,
                           .to = 1.3f,
                           .soft = 14,
                           .lost = 20,
                           .bleed = 14,
                           .rim = 0,
                           .cloud = 1,
                           .seed = seed});
    }
    brushed(sheet, {.strokes = 130,
                    .area = {-40, 720, 760, 1020},
                    .length = 100,
                    .width = 26,
                    .alpha = .34f,
                    .colour =
                        [](Point, Random& random) {
                            return random.chance(.6f) ? mix(white, naples, .3f)
                                                      : mix(cerulean, white, .6f);
                        },
                    .flow = [](Point p) { return -20 + 40 * noise(p.x * .01f, p.y * .01f, 3); },
                    .seed = 8});
}
