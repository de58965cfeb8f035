// Whimsical: a teapot drifts by as a balloon, a mouse in the teacup below it, and pours stars.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Place pot = at(560, 154).turned(-13).scaled(.92f);
const Place cup = at(572, 318).turned(5).scaled(.94f);

void mouse(Sheet& sheet, const Place& p) {
    const Shape ears = sheet.circle(p(-13, -36), 12, .8f) | sheet.circle(p(15, -36), 12, .8f);
    const Shape head = sheet.shape("-30,-6! -20,-22 -4,-32 14,-30 24,-16 22,4 4,14 -16,8", p, .8f);
    sheet.paint(ears, {.shadow = payne,
                       .middle = mix(payne, white, .5f),
                       .light = white,
                       .strokes = .8f,
                       .ink = 2.4f});
    for (Point c : {p(-13, -35), p(15, -35)})
        sheet.dab(c, 6.4f, rose);
    sheet.paint(head, {.shadow = payne,
                       .middle = pale(payne, .55f),
                       .light = white,
                       .strokes = 1.4f,
                       .flow = 30,
                       .ink = 2.6f});
    sheet.dab(p(-30, -6), 4, madder);
    sheet.dab(p(-9, -12), 3, ink);
    sheet.dab(p(-10, -13), 1.1f, white);
    for (float y : {-6.f, 0.f})
        sheet.line(Path{p(-18, -1), p(-32, y + 3), p(-44, y * 2 + 6)}, 1.3f, ink, tapering);
}

}  // namespace

