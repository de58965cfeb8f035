// Sleepless: sheep leap over the moon in a line for somebody to count; the last one has stopped
// and looks back.
#include "cards/cloud_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A sheep about 150 long, facing right; its head turns back when it looks behind.
struct Sheep {
    Place place;
    float crouch;  // 0 standing .. 1 stretched in the leap
    bool looks_back;
    bool bell;
};

void paint_sheep(Sheet& sheet, const Sheep& one) {
    const Place& p = one.place;
    const float s = std::fabs(p.sx), c = one.crouch;
    const auto leg = [&](Point hip, Point knee, Point hoof, bool near) {
        const Shape l = sheet.limbs(
            {{p(hip), 9 * s, p(knee), 6.5f * s}, {p(knee), 6.5f * s, p(hoof), 4.6f * s}}, 3, .6f);
        sheet.paint(l, {.shadow = ink,
                        .middle = near ? mix(payne, violet, .4f) : ink,
                        .light = near ? mix(cerulean, rose, .4f) : violet,
                        .flow = 80,
                        .ink = 2.2f,
                        .rim = near ? 2.5f : 0.f,
                        .slip = 0});
    };
    const auto hind = [&](float dx, bool near) {
        leg({-44 + dx, 16}, {blend(-50, -82, c) + dx, blend(44, 34, c)},
            {blend(-44, -122, c) + dx, blend(76, 52, c)}, near);
    };
    const auto fore = [&](float dx, bool near) {
        leg({38 + dx, 18}, {blend(40, 74, c) + dx, blend(46, 20, c)},
            {blend(40, 76, c) + dx, blend(76, 46, c)}, near);
    };
    hind(blend(14, 26, c), false);
    fore(blend(14, 26, c), false);
    hind(0, true);
    fore(0, true);
    std::vector<Limb> tufts;
    const float xs[] = {-58, -40, -14, 14, 40, 56, 44, 14, -18, -46, -8, 22};
    const float ys[] = {-6, -28, -36, -36, -28, -4, 18, 26, 26, 20, -4, -4};
    const float rs[] = {22, 22, 24, 23, 22, 21, 20, 22, 22, 21, 32, 32};
    for (size_t k = 0; k < 12; ++k)
        tufts.push_back({p(xs[k], ys[k]), rs[k] * s, p(xs[k] + 1, ys[k]), rs[k] * s});
    tufts.push_back({p(50, -20), 20 * s, one.looks_back ? p(66, -62) : p(70, -30), 15 * s});
    tufts.push_back({p(-80, -4), 11 * s, p(-74, 0), 11 * s});
    const Shape wool = sheet.limbs(tufts, 3);
    sheet.paint(wool, {.shadow = mix(violet, ultramarine, .35f),
                       .middle = mix(white, naples, .3f),
                       .light = white,
                       .accent = rose,
                       .round = 1.3f,
                       .fall = 60,
                       .gradient = .45f,
                       .strokes = 1.5f,
                       .stroke_length = 22 * s,
                       .stroke_width = 8 * s,
                       .ink = 3.2f});
    for (size_t k = 0; k < 12; ++k)
        sheet.stroke(spiral(p(xs[k], ys[k]), rs[k] * s * .66f, rs[k] * s * .14f,
                            47.f * static_cast<float>(k), k % 2 == 0 ? 1.4f : -1.4f),
                     {.paint = mix(violet, umber, .3f),
                      .width = 3.4f * s,
                      .pressure = {.1f, .5f, .6f},
                      .alpha = .72f,
                      .bristle = .4f,
                      .inside = &wool});
    const Place face =
        one.looks_back ? at(p(66, -74)).scaled(-p.sx * 1.06f, p.sy * 1.06f).turned(-4 + p.degrees)
                       : at(p(76, -40)).scaled(p.sx * 1.12f, p.sy * 1.12f).turned(14 + p.degrees);
    const Shape head =
        sheet.shape("-22,-16 -6,-26 14,-20 34,-6 44,6 42,16 28,20 8,18 -14,16 -24,2", face, .8f);
    const Shape ear = sheet.shape("-10,-10! -26,-6 -42,8 -46,20! -30,20 -14,8 -4,-2", face, .6f);
    sheet.paint(head, {.shadow = ink,
                       .middle = mix(payne, violet, .35f),
                       .light = mix(cerulean, rose, .4f),
                       .round = 1.2f,
                       .strokes = 1.4f,
                       .flow = 20,
                       .ink = 2.6f,
                       .rim = 3});
    sheet.paint(
        ear,
        {.shadow = ink, .middle = payne, .light = mix(cerulean, rose, .4f), .ink = 2, .rim = 2});
    sheet.paint(sheet.limbs({{face(-14, -22), 12 * s, face(-2, -28), 11 * s},
                             {face(-22, -12), 10 * s, face(-21, -11), 10 * s}},
                            3),
                {.shadow = mix(violet, cerulean, .4f),
                 .middle = mix(white, naples, .3f),
                 .light = white,
                 .ink = 2});
    if (one.looks_back) {
        sheet.dab(face(12, -5), 4.6f * s, naples);
        sheet.dab(face(13, -5), 2.7f * s, ink);
        sheet.dab(face(12, -6.4f), 1.1f * s, white);
    } else {
        paint_closed_eye(sheet, face(12, -4), 13 * s, naples);
    }
    sheet.line(through({face(42, 12), face(34, 14), face(28, 11)}), 2, naples);
    if (one.bell) {
        const Point neck = p(66, 6);
        sheet.stroke(through({p(52, -12), p(62, 0), p(80, 2)}), {.paint = vermilion,
                                                                 .second = madder,
                                                                 .width = 8 * s,
                                                                 .pressure = even,
                                                                 .bristle = .2f});
        sheet.paint(sheet.shape("-5,0! 5,0! 9,16! 0,19 -9,16!", at(neck).scaled(s), .4f),
                    {.shadow = ochre,
                     .middle = gold,
                     .light = white,
                     .strokes = 0,
                     .ink = 1.8f,
                     .slip = 0});
    }
}

}  // namespace

