// Freedom: two cranes carry a swing on red threads; a girl swings on it, her shoes fly off.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A wing of separate quills: white arm, black flight feathers. Local: root at 0,0, tip up.
void wing(Sheet& sheet, const Place& p, bool far) {
    const Shape arm = sheet.shape(
        "16,6! 20,-30 12,-66 0,-100 -14,-124! -22,-108 -34,-112! -36,-94 -50,-94! -48,-76 -64,-70! "
        "-58,-54 -74,-44! -64,-28 -72,-14! -50,-2 -24,8",
        p, 1.2f);
    sheet.halo(arm, {.width = 4});
    sheet.paint(arm,
                {.shadow = far ? mix(cerulean, violet, .4f) : pale(mix(cerulean, rose, .3f), .3f),
                 .middle = pale(cerulean, far ? .5f : .88f),
                 .light = white,
                 .strokes = 1.5f,
                 .stroke_length = 46,
                 .stroke_width = 8,
                 .flow = p.degrees + 250,
                 .ink = 3.2f});
    // Flight feathers dipped in ink.
    const Point tips[] = {{-14, -124}, {-34, -112}, {-50, -94}, {-64, -70}, {-74, -44}, {-72, -14}};
    const Point roots[] = {{2, -78}, {-8, -72}, {-18, -60}, {-26, -46}, {-34, -28}, {-36, -10}};
    for (size_t k = 0; k < 6; ++k)
        sheet.stroke(Path{p(roots[k]), p((roots[k] + tips[k]) * .5f), p(tips[k])},
                     {.paint = k < 4 ? ink : payne,
                      .second = payne,
                      .width = 17,
                      .pressure = {.1f, .5f, .8f},
                      .bristle = .7f,
                      .dry = .1f,
                      .run_out = .1f,
                      .inside = &arm});
    for (size_t k = 0; k < 5; ++k)
        sheet.line(Path{p(roots[k] * .7f), p((roots[k] + tips[k]) * .45f), p(tips[k] * .86f)}, 1.4f,
                   pale(cerulean, .5f), tapering);
}

// A crane in flight to the right; returns where its bill ends.
Point crane(Sheet& sheet, const Place& p, float near_turn, float far_turn) {
    wing(sheet, Place{p(14, -4), p.sx * .86f, p.sy * .86f, p.degrees + far_turn}, true);
    for (float y : {0.f, 5.f})
        sheet.line(Path{p(-52, 6 + y), p(-90, 10 + y), p(-128, 8 + y * 1.5f)}, 3.4f, ink, even);
    const Shape body = sheet.shape(
        "22,-10 0,-14 -28,-12 -58,-4 -88,2! -78,8 -92,14! -56,18 -24,20 4,14 24,4", p, 1);
    const Shape neck = sheet.tube("14,-4 40,-8 62,-4 84,-12", 17 * p.sy, 8 * p.sy, p) |
                       sheet.ellipse(p(88, -14), 11 * p.sy, 8 * p.sy, p.degrees - 10, .6f);
    sheet.halo(body | neck, {.width = 4});
    sheet.paint(neck, {.shadow = ink,
                       .middle = payne,
                       .light = pale(cerulean, .4f),
                       .strokes = 1.2f,
                       .flow = p.degrees,
                       .ink = 2.6f,
                       .slip = 0});
    sheet.paint(body, {.shadow = mix(cerulean, violet, .35f),
                       .middle = pale(mix(cerulean, rose, .4f), .82f),
                       .light = white,
                       .strokes = 1.5f,
                       .flow = p.degrees + 4,
                       .ink = 3.2f});
    sheet.stroke("80,-20 88,-24 96,-19", p,
                 {.paint = vermilion,
                  .width = 8 * p.sy,
                  .pressure = {.6f, .4f, .5f},
                  .bristle = .2f,
                  .dry = 0,
                  .run_out = 0});
    sheet.paint(
        sheet.shape("96,-18! 112,-12 130,-4! 112,-6 96,-9!", p, .4f),
        {.shadow = ochre, .middle = gold, .light = naples, .strokes = 0, .ink = 2, .slip = 0});
    sheet.dab(p(91, -15), 2.2f, naples);
    sheet.dab(p(91.5f, -15), 1.3f, ink);
    wing(sheet, Place{p(-4, -2), p.sx, p.sy, p.degrees + near_turn}, false);
    return p(122, -6);
}

