#include "engine/form.h"

namespace velatura::studio {
namespace {

constexpr Point to_light{-.55f, -.83f};

}  // namespace

Form::Form(const Shape& shape, const FormOptions& options)
    : shape_(shape),
      options_(options),
      // An unblurred field looks like a bevel, a blurred one like a body.
      soft_(blurred(shape.field(), clamped(shape.depth() * .3f, 2, 15))),
      radius_(std::max(4.f, shape.depth() * 1.05f)),
      axis_(direction(options.fall)) {
    const Box& b = shape.bounds();
    float low = 1e9f, high = -1e9f;
    for (Point corner :
         {Point{b.x0, b.y0}, Point{b.x1, b.y0}, Point{b.x0, b.y1}, Point{b.x1, b.y1}}) {
        low = std::min(low, dot(corner, axis_));
        high = std::max(high, dot(corner, axis_));
    }
    start_ = low;
    span_ = std::max(1.f, high - low);
}

float Form::light(Point p) const {
    float value = .5f + options_.gradient * (.5f - (dot(p, axis_) - start_) / span_);
    if (options_.round > 0) {
        const float depth = -shape_.field().sample(p);
        const Point outward = soft_.gradient(p, 2);
        const float slope = clamped(1 - depth / radius_, 0, 1);
        value += .5f * options_.round * dot(outward, to_light) * (.25f + .75f * slope);
    }
    return value;
}

Point Form::tangent(Point p) const {
    const Point g = soft_.gradient(p, 2);
    return {-g.y, g.x};
}

}  // namespace velatura::studio
