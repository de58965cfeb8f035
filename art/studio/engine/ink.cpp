// What follows a silhouette: contour, rim light, hatching.
#include "engine/sheet.h"

namespace velatura::studio {
namespace {

Seed seed_or(Seed wished, const Shape& shape, Seed salt) {
    return (wished != 0 ? wished * 7919 : shape.seed()) + salt;
}

}  // namespace

void Sheet::contour(const Shape& shape, const Contour& c) {
    if (shape.empty()) return;
    const Seed seed = seed_or(c.seed, shape, 303);
    const Point heavy{.5f, .86f};  // the pen presses on the lower right
    const Box box = shape.bounds().grown(c.width + 4);
    const Cloud drift(box, .012f, seed + 1), press(box, .018f, seed + 3),
        lifted(box, .025f, seed + 7);
    const PixelBox area = pixels_in(box);
    const float stray = std::min(1.5f, shape.depth() * .08f);
    // The ink takes up the colour it runs along: the thing's own, a little way inside.
    const auto ink_at = [&](Point p, Point inward) {
        if (c.local <= 0) return c.paint;
        const Point q = p + inward;
        const int i = static_cast<int>(q.x * scale_), j = static_cast<int>(q.y * scale_);
        if (i < 0 || j < 0 || i >= width_ || j >= height_) return c.paint;
        const Pixel& own = pixel(i, j);
        if (own.a < .6f) return c.paint;
        const float dark = .4f / own.a;
        const Paint deepened{own.r * dark, own.g * dark, own.b * dark};
        return Paint{blend(c.paint.r, deepened.r, c.local), blend(c.paint.g, deepened.g, c.local),
                     blend(c.paint.b, deepened.b, c.local)};
    };
    for (int j = area.y0; j < area.y1; ++j)
        for (int i = area.x0; i < area.x1; ++i) {
            const Point p = centre_of(i, j);
            const float raw = shape.field().sample(p);
            if (std::fabs(raw) > c.width + 3 + std::fabs(c.inset)) continue;
            const Point n = shape.field().gradient(p, 1);
            const float slope = length(n);
            if (slope < .2f) continue;
            const float d = raw + stray * drift(p) + c.inset;
            const float side = .5f + .5f * dot(n, heavy) / slope;
            float half = c.width * .5f * (c.thinnest + (1 - c.thinnest) * side) *
                         clamped(.92f + .68f * press(p), .15f, 1.5f);
            half *= smooth(c.gaps - .12f, c.gaps + .1f, .5f + .5f * lifted(p));
            const float grain = paper(i, j);
            const float e = std::fabs(d) - half + .35f * (grain - .5f);
            float alpha = smooth(.8f, -.6f, e) * clamped(half * 1.5f) * (.86f + .28f * (1 - grain));
            if (alpha <= 0) continue;
            if (c.mask) alpha *= c.mask(p);
            // In the light the line gets lost.
            alpha *= 1 - c.lost * smooth(.42f, .1f, side);
            const float deep_enough = std::min(raw + half + 3.5f, shape.depth());
            lay(i, j, ink_at(p, n * (-deep_enough / slope)), clamped(alpha) * c.alpha);
        }
}

void Sheet::rim_light(const Shape& shape, const RimLight& r) {
    if (shape.empty()) return;
    const Seed seed = seed_or(r.seed, shape, 505);
    const Field soft = blurred(shape.field(), 4);
    const Point to_light = direction(r.from);
    const Box box = shape.bounds();
    const Cloud press(box, .02f, seed), skip(box, .07f, seed + 9, 2);
    const PixelBox area = pixels_in(box);
    for (int j = area.y0; j < area.y1; ++j)
        for (int i = area.x0; i < area.x1; ++i) {
            const Point p = centre_of(i, j);
            const float d = shape.field().sample(p);
            if (d > -1.2f || d < -r.width * 3) continue;
            const Point n = soft.gradient(p, 2);
            const float slope = length(n);
            if (slope < .3f) continue;
            const float lit = smooth(-.05f, .55f, dot(n, to_light) / slope);
            const float width = r.width * lit * clamped(.75f + .7f * press(p), .1f, 1.4f);
            const float e =
                std::fabs(d + 2.4f + width * .5f) - width * .5f + 3.2f * (paper(i, j) - .5f);
            // A nearly dry brush: it skips.
            float alpha = smooth(.8f, -.8f, e) * lit * smooth(-.42f, -.12f, skip(p));
            if (alpha <= 0) continue;
            if (r.mask) alpha *= r.mask(p);
            lay(i, j, r.paint, alpha * r.alpha, .62f);
        }
}

void Sheet::hatch(const Shape& shape, const Hatch& h) {
    if (shape.empty()) return;
    const Seed seed = seed_or(h.seed, shape, 909);
    const Point d = direction(h.angle);
    const Box box = shape.bounds();
    const Cloud bend(box, .006f, seed + 5);
    const PixelBox area = pixels_in(box);
    for (int j = area.y0; j < area.y1; ++j)
        for (int i = area.x0; i < area.x1; ++i) {
            const Point p = centre_of(i, j);
            if (shape.field().sample(p) > -1) continue;
            const float amount = h.mask ? h.mask(p) : 1;
            if (amount <= .02f) continue;
            const float u = p.x * d.x + p.y * d.y;
            float v = -p.x * d.y + p.y * d.x;
            v += 2.2f * noise(u * .011f, v * .02f, seed) + 14 * bend(p);
            const float id = std::floor(v / h.spacing);
            Random random(static_cast<Seed>(static_cast<int>(id)) * 7919 + seed);
            const float phase = random.between(0, 90), heavier = random.between(.6f, 1.25f);
            const float whole =
                smooth(-.45f, -.2f, noise((u + phase) * .012f, id * 3.3f, seed + 1));
            const float half = h.width * .5f * heavier * whole * amount;
            const float e =
                std::fabs(v - id * h.spacing - h.spacing * .5f) - half + .5f * (paper(i, j) - .5f);
            const float alpha = smooth(.7f, -.5f, e) * clamped(half * 2);
            if (alpha > 0) lay(i, j, h.paint, alpha * h.alpha);
        }
}

}  // namespace velatura::studio
