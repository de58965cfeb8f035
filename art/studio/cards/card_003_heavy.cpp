// Heavy: an elephant, tied up with a red bow like a present, hangs from a bunch of balloons.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Balloon {
    Point centre;
    float radius;
    Paint shadow, middle, light;
};

void balloon(Sheet& sheet, const Balloon& b, Point hand) {
    const Point down = hand - b.centre;
    const float turn = std::atan2(down.y, down.x) / radians(1) - 90;
    const Place p = at(b.centre).scaled(b.radius).turned(turn * .8f);
    const Shape skin = sheet.shape(
        "0,-1 .5,-.88 .82,-.46 .8,.02 .52,.5 .12,.86! 0,.84 -.12,.86! -.52,.5 -.8,.02 -.82,-.46 "
        "-.5,-.88",
        p, 1.2f);
    const Shape knot = sheet.shape("-.06,.82! .06,.82! .15,1.03 0,.98 -.15,1.03", p, .5f);
    sheet.paint(knot, {.shadow = b.shadow, .middle = b.shadow, .light = b.middle, .ink = 2});
    sheet.paint(skin, {.shadow = b.shadow,
                       .middle = b.middle,
                       .light = b.light,
                       .round = 1.2f,
                       .gradient = .35f,
                       .strokes = 1.4f,
                       .stroke_width = 9});
    sheet.stroke("-.5,-.1 -.5,-.46 -.2,-.74", p,
                 {.paint = white,
                  .width = b.radius * .16f,
                  .pressure = {.3f, .2f, .6f},
                  .alpha = .85f,
                  .bristle = .7f});
}

}  // namespace

