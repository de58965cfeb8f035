// Points, boxes, placements and curves, all in design units: a sheet is 720 x 1008 of them,
// x to the right, y down, whatever the resolution of the finished picture. Angles are degrees,
// clockwise as seen (0 = to the right, 90 = down).
#pragma once

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace velatura::studio {

inline constexpr float sheet_width = 720;
inline constexpr float sheet_height = 1008;

struct Point {
    float x = 0;
    float y = 0;
};

constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point a, float s) {
    return {a.x * s, a.y * s};
}
constexpr float dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
inline float length(Point a) {
    return std::sqrt(dot(a, a));
}

constexpr float radians(float degrees) {
    return degrees * 0.017453293f;
}
inline Point direction(float degrees) {
    return {std::cos(radians(degrees)), std::sin(radians(degrees))};
}

constexpr float clamped(float x, float low = 0, float high = 1) {
    return x < low ? low : x > high ? high : x;
}
constexpr float blend(float a, float b, float t) {
    return a + (b - a) * t;
}
// 0 at `from`, 1 at `to` (which may be the smaller one), smooth between.
constexpr float smooth(float from, float to, float x) {
    const float t = clamped((x - from) / (to - from));
    return t * t * (3 - 2 * t);
}

struct Box {
    float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f;

    bool empty() const { return x1 <= x0 || y1 <= y0; }
    Point centre() const { return {(x0 + x1) / 2, (y0 + y1) / 2}; }
    float width() const { return x1 - x0; }
    float height() const { return y1 - y0; }
    Box grown(float by) const { return {x0 - by, y0 - by, x1 + by, y1 + by}; }
    Box joined(const Box& o) const {
        return {std::min(x0, o.x0), std::min(y0, o.y0), std::max(x1, o.x1), std::max(y1, o.y1)};
    }
    Box clipped(const Box& o) const {
        return {std::max(x0, o.x0), std::max(y0, o.y0), std::min(x1, o.x1), std::min(y1, o.y1)};
    }
    void include(Point p) { *this = joined({p.x, p.y, p.x, p.y}); }
};

inline constexpr Box whole_sheet{0, 0, sheet_width, sheet_height};

// Where and how a drawing in its own coordinates is put on the sheet.
// at(300, 400).scaled(1.2f).turned(-8) first scales, then turns, then moves.
struct Place {
    Point origin;
    float sx = 1, sy = 1;
    float degrees = 0;

    Place scaled(float s) const { return scaled(s, s); }
    Place scaled(float x, float y) const { return {origin, sx * x, sy * y, degrees}; }
    Place turned(float by) const { return {origin, sx, sy, degrees + by}; }
    Place mirrored() const { return {origin, -sx, sy, degrees}; }
    Place moved(float dx, float dy) const { return {origin + Point{dx, dy}, sx, sy, degrees}; }
    Point operator()(Point p) const {
        const Point d = direction(degrees);
        const float a = p.x * sx, b = p.y * sy;
        return {origin.x + a * d.x - b * d.y, origin.y + a * d.y + b * d.x};
    }
    Point operator()(float x, float y) const { return (*this)(Point{x, y}); }
};

inline Place at(float x, float y) {
    return {{x, y}};
}
inline Place at(Point p) {
    return {p};
}

// A finely sampled line.
using Path = std::vector<Point>;

// "x,y x,y! x,y": a Catmull-Rom curve through the points; '!' makes a corner.
Path curve(std::string_view points, const Place& place = {});
Path closed_curve(std::string_view points, const Place& place = {});
// The same, through points that were reckoned: through({a, b, c}).
Path through(const std::vector<Point>& points);
Path closed_through(const std::vector<Point>& points);
Path arc(Point centre, float rx, float ry, float from_degrees, float to_degrees);
Path spiral(Point centre, float r_outer, float r_inner, float from_degrees, float turns);

float length(const Path& path);
// The point at `t` in 0..1 of the length, and the direction there.
Point along(const Path& path, float t);
float heading(const Path& path, float t);
Path part(const Path& path, float from, float to);
Path shifted(const Path& path, Point by);
Box bounds(const Path& path);

}  // namespace velatura::studio
