// Sunlit plaster: a garden wall in ochre and rose, the shadow of a branch across it, and the warm
// flags of a terrace at its foot.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float foot = 742;  // where the wall stands on the terrace

// Flags in perspective: 0 on a joint, 1 well inside a flag.
float flag(Point p) {
    const float depth = (p.y - foot + 24) / 290;
    const float row_at = 2.1f / depth, row = std::floor(row_at);
    const float x = (p.x - 300) / (depth * 330) + .5f * std::fmod(row, 2.f) +
                    .04f * noise(p.x * .02f, p.y * .02f, 3);
    const float u = std::fabs(std::remainder(x, 1.f)) * depth * 330;
    const float v = std::fabs(std::remainder(row_at, 1.f)) * depth * depth * 138;
    return smooth(0, 3.2f, std::min(u, v) - 1.2f * noise(p.x * .05f, p.y * .08f, 6));
}

}  // namespace

PAINT_BACKGROUND(7) {
    const Ramp plaster(mix(mix(ochre, rose, .5f), white, .2f),
                       mix(mix(naples, rose, .25f), white, .3f), mix(naples, white, .6f));
    const Ramp stone(mix(mix(umber, rose, .5f), white, .3f),
                     mix(mix(ochre, rose, .5f), white, .36f),
                     mix(mix(naples, rose, .2f), white, .45f));
    const auto wall_tone = [](Point p) {
        // Sun from the upper left; damp rises from the foot.
        return .74f - .00022f * (p.x + p.y * .5f) + .26f * fbm(p.x * .004f, p.y * .004f, 3, 4) -
               .16f * smooth(foot - 170, foot, p.y + 40 * noise(p.x * .01f, 1, 5));
    };
    const auto floor_tone = [](Point p) {
        const float depth = (p.y - foot + 24) / 290;
        const float cell = noise(std::floor(2.1f / depth) * 3.1f,
                                 std::floor((p.x - 300) / (depth * 330)) * 2.3f, 9);
        return .56f + .2f * cell + .2f * fbm(p.x * .008f, p.y * .012f, 4, 4);
    };
    sheet.ground([&](Point p) {
        return p.y < foot + 2 * noise(p.x * .02f, 0, 2)
                   ? plaster(wall_tone(p))
                   : stone(floor_tone(p) - .22f * (1 - flag(p)));
    });
    tint(sheet, {.paint = mix(ochre, rose, .5f),
                 .second = violet,
                 .mingle = .8f,
                 .density = .1f,
                 .fall = 60,
                 .from = .3f,
                 .to = 1.2f,
                 .granulation = .7f,
                 .cloud = .8f,
                 .backrun = .7f,
                 .seed = 3});
    // Trowel strokes, close in tone.
    brushed(sheet,
            {.strokes = 190,
             .area = {-40, -40, 760, foot - 20},
             .length = 130,
             .width = 34,
             .alpha = .22f,
             .dry = .46f,
             .stray = 30,
             .colour = [&](Point p,
                           Random& random) { return plaster(wall_tone(p) + .16f * random.bell()); },
             .flow = [](Point p) { return 70 * noise(p.x * .004f, p.y * .004f, 8); },
             .seed = 4});
    brushed(sheet,
            {.strokes = 150,
             .area = {-40, foot + 10, 760, 1040},
             .length = 120,
             .width = 14,
             .alpha = .26f,
             .dry = .44f,
             .stray = 3,
             .colour = [&](Point p,
                           Random& random) { return stone(floor_tone(p) + .18f * random.bell()); },
             .seed = 6});
    // The shadow along the foot of the wall, and a little grass out of the joint.
    sheet.wash(sheet.shape("-40,730 200,736 420,730 760,738 760,766 480,760 240,768 -40,758"),
               {.paint = mix(violet, umber, .4f),
                .density = .15f,
                .soft = 9,
                .lost = 16,
                .bleed = 6,
                .rim = 0});
    Random random(3);
    for (int k = 0; k < 54; ++k) {
        const float x = random.between(0, 720), h = random.between(8, 26), lean = 9 * random.bell();
        if (noise(x * .012f, 2, 7) < .05f) continue;
        sheet.stroke(
            through({{x, foot + 5}, {x + lean * .3f, foot - h * .5f}, {x + lean, foot - h}}),
            {.paint = mix(sap, naples, .35f * random.unit()),
             .width = 4,
             .pressure = tapering,
             .alpha = .6f});
    }
    // The shadow of a branch that is outside the picture; it bends where wall meets floor.
    const Path branch = curve("-20,30 130,70 270,150 400,190 540,290");
    std::vector<Path> leaves{};
    for (int k = 0; k < 13; ++k) {
        const float t = .06f + .075f * static_cast<float>(k);
        const float side = k % 2 == 0 ? 62.f : -52.f;
        const float size = random.between(76, 112), astray = 10 * random.bell();
        leaves.push_back(leaf(
            at(along(branch, t)).scaled(size, 120).turned(heading(branch, t) + side + astray)));
    }
    sheet.wash(sheet.shapes(leaves) | sheet.tube(branch, 9, 3), {.paint = mix(violet, umber, .35f),
                                                                 .density = .2f,
                                                                 .soft = 3.5f,
                                                                 .lost = 16,
                                                                 .bleed = 4,
                                                                 .rim = 0});
}
