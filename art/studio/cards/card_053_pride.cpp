// Pride: a peacock on a bough, decorated; every eye of its tail looks at you, and one winks.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point root{648, 766};  // where the train springs from

struct Plume {
    float degrees, reach, size;
    bool winks;
};

// A long shaft with loose barbs, and the eye at its end.
void paint_shaft(Sheet& sheet, const Plume& plume, Path& shaft) {
    const Point out = direction(plume.degrees);
    const Point side{-out.y, out.x};
    const float bow = (plume.degrees + 105) * .35f;
    shaft =
        through({root, root + out * (plume.reach * .5f) + side * bow, root + out * plume.reach});
    sheet.stroke(shaft, {.paint = prussian,
                         .second = viridian,
                         .width = 6,
                         .pressure = {.9f, .5f, .1f},
                         .bristle = .3f});
    const int barbs = static_cast<int>(plume.reach / 9);
    for (int k = 2; k < barbs; ++k) {
        const float t = (static_cast<float>(k) + .5f) / static_cast<float>(barbs);
        const Point foot = along(shaft, t);
        const float lift = 36 + 12 * noise(t * 9, plume.degrees, 3);
        for (float turn : {-25.f, 25.f}) {
            const Point tip = foot + direction(heading(shaft, t) + turn) * lift;
            sheet.stroke(through({foot, (foot + tip) * .5f + out * 3, tip}),
                         {.paint = k % 3 == 0 ? mix(viridian, gold, .3f) : viridian,
                          .second = k % 2 == 0 ? cerulean : sap,
                          .width = 4,
                          .pressure = {.5f, .1f, .3f},
                          .bristle = .5f,
                          .dry = .15f});
        }
    }
}

void paint_plume_eye(Sheet& sheet, const Plume& plume) {
    const Place p = at(root + direction(plume.degrees) * plume.reach)
                        .scaled(plume.size)
                        .turned(plume.degrees + 90);
    const Shape fringe = sheet.shape(
        "0,1.5! -.5,1.1 -1,.6 -1.2,-.1 -1,-.8 -.5,-1.25 0,-1.4 .5,-1.25 1,-.8 1.2,-.1 1,.6 .5,1.1",
        p, 2.6f);
    sheet.paint(fringe, {.shadow = viridian,
                         .middle = mix(sap, gold, .45f),
                         .light = naples,
                         .accent = viridian,
                         .strokes = 1.9f,
                         .stroke_length = plume.size * .7f,
                         .stroke_width = 5,
                         .flow_field =
                             [=](Point q) {
                                 const Point d = q - p(0, .7f);
                                 return std::atan2(d.y, d.x) / radians(1);
                             },
                         .ink = 3});
    const Shape ring = sheet.ellipse(p(0, -.25f), plume.size * .86f, plume.size * .9f, p.degrees);
    sheet.paint(ring, {.shadow = umber,
                       .middle = mix(ochre, vermilion, .25f),
                       .light = gold,
                       .strokes = 1,
                       .ink = 0,
                       .slip = 0});
    const Shape blue = sheet.ellipse(p(0, -.22f), plume.size * .7f, plume.size * .72f, p.degrees);
    sheet.paint(blue, {.shadow = prussian,
                       .middle = ultramarine,
                       .light = cerulean,
                       .accent = viridian,
                       .strokes = 1.3f,
                       .ink = 2.2f,
                       .slip = 0});
    const Place eye = at(p(0, -.22f)).scaled(plume.size * .56f).turned((plume.degrees + 100) * .3f);
    if (plume.winks)
        paint_closed_eye(sheet, eye.origin, plume.size * .86f, naples);
    else
        paint_eye(sheet, eye, viridian);
}

}  // namespace

