// A rectangle of numbers lying on the sheet's pixel lattice, and the distance transform.
// Pixel (i, j) of the sheet has its centre at ((i + .5) / scale, (j + .5) / scale) design units;
// `scale` is pixels per unit: 1 for the page's 2x pictures, more for print.
#pragma once

#include <vector>

#include "engine/geometry.h"

namespace velatura::studio {

// Whole pixels, half open; may reach beyond the sheet.
struct PixelBox {
    int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    int width() const { return std::max(0, x1 - x0); }
    int height() const { return std::max(0, y1 - y0); }
};

PixelBox pixels_of(const Box& box, float scale);
PixelBox clipped(const PixelBox& a, const PixelBox& b);

class Field {
  public:
    Field() = default;
    Field(PixelBox box, float scale, float value)
        : box_(box),
          scale_(scale),
          values_(static_cast<size_t>(box.width()) * static_cast<size_t>(box.height()), value) {}

    const PixelBox& box() const { return box_; }
    float scale() const { return scale_; }
    bool empty() const { return values_.empty(); }
    float& cell(int i, int j) { return values_[index(i, j)]; }
    float cell(int i, int j) const { return values_[index(i, j)]; }
    float* row(int j) { return &values_[index(box_.x0, j)]; }
    const float* row(int j) const { return &values_[index(box_.x0, j)]; }
    std::vector<float>& values() { return values_; }
    const std::vector<float>& values() const { return values_; }

    // Value at a point; beyond the rectangle the border's value plus the way there.
    float sample(Point p) const;
    // Change per design unit, by differences `reach` units apart.
    Point gradient(Point p, float reach = 1) const;

  private:
    size_t index(int i, int j) const {
        return static_cast<size_t>(j - box_.y0) * static_cast<size_t>(box_.width()) +
               static_cast<size_t>(i - box_.x0);
    }
    PixelBox box_;
    float scale_ = 1;
    std::vector<float> values_;
};

// Signed distance in design units (negative inside) to the edge of a coverage mask (0..1).
Field distance_to_edge(const Field& mask);
// Two passes of a box blur; `radius` in design units.
Field blurred(const Field& field, float radius);

}  // namespace velatura::studio
