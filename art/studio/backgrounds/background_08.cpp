// Deep garden: leaves behind leaves, cool and secret, the light falling in through one gap.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point gap{430, 300};  // where the light comes in

// 0 the depth of the bushes, 1 the open gap.
float light(Point p) {
    const Point d{(p.x - gap.x) / 1.0f, (p.y - gap.y) / 1.5f};
    return clamped(.26f + .62f * std::exp(-dot(d, d) / 62000) +
                   .55f * fbm(p.x * .0062f, p.y * .0062f, 11, 4));
}

}  // namespace

PAINT_BACKGROUND(8) {
    const Ramp green(mix(mix(mix(viridian, sap, .45f), cerulean, .25f), white, .22f),
                     mix(mix(mix(sap, naples, .5f), cerulean, .12f), white, .16f),
                     mix(naples, white, .35f));
    sheet.ground([&](Point p) { return green(.16f + .8f * light(p)); });
    tint(sheet, {.paint = mix(viridian, cerulean, .4f),
                 .second = sap,
                 .mingle = .5f,
                 .density = .1f,
                 .fall = 60,
                 .from = .6f,
                 .to = 1.1f,
                 .cloud = 1,
                 .backrun = .5f,
                 .seed = 6});
    const auto colour = [&](Point p, Random& random) {
        const Paint here = green(.2f + .78f * light(p) + .14f * random.bell());
        const float other = random.unit();
        return other < .14f   ? mix(here, cerulean, .3f)
               : other < .24f ? mix(here, naples, .4f)
                              : here;
    };
    // Leaves hang down and turn away from the gap.
    const auto hang = [](Point p) {
        return 90 + .11f * (gap.x - p.x) + 80 * noise(p.x * .009f, p.y * .009f, 4);
    };
    // Far foliage is broad and soft, near leaves are small and pointed.
    brushed(sheet, {.strokes = 420,
                    .area = whole_sheet.grown(30),
                    .length = 92,
                    .width = 40,
                    .alpha = .34f,
                    .dry = .36f,
                    .stray = 26,
                    .colour = colour,
                    .flow = hang,
                    .seed = 3});
    brushed(sheet, {.strokes = 900,
                    .area = whole_sheet.grown(20),
                    .length = 40,
                    .width = 15,
                    .pressure = {.1f, .05f, .4f},
                    .alpha = .46f,
                    .bristle = .6f,
                    .dry = .22f,
                    .stray = 32,
                    .colour = colour,
                    .flow = hang,
                    .where =
                        [](Point p) {
                            return .35f + smooth(.3f, -.3f, fbm(p.x * .008f, p.y * .008f, 21));
                        },
                    .seed = 7});
    // Sprays of big leaves in shadow lean in from three corners.
    struct Spray {
        std::string_view path;
        float size;
    };
    std::vector<Path> leaves{};
    Random random(5);
    for (const Spray& spray : {Spray{"-30,560 50,640 96,740 104,860", 96},
                               {"-20,1010 70,930 190,900 300,920", 110},
                               {"750,640 690,720 650,820 640,930", 104},
                               {"-40,120 40,110 120,140 180,200", 84}}) {
        const Path stem = curve(spray.path);
        for (int k = 0; k < 9; ++k) {
            const float t = .1f + .1f * static_cast<float>(k);
            const float side = (k % 2 == 0 ? 55.f : -48.f) + 9 * random.bell();
            const float size = spray.size * random.between(.7f, 1.05f);
            leaves.push_back(leaf(
                at(along(stem, t)).scaled(size, size * 1.05f).turned(heading(stem, t) + side)));
        }
    }
    sheet.wash(sheet.shapes(leaves), {.paint = mix(viridian, prussian, .3f),
                                      .second = sap,
                                      .mingle = .5f,
                                      .density = .2f,
                                      .soft = 2,
                                      .lost = 16,
                                      .bleed = 3,
                                      .rim = .3f,
                                      .cloud = .8f});
    // Coins of sunlight.
    for (int k = 0; k < 46; ++k) {
        const Point p{gap.x + 150 * random.bell(), gap.y + 60 + 210 * random.bell()};
        const float r = random.between(4, 17), strength = random.between(.25f, .55f);
        veil(sheet, {p.x - r - 4, p.y - r - 4, p.x + r + 4, p.y + r + 4}, mix(naples, white, .45f),
             [&](Point q) {
                 const Point e{q.x - p.x, (q.y - p.y) * 1.25f};
                 return strength *
                        smooth(r + 3, r - 4, length(e) + 3 * noise(q.x * .1f, q.y * .1f, 5));
             });
    }
}
