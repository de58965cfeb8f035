// Lilac fields: flowering rows run to a far blue line; one would like to follow them.
#include "backgrounds/background_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float horizon = 318;
constexpr Point vanishing{500, horizon - 26};

// Which row a place lies in: whole numbers are the middles of rows. The land rolls a little.
float row_of(Point p) {
    const float y = p.y + 16 * noise(p.x * .004f, p.y * .006f, 3);
    const float ragged = .1f * noise(p.x * .05f, p.y * .05f, 5);
    return 5.2f * (p.x - vanishing.x) / std::max(20.f, y - vanishing.y) + ragged;
}
float blossom(Point p) {  // 1 in the middle of a row, 0 on the grass between
    const float r = row_of(p), d = std::fabs(r - std::round(r));
    return smooth(.42f, .16f, d);
}
float nearness(Point p) {
    return clamped((p.y - horizon) / (sheet_height - horizon));
}

}  // namespace

PAINT_BACKGROUND(15) {
    const Ramp sky(mix(mix(cerulean, violet, .4f), white, .6f),
                   mix(mix(rose, violet, .2f), white, .66f), mix(naples, white, .45f));
    const Ramp lilac(mix(violet, white, .5f), mix(mix(violet, rose, .4f), white, .54f),
                     mix(mix(rose, violet, .15f), white, .6f));
    const Ramp grass(mix(mix(sap, violet, .3f), white, .25f),
                     mix(mix(mix(sap, naples, .5f), violet, .08f), white, .3f),
                     mix(mix(naples, sap, .2f), white, .2f));
    sheet.ground([&](Point p) {
        if (p.y < horizon) return sky(p.y / horizon + .3f * fbm(p.x * .004f, p.y * .008f, 6));
        const float rough = .3f * fbm(p.x * .012f, p.y * .012f, 9);
        const float far = std::exp(-nearness(p) * 9);
        const Paint field =
            mix(grass(.6f + rough), lilac(.5f + rough), blossom(p) * (1 - .4f * far) + .2f * far);
        return mix(field, mix(mix(violet, rose, .45f), white, .62f), .6f * far);
    });
    tint(sheet, {.paint = mix(violet, rose, .5f),
                 .second = rose,
                 .density = .08f,
                 .fall = -70,
                 .cloud = .9f,
                 .backrun = .4f,
                 .seed = 4});
    // Blue hills at the end of the fields.
    for (const auto& [height, seed] : {std::pair{58.f, 5u}, {30.f, 11u}}) {
        const Shape hill = sheet.below([&, h = height, s = seed](float x) {
            return horizon - h * (.55f + .8f * noise(x * .0052f, 1.5f, s));
        }) - sheet.below([](float x) { return horizon + 6 + 2 * noise(x * .02f, 4, 2); });
        sheet.wash(hill, {.paint = mix(cerulean, violet, .5f),
                          .second = mix(sap, violet, .5f),
                          .density = .2f,
                          .lost = 10,
                          .rim = .25f,
                          .seed = seed});
    }
    // Clouds as thin as breath.
    brushed(sheet, {.strokes = 60,
                    .area = {-60, 10, 780, horizon - 70},
                    .length = 200,
                    .width = 24,
                    .alpha = .3f,
                    .dry = .46f,
                    .stray = 3,
                    .colour =
                        [](Point, Random& random) {
                            return random.chance(.6f) ? mix(white, naples, .3f)
                                                      : mix(mix(rose, violet, .3f), white, .5f);
                        },
                    .flow = [](Point) { return -7.f; },
                    .seed = 3});
    // Grass along the rows, then tufts of blossom standing on them.
    const auto to_vanishing = [](Point p) {
        const Point d = vanishing - p;
        return std::atan2(d.y, d.x) * 57.29578f;
    };
    brushed(sheet, {.strokes = 320,
                    .area = {-60, horizon + 12, 780, 1040},
                    .length = 150,
                    .width = 20,
                    .alpha = .3f,
                    .stray = 2,
                    .colour =
                        [&](Point p, Random& random) {
                            return blossom(p) < .4f ? grass(.55f + .3f * random.bell())
                                                    : lilac(.4f + .3f * random.bell());
                        },
                    .flow = to_vanishing,
                    .size = [](Point p) { return .2f + nearness(p); },
                    .seed = 5});
    brushed(sheet, {.strokes = 2200,
                    .area = {-20, horizon + 8, 740, 1030},
                    .length = 15,
                    .width = 11,
                    .pressure = {.8f, .7f, .4f},
                    .alpha = .42f,
                    .bristle = .9f,
                    .dry = .3f,
                    .stray = 30,
                    .colour =
                        [&](Point p, Random& random) {
                            const float left =
                                row_of(p) - std::round(row_of(p));  // lit from the left
                            return lilac(.5f - 1.1f * left + .2f * random.bell());
                        },
                    .flow = [](Point) { return -80.f; },
                    .size = [](Point p) { return .22f + 1.1f * nearness(p); },
                    .where = [](Point p) { return blossom(p); },
                    .seed = 8});
    sheet.glow({90, 60}, 200, naples, .3f);
}
