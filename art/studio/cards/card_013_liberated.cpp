// Liberated: a kite has snapped its thread and sails off, grinning, its tail of bows behind it.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

void bow(Sheet& sheet, Point c, float turn, float size, Paint dark, Paint bright) {
    const Place p = at(c).turned(turn).scaled(size);
    const Shape loops = sheet.shape("0,0! -.4,-.55 -1,-.62 -1.1,0 -.95,.6 -.4,.42", p, 1) |
                        sheet.shape("0,0! .4,-.5 .95,-.66 1.12,-.05 1,.58 .4,.45", p, 1);
    sheet.halo(loops, {.width = 3, .alpha = .4f});
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
    const Place kite = at(586, 226).turned(31).scaled(1.02f);

    // Wind, in broad dry strokes behind it.
    for (auto gust :
         {"356,294 406,252 454,238 492,254", "402,176 450,140 510,122", "670,144 706,166 730,200"})
        sheet.stroke(gust, {},
                     {.paint = cerulean,
                      .second = white,
                      .width = 15,
                      .pressure = {.1f, .15f, .45f},
                      .bristle = .9f,
                      .dry = .3f});

    // The tail, with its bows.
    const Path tail = curve("518,336 492,378 524,420 500,468 444,478 428,524 460,560 438,604");
    sheet.line(tail, 3.6f, ink, {.9f, .4f, .1f});
    const Paint dark[] = {ultramarine, madder, viridian, ochre},
                bright[] = {cerulean, rose, sap, gold};
    const float stops[] = {.12f, .34f, .58f, .82f};
    for (size_t k = 0; k < 4; ++k)
        bow(sheet, along(tail, stops[k]), heading(tail, stops[k]) + 84,
            27 - 3.f * static_cast<float>(k), dark[k], bright[k]);

    // The red thread hangs from behind the sail: its torn end curls up, frayed.
    const Path thread = curve("620,288 664,330 678,378 648,426 606,414 608,378 642,380 652,446");
    const Point torn = thread.back();
    paint_thread(sheet, thread, 4.6f);
    for (Point fray : {Point{-9, 24}, Point{3, 28}, Point{13, 21}})
        sheet.line(Path{torn, torn + fray * .5f, torn + fray}, 2.4f, vermilion, tapering);

    const Shape sail =
        sheet.shape("0,-138! 50,-92 100,-36! 62,50 0,146! -60,52 -100,-36! -48,-92", kite, 2);
    sheet.halo(sail, {.width = 5});
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

    // The face: eyes shut with glee, a grin with teeth.
    for (float side : {-1.f, 1.f}) {
        const float x = 38 * side;
        sheet.line(through({kite(x - 17, -6), kite(x, -25), kite(x + 17, -6)}), 6, ink,
                   {.4f, .4f, .5f});
        sheet.stroke(Path{kite(x + 4 * side, 9), kite(x + 14 * side, 10), kite(x + 26 * side, 7)},
                     {.paint = mix(vermilion, rose, .5f),
                      .width = 17,
                      .pressure = {.4f, .3f, .5f},
                      .alpha = .8f,
                      .bristle = .9f,
                      .dry = .3f});
    }
    const Shape grin = sheet.shape("-44,14! -20,24 0,27 22,24 46,12! 38,46 4,62 -30,46", kite, 1);
    sheet.paint(grin, {.shadow = ink, .middle = deep(madder, .4f), .light = madder, .ink = 3.4f});
    sheet.gouache(sheet.shape("-40,18! -18,26 0,29 22,26 42,16! 36,30 0,40 -34,31", kite, .6f),
                  {.shadow = naples, .middle = white, .light = white, .round = .3f, .slip = 0});
    for (float x : {-20.f, -1.f, 18.f})
        sheet.line(Path{kite(x, 27), kite(x, 32), kite(x + .5f, 37)}, 1.8f, ink, even);
}
