// Old map: the parchment is folded and stained, but the hills drawn on it have risen to a horizon
// and the dotted way leads into them.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float horizon = 556;
constexpr Point wind_rose{452, horizon - 34};
constexpr Point folds{238, 330};  // the map was folded every so many units

// 1 on a fold, falling off softly.
float crease(float x, float every, float width) {
    const float d = std::fabs(x - every * std::round(x / every));
    return std::exp(-d * d / (width * width));
}

// Ridges, the far one first.
float ridge(int k, float x) {
    const auto n = static_cast<float>(k);
    return horizon - 62 + 44 * n -
           (64 - 10 * n) *
               fbm(x * (.0046f - .0006f * n), 3.3f * n + .6f, 21 + static_cast<Seed>(k), 3);
}

}  // namespace

PAINT_BACKGROUND(12) {
    const Ramp parchment(mix(ochre, naples, .35f), mix(mix(naples, ochre, .16f), white, .25f),
                         mix(naples, white, .6f));
    const auto tone = [](Point p) {
        const float edge = std::min({p.x, p.y, sheet_width - p.x, sheet_height - p.y});
        return .62f + .3f * fbm(p.x * .005f, p.y * .005f, 3, 5) - .18f * std::exp(-edge / 60) -
               .12f * smooth(horizon + 60, 1008, p.y);
    };
    sheet.ground([&](Point p) { return parchment(tone(p)); });
    tint(sheet, {.paint = mix(ochre, umber, .35f),
                 .second = mix(ochre, rose, .3f),
                 .density = .1f,
                 .fall = 50,
                 .granulation = .8f,
                 .cloud = 1,
                 .backrun = 1.1f,
                 .seed = 9});
    const Paint faded = mix(umber, ochre, .4f);
    // Wind lines from a rose nobody drew fan out over the sky.
    for (int k = 0; k < 13; ++k) {
        const Point d = direction(180 + static_cast<float>(k) * 15);
        sheet.stroke(through({wind_rose + d * 30, wind_rose + d * 500, wind_rose + d * 1000}),
                     {.paint = mix(umber, k % 2 == 0 ? vermilion : ochre, .55f),
                      .width = 1.6f,
                      .pressure = even,
                      .alpha = .32f});
    }
    // Three ridges, each a faded wash with a pen line that comes and goes; the sea lies between.
    for (int k = 0; k < 3; ++k) {
        const Shape land = sheet.below([=](float x) { return ridge(k, x); });
        const auto low = [=](Point p) {
            return smooth(horizon + 110 + 60.f * static_cast<float>(k), horizon - 40, p.y);
        };
        sheet.wash(land, {.paint = k == 0   ? mix(cerulean, violet, .25f)
                                   : k == 1 ? mix(cerulean, sap, .45f)
                                            : mix(sap, ochre, .45f),
                          .second = mix(rose, ochre, .4f),
                          .mingle = .5f,
                          .density = .26f,
                          .soft = 1.5f,
                          .lost = 14,
                          .bleed = 3,
                          .rim = .4f,
                          .cloud = .7f,
                          .mask = low,
                          .seed = static_cast<Seed>(k + 5)});
        sheet.contour(land, {.width = 2.6f,
                             .paint = faded,
                             .thinnest = .6f,
                             .gaps = .3f,
                             .local = 0,
                             .lost = 0,
                             .alpha = .6f});
    }
    // A lake in the plain: faded blue, soft shores, rows of lines where it is shallow.
    const Shape lake =
        sheet.shape("420,720 520,690 640,694 780,676 780,800 660,808 560,796 470,770", {}, 9);
    sheet.wash(lake, {.paint = cerulean,
                      .density = .26f,
                      .soft = 4,
                      .lost = 20,
                      .bleed = 6,
                      .rim = .5f,
                      .backrun = .6f});
    for (float y : {722.f, 738.f, 756.f, 774.f})
        sheet.stroke(through({{500 - (y - 700) * .4f, y}, {600, y - 4}, {740, y - 8}}),
                     {.paint = mix(faded, cerulean, .6f),
                      .width = 1.8f,
                      .pressure = swelling,
                      .alpha = .45f});
    // Hills by pen on the plain: small far away, larger towards us.
    Random random(4);
    for (int k = 0; k < 64; ++k) {
        const Point p{random.between(10, 710), random.between(horizon + 60, 990)};
        const float size = random.between(8, 12) * blend(.8f, 2, smooth(horizon, 1000, p.y));
        const bool range = noise(p.x * .008f, p.y * .008f, 12) > .06f;
        if (lake.distance(p) < 22 || !range) continue;
        sheet.stroke(arc(p, size, size * .9f, 178, 362),
                     {.paint = faded, .width = 2, .pressure = even, .alpha = .46f});
        for (float in : {.28f, .5f, .72f})
            sheet.stroke(through({p + Point{size * in, -size * (.78f - .66f * in)},
                                  p + Point{size * (in + .06f), -size * .02f}}),
                         {.paint = faded, .width = 1.7f, .pressure = tapering, .alpha = .36f});
    }
    // A journey, dot by dot, over the plain and into the hills.
    const Path route =
        curve("120,1020 190,930 150,850 250,790 360,740 330,690 400,650 440,600 430,566");
    for (int k = 0; k < 34; ++k) {
        const float t = static_cast<float>(k) / 34;
        sheet.stroke(part(route, t, t + .5f / 34), {.paint = mix(vermilion, ochre, .3f),
                                                    .width = blend(4.4f, 1.8f, t),
                                                    .pressure = even,
                                                    .alpha = .6f});
    }
    // Where it was folded, light catches one side and dirt the other.
    veil(sheet, whole_sheet, mix(naples, white, .5f), [](Point p) {
        return .26f * clamped(crease(p.x - 4, folds.x, 5) + crease(p.y - 4, folds.y, 5)) *
               (.6f + .5f * noise(p.x * .03f, p.y * .03f, 2));
    });
    tint(sheet, {.paint = umber,
                 .density = .1f,
                 .mask =
                     [](Point p) {
                         return clamped(crease(p.x + 3, folds.x, 3) + crease(p.y + 3, folds.y, 3) +
                                        .3f * crease(p.x, folds.x, 34) +
                                        .3f * crease(p.y, folds.y, 34));
                     },
                 .seed = 3});
}
