// Theatre: an old rose curtain, still swaying, with the gold of the footlights in its folds.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// Across the cloth, in folds: gathered at the top, wider and swung to the right at the foot.
float across(Point p) {
    const float down = p.y / sheet_height;
    const float swing = 54 * down * down + 13 * std::sin(down * 5.2f + p.x * .004f);
    const float x = (p.x - 330) / (1 + .16f * down) - swing;
    return x * .0128f + .42f * noise(x * .008f, down * .5f, 4) +
           .12f * noise(x * .02f, down * 1.4f, 6);
}

// Light on the folds: 0 in a valley, 1 on a ridge lit from the left.
float light(Point p) {
    const float turn = across(p) * 6.2832f;
    const float crest = .5f + .5f * std::sin(turn), sharper = crest * crest * (3 - 2 * crest);
    return clamped(.16f + .56f * sharper + .14f * std::sin(2 * turn + 1.2f));
}

}  // namespace

PAINT_BACKGROUND(16) {
    const Ramp velvet(mix(mix(madder, rose, .4f), white, .28f),
                      mix(mix(rose, madder, .1f), white, .26f),
                      mix(mix(rose, naples, .35f), white, .5f));
    const auto worn = [](Point p) { return .2f * fbm(p.x * .006f, p.y * .004f, 12, 4); };
    const auto colour_at = [&](Point p) { return velvet(.08f + .82f * light(p) + worn(p)); };
    sheet.ground(colour_at);
    tint(sheet, {.paint = mix(rose, madder, .4f),
                 .second = mix(gold, rose, .4f),
                 .mingle = .6f,
                 .density = .08f,
                 .granulation = .7f,
                 .cloud = .9f,
                 .backrun = .4f,
                 .seed = 5});
    // The nap of the velvet, brushed down along the folds.
    const auto fall = [](Point p) {
        const float slide = (across({p.x, p.y + 10}) - across({p.x, p.y - 10})) / 20;
        const float wide = (across({p.x + 4, p.y}) - across({p.x - 4, p.y})) / 8;
        return 90 + std::atan2(slide, std::max(.002f, wide)) * 57.29578f;
    };
    brushed(sheet, {.strokes = 460,
                    .area = whole_sheet.grown(60),
                    .length = 260,
                    .width = 20,
                    .alpha = .3f,
                    .dry = .42f,
                    .stray = 1,
                    .colour =
                        [&](Point p, Random& random) {
                            return velvet(.08f + .82f * light(p) + worn(p) + .1f * random.bell());
                        },
                    .flow = fall,
                    .seed = 3});
    brushed(sheet, {.strokes = 120,
                    .area = whole_sheet.grown(40),
                    .length = 230,
                    .width = 8,
                    .alpha = .4f,
                    .dry = .46f,
                    .stray = 1,
                    .colour =
                        [](Point, Random& random) {
                            return mix(mix(rose, naples, .5f), white, .5f * random.unit());
                        },
                    .flow = fall,
                    .where = [](Point p) { return smooth(.62f, .84f, light(p)); },
                    .seed = 7});
    // Footlights from below; in the valleys it stays rose.
    veil(sheet, {0, 560, 720, 1008}, mix(gold, naples, .55f),
         [](Point p) { return .52f * smooth(600, 1060, p.y) * (.35f + .75f * light(p)); });
}
