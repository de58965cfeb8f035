// An award card: a jar of fireflies with the lid off; most of them have stayed.
#include "award_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

void paint_firefly(Sheet& sheet, const Place& p, float shine) {
    const float s = std::fabs(p.sx);
    sheet.glow(p(-8, 2), 62 * s * shine, gold, .3f);
    sheet.glow(p(-10, 3), 40 * s * shine, naples, .3f);
    sheet.glow(p(-8, 2), 26 * s * shine, naples, .3f);
    for (auto wing : {"2,-4! -6,-22 -24,-26 -28,-14! -12,-4", "4,-4! 8,-24 -4,-32 -12,-22! -4,-6"})
        sheet.paint(sheet.shape(wing, p, .5f), {.shadow = prussian,
                                                .middle = mix(cerulean, prussian, .2f),
                                                .light = pale(cerulean, .5f),
                                                .strokes = .8f,
                                                .ink = 1.5f * s,
                                                .slip = 0});
    sheet.paint(sheet.ellipse(p(-11, 3), 13 * s, 8 * s, p.degrees - 8, .4f), {.shadow = vermilion,
                                                                              .middle = gold,
                                                                              .light = white,
                                                                              .round = .6f,
                                                                              .strokes = .6f,
                                                                              .ink = 1.6f * s,
                                                                              .slip = 0});
    sheet.dab(p(-13, 2), 5.4f * s, white);
    sheet.paint(sheet.ellipse(p(5, -1), 9 * s, 6.5f * s, p.degrees, .4f), {.shadow = ink,
                                                                           .middle = umber,
                                                                           .light = ochre,
                                                                           .strokes = .6f,
                                                                           .ink = 1.6f * s,
                                                                           .slip = 0});
    sheet.dab(p(13, -2), 4.6f * s, vermilion);
    for (auto feeler : {"15,-5 20,-11 26,-12", "16,-3 22,-6 28,-5"})
        sheet.line(feeler, p, 1.4f * s, ink, tapering);
}

}  // namespace

