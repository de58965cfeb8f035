// Parts that several creatures of the figure plane share.
#pragma once

#include "engine/paintbox.h"

namespace velatura::studio {

// The outline of a band of cloth along a path: cut straight at both ends, its width swaying a
// little, as if it turned in the wind.
inline Path cloth_band(const Path& path, float width_start, float width_end, float sway = .18f) {
    constexpr int steps = 60;
    Path left, right;
    for (int k = 0; k <= steps; ++k) {
        const float t = static_cast<float>(k) / steps;
        const float turn = 1 - sway * (1 + std::sin(t * 17 + path.front().x));
        const Point side =
            direction(heading(path, t) + 90) * (.5f * turn * blend(width_start, width_end, t));
        left.push_back(along(path, t) + side);
        right.push_back(along(path, t) - side);
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    return left;
}

// A creature's shadow on the ground, or on the water.
inline void ground_shadow(Sheet& sheet, Point centre, float half_width, float half_height) {
    // The floor itself, a breath from edge to edge.
    sheet.wash(
        sheet.shape("-60,-14 100,-22 260,-12 420,-24 580,-12 780,-20 780,20 600,30 430,18 250,32 "
                    "90,20 -60,28",
                    at(0, centre.y)),
        {.paint = pigment::violet,
         .second = pigment::cerulean,
         .density = .2f,
         .soft = 12,
         .lost = 22,
         .bleed = 16,
         .cloud = .9f});
    sheet.wash(sheet.shape("-1,.1 -.6,-.7 .1,-1 .8,-.6 1.1,.1 .5,.9 -.4,1",
                           at(centre).scaled(half_width, half_height)),
               {.paint = pigment::violet, .density = .56f, .soft = 3, .bleed = 7, .under = 0});
}

}  // namespace velatura::studio
