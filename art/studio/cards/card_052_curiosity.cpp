// Curiosity: a cat on a branch looks through a telescope, on whose end a star has sat down; its
// tail asks the question.
#include "cards/figure_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(52) {
    sheet.hang(0, -120);
    const Place tube = at(204, 520).turned(-39);

    // The branch, from the left edge.
    const Shape branch = sheet.tube("-20,778 60,760 150,756 240,744 330,716", 40, 10) |
                         sheet.tube("236,746 270,766 300,796", 13, 5) |
                         sheet.tube("70,760 92,796 96,826", 13, 5);
    sheet.paint(branch, {.shadow = deep(umber, .5f),
                         .middle = umber,
                         .light = mix(ochre, naples, .4f),
                         .accent = violet,
                         .round = 1.3f,
                         .strokes = 1.8f,
                         .stroke_width = 6,
                         .flow = -5,
                         .rim = 3});
    const struct {
        float x, y, size, turn;
    } leaves[] = {{328, 716, 44, -34}, {326, 718, 36, 14}, {300, 794, 40, 40}, {298, 796, 32, 96},
                  {282, 730, 34, -80}, {96, 824, 40, 70},  {94, 822, 32, 128}, {20, 768, 36, -100}};
    for (const auto& l : leaves)
        paint_leaf(sheet, at(l.x, l.y).scaled(l.size).turned(l.turn), viridian, sap);

    const Look fur{.shadow = mix(violet, cerulean, .4f),
                   .middle = mix(white, naples, .25f),
                   .light = white,
                   .accent = naples,
                   .round = 1.3f,
                   .fall = 50,
                   .gradient = .4f,
                   .strokes = 1.6f,
                   .stroke_length = 40,
                   .stroke_width = 9,
                   .flow = 100};
    const Shape tail =
        sheet.tube("96,738 58,742 36,712 44,672 72,644 84,606 64,572 34,576 26,606", 26, 15);
    const Shape body = sheet.shape(
        "142,548 108,578 80,630 66,690 72,736 104,754 160,752 190,754! 240,755! 246,742 228,732 "
        "218,696 222,650 234,600 224,556 190,536");
    const Shape head = sheet.shape(
        "124,520 126,492 138,470 136,416! 162,444 184,446 212,420! 216,460 232,486 252,510 250,528 "
        "232,542 204,556 168,562 138,550");
    const Shape arm = sheet.limbs({{{208, 616}, 24, {256, 590}, 16},
                                   {{256, 590}, 15, {274, 516}, 12},
                                   {{274, 512}, 14, {278, 502}, 14}},
                                  8);

    // Telescope: behind the head, so that the near eye can wink.
    const Shape barrel = sheet.shape("0,-11! 62,-13! 62,13! 0,11!", tube, 1) |
                         sheet.shape("54,-18! 116,-20! 116,20! 54,18!", tube, 1) |
                         sheet.shape("108,-25! 168,-29! 168,29! 108,25!", tube, 1);
    // Patches of ochre, brushed in: back, haunch, tail rings, one ear.
    const auto patch = [&](const Shape& where, const Shape& on) {
        const Shape s = where & on;
        sheet.gouache(s, {.shadow = mix(umber, vermilion, .3f),
                          .middle = ochre,
                          .light = gold,
                          .round = 1,
                          .slip = 0,
                          .rough = 3});
        sheet.form_strokes(s, {.shadow = umber,
                               .middle = mix(ochre, vermilion, .2f),
                               .light = naples,
                               .density = 1.5f,
                               .length = 30,
                               .width = 7,
                               .flow = 105});
    };
    sheet.paint(tail, fur);
    for (auto band : {"20,690 60,700 62,672 30,660", "50,640 100,640 100,612 64,612",
                      "40,560 76,590 92,570 60,550"})
        patch(sheet.shape(band), tail);
    sheet.contour(tail, {.width = 3.6f});
    sheet.paint(barrel, {.shadow = ink,
                         .middle = prussian,
                         .light = cerulean,
                         .accent = violet,
                         .round = 1.3f,
                         .fall = 60,
                         .strokes = 1.5f,
                         .flow = -39,
                         .rim = 4});
    for (auto ring : {"54,-21! 66,-21! 66,21! 54,21!", "106,-28! 119,-28! 119,28! 106,28!",
                      "160,-33! 174,-33! 174,33! 160,33!", "28,-14! 35,-14! 35,14! 28,14!"})
        sheet.paint(sheet.shape(ring, tube, .8f), {.shadow = umber,
                                                   .middle = gold,
                                                   .light = pale(naples, .3f),
                                                   .fall = 60,
                                                   .strokes = 1,
                                                   .ink = 2.6f});
    const Shape lens = sheet.ellipse(tube(173, 0), 12, 31, -39, 1);
    sheet.paint(lens, {.shadow = prussian, .middle = cerulean, .light = white, .ink = 3});

    sheet.paint(body, fur);
    patch(sheet.shape("140,540 170,556 164,596 136,632 100,640 84,660 60,640 90,570"), body);
    patch(sheet.shape("70,700 104,690 130,716 124,760 70,760"), body);
    sheet.contour(body, {.width = 4.4f});
    sheet.line("194,752 190,708 154,682 118,698", {}, 3.6f, mix(ink, umber, .3f), swelling);
    for (auto toe :
         {"212,744 213,749 212,754", "224,744 226,748 226,753", "172,744 173,749 172,753"})
        sheet.line(toe, {}, 2.2f);

    Look face = fur;
    face.flow = 20;
    sheet.paint(head, face);
    patch(sheet.shape("120,530 130,400 170,430 190,450 176,486 150,500"), head);
    sheet.contour(head, {.width = 4.2f});
    for (auto ear : {"144,436! 160,452 146,468", "206,436! 208,460 194,452"})
        sheet.gouache(sheet.shape(ear),
                      {.shadow = madder, .middle = rose, .light = naples, .slip = 0});
    // Winking eye, nose, whiskers, collar with a bell.
    sheet.line("188,500 202,490 216,498", {}, 3.8f);
    sheet.line("187,509 202,500 215,505", {}, 2, ink);
    sheet.dab({249, 514}, 5, mix(rose, madder, .4f));
    sheet.line("248,519 240,531 226,527", {}, 2.6f);
    for (auto whisker : {"220,530 196,540 168,536", "220,534 200,550 178,552"})
        sheet.line(whisker, {}, 2, mix(ink, umber, .3f), tapering);
    const Shape collar = sheet.shape("134,546! 168,566 220,552! 224,566 172,584 132,562!");
    sheet.paint(collar, {.shadow = madder,
                         .middle = vermilion,
                         .light = mix(gold, vermilion, .3f),
                         .strokes = 1.2f,
                         .ink = 3});
    sheet.paint(sheet.circle({200, 580}, 10, .8f),
                {.shadow = ochre, .middle = gold, .light = white, .ink = 2.4f});
    sheet.dab({200, 583}, 2.2f, ink);

    sheet.paint(arm, fur);
    sheet.line("266,496 270,503 271,510", {}, 2.2f);

    // The star.
    const Point seat = tube(190, 0);
    sheet.glow(seat, 76, naples, .28f);
    paint_star(sheet, seat, 32);
    paint_glint(sheet, seat + Point{36, -40}, 13);
    paint_glint(sheet, seat + Point{-40, -34}, 9);
}
