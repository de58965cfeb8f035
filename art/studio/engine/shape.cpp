#include "engine/shape.h"

#include <cairo/cairo.h>

#include <memory>

namespace velatura::studio {
namespace {

// Room around a shape in which its distances are known exactly.
constexpr float margin = 26;
// Shapes may run off the sheet a little, so that no contour is drawn along its edge.
constexpr Box drawable = {-20, -20, sheet_width + 20, sheet_height + 20};

template <class Combine>
Shape combined(const Shape& a, const Shape& b, const Box& reach, Combine combine) {
    const float scale = a.field().scale();
    Field f(pixels_of(reach.grown(margin).clipped(drawable), scale), scale, 0);
    const float unit = 1 / scale;
    for (int j = f.box().y0; j < f.box().y1; ++j) {
        float* row = f.row(j);
        for (int i = f.box().x0; i < f.box().x1; ++i) {
            const Point p{(static_cast<float>(i) + .5f) * unit,
                          (static_cast<float>(j) + .5f) * unit};
            row[i - f.box().x0] = combine(a.distance(p), b.distance(p));
        }
    }
    return Shape(std::move(f));
}

float distance(Point p, const Limb& limb) {
    const Point d = limb.b - limb.a, e = p - limb.a;
    const float t = clamped(dot(e, d) / (dot(d, d) + 1e-6f));
    return length(e - d * t) - blend(limb.ra, limb.rb, t);
}

}  // namespace

Shape::Shape(Field distance) : field_(std::move(distance)) {
    const float unit = 1 / field_.scale();
    for (int j = field_.box().y0; j < field_.box().y1; ++j) {
        const float* row = field_.row(j);
        for (int i = field_.box().x0; i < field_.box().x1; ++i) {
            const float d = row[i - field_.box().x0];
            if (d >= 0) continue;
            depth_ = std::max(depth_, -d);
            bounds_.include({static_cast<float>(i) * unit, static_cast<float>(j) * unit});
        }
    }
    if (!bounds_.empty()) bounds_ = bounds_.grown(unit).clipped(drawable);
}

Seed Shape::seed() const {
    const auto part = [](float v) { return static_cast<std::uint32_t>(static_cast<int>(v / 4)); };
    return scramble(part(bounds_.x0) + 131 * part(bounds_.y0) + 17161 * part(bounds_.x1) +
                    2248091 * part(bounds_.y1));
}

Shape Shape::grown(float by) const {
    Field f = field_;
    for (float& v : f.values())
        v -= by;
    return Shape(std::move(f));
}

Shape Shape::wobbled(float amount, float wavelength, Seed seed) const {
    Field f = field_;
    const float unit = 1 / f.scale(), frequency = 1 / wavelength;
    for (int j = f.box().y0; j < f.box().y1; ++j) {
        float* row = f.row(j);
        for (int i = f.box().x0; i < f.box().x1; ++i) {
            if (std::fabs(row[i - f.box().x0]) > 40 + amount * 2) continue;
            const Point p{(static_cast<float>(i) + .5f) * unit,
                          (static_cast<float>(j) + .5f) * unit};
            const Point by{amount * noise(p.x * frequency, p.y * frequency, seed),
                           amount * noise(p.x * frequency, p.y * frequency, seed + 2)};
            row[i - f.box().x0] = field_.sample(p + by);
        }
    }
    return Shape(std::move(f));
}

Shape operator|(const Shape& a, const Shape& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    return combined(a, b, a.bounds().joined(b.bounds()),
                    [](float x, float y) { return std::min(x, y); });
}

Shape operator-(const Shape& a, const Shape& b) {
    if (a.empty() || b.empty()) return a;
    return combined(a, b, a.bounds(), [](float x, float y) { return std::max(x, -y); });
}

Shape operator&(const Shape& a, const Shape& b) {
    if (a.empty()) return a;
    if (b.empty()) return b;
    return combined(a, b, a.bounds().clipped(b.bounds()),
                    [](float x, float y) { return std::max(x, y); });
}

Point tremble(Point p, float amount) {
    const float slow = 1 / 52.f, fine = 1 / 9.f;
    return {p.x + amount * (noise(p.x * slow, p.y * slow, 811) +
                            .22f * noise(p.x * fine, p.y * fine, 812)),
            p.y + amount * (noise(p.x * slow, p.y * slow, 813) +
                            .22f * noise(p.x * fine, p.y * fine, 814))};
}

Path by_hand(const Path& path, float amount, bool closed) {
    if (amount <= 0 || path.size() < 2) return path;
    Path shaken;
    const size_t n = path.size(), last = closed ? n : n - 1;
    for (size_t i = 0; i < last; ++i) {
        const Point a = path[i], b = path[(i + 1) % n];
        const int steps = std::max(1, static_cast<int>(length(b - a) / 4));
        for (int k = 0; k < steps; ++k)
            shaken.push_back(
                tremble(a + (b - a) * (static_cast<float>(k) / static_cast<float>(steps)), amount));
    }
    if (!closed) shaken.push_back(tremble(path.back(), amount));
    return shaken;
}

Shape filled(const std::vector<Path>& outlines, float scale) {
    Box box;
    for (const Path& path : outlines)
        box = box.joined(bounds(path));
    box = box.grown(margin).clipped(drawable);
    if (box.empty()) return {};
    const PixelBox pixels = pixels_of(box, scale);
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
        cairo_image_surface_create(CAIRO_FORMAT_A8, pixels.width(), pixels.height()),
        cairo_surface_destroy);
    const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> pen(cairo_create(surface.get()),
                                                                 cairo_destroy);
    cairo_translate(pen.get(), -pixels.x0, -pixels.y0);
    cairo_scale(pen.get(), static_cast<double>(scale), static_cast<double>(scale));
    cairo_set_source_rgba(pen.get(), 1, 1, 1, 1);
    for (const Path& path : outlines) {
        cairo_new_path(pen.get());
        for (Point p : path)
            cairo_line_to(pen.get(), static_cast<double>(p.x), static_cast<double>(p.y));
        cairo_close_path(pen.get());
        cairo_fill(pen.get());
    }
    cairo_surface_flush(surface.get());
    const unsigned char* data = cairo_image_surface_get_data(surface.get());
    const int stride = cairo_image_surface_get_stride(surface.get());
    Field mask(pixels, scale, 0);
    for (int j = 0; j < pixels.height(); ++j) {
        float* row = mask.row(pixels.y0 + j);
        for (int i = 0; i < pixels.width(); ++i)
            row[i] = static_cast<float>(data[j * stride + i]) / 255;
    }
    return Shape(distance_to_edge(mask));
}

