// The wheel frame: rims meet in the corners, turned spokes run along the sides, each stained in a
// color of its own; one spoke is missing.
#include "frame_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Timber oak{deep(umber, .35f), mix(umber, ochre, .45f), naples};

// A turned spoke from a to b.
void spoke(Sheet& sheet, const Shape& wood, Point a, Point b, float thick, Paint dark,
           Paint middle) {
    const Point d = b - a;
    const float reach = length(d), turn = std::atan2(d.y, d.x) / radians(1);
    const Place p = at(a).turned(turn).scaled(reach / 100, thick / 10);
    const Shape form = sheet.shape(
        "0,-5! 6,-5 10,-3 14,-5.5 20,-4 34,-6.5 50,-8.5 66,-6.5 80,-4 86,-5.5 90,-3 94,-5 100,-5! "
        "100,5! 94,5 90,3 86,5.5 80,4 66,6.5 50,8.5 34,6.5 20,4 14,5.5 10,3 6,5 0,5!",
        p, .8f);
    raise(sheet, wood, form,
          {.shadow = dark,
           .middle = middle,
           .light = mix(middle, naples, .6f),
           .accent = ochre,
           .round = 1.4f,
           .strokes = 1.7f,
           .stroke_length = 60,
           .stroke_width = 7,
           .flow = turn,
           .ink = 3,
           .rim = 2.5f,
           .rim_paint = naples,
           .slip = 0});
    for (float x : {10.f, 17.f, 50.f, 83.f, 90.f})
        sheet.line(through({p(x, -5), p(x + .7f, 0), p(x, 5)}), 2.6f, deep(dark, .5f), even);
}

}  // namespace

PAINT_FRAME("touches", "hue") {
    const Shape wood = frame_wood(sheet);
    const auto bars = frame_bars(sheet, wood);
    for (size_t k = 0; k < 4; ++k)
        sheet.paint(bars[k], sawn(oak, k < 2 ? 0.f : 90.f));
    for (const Path& bead :
         {Path{{22, 24}, {360, 22}, {698, 24}}, Path{{22, 984}, {360, 986}, {698, 984}},
          Path{{24, 22}, {22, 500}, {24, 986}}, Path{{694, 22}, {696, 500}, {694, 986}}})
        carve(sheet, wood, bead, 9, oak);

    const Paint hues[][2] = {{madder, vermilion},
                             {umber, gold},
                             {deep(viridian, .4f), viridian},
                             {prussian, mix(cerulean, ultramarine, .3f)},
                             {deep(violet, .4f), mix(violet, rose, .25f)}};
    const float middle_x[] = {36, 684};
    // Along the sides three spokes; the lowest on the left is gone, its sockets are empty.
    int hue = 0;
    for (float x : middle_x)
        for (int k = 0; k < 3; ++k) {
            const Point a{x, 178.f + 222.f * static_cast<float>(k)},
                b{x, 382.f + 222.f * static_cast<float>(k)};
            if (x < 100 && k == 2) {
                const Shape bed = sheet.tube(Path{a, (a + b) * .5f, b}, 20, 20) & wood.grown(-3);
                sheet.paint(bed, {.shadow = deep(umber, .6f),
                                  .middle = mix(umber, ochre, .7f),
                                  .light = pale(naples, .3f),
                                  .round = -.8f,
                                  .strokes = 1.6f,
                                  .flow = 90,
                                  .ink = 2.4f,
                                  .slip = 0});
                for (Point s : {a, b})
                    sheet.gouache(
                        sheet.ellipse(s, 12, 10) & wood,
                        {.shadow = ink, .middle = ink, .light = deep(umber, .6f), .slip = 0});
                continue;
            }
            spoke(sheet, wood, a, b, 22, hues[hue % 5][0], hues[hue % 5][1]);
            ++hue;
        }
    for (float y : {50.f, 958.f})
        for (int k = 0; k < 2; ++k) {
            const float x = 148 + 222.f * static_cast<float>(k);
            spoke(sheet, wood, {x, y}, {x + 202, y}, 30, hues[(hue + 2) % 5][0],
                  hues[(hue + 2) % 5][1]);
            ++hue;
        }
    // Hubs between spokes.
    const Look turned{.shadow = deep(umber, .5f),
                      .middle = mix(ochre, umber, .3f),
                      .light = pale(naples, .3f),
                      .accent = gold,
                      .round = 1.4f,
                      .strokes = 1.5f,
                      .ink = 3,
                      .slip = 0};
    for (const Point& hub : {Point{36, 391}, Point{36, 613}, Point{684, 391}, Point{684, 613},
                             Point{360, 50}, Point{360, 958}}) {
        raise(sheet, wood, sheet.circle(hub, hub.x == 360 ? 25.f : 18.f, 1), turned);
        sheet.stroke(arc(hub, 10, 10, 0, 359),
                     {.paint = deep(umber, .5f), .width = 4, .pressure = even, .bristle = .2f});
        sheet.dab(hub, 4.4f, vermilion);
    }
    // Quarter rims around each corner.
    for (const auto& [c, from] : {std::pair{Point{24, 26}, 0.f},
                                  {Point{696, 26}, 90.f},
                                  {Point{696, 982}, 180.f},
                                  {Point{24, 982}, 270.f}}) {
        for (float r : {118.f, 60.f}) {
            const Shape rim = sheet.shape(
                                  [&] {
                                      Path ring = arc(c, r, r, from - 14, from + 104),
                                           inner = arc(c, r - 25, r - 25, from + 104, from - 14);
                                      ring.insert(ring.end(), inner.begin(), inner.end());
                                      return ring;
                                  }(),
                                  1) &
                              wood.grown(-2);
            if (!rim.empty()) raise(sheet, wood, rim, turned);
        }
        raise(sheet, wood, sheet.circle(c + direction(from + 45) * 14, 24, 1),
              {.shadow = deep(madder, .3f),
               .middle = vermilion,
               .light = gold,
               .round = 1.3f,
               .strokes = 1.3f,
               .ink = 3,
               .slip = 0});
    }
}
