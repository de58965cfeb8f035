// A shape is what a painter would draw lightly in pencil first: here a signed distance field in
// design units, negative inside. Brushes, ink and glazes all follow it. Shapes are made by a Sheet
// (which knows the resolution) and combine with | (both), - (without) and & (only where both).
#pragma once

#include "engine/field.h"
#include "engine/noise.h"

namespace velatura::studio {

class Shape {
  public:
    Shape() = default;
    explicit Shape(Field distance);

    const Field& field() const { return field_; }
    bool empty() const { return bounds_.empty(); }
    // Around what is inside, within the sheet.
    const Box& bounds() const { return bounds_; }
    // How deep the deepest place lies: half the width of the thickest part.
    float depth() const { return depth_; }
    float distance(Point p) const { return empty() ? 1e3f : field_.sample(p); }
    bool contains(Point p) const { return distance(p) < 0; }
    // A seed that stays the same while other parts of the picture change.
    Seed seed() const;

    Shape grown(float by) const;
    Shape wobbled(float amount, float wavelength, Seed seed) const;

  private:
    Field field_;
    Box bounds_;
    float depth_ = 0;
};

Shape operator|(const Shape& a, const Shape& b);
Shape operator-(const Shape& a, const Shape& b);
Shape operator&(const Shape& a, const Shape& b);

// A tapered limb from a (radius ra) to b (radius rb).
struct Limb {
    Point a;
    float ra;
    Point b;
    float rb;
};

// The trembling of a drawing hand: about `amount` units, slow and fine.
Path by_hand(const Path& path, float amount, bool closed);
Point tremble(Point p, float amount);

Shape filled(const std::vector<Path>& outlines, float scale);
Shape limbs(const std::vector<Limb>& parts, float softness, float wobble, float scale);

}  // namespace velatura::studio
