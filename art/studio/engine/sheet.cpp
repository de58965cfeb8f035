#include "engine/sheet.h"

#include <map>
#include <memory>
#include <mutex>

namespace velatura::studio {

const Field& paper_grain(float scale) {
    static std::mutex guard;
    static std::map<float, std::unique_ptr<Field>> sheets;
    const std::lock_guard lock(guard);
    std::unique_ptr<Field>& sheet = sheets[scale];
    if (!sheet) {
        sheet = std::make_unique<Field>(
            PixelBox{0, 0, static_cast<int>(std::lround(sheet_width * scale)),
                     static_cast<int>(std::lround(sheet_height * scale))},
            scale, 0.f);
        const float unit = 1 / scale;
        for (int j = 0; j < sheet->box().y1; ++j)
            for (int i = 0; i < sheet->box().x1; ++i) {
                const float x = (static_cast<float>(i) + .5f) * unit;
                const float y = (static_cast<float>(j) + .5f) * unit;
                const float n =
                    .55f * noise(x * .33f, y * .33f, 91) + .35f * noise(x * .7f, y * .7f, 92) +
                    .45f * noise(x * .13f, y * .13f, 93) + .25f * noise(x * .05f, y * .4f, 94);
                sheet->cell(i, j) = clamped(.5f + .5f * n);
            }
    }
    return *sheet;
}

namespace {

// What a wash is laid on: without it a cool glaze over gold turns to mud.
constexpr Paint pale_ground{.95f, .93f, .89f};
// It never hides more than it shows: a wash is no silhouette.
constexpr float most_ground = .48f;

}  // namespace

Sheet::Sheet(float scale)
    : sheet_scale_(scale),
      scale_(scale),
      unit_(1 / scale),
      width_(static_cast<int>(std::lround(sheet_width * scale))),
      height_(static_cast<int>(std::lround(sheet_height * scale))),
      paper_(&paper_grain(scale)),
      pixels_(static_cast<size_t>(width_) * static_cast<size_t>(height_)) {}

PixelBox Sheet::pixels_in(const Box& box) const {
    if (box.empty()) return {};
    const PixelBox b = pixels_of(box, scale_);
    return clipped({b.x0 + left_, b.y0 + top_, b.x1 + left_, b.y1 + top_}, {0, 0, width_, height_});
}

void Sheet::hang(float dx, float dy, float size) {
    left_ = static_cast<int>(std::lround(dx * sheet_scale_));
    top_ = static_cast<int>(std::lround(dy * sheet_scale_));
    scale_ = sheet_scale_ * size;
    unit_ = 1 / scale_;
}

Box Sheet::extent() const {
    return {static_cast<float>(-left_) * unit_, static_cast<float>(-top_) * unit_,
            static_cast<float>(width_ - left_) * unit_, static_cast<float>(height_ - top_) * unit_};
}

void Sheet::lay(int i, int j, Paint paint, float alpha, float relief) {
    Pixel& p = pixels_[index(i, j)];
    const float keep = 1 - alpha;
    p.r = p.r * keep + paint.r * alpha;
    p.g = p.g * keep + paint.g * alpha;
    p.b = p.b * keep + paint.b * alpha;
    p.a = p.a * keep + alpha;
    p.gr = blend(p.gr, 1, alpha);
    p.gg = blend(p.gg, 1, alpha);
    p.gb = blend(p.gb, 1, alpha);
    p.bare = blend(p.bare, 1, alpha);
    p.relief = blend(p.relief, relief, alpha);
}

void Sheet::stain(int i, int j, const Stain& stain, float density, float under) {
    Pixel& p = pixels_[index(i, j)];
    const float r = std::exp(density * stain.r), g = std::exp(density * stain.g),
                b = std::exp(density * stain.b);
    p.gr *= r;
    p.gg *= g;
    p.gb *= b;
    p.bare *= 1 - under * (1 - std::min({r, g, b}));
}

Shape Sheet::shape(std::string_view outline, const Place& place, float wobble) const {
    return shape(closed_curve(outline, place), wobble);
}

Shape Sheet::shape(const Path& outline, float wobble) const {
    return filled({by_hand(outline, wobble, true)}, scale_);
}

Shape Sheet::shapes(const std::vector<Path>& outlines, float wobble) const {
    std::vector<Path> shaken;
    for (const Path& path : outlines)
        shaken.push_back(by_hand(path, wobble, true));
    return filled(shaken, scale_);
}

Shape Sheet::limbs(const std::vector<Limb>& parts, float softness, float wobble) const {
    return studio::limbs(parts, softness, wobble, scale_);
}

Shape Sheet::circle(Point centre, float radius, float wobble) const {
    return shape(arc(centre, radius, radius, 0, 355), wobble);
}

Shape Sheet::ellipse(Point centre, float rx, float ry, float degrees, float wobble) const {
    Path path = arc({}, rx, ry, 0, 355);
    const Place place = at(centre).turned(degrees);
    for (Point& p : path)
        p = place(p);
    return shape(path, wobble);
}

Shape Sheet::box(float x, float y, float width, float height, float wobble) const {
    return shape(Path{{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}}, wobble);
}

Shape Sheet::tube(const Path& path, float width_start, float width_end, float wobble) const {
    const Path middle = by_hand(path, wobble, false);
    const float whole = std::max(1.f, length(middle));
    Path left, right;
    float done = 0;
    for (size_t i = 0; i < middle.size(); ++i) {
        const Point ahead = middle[std::min(i + 1, middle.size() - 1)];
        const Point behind = middle[i > 0 ? i - 1 : 0];
        if (i > 0) done += length(middle[i] - middle[i - 1]);
        const Point d = ahead - behind;
        const float l = std::max(1e-4f, length(d));
        const float half = blend(width_start, width_end, done / whole) / 2;
        const Point side{-d.y / l * half, d.x / l * half};
        left.push_back(middle[i] + side);
        right.push_back(middle[i] - side);
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    // Round ends; a separate outline each, so that tight bends stay filled.
    std::vector<Path> outlines{left};
    if (!middle.empty()) {
        outlines.push_back(arc(middle.front(), width_start / 2, width_start / 2, 0, 355));
        outlines.push_back(arc(middle.back(), width_end / 2, width_end / 2, 0, 355));
    }
    return filled(outlines, scale_);
}

Shape Sheet::tube(std::string_view path, float width_start, float width_end,
                  const Place& place) const {
    return tube(curve(path, place), width_start, width_end);
}

Shape Sheet::below(const std::function<float(float)>& horizon) const {
    Path outline;
    for (float x = -30; x <= sheet_width + 30; x += 4)
        outline.push_back({x, horizon(x)});
    outline.push_back({sheet_width + 60, sheet_height + 60});
    outline.push_back({-60, sheet_height + 60});
    return filled({outline}, scale_);
}

Shape Sheet::everything() const {
    return Shape(Field({-left_, -top_, width_ - left_, height_ - top_}, scale_, -400));
}

void Sheet::lift(const Shape& shape, float amount, const Mask& mask) {
    const PixelBox area = pixels_in(shape.bounds().grown(2));
    for (int j = area.y0; j < area.y1; ++j)
        for (int i = area.x0; i < area.x1; ++i) {
            const Point p = centre_of(i, j);
            float gone = amount * smooth(.8f, -.8f, shape.distance(p));
            if (gone <= 0) continue;
            if (mask) gone *= mask(p);
            Pixel& q = pixels_[index(i, j)];
            const float keep = 1 - gone;
            q.r *= keep;
            q.g *= keep;
            q.b *= keep;
            q.a *= keep;
            q.gr = blend(q.gr, 1, gone);
            q.gg = blend(q.gg, 1, gone);
            q.gb = blend(q.gb, 1, gone);
            q.bare = blend(q.bare, 1, gone);
        }
}

void Sheet::ground(const std::function<Paint(Point)>& paint) {
    for (int j = 0; j < height_; ++j)
        for (int i = 0; i < width_; ++i)
            lay(i, j, paint(centre_of(i, j)), 1);
}

void Sheet::finish() {
    for (Pixel& p : pixels_) {
        const float u = (1 - p.a) * std::min(most_ground, 1 - p.bare);
        p.r += u * pale_ground.r;
        p.g += u * pale_ground.g;
        p.b += u * pale_ground.b;
        p.a += u;
    }
    // Light from the upper left grazes the ridges the bristles left.
    const int reach = std::max(1, static_cast<int>(std::lround(sheet_scale_)));
    std::vector<float> relief(pixels_.size());
    for (size_t k = 0; k < pixels_.size(); ++k)
        relief[k] = pixels_[k].relief;
    for (int j = reach; j < height_ - reach; ++j)
        for (int i = reach; i < width_ - reach; ++i) {
            Pixel& p = pixels_[index(i, j)];
            if (p.a < .02f) continue;
            const float rise =
                relief[index(i + reach, j + reach)] - relief[index(i - reach, j - reach)];
            const float m = 1 + clamped(rise * .34f, -.16f, .16f);
            p.r = std::min(p.a, p.r * m);
            p.g = std::min(p.a, p.g * m);
            p.b = std::min(p.a, p.b * m);
        }
}

}  // namespace velatura::studio
