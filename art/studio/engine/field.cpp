#include "engine/field.h"

#include <cstddef>

namespace velatura::studio {
namespace {

constexpr float far_away = 1e7f;

// Lower envelope of parabolas (Felzenszwalb and Huttenlocher), along one line of the picture.
class Line {
  public:
    explicit Line(int longest)
        : hull_(static_cast<size_t>(longest)),
          bounds_(static_cast<size_t>(longest) + 1),
          heights_(static_cast<size_t>(longest)) {}

    void transform(float* line, int n, int stride) {
        for (int i = 0; i < n; ++i)
            heights_[u(i)] = line[i * stride];
        int k = 0;
        hull_[0] = 0;
        bounds_[0] = -1e20f;
        bounds_[1] = 1e20f;
        for (int q = 1; q < n; ++q) {
            float s = crossing(q, hull_[u(k)]);
            while (k > 0 && s <= bounds_[u(k)]) {
                --k;
                s = crossing(q, hull_[u(k)]);
            }
            if (s > bounds_[u(k)]) ++k;
            hull_[u(k)] = q;
            bounds_[u(k)] = k == 0 ? -1e20f : s;
            bounds_[u(k + 1)] = 1e20f;
        }
        k = 0;
        for (int q = 0; q < n; ++q) {
            while (bounds_[u(k + 1)] < static_cast<float>(q))
                ++k;
            const float d = static_cast<float>(q - hull_[u(k)]);
            line[q * stride] = d * d + heights_[u(hull_[u(k)])];
        }
    }

