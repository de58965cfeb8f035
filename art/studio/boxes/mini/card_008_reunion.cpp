// Reunion: two lost shoes meet toe to toe; one has walked around the world, the other has never
// been worn.
#include "cards/figure_parts.h"
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A laced ankle boot, 260 long, its toe to the right, its sole at y 0.
constexpr const char* upper =
    "-118,-14! -124,-60 -118,-110 -112,-166 -104,-200! -60,-206 -16,-196! -12,-160 6,-124 46,-100 "
    "86,-88 118,-64 128,-34 124,-12! 0,-8";

void lace(Sheet& sheet, const Place& p, Paint paint, Paint dark, bool crossed) {
    const Point left[] = {{-32, -186}, {-26, -160}, {-16, -136}, {2, -116}, {26, -104}};
    const Point right[] = {{-10, -184}, {-4, -156}, {10, -134}, {28, -114}, {46, -98}};
    for (size_t k = 0; k < 5; ++k) {
        sheet.dab(p(left[k]), 4.6f, dark);
        if (crossed && k + 1 < 5) {
            sheet.stroke(
                through({p(left[k]), p((left[k] + right[k + 1]) * .5f + Point{3, -4}),
                         p(right[k + 1])}),
                {.paint = paint, .second = dark, .width = 6, .pressure = even, .bristle = .2f});
            sheet.stroke(
                through({p(right[k]), p((right[k] + left[k + 1]) * .5f + Point{4, -3}),
                         p(left[k + 1])}),
                {.paint = paint, .second = dark, .width = 6, .pressure = even, .bristle = .2f});
        }
    }
}

}  // namespace

