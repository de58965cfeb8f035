// Imminent: a great wave, its foam already curling into fingers; below it a very small boat.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A hand of foam, reaching to the left: wrist at 0,0, four fingers and a thumb, hooked.
void paint_foam_hand(Sheet& sheet, const Place& h) {
    const float s = std::fabs(h.sx);
    const auto finger = [&](Point knuckle, Point joint, Point tip, float r) {
        return sheet.limbs({{h(-26, 2), 15 * s, h(knuckle), r * 1.1f * s},
                            {h(knuckle), r * s, h(joint), r * .86f * s},
                            {h(joint), r * .86f * s, h(tip), r * .4f * s}},
                           5 * s, 1.2f);
    };
    const Shape wrist = sheet.limbs({{h(16, 4), 20 * s, h(-26, 2), 21 * s}}, 4, 1.2f);
    const Shape fingers[] = {
        finger({-52, -14}, {-92, -12}, {-112, 16}, 11), finger({-54, 0}, {-88, 12}, {-98, 42}, 11),
        finger({-48, 12}, {-72, 32}, {-74, 60}, 10.5f),
        finger({-36, 18}, {-50, 44}, {-46, 68}, 9.5f), finger({-18, 20}, {-18, 40}, {-30, 54}, 9)};
    const Look foam{.shadow = mix(cerulean, ultramarine, .35f),
                    .middle = mix(white, cerulean, .14f),
                    .light = white,
                    .accent = mix(white, rose, .3f),
                    .round = 1.15f,
                    .strokes = 1.3f,
                    .stroke_width = 6,
                    .ink = 1.6f + 1.8f * s,
                    .slip = 0};
    Shape whole = wrist;
    for (const Shape& f : fingers)
        whole = whole | f;
    for (const Shape& f : fingers)
        sheet.paint(f, foam);
    // The back of the hand joins them.
    const Shape back =
        sheet.shape("24,-18 -6,-22 -34,-24 -54,-20 -60,-8 -56,6 -46,14 -30,20 -10,24 24,24", h, 1);
    sheet.gouache(back, {.shadow = foam.shadow, .middle = foam.middle, .light = white, .rim = 0});
    sheet.form_strokes(back,
                       {.shadow = cerulean, .middle = white, .light = white, .density = 1.2f});
    for (auto crease : {"-58,-6 -46,-5 -34,-6", "-56,6 -44,6 -32,4", "-44,15 -34,12 -26,8"})
        sheet.line(crease, h, 2.2f * s, mix(cerulean, prussian, .4f), tapering);
}

}  // namespace

