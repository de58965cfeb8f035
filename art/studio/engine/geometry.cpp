#include "engine/geometry.h"

#include <cstdlib>
#include <string>

namespace velatura::studio {
namespace {

struct Knot {
    Point point;
    bool corner = false;
};

constexpr int samples_per_span = 14;

std::vector<Knot> parse(std::string_view text) {
    const std::string owned(text);
    std::vector<Knot> knots;
    const char* at = owned.c_str();
    while (*at != '\0') {
        char* end = nullptr;
        const float x = std::strtof(at, &end);
        if (end == at) {
            ++at;
            continue;
        }
        at = end;
        if (*at == ',') ++at;
        const float y = std::strtof(at, &end);
        at = end;
        const bool corner = *at == '!';
        if (corner) ++at;
        knots.push_back({{x, y}, corner});
    }
    return knots;
}

Path sample(const std::vector<Knot>& knots, bool closed, const Place& place) {
    Path path;
    const int n = static_cast<int>(knots.size());
    if (n < 2) return path;
    const auto knot = [&](int i) {
        return closed ? knots[static_cast<size_t>((i + n) % n)]
                      : knots[static_cast<size_t>(std::clamp(i, 0, n - 1))];
    };
    const int spans = closed ? n : n - 1;
    for (int i = 0; i < spans; ++i) {
        const Knot a = knot(i - 1), b = knot(i), c = knot(i + 1), d = knot(i + 2);
        const Point m0 = b.corner ? (c.point - b.point) * .5f : (c.point - a.point) * .5f;
        const Point m1 = c.corner ? (c.point - b.point) * .5f : (d.point - b.point) * .5f;
        for (int k = 0; k < samples_per_span; ++k) {
            const float u = static_cast<float>(k) / samples_per_span, u2 = u * u, u3 = u2 * u;
            path.push_back(place(b.point * (2 * u3 - 3 * u2 + 1) + m0 * (u3 - 2 * u2 + u) +
                                 c.point * (-2 * u3 + 3 * u2) + m1 * (u3 - u2)));
        }
    }
    if (!closed) path.push_back(place(knots.back().point));
    return path;
}

std::vector<Knot> knots_of(const std::vector<Point>& points) {
    std::vector<Knot> knots;
    for (Point p : points)
        knots.push_back({p, false});
    return knots;
}

}  // namespace

Path curve(std::string_view points, const Place& place) {
    return sample(parse(points), false, place);
}
Path closed_curve(std::string_view points, const Place& place) {
    return sample(parse(points), true, place);
}
Path through(const std::vector<Point>& points) {
    return sample(knots_of(points), false, {});
}
Path closed_through(const std::vector<Point>& points) {
    return sample(knots_of(points), true, {});
}

Path arc(Point centre, float rx, float ry, float from_degrees, float to_degrees) {
    Path path;
    const int steps = std::max(6, static_cast<int>(std::fabs(to_degrees - from_degrees) / 5));
    for (int i = 0; i <= steps; ++i) {
        const Point d = direction(
            blend(from_degrees, to_degrees, static_cast<float>(i) / static_cast<float>(steps)));
        path.push_back({centre.x + rx * d.x, centre.y + ry * d.y});
    }
    return path;
}

Path spiral(Point centre, float r_outer, float r_inner, float from_degrees, float turns) {
    Path path;
    const int steps = std::max(12, static_cast<int>(std::fabs(turns) * 40));
    for (int i = 0; i <= steps; ++i) {
        const float u = static_cast<float>(i) / static_cast<float>(steps);
        const float r = r_outer * std::pow(r_inner / r_outer, u);
        path.push_back(centre + direction(from_degrees + turns * 360 * u) * r);
    }
    return path;
}

float length(const Path& path) {
    float sum = 0;
    for (size_t i = 1; i < path.size(); ++i)
        sum += length(path[i] - path[i - 1]);
    return sum;
}

Point along(const Path& path, float t) {
    const float goal = clamped(t) * length(path);
    float sum = 0;
    for (size_t i = 1; i < path.size(); ++i) {
        const float step = length(path[i] - path[i - 1]);
        if (sum + step >= goal && step > 0)
            return path[i - 1] + (path[i] - path[i - 1]) * ((goal - sum) / step);
        sum += step;
    }
    return path.empty() ? Point{} : path.back();
}

float heading(const Path& path, float t) {
    const Point d = along(path, std::min(1.f, t + .01f)) - along(path, std::max(0.f, t - .01f));
    return std::atan2(d.y, d.x) / radians(1);
}

Path part(const Path& path, float from, float to) {
    Path piece;
    const int steps = std::max(8, static_cast<int>(length(path) * std::fabs(to - from) / 6));
    for (int i = 0; i <= steps; ++i)
        piece.push_back(
            along(path, blend(from, to, static_cast<float>(i) / static_cast<float>(steps))));
    return piece;
}

Path shifted(const Path& path, Point by) {
    Path moved = path;
    for (Point& p : moved)
        p = p + by;
    return moved;
}

Box bounds(const Path& path) {
    Box box;
    for (Point p : path)
        box.include(p);
    return box;
}

}  // namespace velatura::studio