  private:
    static size_t u(int i) { return static_cast<size_t>(i); }
    float crossing(int q, int p) const {
        const auto fq = static_cast<float>(q), fp = static_cast<float>(p);
        return ((heights_[u(q)] + fq * fq) - (heights_[u(p)] + fp * fp)) / (2 * fq - 2 * fp);
    }
    std::vector<int> hull_;
    std::vector<float> bounds_, heights_;
};

void squared_distances(Field& f) {
    const int w = f.box().width(), h = f.box().height();
    Line line(std::max(w, h));
    float* data = f.values().data();
    for (int x = 0; x < w; ++x)
        line.transform(data + x, h, w);
    for (int y = 0; y < h; ++y)
        line.transform(data + static_cast<std::ptrdiff_t>(y) * w, w, 1);
}

// Takes the serration of the pixel lattice out of a contour.
void polish(Field& f) {
    const Field raw = f;
    const PixelBox& b = f.box();
    for (int j = b.y0 + 1; j < b.y1 - 1; ++j) {
        const float *up = raw.row(j - 1), *here = raw.row(j), *down = raw.row(j + 1);
        float* out = f.row(j);
        for (int i = 1; i < b.width() - 1; ++i) {
            if (std::fabs(here[i]) * f.scale() > 12) continue;
            out[i] = (4 * here[i] + 2 * (here[i - 1] + here[i + 1] + up[i] + down[i]) + up[i - 1] +
                      up[i + 1] + down[i - 1] + down[i + 1]) /
                     16;
        }
    }
}

void blur_rows(const Field& in, Field& out, int r) {
    const int w = in.box().width();
    const double share = 1.0 / (2 * r + 1);
    for (int j = in.box().y0; j < in.box().y1; ++j) {
        const float* src = in.row(j);
        float* dst = out.row(j);
        double sum = 0;
        for (int i = -r; i <= r; ++i)
            sum += static_cast<double>(src[std::clamp(i, 0, w - 1)]);
        for (int i = 0; i < w; ++i) {
            dst[i] = static_cast<float>(sum * share);
            sum += static_cast<double>(src[std::min(w - 1, i + r + 1)]) -
                   static_cast<double>(src[std::max(0, i - r)]);
        }
    }
}

void blur_columns(const Field& in, Field& out, int r) {
    const PixelBox& b = in.box();
    const auto w = static_cast<size_t>(b.width());
    const double share = 1.0 / (2 * r + 1);
    std::vector<double> sum(w, 0);
    const auto row = [&](int j) { return in.row(std::clamp(j, b.y0, b.y1 - 1)); };
    for (int j = b.y0 - r; j <= b.y0 + r; ++j)
        for (size_t i = 0; i < w; ++i)
            sum[i] += static_cast<double>(row(j)[i]);
    for (int j = b.y0; j < b.y1; ++j) {
        float* dst = out.row(j);
        const float *next = row(j + r + 1), *last = row(j - r);
        for (size_t i = 0; i < w; ++i) {
            dst[i] = static_cast<float>(sum[i] * share);
            sum[i] += static_cast<double>(next[i]) - static_cast<double>(last[i]);
        }
    }
}

}  // namespace

PixelBox pixels_of(const Box& box, float scale) {
    return {
        static_cast<int>(std::floor(box.x0 * scale)), static_cast<int>(std::floor(box.y0 * scale)),
        static_cast<int>(std::ceil(box.x1 * scale)), static_cast<int>(std::ceil(box.y1 * scale))};
}

PixelBox clipped(const PixelBox& a, const PixelBox& b) {
    PixelBox c{std::max(a.x0, b.x0), std::max(a.y0, b.y0), std::min(a.x1, b.x1),
               std::min(a.y1, b.y1)};
    c.x1 = std::max(c.x0, c.x1);
    c.y1 = std::max(c.y0, c.y1);
    return c;
}

float Field::sample(Point p) const {
    const float x = p.x * scale_ - .5f - static_cast<float>(box_.x0);
    const float y = p.y * scale_ - .5f - static_cast<float>(box_.y0);
    const float cx = clamped(x, 0, static_cast<float>(box_.width()) - 1.001f);
    const float cy = clamped(y, 0, static_cast<float>(box_.height()) - 1.001f);
    const int i = static_cast<int>(cx), j = static_cast<int>(cy);
    const float a = cx - static_cast<float>(i), b = cy - static_cast<float>(j);
    const float* q = &values_[static_cast<size_t>(j) * static_cast<size_t>(box_.width()) +
                              static_cast<size_t>(i)];
    const int w = box_.width();
    const float value = blend(blend(q[0], q[1], a), blend(q[w], q[w + 1], a), b);
    const float dx = x - cx, dy = y - cy;
    if (std::fabs(dx) < 1 && std::fabs(dy) < 1) return value;
    return value + std::sqrt(dx * dx + dy * dy) / scale_;
}

Point Field::gradient(Point p, float reach) const {
    const float k = 1 / (2 * reach);
    return {(sample({p.x + reach, p.y}) - sample({p.x - reach, p.y})) * k,
            (sample({p.x, p.y + reach}) - sample({p.x, p.y - reach})) * k};
}

Field distance_to_edge(const Field& mask) {
    Field outside(mask.box(), mask.scale(), 0), inside = outside;
    for (size_t i = 0; i < mask.values().size(); ++i) {
        const float c = mask.values()[i];
        // A half covered pixel says where in it the edge runs.
        const float short_of = std::max(0.f, .5f - c), over = std::max(0.f, c - .5f);
        outside.values()[i] = c <= .001f ? far_away : short_of * short_of;
        inside.values()[i] = c >= .999f ? far_away : over * over;
    }
    squared_distances(outside);
    squared_distances(inside);
    Field distance = outside;
    const float unit = 1 / mask.scale();
    for (size_t i = 0; i < distance.values().size(); ++i)
        distance.values()[i] = clamped(
            (std::sqrt(outside.values()[i]) - std::sqrt(inside.values()[i])) * unit, -900, 900);
    polish(distance);
    return distance;
}

Field blurred(const Field& field, float radius) {
    const int r = std::max(1, static_cast<int>(std::lround(radius * field.scale())));
    Field a = field, b = field;
    for (float& v : a.values())
        v = clamped(v, -90, 90);
    for (int pass = 0; pass < 2; ++pass) {
        blur_rows(a, b, r);
        blur_columns(b, a, r);
    }
    return a;
}

}  // namespace velatura::studio
