// How light falls on a shape: the shape is thought of as softly rounded, lit from the upper left.
// Gouache and form strokes ask the same question, so they agree.
#pragma once

#include "engine/shape.h"

namespace velatura::studio {

struct FormOptions {
    float round = 1;
    float fall = 90;
    float gradient = .25f;
};

class Form {
  public:
    Form(const Shape& shape, const FormOptions& options);
    // 0 deep shadow, .5 local colour, 1 full light.
    float light(Point p) const;
    // Along the edge near it; length says how certain (0 in the middle of the shape).
    Point tangent(Point p) const;

  private:
    const Shape& shape_;
    FormOptions options_;
    Field soft_;
    float radius_;
    Point axis_;
    float start_, span_;
};

}  // namespace velatura::studio
