// Sunlit plaster: an old garden wall, ochre and rose, a soft shadow of leaves across it.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_BACKGROUND(7) {
    sheet.ground([](Point) { return mix(naples, white, .55f); });
    const Shape all = sheet.everything();
    sheet.wash(all, {.paint = ochre,
                     .second = rose,
                     .mingle = .6f,
                     .density = .34f,
                     .fall = 50,
                     .from = .5f,
                     .to = 1.3f,
                     .lost = 0,
                     .rim = 0,
                     .granulation = .6f,
                     .cloud = .9f,
                     .backrun = .8f,
                     .seed = 3});
    sheet.wash(all, {.paint = viridian,
                     .second = violet,
                     .mingle = .6f,
                     .density = .16f,
                     .fall = 250,
                     .from = 0,
                     .to = 1.2f,
                     .lost = 0,
                     .rim = 0,
                     .cloud = .9f,
                     .seed = 8});
    // Trowel strokes in all directions.
    Random random(3);
    for (int k = 0; k < 240; ++k) {
        const Point p{random.between(-40, 720), random.between(-30, 1020)};
        const float reach = random.between(60, 170);
        const Point d = direction(random.between(-50, 50)) * reach;
        const float sag = 9 * random.bell();
        sheet.stroke(through({p, p + d * .5f + Point{0, sag}, p + d}),
                     {.paint = random.chance(.5f) ? white : mix(ochre, rose, random.unit()),
                      .width = random.between(18, 46),
                      .pressure = {.6f, .5f, .4f},
                      .alpha = .26f,
                      .bristle = 1,
                      .dry = .45f,
                      .seed = static_cast<Seed>(k + 1)});
    }
    // Places where the plaster fell off.
    for (auto patch : {"560,90 620,70 690,96 740,84 740,190 680,204 640,176 590,160",
                       "-20,840 40,826 90,860 84,930 40,960 -20,950",
                       "430,960 500,936 580,960 600,1030 420,1030"}) {
        const Shape bare = sheet.shape(patch, {}, 9);
        sheet.wash(bare, {.paint = mix(umber, madder, .4f),
                          .second = violet,
                          .density = .17f,
                          .lost = 0,
                          .bleed = 7,
                          .rim = .9f,
                          .granulation = .8f});
        sheet.contour(bare,
                      {.width = 2.4f, .paint = mix(umber, ochre, .4f), .gaps = .34f, .alpha = .6f});
    }
    // The shadow of a branch that is outside the picture.
    const Path branch = curve("-20,30 130,70 270,150 400,190 520,270");
    std::vector<Path> leaves{};
    for (int k = 0; k < 13; ++k) {
        const float t = .06f + .075f * static_cast<float>(k);
        const float side = k % 2 == 0 ? 62.f : -52.f;
        leaves.push_back(leaf(at(along(branch, t))
                                  .scaled(random.between(76, 112), 120)
                                  .turned(heading(branch, t) + side + 10 * random.bell())));
    }
    const Shape shade = sheet.shapes(leaves) | sheet.tube(branch, 9, 3);
    sheet.wash(shade, {.paint = mix(violet, umber, .35f),
                       .density = .2f,
                       .soft = 2.5f,
                       .lost = 14,
                       .bleed = 3,
                       .rim = 0});
}
