// One sheet of the series: a transparent card, or a background. Painters draw shapes with it and
// lay paint on it; the program takes the finished layers off it.
//
// A card has two layers. The *body* is opaque paint; the *glaze* lets light through and multiplies.
// In a stack: result = (below * (1 - alpha) + body) * glaze. Body paint laid over a glaze of the
// same card covers it; a glaze laid over body paint tints it.
#pragma once

#include <string_view>

#include "engine/brushes.h"
#include "engine/shape.h"

namespace velatura::studio {

struct Pixel {
    float r = 0, g = 0, b = 0, a = 0;  // body, premultiplied
    float gr = 1, gg = 1, gb = 1;      // what the glaze lets through
    float relief = .5f;                // thickness of the paint, for its tiny shadows
    float bare = 1;                    // how little pale ground the glaze asks for below itself
};

class Sheet {
  public:
    explicit Sheet(float scale);

    float scale() const { return scale_; }
    int width() const { return width_; }
    int height() const { return height_; }
    const Pixel& pixel(int i, int j) const { return pixels_[index(i, j)]; }

    // Paints what follows elsewhere on the sheet: what is drawn at (x, y) lands at
    // (x, y) * size + (dx, dy). hang(0, 0) ends it.
    void hang(float dx, float dy, float size = 1);

    // --- shapes -------------------------------------------------------------------------------
    static constexpr float hand = 1.7f;  // how much the drawing hand trembles
    Shape shape(std::string_view outline, const Place& place = {}, float wobble = hand) const;
    Shape shape(const Path& outline, float wobble = hand) const;
    Shape shapes(const std::vector<Path>& outlines, float wobble = hand) const;
    Shape limbs(const std::vector<Limb>& parts, float softness = 8, float wobble = hand) const;
    Shape circle(Point centre, float radius, float wobble = hand) const;
    Shape ellipse(Point centre, float rx, float ry, float degrees = 0, float wobble = hand) const;
    Shape box(float x, float y, float width, float height, float wobble = hand) const;
    // A line with thickness: full width at its start and end, of a stem, tail, branch, ribbon.
    Shape tube(const Path& path, float width_start, float width_end, float wobble = hand) const;
    Shape tube(std::string_view path, float width_start, float width_end,
               const Place& place = {}) const;
    // Everything below a horizon y(x): dunes, seas, hills.
    Shape below(const std::function<float(float)>& horizon) const;
    Shape everything() const;

    // --- painting, in the order a painter would ------------------------------------------------
    void paint(const Shape& shape, const Look& look);
    void gouache(const Shape& shape, const Gouache& gouache);
    void form_strokes(const Shape& shape, const FormStrokes& strokes);
    void rim_light(const Shape& shape, const RimLight& light = {});
    void contour(const Shape& shape, const Contour& contour = {});
    void wash(const Shape& shape, const Wash& wash);
    void stroke(const Path& path, const Brush& brush);
    void stroke(std::string_view path, const Place& place, const Brush& brush);
    // A line of ink (or any paint), pressed and released.
    void line(const Path& path, float width, Paint paint = pigment::ink, Pressure pressure = {});
    void line(std::string_view path, const Place& place, float width, Paint paint = pigment::ink,
              Pressure pressure = {});
    void hatch(const Shape& shape, const Hatch& hatch);
    void stipple(const Shape& shape, const Stipple& stipple);
    void splatter(const Splatter& splatter);
    void dab(Point centre, float radius, Paint paint, float alpha = 1);
    void glaze_dab(Point centre, float radius, Paint paint, float density = .5f);
    // A small light in the air; strength at most .3 or it turns to fog.
    void glow(Point centre, float radius, Paint paint, float strength = .28f);
    // Takes paint away, body and glaze.
    void lift(const Shape& shape, float amount = 1, const Mask& mask = {});
    // Fills the whole sheet with opaque paint (backgrounds).
    void ground(const std::function<Paint(Point)>& paint);

    // The pale ground below the washes and the tiny shadows of the paint's thickness; called once
    // when the picture is done.
    void finish();

    // --- for tools ------------------------------------------------------------------------------
    float paper(int i, int j) const { return paper_->cell(i, j); }
    Point centre_of(int i, int j) const {
        return {(static_cast<float>(i - left_) + .5f) * unit_,
                (static_cast<float>(j - top_) + .5f) * unit_};
    }
    PixelBox pixels_in(const Box& box) const;
    Box extent() const;  // the whole sheet, in the painter's units
    void lay(int i, int j, Paint paint, float alpha, float relief = .5f);
    // `under`: how much pale ground lies below the stain; see Wash.
    void stain(int i, int j, const Stain& stain, float density, float under = 0);

  private:
    size_t index(int i, int j) const {
        return static_cast<size_t>(j) * static_cast<size_t>(width_) + static_cast<size_t>(i);
    }

    float sheet_scale_, scale_, unit_;  // pixels to a unit: of the sheet, of what is drawn now
    int width_, height_;
    int left_ = 0, top_ = 0;  // where the painter's (0, 0) lies, in pixels
    const Field* paper_;      // one grain for all sheets, so that a stack looks like one picture
    std::vector<Pixel> pixels_;
};

// Height of the paper at every pixel, 0..1; made once for a resolution and shared.
const Field& paper_grain(float scale);

}  // namespace velatura::studio
