// Bristle strokes: a ribbon along a path that knows, at every pixel, how far along and how far
// across the stroke it lies. Bristles are noise stretched along it.
#include "engine/sheet.h"

namespace velatura::studio {
namespace {

struct Knot {
    Point point;
    float half;
};

// The path with its pressure, in steps fine enough for the width.
std::vector<Knot> pressed(const Path& path, float width, const Pressure& pressure) {
    const float whole = std::max(1e-3f, length(path));
    std::vector<Knot> knots;
    float done = 0;
    const float step = std::max(1.5f, std::min(7.f, width * .6f));
    float since = 1e9f;
    for (size_t i = 0; i < path.size(); ++i) {
        if (i > 0) {
            const float l = length(path[i] - path[i - 1]);
            done += l;
            since += l;
        }
        if (since < step && i + 1 < path.size()) continue;
        since = 0;
        const float u = done / whole;
        const float press = u < pressure.peak
                                ? blend(pressure.start, 1, smooth(0, pressure.peak, u))
                                : blend(1, pressure.end, smooth(pressure.peak, 1.0001f, u));
        knots.push_back({path[i], width * .5f * press});
    }
    return knots;
}

struct Cell {
    float distance = 1e9f;  // to the edge of the ribbon
    float s = 0;            // along
    float t = 0;            // across
    float half = 0;         // half width here
};

struct Ribbon {
    PixelBox box;
    float whole = 0;
    std::vector<Cell> cells;
};

Ribbon ribbon(const std::vector<Knot>& knots, const Sheet& sheet) {
    constexpr float pad = 2.5f;
    Ribbon r;
    Box box;
    float widest = 0;
    for (const Knot& k : knots) {
        box.include(k.point);
        widest = std::max(widest, k.half);
    }
    r.box = sheet.pixels_in(box.grown(widest + pad));
    const int w = r.box.width();
    r.cells.resize(static_cast<size_t>(w) * static_cast<size_t>(r.box.height()));
    if (r.cells.empty()) return r;
    for (size_t n = 0; n + 1 < knots.size(); ++n) {
        const Knot &a = knots[n], &b = knots[n + 1];
        const Point d = b.point - a.point;
        const float l = length(d);
        if (l < 1e-4f) continue;
        Box around;
        around.include(a.point);
        around.include(b.point);
        const PixelBox area =
            clipped(sheet.pixels_in(around.grown(std::max(a.half, b.half) + pad)), r.box);
        for (int j = area.y0; j < area.y1; ++j)
            for (int i = area.x0; i < area.x1; ++i) {
                const Point e = sheet.centre_of(i, j) - a.point;
                const float t = clamped(dot(e, d) / (l * l));
                const float half = blend(a.half, b.half, t);
                const float distance = length(e - d * t) - half;
                Cell& cell = r.cells[static_cast<size_t>(j - r.box.y0) * static_cast<size_t>(w) +
                                     static_cast<size_t>(i - r.box.x0)];
                if (distance < cell.distance)
                    cell = {distance, r.whole + t * l, (d.x * e.y - d.y * e.x) / l, half};
            }
        r.whole += l;
    }
    return r;
}

Seed seed_of(const Path& path) {
    return scramble(static_cast<std::uint32_t>(static_cast<int>(path.front().x * 3)) * 31 +
                    static_cast<std::uint32_t>(static_cast<int>(path.back().y * 3)) * 1009);
}

}  // namespace

void Sheet::stroke(const Path& path, const Brush& b) {
    if (path.size() < 2) return;
    const Seed seed = b.seed != 0 ? b.seed * 2654435 : seed_of(path);
    const Ribbon r = ribbon(pressed(path, b.width, b.pressure), *this);
    const Ramp ramp(b.paint, b.second ? mix(b.paint, *b.second, .5f) : b.paint,
                    b.second.value_or(b.paint));
    const Stain glaze(b.paint);
    const float whole = std::max(1.f, r.whole);
    const Cell* cell = r.cells.data();
    for (int j = r.box.y0; j < r.box.y1; ++j)
        for (int i = r.box.x0; i < r.box.x1; ++i, ++cell) {
            if (cell->distance > 1.5f) continue;
            const float grain = paper(i, j);
            const float half = std::max(.5f, cell->half);
            const bool fine = b.width < 4;
            const float bristles =
                fine ? .6f * noise(cell->s * .05f, cell->t * .2f, seed + 3)
                     : noise(cell->s * .012f, cell->t * .36f, seed + 3) * .62f +
                           noise(cell->s * .035f, cell->t * .66f, seed + 4) * .38f;
            const float u = cell->s / whole;
            const float e = cell->distance +
                            std::min(1.f, half * .25f) * (bristles * 1.2f + (grain - .5f) * 1.1f);
            float alpha = smooth(.75f, -.75f, e) * clamped(cell->half * 1.5f);
            if (alpha <= 0) continue;
            if (b.bristle > 0 && half > 1.4f) {
                // Paint stays on the paper's hills and under the full bristles.
                const float load = 1 - b.dry - b.run_out * u * u;
                const float needs = blend(.5f + .65f * bristles, 1 - grain, .35f) * .9f;
                alpha *= blend(1, smooth(load + .12f, load - .12f, needs), b.bristle);
            }
            if (b.mask) alpha *= b.mask(centre_of(i, j));
            if (b.inside != nullptr)
                alpha *= smooth(.6f, -1.8f, b.inside->field().sample(centre_of(i, j)));
            if (alpha <= 0) continue;
            if (b.glaze) {
                stain(i, j, glaze,
                      alpha * b.density * (1 + .5f * std::exp(std::min(0.f, cell->distance) / 2)) *
                          (1 + .4f * (.5f - grain)),
                      b.under);
                continue;
            }
            const float lane = .45f * u + .5f * (cell->t / half) + .9f * bristles;
            const Paint paint = b.second ? ramp(.35f + .5f * lane) : b.paint;
            const float m = 1 + .12f * bristles + .08f * (grain - .5f);
            // Paint piles up a little along the sides of a stroke.
            const float ridge = .35f * std::exp(-std::fabs(cell->distance + 1.6f) / 1.3f);
            lay(i, j, shaded(paint, m), alpha * b.alpha,
                .5f + (fine
                           ? 0
                           : .55f * bristles * std::min(1.f, b.bristle / .6f) + ridge * b.bristle));
        }
}

void Sheet::stroke(std::string_view path, const Place& place, const Brush& brush) {
    stroke(curve(path, place), brush);
}

void Sheet::line(const Path& path, float width, Paint paint, Pressure pressure) {
    stroke(by_hand(path, .8f, false), {.paint = paint,
                                       .width = width,
                                       .pressure = pressure,
                                       .alpha = .94f,
                                       .bristle = .15f,
                                       .dry = .05f,
                                       .run_out = .1f});
}

void Sheet::line(std::string_view path, const Place& place, float width, Paint paint,
                 Pressure pressure) {
    line(curve(path, place), width, paint, pressure);
}

}  // namespace velatura::studio
