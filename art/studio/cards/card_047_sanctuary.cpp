// Sanctuary: two hands, cupped as around a flame, hold a tiny house with lit windows.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// Skin turned away from the light, and towards the lamp in the windows.
Look skin(float shade) {
    return {.shadow = mix(mix(madder, umber, .5f), violet, .25f + shade * .3f),
            .middle = mix(mix(rose, ochre, .35f), mix(madder, umber, .4f), shade),
            .light = mix(naples, rose, shade * .7f),
            .accent = mix(rose, vermilion, .2f),
            .round = 1.15f,
            .strokes = 1.5f,
            .stroke_width = 7,
            .ink = 3.6f,
            .slip = 0};
}

struct Finger {
    Point knuckle, first, second, tip;
    float thick, shade;
};

Shape finger_shape(const Sheet& sheet, const Place& p, const Finger& f) {
    return sheet.limbs({{p(f.knuckle), f.thick * 1.1f, p(f.first), f.thick},
                        {p(f.first), f.thick, p(f.second), f.thick * .86f},
                        {p(f.second), f.thick * .86f, p(f.tip), f.thick * .6f}},
                       7, 1.2f);
}

// The left hand in its own coordinates; its heel at 0,0. Fingers behind, then the palm.
const Finger fingers[] = {
    {{-104, -58}, {-158, -112}, {-172, -176}, {-160, -218}, 15.5f, .5f},  // little
    {{-98, -74}, {-150, -146}, {-158, -222}, {-138, -274}, 17.5f, .34f},
    {{-90, -88}, {-132, -170}, {-132, -250}, {-106, -304}, 18.5f, .18f},
    {{-76, -96}, {-106, -180}, {-100, -252}, {-74, -300}, 18.5f, 0},  // index
};

void far_part(Sheet& sheet, const Place& p) {
    const Shape palm = sheet.shape(
        "-30,44 -10,10 6,-20 -4,-56 -34,-92 -62,-116 -96,-110 -118,-76 -116,-36 -96,6 -78,44", p);
    for (const Finger& f : fingers) {
        const Shape s = finger_shape(sheet, p, f);
        sheet.paint(s, skin(f.shade));
        // Creases of the joints, and a nail.
        const Point across = (f.second - f.first) * (1 / length(f.second - f.first));
        const Point side{-across.y, across.x};
        for (Point joint : {f.first, f.second})
            sheet.line(through({p(joint + side * (f.thick * .9f)),
                                p(joint + side * (f.thick * .5f) + across * 3),
                                p(joint + side * (f.thick * .1f))}),
                       2.2f, mix(madder, umber, .5f), tapering);
    }
    Look flesh = skin(.05f);
    flesh.ink = 0;
    sheet.paint(palm, flesh);
    sheet.contour(palm, {.width = 3.6f, .mask = [=](Point q) {
                             // Open where fingers grow out of it.
                             return length(q - p(-96, -92)) > 34 ? 1.f : 0.f;
                         }});
}

void thumb(Sheet& sheet, const Place& p) {
    const Shape s = sheet.limbs({{p(-40, 6), 27, p(-62, -40), 22},
                                 {p(-62, -40), 21, p(-68, -86), 16.5f},
                                 {p(-68, -86), 16, p(-54, -124), 11.5f}},
                                9, 1.2f);
    Look flesh = skin(0);
    flesh.ink = 0;
    sheet.paint(s, flesh);
    sheet.contour(s,
                  {.width = 3.8f, .mask = [=](Point q) { return q.y < p(0, -22).y ? 1.f : 0.f; }});
    sheet.line(through({p(-84, -82), p(-78, -87), p(-70, -87)}), 2.2f, mix(madder, umber, .5f));
    const Shape nail = sheet.ellipse(p(-54, -119), 6, 9, p.sx > 0 ? 20 : -20, .6f);
    sheet.paint(nail, {.shadow = rose,
                       .middle = pale(rose, .6f),
                       .light = white,
                       .strokes = 0,
                       .ink = 1.8f,
                       .slip = 0});
}

