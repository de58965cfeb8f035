// Carved wood, for the frames of Finishing Touches: bars around the opening, grooves and raised
// forms with light from the upper left. Nothing reaches into the opening.
#pragma once

#include "engine/paintbox.h"

namespace velatura::studio {

inline constexpr Box frame_outside{8, 8, 712, 1000}, frame_inside{64, 90, 656, 917};

inline Shape boxed(const Sheet& sheet, const Box& b, float wobble = Sheet::hand) {
    return sheet.box(b.x0, b.y0, b.width(), b.height(), wobble);
}

// All of the wood.
inline Shape frame_wood(const Sheet& sheet, const Box& outside = frame_outside) {
    return boxed(sheet, outside, 2.6f) - boxed(sheet, frame_inside);
}

struct Timber {
    Paint dark, middle, light;
};

inline Look sawn(const Timber& timber, float flow, float ink = 4) {
    return {.shadow = timber.dark,
            .middle = timber.middle,
            .light = timber.light,
            .accent = mix(timber.middle, pigment::madder, .3f),
            .round = .9f,
            .gradient = .3f,
            .strokes = 1.8f,
            .stroke_length = 100,
            .stroke_width = 8,
            .flow = flow,
            .ink = ink,
            .slip = 0};
}

// The four bars, mitred.
inline std::vector<Shape> frame_bars(const Sheet& sheet, const Shape& wood) {
    const Box &o = frame_outside, &i = frame_inside;
    const auto bar = [&](const Path& outline) { return sheet.shape(outline) & wood; };
    return {bar({{o.x0 - 20, o.y0 - 20}, {o.x1 + 20, o.y0 - 20}, {i.x1, i.y0}, {i.x0, i.y0}}),
            bar({{o.x0 - 20, o.y1 + 20}, {o.x1 + 20, o.y1 + 20}, {i.x1, i.y1}, {i.x0, i.y1}}),
            bar({{o.x0 - 20, o.y0 - 20}, {i.x0, i.y0}, {i.x0, i.y1}, {o.x0 - 20, o.y1 + 20}}),
            bar({{o.x1 + 20, o.y0 - 20}, {i.x1, i.y0}, {i.x1, i.y1}, {o.x1 + 20, o.y1 + 20}})};
}

// A groove: its upper left wall in shadow, its lower right one in the light.
inline void carve(Sheet& sheet, const Shape& wood, const Path& path, float width, const Timber& t) {
    sheet.stroke(path, {.paint = deep(t.dark, .45f),
                        .second = t.dark,
                        .width = width,
                        .pressure = {.8f, .7f, .5f},
                        .bristle = .3f,
                        .dry = .03f,
                        .run_out = .1f,
                        .inside = &wood});
    sheet.stroke(shifted(path, {width * .36f, width * .42f}), {.paint = pale(t.light, .25f),
                                                               .second = t.light,
                                                               .width = width * .42f,
                                                               .pressure = {.7f, .6f, .5f},
                                                               .bristle = .5f,
                                                               .dry = .12f,
                                                               .inside = &wood});
}

// A raised form, with the shadow it casts on the wood.
inline void raise(Sheet& sheet, const Shape& wood, const Shape& form, const Look& look) {
    const Shape shadow = form.grown(5) & wood.grown(-1);
    sheet.gouache(shadow, {.shadow = pigment::ink,
                           .middle = deep(look.shadow, .6f),
                           .light = deep(look.shadow, .4f),
                           .round = .4f,
                           .rough = 2});
    sheet.paint(form & wood.grown(-1), look);
}

}  // namespace velatura::studio
