// Drifting: a bandstand drifts past on a cloud; its chairs are set out, and a storm has taken the
// first row.
#include "cards/cloud_parts.h"
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A bentwood chair, seat about 30 wide, seen a little from above.
void paint_chair(Sheet& sheet, const Place& p, Paint dark, Paint lit) {
    const float s = std::fabs(p.sx);
    for (auto leg :
         {"-13,2 -15,16 -16,32", "13,2 15,16 17,32", "-8,-2 -9,10 -9,24", "11,-3 12,8 13,24"})
        sheet.line(leg, p, 3.6f * s, dark, even);
    for (auto back : {"-12,-2 -15,-22 -13,-38 0,-44 12,-38 13,-22 11,-4", "0,-4 0,-22 0,-42"})
        sheet.line(back, p, 3.8f * s, dark, even);
    sheet.line("-13,-20 -12,-36 0,-42", p, 1.7f * s, lit, even);
    sheet.paint(sheet.ellipse(p(0, 0), 16 * s, 6.5f * s, p.degrees, .5f),
                {.shadow = dark,
                 .middle = mix(dark, lit, .6f),
                 .light = lit,
                 .strokes = .8f,
                 .ink = 1.8f,
                 .slip = 0});
}

}  // namespace

PAINT_BOX_CARD("mini", 4) {
    // Air of the storm that has just gone by.
    sheet.wash(
        sheet.shape(
            "150,470 270,440 400,470 560,452 780,430 780,520 600,560 420,548 260,560 170,530"),
        {.paint = payne,
         .second = violet,
         .density = .42f,
         .soft = 18,
         .lost = 26,
         .bleed = 26,
         .cloud = .9f});

    // The cloud it stands on: a body in the light, a keel of shadow.
    const Shape keel = sheet.limbs({{{254, 752}, 26, {255, 752}, 26},
                                    {{306, 776}, 36, {308, 778}, 36},
                                    {{372, 800}, 42, {374, 800}, 42},
                                    {{446, 822}, 46, {448, 822}, 46},
                                    {{528, 830}, 50, {530, 830}, 50},
                                    {{610, 822}, 50, {612, 822}, 50},
                                    {{690, 804}, 54, {760, 790}, 60},
                                    {{300, 740}, 40, {720, 760}, 60}},
                                   7, 4);
    sheet.paint(keel, {.shadow = deep(violet, .25f),
                       .middle = mix(violet, cerulean, .4f),
                       .light = pale(cerulean, .4f),
                       .accent = rose,
                       .round = 1.2f,
                       .gradient = .7f,
                       .strokes = 1.5f,
                       .stroke_length = 60,
                       .stroke_width = 16,
                       .ink = 3});
    const Shape top = sheet.limbs({{{236, 728}, 26, {290, 722}, 34},
                                   {{290, 722}, 34, {380, 732}, 40},
                                   {{380, 732}, 40, {520, 740}, 46},
                                   {{520, 740}, 46, {660, 732}, 48},
                                   {{660, 732}, 48, {770, 716}, 56},
                                   {{250, 756}, 24, {340, 772}, 28},
                                   {{420, 780}, 32, {470, 786}, 30},
                                   {{560, 786}, 34, {640, 778}, 34},
                                   {{214, 738}, 20, {216, 738}, 20}},
                                  10, 4);
    sheet.paint(top, {.shadow = mix(violet, cerulean, .45f),
                      .middle = pale(mix(cerulean, rose, .3f), .7f),
                      .light = white,
                      .accent = rose,
                      .round = 1.3f,
                      .gradient = .6f,
                      .strokes = 1.5f,
                      .stroke_length = 46,
                      .stroke_width = 15,
                      .ink = 0});
    for (auto curl : {"262,742 284,756 312,748 318,732", "372,770 402,784 432,772 436,752",
                      "520,782 552,794 586,780 590,758", "636,776 668,782 696,764"})
        sheet.stroke(curl, {},
                     {.paint = mix(violet, cerulean, .3f),
                      .width = 9,
                      .pressure = swelling,
                      .alpha = .8f,
                      .dry = .3f});
    for (auto lit :
         {"226,712 250,698 282,694", "330,700 360,692 390,698", "456,700 484,692 512,698"})
        sheet.stroke(lit, {}, {.paint = white, .width = 11, .pressure = swelling, .dry = .3f});

    // The bandstand.
    const Place b = at(556, 690).scaled(1.1f);
    const auto post = [&](float x, float top_y, float foot, bool near) {
        const Shape s = sheet.shape(
            Path{b(x - 4, top_y), b(x + 4, top_y), b(x + 5, foot), b(x - 5, foot)}, .8f);
        sheet.paint(s, {.shadow = near ? mix(viridian, ink, .5f) : ink,
                        .middle = near ? mix(viridian, cerulean, .4f) : mix(payne, viridian, .4f),
                        .light = near ? white : cerulean,
                        .flow = 90,
                        .ink = 2.2f,
                        .slip = 0});
    };
    // Inside: dusk, and far posts.
    sheet.paint(sheet.shape("-112,-148! 112,-148! 108,-32! 0,-24 -108,-32!", b),
                {.shadow = ink,
                 .middle = mix(prussian, violet, .5f),
                 .light = mix(violet, rose, .5f),
                 .round = .2f,
                 .gradient = .6f,
                 .strokes = 1.4f,
                 .flow = 88,
                 .ink = 0});
    post(-48, -146, -38, false);
    post(48, -146, -38, false);
    // A music stand with its sheet, left on the stage.
    sheet.line("6,-30 6,-56 8,-72", b, 2.6f, naples, even);
    sheet.paint(sheet.shape("-8,-70! 22,-78! 26,-98! -4,-92!", b, .6f), {.shadow = ochre,
                                                                         .middle = naples,
                                                                         .light = white,
                                                                         .strokes = .8f,
                                                                         .ink = 1.8f,
                                                                         .slip = 0});
    const Shape stage = sheet.shape("-124,-34! 0,-22 124,-34! 122,10! 0,24 -122,10!", b);
    sheet.paint(stage, {.shadow = deep(umber, .3f),
                        .middle = mix(rose, umber, .4f),
                        .light = naples,
                        .accent = ochre,
                        .round = .6f,
                        .gradient = .5f,
                        .strokes = 1.4f,
                        .flow = 88,
                        .ink = 3.4f});
    sheet.stroke("-124,-34 0,-21 124,-34", b,
                 {.paint = white, .second = ochre, .width = 9, .pressure = even, .dry = .1f});
    for (float x : {-96.f, -62.f, -24.f, 24.f, 62.f, 96.f}) {
        const Shape arch = sheet.ellipse(b(x, 2 - std::fabs(x) * .04f), 11, 14, 0, .6f);
        sheet.gouache(arch, {.shadow = ink, .middle = deep(umber, .5f), .light = umber, .slip = 0});
    }
    // Railing with a gap for the steps.
    for (float x = -112; x <= 112; x += 12.4f) {
        if (x > -30 && x < 30) continue;
        const float foot = -32 + 8 * (1 - std::fabs(x) / 112);
        sheet.line(Path{b(x, foot), b(x, foot - 15), b(x, foot - 30)}, 2.2f, white, even);
    }
    for (auto rail : {"-114,-60 -72,-56 -28,-53", "28,-53 72,-56 114,-60"})
        sheet.line(rail, b, 4.4f, pale(cerulean, .5f), even);
    post(-110, -150, -30, true);
    post(-30, -144, -24, true);
    post(30, -144, -24, true);
    post(110, -150, -30, true);
    // Roof: a tent of copper plates, a lantern on top, a pennant in the wind.
    const char* plates[] = {"0,-244! -30,-236 -92,-192 -138,-150! -100,-146 -44,-200!",
                            "0,-244! -44,-200 -100,-146! -36,-140! -16,-196",
                            "0,-244! -16,-196 -36,-140! 36,-140! 16,-196",
                            "0,-244! 16,-196 36,-140! 100,-146! 44,-200",
                            "0,-244! 44,-200 100,-146! 138,-150! 92,-192 30,-236"};
    const Paint lit[] = {pale(viridian, .7f), pale(viridian, .45f), mix(viridian, cerulean, .5f),
                         viridian, deep(viridian, .35f)};
    for (size_t k = 0; k < 5; ++k)
        sheet.paint(sheet.shape(plates[k], b), {.shadow = deep(viridian, .55f),
                                                .middle = lit[k],
                                                .light = mix(lit[k], white, .4f),
                                                .accent = k % 2 == 0 ? rose : viridian,
                                                .round = .5f,
                                                .strokes = 1.6f,
                                                .stroke_length = 40,
                                                .stroke_width = 8,
                                                .flow = 128 - 19.f * static_cast<float>(k),
                                                .ink = 3});
    // A scalloped valance in red.
    for (int k = 0; k < 11; ++k) {
        const float x = -125 + 25.f * static_cast<float>(k),
                    y = -150 + 9 * (1 - std::fabs(x) / 125);
        sheet.paint(sheet.shape("-13,-5! 13,-5! 11,9 0,18 -11,9", at(b(x, y)).scaled(1.08f), .5f),
                    k % 2 == 0 ? red_cloth(88, 2)
                               : Look{.shadow = mix(violet, rose, .5f),
                                      .middle = pale(naples, .5f),
                                      .light = white,
                                      .flow = 88,
                                      .ink = 2,
                                      .slip = 0});
    }
    sheet.paint(sheet.shape("-14,-236! 14,-236! 11,-258! -11,-258!", b, .6f), brass());
    sheet.line("0,-258 0,-280 0,-300", b, 3.4f, ink, even);
    sheet.paint(
        sheet.shape("0,-300! -22,-306 -44,-296 -66,-304! -46,-284 -22,-290 0,-282!", b, .6f),
        red_cloth(10, 2));
    // Steps down to the chairs.
    for (int k = 0; k < 3; ++k) {
        const float f = static_cast<float>(k);
        sheet.paint(sheet.shape(Path{b(-24 - 5 * f, -22 + 14 * f), b(24 + 5 * f, -22 + 14 * f),
                                     b(25 + 5 * f, -9 + 14 * f), b(-25 - 5 * f, -9 + 14 * f)},
                                .8f),
                    {.shadow = umber,
                     .middle = mix(ochre, rose, .4f),
                     .light = white,
                     .flow = 2,
                     .ink = 2.2f,
                     .slip = 0});
    }

    // The chairs that are left, and those the storm has taken.
    const Paint wood = mix(umber, madder, .25f);
    for (float x : {300.f, 342.f, 384.f})
        paint_chair(sheet, at(x, 706).scaled(.78f), wood, gold);
    for (float x : {280.f, 328.f, 376.f, 424.f})
        paint_chair(sheet, at(x, 742).scaled(.94f), wood, gold);
    const struct {
        float x, y, s, turn;
    } flown[] = {{232, 640, 1.1f, -40},
                 {156, 566, 1, 76},
                 {262, 516, .84f, 150},
                 {140, 456, .72f, -110},
                 {226, 396, .56f, 30}};
    for (const auto& f : flown) {
        paint_chair(sheet, at(f.x, f.y).scaled(f.s).turned(f.turn), wood, gold);
    }
}
