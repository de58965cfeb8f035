// Risky: a cat walks a red rope from chimney to chimney, its tail round the handle of a parasol.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// Roofs stand only above this; below, the brush runs dry.
float roof_left(Point p) {
    return clamped(1.1f - (p.y - 660) / 130 + .22f * noise(p.x * .03f, p.y * .05f, 12));
}

void paint_roof(Sheet& sheet, const Shape& roof, float slope) {
    paint_fading(sheet, roof,
                 {.shadow = deep(violet, .45f),
                  .middle = mix(payne, cerulean, .35f),
                  .light = mix(cerulean, rose, .4f),
                  .accent = violet,
                  .strokes = 1.5f,
                  .flow = slope,
                  .ink = 4.4f},
                 roof_left);
    // Tiles, row under row.
    const Box b = roof.bounds();
    Random random(roof.seed());
    for (float y = b.y0 + 18; y < 730; y += 15)
        for (float x = b.x0 + 4; x < b.x1; x += 17) {
            const Point p{x + 2 * random.bell(), y + (x - 360) * -.02f + 1.5f * random.bell()};
            if (roof.distance(p) > -7 || roof_left(p) < .5f) continue;
            sheet.line(through({p + Point{-8, -2}, p + Point{0, 6}, p + Point{8, -2}}), 2.2f,
                       deep(violet, .7f), swelling);
        }
}

// A brick chimney: its top at `top`, half as wide as `half`, its foot in the roof.
void paint_chimney(Sheet& sheet, Point top, float half, float foot) {
    const auto box = [&](float x, float y, float w, float h) {
        return sheet.box(top.x + x, top.y + y, w, h, 2.4f);
    };
    const Shape stack = box(-half, 0, half * 2, foot - top.y);
    const Shape crown = box(-half - 10, -8, half * 2 + 20, 26);
    const Shape pot = sheet.shape("-15,0! -18,-34 -22,-44! 0,-48 22,-44! 18,-34 15,0!",
                                  at(top.x - half * .3f, top.y - 6));
    sheet.paint(pot, {.shadow = mix(umber, madder, .4f),
                      .middle = ochre,
                      .light = naples,
                      .strokes = 1.3f,
                      .flow = 88});
    sheet.paint(stack, {.shadow = mix(umber, violet, .35f),
                        .middle = mix(umber, ochre, .5f),
                        .light = mix(naples, rose, .3f),
                        .accent = mix(madder, ochre, .4f),
                        .fall = 0,
                        .gradient = .7f,
                        .strokes = 1.5f,
                        .flow = 2});
    brick_joints(sheet, stack, 17, 30, deep(umber, .45f));
    sheet.paint(crown, {.shadow = umber, .middle = ochre, .light = naples, .flow = 2});
}

}  // namespace

