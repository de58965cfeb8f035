// Divine: the sun's calm face rises behind clouds; its rays are gilded petals.
#include "cards/cloud_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point sun{408, 174};
constexpr float radius = 84;

// A ring of petals around the disc, each turned a little by hand.
void petals(Sheet& sheet, int count, float first, float inner, float reach, float width,
            Paint shadow, Paint middle, Paint light) {
    for (int k = 0; k < count; ++k) {
        const float a = first + 360.f * static_cast<float>(k) / static_cast<float>(count);
        const float sway = 2.4f * noise(a * .05f, reach * .1f, 5),
                    grown = 1 + .09f * noise(a * .08f, reach, 8);
        const Place p =
            at(sun + direction(a) * inner).turned(a + sway).scaled(reach * grown, width);
        const Shape petal = sheet.shape("0,-.32! .3,-.5 .62,-.42 1,0! .62,.42 .3,.5 0,.32!", p, 1);
        sheet.paint(petal, {.shadow = shadow,
                            .middle = middle,
                            .light = light,
                            .round = .9f,
                            .strokes = 1.3f,
                            .flow = a,
                            .ink = 2.6f,
                            .ink_paint = mix(ink, umber, .5f),
                            .slip = .6f,
                            .seed = static_cast<Seed>(k) + 3});
        sheet.line(".1,0 .45,.03 .86,0", p, 2, mix(umber, madder, .4f), tapering);
    }
}

}  // namespace

PAINT_CARD(28) {
    sheet.glow(sun, 210, naples, .26f);
    // Gold leaf in the air: thin rays beyond the petals.
    Random random(3);
    for (int k = 0; k < 40; ++k) {
        const float a = 9.f * static_cast<float>(k), from = 178 + 8 * random.bell(),
                    reach = random.between(10, 34);
        const Point d = direction(a);
        if (d.y > .42f) continue;  // the clouds are there
        sheet.line(Path{sun + d * from, sun + d * (from + reach * .5f), sun + d * (from + reach)},
                   k % 2 == 0 ? 4.f : 2.6f, k % 3 == 0 ? ochre : gold, {.3f, .1f, .3f});
    }
    petals(sheet, 20, 9, radius - 4, 84, 34, mix(madder, vermilion, .4f), vermilion, gold);
    petals(sheet, 20, 0, radius - 10, 66, 30, ochre, gold, pale(naples, .4f));

    const Shape disc = sheet.circle(sun, radius, 2.4f);
    sheet.paint(disc, {.shadow = mix(ochre, rose, .35f),
                       .middle = gold,
                       .light = pale(naples, .5f),
                       .accent = mix(rose, naples, .4f),
                       .round = .9f,
                       .strokes = 1.6f,
                       .stroke_length = 60,
                       .stroke_width = 12,
                       .ink = 4.6f,
                       .ink_paint = mix(ink, umber, .4f),
                       .seed = 5});
    sheet.line(arc(sun, radius - 9, radius - 9, 20, 380), 2.2f, mix(umber, ochre, .4f), even);

    // A face as calm as a temple's: lids, brows, a long nose, a small mouth.
    const Place face = at(sun).turned(-3);
    const Paint drawn = mix(ink, umber, .45f);
    for (float side : {-1.f, 1.f}) {
        const float x = 31 * side;
        sheet.line(through({face(x - 20, -4), face(x - 6, 8), face(x + 8, 8), face(x + 21, -3)}),
                   4.6f, drawn, {.4f, .3f, .5f});
        sheet.line(through({face(x - 17, -9), face(x, -18), face(x + 18, -9)}), 2.4f,
                   mix(umber, ochre, .3f));
        sheet.stroke(through({face(x + 8 * side - 14, 26), face(x + 8 * side, 29),
                              face(x + 8 * side + 14, 25)}),
                     {.paint = mix(rose, vermilion, .4f),
                      .width = 20,
                      .pressure = {.3f, .3f, .5f},
                      .alpha = .7f,
                      .bristle = 1,
                      .dry = .4f});
    }
    sheet.line("-48,-26 -30,-37 -12,-30 -7,-14 -8,10 -13,26 -3,32 6,28", face, 3.8f, drawn,
               {.2f, .3f, .3f});
    sheet.line("12,-29 30,-37 48,-26", face, 3.8f, drawn, {.2f, .2f, .5f});
    sheet.stroke("2,-20 3,4 5,20", face,
                 {.paint = pale(naples, .6f),
                  .width = 6,
                  .pressure = swelling,
                  .alpha = .7f,
                  .bristle = 1,
                  .dry = .4f});
    sheet.paint(sheet.shape("-18,47! -8,43 0,46 9,43 20,47! 8,56 -7,56", face, .6f),
                {.shadow = madder, .middle = vermilion, .light = rose, .strokes = 0, .ink = 2});
    sheet.line("-20,47 0,49 22,46", face, 2.6f, drawn);
    sheet.paint(sheet.shape(drop(at(face(1, -52)).scaled(10)), .5f), {.shadow = madder,
                                                                      .middle = vermilion,
                                                                      .light = gold,
                                                                      .strokes = 0,
                                                                      .ink = 1.8f,
                                                                      .slip = 0});

    // The clouds it rises from.
    const Paint far_shadow = mix(violet, cerulean, .5f),
                far_middle = pale(mix(cerulean, rose, .5f), .5f);
    paint_billowing(sheet, at(288, 278).scaled(112, 80), far_shadow, far_middle, 3.6f, 4);
    paint_billowing(sheet, at(530, 272).scaled(-112, 84), far_shadow, far_middle, 3.6f, 11);
    paint_billowing(sheet, at(414, 304).scaled(124, 78), mix(cerulean, violet, .3f),
                    pale(cerulean, .65f), 3.6f, 6);
    sheet.wash(
        sheet.shape(
            "168,312 288,326 408,344 548,328 668,310 688,348 548,372 388,380 228,366 138,344"),
        {.paint = rose,
         .second = gold,
         .density = .45f,
         .soft = 18,
         .lost = 26,
         .bleed = 24,
         .cloud = .9f});
}