PAINT_BOX_CARD("mini", 3) {
    // The night the moon stands in, from edge to edge.
    sheet.wash(sheet.shape("-60,352 90,330 220,372 360,404 500,380 640,340 780,352 780,440 640,462 "
                           "480,486 300,478 120,450 -60,452"),
               {.paint = ultramarine,
                .second = violet,
                .density = .42f,
                .from = .5f,
                .to = 1.2f,
                .soft = 20,
                .lost = 26,
                .bleed = 26,
                .cloud = .9f,
                .backrun = .4f});
    const Point centre{372, 318};
    sheet.glow(centre, 210, naples, .24f);
    const Shape moon = sheet.circle(centre, 112, 2.4f);
    sheet.paint(moon, {.shadow = mix(ochre, violet, .35f),
                       .middle = gold,
                       .light = pale(naples, .6f),
                       .accent = mix(rose, naples, .4f),
                       .round = 1.1f,
                       .gradient = .4f,
                       .strokes = 1.4f,
                       .stroke_length = 70,
                       .stroke_width = 14,
                       .ink_paint = mix(ink, umber, .4f)});
    // Seas, in dry strokes; craters; the lower right in shadow.
    sheet.form_strokes(
        moon.grown(-5),
        {.shadow = mix(ochre, violet, .4f),
         .middle = mix(ochre, violet, .25f),
         .light = mix(gold, rose, .3f),
         .density = 2.2f,
         .length = 36,
         .width = 13,
         .alpha = .75f,
         .flow = 20,
         .mask = [](Point p) { return smooth(.05f, .4f, noise(p.x * .014f, p.y * .017f, 5)); }});
    for (const auto& [c, r] : {std::pair{Point{338, 362}, 13.f},
                               {Point{400, 306}, 9.f},
                               {Point{322, 226}, 8.f},
                               {Point{416, 230}, 11.f},
                               {Point{370, 404}, 8.f}}) {
        sheet.stroke(arc(c, r, r * .8f, 160, 330), {.paint = mix(umber, violet, .4f),
                                                    .width = r * .42f,
                                                    .pressure = swelling,
                                                    .dry = .3f});
        sheet.stroke(arc(c, r, r * .8f, 0, 120),
                     {.paint = white, .width = r * .34f, .pressure = swelling, .dry = .4f});
    }
    sheet.stroke(arc(centre, 94, 94, 186, 262), {.paint = pale(naples, .6f),
                                                 .width = 20,
                                                 .pressure = swelling,
                                                 .alpha = .8f,
                                                 .bristle = .9f,
                                                 .dry = .3f,
                                                 .inside = &moon});
    sheet.stroke(arc(centre, 100, 100, 5, 85), {.paint = mix(violet, umber, .4f),
                                                .width = 22,
                                                .pressure = swelling,
                                                .alpha = .85f,
                                                .bristle = .9f,
                                                .dry = .35f,
                                                .inside = &moon});
    sheet.hatch(moon,
                {.angle = 138, .paint = mix(umber, madder, .3f), .alpha = .5f, .mask = [](Point p) {
                     return smooth(560, 660, p.y + .6f * p.x);
                 }});

    paint_sheep(sheet, {at(672, 232).scaled(.94f).turned(30), 1, false, false});
    paint_sheep(sheet, {at(452, 124).scaled(1.02f).turned(8), 1, false, true});
    paint_sheep(sheet, {at(232, 212).scaled(.94f).turned(-34), .9f, false, false});
    paint_sheep(sheet, {at(66, 372).scaled(.98f).turned(-3), 0, true, false});
    // What it stands on.
    sheet.wash(sheet.shape("-60,444 40,432 150,438 230,462 150,478 30,484 -60,480"),
               {.paint = violet,
                .second = ultramarine,
                .density = .5f,
                .soft = 12,
                .lost = 22,
                .bleed = 14,
                .cloud = .9f});
    for (Point g : {Point{120, 110}, Point{620, 90}, Point{560, 420}, Point{260, 60}})
        paint_glint(sheet, g, 15);
    sheet.splatter({.from = {40, 60},
                    .to = {300, 90},
                    .spread = 50,
                    .drops = 30,
                    .radius = 1.8f,
                    .paint = white,
                    .seed = 4});
}
