// Seeded chance and smooth noise: everything irregular in a picture comes from here, so the same
// seed always paints the same stroke.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/geometry.h"

namespace velatura::studio {

using Seed = std::uint32_t;

constexpr std::uint32_t scramble(std::uint32_t x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

class Random {
  public:
    explicit Random(Seed seed) : state_(seed * 2654435761u + 1) {}
    std::uint32_t bits() { return scramble(state_ += 0x9e3779b9u); }
    float unit() { return static_cast<float>(bits() >> 8) * (1.f / 16777216); }
    float between(float a, float b) { return a + (b - a) * unit(); }
    // Bell-shaped around 0, deviation about 1, never beyond 3.5.
    float bell() {
        float sum = -2;
        for (int i = 0; i < 4; ++i)
            sum += unit();
        return sum * 1.73f;
    }
    int below(int n) { return static_cast<int>(bits() % static_cast<std::uint32_t>(n)); }
    bool chance(float p) { return unit() < p; }
    template <class List>
    auto& one_of(const List& list) {
        return list[static_cast<size_t>(below(static_cast<int>(list.size())))];
    }

  private:
    std::uint32_t state_;
};

// Gradient noise, about -1..1, one bump a unit.
float noise(float x, float y, Seed seed);
// Several octaves of it, about -.8..0.8.
float fbm(float x, float y, Seed seed, int octaves = 4);

// fbm over a part of the sheet, evaluated on a coarse lattice and interpolated: the slow, large
// variations of a picture cost almost nothing this way. Frequency is bumps per design unit.
class Cloud {
  public:
    Cloud(const Box& box, float frequency, Seed seed, int octaves = 1);
    float operator()(float x, float y) const {
        const float u = clamped((x - x0_) * inverse_step_, 0, static_cast<float>(width_) - 1.001f);
        const float v = clamped((y - y0_) * inverse_step_, 0, static_cast<float>(height_) - 1.001f);
        const int i = static_cast<int>(u), j = static_cast<int>(v);
        const float a = u - static_cast<float>(i), b = v - static_cast<float>(j);
        const float* p = &values_[static_cast<size_t>(j * width_ + i)];
        return blend(blend(p[0], p[1], a), blend(p[width_], p[width_ + 1], a), b);
    }
    float operator()(Point p) const { return (*this)(p.x, p.y); }

  private:
    float x0_, y0_, inverse_step_;
    int width_, height_;
    std::vector<float> values_;
};

}  // namespace velatura::studio
