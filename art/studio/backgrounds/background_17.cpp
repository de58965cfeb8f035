// Birch wood: pale stems and the light between them; a morning in May.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Stem {
    float foot, top, width, haze;  // x at the foot and at the top; haze 1 = far away
};
constexpr Stem stems[] = {{66, 92, 15, .8f},   {232, 214, 17, .75f}, {330, 352, 13, .85f},
                          {455, 440, 16, .8f}, {598, 616, 14, .85f}, {676, 664, 18, .7f},
                          {134, 108, 34, .4f}, {520, 548, 38, .35f}, {392, 380, 27, .5f},
                          {24, -6, 56, 0},     {288, 316, 46, .12f}, {640, 668, 60, 0}};

}  // namespace

PAINT_BACKGROUND(17) {
    const Ramp wood(mix(mix(sap, cerulean, .45f), white, .44f),
                    mix(mix(naples, sap, .28f), white, .26f), mix(naples, white, .5f));
    const auto tone = [](Point p) {
        return .6f + .55f * fbm(p.x * .005f, p.y * .0036f, 7, 4) - .22f * smooth(620, 1000, p.y) +
               .0002f * (360 - p.x);
    };
    sheet.ground([&](Point p) { return wood(tone(p)); });
    tint(sheet, {.paint = mix(sap, naples, .3f),
                 .second = cerulean,
                 .mingle = .6f,
                 .density = .12f,
                 .cloud = 1,
                 .backrun = .5f,
                 .seed = 3});
    // Young leaves, a haze of dabs, thinner towards the ground.
    const auto leaves = [&](int count, float size, Seed seed) {
        brushed(sheet,
                {.strokes = count,
                 .area = whole_sheet.grown(20),
                 .length = 22 * size,
                 .width = 12 * size,
                 .pressure = {.3f, .1f, .4f},
                 .alpha = .36f,
                 .bristle = .7f,
                 .dry = .28f,
                 .stray = 40,
                 .colour = [&](Point p,
                               Random& random) { return wood(tone(p) + .26f * random.bell()); },
                 .flow = [](Point) { return 62.f; },
                 .where = [](Point p) { return .25f + .75f * smooth(860, 300, p.y); },
                 .seed = seed});
    };
    leaves(700, 1.3f, 4);
    Random random(5);
    for (const Stem& stem : stems) {
        const float bend = 16 * random.bell();
        const Path middle = through({{stem.foot, 1040},
                                     {blend(stem.foot, stem.top, .3f) + bend, 700},
                                     {blend(stem.foot, stem.top, .65f) + bend * .6f, 330},
                                     {stem.top, -40}});
        const Shape trunk = sheet.tube(middle, stem.width, stem.width * .74f);
        const Paint bark = mix(mix(white, naples, .18f), wood(.55f), stem.haze * .55f);
        const Paint shade = mix(mix(violet, cerulean, .4f), white, .45f);
        // Cool on the right, warm and pale on the left.
        veil(
            sheet, trunk.bounds().grown(4), bark,
            [&](Point p) { return .9f * smooth(1.5f, -1.5f, trunk.distance(p)); }, .2f);
        sheet.wash(trunk, {.paint = shade,
                           .density = .5f * (1 - .6f * stem.haze),
                           .fall = 0,
                           .from = 0,
                           .to = 1.1f,
                           .lost = 8,
                           .rim = .2f,
                           .granulation = .15f,
                           .cloud = .7f});
        sheet.contour(trunk, {.width = 2.6f - 1.4f * stem.haze,
                              .paint = mix(umber, violet, .4f),
                              .thinnest = .1f,
                              .gaps = .42f,
                              .alpha = .55f * (1 - .7f * stem.haze)});
        // The dark lids of the bark.
        const int marks = static_cast<int>(34 * (1 - .5f * stem.haze));
        for (int k = 0; k < marks; ++k) {
            const float t = random.unit(), from_side = random.between(-.46f, .3f),
                        wide = random.between(.12f, .6f), thick = random.between(.06f, .2f);
            const Point p = along(middle, t);
            const float w = stem.width * blend(1, .74f, t);
            const float x0 = p.x + from_side * w, x1 = std::min(p.x + .46f * w, x0 + wide * w);
            sheet.stroke(
                through({{x0, p.y}, {(x0 + x1) / 2, p.y + w * .05f}, {x1, p.y - w * .02f}}),
                {.paint = mix(mix(umber, payne, .4f), wood(.5f), .2f + .5f * stem.haze),
                 .width = std::max(1.6f, w * thick),
                 .pressure = swelling,
                 .alpha = .6f * (1 - .5f * stem.haze),
                 .bristle = .6f,
                 .inside = &trunk});
        }
    }
    leaves(240, 1.1f, 9);
    // Sun comes through from the left.
    veil(sheet, whole_sheet, mix(naples, white, .5f), [](Point p) {
        const float ray = noise((p.y - .75f * p.x) * .0078f, 2.5f, 13);
        return .3f * smooth(.05f, .6f, ray) * smooth(760, -60, p.x) * smooth(1000, 500, p.y);
    });
}
