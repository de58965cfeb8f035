// The furrow frame: stripes cross at the corners like plowed fields; one furrow runs off the wood.
#include "frame_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Timber walnut{deep(umber, .5f), mix(umber, madder, .2f), mix(naples, ochre, .4f)};
const Timber ash{mix(umber, ochre, .3f), mix(ochre, naples, .45f), pale(naples, .5f)};

}  // namespace

PAINT_FRAME("touches", "texture") {
    const Shape wood = frame_wood(sheet);
    const auto bars = frame_bars(sheet, wood);
    for (size_t k = 0; k < 4; ++k)
        sheet.paint(bars[k], sawn(walnut, k < 2 ? 0.f : 90.f, 4.6f));
    // Ridges lengthwise, each a little different, like plowed earth.
    const auto ridge = [&](const Path& path, float width, bool pale_one) {
        const Timber& t = pale_one ? ash : walnut;
        carve(sheet, wood, path, width * .62f, walnut);
        sheet.stroke(shifted(path, {width * -.3f, width * -.34f}), {.paint = t.middle,
                                                                    .second = t.light,
                                                                    .width = width * .66f,
                                                                    .pressure = {.85f, .8f, .5f},
                                                                    .bristle = .8f,
                                                                    .dry = .1f,
                                                                    .run_out = .1f,
                                                                    .inside = &wood});
    };
    const auto run = [](Point a, Point b, float sway, float phase) {
        Path path;
        for (int k = 0; k <= 24; ++k) {
            const float t = static_cast<float>(k) / 24;
            const Point p = a + (b - a) * t;
            const float off = sway * std::sin(t * 8 + phase);
            path.push_back(std::fabs(b.x - a.x) > 100 ? p + Point{0, off} : p + Point{off, 0});
        }
        return path;
    };
    // Five furrows on the long sides, six above and below.
    for (int k = 0; k < 5; ++k) {
        const float f = static_cast<float>(k);
        ridge(run({16 + 10.5f * f, 92}, {16 + 10.5f * f, 916}, 1.6f, f * .4f), 11, k % 2 == 0);
        ridge(run({664 + 10.5f * f, 92}, {664 + 10.5f * f, 916}, 1.6f, f * .4f + 1), 11,
              k % 2 == 1);
    }
    for (int k = 0; k < 6; ++k) {
        const float f = static_cast<float>(k);
        ridge(run({66, 20 + 13.4f * f}, {654, 20 + 13.4f * f}, 1.8f, f * .5f + 2), 13, k % 2 == 0);
        if (k != 3)
            ridge(run({66, 926 + 13.4f * f}, {654, 926 + 13.4f * f}, 1.8f, f * .5f), 13,
                  k % 2 == 1);
    }
    // Corners: fields plowed the other way, across each other.
    for (const auto& [c, turn] : {std::pair{Point{36, 49}, 45.f},
                                  {Point{684, 49}, -45.f},
                                  {Point{684, 959}, 45.f},
                                  {Point{36, 959}, -45.f}}) {
        const Shape field = sheet.box(c.x - 30, c.y - 44, 60, 88, 1.4f) & wood.grown(-2);
        raise(sheet, wood, field, sawn(ash, turn, 3.4f));
        for (int pass = 0; pass < 2; ++pass)
            for (int k = -5; k <= 5; ++k) {
                const Point d = direction(turn + 90.f * static_cast<float>(pass)),
                            n = direction(turn + 90.f * static_cast<float>(pass) + 90) *
                                (15.f * static_cast<float>(k));
                // Over and under, as a braid.
                for (int part_of = -4; part_of < 4; ++part_of) {
                    if ((part_of + k + pass) % 2 != 0) continue;
                    const Point from = c + n + d * (15.f * static_cast<float>(part_of)),
                                to = from + d * 15;
                    carve(sheet, field, Path{from, (from + to) * .5f, to}, 6,
                          {deep(umber, .2f), umber, pale(naples, .4f)});
                }
            }
    }
    // The furrow that does not stop: it leaves the lower bar, curves and runs out over the edge.
    const Path stray =
        curve("66,966 180,964 320,968 440,964 540,960 606,968 640,984 668,1004 684,1024");
    sheet.stroke(stray, {.paint = ink,
                         .second = deep(umber, .6f),
                         .width = 17,
                         .pressure = {.7f, .8f, .6f},
                         .bristle = .2f,
                         .dry = 0,
                         .run_out = 0});
    sheet.stroke(shifted(stray, {4, 6}), {.paint = vermilion,
                                          .second = mix(gold, vermilion, .4f),
                                          .width = 8,
                                          .pressure = {.6f, .7f, .6f},
                                          .bristle = .5f,
                                          .dry = .05f,
                                          .run_out = .1f});
    // Shavings where the gouge went.
    for (auto curl : {"618,960 632,946 648,950 646,964 634,962", "560,952 572,938 588,944 584,956"})
        sheet.stroke(curl, {},
                     {.paint = pale(naples, .4f),
                      .second = ochre,
                      .width = 7,
                      .pressure = {.8f, .5f, .3f},
                      .bristle = .3f,
                      .inside = &wood});
}
