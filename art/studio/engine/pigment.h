// The sixteen pigments of the series and how they mix. Paints mix as paints: half Kubelka-Munk
// (which alone darkens pale mixtures too much), half by light.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "engine/geometry.h"

namespace velatura::studio {

struct Paint {
    float r = 0, g = 0, b = 0;
};

constexpr Paint from_hex(std::uint32_t rgb) {
    return {static_cast<float>((rgb >> 16) & 255) / 255, static_cast<float>((rgb >> 8) & 255) / 255,
            static_cast<float>(rgb & 255) / 255};
}

namespace pigment {
inline constexpr Paint ultramarine = from_hex(0x2b3f8f);
inline constexpr Paint prussian = from_hex(0x17405e);
inline constexpr Paint viridian = from_hex(0x2f7f6b);
inline constexpr Paint sap = from_hex(0x5f7d34);
inline constexpr Paint ochre = from_hex(0xc58a2b);
inline constexpr Paint gold = from_hex(0xe6b04a);
inline constexpr Paint naples = from_hex(0xf3d999);
inline constexpr Paint madder = from_hex(0xa8323f);
inline constexpr Paint vermilion = from_hex(0xdd5a34);
inline constexpr Paint rose = from_hex(0xdd8f94);
inline constexpr Paint violet = from_hex(0x5d4383);
inline constexpr Paint cerulean = from_hex(0x5fa3bf);
inline constexpr Paint umber = from_hex(0x5b3d2c);
inline constexpr Paint payne = from_hex(0x2d3546);
inline constexpr Paint white = from_hex(0xf7f1e3);
inline constexpr Paint ink = from_hex(0x1d2030);
}  // namespace pigment

// `t` of b in a.
Paint mix(Paint a, Paint b, float t);
inline Paint pale(Paint a, float t) {
    return mix(a, pigment::white, t);
}
inline Paint deep(Paint a, float t) {
    return mix(a, pigment::ink, t);
}
constexpr Paint shaded(Paint a, float m) {
    return {clamped(a.r * m), clamped(a.g * m), clamped(a.b * m)};
}
inline float luminance(Paint p) {
    return .3f * p.r + .59f * p.g + .11f * p.b;
}

// shadow (0) - middle (.5) - light (1), mixed beforehand so that looking a colour up is cheap.
class Ramp {
  public:
    Ramp(Paint shadow, Paint middle, Paint light);
    Paint operator()(float value) const {
        const float v = clamped(value) * (steps - 1.001f);
        const auto i = static_cast<size_t>(v);
        const float t = v - static_cast<float>(i);
        const Paint &a = table_[i], &b = table_[i + 1];
        return {blend(a.r, b.r, t), blend(a.g, b.g, t), blend(a.b, b.b, t)};
    }

  private:
    static constexpr int steps = 64;
    std::array<Paint, steps> table_;
};

// A paint seen through: its optical density. Densities add, as layers of watercolour do.
struct Stain {
    float r = 0, g = 0, b = 0;
    Stain() = default;
    explicit Stain(Paint p)
        : r(std::log(std::max(.02f, p.r))),
          g(std::log(std::max(.02f, p.g))),
          b(std::log(std::max(.02f, p.b))) {}
    Stain blended(const Stain& o, float t) const {
        Stain s;
        s.r = blend(r, o.r, t);
        s.g = blend(g, o.g, t);
        s.b = blend(b, o.b, t);
        return s;
    }
};

}  // namespace velatura::studio
