// Souvenir: a hand reaches in from above and slips a whole mountain into a coat pocket, with the
// climbers still on it.
#include "cards/foreground_parts.h"
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_BOX_CARD("mini", 11) {
    sheet.hang(10, 16);
    // Thin mountain air, and the coat that comes in from the right.
    sheet.wash(sheet.shape("300,60 420,20 560,60 780,40 780,300 560,330 400,290 320,190"),
               {.paint = cerulean,
                .second = pale(cerulean, .3f),
                .density = .2f,
                .soft = 20,
                .lost = 26,
                .bleed = 26,
                .cloud = .9f});
    const Shape coat = sheet.shape(
        "790,180! 720,204 650,230 600,258 566,300! 500,330 424,344! 396,420 376,520 366,660! "
        "500,690 640,680 790,660!");
    const Mask present = [](Point p) {
        return 1.1f -
               smooth(490, 640, p.y + .14f * p.x - 70 + 26 * noise(p.x * .02f, p.y * .02f, 5)) *
                   1.5f;
    };
    paint_fading(sheet, coat,
                 {.shadow = deep(umber, .35f),
                  .middle = mix(ochre, umber, .45f),
                  .light = mix(naples, ochre, .35f),
                  .accent = mix(madder, violet, .3f),
                  .round = 1.1f,
                  .gradient = .5f,
                  .material = Material::cloth,
                  .strokes = 1.8f,
                  .stroke_length = 70,
                  .stroke_width = 13,
                  .flow = 74,
                  .ink = 5},
                 present);
    const Mask cloth = [=](Point p) { return smooth(.6f, .9f, present(p)); };
    sheet.hatch(coat, {.angle = 30,
                       .spacing = 11,
                       .width = 1.8f,
                       .paint = deep(umber, .3f),
                       .alpha = .4f,
                       .mask = cloth});
    sheet.hatch(
        coat,
        {.angle = 122, .spacing = 11, .width = 1.8f, .paint = naples, .alpha = .3f, .mask = cloth});
    for (auto fold : {"700,230 690,330 720,440 712,530"}) {
        sheet.stroke(fold, {},
                     {.paint = deep(umber, .5f),
                      .width = 20,
                      .pressure = swelling,
                      .alpha = .85f,
                      .dry = .35f,
                      .inside = &coat});
        sheet.stroke(shifted(curve(fold), {-14, 0}), {.paint = naples,
                                                      .width = 10,
                                                      .pressure = swelling,
                                                      .alpha = .8f,
                                                      .dry = .5f,
                                                      .inside = &coat});
    }
    // The mouth of the pocket: dark lining.
    sheet.gouache(sheet.shape("430,384! 470,362 540,352 612,352 650,366! 640,392 560,404 470,406!"),
                  {.shadow = ink, .middle = deep(madder, .6f), .light = madder, .slip = 0});

    // The mountain, its foot already in.
    const Place m = at(536, 390);
    const Shape rock = sheet.shape(
        "-96,40! -84,-20 -66,-58! -58,-86 -40,-128! -26,-140 -14,-192 2,-226! 14,-204 22,-180! "
        "40,-150 48,-108! 66,-84 78,-36! 92,0 100,40!",
        m);
    sheet.paint(rock, {.shadow = mix(prussian, ink, .3f),
                       .middle = mix(violet, cerulean, .35f),
                       .light = pale(cerulean, .6f),
                       .accent = rose,
                       .round = 1.1f,
                       .gradient = .3f,
                       .material = Material::stone,
                       .strokes = 1.7f,
                       .stroke_length = 40,
                       .stroke_width = 11,
                       .flow = 64,
                       .ink = 4,
                       .rim = 4});
    const Shape shade = sheet.shape(
                            "2,-226! 14,-204 22,-180! 40,-150 48,-108! 66,-84 78,-36! 92,0 100,40! "
                            "30,40! 44,-10 18,-50 30,-90 4,-120 14,-160 0,-190",
                            m) &
                        rock.grown(-1);
    sheet.paint(shade, {.shadow = ink,
                        .middle = mix(prussian, violet, .4f),
                        .light = mix(cerulean, violet, .4f),
                        .round = .4f,
                        .material = Material::stone,
                        .strokes = 1.6f,
                        .stroke_length = 40,
                        .stroke_width = 10,
                        .flow = 118,
                        .ink = 0});
    const Shape snow =
        sheet.shape(
            "2,-226! 14,-204 24,-176! 44,-138! 32,-122 22,-142 12,-92! 0,-122 -10,-76! -20,-110 "
            "-34,-58! -42,-92 -60,-64! -50,-110 -26,-140 -14,-192",
            m) &
        rock.grown(1);
    sheet.paint(snow, {.shadow = mix(cerulean, violet, .4f),
                       .middle = pale(cerulean, .8f),
                       .light = white,
                       .strokes = 1.4f,
                       .stroke_length = 20,
                       .stroke_width = 6,
                       .flow = 66,
                       .ink = 2.6f});
    for (auto crag : {"-62,-60 -50,-30 -58,10", "-30,-100 -20,-50 -34,-10 -26,34",
                      "2,-110 -6,-60 8,-20 0,34", "40,-100 34,-50 50,0", "-80,-10 -70,10 -74,34"})
        sheet.stroke(crag, m,
                     {.paint = ink,
                      .second = prussian,
                      .width = 6,
                      .pressure = swelling,
                      .dry = .3f,
                      .inside = &rock});
    // Climbers on one red rope.
    const Point seats[] = {m(-73, -32), m(-50, -92), m(-27, -134)};
    sheet.stroke(
        through({seats[0] + Point{2, -10}, m(-68, -70), seats[1] + Point{2, -10}, m(-42, -122),
                 seats[2] + Point{2, -10}, m(-16, -160), m(-10, -186)}),
        {.paint = vermilion, .second = madder, .width = 4, .pressure = even, .bristle = .1f});
    const Colours coats[] = {
        {madder, vermilion, gold}, {deep(viridian, .4f), viridian, naples}, {umber, ochre, naples}};
    for (size_t k = 0; k < 3; ++k) {
        const Place who = at(seats[k]).scaled(.52f).turned(20);
        paint_passer_by(sheet, who, coats[k], {ink, umber, ochre}, {18, -58}, false);
        sheet.line(Path{who(18, -78), who(20, -58), who(24, -34)}, 2, umber, even);
    }

    // Pocket front: patch with flap, seams and a button.
    const Shape pocket = sheet.shape(
        "424,392! 480,410 560,414 656,374! 664,440 656,520! 560,548 480,550 432,540! 420,470");
    sheet.paint(pocket, {.shadow = deep(umber, .3f),
                         .middle = mix(ochre, umber, .3f),
                         .light = pale(naples, .1f),
                         .accent = mix(madder, violet, .3f),
                         .round = 1.1f,
                         .gradient = .4f,
                         .material = Material::cloth,
                         .strokes = 1.8f,
                         .stroke_length = 60,
                         .stroke_width = 12,
                         .flow = 78,
                         .ink = 4.6f});
    sheet.hatch(
        pocket,
        {.angle = 34, .spacing = 11, .width = 1.8f, .paint = deep(umber, .3f), .alpha = .4f});
    sheet.hatch(pocket,
                {.angle = 126, .spacing = 11, .width = 1.8f, .paint = naples, .alpha = .35f});
    sheet.paint(sheet.tube("424,394 480,412 560,416 656,376", 22, 22),
                {.shadow = umber,
                 .middle = mix(ochre, naples, .25f),
                 .light = naples,
                 .material = Material::cloth,
                 .strokes = 1.4f,
                 .flow = 4,
                 .ink = 3.2f});
    const Path seam = curve("436,420 434,480 444,528 560,536 644,510 650,440 646,400");
    for (float u = 0; u < 1; u += .035f)
        sheet.line(part(seam, u, u + .02f), 2.4f, pale(naples, .4f), even);
    sheet.paint(sheet.circle({546, 414}, 14, .8f),
                {.shadow = deep(madder, .3f), .middle = vermilion, .light = gold, .ink = 2.6f});
    for (Point hole : {Point{542, 411}, Point{550, 411}, Point{542, 418}, Point{550, 418}})
        sheet.dab(hole, 1.9f, ink);

    // The hand, from above, with the summit between finger and thumb.
    const Look skin{.shadow = mix(madder, umber, .35f),
                    .middle = mix(rose, naples, .5f),
                    .light = pale(naples, .4f),
                    .accent = rose,
                    .round = 1.2f,
                    .gradient = .3f,
                    .material = Material::skin,
                    .strokes = 1.5f,
                    .stroke_length = 30,
                    .stroke_width = 9,
                    .flow = 70,
                    .ink = 4};
    const Shape far_fingers = sheet.limbs({{{612, 92}, 22, {618, 138}, 18},
                                           {{618, 138}, 18, {592, 176}, 14},
                                           {{634, 88}, 19, {644, 132}, 16},
                                           {{644, 132}, 16, {622, 164}, 12}},
                                          5);
    sheet.paint(far_fingers, skin);
    const Shape palm = sheet.limbs({{{640, -30}, 52, {604, 40}, 54},
                                    {{604, 40}, 52, {580, 76}, 40},
                                    {{588, 62}, 30, {586, 130}, 20},
                                    {{586, 130}, 20, {552, 184}, 14},
                                    {{560, 34}, 28, {516, 82}, 20},
                                    {{516, 82}, 20, {528, 146}, 14}},
                                   9);
    sheet.paint(palm, skin);
    sheet.paint(
        sheet.ellipse({545, 187}, 9, 12, 34, .5f),
        {.shadow = rose, .middle = pale(rose, .6f), .light = white, .strokes = 0, .ink = 1.8f});
    sheet.paint(
        sheet.ellipse({532, 140}, 8, 12, -14, .5f),
        {.shadow = rose, .middle = pale(rose, .6f), .light = white, .strokes = 0, .ink = 1.8f});
    for (auto crease : {"574,122 588,128 602,126", "506,88 516,90 528,82", "570,60 560,76 556,96",
                        "606,84 604,100 606,112"})
        sheet.line(crease, {}, 2.6f, mix(madder, umber, .4f), swelling);
    const Shape cuff = sheet.shape("560,-40! 566,-4 574,12! 612,30 660,22 702,2! 716,-40!");
    sheet.paint(cuff, {.shadow = mix(violet, cerulean, .45f),
                       .middle = pale(cerulean, .8f),
                       .light = white,
                       .material = Material::cloth,
                       .strokes = 1.4f,
                       .flow = 70,
                       .ink = 3.6f});
    sheet.paint(sheet.shape("540,-40! 548,-14! 620,6 716,-22! 722,-40!"),
                {.shadow = deep(umber, .35f),
                 .middle = mix(ochre, umber, .45f),
                 .light = naples,
                 .material = Material::cloth,
                 .strokes = 1.5f,
                 .flow = 80,
                 .ink = 4});
    // Stones fall, and a little snow.
    sheet.splatter({.from = {450, 300},
                    .to = {420, 360},
                    .spread = 16,
                    .drops = 12,
                    .radius = 3,
                    .paint = payne,
                    .seed = 2});
    sheet.splatter({.from = {470, 180},
                    .to = {600, 220},
                    .spread = 40,
                    .drops = 26,
                    .radius = 2,
                    .paint = white,
                    .seed = 3});
}