Shape limbs(const std::vector<Limb>& parts, float softness, float wobble, float scale) {
    Box box;
    for (const Limb& l : parts) {
        box = box.joined(Box{l.a.x, l.a.y, l.a.x, l.a.y}.grown(l.ra));
        box = box.joined(Box{l.b.x, l.b.y, l.b.x, l.b.y}.grown(l.rb));
    }
    box = box.grown(margin).clipped(drawable);
    if (box.empty()) return {};
    Field f(pixels_of(box, scale), scale, 0);
    const float unit = 1 / scale;
    for (int j = f.box().y0; j < f.box().y1; ++j) {
        float* row = f.row(j);
        for (int i = f.box().x0; i < f.box().x1; ++i) {
            const Point p = tremble(
                {(static_cast<float>(i) + .5f) * unit, (static_cast<float>(j) + .5f) * unit},
                wobble);
            float d = 1e6f;
            for (const Limb& limb : parts) {
                const float e = distance(p, limb);
                if (softness > 0 && d < 1e5f) {
                    const float h = clamped(.5f + .5f * (d - e) / softness);
                    d = blend(d, e, h) - softness * h * (1 - h);
                } else {
                    d = std::min(d, e);
                }
            }
            row[i - f.box().x0] = d;
        }
    }
    return Shape(std::move(f));
}

}  // namespace velatura::studio