PAINT_CARD(3) {
    const Place sky = at(400, 370).scaled(1.12f);  // elephant and balloons together
    const Place body = at(sky(4, 116)).scaled(1.14f).turned(-3);
    const Point knot = body(36, -112);

    // The strings first, then the balloons from the back to the front.
    const Balloon bunch[] = {{sky(-70, -174), 49, violet, mix(violet, rose, .5f), pale(rose, .5f)},
                             {sky(106, -180), 47, madder, rose, pale(naples, .2f)},
                             {sky(16, -230), 56, prussian, cerulean, pale(cerulean, .7f)},
                             {sky(-116, -108), 40, ochre, gold, pale(naples, .4f)},
                             {sky(146, -104), 39, prussian, ultramarine, cerulean},
                             {sky(66, -146), 54, ochre, mix(gold, naples, .3f), white},
                             {sky(-30, -126), 53, madder, vermilion, mix(gold, vermilion, .25f)},
                             {sky(38, -84), 41, violet, mix(violet, rose, .65f), pale(rose, .6f)}};
    for (const Balloon& b : bunch) {
        const Point foot = b.centre + (knot - b.centre) * (b.radius / length(knot - b.centre));
        const Point bow = (foot + knot) * .5f + Point{(b.centre.x - knot.x) * .06f, 6};
        sheet.line(through({foot, bow, knot}), 2.2f, mix(ink, umber, .3f), even);
    }
    for (const Balloon& b : bunch)
        balloon(sheet, b, knot);

    // The elephant: far legs, tail, then body, near legs and trunk in one.
    const Shape far_legs = sheet.shape("34,40 44,80 56,112! 78,122 98,106! 92,76 98,40", body) |
                           sheet.shape("-30,40 -18,84 -14,128! 8,134 28,124! 18,84 24,40", body);
    const Shape tail = sheet.tube("136,-8 156,14 158,46 168,66", 9, 4, body);
    const Shape near_side =
        sheet.shape(
            "-104,-36 -90,-62 -64,-74 -38,-66 -14,-70 14,-88 40,-96 72,-86 108,-58 136,-14 144,30 "
            "146,68 150,100 160,130! 140,144 112,140! 106,112 84,78 44,64 4,66 -18,78 -32,112 "
            "-40,146! -64,152 -88,138! -82,104 -74,70 -80,48 -98,52 -116,32 -122,-2",
            body) |
        sheet.tube("-104,-8 -124,36 -130,76 -122,110 -136,128 -158,120 -164,100", 56, 15, body);
    const Paint hide_dark = deep(violet, .55f);
    const Paint hide = mix(mix(payne, violet, .4f), white, .56f);
    const Paint hide_lit = pale(mix(cerulean, rose, .45f), .72f);
    sheet.paint(tail, {.shadow = hide_dark, .middle = hide, .light = hide_lit, .slip = 0});
    for (auto hair : {"167,62 170,76 167,90", "167,62 176,74 179,86", "167,62 162,74 158,84"})
        sheet.line(hair, body, 2.6f, ink, tapering);
    sheet.paint(far_legs, {.shadow = ink, .middle = hide_dark, .light = hide, .flow = 84});
    const auto folds = [&](Point p) { return p.y > 570 ? 86.f : p.x < 316 ? 78.f : 20.f; };
    sheet.paint(near_side, {.shadow = hide_dark,
                            .middle = hide,
                            .light = hide_lit,
                            .accent = rose,
                            .round = 1.2f,
                            .gradient = .35f,
                            .strokes = 1.8f,
                            .stroke_length = 64,
                            .stroke_width = 11,
                            .flow_field = folds,
                            .rim = 5,
                            .rim_paint = pale(naples, .4f)});
    // Where the legs leave the body; wrinkles of the trunk; toenails.
    sheet.line("-22,62 -30,40 -26,18", body, 3.2f, hide_dark);
    sheet.line("74,72 68,40 76,8", body, 3.2f, hide_dark);
    for (auto wrinkle :
         {"-134,10 -122,14 -108,12", "-142,34 -128,38 -112,34", "-146,58 -132,61 -116,56",
          "-146,80 -132,82 -120,77", "-139,100 -129,100 -118,95", "-72,118 -58,122 -44,118",
          "114,112 128,112 140,106", "-70,104 -58,107 -48,104"})
        sheet.line(wrinkle, body, 2.2f, hide_dark, swelling);
    for (Point toe : {Point{-81, 136}, Point{-68, 143}, Point{-53, 145}, Point{117, 137},
                      Point{132, 140}, Point{147, 136}})
        sheet.paint(sheet.ellipse(body(toe), 7, 6, 0, .5f),
                    {.shadow = rose, .middle = naples, .light = white, .strokes = 0, .ink = 1.6f});

    // The bow: a broad ribbon round the belly, loops on the back.
    const Shape band =
        sheet.shape("22,-100! 48,-100! 58,-40 60,10 52,70! 24,70! 34,10 34,-40", body) &
        near_side.grown(3);
    const Shape loops = sheet.shape("34,-94! 6,-112 -22,-138 -46,-128 -42,-104 -8,-92", body) |
                        sheet.shape("34,-94! 62,-116 88,-142 114,-130 108,-106 76,-92", body) |
                        sheet.shape("30,-98! 14,-78 -12,-62 -22,-46! 4,-44 28,-62 42,-92!", body) |
                        sheet.shape("36,-98! 60,-78 82,-62 96,-40! 104,-64 84,-82 46,-100!", body);
    const Look silk{.shadow = deep(madder, .2f),
                    .middle = vermilion,
                    .light = mix(gold, vermilion, .3f),
                    .strokes = 1.5f,
                    .flow = 80,
                    .ink = 3};
    sheet.paint(band, silk);
    sheet.paint(loops, silk);
    for (auto fold : {"30,-96 8,-104 -22,-120", "40,-96 62,-104 90,-124", "24,-88 8,-72 -8,-58"})
        sheet.line(fold, body, 3, deep(madder, .4f), tapering);
    sheet.paint(sheet.ellipse(knot + Point{-1, 8}, 13, 11), silk);

    // Ear, tusk, and an eye that does not worry.
    const Shape tusk =
        sheet.shape("-96,26! -114,40 -136,42 -152,32! -142,54 -116,60 -90,46!", body);
    sheet.paint(tusk, {.shadow = ochre, .middle = naples, .light = white, .ink = 2.6f});
    const Shape ear = sheet.shape(
        "-62,-62 -34,-72 -8,-58 6,-26 2,10 -14,44 -30,50! -42,32 -60,14 "
        "-66,-18",
        body);
    sheet.paint(ear, {.shadow = mix(hide_dark, madder, .2f),
                      .middle = mix(hide, rose, .2f),
                      .light = hide_lit,
                      .strokes = 1.5f,
                      .flow = 60,
                      .rim = 3,
                      .rim_paint = pale(naples, .3f)});
    sheet.stroke("-46,-36 -24,-34 -16,-6 -26,28", body,
                 {.paint = mix(rose, violet, .15f),
                  .width = 26,
                  .pressure = swelling,
                  .alpha = .5f,
                  .bristle = .9f,
                  .dry = .35f,
                  .inside = &ear});
    paint_closed_eye(sheet, body(-90, -18), 22);
    sheet.line("-104,-36 -92,-42 -80,-38", body, 2.4f, hide_dark);

    // A daisy, to smell at on the way.
    const Point daisy = body(-172, 76);
    sheet.line(through({body(-158, 116), body(-168, 98), daisy}), 3.4f, sap, even);
    for (int k = 0; k < 9; ++k) {
        const Point out = direction(40.f * static_cast<float>(k) + 10);
        sheet.stroke(Path{daisy, daisy + out * 8, daisy + out * 16},
                     {.paint = white, .second = rose, .width = 8, .pressure = {.4f, .7f, .8f}});
    }
    sheet.dab(daisy, 5, gold);
}
