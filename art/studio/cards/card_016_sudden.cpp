// Sudden: lightning strikes, and where it ends it breaks into flower.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A jagged ribbon through the points, from one width to another, cut across its way.
Path jagged(const std::vector<Point>& points, float wide, float thin) {
    Path left, right;
    const size_t last = points.size() - 1;
    for (size_t k = 0; k <= last; ++k) {
        const Point way = points[std::min(k + 1, last)] - points[k == 0 ? 0 : k - 1];
        const float width =
            blend(wide, thin, std::pow(static_cast<float>(k) / static_cast<float>(last), .7f));
        const Point side = Point{way.y, -way.x} * (.52f * width / length(way));
        left.push_back(points[k] - side);
        right.push_back(points[k] + side);
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    return left;
}

// Petals in rings, the outer ones first; a burst of stamens.
void bloom(Sheet& sheet, Point c, float r, float turn, Paint dark, Paint middle, Paint light,
           Paint heart_paint) {
    struct Ring {
        int petals;
        float reach, broad;
    };
    const bool large = r > 50;
    for (const Ring& ring : large
                                ? std::vector<Ring>{{9, 1, .62f}, {8, .72f, .58f}, {6, .46f, .56f}}
                                : std::vector<Ring>{{6, 1, .8f}}) {
        for (int k = 0; k < ring.petals; ++k) {
            const float a = turn + 360.f / static_cast<float>(ring.petals) * static_cast<float>(k) +
                            7 * noise(static_cast<float>(k) * 1.7f, r, 3);
            const float reach =
                r * ring.reach * (1 + .1f * noise(static_cast<float>(k) * 2.3f, r + 9, 4));
            const Place p = at(c).scaled(reach, r * ring.broad * .62f).turned(a);
            const Shape petal_shape = sheet.shape(petal(p), 1);
            sheet.paint(petal_shape, {.shadow = dark,
                                      .middle = middle,
                                      .light = light,
                                      .round = .7f,
                                      .fall = a + 180,
                                      .gradient = .7f,
                                      .strokes = 1.3f,
                                      .flow = a,
                                      .ink = clamped(r * .04f, 1.6f, 2.8f),
                                      .slip = .5f});
            sheet.line(through({p(.3f, 0), p(.55f, .04f), p(.82f, .02f)}), clamped(r * .022f, 1, 2),
                       mix(dark, middle, .4f), swelling);
        }
        turn += 19;
    }
    sheet.dab(c, r * .2f, heart_paint);
    Random random(static_cast<Seed>(c.x * 3 + c.y));
    for (int k = 0; k < (large ? 26 : 9); ++k) {
        const float turned = random.between(0, 360);
        const Point d = direction(turned) * (r * random.between(.1f, large ? .34f : .4f));
        sheet.line(Path{c, c + d * .5f, c + d}, 1.5f, mix(heart_paint, umber, .4f), even);
        sheet.dab(c + d, large ? 2.8f : 1.8f, k % 3 == 0 ? naples : gold);
    }
}

}  // namespace

PAINT_CARD(16) {
    // The cloud it fell from.
    sheet.wash(sheet.shape("372,-60 660,-60 668,56 616,88 556,66 500,94 446,62 386,54"),
               {.paint = violet,
                .second = payne,
                .density = .48f,
                .soft = 18,
                .lost = 26,
                .bleed = 24,
                .cloud = .9f,
                .backrun = .5f});

    const std::vector<Path> strikes{
        jagged({{486, -30},
                {544, 86},
                {490, 106},
                {568, 208},
                {514, 232},
                {594, 342},
                {556, 362},
                {600, 480}},
               56, 18),
        jagged({{540, 90}, {592, 128}, {580, 148}, {640, 192}}, 19, 8),
        jagged({{520, 238}, {482, 280}, {498, 300}, {462, 350}}, 19, 8),
        jagged({{590, 340}, {636, 350}, {630, 370}, {674, 378}}, 16, 7)};
    const Shape bolt = sheet.shapes(strikes, 1);
    sheet.wash(bolt.grown(15), {.paint = violet,
                                .second = ultramarine,
                                .density = .5f,
                                .soft = 9,
                                .lost = 18,
                                .bleed = 9,
                                .rim = .2f});
    sheet.halo(bolt, {.width = 5, .alpha = .75f});
    sheet.paint(bolt, {.shadow = gold,
                       .middle = pale(naples, .25f),
                       .light = white,
                       .accent = white,
                       .fall = 60,
                       .strokes = 1.5f,
                       .flow = 64,
                       .streak = .03f,
                       .ink = 3.6f,
                       .ink_paint = mix(ink, violet, .35f),
                       .slip = .6f});
    // Its white-hot core.
    sheet.stroke("490,-20 544,84! 496,108! 568,204! 520,234! 592,338! 560,364! 598,470", {},
                 {.paint = white,
                  .width = 9,
                  .pressure = {.9f, .3f, .2f},
                  .bristle = .7f,
                  .dry = .3f,
                  .inside = &bolt});

    // Leaves, then flowers: a great one where it struck, small ones at the forks.
    for (const auto& [x, y, size, turn] : {std::tuple{602.f, 496.f, 114.f, 146.f},
                                           {606.f, 500.f, 104.f, 42.f},
                                           {602.f, 506.f, 116.f, 98.f}})
        paint_leaf(sheet, at(x, y).scaled(size).turned(turn), prussian, sap);
    for (const auto& [x, y, turn] :
         {std::tuple{644.f, 192.f, 14.f}, {458.f, 354.f, 164.f}, {676.f, 376.f, -24.f}})
        paint_leaf(sheet, at(x, y).scaled(44).turned(turn), viridian, sap);
    const Point struck{602, 488};
    const Shape around = sheet.circle(struck, 84);
    sheet.halo(around, {.width = 4, .alpha = .3f});
    bloom(sheet, struck, 92, 12, violet, mix(violet, white, .72f), white, vermilion);
    bloom(sheet, {642, 194}, 31, 20, mix(violet, rose, .4f), mix(rose, white, .5f), white, gold);
    bloom(sheet, {462, 350}, 34, 50, mix(ochre, vermilion, .3f), naples, white, vermilion);
    bloom(sheet, {676, 378}, 26, 5, mix(violet, rose, .4f), mix(violet, white, .75f), white, gold);
    // Petals that did not hold on.
    for (const auto& [x, y, size, turn] : {std::tuple{530.f, 590.f, 22.f, 30.f},
                                           {684.f, 574.f, 20.f, 120.f},
                                           {628.f, 622.f, 18.f, 70.f},
                                           {494.f, 462.f, 17.f, -20.f}}) {
        const Shape fallen = sheet.shape(petal(at(x, y).scaled(size, size * .8f).turned(turn)), 1);
        sheet.paint(fallen, {.shadow = violet,
                             .middle = mix(violet, white, .72f),
                             .light = white,
                             .flow = turn,
                             .ink = 1.8f});
    }
    sheet.splatter({.from = struck,
                    .to = {580, 340},
                    .spread = 46,
                    .drops = 34,
                    .radius = 2.4f,
                    .paint = gold,
                    .seed = 3});
    paint_glint(sheet, {466, 190}, 16);
    paint_glint(sheet, {640, 282}, 13);
}
