// Childhood: a dappled rocking horse; the rocker it stands on is the crescent moon.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(43) {
    const Point middle{540, 818};
    sheet.wash(sheet.ellipse({548, 984}, 120, 13, -1), {.paint = violet,
                                                        .second = ultramarine,
                                                        .density = .6f,
                                                        .soft = 3,
                                                        .bleed = 7,
                                                        .under = 0});
    // Two strokes of air: it rocks.
    for (auto swing : {"374,890 390,930 418,962", "358,900 374,942 400,974"})
        sheet.stroke(swing, {},
                     {.paint = cerulean,
                      .width = 5,
                      .pressure = swelling,
                      .alpha = .9f,
                      .bristle = .7f,
                      .dry = .3f});

    // The moon.
    const Place rocking = at(middle).turned(-6);
    const Shape moon = sheet.circle(middle, 156, 2.4f) - sheet.circle(rocking(0, -50), 145, 2);
    sheet.glow(rocking(0, 90), 170, naples, .22f);

    // Legs of the far side go behind the moon's rim.
    const Place h = at(rocking(2, -34)).turned(-6).mirrored().scaled(1.08f);
    const auto leg = [&](const std::vector<Limb>& parts, bool near) {
        std::vector<Limb> placed;
        for (const Limb& l : parts)
            placed.push_back({h(l.a), l.ra * 1.08f, h(l.b), l.rb * 1.08f});
        const Shape s = sheet.limbs(placed, 8, 1);
        sheet.paint(s, {.shadow = near ? mix(violet, cerulean, .4f) : mix(violet, payne, .4f),
                        .middle = near ? mix(white, naples, .3f) : mix(cerulean, violet, .35f),
                        .light = near ? white : mix(cerulean, white, .5f),
                        .strokes = 1.3f,
                        .flow = 84,
                        .ink = 3.4f,
                        .slip = 0});
    };
    leg({{{40, 6}, 18, {88, 54}, 11}, {{88, 54}, 11, {92, 92}, 9.5f}}, false);
    leg({{{-58, 6}, 20, {-90, 52}, 12}, {{-90, 52}, 12, {-104, 88}, 9.5f}}, false);
    sheet.paint(moon, {.shadow = mix(ochre, rose, .3f),
                       .middle = gold,
                       .light = pale(naples, .5f),
                       .accent = mix(rose, naples, .4f),
                       .round = .9f,
                       .strokes = 1.4f,
                       .stroke_length = 76,
                       .stroke_width = 11,
                       .ink_paint = mix(ink, umber, .4f)});
    sheet.hatch(moon,
                {.angle = 130, .paint = mix(umber, madder, .3f), .alpha = .5f, .mask = [](Point p) {
                     return smooth(930, 975, p.y + .12f * (p.x - 540));
                 }});
    for (Point c : {Point{450, 914}, Point{628, 926}, Point{678, 840}})
        sheet.line(arc(c, 10, 7, 150, 400), 2.4f, mix(umber, ochre, .3f));
    paint_closed_eye(sheet, {520, 934}, 26, mix(ink, umber, .3f));
    sheet.line("548,950 558,956 570,951", {}, 2.8f, mix(ink, umber, .3f));

    // Tail of wool.
    const Shape tail = sheet.shape(
        "-84,-34! -108,-58 -140,-50 -152,-16 -142,22 -152,50! -128,34 -122,50! -108,22 -112,-8 "
        "-98,-18 "
        "-86,-14",
        h);
    sheet.paint(tail, {.shadow = prussian,
                       .middle = cerulean,
                       .light = white,
                       .strokes = 1.8f,
                       .flow = 80,
                       .ink = 3});

    // The horse, turned from one block and painted many times over.
    const Shape body = sheet.shape(
        "-94,-14 -90,-40 -62,-56 -24,-48 6,-50 26,-70 40,-102 56,-130 76,-142 98,-134 116,-110 "
        "134,-88 "
        "136,-72 122,-62 104,-68 90,-78 82,-64 82,-34 78,-6 56,24 10,36 -40,34 -80,18",
        h);
    sheet.paint(body, {.shadow = mix(violet, cerulean, .35f),
                       .middle = mix(white, naples, .35f),
                       .light = white,
                       .accent = mix(naples, rose, .35f),
                       .round = 1.25f,
                       .strokes = 1.6f,
                       .stroke_length = 52,
                       .flow_field = [=](Point p) { return p.y < h(0, -56).y ? 62.f : 4.f; },
                       .ink = 5});
    leg({{{50, 8}, 21, {74, 60}, 12}, {{74, 60}, 12, {74, 104}, 10}}, true);
    leg({{{-62, 4}, 25, {-78, 58}, 13}, {{-78, 58}, 13, {-84, 100}, 10}}, true);
    for (Point hoof : {Point{76, 106}, Point{-85, 102}})
        sheet.paint(sheet.shape("-11,-10! 11,-10! 15,8! -15,8!", at(h(hoof)).turned(-6), 1),
                    {.shadow = ink,
                     .middle = prussian,
                     .light = cerulean,
                     .strokes = 0,
                     .ink = 2.6f,
                     .slip = 0});
    // Dapples on the rump and the chest.
    Random random(9);
    const Point apples[] = {{-72, -26}, {-52, -38}, {-60, -8}, {-40, -18}, {-76, -2}, {-44, 8},
                            {-62, 14},  {62, -26},  {58, -2},  {46, -40},  {66, -50}, {52, -72}};
    for (Point a : apples) {
        const float r = random.between(5, 8.5f);
        sheet.dab(h(a), r, mix(cerulean, pale(violet, .4f), .4f), .92f);
        sheet.dab(h(a + Point{1, 1}), r * .5f, pale(cerulean, .5f), .8f);
    }

    // Saddle, girth, bridle.
    const Shape saddle = sheet.shape(
        "-40,-54! -26,-62 -6,-52 12,-56 26,-72! 30,-54 26,-22 14,2 -16,4 -34,-16 -44,-38", h);
    sheet.paint(sheet.shape("-20,-10! 2,-10! 6,36! -14,37!", h), brass(2.6f));
    sheet.paint(saddle, red_cloth(78, 3.4f));
    sheet.stroke(
        "-36,-20 -16,-3 13,-5 24,-24", h,
        {.paint = gold, .second = naples, .width = 6, .pressure = even, .inside = &saddle});
    for (auto strap : {"106,-66 112,-88 110,-116", "110,-88 92,-92 78,-112 72,-132"})
        paint_thread(sheet, curve(strap, h), 4);
    paint_thread(sheet, curve("110,-78 76,-60 44,-54 22,-62", h), 3.2f);
    sheet.dab(h(111, -88), 5, gold);

    // Mane, ear, the painted eye.
    for (int k = 0; k < 11; ++k) {
        const float t = static_cast<float>(k) / 10;
        const Point root{blend(84, 20, t), blend(-140, -62, std::pow(t, 1.1f))};
        const float drop = 34 + 8 * noise(t * 8, 3, 6);
        sheet.stroke(through({h(root), h(root + Point{-18, -4}), h(root + Point{-22, drop})}),
                     {.paint = k % 2 == 0 ? cerulean : mix(cerulean, ultramarine, .5f),
                      .second = k % 3 == 0 ? white : prussian,
                      .width = 15,
                      .pressure = {.7f, .1f, .35f},
                      .bristle = .5f});
    }
    sheet.stroke(through({h(84, -142), h(98, -134), h(102, -116)}),
                 {.paint = cerulean, .second = white, .width = 13, .pressure = {.6f, .1f, .3f}});
    const Shape ear = sheet.shape("70,-136! 70,-160 80,-174! 90,-156 88,-136", h, 1);
    sheet.paint(ear, {.shadow = mix(rose, violet, .3f), .middle = white, .light = white, .ink = 3});
    sheet.line("80,-142 79,-154 81,-162", h, 3, rose, swelling);
    sheet.dab(h(98, -108), 6.2f, ink);
    sheet.dab(h(100, -110), 2.2f, white);
    sheet.line("90,-117 99,-120 107,-113", h, 2.4f);
    sheet.dab(h(128, -82), 2.6f, ink);
    sheet.line("131,-70 122,-72 116,-77", h, 2.6f);
    sheet.dab(h(112, -80), 7, rose, .8f);
    paint_glint(sheet, {664, 690}, 14);
    paint_glint(sheet, {440, 652}, 10);
}
