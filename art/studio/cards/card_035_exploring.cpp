// Exploring: a mouse in a brass diving helmet (with room for the ears) holds up a lantern.
#include "cards/figure_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(35) {
    const Point dome{122, 742};   // middle of the helmet
    const Point glass{144, 750};  // middle of its window
    ground_shadow(sheet, {130, 978}, 106, 13);

    const Look brass{.shadow = deep(umber, .2f),
                     .middle = ochre,
                     .light = pale(naples, .3f),
                     .accent = gold,
                     .round = 1.3f,
                     .strokes = 1.5f,
                     .rim = 3,
                     .rim_paint = white};
    const Look canvas{.shadow = prussian,
                      .middle = mix(cerulean, prussian, .25f),
                      .light = pale(cerulean, .6f),
                      .accent = violet,
                      .round = 1.2f,
                      .strokes = 1.6f,
                      .flow = 80};

    // The red air pipe, to a horn that looks for air above.
    const Path pipe = curve("72,720 38,724 20,700 34,676 56,668 58,640 38,622 42,596 52,572");
    const Shape horn = sheet.shape("46,580! 44,556 24,534! 56,524 88,532! 66,556 62,580!");
    const Shape tail = sheet.tube("90,916 58,930 36,960 16,950 16,920 30,902", 12, 4);
    const Shape legs =
        sheet.limbs({{{104, 920}, 24, {100, 948}, 19}, {{154, 920}, 24, {160, 948}, 19}}, 6);
    const Shape boots = sheet.shape("78,940! 122,940! 124,962 136,974! 132,984 78,984 76,966") |
                        sheet.shape("138,940! 182,938! 184,960 200,972! 198,984 140,984 138,966");
    const Shape suit = sheet.shape(
        "88,806 76,846 66,892 76,928 112,944 154,944 186,926 194,888 184,846 170,806 128,798");
    const Shape helmet = sheet.circle(dome, 68, 2);
    const Shape ears =
        sheet.limbs({{{70, 676}, 34, {71, 677}, 34}, {{168, 668}, 33, {168, 669}, 33}}, 4);
    const Shape collar =
        sheet.shape("64,812! 76,792 122,802 172,790 184,808! 186,824 124,838 64,828");

    sheet.stroke(shifted(pipe, {2, 3}),
                 {.paint = deep(madder, .4f), .width = 14, .pressure = even, .bristle = .1f});
    sheet.stroke(pipe, {.paint = vermilion,
                        .second = mix(gold, vermilion, .4f),
                        .width = 12,
                        .pressure = even,
                        .bristle = .3f,
                        .dry = 0,
                        .run_out = 0});
    for (float t = .03f; t < .98f; t += .035f) {
        const Point c = along(pipe, t), side = direction(heading(pipe, t) + 90) * 6.5f;
        sheet.line(Path{c - side, c, c + side}, 2, deep(madder, .4f), even);
    }
    sheet.paint(horn, brass);
    sheet.gouache(sheet.ellipse({56, 531}, 28, 6, -1),
                  {.shadow = ink, .middle = deep(umber, .4f), .light = umber, .slip = 0});

    sheet.paint(tail, {.shadow = madder, .middle = rose, .light = naples, .ink = 2.8f, .slip = 0});
    sheet.paint(legs, canvas);
    sheet.paint(
        boots,
        {.shadow = ink, .middle = mix(umber, payne, .5f), .light = ochre, .flow = 4, .rim = 3});
    for (auto sole : {"78,978 104,981 132,978", "140,978 168,981 198,978"})
        sheet.line(sole, {}, 3, ochre, even);

    // Far arm on the hip, suit, belt.
    sheet.paint(sheet.limbs({{{84, 838}, 17, {54, 868}, 13}, {{54, 868}, 13, {76, 892}, 11}}, 6),
                canvas);
    sheet.paint(suit, canvas);
    for (auto crease :
         {"98,850 94,884 100,916", "168,856 176,886 170,916", "122,910 126,930 124,942"})
        sheet.stroke(crease, {},
                     {.paint = deep(prussian, .3f),
                      .width = 7,
                      .pressure = swelling,
                      .alpha = .8f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &suit});
    const Shape belt =
        sheet.shape("68,884! 128,898 192,882! 194,900 130,918 68,902!") & suit.grown(2);
    sheet.paint(belt, {.shadow = ink, .middle = umber, .light = ochre, .flow = 0, .ink = 3});
    sheet.paint(sheet.shape("118,894! 144,894! 144,918! 118,918!", {}, 1), brass);
    sheet.paint(sheet.circle({78, 892}, 9, .6f),
                {.shadow = madder, .middle = rose, .light = naples, .ink = 2});

    // Near arm with the stick.
    sheet.line("196,876 222,806 270,676", {}, 7, umber, even);
    sheet.line("195,874 220,806 268,677", {}, 2.6f, ochre, even);
    const Shape arm =
        sheet.limbs({{{170, 838}, 17, {202, 872}, 13}, {{202, 872}, 13, {218, 830}, 10.5f}}, 8);
    sheet.paint(arm, canvas);
    sheet.paint(sheet.limbs({{{219, 820}, 9, {221, 810}, 9}, {{216, 806}, 4, {210, 803}, 3.5f}}, 4),
                {.shadow = madder, .middle = rose, .light = naples, .ink = 2.4f});

    // Helmet: ear domes, sphere, collar, bolts.
    sheet.paint(ears, brass);
    for (Point c : {Point{70, 676}, Point{169, 668}}) {
        sheet.paint(sheet.circle(c, 20, .8f),
                    {.shadow = madder, .middle = rose, .light = pale(rose, .6f), .ink = 2.4f});
        sheet.stroke(arc(c, 13, 13, 190, 270),
                     {.paint = white, .width = 5, .pressure = swelling, .bristle = .5f});
    }
    sheet.paint(helmet, brass);
    sheet.stroke("90,686 76,722 76,760 88,796", {},
                 {.paint = umber,
                  .width = 4,
                  .pressure = even,
                  .alpha = .8f,
                  .bristle = .4f,
                  .inside = &helmet});
    for (Point bolt : {Point{84, 704}, Point{74, 730}, Point{73, 758}, Point{81, 784}})
        sheet.dab(bolt + Point{-7, 0}, 3, naples);
    sheet.paint(collar, brass);
    for (Point bolt : {Point{80, 812}, Point{106, 819}, Point{136, 820}, Point{164, 814}}) {
        sheet.dab(bolt + Point{1, 1.5f}, 5, umber);
        sheet.dab(bolt, 4, naples);
    }

    // The window: a ring, dark glass, and behind it the face.
    sheet.paint(sheet.circle(glass, 51, 1.4f), {.shadow = umber,
                                                .middle = gold,
                                                .light = white,
                                                .round = 1.2f,
                                                .strokes = 1.2f,
                                                .ink = 3.4f});
    const Shape pane = sheet.circle(glass, 41, 1.2f);
    sheet.paint(
        pane, {.shadow = ink, .middle = prussian, .light = mix(cerulean, viridian, .3f), .ink = 3});
    const Shape face = sheet.shape(
                           "100,742 106,722 124,712 146,714 164,730 180,748 184,758 176,768 "
                           "156,776 132,786 110,776") &
                       pane.grown(-2);
    sheet.gouache(face, {.shadow = mix(rose, umber, .4f),
                         .middle = mix(white, umber, .18f),
                         .light = white,
                         .round = 1.1f});
    sheet.form_strokes(face, {.shadow = mix(rose, umber, .5f),
                              .middle = mix(white, umber, .14f),
                              .light = white,
                              .density = 1.4f,
                              .length = 18,
                              .width = 5,
                              .flow = 200});
    sheet.gouache(sheet.shape("148,768 168,756 182,758 176,768 158,775") & face,
                  {.shadow = naples, .middle = white, .light = white, .slip = 0});
    for (Point eye : {Point{140, 741}, Point{164, 740}}) {
        const float r = eye.x < 152 ? 8.5f : 6;
        sheet.dab(eye, r, ink);
        sheet.dab(eye + Point{-2.4f, -3}, r * .34f, white);
    }
    sheet.dab({181, 757}, 5, mix(rose, madder, .3f));
    for (auto whisker :
         {"170,764 162,772 150,782", "172,762 160,766 144,770", "168,768 166,778 160,786"})
        sheet.line(whisker, {}, 1.5f, white, tapering);
    sheet.stroke(arc(glass, 34, 34, 196, 262),
                 {.paint = white, .width = 6, .pressure = swelling, .alpha = .8f, .bristle = .6f});

    // The lantern, and its light.
    const Place lamp = at(270, 736).scaled(1.12f);
    sheet.glow(lamp(0, 4), 74, naples, .3f);
    sheet.line("0,-50 1,-42 0,-34", lamp, 3, ink, even);
    const Shape lit = sheet.shape("-20,-16! 20,-16! 25,26! -25,26!", lamp, 1);
    const Shape caps = sheet.shape("-6,-36! 6,-36! 28,-14! -28,-14!", lamp, 1) |
                       sheet.shape("-29,24! 29,24! 25,37! -25,37!", lamp, 1);
    sheet.paint(
        lit,
        {.shadow = vermilion, .middle = gold, .light = pale(naples, .5f), .round = .4f, .slip = 0});
    sheet.gouache(sheet.shape(flame(at(lamp(0, 22)).scaled(34))),
                  {.shadow = naples, .middle = white, .light = white, .slip = 0});
    for (auto bar :
         {"-19,-14 -23,6 -24,26", "19,-14 23,6 24,26", "-7,-14 -8,6 -9,26", "8,-14 9,6 10,26"})
        sheet.line(bar, lamp, 2.4f, ink, even);
    sheet.paint(caps, brass);
    for (int k = 0; k < 9; ++k) {
        const float turn = -150 + 30.f * static_cast<float>(k) + (k % 2 == 0 ? 4.f : -4.f);
        const Point out = direction(turn), c = lamp(0, 2);
        const float near = k > 5 ? 50.f : 56.f, far = k % 2 == 0 ? 82.f : 72.f;
        sheet.stroke(Path{c + out * near, c + out * ((near + far) / 2), c + out * far},
                     {.paint = naples,
                      .second = gold,
                      .width = 5,
                      .pressure = swelling,
                      .bristle = .7f,
                      .dry = .3f});
    }
}
