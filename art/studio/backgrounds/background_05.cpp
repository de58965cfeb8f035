// Gold leaf, laid long ago by hand over a red ground: crumpled, polished in wide arcs, rubbed thin
// where people touched it.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float rubbing = -34;  // the way the sleeves went

// Height of the crumpled leaf: folds at several sizes, sharp like paper and never straight.
float crumple(Point p) {
    const Point q{p.x + 30 * noise(p.x * .008f, p.y * .008f, 5),
                  p.y + 30 * noise(p.x * .008f, p.y * .008f, 6)};
    float height = 0;
    for (float wavelength : {230.f, 96.f})
        height += wavelength * std::fabs(noise(q.x / wavelength, q.y / wavelength,
                                               static_cast<Seed>(wavelength)));
    return height;
}

// How far the gold is rubbed off, in streaks; above 0 the red begins to show.
float worn(Point p) {
    const Point d = direction(rubbing);
    const float along_rub = dot(p, d), across_rub = d.x * p.y - d.y * p.x;
    return fbm(p.x * .0034f, p.y * .0034f, 41, 3) +
           .42f * noise(along_rub * .007f, across_rub * .04f, 43) +
           .26f * noise(along_rub * .03f, across_rub * .16f, 44) +
           .2f * noise(p.x * .26f, p.y * .26f, 45) - .3f;
}

}  // namespace

PAINT_BACKGROUND(5) {
    const Ramp leaf_gold(mix(ochre, umber, .06f), mix(gold, naples, .25f),
                         mix(naples, white, .45f));
    const Paint bole = mix(mix(vermilion, madder, .3f), gold, .25f);
    sheet.ground([&](Point p) {
        // One broad sheen from the upper left, and every fold turned to the light or away from it.
        const float sheen = std::exp(-std::pow((p.x * .8f + p.y * .6f - 430) / 260, 2.f));
        const float turned = crumple({p.x + 2, p.y + 2.5f}) - crumple({p.x - 2, p.y - 2.5f});
        const float v =
            .4f + .2f * sheen + .008f * turned + .26f * fbm(p.x * .003f, p.y * .003f, 3);
        const float bare = smooth(-.1f, .5f, worn(p));
        return bare > 0 ? mix(leaf_gold(v), bole, .36f * bare) : leaf_gold(v);
    });
    tint(sheet, {.paint = mix(ochre, vermilion, .25f),
                 .second = ochre,
                 .mingle = .5f,
                 .density = .14f,
                 .fall = 40,
                 .from = .3f,
                 .to = 1.2f,
                 .cloud = .9f,
                 .backrun = .7f,
                 .seed = 6});
    // The burnisher's strokes, in wide arcs.
    brushed(sheet,
            {.strokes = 260,
             .area = whole_sheet.grown(40),
             .length = 210,
             .width = 24,
             .alpha = .26f,
             .dry = .48f,
             .colour =
                 [](Point, Random& random) {
                     const Paint golds[] = {mix(naples, white, .4f), gold, naples,
                                            mix(ochre, vermilion, .2f)};
                     return golds[random.below(4)];
                 },
             .flow = [](Point p) { return -38 + 60 * noise(p.x * .0026f, p.y * .0026f, 14); },
             .seed = 5});
    // Dry red and bright gold scratches where it is thin.
    brushed(sheet, {.strokes = 240,
                    .area = whole_sheet.grown(20),
                    .length = 110,
                    .width = 22,
                    .alpha = .3f,
                    .dry = .54f,
                    .stray = 16,
                    .colour =
                        [&](Point, Random& random) {
                            return random.chance(.6f) ? bole : mix(naples, white, .4f);
                        },
                    .flow = [](Point) { return rubbing; },
                    .where = [](Point p) { return smooth(-.15f, .15f, worn(p)); },
                    .seed = 9});
    // Creases where the leaf was pinched: kinked lines, bright on one side, broken on the other.
    Random random(8);
    for (int k = 0; k < 46; ++k) {
        Point p{random.between(-20, 740), random.between(-20, 1030)};
        float degrees = random.between(-80, 40);
        const float width = random.between(1, 1.7f);
        Path crease{p};
        const int kinks = 2 + random.below(4);
        for (int n = 0; n < kinks; ++n) {
            const float reach = random.between(26, 90), turn = 15 * random.bell();
            degrees += turn;
            const Point d = direction(degrees);
            for (int step = 1; step <= 8; ++step)
                crease.push_back(p + d * (reach * static_cast<float>(step) / 8));
            p = crease.back();
        }
        sheet.stroke(crease, {.paint = mix(naples, white, .5f),
                              .width = width * 1.5f,
                              .pressure = swelling,
                              .alpha = .42f,
                              .bristle = .3f});
        sheet.stroke(shifted(crease, {1.6f, 1.9f}), {.paint = mix(ochre, vermilion, .35f),
                                                     .width = width,
                                                     .pressure = swelling,
                                                     .alpha = .32f,
                                                     .bristle = .3f});
    }
    // Crumbs of leaf, and pinholes down to the red.
    for (int k = 0; k < 240; ++k) {
        const Point p{random.between(0, 720), random.between(0, 1008)};
        const float size = random.between(.7f, 1.9f);
        const bool hole = random.chance(.4f);
        sheet.dab(p, size, hole ? mix(vermilion, umber, .3f) : mix(naples, white, .6f), .55f);
    }
}
