// Mistake: a bridge was built from both sides; its halves miss each other by a storey. The two
// builders measure it with a red thread.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// Piers go down into mist: nothing of them is left below.
float standing(Point p) {
    return clamped(1.1f - (p.y - 676) / 92);
}

float firm(Point p) {
    return smooth(.5f, .8f, standing(p));
}

void paint_half(Sheet& sheet, const Shape& half, const Colours& stone, Paint accent, float flow) {
    paint_fading(sheet, half,
                 {.shadow = stone.shadow,
                  .middle = stone.middle,
                  .light = stone.light,
                  .accent = accent,
                  .round = 1,
                  .gradient = .4f,
                  .strokes = 1.5f,
                  .stroke_length = 44,
                  .stroke_width = 10,
                  .flow = flow,
                  .ink = 4.8f},
                 standing);
}

// Wedge stones around an arch from `from` to `to`, and their inner shadow.
void paint_voussoirs(Sheet& sheet, const Shape& half, const Path& arch, float depth, Paint pen) {
    const Brush joint{.paint = pen,
                      .width = 2.2f,
                      .pressure = even,
                      .bristle = .2f,
                      .dry = .2f,
                      .inside = &half,
                      .mask = firm};
    Path outer;
    for (float t = 0; t <= 1.001f; t += .04f)
        outer.push_back(along(arch, t) + direction(heading(arch, t) - 90) * depth);
    sheet.stroke(outer, joint);
    for (float t = .04f; t < 1; t += .085f)
        sheet.stroke(
            Path{along(arch, t), along(arch, t) + direction(heading(arch, t) - 90) * (depth * .5f),
                 along(arch, t) + direction(heading(arch, t) - 90) * depth},
            joint);
}

}  // namespace

