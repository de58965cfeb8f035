// Old map: folded parchment with faded coasts, wind lines, and hills nobody has climbed.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point wind_rose{470, 560};
constexpr Point folds{238, 330};  // the map was folded every so many units

// 1 on a fold, falling off softly.
float crease(float x, float every, float width) {
    const float d = std::fabs(x - every * std::round(x / every));
    return std::exp(-d * d / (width * width));
}

}  // namespace

PAINT_BACKGROUND(12) {
    const Ramp parchment(mix(ochre, naples, .35f), mix(mix(naples, ochre, .16f), white, .25f),
                         mix(naples, white, .6f));
    sheet.ground([&](Point p) {
        const float edge = std::min({p.x, p.y, sheet_width - p.x, sheet_height - p.y});
        return parchment(.6f + .34f * fbm(p.x * .005f, p.y * .005f, 3, 5) -
                         .2f * std::exp(-edge / 60));
    });
    tint(sheet, {.paint = mix(ochre, umber, .35f),
                 .second = mix(ochre, rose, .3f),
                 .density = .1f,
                 .fall = 50,
                 .granulation = .8f,
                 .cloud = 1,
                 .backrun = 1.3f,
                 .seed = 9});
    // The sea is what lies outside the lands: faded blue, strongest along the shore.
    const Shape drawn =
        sheet.shape(
            "-60,430! 40,440 96,492 80,556 150,600 236,590 262,652 214,706 246,770 330,792 352,868 "
            "300,930 "
            "326,1060! -60,1060!",
            {}, 9) |
        sheet.shape(
            "390,-60! 402,40 360,96 404,150 486,148 520,206 590,226 602,300 668,318 700,390 "
            "780,400! 780,-60!",
            {}, 9) |
        sheet.shape("142,196 190,170 250,196 262,246 222,290 160,276 128,240", {}, 8) |
        sheet.shape("566,770 610,736 664,752 690,812 660,868 600,880 560,834", {}, 8) |
        sheet.shape("412,694 440,684 458,706 440,730 412,720", {}, 6) |
        sheet.shape("300,330 322,322 334,342 316,358 298,348", {}, 5);
    const Shape lands = drawn.wobbled(24, 90, 3).wobbled(11, 34, 4).wobbled(5, 13, 5);
    const Shape sea = sheet.everything() - lands;
    sheet.wash(sea, {.paint = mix(cerulean, ultramarine, .15f),
                     .density = .3f,
                     .lost = 0,
                     .bleed = 3,
                     .rim = .5f,
                     .cloud = .6f,
                     .backrun = .6f,
                     .mask =
                         [&](Point p) {
                             return .34f + .66f * std::exp(-std::max(0.f, lands.distance(p)) / 46);
                         },
                     .seed = 5});
    sheet.wash(lands,
               {.paint = mix(ochre, sap, .3f),
                .second = mix(rose, ochre, .4f),
                .mingle = .5f,
                .density = .15f,
                .lost = 0,
                .cloud = .8f,
                .mask = [&](Point p) { return .45f + .55f * std::exp(lands.distance(p) / 40); },
                .seed = 6});
    // Wind lines from a rose nobody drew.
    for (int k = 0; k < 16; ++k) {
        const Point d = direction(static_cast<float>(k) * 22.5f + 6);
        sheet.stroke(through({wind_rose + d * 14, wind_rose + d * 600, wind_rose + d * 1200}),
                     {.paint = mix(umber, k % 2 == 0 ? vermilion : ochre, .5f),
                      .width = 1.8f,
                      .pressure = even,
                      .alpha = .42f});
    }
    // Coast by pen, and the rows of lines that mean shallow water.
    const Paint faded = mix(umber, ochre, .35f);
    sheet.contour(lands,
                  {.width = 3.4f, .paint = faded, .thinnest = .5f, .gaps = .1f, .alpha = .8f});
    for (int k = 1; k <= 3; ++k) {
        const auto off = static_cast<float>(k);
        sheet.contour(lands, {.width = 1.8f,
                              .paint = mix(faded, cerulean, .5f),
                              .thinnest = .6f,
                              .gaps = .2f + .08f * off,
                              .inset = -9 * off,
                              .alpha = .5f - .1f * off,
                              .seed = static_cast<Seed>(k + 2)});
    }
    // Hills: little arcs with a shadow on the right.
    Random random(4);
    for (int k = 0; k < 150; ++k) {
        const Point p{random.between(10, 710), random.between(10, 1000)};
        const float size = random.between(9, 18);
        const bool range = noise(p.x * .008f, p.y * .008f, 12) > -.1f;
        if (lands.distance(p) > -26 || !range) continue;
        sheet.stroke(arc(p, size, size * 1.15f, 178, 362),
                     {.paint = faded, .width = 2.2f, .pressure = even, .alpha = .6f});
        for (float in : {.28f, .5f, .72f})
            sheet.stroke(through({p + Point{size * in, -size * (.95f - .8f * in)},
                                  p + Point{size * (in + .06f), -size * .02f}}),
                         {.paint = faded, .width = 1.8f, .pressure = tapering, .alpha = .45f});
    }
    // A journey, dot by dot.
    const Path route = curve("246,690 330,640 420,610 470,560 440,470 330,410 250,300");
    for (int k = 0; k < 24; ++k)
        sheet.stroke(
            part(route, static_cast<float>(k) / 24, (static_cast<float>(k) + .5f) / 24),
            {.paint = mix(vermilion, ochre, .3f), .width = 2.8f, .pressure = even, .alpha = .62f});
    // Where it was folded, light catches one side and dirt the other.
    veil(sheet, whole_sheet, mix(naples, white, .5f), [](Point p) {
        return .34f * clamped(crease(p.x - 4, folds.x, 5) + crease(p.y - 4, folds.y, 5)) *
               (.6f + .5f * noise(p.x * .03f, p.y * .03f, 2));
    });
    tint(sheet, {.paint = umber,
                 .density = .13f,
                 .mask =
                     [](Point p) {
                         return clamped(crease(p.x + 3, folds.x, 3) + crease(p.y + 3, folds.y, 3) +
                                        .3f * crease(p.x, folds.x, 34) +
                                        .3f * crease(p.y, folds.y, 34));
                     },
                 .seed = 3});
}
