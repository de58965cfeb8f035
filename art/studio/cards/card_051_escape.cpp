// Escape: a rabbit has leapt out of a crooked picture; only its outline is left behind in it.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// The rabbit in full leap, facing right; the picture has the same shape missing.
constexpr auto leap =
    "116,-24 108,-46 92,-60 72,-64! 46,-98 4,-118 -20,-112! -4,-90 24,-68 44,-52 12,-52 -36,-64 "
    "-80,-52 -108,-18 -112,16 -134,44 -166,64 -188,70! -184,86 -154,90 -114,74 -82,48 -50,38 "
    "-10,42 "
    "24,38 60,46 98,62 130,66! 132,52 110,44 96,32 88,20 88,8 98,0 110,-8";

const Place picture = at(176, 560).turned(-9);
constexpr float half_width = 116, half_height = 146, moulding = 26;

// A length of gilt moulding between two outer corners, mitred towards the inner ones.
void rail(Sheet& sheet, std::string_view outline, float flow, bool lit) {
    const Shape s = sheet.shape(outline, picture, 1.2f);
    sheet.paint(s, {.shadow = deep(umber, .3f),
                    .middle = lit ? mix(ochre, gold, .5f) : mix(umber, ochre, .55f),
                    .light = lit ? pale(naples, .3f) : gold,
                    .accent = mix(vermilion, ochre, .5f),
                    .strokes = 1.6f,
                    .stroke_length = 60,
                    .stroke_width = 6,
                    .flow = flow,
                    .ink = 3.6f,
                    .slip = 0});
}

}  // namespace