PAINT_BOX_CARD("mini", 8) {
    // The road it has come on, from the left edge.
    sheet.wash(
        sheet.shape("-60,930 80,918 240,924 420,930 560,950 500,984 300,994 100,990 -60,1000"),
        {.paint = ochre,
         .second = violet,
         .density = .45f,
         .soft = 8,
         .lost = 26,
         .bleed = 14,
         .cloud = .7f});
    ground_shadow(sheet, {150, 952}, 150, 15);
    ground_shadow(sheet, {424, 952}, 140, 14);

    // The traveler.
    const Place old = at(138, 948).turned(-2).scaled(1.02f);
    const Shape tongue =
        sheet.shape("-66,-192! -72,-226 -64,-238 -40,-244 -16,-236 -8,-190! -20,-150", old);
    sheet.paint(tongue, {.shadow = deep(umber, .5f),
                         .middle = umber,
                         .light = ochre,
                         .strokes = 1.5f,
                         .flow = 84,
                         .ink = 3});
    sheet.gouache(sheet.shape("-104,-200! -60,-190 -16,-196! -60,-212", old),
                  {.shadow = ink, .middle = ink, .light = umber, .slip = 0});
    const Shape boot = sheet.shape(
        "-118,-14! -126,-54 -114,-104 -122,-150 -112,-206! -84,-196 -58,-204 -16,-194! -14,-160 "
        "8,-126 44,-104 88,-96 124,-74 136,-46 132,-28! 0,-8",
        old);
    sheet.paint(boot, {.shadow = deep(umber, .45f),
                       .middle = mix(umber, ochre, .35f),
                       .light = naples,
                       .accent = mix(madder, violet, .4f),
                       .round = 1.2f,
                       .gradient = .4f,
                       .strokes = 1.9f,
                       .stroke_length = 44,
                       .stroke_width = 10,
                       .flow_field = [&](Point p) { return p.x < 130 ? 84.f : 32.f; },
                       .ink = 4.6f,
                       .rim = 4,
                       .rim_paint = naples});
    for (auto crease :
         {"-104,-108 -70,-96 -36,-104", "-108,-92 -80,-82 -50,-86", "24,-112 44,-84 40,-50",
          "48,-102 68,-78 66,-46", "-30,-120 -10,-98 8,-62", "-116,-56 -92,-48 -70,-56"}) {
        sheet.stroke(crease, old,
                     {.paint = deep(umber, .6f),
                      .width = 8,
                      .pressure = swelling,
                      .dry = .3f,
                      .inside = &boot});
        sheet.stroke(shifted(curve(crease, old), {-4, 5}), {.paint = naples,
                                                            .width = 5,
                                                            .pressure = swelling,
                                                            .alpha = .8f,
                                                            .dry = .5f,
                                                            .inside = &boot});
    }
    // The toe gapes; the sole hangs loose.
    sheet.gouache(sheet.shape("58,-18! 96,-40 138,-36! 132,-10 96,-4", old),
                  {.shadow = ink, .middle = ink, .light = umber, .slip = 0});
    for (float x : {76.f, 92.f, 108.f, 122.f})
        sheet.paint(sheet.shape("-3,-7! 3,-7! 0,8!", at(old(x, -28 - (x - 76) * .1f)), .3f),
                    {.shadow = ochre,
                     .middle = naples,
                     .light = white,
                     .strokes = 0,
                     .ink = 1.4f,
                     .slip = 0});
    sheet.paint(
        sheet.shape(
            "-124,-18! -60,-10 20,-10 70,-16 130,-8 150,6! 128,12 60,4 0,8 -60,6! -66,18 -122,18!",
            old),
        {.shadow = ink,
         .middle = deep(umber, .3f),
         .light = ochre,
         .strokes = 1.4f,
         .flow = 2,
         .ink = 3.4f});
    // Patches: sailcloth and a red one, sewn by different hands.
    sheet.paint(sheet.shape("-100,-86! -60,-92 -52,-52! -92,-44!", old, 1.4f),
                {.shadow = prussian,
                 .middle = mix(cerulean, prussian, .2f),
                 .light = pale(cerulean, .6f),
                 .material = Material::cloth,
                 .strokes = 1.4f,
                 .flow = 10,
                 .ink = 2.4f});
    sheet.paint(sheet.shape("6,-86! 36,-84 34,-54! 10,-52!", old, 1.4f), red_cloth(40, 2.4f));
    for (auto stitch : {"-106,-78 -100,-78 -94,-78", "-104,-62 -98,-62 -92,-62",
                        "-60,-84 -54,-84 -48,-84", "-58,-66 -52,-66 -46,-66",
                        "-84,-96 -84,-90 -84,-84", "-72,-54 -72,-48 -72,-42", "2,-76 8,-76 14,-76",
                        "2,-62 8,-62 14,-62", "30,-76 36,-76 42,-76", "22,-90 22,-84 22,-78"})
        sheet.line(stitch, old, 2.6f, naples, even);
    lace(sheet, old, naples, umber, true);
    // Its lace trails behind it all the way around the world, out of the picture.
    sheet.stroke("-34,-188 -60,-172 -96,-166 -130,-120 -146,-50 -152,-2 -196,8 -240,-8 -290,2", old,
                 {.paint = mix(ochre, naples, .5f),
                  .second = umber,
                  .width = 8,
                  .pressure = {.8f, .7f, .4f},
                  .bristle = .3f,
                  .dry = .05f});
    sheet.stroke("-12,-186 6,-196 28,-184 34,-158", old,
                 {.paint = mix(ochre, naples, .5f),
                  .second = umber,
                  .width = 7,
                  .pressure = {.8f, .5f, .4f},
                  .bristle = .3f});
    // Mud, sand and snow of many countries.
    for (Point m : {Point{-100, -12}, Point{-70, -18}, Point{-30, -14}, Point{0, -16},
                    Point{34, -18}, Point{-118, -30}})
        sheet.stroke(
            through({old(m + Point{-14, 6}), old(m + Point{0, -6}), old(m + Point{14, 6})}),
            {.paint = mix(violet, ochre, .5f),
             .second = naples,
             .width = 15,
             .pressure = swelling,
             .bristle = .7f,
             .dry = .3f});

    // The one that has never been worn: red, polished, with tissue paper still in it.
    const Place fresh = Place{at(430, 948)}.mirrored().turned(1).scaled(.96f);
    const Shape tissue = sheet.shape(
        "-106,-190! -124,-214 -112,-234 -92,-228 -86,-246 -66,-250 -54,-234 -40,-248 -20,-240 "
        "-14,-220 4,-214 -6,-190!",
        fresh);
    sheet.paint(tissue, {.shadow = mix(violet, cerulean, .4f),
                         .middle = pale(rose, .75f),
                         .light = white,
                         .strokes = 1.6f,
                         .stroke_length = 30,
                         .stroke_width = 7,
                         .flow = 70,
                         .ink = 2.6f});
    for (auto fold : {"-90,-226 -80,-214 -84,-200", "-54,-232 -58,-214 -50,-200",
                      "-112,-220 -100,-212 -98,-198", "-70,-244 -66,-228 -72,-212",
                      "-24,-236 -30,-220 -26,-206"})
        sheet.line(fold, fresh, 2.4f, mix(violet, rose, .4f), tapering);
    sheet.paint(sheet.shape("-60,-190! -52,-222 -28,-232 -8,-218 -8,-190! -20,-150", fresh),
                {.shadow = deep(madder, .4f),
                 .middle = madder,
                 .light = rose,
                 .strokes = 1.3f,
                 .flow = 96,
                 .ink = 3});
    const Shape shoe = sheet.shape(upper, fresh);
    sheet.paint(shoe, {.shadow = deep(madder, .45f),
                       .middle = mix(vermilion, madder, .3f),
                       .light = mix(gold, rose, .4f),
                       .accent = vermilion,
                       .round = 1.4f,
                       .gradient = .4f,
                       .strokes = 1.3f,
                       .stroke_length = 60,
                       .stroke_width = 13,
                       .flow_field = [](Point p) { return p.x > 440 ? 94.f : 148.f; },
                       .ink = 4.6f,
                       .rim = 4,
                       .rim_paint = pale(rose, .5f)});
    for (auto seam : {"-118,-76 -80,-82 -50,-66 -40,-12", "60,-96 52,-60 62,-12"}) {
        sheet.line(seam, fresh, 3, deep(madder, .5f), even);
        sheet.line(shifted(curve(seam, fresh), {5, 3}), 1.4f, mix(gold, rose, .4f), even);
    }
    for (auto gleam :
         {"106,-60 88,-76 66,-84", "-104,-180 -110,-140 -110,-112", "-30,-60 -8,-88 8,-98"})
        sheet.stroke(gleam, fresh,
                     {.paint = white,
                      .width = 11,
                      .pressure = swelling,
                      .alpha = .9f,
                      .bristle = .5f,
                      .dry = .2f,
                      .inside = &shoe});
    sheet.paint(sheet.shape("-122,-14! 0,-8 126,-14! 132,0 120,10! -36,8! -46,18! -120,18!", fresh),
                {.shadow = umber,
                 .middle = ochre,
                 .light = white,
                 .strokes = 1.2f,
                 .flow = 2,
                 .ink = 3.2f});
    lace(sheet, fresh, white, mix(madder, ink, .4f), true);
    for (auto bow : {"-20,-186 -50,-204 -62,-190 -20,-182", "-20,-186 10,-208 24,-194 -18,-182",
                     "-20,-184 -34,-168 -36,-150", "-18,-184 4,-172 14,-156"})
        sheet.stroke(bow, fresh,
                     {.paint = white,
                      .second = rose,
                      .width = 7,
                      .pressure = {.7f, .7f, .4f},
                      .bristle = .2f});
}