PAINT_CARD(59) {
    // Mist over the river.
    sheet.wash(sheet.shape("-30,716 110,694 250,712 380,736 520,716 640,730 750,712 750,778 "
                           "560,790 360,776 160,792 -30,776"),
               {.paint = cerulean,
                .second = violet,
                .density = .45f,
                .soft = 16,
                .lost = 26,
                .bleed = 22,
                .cloud = .9f});

    // The left half: old ochre stone, proud and high, stepped where the next stones should go.
    const Shape left = sheet.shape(
        "-30,566! 70,540 190,518 336,506! 336,528! 318,530! 318,552! 296,554! 294,576! 268,580 "
        "228,604 200,650 194,780! 112,780! 110,666 88,626 40,606 -30,600!");
    const Colours ochre_stone{mix(umber, violet, .35f), mix(ochre, rose, .25f), pale(naples, .2f)};
    paint_half(sheet, left, ochre_stone, vermilion, -10);
    const Paint left_pen = deep(umber, .4f);
    brick_joints(sheet, left, 24, 44, left_pen, firm);
    paint_voussoirs(sheet, left, curve("194,760 196,676 212,630 242,596 290,576"), 24, left_pen);
    paint_voussoirs(sheet, left, curve("-30,602 40,606 86,624 108,662 112,760"), 22, left_pen);
    // The right half: violet brick, lower, quite another idea of a bridge.
    const Shape right = sheet.shape(
        "750,640! 660,616 560,600 410,602! 410,622! 430,624! 430,644! 452,646! 454,664! 500,662 "
        "540,680 560,716 562,800! 632,800! 634,720 652,690 690,676 750,680!");
    const Colours brick{mix(violet, ink, .35f), mix(violet, rose, .45f), mix(rose, naples, .4f)};
    paint_half(sheet, right, brick, cerulean, 8);
    const Paint right_pen = mix(violet, ink, .6f);
    brick_joints(sheet, right, 14, 27, right_pen, firm);
    paint_voussoirs(sheet, right, curve("454,664 506,664 542,684 558,720 562,790"), 15, right_pen);
    paint_voussoirs(sheet, right, curve("632,790 634,722 654,692 694,678 750,682"), 15, right_pen);

    // Parapets: a stone one here, iron rails there.
    const Shape parapet =
        sheet.shape("-30,546! 70,520 190,498 262,490! 262,514! 190,522 70,544 -30,570!");
    sheet.paint(parapet, {.shadow = mix(umber, violet, .3f),
                          .middle = naples,
                          .light = white,
                          .accent = gold,
                          .strokes = 1.3f,
                          .flow = -10,
                          .ink = 3.6f});
    for (float x : {30.f, 84.f, 138.f, 192.f, 238.f})
        sheet.stroke(Path{{x, 480}, {x + 1, 520}, {x, 580}}, {.paint = left_pen,
                                                              .width = 2.4f,
                                                              .pressure = even,
                                                              .bristle = .2f,
                                                              .inside = &parapet});
    const auto rail = [](float x) { return 600 + (x - 560) * (x > 560 ? .2f : .0f); };
    for (float x = 506; x < 720; x += 26)
        sheet.line(Path{{x, rail(x) + 6}, {x, rail(x) - 14}, {x, rail(x) - 34}}, 4.4f,
                   mix(payne, ink, .3f), even);
    for (float lift : {34.f, 18.f}) {
        const Path bar = through({{496, rail(496) - lift},
                                  {560, rail(560) - lift + 1},
                                  {640, rail(640) - lift},
                                  {740, rail(740) - lift}});
        sheet.line(bar, 5, ink, even);
        sheet.line(shifted(bar, {-.5f, -1.2f}), 1.7f, cerulean, even);
    }
    // A lamp on each side, lit all the same.
    for (Point p : {Point{222, 496}, Point{560, 602}}) {
        sheet.line(Path{p, p + Point{1, -34}, p + Point{0, -70}}, 5, mix(payne, ink, .3f), even);
        sheet.glow(p + Point{0, -82}, 30, naples, .28f);
        sheet.paint(sheet.shape("-9,12! -12,-8! 0,-12 12,-8! 9,12!", at(p + Point{0, -82}), .8f),
                    {.shadow = vermilion,
                     .middle = gold,
                     .light = pale(naples, .4f),
                     .ink = 2.6f,
                     .slip = 0});
        sheet.paint(sheet.shape("-15,-6! 0,-22! 15,-6! 0,-9", at(p + Point{0, -82}), .8f),
                    {.shadow = ink, .middle = payne, .light = cerulean, .ink = 2, .slip = 0});
    }

    // The builders, and the thread that proves it.
    const Place planner = at(300, 512).scaled(1.45f), mason = at(462, 604).scaled(-1.45f, 1.45f);
    const Point hand_left{17, -30}, hand_right{18, -38};
    paint_passer_by(sheet, planner, {ink, prussian, cerulean}, {umber, gold, naples}, hand_left);
    paint_passer_by(sheet, mason, {mix(viridian, ink, .4f), viridian, mix(sap, naples, .5f)},
                    {umber, gold, naples}, hand_right);
    paint_thread(sheet, through({planner(hand_left), {368, 512}, mason(hand_right)}), 3.4f);
    paint_thread(sheet, through({mason(hand_right), mason(21, -22), mason(17, -8)}), 3);
    // The plan under his arm, rolled; drawn from one side only.
    const Place roll = planner.moved(-16, -34).turned(-24);
    sheet.paint(sheet.shape("-20,-5! 20,-6! 22,0 20,6! -20,5! -22,0", roll, .6f),
                {.shadow = mix(cerulean, violet, .4f),
                 .middle = white,
                 .light = white,
                 .ink = 2,
                 .slip = 0});
    sheet.line("4,-6 5,0 4,6", roll, 3, vermilion, even);
    // The stones that were to close the gap.
    for (const Place& p : {at(484, 590).turned(-4), at(492, 574).turned(6)})
        sheet.paint(sheet.shape("-17,-8! 17,-8! 17,8! -17,8!", p, 1.2f),
                    {.shadow = violet, .middle = rose, .light = naples, .ink = 2.4f, .slip = 0});
    // One has gone down already.
    const Place lost = at(374, 650).turned(28);
    sheet.paint(sheet.shape("-15,-8! 15,-8! 15,8! -15,8!", lost, 1.2f),
                {.shadow = umber, .middle = ochre, .light = naples, .ink = 2.4f, .slip = 0});
    for (float dx : {-10.f, 2.f, 13.f})
        sheet.line(Path{{374 + dx, 628}, {374 + dx, 612}, {374 + dx, 598}}, 2, left_pen, tapering);
}
