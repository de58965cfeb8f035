// What a painter can ask of each tool. Every value has a good default: name only what differs,
//   sheet.gouache(shape, {.shadow = violet, .middle = rose, .light = naples});
// Lengths are design units, angles degrees, alphas and amounts 0..1. A seed of 0 means: let the
// place on the sheet decide (stable while other parts of the picture change).
#pragma once

#include <functional>
#include <optional>

#include "engine/noise.h"
#include "engine/pigment.h"

namespace velatura::studio {

using Mask = std::function<float(Point)>;  // 0 nothing .. 1 fully
using Flow = std::function<float(Point)>;  // direction in degrees

// What a thing is made of decides how the brush moves over it.
enum class Material { paint, fur, cloth, metal, skin, stone };

// The whole recipe for one thing: gouache, modelled strokes, rim light, ink contour.
struct Look {
    Paint shadow = pigment::payne;
    Paint middle = pigment::cerulean;
    Paint light = pigment::white;
    std::optional<Paint> accent = {};  // dropped in here and there, and in some of the strokes
    float round = 1;                   // modelling by the light from the upper left; 0 = flat
    float fall = 90;                   // towards where it darkens, and by how much
    float gradient = .25f;
    Material material = Material::paint;
    float strokes = 1;               // how many; 0 = none
    float stroke_length = 0;         // 0 = from the size of the shape
    float stroke_width = 0;          // 0 = from the size of the shape
    std::optional<float> flow = {};  // direction of strokes; none = along the form
    Flow flow_field = {};            // or anything
    float blotch = .22f;
    float streak = .10f;
    float ink = -1;  // width of the contour; -1 = from the size of the shape, 0 = none
    Paint ink_paint = pigment::ink;
    float rim = 0;  // width of the rim light; 0 = none (use 5 on dark silhouettes)
    Paint rim_paint = from_hex(0xb5d0d3);
    float slip = 1.4f;
    Seed seed = 0;
};

struct Gouache {
    Paint shadow = pigment::payne;
    Paint middle = pigment::cerulean;
    Paint light = pigment::white;
    std::optional<Paint> charge = {};  // third pigment, dropped in wet
    float charge_amount = .45f;
    float round = 1;
    float fall = 90;
    float gradient = .25f;
    float blotch = .22f;  // cloudiness of the mixture
    float streak = .10f;  // marks of a broad brush
    float streak_angle = 25;
    float grain = .10f;
    float rim = .26f;    // paint gathers at the edge
    float slip = 1.4f;   // fill and contour do not quite meet; 0 on thin shapes
    float rough = .9f;   // of the edge
    float alpha = .97f;  // keep above .9
    Mask coverage = {};  // fades like a drying brush, by coverage and not by alpha
    Mask mask = {};
    Seed seed = 0;
};

// Bristle strokes inside a shape, each in the colour the light gives its place.
struct FormStrokes {
    Paint shadow = pigment::payne;
    Paint middle = pigment::cerulean;
    Paint light = pigment::white;
    std::optional<Paint> accent = {};
    float round = 1;
    float fall = 90;
    float gradient = .25f;
    float density = 1;
    float length = 0;  // 0 = from the size of the shape
    float width = 0;
    float alpha = .72f;
    float dry = .34f;
    float bristle = 1;               // 0 smooth .. 1 every hair of the brush
    float jitter = .2f;              // how far a stroke's colour strays
    float turn = 26;                 // how far a stroke's direction strays, degrees
    std::optional<float> flow = {};  // fixed direction; none = along the form
    Flow flow_field = {};
    Mask mask = {};
    Seed seed = 0;
};

struct Contour {
    float width = 4;
    Paint paint = pigment::ink;
    float thinnest = .25f;  // on the lit side, of the width
    float gaps = .18f;      // share of the line left open
    float local = .6f;      // how much of the thing's own colour the ink takes; 0 = pure ink
    float lost = .75f;      // how far the line is lost in the light
    float inset = 0;        // positive = inside the shape
    float alpha = .94f;
    Mask mask = {};
    Seed seed = 0;
};

struct RimLight {
    Paint paint = from_hex(0xb5d0d3);
    float width = 5;
    float alpha = .85f;
    float from = 233;  // where the light comes from; 233 = upper left
    Mask mask = {};
    Seed seed = 0;
};

// Transparent paint: multiplies what lies below.
struct Wash {
    Paint paint = pigment::ultramarine;
    std::optional<Paint> second = {};  // flows in wet-in-wet, mostly towards `fall`
    float mingle = .3f;                // small: patches of both; 1: an even passage
    float density = .55f;              // .3 a tint .. .7 strong; above 1 is very dark
    float fall = 90;
    float from = 1, to = 1;  // density along `fall` across the shape
    float soft = 1.1f;
    float lost = 14;   // width of the lost stretches of the edge; 0 = all found
    float bleed = 3;   // how far the water carried the edge; 20 = clouds
    float rim = .55f;  // dark rim where it dried
    float granulation = .42f;
    float cloud = .45f;
    float backrun = .22f;
    // How far a pale ground lies under the wash, so that it keeps its colour over anything: sky
    // stays violet over gold. 0 for a shadow, which must darken what it falls on.
    float under = .85f;
    Mask mask = {};
    Seed seed = 0;
};

struct Pressure {
    float start = .2f, end = .1f;  // share of the width
    float peak = .35f;             // where along the stroke it is pressed hardest
};
inline constexpr Pressure even{.85f, .8f, .5f};
inline constexpr Pressure tapering{1, .05f, .02f};
inline constexpr Pressure swelling{.05f, .05f, .5f};

// One stroke of a bristle brush.
struct Brush {
    Paint paint = pigment::ink;
    std::optional<Paint> second = {};  // the brush is loaded with two colours
    float width = 10;
    Pressure pressure = {};
    float alpha = .92f;
    float bristle = .6f;  // 0 a smooth line .. 1 only bristles
    float dry = .2f;
    float run_out = .4f;  // how dry it gets towards the end
    bool glaze = false;   // transparent
    float density = .6f;  // of a glaze
    float under = .5f;    // of a glaze: pale ground below it, see Wash
    const class Shape* inside = nullptr;
    Mask mask = {};
    Seed seed = 0;
};

struct Hatch {
    float angle = 45;
    float spacing = 8;
    float width = 1.7f;
    Paint paint = pigment::ink;
    float alpha = .55f;
    Mask mask = {};  // also thins the lines
    Seed seed = 0;
};

struct Stipple {
    Paint paint = pigment::naples;
    std::optional<Paint> second = {};
    float spacing = 12;
    float radius = 2;
    float alpha = .9f;
    Mask mask = {};  // chance of a dot
    Seed seed = 0;
};

struct Splatter {
    Point from = {};
    Point to = {};
    float spread = 30;
    int drops = 30;
    float radius = 2.4f;
    Paint paint = pigment::gold;
    float alpha = .9f;
    bool glaze = false;
    Seed seed = 1;
};

}  // namespace velatura::studio