PAINT_CARD(25) {
    // A wisp of steam-coloured air behind.
    sheet.wash(sheet.shape("442,252 532,234 652,244 752,222 752,284 652,302 532,294 452,302"),
               {.paint = cerulean,
                .second = rose,
                .density = .42f,
                .soft = 18,
                .lost = 26,
                .bleed = 24,
                .cloud = .9f});

    const Shape body = sheet.shape(
        "-96,2 -88,-46 -56,-80 0,-92 56,-82 90,-46 98,4 84,52 48,84 0,94 -50,84 -84,50", pot);
    const Shape spout = sheet.shape(
        "-78,58! -116,50 -138,20 -146,-22 -160,-48 -178,-56! -166,-70 -138,-66! -122,-48 -112,-10 "
        "-96,2 -70,-2!",
        pot);
    const Shape handle = sheet.shape(
        "78,-60! 120,-86 158,-60 158,-2 124,42 84,56! 82,36 112,22 134,-8 134,-46 114,-62 84,-38!",
        pot);
    const Shape lid = sheet.shape("-52,-78! -40,-104 0,-116 42,-104 54,-78! 0,-70", pot);
    const Shape knob = sheet.circle(pot(1, -126), 13, 1);
    const Shape foot = sheet.shape("-40,82! 0,90 42,82! 48,100 0,106 -46,100", pot);

    // Cords down to the cup.
    for (auto cord : {"-70,50 -60,112 -44,178", "66,40 60,110 44,176", "-28,92 -20,130 -16,176",
                      "34,92 26,130 18,176"})
        sheet.line(curve(cord, at(568, 144)), 2.6f, ink, even);

    const Look china{.shadow = mix(madder, violet, .35f),
                     .middle = rose,
                     .light = white,
                     .accent = mix(rose, naples, .5f),
                     .strokes = 1.5f,
                     .ink = 3.6f};
    sheet.paint(handle, china);
    sheet.paint(spout, china);
    sheet.paint(foot, {.shadow = umber, .middle = ochre, .light = naples, .ink = 3});
    sheet.paint(body, {.shadow = mix(madder, violet, .35f),
                       .middle = rose,
                       .light = pale(rose, .8f),
                       .accent = pale(naples, .2f),
                       .round = 1.2f,
                       .strokes = 1.6f,
                       .stroke_width = 13,
                       .flow_field = [](Point p) { return 90 - (p.x - 560) * .55f; },
                       .ink = 4.6f});
    // Stripes of a balloon, bent round the belly.
    for (float side : {-1.f, 1.f})
        sheet.paint(sheet.shapes({closed_through({pot(14 * side, -91), pot(44 * side, -46),
                                                  pot(52 * side, 4), pot(40 * side, 56),
                                                  pot(14 * side, 92), pot(20 * side, 60),
                                                  pot(26 * side, 4), pot(20 * side, -50)})},
                                 1) &
                        body,
                    {.shadow = prussian,
                     .middle = cerulean,
                     .light = pale(cerulean, .6f),
                     .strokes = 1.4f,
                     .flow = 90,
                     .ink = 2,
                     .slip = 0});
    for (float side : {-1.f, 1.f})
        sheet.line(through({pot(30 * side, -86), pot(72 * side, -44), pot(78 * side, 6),
                            pot(62 * side, 58), pot(34 * side, 86)}),
                   2.4f, deep(madder, .4f), {.3f, .3f, .5f});
    sheet.stroke("-74,-34 -62,-58 -40,-72", pot,
                 {.paint = white, .width = 12, .pressure = swelling, .bristle = .8f, .dry = .2f});
    // A gilt band with little stars.
    sheet.stroke("-96,10 -50,28 0,33 50,28 97,10", pot,
                 {.paint = gold,
                  .second = ochre,
                  .width = 22,
                  .pressure = even,
                  .bristle = .3f,
                  .dry = .05f,
                  .run_out = 0,
                  .inside = &body});
    for (auto edge : {"-97,0 -50,17 0,21 50,17 97,0", "-94,22 -50,40 0,45 50,40 94,22"})
        sheet.line(edge, pot, 2.4f, ink, even);
    for (float x : {-62.f, -22.f, 20.f, 60.f})
        sheet.gouache(sheet.shape(star(pot(x, 33 - std::fabs(x) * .14f), 9, 5, .46f, x), .5f),
                      {.shadow = vermilion, .middle = vermilion, .light = vermilion, .slip = 0});
    sheet.contour(body, {.width = 4.6f});
    sheet.paint(lid, {.shadow = prussian,
                      .middle = viridian,
                      .light = pale(cerulean, .4f),
                      .strokes = 1.5f,
                      .flow = -10,
                      .ink = 3.4f});
    sheet.paint(knob, {.shadow = ochre, .middle = gold, .light = white, .ink = 2.8f});

    // The cup with its passenger.
    mouse(sheet, cup.moved(-2, -10));
    const Shape bowl = sheet.shape("-54,-6! 0,2 54,-6! 48,26 26,50 0,54 -28,50 -48,26", cup);
    const Shape ear = sheet.shape("46,0! 72,-4 80,16 62,34 40,34! 42,26 58,22 64,10 48,10!", cup);
    sheet.paint(ear,
                {.shadow = viridian, .middle = pale(viridian, .4f), .light = white, .ink = 2.6f});
    sheet.paint(bowl, {.shadow = viridian,
                       .middle = pale(mix(viridian, cerulean, .5f), .5f),
                       .light = white,
                       .accent = naples,
                       .strokes = 1.5f,
                       .flow = 80,
                       .ink = 3.4f});
    sheet.stroke("-50,6 0,15 50,6", cup,
                 {.paint = vermilion,
                  .width = 8,
                  .pressure = even,
                  .bristle = .4f,
                  .dry = .05f,
                  .run_out = 0,
                  .inside = &bowl});
    for (float x : {-26.f, 0.f, 26.f})
        sheet.dab(cup(x, 30 - std::fabs(x) * .1f), 5, gold);
    // Stars, poured: small at the lip, growing as they fall.
    const Point lip = pot(-168, -62);
    const Path pour =
        through({lip + Point{2, 2}, lip + Point{-16, 18}, lip + Point{-34, 74},
                 lip + Point{-42, 150}, lip + Point{-40, 230}, lip + Point{-30, 310}});
    sheet.stroke(part(pour, 0, .75f), {.paint = gold,
                                       .second = pale(naples, .5f),
                                       .width = 17,
                                       .pressure = {.6f, .1f, .25f},
                                       .alpha = .9f,
                                       .bristle = .9f,
                                       .dry = .3f});
    Random random(9);
    for (int k = 0; k < 11; ++k) {
        const float t = .1f + .09f * static_cast<float>(k);
        const float side = k % 2 == 0 ? 1.f : -1.f, stray = side * (3 + 30 * t) + 5 * random.bell();
        paint_star(sheet, along(pour, t) + Point{stray, 0}, 7 + 14 * t + 2.4f * random.bell());
    }
    sheet.splatter({.from = lip + Point{-20, 20},
                    .to = lip + Point{-36, 320},
                    .spread = 24,
                    .drops = 50,
                    .radius = 2,
                    .paint = gold,
                    .seed = 4});
}
