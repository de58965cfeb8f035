#include "engine/noise.h"

#include <array>

namespace velatura::studio {
namespace {

struct Directions {
    std::array<float, 256> x{}, y{};
    Directions() {
        for (size_t i = 0; i < 256; ++i) {
            const double angle = static_cast<double>(i) * 6.283185307179586 / 256;
            x[i] = static_cast<float>(std::cos(angle));
            y[i] = static_cast<float>(std::sin(angle));
        }
    }
};
const Directions directions;

float slope(int x, int y, Seed seed, float dx, float dy) {
    const std::uint32_t h = scramble(static_cast<std::uint32_t>(x) * 0x27d4eb2du ^
                                     scramble(static_cast<std::uint32_t>(y) * 0x165667b1u + seed)) &
                            255u;
    return directions.x[h] * dx + directions.y[h] * dy;
}

float ease(float u) {
    return u * u * u * (u * (u * 6 - 15) + 10);
}

}  // namespace

float noise(float x, float y, Seed seed) {
    const float fx = std::floor(x), fy = std::floor(y);
    const int i = static_cast<int>(fx), j = static_cast<int>(fy);
    const float u = x - fx, v = y - fy, a = ease(u), b = ease(v);
    return 1.5f *
           blend(blend(slope(i, j, seed, u, v), slope(i + 1, j, seed, u - 1, v), a),
                 blend(slope(i, j + 1, seed, u, v - 1), slope(i + 1, j + 1, seed, u - 1, v - 1), a),
                 b);
}

float fbm(float x, float y, Seed seed, int octaves) {
    float sum = 0, amplitude = .5f;
    for (int i = 0; i < octaves; ++i) {
        sum += amplitude * noise(x, y, seed + static_cast<Seed>(i) * 17);
        x = x * 2.03f + 7.1f;
        y = y * 2.03f + 3.7f;
        amplitude *= .5f;
    }
    return sum;
}

Cloud::Cloud(const Box& box, float frequency, Seed seed, int octaves) {
    // Seven lattice points for the smallest bump keep the interpolation invisible.
    const float finest = frequency * std::pow(2.03f, static_cast<float>(octaves - 1));
    const float step = clamped(1 / (finest * 7), .8f, 64);
    inverse_step_ = 1 / step;
    // The lattice is anchored to the sheet, not to the box: the same place has the same value.
    x0_ = std::floor(box.x0 / step) * step;
    y0_ = std::floor(box.y0 / step) * step;
    width_ = std::max(2, static_cast<int>(std::ceil((box.x1 - x0_) / step)) + 2);
    height_ = std::max(2, static_cast<int>(std::ceil((box.y1 - y0_) / step)) + 2);
    values_.resize(static_cast<size_t>(width_) * static_cast<size_t>(height_));
    for (int j = 0; j < height_; ++j)
        for (int i = 0; i < width_; ++i) {
            const float x = (x0_ + static_cast<float>(i) * step) * frequency;
            const float y = (y0_ + static_cast<float>(j) * step) * frequency;
            values_[static_cast<size_t>(j * width_ + i)] =
                octaves == 1 ? noise(x, y, seed) : fbm(x, y, seed, octaves);
        }
}

}  // namespace velatura::studio
