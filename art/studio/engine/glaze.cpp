// Transparent washes: dark rims where they dried, granulation in the paper, backruns,
// lost-and-found edges, and a second pigment flowing in while wet.
#include "engine/sheet.h"

namespace velatura::studio {

void Sheet::wash(const Shape& shape, const Wash& w) {
    if (shape.empty()) return;
    const Seed seed = w.seed != 0 ? w.seed * 7919 : shape.seed() + 11;
    const float reach = w.lost * 1.2f + w.bleed * 2 + w.soft + 4;
    const Box box = shape.bounds().grown(reach).clipped(extent());
    const Cloud push_x(box, .014f, seed + 70), push_x2(box, .05f, seed + 71),
        push_y(box, .014f, seed + 72), push_y2(box, .05f, seed + 73), lost(box, .0075f, seed + 80),
        cloud(box, .006f, seed + 1, 5), run(box.grown(60), .011f, seed + 40, 4),
        pooling(box, .013f, seed + 60), charge(box, .0085f, seed + 90, 4);
    const Stain first(w.paint), second(w.second.value_or(w.paint));

    const Point axis = direction(w.fall);
    float low = 1e9f, high = -1e9f;
    const Box& b = shape.bounds();
    for (Point corner :
         {Point{b.x0, b.y0}, Point{b.x1, b.y0}, Point{b.x0, b.y1}, Point{b.x1, b.y1}}) {
        low = std::min(low, dot(corner, axis));
        high = std::max(high, dot(corner, axis));
    }
    const float span = std::max(1.f, high - low);

    const PixelBox area = pixels_in(box);
    for (int j = area.y0; j < area.y1; ++j)
        for (int i = area.x0; i < area.x1; ++i) {
            const Point p = centre_of(i, j);
            if (shape.field().sample(p) > reach) continue;
            const float grain = paper(i, j);
            const Point pushed{p.x + w.bleed * (push_x(p) + .45f * push_x2(p)),
                               p.y + w.bleed * (push_y(p) + .45f * push_y2(p))};
            const float e = shape.field().sample(pushed) + (grain - .5f);
            const float gone = w.lost > 0 ? smooth(.1f, .55f, lost(p)) : 0;
            const float softness = w.soft + w.lost * gone;
            const float alpha = smooth(softness, -softness, e);
            if (alpha <= 0) continue;

            const float along_fall = clamped((dot(p, axis) - low) / span);
            const float c = cloud(p);
            float ridge = clamped(1 - std::fabs(run(p.x + 180 * c, p.y - 180 * c)) * 3.2f);
            ridge = ridge * ridge * ridge;
            float density = w.density * blend(w.from, w.to, along_fall) *
                            (1 + w.cloud * c * 1.8f + w.backrun * ridge);
            const float within = std::max(0.f, -e);
            density *= 1 +
                       w.rim * (1 - gone) * std::exp(-within / 3.2f) *
                           (.6f + .8f * clamped(.5f + pooling(p))) +
                       .25f * w.rim * (1 - gone) * std::exp(-within / 14);
            density *= 1 + w.granulation * (.5f - grain) * 1.6f;
            if (w.mask) density *= w.mask(p);
            if (density <= 0) continue;
            const Stain stain_here =
                w.second ? first.blended(second,
                                         smooth(-w.mingle, w.mingle, charge(p) + along_fall - .5f))
                         : first;
            stain(i, j, stain_here, density * alpha, w.under);
        }
}

}  // namespace velatura::studio
