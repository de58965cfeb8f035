// Anxiety: a scribbled cloud hangs over a very small person with a very big umbrella; its line
// unwinds, runs down, and is the ground the person stands on.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point cloud_at{404, 322};
constexpr Point person{384, 582};  // between the shoes

// A line that goes round and round without getting anywhere.
Path scribble(Point c, float rx, float ry, int turns, Seed seed) {
    Random random(seed);
    std::vector<Point> points;
    float a = random.between(0, 360);
    for (int k = 0; k < turns; ++k) {
        a += random.between(70, 128);
        const float reach = random.between(.12f, 1);
        const float lobe = 1 + .13f * std::sin(radians(a * 3 + 40));
        points.push_back(c + Point{rx * reach * lobe * std::cos(radians(a)),
                                   ry * reach * lobe * std::sin(radians(a))});
    }
    return through(points);
}

void small_person(Sheet& sheet, const Place& p) {
    const Shape legs = sheet.limbs({{p(-6, -18), 5, p(-8, -3), 3.6f},
                                    {p(-8, -2), 3.8f, p(-15, 0), 3.4f},
                                    {p(7, -18), 5, p(8, -3), 3.6f},
                                    {p(8, -2), 3.8f, p(1, 0), 3.4f}},
                                   3, .4f);
    const Shape coat =
        sheet.shape("-9,-54! 0,-58 10,-54! 14,-34 19,-14! 0,-10 -19,-14! -14,-34", p, .7f);
    const Shape head = sheet.circle(p(-1, -68), 12, .7f);
    const Shape arm =
        sheet.limbs({{p(6, -48), 5, p(-2, -38), 4.4f}, {p(-2, -38), 4.4f, p(-12, -48), 4}}, 3, .4f);
    sheet.paint(legs, {.shadow = ink, .middle = umber, .light = ochre, .ink = 1.8f, .slip = 0});
    sheet.paint(coat, {.shadow = umber,
                       .middle = ochre,
                       .light = naples,
                       .strokes = 1.4f,
                       .flow = 88,
                       .ink = 2.6f,
                       .slip = .5f});
    sheet.paint(head, {.shadow = rose,
                       .middle = mix(rose, naples, .55f),
                       .light = naples,
                       .strokes = .6f,
                       .ink = 2.4f,
                       .slip = 0});
    // A hood of hair, and two worried lines.
    sheet.paint(
        sheet.shape("-12,-72! -8,-82 2,-85 12,-78 14,-64 8,-56! 7,-66 2,-74 -6,-76", p, .6f),
        {.shadow = ink, .middle = umber, .light = ochre, .ink = 2, .slip = 0});
    sheet.line(Path{p(-10, -72), p(-7, -74), p(-4, -75)}, 1.8f, ink, even);
    sheet.dab(p(-7, -68), 1.7f, ink);
    sheet.line(Path{p(-9, -61), p(-6, -62), p(-3, -61)}, 1.6f, ink, even);
    sheet.paint(arm, {.shadow = umber, .middle = ochre, .light = naples, .ink = 2, .slip = 0});
    sheet.dab(p(-12, -49), 4, mix(rose, naples, .4f));
}

}  // namespace

PAINT_CARD(45) {
    sheet.hang(-180, -150);
    // A bruise of air in the knot.
    sheet.wash(sheet.ellipse(cloud_at, 158, 74), {.paint = payne,
                                                  .second = violet,
                                                  .density = .5f,
                                                  .soft = 18,
                                                  .lost = 24,
                                                  .bleed = 24,
                                                  .cloud = .9f});

    // The knot: a thick dark line, a violet one, a thin nervous one.
    sheet.stroke(scribble(cloud_at, 164, 84, 46, 5), {.paint = mix(violet, ultramarine, .4f),
                                                      .second = violet,
                                                      .width = 5,
                                                      .pressure = even,
                                                      .bristle = .4f,
                                                      .dry = .15f,
                                                      .run_out = .1f});
    sheet.line(scribble(cloud_at + Point{2, -3}, 172, 88, 62, 11), 4.2f, ink, even);
    sheet.line(scribble(cloud_at + Point{-4, 6}, 150, 70, 40, 23), 2.6f, pale(cerulean, .35f),
               even);
    sheet.line(scribble(cloud_at, 178, 94, 34, 31), 2.4f, ink, even);
    // A pale one on top, so that the knot is seen at night too.
    sheet.line(scribble(cloud_at + Point{3, -4}, 170, 90, 20, 47), 2.6f, pale(violet, .6f), even);

    // The loose end: out at the right, two loops down, and along under the shoes.
    const Path loose = curve(
        "532,356 588,350 618,386 592,426 552,412 560,378 606,388 628,448 602,496 566,484 572,456 "
        "612,464 634,526 592,582 502,592 412,590 322,588 250,592 210,594 150,588 60,592");
    sheet.line(loose, 4.2f, ink, even);

    // The umbrella, much too big.
    const Place u = at(380, 476).turned(-4);
    const Shape canopy = sheet.shape(
        "-128,26! -120,-14 -88,-46 -42,-64 0,-68 44,-64 90,-44 122,-12 128,28! 108,14 86,14 70,26! "
        "50,10 22,8 4,22! -18,8 -46,8 -66,24! -84,12 -108,14",
        u, 2);
    sheet.stroke("0,-66 -3,-10 -8,62", u,
                 {.paint = umber,
                  .second = ochre,
                  .width = 6,
                  .pressure = even,
                  .bristle = .2f,
                  .dry = 0,
                  .run_out = 0});
    small_person(sheet, at(person));
    sheet.paint(
        canopy,
        {.shadow = deep(madder, .3f),
         .middle = vermilion,
         .light = gold,
         .accent = rose,
         .round = 1.1f,
         .fall = 30,
         .strokes = 1.7f,
         .stroke_length = 60,
         .stroke_width = 10,
         .flow_field =
             [=](Point p) { return std::atan2(p.y - u(0, -90).y, p.x - u(0, -90).x) / radians(1); },
         .ink = 4.2f});
    for (auto rib : {"0,-68 -44,-42 -66,22", "0,-68 -2,-30 4,20", "0,-68 46,-42 70,24"})
        sheet.line(rib, u, 2.8f, deep(madder, .6f), {.4f, .8f, .8f});
    for (auto shine : {"-20,-60 -70,-40 -98,4", "-8,-58 -28,-30 -34,4"})
        sheet.stroke(shine, u,
                     {.paint = naples,
                      .width = 8,
                      .pressure = swelling,
                      .alpha = .85f,
                      .bristle = 1,
                      .dry = .4f,
                      .inside = &canopy});
    sheet.line("0,-68 0,-78 -1,-86", u, 5, umber, even);
}