PAINT_CARD(53) {
    const Plume train[] = {
        {-166, 236, 27, false},    {-151, 274, 29, false},   {-138, 322, 31, true},
        {-125.5f, 384, 33, false}, {-114, 448, 35, false},   {-103, 506, 36, false},
        {-92.5f, 540, 36, false},  {-83, 470, 32, false},    {-112, 360, 26, false},
        {-98.5f, 384, 28, false},  {-87.5f, 420, 28, false}, {-95, 262, 23, false},
        {-81, 322, 24, false},
    };
    Path shaft;
    for (const Plume& plume : train)
        paint_shaft(sheet, plume, shaft);
    for (const Plume& plume : train)
        paint_plume_eye(sheet, plume);

    // The bough it sits on.
    const Shape bough = sheet.tube("740,900 680,894 620,884 556,888 500,874 452,880", 34, 13);
    sheet.paint(bough, bark(4));
    paint_leaf(sheet, at(470, 878).scaled(74).turned(164), viridian, sap);
    paint_leaf(sheet, at(512, 880).scaled(66).turned(58), prussian, viridian);
    paint_leaf(sheet, at(672, 898).scaled(70).turned(110), viridian, sap);

    // Legs, planted.
    for (auto leg : {"592,834 590,860 584,880", "632,834 636,862 630,882"}) {
        sheet.line(leg, {}, 6, deep(ochre, .4f), even);
        const Point foot = along(curve(leg), 1);
        for (float x : {-22.f, -12.f, 8.f})
            sheet.line(Path{foot, foot + Point{x * .5f, 3}, foot + Point{x, 8}}, 4.4f,
                       deep(ochre, .4f), tapering);
    }

    // The bird: breast out, beak up, eyes shut.
    const Shape body = sheet.shape(
        "472,574! 492,564 506,546 528,536 552,546 564,572 566,610 578,654 610,692 660,726 700,768 "
        "690,814 650,846 600,850 556,830 524,792 512,746 520,690 526,644 520,608 508,592 492,588");
    sheet.paint(body, {.shadow = deep(ultramarine, .5f),
                       .middle = ultramarine,
                       .light = cerulean,
                       .accent = viridian,
                       .round = 1.25f,
                       .strokes = 1.8f,
                       .stroke_length = 46,
                       .stroke_width = 9,
                       .flow_field = [](Point p) { return p.y < 664 ? 84.f : 40.f; },
                       .rim = 5});
    // Scales on the breast, a folded wing.
    for (int row = 0; row < 7; ++row)
        for (int k = 0; k < 6; ++k) {
            const Point p{528.f + 16.f * static_cast<float>(k) + 8.f * static_cast<float>(row % 2),
                          690.f + 19.f * static_cast<float>(row)};
            if (body.distance(p) > -12 || p.x > 592) continue;
            sheet.line(arc(p, 8.5f, 8, 20, 165), 2.2f, row % 2 == 0 ? cerulean : viridian, even);
        }
    const Shape wing =
        sheet.shape("586,706! 622,708 664,736 704,776 724,814! 690,820 646,818 606,796 584,754");
    sheet.paint(wing, {.shadow = umber,
                       .middle = ochre,
                       .light = naples,
                       .accent = viridian,
                       .strokes = 1.7f,
                       .stroke_length = 50,
                       .flow = 40,
                       .ink = 3.6f});
    for (auto quill :
         {"600,730 640,758 700,806", "596,750 634,780 680,814", "602,774 630,796 652,812"})
        sheet.line(quill, {}, 2.8f, deep(umber, .4f), swelling);

    // Crest, cheek, beak, and an eye closed in self-esteem.
    for (float turn : {-124.f, -106.f, -88.f, -70.f, -52.f}) {
        const Point foot{534, 542};
        const Point tip = foot + direction(turn) * 50;
        sheet.line(through({foot, foot + direction(turn) * 26 + Point{1, 0}, tip}), 2.6f, prussian,
                   even);
        const Shape drop_shape =
            sheet.shape(petal(at(tip - direction(turn) * 5).scaled(15).turned(turn)), .6f);
        sheet.paint(drop_shape, {.shadow = prussian,
                                 .middle = cerulean,
                                 .light = white,
                                 .strokes = .6f,
                                 .ink = 2,
                                 .slip = 0});
    }
    sheet.gouache(
        sheet.shape("500,568! 516,556 536,558 546,572 530,582 512,582"),
        {.shadow = mix(cerulean, violet, .3f), .middle = white, .light = white, .slip = 0});
    paint_closed_eye(sheet, {524, 565}, 22);
    sheet.paint(sheet.shape("466,570! 486,560 500,566! 502,578 492,590! 484,582", {}, .8f),
                brass());
    sheet.line("470,573 486,575 498,574", {}, 2);

    // The order of itself, first class.
    const Shape ribbon = sheet.shape(
        "516,656! 546,674 580,658! 584,672 556,690 560,720! 548,712 536,722! 536,690 514,672");
    sheet.paint(ribbon, red_cloth(30));
    paint_star(sheet, {548, 734}, 22);
}
