// Complexity: a heart of many small wheels that turn each other, wound about with red thread.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Wheel {
    Point centre;
    float radius;  // to the middle of the teeth
};

// Fills a shape with wheels that touch: always the largest that still fits.
std::vector<Wheel> packed(const Shape& shape, float largest, float smallest) {
    std::vector<Wheel> wheels;
    const Box& b = shape.bounds();
    while (wheels.size() < 60) {
        Wheel best{{}, 0};
        for (float y = b.y0; y < b.y1; y += 3)
            for (float x = b.x0; x < b.x1; x += 3) {
                // Not too large too soon: a limit that wanders keeps the sizes mixed.
                float room = std::min(-shape.distance({x, y}),
                                      largest * (.72f + .5f * noise(x * .02f, y * .02f, 8)));
                for (const Wheel& w : wheels)
                    room = std::min(room, length(Point{x, y} - w.centre) - w.radius);
                if (room > best.radius) best = {{x, y}, room};
            }
        if (best.radius < smallest) break;
        wheels.push_back(best);
    }
    return wheels;
}

Path cog(const Wheel& w, int teeth, float turn) {
    Path path;
    const float depth = clamped(w.radius * .13f, 2.6f, 5);
    for (int k = 0; k < teeth; ++k) {
        const float step = 360.f / static_cast<float>(teeth);
        const float a = turn + step * static_cast<float>(k);
        const float at_step[] = {-.36f, -.2f, .2f, .36f};
        const float reach[] = {-depth, depth, depth, -depth};
        for (size_t q = 0; q < 4; ++q)
            path.push_back(w.centre + direction(a + step * at_step[q]) * (w.radius + reach[q]));
    }
    return path;
}

void paint_wheel(Sheet& sheet, const Wheel& w, int k) {
    struct Metal {
        Paint dark, middle, light;
    };
    static const Metal metals[] = {{umber, gold, pale(naples, .3f)},
                                   {mix(umber, madder, .4f), mix(gold, naples, .4f), white},
                                   {prussian, pale(cerulean, .15f), white},
                                   {umber, mix(gold, vermilion, .35f), naples},
                                   {payne, mix(cerulean, violet, .3f), white}};
    const Metal& m = metals[(k * 3 + (k > 4 ? 1 : 0)) % 5];
    const int teeth = std::max(7, static_cast<int>(w.radius * .56f + .5f));
    const float turn = 37.f * static_cast<float>(k);
    Shape body = sheet.shape(cog(w, teeth, turn), .6f);
    // Windows between the spokes.
    const int spokes = w.radius > 34 ? 6 : w.radius > 22 ? 5 : w.radius > 15 ? 4 : 0;
    std::vector<Path> windows;
    for (int s = 0; s < spokes; ++s) {
        const float a = turn + 360.f / static_cast<float>(spokes) * static_cast<float>(s);
        const float half = 180.f / static_cast<float>(spokes);
        const auto p = [&](float degrees, float reach) {
            return w.centre + direction(a + degrees) * (w.radius * reach);
        };
        windows.push_back(closed_through({p(-half * .3f, .34f), p(-half * .62f, .7f), p(0, .74f),
                                          p(half * .62f, .7f), p(half * .3f, .34f)}));
    }
    if (!windows.empty()) body = body - sheet.shapes(windows, .5f);
    sheet.paint(body, {.shadow = m.dark,
                       .middle = m.middle,
                       .light = m.light,
                       .round = .8f,
                       .strokes = 1.2f,
                       .stroke_width = 4,
                       .ink = clamped(w.radius * .07f, 1.5f, 2.6f),
                       .slip = 0});
    sheet.line(arc(w.centre, w.radius * .84f, w.radius * .84f, 170, 300), 1.4f, pale(m.light, .4f),
               swelling);
    // Axle: a jewel in the larger ones, a screw in the rest.
    const float r = std::max(2.6f, w.radius * .17f);
    sheet.dab(w.centre, r * 1.35f, deep(m.dark, .4f));
    sheet.dab(w.centre, r, w.radius > 28 ? vermilion : m.light);
    sheet.dab(w.centre + Point{-r * .3f, -r * .35f}, r * .3f, white);
}

}  // namespace

