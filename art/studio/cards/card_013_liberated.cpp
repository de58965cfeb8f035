// Liberated: a kite has torn itself loose; its broken thread falls the whole length of the sheet.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

void bow(Sheet& sheet, Point c, float turn, float size, Paint dark, Paint bright) {
    const Place p = at(c).turned(turn).scaled(size);
    const Shape loops = sheet.shape("0,0! -.4,-.55 -1,-.62 -1.1,0 -.95,.6 -.4,.42", p, 1) |
                        sheet.shape("0,0! .4,-.5 .95,-.66 1.12,-.05 1,.58 .4,.45", p, 1);
    sheet.paint(loops, {.shadow = dark,
                        .middle = mix(dark, bright, .65f),
                        .light = mix(bright, naples, .5f),
                        .strokes = 1.5f,
                        .flow = turn,
                        .ink = 2.4f});
    sheet.line("-.25,0 -.55,-.08 -.85,-.16", p, 1.8f, ink, tapering);
    sheet.line(".25,.02 .55,-.02 .85,-.1", p, 1.8f, ink, tapering);
    sheet.dab(c, size * .2f, ink);
    sheet.dab(c, size * .13f, bright);
}

}  // namespace

PAINT_CARD(13) {
    const Place kite = at(566, 222).turned(27).scaled(1.12f);

    // The height it has reached: one long breath of cloud from edge to edge, and wind in it.
    sheet.wash(sheet.shape("-60,150 80,116 220,148 380,96 540,132 780,70 780,240 640,262 480,226 "
                           "320,270 150,236 -60,262"),
               {.paint = cerulean,
                .second = rose,
                .density = .36f,
                .soft = 24,
                .lost = 28,
                .bleed = 26,
                .cloud = .9f});
    for (auto gust : {"250,330 330,276 392,262 446,280", "300,170 372,128 446,112",
                      "664,96 704,112 740,150", "90,250 150,216 214,210"})
        sheet.stroke(gust, {},
                     {.paint = cerulean,
                      .second = white,
                      .width = 13,
                      .pressure = {.1f, .15f, .45f},
                      .bristle = .9f,
                      .dry = .3f});

    // The tail, with its bows.
    const Path tail = curve("496,352 470,392 498,432 470,478 412,486 392,536");
    sheet.line(tail, 3.6f, ink, {.9f, .4f, .1f});
    const Paint dark[] = {ultramarine, madder, viridian, ochre},
                bright[] = {cerulean, rose, sap, gold};
    const float stops[] = {.12f, .34f, .58f, .82f};
    for (size_t k = 0; k < 4; ++k)
        bow(sheet, along(tail, stops[k]), heading(tail, stops[k]) + 84,
            27 - 3.f * static_cast<float>(k), dark[k], bright[k]);

    // The red thread: it has let go of the hand far below and falls after the kite, frayed.
    const Path thread = curve(
        "606,286 640,372 586,462 446,512 300,560 214,640 262,712 350,700 360,640 290,640 180,726 "
        "126,830 160,926 112,1030");
    paint_thread(sheet, part(thread, 0, .9f), 4.4f);
    const Point torn = along(thread, .9f);
    for (Point fray : {Point{-12, 22}, Point{2, 30}, Point{14, 22}, Point{-4, 14}})
        sheet.line(Path{torn, torn + fray * .5f + Point{2, 0}, torn + fray}, 2.2f, vermilion,
                   tapering);

    const Shape sail =
        sheet.shape("0,-138! 50,-92 100,-36! 62,50 0,146! -60,52 -100,-36! -48,-92", kite, 2);
    const struct {
        const char* outline;
        Paint shadow, middle, light;
        float flow;
    } panels[] = {
        {"0,-140! 0,-36! -104,-36! -48,-92", ochre, gold, naples, 140},
        {"0,-140! 50,-92 104,-36! 0,-36!", madder, vermilion, gold, 60},
        {"-104,-36! 0,-36! 0,150! -60,52", ultramarine, cerulean, pale(cerulean, .6f), 75},
        {"0,-36! 104,-36! 62,50 0,150!", mix(ochre, vermilion, .4f), gold, naples, 110}};
    for (const auto& panel : panels) {
        const Shape cloth = sheet.shape(panel.outline, kite, 0) & sail;
        sheet.paint(cloth, {.shadow = panel.shadow,
                            .middle = panel.middle,
                            .light = panel.light,
                            .accent = mix(panel.middle, rose, .4f),
                            .round = .7f,
                            .gradient = .35f,
                            .material = Material::cloth,
                            .strokes = 1.6f,
                            .stroke_width = 11,
                            .flow = panel.flow + kite.degrees,
                            .ink = 0,
                            .slip = 0});
    }
    sheet.line("0,-138 2,0 0,146", kite, 4.4f, deep(umber, .4f), even);
    sheet.line("-100,-36 0,-32 100,-36", kite, 4.4f, deep(umber, .4f), even);
    sheet.contour(sail, {.width = 5});
    // Patches, sewn on where it was torn before.
    sheet.paint(sheet.shape("22,-88! 44,-92! 48,-62! 20,-60!", kite, 1.2f),
                {.shadow = viridian, .middle = sap, .light = naples, .ink = 2});
    for (float x : {24.f, 32.f, 40.f})
        sheet.line(Path{kite(x, -56), kite(x + 1, -61), kite(x + 1, -66)}, 1.6f, ink, even);
}
