// An award card: a chest too small for its rosettes; one rolls away over the edge.
#include "award_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A rosette of pleated ribbon, its tails hanging; gold or silver.
void paint_rosette(Sheet& sheet, const Place& p, bool golden, bool tails) {
    const float s = std::fabs(p.sx);
    const Paint dark = golden ? mix(umber, madder, .2f) : mix(payne, violet, .4f),
                middle = golden ? gold : pale(mix(cerulean, payne, .35f), .6f),
                light = golden ? pale(naples, .3f) : white;
    if (tails)
        for (auto tail : {"-8,20! -26,78! -14,72 -6,84! 8,26!", "6,24! 14,84! 22,74 34,78! 18,18!"})
            sheet.paint(sheet.shape(tail, p, .8f), {.shadow = dark,
                                                    .middle = middle,
                                                    .light = light,
                                                    .material = Material::cloth,
                                                    .strokes = 1.3f,
                                                    .flow = 80 + p.degrees,
                                                    .ink = 2.4f,
                                                    .slip = 0});
    for (int ring = 0; ring < 2; ++ring) {
        const int count = ring == 0 ? 16 : 12;
        const float outer = ring == 0 ? 38.f : 27.f;
        for (int k = 0; k < count; ++k) {
            const float turn = 360.f * static_cast<float>(k) / static_cast<float>(count) +
                               11.f * static_cast<float>(ring) + p.degrees;
            const Place fold = at(p(0, 0)).turned(turn).scaled(outer * s / 38);
            sheet.paint(sheet.shape("8,-3! 34,-8! 39,0 34,8! 8,3!", fold, .5f),
                        {.shadow = dark,
                         .middle = k % 2 == 0 ? middle : mix(middle, dark, .35f),
                         .light = light,
                         .round = .8f,
                         .strokes = 1,
                         .flow = turn,
                         .ink = 1.8f,
                         .slip = 0});
        }
    }
    sheet.paint(sheet.circle(p(0, 0), 14 * s, .6f),
                {.shadow = dark,
                 .middle = golden ? vermilion : mix(prussian, violet, .3f),
                 .light = golden ? mix(gold, rose, .4f) : pale(cerulean, .4f),
                 .round = 1.3f,
                 .strokes = 1.2f,
                 .ink = 2.4f});
    sheet.stroke(arc(p(0, 0), 9 * s, 9 * s, 190, 270),
                 {.paint = white, .width = 4 * s, .pressure = swelling, .dry = .2f});
}

}  // namespace

PAINT_AWARD("mini", "metal") {
    paint_room(sheet, {.wall = mix(viridian, prussian, .35f),
                       .wall_light = mix(cerulean, viridian, .4f),
                       .floor = mix(umber, ochre, .4f),
                       .floor_light = naples,
                       .foot = 700,
                       .lamp = {250, 300}});
    // A table edge runs through the picture; the chest stands near its end.
    paint_table(sheet, 748, mix(umber, madder, .3f));
    shade(sheet, {330, 764}, 250, 22);
    const Place c = at(330, 600);
    // The lid, thrown back.
    const Shape lid =
        sheet.shape("-190,-120! -176,-220 -130,-268 0,-282 130,-268 176,-220 190,-120!", c);
    sheet.paint(lid, {.shadow = deep(umber, .5f),
                      .middle = mix(umber, madder, .35f),
                      .light = ochre,
                      .accent = madder,
                      .round = 1.1f,
                      .strokes = 1.8f,
                      .stroke_length = 80,
                      .stroke_width = 12,
                      .flow = 2,
                      .ink = 5});
    sheet.gouache(
        sheet.shape("-164,-120! -152,-204 -118,-242 0,-254 118,-242 152,-204 164,-120!", c),
        {.shadow = ink, .middle = deep(madder, .5f), .light = madder, .slip = 0});
    for (float x : {-172.f, 0.f, 172.f})
        sheet.stroke(
            through({c(x, -122), c(x * .98f, -190), c(x * .84f, x == 0 ? -282.f : -250.f)}),
            {.paint = gold, .second = umber, .width = 15, .pressure = even, .bristle = .3f});
    // What it cannot hold.
    const struct {
        float x, y, s, turn;
        bool golden;
    } heap[] = {{-120, -170, 1.3f, 20, false},  {20, -196, 1.35f, -14, true},
                {116, -164, 1.25f, 34, false},  {-44, -150, 1.4f, 8, true},
                {-150, -106, 1.35f, -20, true}, {60, -124, 1.4f, 40, false},
                {150, -100, 1.3f, 12, true},    {-80, -94, 1.4f, 30, false},
                {8, -82, 1.4f, -8, true},       {104, -66, 1.3f, 22, false},
                {-136, -58, 1.2f, 10, true}};
    for (const auto& r : heap)
        paint_rosette(sheet, at(c(r.x, r.y)).scaled(r.s).turned(r.turn), r.golden, r.y > -120);
    const Shape box = sheet.shape("-196,-52! 196,-52! 188,160! -188,160!", c);
    sheet.paint(box, {.shadow = deep(umber, .55f),
                      .middle = mix(umber, madder, .3f),
                      .light = gold,
                      .accent = ochre,
                      .round = .8f,
                      .gradient = .4f,
                      .strokes = 1.9f,
                      .stroke_length = 90,
                      .stroke_width = 12,
                      .flow = 1,
                      .ink = 5.4f});
    for (float y : {2.f, 56.f, 108.f})
        sheet.line(through({c(-192, y), c(0, y + 3), c(190, y - 1)}), 4, deep(umber, .6f), even);
    for (float x : {-150.f, 150.f}) {
        const Shape strap =
            sheet.shape(Path{c(x - 17, -60), c(x + 17, -60), c(x + 16, 164), c(x - 16, 164)});
        sheet.paint(strap, {.shadow = umber,
                            .middle = gold,
                            .light = pale(naples, .4f),
                            .material = Material::metal,
                            .strokes = 1.4f,
                            .flow = 88,
                            .ink = 3});
        for (float y : {-40.f, 10.f, 62.f, 116.f, 148.f}) {
            sheet.dab(c(x + 1, y + 2), 6, umber);
            sheet.dab(c(x, y), 4.6f, naples);
        }
    }
    sheet.paint(sheet.shape("-30,-34! 30,-34! 32,20 0,52 -32,20!", c), {.shadow = umber,
                                                                        .middle = gold,
                                                                        .light = white,
                                                                        .round = 1.2f,
                                                                        .material = Material::metal,
                                                                        .strokes = 1.3f,
                                                                        .ink = 3});
    sheet.gouache(sheet.shape("-6,-8 0,-14 6,-8 4,2 8,20! -8,20! -4,2", c),
                  {.shadow = ink, .middle = ink, .light = ink, .slip = 0});
    sheet.stroke("-194,-54 0,-50 194,-54", c,
                 {.paint = gold, .second = umber, .width = 15, .pressure = even, .bristle = .4f});
    paint_rosette(sheet, at(c(-60, -40)).scaled(1.4f).turned(12), true, true);
    paint_rosette(sheet, at(c(84, -34)).scaled(1.3f).turned(-16), false, true);
    // The one that gets away, half over the edge.
    shade(sheet, {600, 770}, 60, 10);
    for (auto way : {"540,640 560,690 580,716", "516,664 536,706 556,728"})
        sheet.stroke(way, {},
                     {.paint = naples,
                      .width = 6,
                      .pressure = tapering,
                      .alpha = .7f,
                      .bristle = .9f,
                      .dry = .4f});
    paint_rosette(sheet, at(652, 720).scaled(1.7f).turned(64), true, true);
}
