#include "engine/props.h"

#include <array>

namespace velatura::studio {
namespace {

constexpr std::array<std::string_view, 5> birds{
    "1.05,-.02! .82,-.15 .6,-.13 .4,-.16 .2,-.5 -.3,-1.05! -.16,-.6 -.1,-.35 -.12,-.12 -.5,-.04 "
    "-1.1,-.2! -.9,0 -1.15,.16! -.4,.13 .1,.22 .55,.16 .85,.06",
    "1.05,0! .82,-.13 .6,-.12 .42,-.12 .38,-.5 .1,-.95! .02,-.5 -.06,-.3 -.5,-.62 -.95,-.66! "
    "-.5,-.3 -.25,-.02 -.6,.02 -1.15,-.05! -.9,.08 -1.1,.2! -.4,.17 .1,.23 .55,.17 .85,.07",
    "1.05,0! .82,-.13 .5,-.14 .1,-.12 -.45,-.04 -1.1,-.1! -.95,.04 -1.1,.18! -.5,.12 -.15,.2 "
    "-.2,.5 -.55,.98! .0,.62 .3,.2 .6,.15 .85,.06",
    "1.0,-.1! .84,-.2 .6,-.16 .45,-.2 .5,-.55 .75,-.98! .3,-.7 .05,-.22 -.2,-.25 -.55,-.6 "
    "-.85,-.6! -.5,-.3 -.3,-.02 -.6,.02 -1.1,.02! -.9,.1 -1.05,.24! -.4,.18 .1,.22 .55,.12 .85,.0",
    "1,-.42! .8,-.6 .58,-.72 .34,-.66 .2,-.42 .0,-.18 -.4,.1 -1.1,.42! -1.06,.56 -.5,.5 -.1,.6 "
    ".28,.56 .54,.3 .66,-.1 .72,-.34"};

struct Bough {
    Point foot;
    float degrees, length, width;
    int generation;
};

class Gardener {
  public:
    explicit Gardener(const Growth& g) : growth_(g), random_(g.seed) {}
    Tree tree() && {
        bough({growth_.root, growth_.degrees, growth_.length, growth_.width, 0});
        return std::move(tree_);
    }