// The girl, leaning back with her legs thrown forward; local origin where she sits.
void girl(Sheet& sheet, const Place& p, Point left_hand, Point right_hand) {
    const Paint skin = mix(rose, naples, .5f);
    const Look bare{.shadow = mix(rose, madder, .35f),
                    .middle = skin,
                    .light = naples,
                    .strokes = .8f,
                    .ink = 2.4f,
                    .slip = 0};
    const Shape far_arm =
        sheet.limbs({{p(2, -62), 9, p(34, -50), 7}, {p(34, -50), 6.5f, right_hand, 6}}, 4, .6f);
    const Shape legs = sheet.limbs({{p(40, 6), 14, p(76, 6), 10},
                                    {p(76, 6), 9.5f, p(122, -18), 7},
                                    {p(122, -18), 7, p(132, -34), 5},
                                    {p(36, 14), 14, p(70, 22), 10},
                                    {p(70, 22), 9.5f, p(114, 34), 7},
                                    {p(114, 34), 7, p(128, 24), 5}},
                                   4, .6f);
    sheet.halo(far_arm | legs, {.width = 4});
    sheet.paint(far_arm, bare);
    sheet.paint(legs, bare);
    // Hair streams out behind.
    const Shape hair = sheet.shape(
        "8,-116! -12,-122 -34,-112 -44,-92 -66,-78 -96,-80 -126,-66! -104,-58 -114,-44! -84,-50 "
        "-60,-50 -40,-58 -22,-70 -6,-84",
        p, 1.2f);
    sheet.halo(hair, {.width = 4});
    sheet.paint(hair, {.shadow = ink,
                       .middle = umber,
                       .light = ochre,
                       .accent = madder,
                       .strokes = 1.7f,
                       .stroke_width = 6,
                       .flow = 155 + p.degrees,
                       .ink = 3});
    const Shape head = sheet.limbs({{p(-4, -92), 20, p(0, -90), 19},
                                    {p(-8, -74), 8, p(-8, -62), 9},
                                    {p(18, -92), 3.4f, p(20, -90), 2.6f}},
                                   5, .6f);
    sheet.paint(head, bare);
    sheet.paint(
        sheet.shape("14,-108! 2,-118 -18,-114 -28,-98 -26,-80 -16,-72! -12,-90 -2,-102", p, .8f),
        {.shadow = ink,
         .middle = umber,
         .light = ochre,
         .strokes = 1.4f,
         .flow = 120,
         .ink = 2.6f});
    sheet.line("2,-96 7,-100 13,-97", p, 2.6f);
    sheet.line("4,-80 11,-76 16,-82", p, 2.6f, deep(madder, .3f));
    sheet.dab(p(4, -86), 4, mix(rose, vermilion, .3f), .7f);
    // The dress: bodice, and a skirt full of wind.
    const Shape dress = sheet.shape(
        "-22,-64! -6,-66 12,-60! 14,-38 20,-18 50,-14 78,-8 88,16! 70,34 36,40! 10,36 -22,44 "
        "-44,36! -34,14 -26,-10 -24,-36",
        p, 1.4f);
    sheet.halo(dress, {.width = 4});
    sheet.paint(dress,
                {.shadow = mix(ochre, madder, .35f),
                 .middle = gold,
                 .light = pale(naples, .4f),
                 .accent = mix(gold, rose, .4f),
                 .strokes = 1.7f,
                 .stroke_width = 8,
                 .flow_field = [=](Point q) { return q.y > p(0, -20).y ? 30.f + p.degrees : 85.f; },
                 .ink = 3.4f});
    for (auto fold : {"0,-26 10,4 6,34", "10,-24 36,2 44,34", "-12,-28 -16,6 -28,36"})
        sheet.line(fold, p, 2.6f, mix(umber, madder, .4f), {.5f, .2f, .2f});
    sheet.stroke("-25,-28 -4,-24 17,-26", p,
                 {.paint = mix(ochre, madder, .5f),
                  .second = madder,
                  .width = 7,
                  .pressure = even,
                  .bristle = .4f,
                  .dry = .05f,
                  .run_out = 0});
    const Shape near_arm =
        sheet.limbs({{p(-14, -54), 10, p(-6, -24), 8}, {p(-6, -24), 7.5f, left_hand, 6}}, 4, .6f);
    sheet.paint(near_arm, bare);
}

void shoe(Sheet& sheet, const Place& p) {
    const Shape s = sheet.shape("-24,-14! -12,-16 -6,-4 10,-2 24,2 28,12! 0,14 -24,12!", p, .8f);
    sheet.halo(s, {.width = 3});
    sheet.paint(s, {.shadow = madder,
                    .middle = vermilion,
                    .light = gold,
                    .strokes = 1.2f,
                    .flow = p.degrees,
                    .ink = 2.8f});
    sheet.gouache(sheet.shape("-22,-13! -13,-14 -9,-7 -20,-6", p, .4f),
                  {.shadow = ink, .middle = umber, .light = umber, .slip = 0});
    for (float y : {-8.f, 4.f})  // flying
        sheet.line(Path{p(-34, y), p(-44, y + 1), p(-56, y)}, 2.2f, mix(ink, cerulean, .4f),
                   tapering);
}

}  // namespace

PAINT_CARD(48) {
    const Point high = crane(sheet, at(258, 112).turned(-10).scaled(.86f), 14, 40);
    const Point low = crane(sheet, at(120, 192).turned(-6).scaled(.86f), -10, 22);

    // The swing lags behind the birds.
    const Point left{126, 386}, right{218, 370};
    const Path near_rope = through({low, (low + left) * .5f + Point{6, 0}, left});
    const Path far_rope = through({high, (high + right) * .5f + Point{9, 0}, right});
    const Shape board = sheet.shape(closed_through({left + Point{-16, -4}, right + Point{14, -6},
                                                    right + Point{16, 8}, left + Point{-14, 11}}),
                                    1);
    paint_thread(sheet, far_rope, 4);
    sheet.halo(board, {.width = 3});
    sheet.paint(board, {.shadow = umber,
                        .middle = ochre,
                        .light = naples,
                        .strokes = 1.4f,
                        .flow = -10,
                        .ink = 3});
    girl(sheet, at(166, 358).turned(-6), along(near_rope, .5f), along(far_rope, .78f));
    paint_thread(sheet, near_rope, 4);
    sheet.dab(along(near_rope, .5f), 7, mix(rose, naples, .45f));
    shoe(sheet, at(358, 316).turned(-52));
    shoe(sheet, at(332, 410).turned(24));
}