PAINT_CARD(51) {
    sheet.hang(-20, -110, .9f);
    const float w = half_width, h = half_height;
    // The nail and the cord it slipped on.
    sheet.line("-70,-144 -20,-226 6,-238 34,-206 74,-146", picture, 3, umber, even);
    paint_thread(sheet, curve("6,-238 12,-330 -6,-420 4,-520", picture), 4);
    const Shape gone = sheet.shape(leap, at(picture(4, 38)).turned(-12).scaled(.54f));
    // Its shadow on the wall.
    sheet.wash(sheet.shape("-108,-128! 132,-132! 134,166! -104,164!", picture) - gone,
               {.paint = violet,
                .second = ultramarine,
                .density = .4f,
                .soft = 5,
                .bleed = 6,
                .under = 0});

    // The painting: evening sky, hills, a moon; and nobody in it.
    const Shape canvas = sheet.shape("-96,-126! 96,-126! 96,126! -96,126!", picture, 1) - gone;
    sheet.paint(canvas, {.shadow = mix(rose, gold, .4f),
                         .middle = pale(cerulean, .35f),
                         .light = mix(cerulean, ultramarine, .35f),
                         .accent = mix(white, naples, .4f),
                         .round = 0,
                         .gradient = .7f,
                         .strokes = 1.6f,
                         .stroke_length = 80,
                         .stroke_width = 12,
                         .flow = -4,
                         .ink = 0,
                         .slip = 0});
    const auto land = [&](std::string_view outline, Paint dark, Paint bright) {
        const Shape hill = sheet.shape(outline, picture) & canvas;
        sheet.paint(hill, {.shadow = dark,
                           .middle = mix(dark, bright, .6f),
                           .light = mix(bright, naples, .5f),
                           .strokes = 1.6f,
                           .flow = -14,
                           .ink = 2.4f,
                           .slip = 0});
    };
    land("-100,40! -60,12 -10,30 40,4 100,24! 100,130! -100,130!", prussian, viridian);
    land("-100,84! -40,70 20,92 100,72! 100,130! -100,130!", viridian, sap);
    const Shape small_moon = sheet.circle(picture(-58, -88), 17);
    sheet.paint(small_moon, {.shadow = gold, .middle = naples, .light = white, .ink = 2.4f});
    for (Point p :
         {Point{-80, 108}, Point{-58, 114}, Point{64, 106}, Point{80, 112}, Point{30, 116}})
        for (float lean : {-5.f, 0.f, 5.f})
            sheet.line(
                Path{picture(p), picture(p + Point{lean * .4f, -8}), picture(p + Point{lean, -16})},
                2.4f, deep(viridian, .4f), tapering);
    // The hole: a bare edge of canvas, and its line left standing.
    sheet.contour(gone, {.width = 4, .paint = white, .thinnest = .8f, .gaps = 0, .inset = -4});
    sheet.contour(gone, {.width = 3, .gaps = .35f});

    // The frame.
    rail(sheet, "-116,-146! 116,-146! 92,-120! -92,-120!", -9, true);
    rail(sheet, "-116,146! 116,146! 92,120! -92,120!", -9, false);
    rail(sheet, "-116,-146! -92,-120! -92,120! -116,146!", 81, true);
    rail(sheet, "116,-146! 92,-120! 92,120! 116,146!", 81, false);
    for (float x : {-1.f, 1.f})
        for (float y : {-1.f, 1.f}) {
            const Point c = picture(x * (w - moulding * .45f), y * (h - moulding * .45f));
            sheet.paint(sheet.circle(c, 14), brass());
            sheet.line(spiral(c, 9, 2, 200, 1.6f), 2, deep(umber, .3f), even);
        }
    for (int k = -3; k <= 3; ++k) {
        const float t = static_cast<float>(k) * 26;
        for (float y : {-133.f, 133.f})
            sheet.dab(picture(t, y), 3.4f, y < 0 ? naples : deep(umber, .3f));
    }
    sheet.dab(picture(6, -240), 6, ink);
    sheet.dab(picture(5, -242), 2.4f, cerulean);

    // The rabbit, out and away; a little of the painted sky still clings to its heels.
    const Place r = at(360, 368).turned(-22).scaled(.98f);
    const Shape body = sheet.shape(leap, r);
    const Shape far_ear = sheet.shape("78,-62! 66,-104 32,-136 10,-140! 16,-116 38,-84 60,-60", r);
    const Shape far_legs = sheet.limbs({{r(70, 20), 12, r(112, 30), 8},
                                        {r(112, 30), 8, r(140, 28), 6},
                                        {r(-90, 20), 20, r(-136, 28), 10},
                                        {r(-136, 28), 10, r(-176, 36), 7}},
                                       7, 1);
    const Shape scut =
        sheet.shape("-104,-34 -112,-52 -130,-52 -142,-36 -136,-18 -118,-8 -104,-12", r, 3);
    const Look dark_fur{.shadow = deep(umber, .4f),
                        .middle = mix(umber, violet, .3f),
                        .light = ochre,
                        .strokes = 1.3f,
                        .flow = -24,
                        .ink = 3,
                        .slip = 0};
    sheet.paint(far_ear, dark_fur);
    sheet.paint(far_legs, dark_fur);
    sheet.paint(scut, {.shadow = mix(cerulean, violet, .3f),
                       .middle = white,
                       .light = white,
                       .flow = 30,
                       .ink = 3});
    sheet.paint(body, {.shadow = mix(umber, violet, .3f),
                       .middle = mix(ochre, umber, .3f),
                       .light = pale(naples, .3f),
                       .accent = mix(rose, ochre, .4f),
                       .round = 1.2f,
                       .strokes = 1.8f,
                       .stroke_length = 44,
                       .stroke_width = 7,
                       .flow_field = [=](Point p) { return p.x < r(-70, 0).x ? 128.f : -24.f; },
                       .rim = 4});
    // Pale belly, chest and cheek, with a dry brush.
    for (auto pale_fur : {"92,12 50,30 0,32 -54,30", "84,20 40,36 -10,36 -60,36", "78,8 40,24 0,24",
                          "112,-14 98,-6 84,2", "-100,68 -130,78 -170,80"})
        sheet.stroke(pale_fur, r,
                     {.paint = white,
                      .second = naples,
                      .width = 11,
                      .pressure = {.5f, .1f, .4f},
                      .alpha = .92f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &body});
    sheet.stroke(
        "8,-104 30,-84 56,-64", r,
        {.paint = rose, .second = madder, .width = 12, .pressure = swelling, .inside = &body});
    sheet.line("-70,-30 -92,-2 -84,28 -56,34", r, 3, deep(umber, .3f), swelling);
    sheet.line("46,14 62,26 84,32", r, 2.6f, deep(umber, .3f), swelling);
    sheet.dab(r(88, -38), 7, ink);
    sheet.dab(r(86.5f, -40.5f), 2.4f, white);
    sheet.dab(r(114, -24), 4.4f, madder);
    sheet.line("113,-18 106,-13 99,-14", r, 2.2f);
    for (auto whisker : {"100,-20 84,-12 70,-12", "100,-18 88,-6 76,-2"})
        sheet.line(whisker, r, 1.6f, white, tapering);
    // Red scarf, straight out behind.
    const Shape scarf = sheet.shape(
        "66,-54! 80,-28 84,6! 66,14 56,-10! 18,-22 -16,-14 -54,-26! -44,-36 -56,-48! -16,-38 "
        "20,-46 46,-34 "
        "50,-52!",
        r);
    sheet.paint(scarf, red_cloth(-24));
    sheet.splatter({.from = {258, 452},
                    .to = {188, 560},
                    .spread = 14,
                    .drops = 22,
                    .radius = 2.6f,
                    .paint = cerulean,
                    .seed = 5});
}
