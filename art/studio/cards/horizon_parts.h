// Parts that several cards of the horizon plane share: paint that runs out towards the ground,
// joints of masonry, a passer-by in hat and coat.
#pragma once

#include "engine/paintbox.h"

namespace velatura::studio {

// The line a share `v` of the way from one edge to the other.
inline Path between(const Path& from, const Path& to, float v) {
    constexpr int steps = 24;
    Path path;
    for (int k = 0; k <= steps; ++k) {
        const float t = static_cast<float>(k) / steps;
        const Point a = along(from, t), b = along(to, t);
        path.push_back(a + (b - a) * v);
    }
    return path;
}

// Sheet::paint for a thing whose foot is left to dry brush: `present` is 1 where it stands and
// 0 where nothing of it is left.
inline void paint_fading(Sheet& sheet, const Shape& shape, const Look& look, const Mask& present) {
    sheet.gouache(shape, {.shadow = look.shadow,
                          .middle = look.middle,
                          .light = look.light,
                          .charge = look.accent,
                          .charge_amount = .3f,
                          .round = look.round,
                          .fall = look.fall,
                          .gradient = look.gradient,
                          .blotch = look.blotch,
                          .streak = .16f,
                          .streak_angle = look.flow.value_or(25),
                          .slip = look.slip,
                          .coverage = present,
                          .seed = look.seed});
    const Mask firm = [present](Point p) { return smooth(.45f, .8f, present(p)); };
    sheet.form_strokes(shape, {.shadow = look.shadow,
                               .middle = look.middle,
                               .light = look.light,
                               .accent = look.accent,
                               .round = look.round,
                               .fall = look.fall,
                               .gradient = look.gradient,
                               .density = look.strokes,
                               .length = look.stroke_length,
                               .width = look.stroke_width,
                               .flow = look.flow,
                               .flow_field = look.flow_field,
                               .mask = firm,
                               .seed = look.seed});
    if (look.rim > 0)
        sheet.rim_light(shape, {.paint = look.rim_paint, .width = look.rim, .mask = firm});
    sheet.contour(shape,
                  {.width = look.ink > 0 ? look.ink : 4, .paint = look.ink_paint, .mask = firm});
}

// Ground that runs off both edges, so that what stands on it does not float: a wash from `top` down
// and, if wished, grass along it.
struct Skirt {
    float top = 800, height = 80;
    Paint paint = pigment::sap, second = pigment::violet;
    float density = .4f;
    int tufts = 60;
};

inline void paint_skirt(Sheet& sheet, const Skirt& s) {
    using namespace pigment;
    Path outline;
    for (float x = -60; x <= 780; x += 40)
        outline.push_back({x, s.top + 16 * noise(x * .006f, s.top, 3)});
    for (float x = 780; x >= -60; x -= 40)
        outline.push_back({x, s.top + s.height + 18 * noise(x * .005f, s.top, 8)});
    sheet.wash(sheet.shape(outline), {.paint = s.paint,
                                      .second = s.second,
                                      .density = s.density,
                                      .from = 1.1f,
                                      .to = .6f,
                                      .soft = 12,
                                      .lost = 26,
                                      .bleed = 18,
                                      .cloud = .8f});
    Random random(static_cast<Seed>(s.top));
    for (int k = 0; k < s.tufts; ++k) {
        const float x = random.between(-10, 730), luck = random.unit();
        const float y = s.top + 14 + (s.height - 20) * luck, h = random.between(10, 24),
                    lean = 8 * random.bell();
        sheet.stroke(through({{x, y + 4}, {x + lean * .4f, y - h * .5f}, {x + lean, y - h}}),
                     {.paint = k % 3 == 0 ? viridian : sap,
                      .second = k % 3 == 1 ? naples : sap,
                      .width = 4.4f,
                      .pressure = tapering,
                      .bristle = .4f});
    }
}

// Joints of bricks or cut stones, drawn over painted masonry in a dry line.
inline void brick_joints(Sheet& sheet, const Shape& wall, float course, float brick, Paint paint,
                         const Mask& mask = {}) {
    const Box b = wall.bounds();
    Random random(wall.seed() + 3);
    int row = 0;
    for (float y = b.y0 + course * .7f; y < b.y1 + course; y += course, ++row) {
        Path joint;
        for (float x = b.x0; x < b.x1 + 12; x += 12)
            joint.push_back({x, y + course * .12f * noise(x * .03f, y * .05f, 9)});
        const Brush pen{.paint = paint,
                        .width = 1.9f,
                        .pressure = even,
                        .alpha = .8f,
                        .bristle = .2f,
                        .dry = .3f,
                        .inside = &wall,
                        .mask = mask};
        sheet.stroke(joint, pen);
        for (float x = b.x0 + (row % 2 == 0 ? .3f : .8f) * brick; x < b.x1; x += brick) {
            const float stray = brick * .14f * random.bell();
            sheet.stroke(
                Path{{x + stray, y - course}, {x + stray + 1, y - course * .5f}, {x + stray, y}},
                pen);
        }
    }
}

struct Colours {
    Paint shadow, middle, light;
};

// A small person in coat and hat, feet at 0,0, about 66 units high, looking to the right.
// The arm reaches from the shoulder to `hand`; seen from behind there is no face.
inline void paint_passer_by(Sheet& sheet, const Place& w, const Colours& coat, const Colours& hat,
                            Point hand, bool faces_us = true) {
    using namespace pigment;
    const float size = std::fabs(w.sy);
    const Shape legs = sheet.limbs({{w(-5, -22), 4.4f * size, w(-6, -2), 3 * size},
                                    {w(5, -22), 4.4f * size, w(6, -2), 3 * size},
                                    {w(-6, -2), 3 * size, w(-1, -1), 2.4f * size},
                                    {w(6, -2), 3 * size, w(11, -1), 2.4f * size}},
                                   2, .5f);
    const Shape body =
        sheet.shape("-7,-46! 0,-49 7,-46! 11,-32 15,-13! 0,-10 -15,-13! -11,-32", w, .8f);
    const Shape head = sheet.ellipse(w(1, -54), 7 * size, 7.6f * size, 0, .5f);
    const Shape cap =
        sheet.shape("-14,-57! -8,-60 -7,-69 1,-72 9,-68 9,-60 15,-56! 8,-57 0,-58 -8,-57", w, .5f);
    sheet.paint(legs, {.shadow = ink, .middle = umber, .light = ochre, .ink = 1.4f, .slip = 0});
    sheet.paint(head, {.shadow = mix(rose, madder, .4f),
                       .middle = mix(rose, naples, .5f),
                       .light = naples,
                       .strokes = 0,
                       .ink = 1.6f,
                       .slip = 0});
    if (faces_us) {
        sheet.dab(w(4.4f, -55), 1.2f * size, ink);
        sheet.dab(w(8, -52.5f), 1.9f * size, mix(rose, vermilion, .4f));
    }
    sheet.paint(body, {.shadow = coat.shadow,
                       .middle = coat.middle,
                       .light = coat.light,
                       .strokes = 1.2f,
                       .flow = 95,
                       .ink = 2,
                       .slip = 0});
    const Point elbow = Point{5 + (hand.x - 5) * .5f, -41 + (hand.y + 41) * .5f + 4};
    const Shape arm = sheet.limbs({{w(4, -42), 3.8f * size, w(elbow), 3.3f * size},
                                   {w(elbow), 3.3f * size, w(hand), 2.4f * size}},
                                  2, .5f);
    sheet.paint(arm, {.shadow = coat.shadow,
                      .middle = coat.middle,
                      .light = coat.light,
                      .strokes = .6f,
                      .ink = 1.6f,
                      .slip = 0});
    sheet.dab(w(hand), 2.6f * size, mix(rose, naples, .5f));
    sheet.paint(cap, {.shadow = hat.shadow,
                      .middle = hat.middle,
                      .light = hat.light,
                      .strokes = .8f,
                      .ink = 1.6f,
                      .slip = 0});
}

}  // namespace velatura::studio