PAINT_CARD(26) {
    // Low water in front, transparent.
    sheet.wash(
        sheet.shape("250,908 340,882 470,896 620,888 760,882 760,962 600,954 430,966 300,948"),
        {.paint = prussian,
         .second = cerulean,
         .density = .6f,
         .soft = 4,
         .lost = 26,
         .bleed = 14});

    // The wave: its back rises from the right, the crest leans over to the left.
    const Shape wave_body = sheet.shape(
        "760,736! 716,676 660,620 596,582 528,568 460,578 404,608 372,646! 408,640 446,648 476,676 "
        "490,720 482,768 456,812 410,852 352,882 296,898! 380,926 500,932 640,922 760,916!");
    const Shape hollow = sheet.shape(
        "372,646! 408,640 446,648 476,676 490,720 482,768 456,812 410,852 352,882 296,898! 400,904 "
        "480,878 536,826 560,764 552,698 516,646 462,620 410,624");
    const auto present = [](Point p) {
        return clamped(1.1f - (p.y - 874) / 64) * smooth(790, 690, p.x - (p.y - 736) * .1f);
    };
    // Strokes follow the water: up the back, over the crest and down the hollow.
    const auto swirl = [](Point p) {
        const Point d = p - Point{430, 752};
        return std::atan2(d.y, d.x) * 57.29578f + 90 - 8;
    };
    paint_fading(sheet, wave_body,
                 {.shadow = deep(prussian, .45f),
                  .middle = mix(prussian, ultramarine, .35f),
                  .light = cerulean,
                  .accent = viridian,
                  .round = 1.1f,
                  .fall = 60,
                  .gradient = .3f,
                  .strokes = 1.5f,
                  .stroke_length = 110,
                  .stroke_width = 13,
                  .flow = -20,
                  .flow_field = swirl,
                  .ink = 5.4f,
                  .rim = 6},
                 present);
    const Shape inner = hollow & wave_body;
    sheet.gouache(inner, {.shadow = prussian,
                          .middle = mix(viridian, cerulean, .5f),
                          .light = pale(cerulean, .5f),
                          .round = .5f,
                          .fall = 120,
                          .gradient = .6f,
                          .streak = .2f,
                          .slip = 0,
                          .coverage = present});
    // Ribs of light and dark that run up the hollow.
    for (int k = 0; k < 9; ++k) {
        const float v = static_cast<float>(k) / 8;
        const Point foot{blend(330, 430, v), blend(898, 904, v)};
        const Path rib = through({foot,
                                  {blend(440, 506, v), blend(842, 850, v)},
                                  {blend(488, 552, v), blend(772, 766, v)},
                                  {blend(492, 550, v), blend(706, 696, v)},
                                  {blend(462, 508, v), blend(658, 640, v)},
                                  {blend(410, 440, v), blend(638, 622, v)}});
        sheet.stroke(rib, {.paint = k % 2 == 0 ? pale(cerulean, .6f) : deep(prussian, .2f),
                           .second = k % 2 == 0 ? cerulean : viridian,
                           .width = k % 2 == 0 ? 9.f : 6.f,
                           .pressure = {.2f, .1f, .5f},
                           .alpha = .9f,
                           .bristle = .7f,
                           .dry = .2f,
                           .inside = &inner,
                           .mask = present});
    }
    sheet.contour(inner, {.width = 3, .mask = present});
    // Long lines down the back.
    for (auto back : {"566,592 630,646 668,726 676,826", "610,602 676,666 712,756 716,846",
                      "530,588 598,656 628,746 622,846", "584,756 588,816 566,876"})
        sheet.stroke(back, {},
                     {.paint = pale(cerulean, .35f),
                      .second = cerulean,
                      .width = 6,
                      .pressure = swelling,
                      .alpha = .9f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &wave_body});

    // Foam along the crest: hands behind hands.
    for (const Place& h :
         {at(664, 628).scaled(.56f).turned(38), at(612, 592).scaled(.7f).turned(24),
          at(548, 576).scaled(.86f).turned(10), at(470, 598).scaled(1.06f).turned(-8)})
        paint_foam_hand(sheet, h);
    sheet.splatter({.from = {340, 626},
                    .to = {420, 576},
                    .spread = 34,
                    .drops = 46,
                    .radius = 2.6f,
                    .paint = white,
                    .seed = 3});
    sheet.splatter({.from = {360, 676},
                    .to = {400, 756},
                    .spread = 20,
                    .drops = 26,
                    .radius = 2.2f,
                    .paint = pale(cerulean, .5f),
                    .seed = 6});

    // The boat: one rower, one vermilion sail no larger than a stamp.
    const Place boat = at(356, 862).turned(-9).scaled(1.15f);
    const Shape hull =
        sheet.shape("-44,-10! -20,-3 16,-4 46,-14! 36,8 16,16 -18,16 -36,8", boat, 1);
    const Shape sail = sheet.shape("4,-16! 2,-66! 22,-46 32,-18!", boat, 1);
    sheet.line("2,-4 1,-40 0,-72", boat, 3.4f, deep(umber, .4f), even);
    sheet.paint(sail, {.shadow = madder,
                       .middle = vermilion,
                       .light = mix(gold, vermilion, .3f),
                       .strokes = 1.3f,
                       .ink = 2.4f,
                       .slip = 0});
    const Shape rower = sheet.limbs({{boat(-16, -26), 6, boat(-16, -24), 6},
                                     {boat(-16, -16), 7, boat(-17, -4), 8},
                                     {boat(-14, -14), 3, boat(-30, -20), 2.4f}},
                                    3, .5f);
    sheet.paint(rower, {.shadow = ink, .middle = payne, .light = naples, .ink = 1.8f, .slip = 0});
    sheet.paint(sheet.shape("-26,-28! -20,-31 -16,-38 -11,-31 -6,-28! -16,-30", boat, .5f),
                {.shadow = umber, .middle = ochre, .light = naples, .ink = 1.6f, .slip = 0});
    sheet.paint(hull, {.shadow = deep(umber, .4f),
                       .middle = mix(umber, ochre, .5f),
                       .light = naples,
                       .flow = -6,
                       .ink = 2.8f,
                       .slip = 0});
    sheet.line("-34,2 -4,6 34,-2", boat, 1.8f, deep(umber, .6f), swelling);
    // Ripples it makes.
    for (auto foam : {"296,894 330,884 364,892 404,878", "310,912 360,904 420,914 480,900",
                      "420,928 500,920 580,930 660,916"})
        sheet.stroke(foam, {},
                     {.paint = white,
                      .second = cerulean,
                      .width = 7,
                      .pressure = swelling,
                      .bristle = .8f,
                      .dry = .2f});
}