PAINT_CARD(15) {
    sheet.hang(0, -60);
    // Evening smoke from the left pot.
    sheet.wash(sheet.shape("40,518 24,470 58,428 40,380 92,340 84,392 104,436 76,476 76,518"),
               {.paint = violet,
                .second = cerulean,
                .density = .42f,
                .soft = 9,
                .lost = 24,
                .bleed = 16,
                .cloud = .8f});
    const Shape left_roof = sheet.shape("-30,634! 60,640 96,650! 150,706 210,790! -30,790!");
    const Shape right_roof = sheet.shape("750,622! 670,630 632,640! 566,712 516,790! 750,790!");
    // Dusk lies in the streets and takes the eaves.
    for (auto dusk : {"-40,706 60,692 150,714 232,756 190,800 60,812 -40,800",
                      "760,702 660,690 570,716 492,760 530,802 660,812 760,800"})
        sheet.wash(sheet.shape(dusk), {.paint = violet,
                                       .second = cerulean,
                                       .density = .5f,
                                       .soft = 18,
                                       .lost = 26,
                                       .bleed = 24,
                                       .cloud = .9f});
    for (const Shape* roof : {&left_roof, &right_roof})
        paint_roof(sheet, *roof, roof == &left_roof ? 48.f : -48.f);
    paint_chimney(sheet, {64, 566}, 38, 652);
    paint_chimney(sheet, {664, 512}, 40, 648);

    // The rope, made fast with three turns at either end.
    const Path rope = curve("102,600 220,642 352,662 470,644 560,602 626,548");
    for (float k : {0.f, 9.f, 18.f}) {
        paint_thread(sheet, through({{26, 600 + k}, {64, 606 + k}, {102, 600 + k}}), 6);
        paint_thread(sheet, through({{624, 548 + k}, {664, 554 + k}, {704, 548 + k}}), 6);
    }
    paint_thread(sheet, rope, 6.5f);
    paint_thread(sheet, curve("628,566 618,592 630,622 622,650"), 4);

    // The cat, in its own coordinates: paws on the line y = 0.
    const Place cat = at(356, 658).turned(-2).scaled(.92f);
    const Place up = cat.moved(0, -13);  // all but its paws
    const Place face = at(up(106, -112)).turned(2).scaled(1.04f);
    const Shape body = sheet.shape(
        "-88,-50 -88,-72 -74,-89 -48,-91 -16,-80 18,-78 44,-88 66,-99 84,-97 95,-80 90,-56 74,-42 "
        "44,-40 8,-45 -24,-47 -50,-38 -76,-36",
        up);
    const Shape head = sheet.shape(
        "-30,12 -32,-4 -26,-20 -24,-46! -8,-32 6,-32 22,-44! 24,-18 30,-2 34,6 "
        "28,18 10,26 -12,26",
        face);
    const Shape near_legs = sheet.limbs({{up(70, -62), 15, cat(88, -36), 8.5f},
                                         {cat(88, -36), 8.5f, cat(84, -5), 6.5f},
                                         {cat(84, -5), 6.5f, cat(92, -4), 5},
                                         {up(-64, -58), 20, cat(-88, -36), 9},
                                         {cat(-88, -36), 9, cat(-80, -5), 6.5f},
                                         {cat(-80, -5), 6.5f, cat(-71, -4), 5}},
                                        7);
    const Shape far_legs = sheet.limbs({{up(54, -56), 13, cat(46, -34), 7.5f},
                                        {cat(46, -34), 7.5f, cat(34, -5), 6},
                                        {cat(34, -5), 6, cat(42, -4), 4.6f},
                                        {up(-48, -52), 15, cat(-38, -34), 8},
                                        {cat(-38, -34), 8, cat(-46, -5), 6},
                                        {cat(-46, -5), 6, cat(-38, -4), 4.6f}},
                                       7);
    const Shape tail =
        sheet.tube("-74,-66 -102,-84 -116,-116 -108,-150 -82,-162 -62,-150 -66,-134", 17, 9, up);
    const Shape whole = body | near_legs | head | tail;
    // Handle, then canopy: seven panels of oiled paper, vermilion and naples.
    sheet.line("-92,-112 -84,-150 -66,-214 -48,-284", up, 6.4f, deep(umber, .5f), even);
    sheet.line("-93,-114 -85,-150 -67,-214 -49,-284", up, 2.4f, gold, even);
    const Place shade = up.moved(-42, -196).turned(10);
    const Shape canopy = sheet.shape(
        "-128,8! -112,-36 -66,-72 0,-86 66,-72 112,-36 128,8! 104,-8 82,10! 56,-5 28,14! 0,-2 "
        "-28,14! -56,-5 -82,10! -104,-8",
        shade);
    sheet.paint(canopy, {.shadow = ochre,
                         .middle = naples,
                         .light = white,
                         .accent = gold,
                         .fall = 20,
                         .gradient = .35f,
                         .strokes = 1.4f});
    for (auto panel : {"0,-86! -56,-62 -104,-14 -128,8! -104,-8 -82,10! -52,-40",
                       "0,-86! -24,-40 -28,14! 0,-2 28,14! 24,-40",
                       "0,-86! 56,-62 104,-14 128,8! 104,-8 82,10! 52,-40"}) {
        const Shape p = sheet.shape(panel, shade) & canopy;
        sheet.gouache(p, {.shadow = madder,
                          .middle = vermilion,
                          .light = mix(gold, vermilion, .4f),
                          .round = .6f,
                          .slip = 0});
        sheet.form_strokes(p, {.shadow = madder,
                               .middle = vermilion,
                               .light = mix(rose, gold, .5f),
                               .density = 1.2f,
                               .flow = 84});
    }
    sheet.contour(canopy, {.width = 4});
    for (auto rib : {"0,-86 -52,-40 -82,10", "0,-86 -24,-40 -28,14", "0,-86 24,-40 28,14",
                     "0,-86 52,-40 82,10"})
        sheet.line(rib, shade, 2, ink, {.4f, .8f, .7f});
    sheet.dab(shade(0, -92), 6, umber);

    const Look fur{.shadow = ink,
                   .middle = mix(payne, violet, .25f),
                   .light = mix(cerulean, rose, .25f),
                   .accent = umber,
                   .strokes = 1.5f,
                   .flow = 6,
                   .rim = 4,
                   .rim_paint = pale(cerulean, .5f)};
    Look dark = fur;
    dark.light = payne;
    dark.rim = 0;
    sheet.paint(far_legs, dark);
    sheet.paint(whole, fur);
    // White bib, socks and tip of the tail; a closed eye (it does not look down).
    for (Point paw : {Point{87, -5}, Point{-76, -5}, Point{38, -5}, Point{-42, -5}})
        sheet.paint(sheet.ellipse(cat(paw), 9.5f, 6, 0, .8f),
                    {.shadow = mix(violet, white, .5f), .middle = white, .light = white, .ink = 2});
    sheet.gouache(sheet.shape("78,-80! 92,-76 90,-58 76,-44 70,-56", up),
                  {.shadow = cerulean, .middle = white, .light = white, .slip = 0});
    sheet.gouache(sheet.shape("8,10 20,4 33,7 28,17 12,24 0,18", face),
                  {.shadow = mix(rose, white, .5f), .middle = white, .light = white, .slip = 0});
    for (auto ear : {"-20,-38! -11,-28 -20,-18", "18,-36! 19,-20 8,-27"})
        sheet.gouache(sheet.shape(ear, face),
                      {.shadow = madder, .middle = rose, .light = naples, .slip = 0});
    paint_closed_eye(sheet, face(8, -3), 19, naples);
    sheet.dab(face(32, 6), 3.4f, madder);
    for (auto hair : {"20,12 38,14 56,10", "20,15 38,20 54,20"})
        sheet.line(hair, face, 1.5f, naples, tapering);
    // A bell, so that the cause hears it coming.
    sheet.stroke("76,-92 84,-84 98,-80", up,
                 {.paint = vermilion, .second = madder, .width = 6, .pressure = even});
    sheet.dab(up(95, -75), 6.4f, deep(umber, .3f));
    sheet.dab(up(94.4f, -75.6f), 5, gold);
    // The cause: a small bird on the other chimney, looking the other way.
    const Place watcher = at(690, 478).scaled(27);
    const Shape robin = sheet.shape(bird(BirdPose::perched, watcher), .8f);
    sheet.paint(robin, {.shadow = ultramarine,
                        .middle = cerulean,
                        .light = white,
                        .strokes = 1.2f,
                        .flow = 40,
                        .ink = 2.2f});
    sheet.dab(watcher(.56f, -.5f), 2, ink);
}
