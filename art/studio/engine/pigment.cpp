#include "engine/pigment.h"

namespace velatura::studio {
namespace {

// Kubelka-Munk: absorption over scattering of an opaque layer, and back.
float absorption(float reflectance) {
    const float r = clamped(reflectance, .02f, .98f);
    return (1 - r) * (1 - r) / (2 * r);
}
float reflectance(float k) {
    return 1 + k - std::sqrt(k * k + 2 * k);
}

float channel(float a, float b, float t) {
    const float by_light = blend(a, b, t);
    const float as_paint = reflectance(blend(absorption(a), absorption(b), t));
    return blend(by_light, as_paint, .55f);
}

}  // namespace

Paint mix(Paint a, Paint b, float t) {
    t = clamped(t);
    return {channel(a.r, b.r, t), channel(a.g, b.g, t), channel(a.b, b.b, t)};
}

Ramp::Ramp(Paint shadow, Paint middle, Paint light) {
    for (int i = 0; i < steps; ++i) {
        const float v = static_cast<float>(i) / (steps - 1);
        table_[static_cast<size_t>(i)] =
            v < .5f ? mix(shadow, middle, v * 2) : mix(middle, light, v * 2 - 1);
    }
}

}  // namespace velatura::studio
