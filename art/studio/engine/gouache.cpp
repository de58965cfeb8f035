// Opaque paint: the flat fill with all the accidents of a brush, and the strokes that model it.
#include "engine/form.h"
#include "engine/sheet.h"

namespace velatura::studio {
namespace {

Seed seed_or(Seed wished, const Shape& shape, Seed salt) {
    return (wished != 0 ? wished * 7919 : shape.seed()) + salt;
}

}  // namespace

void Sheet::gouache(const Shape& shape, const Gouache& g) {
    if (shape.empty()) return;
    const Seed seed = seed_or(g.seed, shape, 5);
    const Form form(shape, {g.round, g.fall, g.gradient});
    const Ramp ramp(g.shadow, g.middle, g.light);
    const Box box = shape.bounds().grown(6);
    const Cloud slip(box, .011f, seed + 71), blotch(box, .009f, seed + 20, 4),
        charge(box, .007f, seed + 33, 3), bend(box, .004f, seed + 44), edge(box, .09f, seed + 5),
        pooling(box, .02f, seed + 30);
    const Point along_streak = direction(g.streak_angle);
    const float reg = std::min(g.slip, shape.depth() * .12f);
    const PixelBox area = pixels_in(box);
    for (int j = area.y0; j < area.y1; ++j)
        for (int i = area.x0; i < area.x1; ++i) {
            const Point p = centre_of(i, j);
            if (shape.field().sample(p) > 6) continue;
            const float grain = paper(i, j);
            const float e = shape.field().sample({p.x + reg * .7f, p.y + reg * .6f}) +
                            reg * (slip(p) - .25f) +
                            g.rough * (edge(p) * .6f + (grain - .5f) * .9f);
            float alpha = smooth(.9f, -.9f, e);
            if (alpha <= 0) continue;

            const float u = p.x * along_streak.x + p.y * along_streak.y;
            const float v = -p.x * along_streak.y + p.y * along_streak.x + bend(p) * 20;
            const float streak = noise(u * .012f, v * .11f, seed + 9) * .6f +
                                 noise(u * .03f, v * .32f, seed + 10) * .4f;
            if (g.coverage) {
                const float threshold = 1 - g.coverage(p);
                const float paint_left = .62f * (.5f + .75f * streak) + .38f * grain;
                alpha *= smooth(threshold * 1.2f - .16f, threshold * 1.2f - .04f, paint_left);
            }
            if (g.mask) alpha *= g.mask(p);
            if (alpha <= 0) continue;

            const float value = form.light(p) + g.blotch * blotch(p) * 1.3f + .05f * streak;
            Paint paint = ramp(value);
            if (g.charge) {
                const float amount = g.charge_amount * smooth(.08f, .32f, charge(p));
                if (amount > .01f) paint = mix(paint, *g.charge, amount);
            }
            float m = 1 + g.streak * streak + g.grain * (grain - .5f) * 1.2f;
            m *= 1 - g.rim * std::exp(std::min(0.f, e) / 5) * (.7f + .6f * pooling(p));
            lay(i, j, shaded(paint, m), alpha * g.alpha, .5f + .3f * streak);
        }
}

void Sheet::form_strokes(const Shape& shape, const FormStrokes& f) {
    if (shape.empty() || f.density <= 0) return;
    const Seed seed = seed_or(f.seed, shape, 1201);
    Random random(seed);
    const float half = f.width > 0 ? f.width / 2 : clamped(shape.depth() * .24f, 1.6f, 10);
    const float reach = f.length > 0 ? f.length : clamped(shape.depth() * 2.2f, 22, 115);
    const Form form(shape, {f.round, f.fall, f.gradient});
    const Ramp ramp(f.shadow, f.middle, f.light);

    std::vector<Point> inside;
    const Box& b = shape.bounds();
    for (float y = std::max(0.f, b.y0); y < b.y1; y += 3)
        for (float x = std::max(0.f, b.x0); x < b.x1; x += 3)
            if (shape.field().sample({x, y}) < -1.5f) inside.push_back({x, y});
    if (inside.empty()) return;
    const float area = static_cast<float>(inside.size()) * 9;
    const int count = std::max(4, static_cast<int>(1.5f * f.density * area / (reach * half * 2)));

    struct Planned {
        Path path;
        Paint paint, second;
        float value, alpha;
        Seed seed;
    };
    std::vector<Planned> plan;
    for (int k = 0; k < count; ++k) {
        // Centred on its place, walked both ways, so that strokes do not pile up on one side.
        const Point start = inside[random.bits() % inside.size()];
        const float strayed = random.bell();
        const bool accent = f.accent && random.chance(.16f);
        const float share = random.unit();
        const float alpha = f.alpha * random.between(.55f, 1);
        if (f.mask && random.unit() > f.mask(start)) continue;
        constexpr int steps = 6;
        Path halves[2];
        for (int way = 0; way < 2; ++way) {
            Point p = start, before{};
            for (int s = 0; s <= steps; ++s) {
                halves[way].push_back(p);
                Point t;
                if (f.flow_field) {
                    t = direction(f.flow_field(p));
                } else if (f.flow) {
                    t = direction(*f.flow + f.turn * noise(p.x * .006f, p.y * .006f, seed));
                } else {
                    // Pure tangents swirl like worms: near the middle a common direction takes
                    // over.
                    Point along_form = form.tangent(p);
                    const float certain = clamped((length(along_form) - .35f) * 2);
                    const Point common = direction(20 + 28 * noise(p.x * .005f, p.y * .005f, seed));
                    if (dot(along_form, common) < 0) along_form = along_form * -1;
                    t = along_form * certain + common * (1 - certain);
                }
                const float l = length(t);
                t = l > .01f ? t * (1 / l) : Point{.9f, .43f};
                if (s > 0) {
                    if (dot(t, before) < 0) t = t * -1;
                    t = t * .5f + before * .5f;
                } else if (way == 1) {
                    t = t * -1;
                }
                before = t;
                p = p + t * (reach / (2 * steps));
            }
        }
        Path path(halves[1].rbegin(), halves[1].rend());
        path.insert(path.end(), halves[0].begin() + 1, halves[0].end());
        const float value = form.light(start) + f.jitter * strayed;
        const Paint paint = accent ? mix(ramp(value), *f.accent, .45f + .5f * share) : ramp(value);
        plan.push_back({std::move(path), paint, ramp(value + (share - .5f) * .5f), value, alpha,
                        seed + static_cast<Seed>(k)});
    }
    // Darks first, lights last, as gouache is painted.
    std::stable_sort(plan.begin(), plan.end(),
                     [](const Planned& a, const Planned& c) { return a.value < c.value; });
    for (const Planned& s : plan)
        stroke(s.path, {.paint = s.paint,
                        .second = s.second,
                        .width = half * 2,
                        .pressure = {.3f, .2f, .4f},
                        .alpha = s.alpha,
                        .bristle = f.bristle,
                        .dry = f.dry,
                        .run_out = .3f,
                        .inside = &shape,
                        .mask = f.mask,
                        .seed = s.seed});
}

namespace {

// How the brush moves over a material: factors on what the size of the shape suggests.
struct Touch {
    float strokes = 1, length = 1, width = 1, alpha = .72f, bristle = 1, jitter = .2f, turn = 26;
    float round = 1, streak = 1, blotch = 1;
};

Touch touch(Material material) {
    switch (material) {
        case Material::paint:
            return {};
        case Material::fur:
            return {.strokes = 1.5f, .length = .42f, .width = .5f, .jitter = .3f, .turn = 60};
        case Material::cloth:
            return {.length = 1.5f, .width = 1.4f, .alpha = .6f, .bristle = .6f, .turn = 12};
        case Material::metal:
            return {.strokes = .45f,
                    .length = 1.3f,
                    .width = .8f,
                    .alpha = .5f,
                    .bristle = .25f,
                    .jitter = .05f,
                    .round = 1.6f,
                    .streak = .2f,
                    .blotch = .5f};
        case Material::skin:
            return {.strokes = .8f,
                    .width = 1.3f,
                    .alpha = .4f,
                    .bristle = .2f,
                    .jitter = .1f,
                    .streak = .2f,
                    .blotch = .7f};
        case Material::stone:
            return {.strokes = 1.3f,
                    .length = .35f,
                    .width = 1.5f,
                    .jitter = .36f,
                    .turn = 180,
                    .blotch = 1.5f};
    }
    return {};
}

}  // namespace

void Sheet::paint(const Shape& shape, const Look& look) {
    if (shape.empty()) return;
    const float depth = shape.depth();
    const Touch t = touch(look.material);
    gouache(shape, {.shadow = look.shadow,
                    .middle = look.middle,
                    .light = look.light,
                    .charge = look.accent,
                    .charge_amount = .4f,
                    .round = look.round * t.round,
                    .fall = look.fall,
                    .gradient = look.gradient,
                    .blotch = look.blotch * t.blotch,
                    .streak = look.streak * t.streak,
                    .streak_angle = look.flow.value_or(25),
                    .slip = look.slip,
                    .seed = look.seed});
    if (look.strokes > 0 && depth > 3)
        form_strokes(
            shape,
            {.shadow = look.shadow,
             .middle = look.middle,
             .light = look.light,
             .accent = look.accent,
             .round = look.round * t.round * 1.15f,
             .fall = look.fall,
             .gradient = look.gradient,
             .density = look.strokes * t.strokes,
             .length = t.length * (look.stroke_length > 0 ? look.stroke_length
                                                          : clamped(depth * 2.2f, 22, 115)),
             .width = t.width * (look.stroke_width > 0 ? look.stroke_width
                                                       : 2 * clamped(depth * .24f, 1.6f, 10)),
             .alpha = t.alpha,
             .bristle = t.bristle,
             .jitter = t.jitter,
             .turn = t.turn,
             .flow = look.flow,
             .flow_field = look.flow_field,
             .seed = look.seed});
    if (look.rim > 0)
        rim_light(shape, {.paint = look.rim_paint, .width = look.rim, .seed = look.seed});
    const float ink = look.ink < 0 ? clamped(1.9f + depth * .075f, 2, 5.2f) : look.ink;
    if (ink > 0) contour(shape, {.width = ink, .paint = look.ink_paint, .seed = look.seed});
}

}  // namespace velatura::studio