void sleeve(Sheet& sheet, const Place& p) {
    const Shape arm = sheet.shape("-90,30! -52,40 -8,26! 2,60 8,130! -150,130! -118,70", p);
    sheet.paint(arm, {.shadow = ink,
                      .middle = mix(ultramarine, violet, .35f),
                      .light = cerulean,
                      .strokes = 1.6f,
                      .flow = 110,
                      .rim = 4});
    const Shape cuff = sheet.shape("-98,20! -52,34 0,16! 6,38 -50,56 -104,42!", p);
    sheet.paint(cuff, red_cloth(70, 3.4f));
}

void house(Sheet& sheet, const Place& p) {
    const Shape mound =
        sheet.shape("-88,16 -60,-10 -20,-20 30,-20 66,-8 90,16 60,44 0,54 -60,44", p);
    const Shape wall = sheet.shape("-46,-96! 44,-100! 48,-8! -50,-6!", p);
    const Shape roof =
        sheet.shape("-68,-84! -40,-126 -8,-166! 28,-136 64,-92! 44,-90 0,-92 -40,-84", p);
    const Shape chimney = sheet.shape("20,-170! 40,-172! 41,-116! 20,-134!", p);
    sheet.paint(mound, {.shadow = prussian,
                        .middle = sap,
                        .light = naples,
                        .accent = viridian,
                        .strokes = 1.6f,
                        .stroke_length = 30,
                        .flow = -76,
                        .ink = 3});
    sheet.paint(chimney, {.shadow = umber,
                          .middle = mix(madder, ochre, .5f),
                          .light = naples,
                          .strokes = 1,
                          .ink = 3,
                          .slip = 0});
    sheet.paint(wall, {.shadow = mix(violet, ochre, .4f),
                       .middle = mix(naples, white, .3f),
                       .light = white,
                       .round = .7f,
                       .fall = 10,
                       .strokes = 1.6f,
                       .flow = 86,
                       .ink = 3.4f});
    sheet.paint(roof, {.shadow = deep(madder, .3f),
                       .middle = mix(vermilion, madder, .3f),
                       .light = mix(gold, vermilion, .4f),
                       .accent = violet,
                       .strokes = 1.6f,
                       .stroke_length = 34,
                       .flow = 62,
                       .ink = 4});
    for (int row = 0; row < 3; ++row)
        for (int k = -3; k <= 3; ++k) {
            const float y = -100 - 18.f * static_cast<float>(row);
            const float x = -4 + 17.f * static_cast<float>(k) + (row % 2 == 0 ? 0 : 8.f);
            if (roof.distance(p(x, y)) > -7) continue;
            sheet.line(arc(p(x, y), 8, 7, 20, 165), 2, deep(madder, .5f), even);
        }
    paint_window(sheet, p(-24, -58), 25, 29);
    paint_window(sheet, p(-4, -114), 17, 19);
    const Shape door = sheet.shape("10,-10! 10,-46 22,-58 34,-46 35,-10!", p, 1);
    sheet.paint(
        door, {.shadow = prussian, .middle = viridian, .light = cerulean, .ink = 2.6f, .slip = 0});
    sheet.dab(p(30, -30), 2.6f, gold);
    // Smoke.
    sheet.stroke("30,-176 36,-196 24,-214 34,-236 54,-244", p,
                 {.paint = white,
                  .second = cerulean,
                  .width = 13,
                  .pressure = {.4f, .2f, .6f},
                  .bristle = .7f,
                  .dry = .2f});
}

}  // namespace

PAINT_CARD(47) {
    const Place left = at(350, 948).turned(2), right = at(370, 948).mirrored().turned(-3);
    sheet.glow({360, 800}, 150, naples, .28f);
    sleeve(sheet, left);
    sleeve(sheet, right);
    far_part(sheet, right);
    far_part(sheet, left);
    house(sheet, at(360, 862).scaled(1.16f));
    thumb(sheet, right);
    thumb(sheet, left);
}
