// Things that come up on many cards, drawn once so that the series has one hand: outlines (birds,
// leaves, stars, clouds, trees) and a few small finished things (star, lantern, window, red
// thread).
#pragma once

#include "engine/sheet.h"

namespace velatura::studio {

// Outlines in unit size (about -1..1), facing right.
enum class BirdPose { wings_up, gliding, wings_down, fluttering, perched };
Path bird(BirdPose pose, const Place& place);
Path bird(int pose, const Place& place);  // one of the four flying poses
Path leaf(const Place& place);            // from its stalk at 0,0 to its tip at 1,0
Path petal(const Place& place);           // likewise, broader, notched
Path feather(const Place& place);
Path star(Point centre, float radius, int points = 5, float inner = .45f, float degrees = 0);
Path flame(const Place& place);  // tip up, foot at 0,0, height 1
Path drop(const Place& place);   // tip up at 0,-1
Path heart(const Place& place);
Path fish(const Place& place);  // head to the right

// A cloud's upper edge of humps over a flat foot, inside the given box.
Path cloud(const Box& box, int humps, Seed seed);
// A regular wave y(x) as a path.
Path wave(Point from, Point to, float height, float wavelength);

// A grown tree: limbs for Sheet::limbs-like filling, and the tips for leaves and blossoms.
struct Tree {
    std::vector<Path> limbs;  // outlines
    std::vector<Point> tips;
    std::vector<float> tip_angles;
};
struct Growth {
    Point root;
    float degrees = -90;
    float length = 220;
    float width = 60;
    float spread = 38;  // how far boughs part
    float lean = 0;     // bend per bough
    int generations = 7;
    Seed seed = 1;
};
Tree grow(const Growth& growth);

// Finished small things.
void paint_star(Sheet& sheet, Point centre, float radius, int points = 5);
void paint_glint(Sheet& sheet, Point centre, float radius, Paint paint = pigment::naples);
void paint_lantern(Sheet& sheet, Point centre, float radius, Paint paper, Paint edge);
void paint_window(Sheet& sheet, Point centre, float width, float height);  // lit, with a cross
// The vermilion thread that runs through the series.
void paint_thread(Sheet& sheet, const Path& path, float width = 4);
void paint_leaf(Sheet& sheet, const Place& place, Paint dark, Paint bright);
// Closed sleeping eye: a small arc with lashes; open eye: almond with pupil and spark.
void paint_closed_eye(Sheet& sheet, Point centre, float width, Paint paint = pigment::ink);
void paint_eye(Sheet& sheet, const Place& place, Paint iris);

}  // namespace velatura::studio
