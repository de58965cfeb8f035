// Freedom: one crane, wider than the sheet, carries a swing; on it a girl, seen from behind.
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

// The girl from behind, sitting on the board; local origin where she sits.
void girl(Sheet& sheet, const Place& p, Point left_hand, Point right_hand) {
    const Look bare{.shadow = mix(rose, madder, .35f),
                    .middle = mix(rose, naples, .5f),
                    .light = naples,
                    .material = Material::skin,
                    .ink = 2.2f,
                    .slip = 0};
    // Legs hang below the board, crossed at the ankle.
    const Shape legs = sheet.limbs({{p(-12, 8), 10, p(-10, 48), 7},
                                    {p(-10, 48), 7, p(2, 84), 4.6f},
                                    {p(12, 8), 10, p(12, 46), 7},
                                    {p(12, 46), 7, p(-4, 80), 4.6f}},
                                   4, .6f);
    sheet.paint(legs, bare);
    for (float side : {-1.f, 1.f})
        sheet.paint(sheet.limbs({{p(2 * side, 82), 5, p(6 * side, 94), 6}}, 3, .4f),
                    {.shadow = madder, .middle = vermilion, .light = gold, .ink = 2, .slip = 0});
    for (const auto& [shoulder, hand] :
         {std::pair{Point{-16, -58}, left_hand}, {Point{16, -58}, right_hand}}) {
        const Point elbow = (p(shoulder) + hand) * .5f + Point{shoulder.x * .5f, 10};
        sheet.paint(sheet.limbs({{p(shoulder), 7, elbow, 5.6f}, {elbow, 5.4f, hand, 4.6f}}, 4, .6f),
                    bare);
    }
    const Shape dress = sheet.shape(
        "-18,-64! 0,-60 18,-64! 17,-36 22,-14 46,10 70,22! 44,26 40,34! 16,22 -8,26 -34,18! -50,24 "
        "-62,12! -34,2 -22,-14 -17,-36",
        p, 1.2f);
    sheet.paint(dress, {.shadow = mix(ochre, madder, .35f),
                        .middle = gold,
                        .light = pale(naples, .4f),
                        .accent = mix(gold, rose, .4f),
                        .material = Material::cloth,
                        .flow = 80 + p.degrees,
                        .ink = 3});
    for (auto fold : {"-8,-20 -18,2 -30,14", "4,-22 8,2 6,22", "12,-20 28,4 44,18"})
        sheet.line(fold, p, 2.2f, mix(umber, madder, .4f), {.5f, .2f, .2f});
    // One long braid, blown to the side, tied in red; the head looks up to the bird.
    const Shape head = sheet.ellipse(p(0, -84), 17, 19, 0, .8f);
    const Shape braid = sheet.tube("0,-84 -8,-58 -26,-46 -40,-28 -62,-24 -78,-6", 20, 8, p);
    const Look hair{.shadow = ink,
                    .middle = umber,
                    .light = ochre,
                    .accent = madder,
                    .material = Material::fur,
                    .flow = 100,
                    .ink = 2.6f};
    sheet.paint(head, hair);
    sheet.paint(braid, hair);
    for (float t : {.3f, .42f, .54f, .66f, .78f}) {
        const Path middle = curve("0,-84 -8,-58 -26,-46 -40,-28 -62,-24 -78,-6", p);
        const Point c = along(middle, t), across = direction(heading(middle, t) + 60) * 7;
        sheet.line(Path{c - across, c, c + across}, 2, ink, swelling);
    }
    sheet.dab(p(-72, -14), 6, vermilion);
    sheet.dab(p(-74, -17), 2.4f, gold);
}

}  // namespace

PAINT_CARD(48) {
    // The height: a thin cloud far below her feet, edge to edge.
    sheet.wash(sheet.shape("-60,600 70,566 200,592 340,560 480,588 620,556 780,586 780,660 640,676 "
                           "480,652 330,688 160,660 -60,690"),
               {.paint = cerulean,
                .second = rose,
                .density = .34f,
                .soft = 24,
                .lost = 28,
                .bleed = 26,
                .cloud = .9f});
    // One crane, so large that its wings leave the sheet.
    const Place bird = at(250, 168).turned(-9).scaled(1.82f);
    const Point bill = crane(sheet, bird, -16, 44);
    const Point foot = bird(-20, 22);

    const Point left{196, 492}, right{296, 482};
    const Path near_rope = through({foot, (foot + left) * .5f + Point{-6, 0}, left});
    const Path far_rope = through({bill, (bill + right) * .5f + Point{20, 10}, right});
    const Shape board = sheet.shape(closed_through({left + Point{-16, -4}, right + Point{14, -6},
                                                    right + Point{16, 8}, left + Point{-14, 11}}),
                                    1);
    paint_thread(sheet, near_rope, 4);
    paint_thread(sheet, far_rope, 4);
    girl(sheet, at((left + right) * .5f + Point{0, -8}).turned(-4), along(near_rope, .74f),
         along(far_rope, .82f));
    sheet.paint(
        board,
        {.shadow = umber, .middle = ochre, .light = naples, .strokes = 1.4f, .flow = -6, .ink = 3});
    // Two feathers it has lost.
    for (const auto& [x, y, turn] : {std::tuple{92.f, 420.f, 60.f}, {430.f, 640.f, 110.f}})
        sheet.paint(sheet.shape(feather(at(x, y).scaled(46).turned(turn)), .6f),
                    {.shadow = pale(cerulean, .3f), .middle = white, .light = white, .ink = 1.8f});
}
