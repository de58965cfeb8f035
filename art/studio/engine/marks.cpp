// Small marks: dabs, stipple, splatter, glow.
#include "engine/sheet.h"

namespace velatura::studio {
namespace {

// Calls put(i, j, coverage, distance) for each pixel of a slightly uneven blot.
template <class Put>
void blot(const Sheet& sheet, Point centre, float radius, Seed seed, Put put) {
    const float reach = radius * 1.6f + 2;
    const PixelBox area =
        sheet.pixels_in({centre.x - reach, centre.y - reach, centre.x + reach, centre.y + reach});
    for (int j = area.y0; j < area.y1; ++j)
        for (int i = area.x0; i < area.x1; ++i) {
            const Point e = sheet.centre_of(i, j) - centre;
            const float l = std::max(1e-3f, length(e));
            const Point d = e * (1 / l);
            const float uneven =
                .16f * noise(d.x * .8f + static_cast<float>(seed % 997) * .37f, d.y * .8f, seed);
            const float distance = l - radius * (1 + uneven);
            const float coverage = smooth(.8f, -.8f, distance);
            if (coverage > 0) put(i, j, coverage, distance);
        }
}

Seed seed_at(Point p) {
    return scramble(static_cast<std::uint32_t>(static_cast<int>(p.x * 2)) * 7 +
                    static_cast<std::uint32_t>(static_cast<int>(p.y * 2)) * 613);
}

}  // namespace

void Sheet::dab(Point centre, float radius, Paint paint, float alpha) {
    blot(*this, centre, radius, seed_at(centre), [&](int i, int j, float coverage, float distance) {
        const float m =
            1 - .12f * std::exp(std::min(0.f, distance) / 1.6f) + .1f * (paper(i, j) - .5f);
        lay(i, j, shaded(paint, m), coverage * alpha, .6f);
    });
}

void Sheet::glaze_dab(Point centre, float radius, Paint paint, float density) {
    const Stain tint(paint);
    blot(*this, centre, radius, seed_at(centre), [&](int i, int j, float coverage, float distance) {
        stain(i, j, tint,
              coverage * density * (.7f + .8f * std::exp(std::min(0.f, distance) / 1.6f)));
    });
}

void Sheet::stipple(const Shape& shape, const Stipple& s) {
    if (shape.empty()) return;
    Random random(s.seed != 0 ? s.seed * 7919 : shape.seed() + 13);
    const Box& b = shape.bounds();
    for (float y = b.y0; y < b.y1; y += s.spacing)
        for (float x = b.x0; x < b.x1; x += s.spacing) {
            const Point p{x + s.spacing * random.unit(), y + s.spacing * random.unit()};
            const float size = s.radius * random.between(.6f, 1.3f), luck = random.unit(),
                        colour = random.unit();
            if (shape.field().sample(p) > -size - 1) continue;
            if (s.mask && luck > s.mask(p)) continue;
            dab(p, size, s.second ? mix(s.paint, *s.second, colour) : s.paint, s.alpha);
        }
}

void Sheet::splatter(const Splatter& s) {
    Random random(s.seed);
    for (int k = 0; k < s.drops; ++k) {
        const float t = random.unit();
        const Point p = s.from + (s.to - s.from) * t +
                        Point{random.bell() * s.spread, random.bell() * s.spread};
        const float radius = std::clamp(s.radius * std::exp(random.bell() * .7f) * (1 - .5f * t),
                                        .5f, s.radius * 2.4f);
        const float alpha = s.alpha * random.between(.6f, 1);
        if (s.glaze)
            glaze_dab(p, radius, s.paint, alpha);
        else
            dab(p, radius, s.paint, alpha);
    }
}

void Sheet::glow(Point centre, float radius, Paint paint, float strength) {
    const PixelBox area = pixels_in(Box{centre.x, centre.y, centre.x, centre.y}.grown(radius * 2));
    const Seed seed = seed_at(centre);
    for (int j = area.y0; j < area.y1; ++j)
        for (int i = area.x0; i < area.x1; ++i) {
            const Point e = centre_of(i, j) - centre;
            const float d = length(e) / radius;
            const float fall = std::exp(-d * d * 1.4f) * smooth(2, 1.3f, d);
            if (fall < .004f) continue;
            // Dragged rays and grain keep it paint and not fog.
            const float rays =
                .5f + .5f * noise(e.x / (length(e) + 1) * 4, e.y / (length(e) + 1) * 4, seed);
            lay(i, j, paint, clamped(strength * fall * (.45f + .6f * paper(i, j) + .4f * rays)));
        }
}

}  // namespace velatura::studio