PAINT_AWARD("mini", "tokens") {
    paint_room(sheet, {.wall = mix(prussian, violet, .3f),
                       .wall_light = mix(cerulean, naples, .45f),
                       .floor = deep(umber, .3f),
                       .floor_light = gold,
                       .foot = 720,
                       .lamp = {372, 540},
                       .reach = 330});
    // A window to the night outside, where the others are.
    const Shape window = sheet.shape(Path{{60, 70}, {300, 70}, {300, 360}, {60, 360}});
    sheet.paint(window, {.shadow = ink,
                         .middle = deep(ultramarine, .4f),
                         .light = mix(ultramarine, violet, .3f),
                         .round = .2f,
                         .gradient = .6f,
                         .strokes = 1.6f,
                         .stroke_length = 70,
                         .stroke_width = 16,
                         .flow = 6,
                         .ink = 3});
    for (Point star :
         {Point{100, 120}, Point{150, 100}, Point{260, 130}, Point{230, 220}, Point{120, 230}})
        paint_glint(sheet, star, 10);
    const Look frame{.shadow = deep(umber, .5f),
                     .middle = umber,
                     .light = ochre,
                     .strokes = 1.5f,
                     .ink = 3.4f,
                     .slip = 0};
    for (const Path& bar : {Path{{48, 56}, {312, 56}, {312, 78}, {48, 78}},
                            Path{{48, 352}, {312, 352}, {318, 382}, {42, 382}},
                            Path{{46, 60}, {68, 60}, {68, 372}, {46, 372}},
                            Path{{292, 60}, {314, 60}, {314, 372}, {292, 372}},
                            Path{{174, 70}, {188, 70}, {188, 360}, {174, 360}},
                            Path{{60, 206}, {300, 206}, {300, 220}, {60, 220}}})
        sheet.paint(sheet.shape(bar), frame);
    paint_table(sheet, 780, mix(umber, madder, .25f));
    shade(sheet, {390, 800}, 220, 20);
    sheet.glow({372, 600}, 330, gold, .3f);
    // The jar: back rim, glass seen through, light in it.
    const Shape glass = sheet.shape(
        "272,372! 472,372! 474,410 500,440 530,484 538,600 530,740 508,782! 372,792 236,782! "
        "214,740 206,600 214,484 244,440 270,410");
    sheet.paint(glass, {.shadow = mix(prussian, ink, .3f),
                        .middle = mix(prussian, viridian, .45f),
                        .light = mix(cerulean, viridian, .35f),
                        .accent = mix(viridian, gold, .3f),
                        .round = -.5f,
                        .gradient = .3f,
                        .strokes = 1.6f,
                        .stroke_length = 70,
                        .stroke_width = 20,
                        .flow = 84,
                        .ink = 5.4f,
                        .rim = 6,
                        .rim_paint = white});
    // Twigs and grass for them.
    for (auto twig : {"300,780 330,700 320,600 350,520", "330,700 370,650 390,620",
                      "440,784 430,720 450,640 440,580", "430,720 400,690 390,660"})
        sheet.stroke(twig, {},
                     {.paint = umber,
                      .second = ochre,
                      .width = 10,
                      .pressure = {.8f, .4f, .2f},
                      .bristle = .4f});
    for (const auto& [x, y, turn] : {std::tuple{350.f, 520.f, -40.f},
                                     {322.f, 610.f, 200.f},
                                     {390.f, 620.f, -30.f},
                                     {440.f, 580.f, -70.f},
                                     {452.f, 640.f, -10.f},
                                     {392.f, 660.f, 210.f}})
        paint_leaf(sheet, at(x, y).scaled(58, 70).turned(turn), prussian, sap);
    for (float x : {240.f, 270.f, 300.f, 350.f, 400.f, 450.f, 490.f})
        sheet.stroke(through({{x, 784}, {x + 6, 750}, {x + 18, 724}}),
                     {.paint = viridian, .second = sap, .width = 9, .pressure = tapering});
    // Those that have stayed.
    const struct {
        float x, y, s, turn;
    } stay[] = {{300, 500, 1.3f, 10},  {430, 490, 1.2f, -170}, {260, 590, 1.2f, -20},
                {372, 570, 1.4f, 20},  {478, 580, 1.2f, 190},  {290, 680, 1.3f, 0},
                {420, 700, 1.4f, 170}, {352, 742, 1.2f, -8},   {486, 690, 1.1f, 200},
                {250, 744, 1.1f, 14}};
    for (const auto& f : stay) {
        const Place p = at(f.x, f.y).scaled(f.s);
        paint_firefly(sheet,
                      std::fabs(f.turn) > 90
                          ? p.mirrored().turned(f.turn > 0 ? f.turn - 180 : f.turn + 180)
                          : p.turned(f.turn),
                      1);
    }
    // Front of the glass: highlights, the thread of the neck.
    for (auto shine :
         {"232,500 222,600 232,720", "258,452 240,480 234,500", "514,520 522,620 510,720"})
        sheet.stroke(shine, {},
                     {.paint = white,
                      .width = 14,
                      .pressure = swelling,
                      .alpha = .8f,
                      .bristle = .8f,
                      .dry = .35f});
    for (float y : {386.f, 404.f})
        sheet.stroke(through({{272, y}, {372, y + 12}, {472, y}}), {.paint = pale(cerulean, .5f),
                                                                    .second = prussian,
                                                                    .width = 10,
                                                                    .pressure = even,
                                                                    .dry = .2f});
    sheet.stroke(arc({372, 372}, 100, 17, 0, 359), {.paint = pale(cerulean, .6f),
                                                    .second = prussian,
                                                    .width = 9,
                                                    .pressure = even,
                                                    .dry = .1f});
    sheet.paint(
        sheet.shape("262,430 372,446 482,430! 482,440 372,458 262,440!"),
        {.shadow = madder, .middle = vermilion, .light = gold, .strokes = 1, .flow = 2, .ink = 2});
    for (auto bow :
         {"470,440 510,420 520,444 474,444", "472,444 504,466 512,490", "470,444 486,478 482,502"})
        sheet.stroke(bow, {},
                     {.paint = vermilion,
                      .second = madder,
                      .width = 9,
                      .pressure = {.7f, .7f, .4f},
                      .bristle = .3f});
    // The lid beside it, pricked with holes.
    shade(sheet, {612, 806}, 84, 12);
    sheet.paint(sheet.ellipse({612, 786}, 84, 24, -4), {.shadow = umber,
                                                        .middle = gold,
                                                        .light = pale(naples, .4f),
                                                        .material = Material::metal,
                                                        .strokes = 1.5f,
                                                        .flow = -4,
                                                        .ink = 4});
    sheet.paint(sheet.ellipse({610, 776}, 76, 18, -4), {.shadow = ochre,
                                                        .middle = mix(gold, naples, .4f),
                                                        .light = white,
                                                        .material = Material::metal,
                                                        .strokes = 1.4f,
                                                        .flow = -4,
                                                        .ink = 2.6f});
    for (Point hole :
         {Point{570, 778}, Point{596, 770}, Point{622, 778}, Point{646, 770}, Point{604, 784}})
        sheet.dab(hole, 4, ink);
    // Two have gone; one comes back from the window.
    paint_firefly(sheet, at(440, 280).scaled(1.3f).turned(-36), 1);
    paint_firefly(sheet, at(566, 190).scaled(1.1f).turned(-28), 1);
    paint_firefly(sheet, at(240, 300).scaled(1.1f).turned(28), 1);
    for (auto way :
         {"392,350 408,326 424,300", "480,260 514,242 540,210", "140,240 180,250 216,282"})
        sheet.stroke(way, {},
                     {.paint = gold,
                      .width = 4,
                      .pressure = swelling,
                      .alpha = .8f,
                      .bristle = .9f,
                      .dry = .4f});
}
