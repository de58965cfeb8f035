// The cover of the mini expansion: a matchbox, a little open on a table at night, with a whole sea
// in its drawer; a street lamp stands lit in it, and a snail carries its chapel up the side.
#include "award_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_COVER("mini") {
    paint_room(sheet, {.wall = mix(prussian, violet, .4f),
                       .wall_light = mix(rose, naples, .4f),
                       .floor = umber,
                       .floor_light = gold,
                       .foot = 640,
                       .lamp = {420, 380},
                       .reach = 330});
    paint_table(sheet, 860, mix(umber, madder, .3f));
    // The table reaches back to the wall.
    const Shape board = sheet.shape(Path{{-40, 640}, {760, 636}, {760, 830}, {-40, 830}});
    sheet.paint(board, {.shadow = deep(umber, .4f),
                        .middle = mix(umber, ochre, .3f),
                        .light = naples,
                        .accent = madder,
                        .round = .2f,
                        .gradient = .5f,
                        .strokes = 1.8f,
                        .stroke_length = 150,
                        .stroke_width = 12,
                        .flow = 1,
                        .ink = 0});
    shade(sheet, {380, 840}, 310, 34);
    for (Point g : {Point{90, 120}, Point{200, 70}, Point{600, 110}, Point{660, 240},
                    Point{130, 270}, Point{300, 150}})
        paint_glint(sheet, g, 16);
    sheet.glow({470, 380}, 260, naples, .3f);

    // The drawer, pushed out to the right: its far wall, the sea in it, its near wall.
    const Look card{.shadow = mix(umber, violet, .3f),
                    .middle = mix(ochre, naples, .5f),
                    .light = white,
                    .round = .6f,
                    .strokes = 1.6f,
                    .stroke_length = 60,
                    .stroke_width = 9,
                    .flow = 2,
                    .ink = 4};
    sheet.paint(sheet.shape("300,560! 648,536! 652,640! 300,660!"), card);
    const Shape sea =
        sheet.shape("296,640! 380,628 470,638 560,622 660,620! 676,724! 560,742 440,738 300,752!");
    sheet.paint(sea, {.shadow = prussian,
                      .middle = mix(ultramarine, viridian, .35f),
                      .light = pale(cerulean, .5f),
                      .accent = viridian,
                      .round = .4f,
                      .gradient = .6f,
                      .strokes = 2,
                      .stroke_length = 70,
                      .stroke_width = 10,
                      .flow = -3,
                      .ink = 3});
    Random random(4);
    for (int k = 0; k < 46; ++k) {
        const float u = random.unit(), v = random.unit(), tint = random.unit();
        const float x = 316 + 336 * u, y = 644 + 84 * v, reach = 10 + 18 * v;
        const bool lit = std::fabs(x - 476) < 26 + 40 * v;
        sheet.stroke(through({{x - reach, y}, {x, y - 4}, {x + reach, y}}),
                     {.paint = lit ? (tint < .5f ? gold : naples)
                                   : (tint < .5f ? pale(cerulean, .5f) : prussian),
                      .second = lit ? gold : prussian,
                      .width = 6,
                      .pressure = swelling,
                      .dry = .2f,
                      .inside = &sea});
    }
    // The lamp in it.
    const Look iron{.shadow = ink,
                    .middle = mix(payne, viridian, .35f),
                    .light = pale(cerulean, .3f),
                    .round = 1.2f,
                    .material = Material::metal,
                    .strokes = 1.3f,
                    .flow = 90,
                    .ink = 3.4f,
                    .rim = 3,
                    .rim_paint = naples,
                    .slip = 0};
    sheet.paint(sheet.tube("478,682 476,560 474,380", 20, 13), iron);
    for (const auto& [y, w] : {std::pair{660.f, 21.f}, {640.f, 16.f}, {404.f, 17.f}, {390.f, 23.f}})
        sheet.paint(sheet.ellipse({476, y}, w, 6, 0, .5f), iron);
    const Place lamp = at(474, 326).scaled(1.4f);
    sheet.glow(lamp(0, 6), 130, naples, .3f);
    sheet.paint(sheet.shape("-17,38! -33,-22! 33,-22! 17,38!", lamp, 1),
                {.shadow = vermilion,
                 .middle = gold,
                 .light = pale(naples, .6f),
                 .round = .4f,
                 .strokes = 1.2f,
                 .flow = 86,
                 .ink = 3.4f,
                 .slip = 0});
    sheet.gouache(sheet.shape(flame(at(lamp(0, 28)).scaled(56))),
                  {.shadow = naples, .middle = white, .light = white, .slip = 0});
    for (auto bar :
         {"-6,38 -11,8 -13,-22", "6,38 11,8 13,-22", "-17,38 -26,6 -33,-22", "17,38 26,6 33,-22"})
        sheet.line(bar, lamp, 3.6f, ink, even);
    sheet.paint(sheet.shape("-22,36! 22,36! 14,50! -14,50!", lamp, .8f), iron);
    sheet.paint(sheet.shape("-42,-20! -30,-36 -12,-50 -8,-58! 8,-58! 12,-50 30,-36 42,-20! 0,-15",
                            lamp, .8f),
                iron);
    sheet.paint(sheet.circle(lamp(0, -66), 10, .5f), iron);
    // A boat with a red sail comes out from under the lid.
    const Place boat = at(352, 676).scaled(1.1f).turned(-4);
    sheet.paint(sheet.shape("-4,-96! 36,-12! -4,-8!", boat, .8f), {.shadow = madder,
                                                                   .middle = vermilion,
                                                                   .light = mix(gold, rose, .4f),
                                                                   .material = Material::cloth,
                                                                   .strokes = 1.4f,
                                                                   .flow = 76,
                                                                   .ink = 3});
    sheet.line("-6,4 -6,-50 -6,-102", boat, 4, umber, even);
    sheet.paint(sheet.shape("-40,0! 0,4 44,-4! 30,22 -26,24!", boat, .8f),
                {.shadow = deep(umber, .5f),
                 .middle = umber,
                 .light = gold,
                 .strokes = 1.4f,
                 .flow = 0,
                 .ink = 3});
    sheet.stroke(
        "-46,28 -10,22 24,28 56,22", boat,
        {.paint = white, .second = cerulean, .width = 9, .pressure = swelling, .dry = .2f});
    // Near wall and end of the drawer.
    sheet.paint(sheet.shape("296,716! 480,708 672,690! 664,806! 480,830 300,842!"), card);
    sheet.paint(sheet.shape("668,620! 700,600! 694,760! 662,808!"),
                {.shadow = deep(umber, .3f),
                 .middle = mix(ochre, umber, .3f),
                 .light = naples,
                 .strokes = 1.4f,
                 .flow = 90,
                 .ink = 4});

    // The sleeve: top, front with the moon and its leaping sheep left out, striking side.
    const Shape top = sheet.shape("34,590! 96,532! 372,520! 340,584!");
    sheet.paint(top, {.shadow = deep(madder, .4f),
                      .middle = mix(vermilion, madder, .3f),
                      .light = mix(gold, rose, .4f),
                      .accent = vermilion,
                      .round = .3f,
                      .strokes = 1.7f,
                      .stroke_length = 80,
                      .stroke_width = 11,
                      .flow = -3,
                      .ink = 5});
    const Shape front = sheet.shape("34,590! 340,584! 338,850! 40,862!");
    sheet.paint(front, {.shadow = deep(prussian, .4f),
                        .middle = mix(prussian, ultramarine, .5f),
                        .light = mix(cerulean, violet, .2f),
                        .accent = violet,
                        .round = .4f,
                        .gradient = .5f,
                        .strokes = 1.8f,
                        .stroke_length = 70,
                        .stroke_width = 14,
                        .flow = -2,
                        .ink = 5.4f});
    for (const Path& edge :
         {Path{{54, 612}, {190, 608}, {322, 606}}, Path{{58, 842}, {190, 836}, {320, 830}},
          Path{{54, 612}, {55, 730}, {58, 842}}, Path{{322, 606}, {321, 720}, {320, 830}}})
        sheet.stroke(edge,
                     {.paint = gold, .second = naples, .width = 8, .pressure = even, .dry = .1f});
    const Shape moon = sheet.circle({184, 712}, 74, 1.6f) - sheet.circle({216, 682}, 64, 1.4f);
    sheet.paint(moon, {.shadow = mix(ochre, rose, .3f),
                       .middle = gold,
                       .light = pale(naples, .5f),
                       .round = .9f,
                       .strokes = 1.4f,
                       .stroke_length = 40,
                       .stroke_width = 10,
                       .ink = 3.4f});
    for (const auto& [x, y, r] : {std::tuple{236.f, 690.f, 24.f},
                                  {270.f, 760.f, 15.f},
                                  {110.f, 650.f, 14.f},
                                  {98.f, 800.f, 13.f},
                                  {290.f, 650.f, 12.f}})
        paint_star(sheet, {x, y}, r);
    // The snail with its chapel on the lid, about to reach the edge.
    const Place s = at(216, 556).turned(-2).scaled(.9f);
    const Look flesh{.shadow = mix(umber, madder, .3f),
                     .middle = mix(ochre, rose, .4f),
                     .light = pale(naples, .3f),
                     .accent = rose,
                     .round = 1.1f,
                     .strokes = 1.4f,
                     .flow = 0,
                     .ink = 3,
                     .slip = 0};
    sheet.paint(sheet.shape("-36,-6! -36,-44! 12,-44! 12,-6!", s, .6f),
                {.shadow = mix(violet, cerulean, .4f),
                 .middle = pale(naples, .6f),
                 .light = white,
                 .round = .3f,
                 .strokes = 1.4f,
                 .flow = 90,
                 .ink = 3,
                 .slip = 0});
    sheet.paint(sheet.shape("12,-6! 12,-44! 25,-68! 38,-44! 38,-8!", s, .6f),
                {.shadow = violet,
                 .middle = mix(violet, naples, .5f),
                 .light = naples,
                 .round = .3f,
                 .strokes = 1.2f,
                 .flow = 90,
                 .ink = 3,
                 .slip = 0});
    sheet.paint(sheet.shape("-42,-42! -26,-72! 26,-74! 11,-40!", s, .6f), {.shadow = umber,
                                                                           .middle = ochre,
                                                                           .light = naples,
                                                                           .strokes = 1.5f,
                                                                           .flow = 60,
                                                                           .ink = 3,
                                                                           .slip = 0});
    sheet.paint(sheet.shape("-12,-66! -12,-100! 8,-100! 8,-66!", s, .5f),
                {.shadow = mix(violet, cerulean, .4f),
                 .middle = pale(naples, .6f),
                 .light = white,
                 .strokes = 1,
                 .flow = 90,
                 .ink = 2.6f,
                 .slip = 0});
    sheet.paint(sheet.shape("-18,-98! -2,-136! 14,-98!", s, .5f), {.shadow = umber,
                                                                   .middle = ochre,
                                                                   .light = naples,
                                                                   .strokes = 1.2f,
                                                                   .flow = 70,
                                                                   .ink = 2.6f,
                                                                   .slip = 0});
    sheet.dab(s(-2, -80), 5, ink);
    for (float x : {-26.f, -10.f}) {
        sheet.glow(s(x, -26), 20, naples, .25f);
        sheet.paint(sheet.shape("-4,8! -4,-5 0,-11 4,-5 4,8!", at(s(x, -24)), .3f),
                    {.shadow = vermilion,
                     .middle = gold,
                     .light = naples,
                     .strokes = 0,
                     .ink = 1.8f,
                     .slip = 0});
    }
    sheet.paint(
        sheet.shape(
            "-86,6 -60,-6 -20,-11 30,-12 52,-24 62,-54 80,-62 92,-48 88,-24 78,0 56,9 0,11 -50,10",
            s, .8f),
        flesh);
    for (const auto& [a, b] :
         {std::pair{Point{76, -58}, Point{80, -90}}, {Point{86, -56}, Point{102, -84}}}) {
        sheet.line(Path{s(a), s((a + b) * .5f), s(b)}, 4, mix(ochre, umber, .4f), even);
        sheet.dab(s(b), 4.4f, umber);
    }
    // Two matches lie before it, one of them burnt.
    for (const auto& [path, head] : {std::pair{"110,888 230,880 352,884", Point{358, 884}},
                                     {"440,894 560,880 664,886", Point{672, 886}}}) {
        shade(sheet, {head.x - 100, head.y + 9}, 130, 7);
        sheet.paint(sheet.tube(path, 12, 12), {.shadow = umber,
                                               .middle = pale(naples, .2f),
                                               .light = white,
                                               .strokes = 1.4f,
                                               .flow = 0,
                                               .ink = 2.6f,
                                               .slip = 0});
        sheet.paint(sheet.ellipse(head, 14, 9, 4, .6f),
                    {.shadow = head.x < 500 ? deep(madder, .3f) : ink,
                     .middle = head.x < 500 ? vermilion : ink,
                     .light = head.x < 500 ? gold : payne,
                     .strokes = .8f,
                     .ink = 2.6f});
    }
}