  private:
    void bough(const Bough& b) {
        constexpr int steps = 8;
        Path left, right;
        Point p = b.foot;
        float angle = b.degrees;
        const float bend = random_.bell() * 3.6f + growth_.lean;
        std::array<Point, steps + 1> middle;
        for (int i = 0; i <= steps; ++i) {
            const float u = static_cast<float>(i) / steps;
            // The foot of the trunk flares.
            const float flare = b.generation == 0 ? .55f * std::exp(-u * 7) : 0;
            const float half = b.width * .5f * (blend(1, .7f, u) + flare);
            const Point side = direction(angle + 90) * half;
            left.push_back(p + side);
            right.push_back(p - side);
            middle[static_cast<size_t>(i)] = p;
            angle += bend + random_.bell() * 3.2f;
            p = p + direction(angle) * (b.length / steps);
        }
        const Point tip = middle[steps];
        left.insert(left.end(), right.rbegin(), right.rend());
        tree_.limbs.push_back(left);
        tree_.limbs.push_back(arc(tip, b.width * .35f, b.width * .35f, 0, 350));
        if (b.width < 3.2f || b.generation >= growth_.generations) {
            tree_.tips.push_back(tip);
            tree_.tip_angles.push_back(angle);
            return;
        }
        const float side = random_.chance(.6f) ? 1.f : -1.f;
        bough({tip, angle - side * random_.between(2, 14), b.length * random_.between(.76f, .88f),
               b.width * .7f, b.generation + 1});
        bough({tip, angle + side * growth_.spread * random_.between(.6f, 1.3f),
               b.length * random_.between(.66f, .82f), b.width * .56f, b.generation + 1});
        if (random_.chance(.18f))
            bough({middle[static_cast<size_t>(2 + random_.below(5))],
                   b.degrees - side * random_.between(25, 50), b.length * .6f, b.width * .38f,
                   b.generation + 2});
    }
    Growth growth_;
    Random random_;
    Tree tree_;
};

}  // namespace

Path bird(BirdPose pose, const Place& place) {
    return closed_curve(birds[static_cast<size_t>(pose)], place);
}
Path bird(int pose, const Place& place) {
    return closed_curve(birds[static_cast<size_t>(pose & 3)], place);
}
Path leaf(const Place& place) {
    return closed_curve("0,0! .22,-.2 .55,-.25 .8,-.12 1,0! .78,.12 .5,.2 .2,.16", place);
}
Path petal(const Place& place) {
    return closed_curve("0,0! .28,-.4 .72,-.56 1.02,-.3 .98,.02 1.05,.3 .72,.56 .28,.38", place);
}
Path feather(const Place& place) {
    return closed_curve("0,0! .2,-.12 .5,-.2 .8,-.16 1,-.03! .82,.1 .66,.13 .6,.06! .5,.14 .2,.1",
                        place);
}
Path star(Point centre, float radius, int points, float inner, float degrees) {
    Path path;
    for (int k = 0; k < points * 2; ++k) {
        const float turn =
            degrees - 90 + 180.f * static_cast<float>(k) / static_cast<float>(points);
        path.push_back(centre + direction(turn) * (k % 2 == 1 ? radius * inner : radius));
    }
    return path;
}
Path flame(const Place& place) {
    return closed_curve(
        "0,0 -.2,-.06 -.3,-.25 -.2,-.5 -.04,-.7 0,-1! .12,-.72 .26,-.52 .3,-.26 .2,-.06", place);
}
Path drop(const Place& place) {
    return closed_curve("0,-1! .22,-.5 .5,0 .42,.38 0,.56 -.42,.38 -.5,0 -.22,-.5", place);
}
Path heart(const Place& place) {
    return closed_curve(
        "0,-.4! .28,-.82 .72,-.8 .95,-.4 .8,.08 .4,.5 0,.9! -.4,.5 -.8,.08 -.95,-.4 -.72,-.8 "
        "-.28,-.82",
        place);
}
Path fish(const Place& place) {
    return closed_curve(
        "1,.02 .78,-.2 .35,-.32 -.1,-.22 -.5,-.06 -.74,-.2 -1.05,-.36! -.92,-.02 -1.05,.32! "
        "-.74,.16 -.5,.06 -.1,.24 .35,.3 .78,.2",
        place);
}

Path cloud(const Box& box, int humps, Seed seed) {
    // Round humps on a flat foot; the outer ones touch it, the middle ones rise highest.
    struct Hump {
        Point centre;
        float radius;
    };
    Random random(seed);
    std::vector<Hump> row;
    const float step = box.width() / static_cast<float>(humps + 1);
    for (int k = 0; k < humps; ++k) {
        const float u = (static_cast<float>(k) + .5f) / static_cast<float>(humps);
        const float dome = std::sqrt(std::max(0.f, 1 - (2 * u - 1) * (2 * u - 1)));
        const float radius = std::max(step * .72f, box.height() * blend(.22f, .46f, dome)) *
                             random.between(.88f, 1.12f);
        const float top = box.y1 - box.height() * dome * random.between(.85f, 1);
        const bool outer = k == 0 || k == humps - 1;
        row.push_back({{box.x0 + step * (static_cast<float>(k) + 1),
                        outer ? box.y1 - radius : std::min(top + radius, box.y1 - radius * .6f)},
                       radius});
    }
    Path upper, lower;
    const float left = row.front().centre.x - row.front().radius;
    const float right = row.back().centre.x + row.back().radius;
    for (float x = left + .1f; x <= right; x += 2) {
        float top = 1e9f, foot = -1e9f;
        for (const Hump& h : row) {
            const float dx = x - h.centre.x;
            if (std::fabs(dx) > h.radius) continue;
            const float rise = std::sqrt(std::max(0.f, h.radius * h.radius - dx * dx));
            top = std::min(top, h.centre.y - rise);
            foot = std::max(foot, h.centre.y + rise);
        }
        if (top > foot) continue;
        const bool between = x > row.front().centre.x && x < row.back().centre.x;
        upper.push_back({x, top});
        lower.push_back({x, between ? box.y1 : std::min(foot, box.y1)});
    }
    upper.insert(upper.end(), lower.rbegin(), lower.rend());
    return upper;
}

Path wave(Point from, Point to, float height, float wavelength) {
    Path path;
    const Point d = to - from;
    const float l = std::max(1.f, length(d));
    const Point side{-d.y / l, d.x / l};
    for (float s = 0; s <= l; s += 4)
        path.push_back(from + d * (s / l) +
                       side * (height * std::sin(s / wavelength * 6.2831853f)));
    return path;
}

Tree grow(const Growth& growth) {
    return Gardener(growth).tree();
}

void paint_star(Sheet& sheet, Point centre, float radius, int points) {
    const float turn = 14 * noise(centre.x * .1f, centre.y * .1f, 3);
    const Shape s = sheet.shape(star(centre, radius, points, .46f, turn), 1);
    sheet.paint(s, {.shadow = pigment::ochre,
                    .middle = pigment::gold,
                    .light = pigment::naples,
                    .strokes = 1.2f,
                    .ink = clamped(radius * .11f, 1.6f, 3),
                    .slip = .6f});
}

void paint_glint(Sheet& sheet, Point centre, float radius, Paint paint) {
    for (int k = 0; k < 4; ++k) {
        const float reach = radius * (k % 2 == 0 ? 1 : .62f);
        sheet.line(Path{centre, centre + direction(static_cast<float>(k) * 90 + 12) * (reach * .5f),
                        centre + direction(static_cast<float>(k) * 90 + 12) * reach},
                   radius * .26f, paint, tapering);
    }
    sheet.dab(centre, radius * .2f, pigment::white);
}

void paint_lantern(Sheet& sheet, Point c, float r, Paint paper, Paint edge) {
    sheet.glow(c, r * 2.6f, pigment::naples, .3f);
    const Shape body = sheet.shape(
        "-.5,-.95! 0,-1 .5,-.95! .95,-.5 1.05,0 .95,.5 .5,.95! 0,1 -.5,.95! -.95,.5 -1.05,0 "
        "-.95,-.5",
        at(c).scaled(r, r * 1.05f), 1.2f);
    sheet.paint(body, {.shadow = edge,
                       .middle = paper,
                       .light = mix(paper, pigment::naples, .6f),
                       .round = .5f,
                       .strokes = 1.2f,
                       .flow = 0,
                       .ink = clamped(r * .1f, 2, 4)});
    // The candle inside, in dry strokes across the paper, thickest in the middle.
    Random random(static_cast<Seed>(static_cast<int>(c.x) * 31 + static_cast<int>(c.y)));
    for (int k = 0; k < 16; ++k) {
        const float y = .3f * random.bell(), x = .16f * random.bell(),
                    reach = random.between(.2f, .42f);
        if (std::fabs(y) > .8f) continue;
        sheet.stroke(through({{c.x + r * (x - reach), c.y + r * (y - .02f)},
                              {c.x + r * x, c.y + r * (y + .03f)},
                              {c.x + r * (x + reach), c.y + r * (y - .02f)}}),
                     {.paint = pale(pigment::naples, .3f),
                      .width = r * .19f,
                      .pressure = {.4f, .3f, .5f},
                      .alpha = .62f * (1 - .6f * std::fabs(y)),
                      .bristle = 1,
                      .dry = .3f});
    }
    for (int k = -2; k <= 2; ++k) {
        const float y = static_cast<float>(k) * .34f;
        const float reach = std::sqrt(std::max(0.f, 1.06f - y * y * 1.3f));
        sheet.line(through({{c.x - r * reach, c.y + r * (y - .02f)},
                            {c.x, c.y + r * (y + .1f)},
                            {c.x + r * reach, c.y + r * (y - .02f)}}),
                   clamped(r * .045f, 1.2f, 2.2f), deep(edge, .45f), {.8f, .3f, .2f});
    }
    for (float y : {-1.16f, .98f})
        sheet.paint(sheet.box(c.x - r * .45f, c.y + r * y, r * .9f, r * .18f, 1),
                    {.shadow = pigment::ink,
                     .middle = pigment::payne,
                     .light = pigment::ochre,
                     .strokes = 0,
                     .ink = 0});
    sheet.stroke(through({{c.x, c.y + r * 1.12f},
                          {c.x + r * .07f, c.y + r * 1.4f},
                          {c.x - r * .04f, c.y + r * 1.75f}}),
                 {.paint = pigment::vermilion,
                  .second = pigment::madder,
                  .width = r * .2f,
                  .pressure = {.4f, .8f, .9f}});
}

void paint_window(Sheet& sheet, Point c, float w, float h) {
    sheet.glow(c, std::max(w, h) * 1.7f, pigment::naples, .28f);
    sheet.paint(sheet.box(c.x - w / 2, c.y - h / 2, w, h, .8f), {.shadow = pigment::vermilion,
                                                                 .middle = pigment::gold,
                                                                 .light = pigment::naples,
                                                                 .round = .2f,
                                                                 .gradient = .5f,
                                                                 .ink = clamped(w * .09f, 1.6f, 3),
                                                                 .slip = 0});
    const float ink = clamped(w * .07f, 1.2f, 2.6f);
    sheet.line(Path{{c.x, c.y - h / 2}, {c.x, c.y}, {c.x, c.y + h / 2}}, ink, pigment::ink, even);
    sheet.line(Path{{c.x - w / 2, c.y}, {c.x, c.y}, {c.x + w / 2, c.y}}, ink, pigment::ink, even);
}

void paint_thread(Sheet& sheet, const Path& path, float width) {
    sheet.stroke(shifted(path, {width * .25f, width * .35f}), {.paint = deep(pigment::madder, .35f),
                                                               .width = width * 1.05f,
                                                               .pressure = even,
                                                               .alpha = .85f,
                                                               .bristle = .1f});
    sheet.stroke(path, {.paint = pigment::vermilion,
                        .second = mix(pigment::vermilion, pigment::gold, .4f),
                        .width = width,
                        .pressure = even,
                        .bristle = .2f,
                        .dry = .05f,
                        .run_out = .1f});
}

void paint_leaf(Sheet& sheet, const Place& place, Paint dark, Paint bright) {
    const Shape s = sheet.shape(leaf(place), 1.2f);
    sheet.paint(s, {.shadow = dark,
                    .middle = mix(dark, bright, .6f),
                    .light = mix(bright, pigment::naples, .3f),
                    .round = .6f,
                    .flow = place.degrees});
    sheet.line("0.02,0 .5,-.02 .92,0", place, clamped(s.depth() * .16f, 1.1f, 2.4f), pigment::ink,
               tapering);
}

void paint_closed_eye(Sheet& sheet, Point c, float w, Paint paint) {
    sheet.line(through({{c.x - w * .5f, c.y - w * .08f},
                        {c.x, c.y + w * .2f},
                        {c.x + w * .5f, c.y - w * .08f}}),
               std::max(1.8f, w * .16f), paint, {.4f, .3f, .5f});
    for (int k = -1; k <= 1; ++k) {
        const Point foot{c.x + static_cast<float>(k) * w * .28f,
                         c.y + w * (.16f - .06f * static_cast<float>(k * k))};
        sheet.line(Path{foot, foot + Point{static_cast<float>(k) * w * .06f, w * .1f},
                        foot + Point{static_cast<float>(k) * w * .12f, w * .2f}},
                   std::max(1.2f, w * .08f), paint, tapering);
    }
}

void paint_eye(Sheet& sheet, const Place& place, Paint iris) {
    const Shape almond = sheet.shape("-1,0! -.35,-.52 .4,-.5 1,0! .4,.42 -.4,.45", place, .8f);
    const float size = std::fabs(place.sx);
    sheet.paint(almond, {.shadow = mix(pigment::naples, pigment::violet, .3f),
                         .middle = pigment::naples,
                         .light = pigment::white,
                         .strokes = .6f,
                         .ink = clamped(size * .16f, 1.8f, 4),
                         .slip = 0});
    sheet.dab(place(.08f, -.02f), size * .4f, iris);
    sheet.dab(place(.08f, -.02f), size * .22f, pigment::ink);
    sheet.dab(place(-.02f, -.16f), size * .1f, pigment::white);
}

}  // namespace velatura::studio
