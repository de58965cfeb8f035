// What several backgrounds share: washes without edges, thin veils, and brushwork that follows a
// direction in the colours a place has.
#pragma once

#include "engine/paintbox.h"

namespace velatura::studio {

// A wash over the whole sheet: it has no edge to dry at.
inline void tint(Sheet& sheet, Wash wash) {
    wash.lost = 0;
    wash.rim = 0;
    sheet.wash(sheet.everything(), wash);
}

// Thin body paint as strong as `mask` says, held by the paper's hills: mist, haze, light.
inline void veil(Sheet& sheet, const Box& area, Paint paint, const Mask& mask, float grain = .25f) {
    const PixelBox box = sheet.pixels_in(area);
    for (int j = box.y0; j < box.y1; ++j)
        for (int i = box.x0; i < box.x1; ++i) {
            const float alpha = mask(sheet.centre_of(i, j));
            if (alpha <= 0) continue;
            sheet.lay(i, j, paint, clamped(alpha * (1 + grain * 2 * (sheet.paper(i, j) - .5f))));
        }
}

// Many strokes of one kind. Lengths and widths vary around the given ones.
struct Brushwork {
    int strokes = 200;
    Box area = whole_sheet;
    float length = 120;
    float width = 24;
    Pressure pressure = swelling;
    float alpha = .26f;
    float bristle = 1;
    float dry = .42f;
    float stray = 5;  // of the direction, in degrees
    std::function<Paint(Point, Random&)> colour = {};
    Flow flow = {};   // none = to the right
    Mask size = {};   // of a stroke, by its place
    Mask where = {};  // chance of a stroke
    Seed seed = 1;
};

inline void brushed(Sheet& sheet, const Brushwork& work) {
    constexpr int steps = 4;  // each way from the middle of a stroke
    Random random(work.seed);
    for (int k = 0; k < work.strokes; ++k) {
        const Point middle{random.between(work.area.x0, work.area.x1),
                           random.between(work.area.y0, work.area.y1)};
        const float luck = random.unit(), long_by = random.between(.6f, 1.4f),
                    wide_by = random.between(.5f, 1.4f), astray = work.stray * random.bell();
        const Paint paint = work.colour(middle, random);
        if (work.where && luck > work.where(middle)) continue;
        const float size = work.size ? work.size(middle) : 1;
        const float step = work.length * size * long_by / (2 * steps);
        std::vector<Point> points{middle};
        for (float way : {-1.f, 1.f}) {
            Point p = middle;
            for (int n = 0; n < steps; ++n) {
                const float degrees = (work.flow ? work.flow(p) : 0) + astray;
                p = p + direction(degrees) * (way * step);
                points.insert(way < 0 ? points.begin() : points.end(), p);
            }
        }
        sheet.stroke(through(points), {.paint = paint,
                                       .width = work.width * size * wide_by,
                                       .pressure = work.pressure,
                                       .alpha = work.alpha,
                                       .bristle = work.bristle,
                                       .dry = work.dry,
                                       .seed = work.seed * 1009 + static_cast<Seed>(k)});
    }
}

}  // namespace velatura::studio
