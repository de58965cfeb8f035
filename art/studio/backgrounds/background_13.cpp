// Northern lights: veils of green and rose let down out of a wide blue night.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A curtain of light: its hem is a line across the sky, its folds rise from there.
struct Curtain {
    float hem, sway, slope, height, strength;
    Seed seed;

    float hem_at(float x) const {
        return hem + slope * x + sway * std::sin(x * .0105f + static_cast<float>(seed)) +
               .45f * sway * noise(x * .011f, 1.5f, seed);
    }
    // How bright at a place; rays lean a little apart, as if seen from below.
    float at(Point p) const {
        const float x = p.x + (p.x - 330) * .22f * (p.y - hem) / 500;
        const float above = hem_at(x) - p.y;
        const float folds = clamped(.6f + .55f * noise(x * .021f, 3.5f, seed + 1) +
                                    .35f * noise(x * .075f, above * .0016f, seed + 2));
        const float tall = height * (.75f + .6f * noise(x * .009f, 5.5f, seed + 3));
        return strength * folds * smooth(-16, 16, above) * std::exp(-std::max(0.f, above) / tall);
    }
};

const Curtain curtains[] = {
    {450, 74, -.26f, 190, .95f, 3}, {600, 52, .24f, 240, 1.1f, 8}, {830, 30, -.12f, 130, .75f, 14}};

}  // namespace

PAINT_BACKGROUND(13) {
    const Ramp night(mix(mix(ultramarine, prussian, .4f), white, .35f),
                     mix(mix(ultramarine, violet, .3f), white, .41f),
                     mix(mix(cerulean, viridian, .3f), white, .2f));
    sheet.ground([&](Point p) {
        return night(.16f + .5f * smooth(-100, 1000, p.y) + .4f * fbm(p.x * .003f, p.y * .003f, 6));
    });
    tint(sheet, {.paint = ultramarine,
                 .second = prussian,
                 .mingle = .6f,
                 .density = .08f,
                 .from = 1.1f,
                 .to = .7f,
                 .cloud = .9f,
                 .backrun = .5f,
                 .seed = 5});
    // Stars first: the light lies over them.
    Random random(9);
    for (int k = 0; k < 150; ++k) {
        const Point p{random.between(0, 720), 900 * random.unit()};
        const float size = std::max(.7f, 1.1f * std::exp(.45f * random.bell()));
        sheet.dab(p, size, mix(white, naples, random.unit()), .7f);
    }
    for (const Curtain& c : curtains) {
        // Rose high up, green along the hem.
        veil(sheet, whole_sheet, mix(mix(rose, violet, .12f), white, .2f), [&](Point p) {
            return 1.5f * c.at(p) * smooth(.2f, 1.3f, (c.hem_at(p.x) - p.y) / c.height);
        });
        veil(sheet, whole_sheet, mix(mix(viridian, naples, .6f), white, .3f), [&](Point p) {
            return .9f * c.at(p) * smooth(2.2f, .3f, (c.hem_at(p.x) - p.y) / c.height);
        });
        // The folds, drawn upwards with a dry brush.
        brushed(sheet, {.strokes = 120,
                        .area = {-20, c.hem - 330, 740, c.hem + 150},
                        .length = 170,
                        .width = 22,
                        .pressure = {.5f, .05f, .25f},
                        .alpha = .2f,
                        .dry = .44f,
                        .stray = 1.5f,
                        .colour =
                            [&](Point p, Random& chance) {
                                const float up =
                                    (c.hem_at(p.x) - p.y) / c.height + .3f * chance.bell();
                                return up < .9f ? mix(mix(viridian, naples, .55f), white, .35f)
                                                : mix(rose, white, .3f);
                            },
                        .flow = [](Point p) { return -90 + (p.x - 330) * .035f; },
                        .where = [&](Point p) { return smooth(.08f, .4f, c.at(p)); },
                        .seed = c.seed});
    }
    // Snow hills catch the glow.
    const auto ridge = [](float x) {
        return 918 + 34 * noise(x * .005f, 2.5f, 5) + 4 * noise(x * .02f, 3.5f, 6);
    };
    const Shape hills = sheet.below(ridge);
    veil(sheet, {0, 850, 720, 1008}, mix(mix(cerulean, ultramarine, .4f), white, .4f),
         [&](Point p) { return .75f * smooth(3, -3, hills.distance(p)) * smooth(1060, 900, p.y); });
    brushed(sheet, {.strokes = 70,
                    .area = {-40, 900, 760, 1030},
                    .length = 240,
                    .width = 26,
                    .alpha = .2f,
                    .stray = 2,
                    .colour =
                        [](Point, Random& chance) {
                            return chance.chance(.6f)
                                       ? mix(mix(viridian, naples, .4f), white, .5f)
                                       : mix(mix(ultramarine, violet, .4f), white, .3f);
                        },
                    .flow = [&](Point p) { return (ridge(p.x + 20) - ridge(p.x - 20)) * 1.4f; },
                    .where = [&](Point p) { return hills.contains(p) ? 1.f : 0.f; },
                    .seed = 21});
}
