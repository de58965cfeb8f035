// The room in which the award cards of the mini expansion play: a wall with lamplight, a floor or a
// table, shadows.
#pragma once

#include "backgrounds/background_parts.h"

namespace velatura::studio {

struct Room {
    Paint wall, wall_light;
    Paint floor, floor_light;
    float foot = 740;         // where the wall stands on the floor
    Point lamp = {220, 260};  // where light falls on the wall
    float reach = 420;
};

inline void paint_room(Sheet& sheet, const Room& r) {
    using namespace pigment;
    const Ramp wall(deep(r.wall, .45f), r.wall, r.wall_light),
        floor(deep(r.floor, .5f), r.floor, r.floor_light);
    const auto wall_tone = [&](Point p) {
        const Point d = p - r.lamp;
        const float away = length({d.x, d.y * .9f}) / r.reach;
        return .12f + .8f * std::exp(-away * away) + .1f * fbm(p.x * .006f, p.y * .006f, 4, 3);
    };
    const auto floor_tone = [&](Point p) {
        const float away = std::fabs(p.x - r.lamp.x - 60) / (r.reach * 1.3f);
        return .16f + .56f * std::exp(-away * away) + .1f * fbm(p.x * .004f, p.y * .016f, 6, 3) -
               .0004f * (p.y - r.foot);
    };
    sheet.ground([&](Point p) {
        return p.y < r.foot + 2 * noise(p.x * .02f, 0, 2) ? wall(wall_tone(p))
                                                          : floor(floor_tone(p));
    });
    brushed(sheet,
            {.strokes = 130,
             .area = {-40, -40, 760, r.foot - 14},
             .length = 130,
             .width = 34,
             .alpha = .3f,
             .stray = 26,
             .colour = [&](Point p,
                           Random& random) { return wall(wall_tone(p) + .1f * random.bell()); },
             .flow = [](Point p) { return 60 + 50 * noise(p.x * .004f, p.y * .004f, 8); },
             .seed = 4});
    brushed(sheet,
            {.strokes = 90,
             .area = {-40, r.foot + 8, 760, 1040},
             .length = 190,
             .width = 15,
             .alpha = .34f,
             .stray = 2,
             .colour = [&](Point p,
                           Random& random) { return floor(floor_tone(p) + .12f * random.bell()); },
             .seed = 6});
    sheet.stroke(through({{-20, r.foot}, {360, r.foot + 1}, {740, r.foot}}),
                 {.paint = deep(r.wall, .6f), .width = 9, .pressure = even, .bristle = .5f});
}

// The top of a table, its edge towards us, from side to side.
inline void paint_table(Sheet& sheet, float y, Paint wood) {
    using namespace pigment;
    const Shape top = sheet.shape(Path{{-40, y - 46}, {760, y - 46}, {760, y + 44}, {-40, y + 44}}),
                front =
                    sheet.shape(Path{{-40, y + 40}, {760, y + 40}, {760, y + 92}, {-40, y + 92}});
    sheet.paint(top, {.shadow = wood,
                      .middle = mix(wood, ochre, .4f),
                      .light = naples,
                      .accent = ochre,
                      .round = .2f,
                      .strokes = 1.8f,
                      .stroke_length = 150,
                      .stroke_width = 12,
                      .flow = 1,
                      .ink = 0});
    sheet.paint(front, {.shadow = deep(wood, .6f),
                        .middle = wood,
                        .light = mix(wood, ochre, .5f),
                        .round = .4f,
                        .strokes = 1.6f,
                        .stroke_length = 150,
                        .stroke_width = 12,
                        .flow = 0,
                        .ink = 4});
    const Shape below = sheet.shape(Path{{-40, y + 90}, {760, y + 90}, {760, 1060}, {-40, 1060}});
    sheet.paint(below, {.shadow = ink,
                        .middle = deep(wood, .7f),
                        .light = deep(wood, .5f),
                        .round = 0,
                        .gradient = .6f,
                        .strokes = 1.2f,
                        .flow = 88,
                        .ink = 0});
    sheet.stroke(through({{-20, y + 42}, {360, y + 43}, {740, y + 42}}), {.paint = naples,
                                                                          .second = ochre,
                                                                          .width = 8,
                                                                          .pressure = even,
                                                                          .alpha = .85f,
                                                                          .dry = .25f});
}

inline void shade(Sheet& sheet, Point centre, float half_width, float half_height) {
    sheet.wash(sheet.ellipse(centre, half_width, half_height),
               {.paint = pigment::ink, .density = .6f, .soft = 8, .bleed = 10, .under = 0});
}

}  // namespace velatura::studio