PAINT_CARD(20) {
    const Place all = at(0, 206);  // moves everything but the heart itself
    const Place middle = at(178, 692).turned(-6);
    const Shape heart_shape = sheet.shape(heart(middle.scaled(154, 160)));

    // The winding key at its side.
    const Shape wings = sheet.shape(
        "312,394! 330,368 352,352 366,366 356,388 330,402! 346,416 352,436 336,446 318,428 "
        "308,404!",
        all);
    sheet.halo(wings);
    sheet.paint(sheet.tube("284,424 302,410 318,400", 15, 12, all),
                {.shadow = umber, .middle = ochre, .light = naples, .ink = 2.6f});
    sheet.paint(wings - sheet.circle(all(346, 374), 7) - sheet.circle(all(336, 428), 6),
                {.shadow = umber, .middle = gold, .light = naples, .ink = 3, .slip = 0});

    // The case, dark red, and everything in it.
    sheet.halo(heart_shape);
    sheet.paint(heart_shape, {.shadow = deep(madder, .75f),
                              .middle = deep(madder, .45f),
                              .light = madder,
                              .accent = violet,
                              .strokes = 1.4f,
                              .ink = 5,
                              .rim = 5,
                              .rim_paint = rose});
    int k = 0;
    for (const Wheel& w : packed(heart_shape.grown(3), 50, 8.5f))
        paint_wheel(sheet, w, k++);

    // The thread goes round three times and wanders off with its needle.
    const Shape reach = heart_shape.grown(4);
    for (auto turn : {"10,400 92,468 190,474 340,414", "10,454 100,532 196,532 330,462",
                      "40,530 130,598 200,590 300,530"}) {
        const Path path = curve(turn, all);
        struct Layer {
            Point shift;
            Paint paint, second;
            float width, alpha;
        };
        for (const Layer& l :
             {Layer{{3, 7}, deep(umber, .7f), deep(umber, .7f), 9, .55f},
              Layer{{1.6f, 2.2f}, deep(madder, .6f), deep(madder, .6f), 9.4f, .95f},
              Layer{{0, 0}, vermilion, mix(vermilion, gold, .3f), 8, 1},
              Layer{{-.6f, -2}, mix(vermilion, naples, .6f), mix(vermilion, naples, .6f), 2, .9f}})
            sheet.stroke(shifted(path, l.shift), {.paint = l.paint,
                                                  .second = l.second,
                                                  .width = l.width,
                                                  .pressure = even,
                                                  .alpha = l.alpha,
                                                  .bristle = .2f,
                                                  .dry = .05f,
                                                  .run_out = .1f,
                                                  .inside = &reach});
    }
    paint_thread(
        sheet,
        curve("252,562 296,556 316,600 276,630 234,618 238,584 282,590 302,640 286,694", all), 6);
    const Path needle = curve("288,684 280,708 266,756", all);
    sheet.line(shifted(needle, {1, 1}), 7, ink, {.9f, .1f, .1f});
    sheet.line(needle, 4.6f, pale(cerulean, .4f), {.9f, .1f, .1f});
    sheet.dab(all(286, 693), 1.8f, ink);
    // A spring that has had enough.
    Path spring;
    for (float t = 0; t <= 1.001f; t += .01f)
        spring.push_back(all(96 - 44 * t + 15 * std::sin(t * 34) * (1 - .3f * t),
                             352 - 66 * t + 9 * std::cos(t * 34)));
    sheet.line(shifted(spring, {1, 1.4f}), 4.4f, ink, even);
    sheet.line(spring, 2.8f, mix(ochre, naples, .4f), even);
}
