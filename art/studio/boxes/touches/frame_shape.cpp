// The gable frame: steep triangles all around like a roofline, and a pigeon hole in the highest.
#include "frame_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Timber pine{deep(umber, .3f), mix(ochre, umber, .3f), pale(naples, .2f)};

}  // namespace

PAINT_FRAME("touches", "shape") {
    // The sill that carries the roofs; its outer edge stays behind the gables.
    const Shape all = frame_wood(sheet, {2, 2, 718, 1006});
    const Shape sill = boxed(sheet, {30, 46, 690, 962}, 2.6f) - boxed(sheet, frame_inside);
    const auto gable = [&](Point foot_a, Point foot_b, Point top, Paint front, bool big) {
        const Point mid = (foot_a + foot_b) * .5f, up = top - mid;
        const Shape face = sheet.shape(Path{foot_a, top, foot_b}) & all;
        const float turn = std::atan2(up.y, up.x) / radians(1);
        raise(sheet, all, face,
              {.shadow = deep(front, .5f),
               .middle = front,
               .light = mix(front, naples, .65f),
               .accent = mix(front, madder, .4f),
               .round = .9f,
               .fall = 60,
               .gradient = .5f,
               .strokes = 1.7f,
               .stroke_length = 44,
               .stroke_width = 6,
               .flow = turn,
               .ink = 3,
               .slip = 0});
        // Boards, and the barge boards along both slopes.
        const int boards = big ? 9 : 5;
        for (int k = 1; k < boards; ++k) {
            const float t = static_cast<float>(k) / static_cast<float>(boards);
            const Point foot = foot_a + (foot_b - foot_a) * t;
            sheet.stroke(Path{foot, foot + up * .45f, foot + up * .96f}, {.paint = deep(front, .6f),
                                                                          .width = 2.6f,
                                                                          .pressure = even,
                                                                          .alpha = .8f,
                                                                          .bristle = .2f,
                                                                          .inside = &face});
        }
        const float wide = big ? 15.f : 9.f;
        for (const Point& foot : {foot_a, foot_b}) {
            const Path slope{foot + (mid - foot) * -.06f, (foot + top) * .5f, top};
            sheet.stroke(slope, {.paint = deep(umber, .45f),
                                 .second = umber,
                                 .width = wide + 4,
                                 .pressure = even,
                                 .bristle = .2f,
                                 .dry = 0,
                                 .run_out = 0,
                                 .inside = &all});
            sheet.stroke(shifted(slope, {-1.4f, -2}), {.paint = mix(ochre, umber, .2f),
                                                       .second = pale(naples, .2f),
                                                       .width = wide,
                                                       .pressure = even,
                                                       .bristle = .4f,
                                                       .dry = .04f,
                                                       .run_out = .05f,
                                                       .inside = &all});
        }
    };
    sheet.paint(sill, sawn(pine, 0));
    for (const Path& bead :
         {Path{{40, 84}, {360, 83}, {680, 84}}, Path{{40, 923}, {360, 924}, {680, 923}},
          Path{{58, 80}, {57, 500}, {58, 928}}, Path{{661, 80}, {662, 500}, {661, 928}}})
        carve(sheet, all, bead, 6, pine);
    const Paint fronts[] = {mix(ochre, umber, .35f), mix(umber, madder, .3f),
                            mix(ochre, rose, .3f),   mix(umber, prussian, .3f),
                            mix(gold, ochre, .5f),   mix(umber, viridian, .35f)};
    // Sides: of unequal height and breadth, as in an old street.
    const float steps[] = {96, 84, 110, 78, 102, 90, 116, 84, 96};
    for (int side = 0; side < 2; ++side) {
        float y = 94;
        for (int k = 0; y < 900; ++k) {
            const float h = std::min(steps[(k + 4 * side) % 9], 914 - y),
                        reach = 38 + 13 * std::sin(static_cast<float>(k) * 2.4f +
                                                   static_cast<float>(side));
            if (h < 50) break;
            const float x = side == 0 ? 56.f : 664.f, out = side == 0 ? -reach : reach;
            gable({x, y + 3}, {x, y + h - 3},
                  {x + out, y + h * (.5f + .05f * std::sin(static_cast<float>(k)))},
                  fronts[(k * 2 + side * 3) % 6], false);
            y += h;
        }
    }
    // Below, upside down as in a canal.
    const float lower[] = {92, 110, 84, 118, 96, 104};
    float x = 62;
    for (int k = 0; k < 6; ++k) {
        gable({x + 3, 926}, {x + lower[k] - 3, 926},
              {x + lower[k] * .5f, 982.f + 14 * std::sin(static_cast<float>(k) * 1.9f)},
              fronts[(k + 3) % 6], false);
        x += lower[k];
    }
    // Above, rising to the middle.
    const struct {
        float x, w, top;
    } upper[] = {{60, 92, 34}, {150, 104, 26}, {468, 104, 24}, {568, 92, 36}};
    for (int k = 0; k < 4; ++k)
        gable({upper[k].x, 82}, {upper[k].x + upper[k].w, 82},
              {upper[k].x + upper[k].w * .5f, upper[k].top}, fronts[(k * 2 + 1) % 6], false);
    // Corners: a boss each.
    for (const Point& c : {Point{38, 58}, Point{682, 58}, Point{38, 950}, Point{682, 950}})
        raise(sheet, all, sheet.shape("0,-26! 25,0! 0,26! -25,0!", at(c), 1),
              {.shadow = deep(madder, .3f),
               .middle = vermilion,
               .light = gold,
               .round = 1.1f,
               .strokes = 1.4f,
               .ink = 3,
               .slip = 0});
    gable({240, 86}, {480, 86}, {360, 4}, mix(ochre, rose, .35f), true);
    const Shape hole = sheet.circle({360, 54}, 15, 1);
    sheet.gouache(sheet.circle({360, 54}, 19, 1),
                  {.shadow = umber, .middle = ochre, .light = naples, .slip = 0});
    sheet.gouache(hole, {.shadow = ink, .middle = ink, .light = deep(umber, .6f), .slip = 0});
    // Somebody is at home: a grey pigeon's head and breast.
    sheet.paint(sheet.shape("-8,12! -9,-2 -4,-11 5,-13 11,-8 17,-5! 11,-2 11,6 13,13! 2,15",
                            at(360, 56), .6f),
                {.shadow = deep(violet, .3f),
                 .middle = mix(cerulean, violet, .35f),
                 .light = white,
                 .accent = viridian,
                 .strokes = 1,
                 .ink = 2,
                 .slip = 0});
    sheet.dab({365, 48}, 2, vermilion);
    sheet.line("346,74 360,76 376,73", {}, 5, mix(ochre, umber, .2f), even);
}
