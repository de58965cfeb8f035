// Improbable: a floating island with a house and a blossoming tree; its waterfall falls upwards.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

void paint_house(Sheet& sheet, const Place& h) {
    const Shape wall = sheet.shape("-34,0! -36,-52! 30,-56! 34,0!", h, 1.2f);
    const Shape gable = sheet.shape("-50,-46! -34,-74 -6,-108! 24,-78 46,-52! 0,-56", h, 1.2f);
    const Shape chimney = sheet.shape("12,-74! 12,-112! 27,-112! 27,-66!", h, 1);
    sheet.paint(chimney,
                {.shadow = umber, .middle = mix(rose, umber, .4f), .light = naples, .ink = 2.4f});
    sheet.paint(wall, {.shadow = mix(violet, rose, .4f),
                       .middle = mix(white, naples, .4f),
                       .light = white,
                       .fall = 0,
                       .gradient = .5f,
                       .strokes = 1.3f,
                       .flow = 86,
                       .ink = 3});
    sheet.paint(gable, {.shadow = madder,
                        .middle = vermilion,
                        .light = mix(gold, vermilion, .35f),
                        .accent = rose,
                        .strokes = 1.5f,
                        .flow = 58,
                        .ink = 3.4f});
    for (auto tiles : {"-30,-66 -22,-60 -14,-66 -6,-60 2,-66 10,-60 18,-66",
                       "-18,-82 -11,-76 -4,-82 3,-76 9,-82"})
        sheet.line(tiles, h, 2, deep(madder, .4f), even);
    paint_window(sheet, h(-14, -32), 16, 19);
    sheet.paint(sheet.shape("6,0! 6,-24 13,-31 21,-25 21,0!", h, .8f),
                {.shadow = ink, .middle = prussian, .light = cerulean, .ink = 2, .slip = 0});
    sheet.dab(h(18, -12), 1.6f, gold);
}

void paint_tree(Sheet& sheet) {
    const Shape wood = sheet.limbs({{{636, 604}, 17, {632, 572}, 10},
                                    {{632, 572}, 10, {634, 520}, 9},
                                    {{634, 524}, 8, {600, 486}, 5},
                                    {{634, 520}, 8, {668, 482}, 5},
                                    {{633, 556}, 5, {606, 536}, 3},
                                    {{606, 536}, 3, {596, 518}, 2.4f},
                                    {{636, 604}, 10, {656, 606}, 4},
                                    {{630, 604}, 10, {612, 607}, 4}},
                                   8);
    const Look bark{.shadow = deep(umber, .45f),
                    .middle = umber,
                    .light = naples,
                    .accent = ochre,
                    .round = 1.2f,
                    .strokes = 1.5f,
                    .stroke_length = 30,
                    .stroke_width = 4,
                    .flow = 86,
                    .ink = 2.6f,
                    .slip = 0};
    const Shape crown = sheet.shape(
        "568,500 556,474 572,450 586,446 592,420 618,408 644,412 662,398 690,412 698,438 714,456 "
        "708,486 688,500 664,496 646,510 618,502 596,514");
    sheet.paint(wood, bark);
    sheet.paint(crown, {.shadow = mix(madder, violet, .5f),
                        .middle = rose,
                        .light = mix(white, rose, .25f),
                        .accent = mix(violet, rose, .5f),
                        .round = 1.3f,
                        .strokes = 1.6f,
                        .stroke_length = 24,
                        .stroke_width = 10,
                        .ink = 3.2f});
    // Boughs that show between the blossoms, then the blossoms, lighter to the upper left.
    for (auto bough :
         {"634,520 626,490 606,470", "636,516 648,486 670,464", "632,500 634,470 628,444"})
        sheet.stroke(
            bough, {},
            {.paint = umber, .second = deep(umber, .5f), .width = 6, .pressure = tapering});
    Random random(21);
    for (int k = 0; k < 130; ++k) {
        const Point p{random.between(556, 716), random.between(398, 514)};
        const float r = random.between(3.4f, 7), bright = random.unit();
        if (crown.distance(p) > -4) continue;
        const float lit = clamped(.5f + (640 - p.x) / 220 + (456 - p.y) / 120);
        sheet.dab(p, r, mix(rose, white, lit * bright), .95f);
        sheet.dab(p, r * .3f, mix(madder, gold, bright));
    }
    // Petals that fall; these fall down, as they should.
    for (Point p :
         {Point{690, 540}, Point{706, 580}, Point{584, 548}, Point{700, 640}, Point{676, 566}})
        sheet.paint(sheet.shape(petal(at(p).scaled(10).turned(p.x)), .4f),
                    {.shadow = rose,
                     .middle = mix(rose, white, .5f),
                     .light = white,
                     .ink = 1.2f,
                     .slip = 0});
}

}  // namespace

PAINT_CARD(23) {
    sheet.hang(84, -80, .9f);
    // The shadow of the air beneath it.
    sheet.wash(
        sheet.shape(
            "-160,760 20,742 200,764 400,742 590,756 800,738 800,800 590,806 400,792 200,818 "
            "20,796 -160,812"),
        {.paint = cerulean,
         .second = violet,
         .density = .42f,
         .soft = 18,
         .lost = 26,
         .bleed = 22,
         .cloud = .9f});
    const Shape rock = sheet.shape(
        "414,606! 470,624 560,630 650,624 698,606! 688,640 672,654! 668,682 640,692! 628,722 "
        "604,730! 596,754 574,772! 560,744 544,736! 532,710 504,702! 492,672 460,664! 446,636 "
        "424,630!");
    const Shape turf = sheet.shape(
        "400,600! 440,586 500,582 570,584 640,582 690,588 710,602! 704,616 694,624! 686,616 "
        "676,632! 660,620 640,640! 622,626 600,638! 584,626 560,646! 540,628 516,640! 500,624 "
        "480,636! 466,620 444,628! 430,612 410,614");
    sheet.paint(rock, {.shadow = mix(umber, ink, .4f),
                       .middle = mix(umber, violet, .3f),
                       .light = mix(ochre, rose, .4f),
                       .accent = ochre,
                       .round = 1.1f,
                       .fall = 20,
                       .gradient = .5f,
                       .strokes = 1.6f,
                       .stroke_length = 46,
                       .stroke_width = 9,
                       .flow = 82});
    for (auto crack :
         {"500,640 510,676 506,700", "548,644 556,690 552,730", "606,640 598,684 606,726",
          "650,636 642,660 644,688", "466,634 470,650 464,662", "574,690 580,724 576,762"})
        sheet.line(crack, {}, 3, deep(umber, .6f), swelling);
    for (auto root :
         {"534,712 528,736 536,758 530,776", "608,728 616,748 610,764", "486,676 478,698 484,716"})
        sheet.line(root, {}, 3, umber, tapering);
    sheet.paint(turf, {.shadow = deep(viridian, .4f),
                       .middle = mix(viridian, sap, .4f),
                       .light = mix(sap, naples, .55f),
                       .accent = viridian,
                       .strokes = 1.6f,
                       .stroke_length = 24,
                       .stroke_width = 6,
                       .flow = 80,
                       .ink = 3.4f});
    // Stones that came along.
    for (const Place& p :
         {at(470, 724).scaled(13), at(652, 738).scaled(17), at(690, 694).scaled(9)})
        sheet.paint(sheet.shape("-1,-.3! -.2,-.8 .8,-.5! 1,.2 .2,1! -.6,.5", p, .8f),
                    {.shadow = mix(umber, ink, .4f),
                     .middle = mix(umber, violet, .3f),
                     .light = ochre,
                     .ink = 2.2f});

    paint_tree(sheet);
    paint_house(sheet, at(534, 596).turned(-3).scaled(1.12f));

    // The water: a pool, over the lip, and up, wider and wilder as it rises, until it is spray.
    const Path current = curve("520,602 470,603 428,598 398,576 385,536 383,490 380,440 381,370");
    const Shape pool =
        sheet.shape("432,604 452,594 490,591 524,596 534,604 516,613 476,616 446,613");
    const Shape fall = sheet.shape(
        "516,602! 474,595 444,586 424,562 414,524 415,474 424,420 446,366! 380,340 314,366! "
        "340,420 "
        "350,474 "
        "351,524 362,566 386,594 420,608 470,611");
    const auto still_water = [](Point p) { return clamped((p.y - 352) / 92); };
    sheet.paint(pool, {.shadow = prussian,
                       .middle = cerulean,
                       .light = pale(cerulean, .6f),
                       .flow = 0,
                       .ink = 3});
    sheet.gouache(fall, {.shadow = prussian,
                         .middle = cerulean,
                         .light = pale(cerulean, .6f),
                         .charge = viridian,
                         .charge_amount = .3f,
                         .fall = 0,
                         .gradient = .3f,
                         .streak = .2f,
                         .streak_angle = 88,
                         .slip = 0,
                         .coverage = still_water});
    sheet.contour(fall, {.width = 3.4f, .mask = [=](Point p) {
                             return smooth(.6f, .95f, still_water(p)) * smooth(470, 452, p.x);
                         }});
    // Currents side by side, each as long and as white as it likes; the longest shoot on as jets.
    Random random(17);
    for (int k = 0; k < 34; ++k) {
        const float u = random.between(-1, 1), start = random.between(.02f, .45f);
        const float end = random.between(.6f, 1), width = random.between(3.4f, 8);
        const bool bright = random.chance(.6f);
        Path thread;
        for (float t = start; t <= end; t += .04f)
            thread.push_back(along(current, t) +
                             direction(heading(current, t) + 90) *
                                 (u * blend(7, 36, t) * (t > .8f ? t / .8f : 1)));
        if (thread.size() < 3) continue;
        sheet.stroke(thread, {.paint = bright ? white : mix(prussian, ultramarine, .3f),
                              .second = bright ? pale(cerulean, .4f) : cerulean,
                              .width = width,
                              .pressure = {.1f, .15f, .6f},
                              .alpha = .9f,
                              .bristle = .7f,
                              .dry = .2f});
    }
    for (auto jet : {"356,436 340,388 310,360 284,362", "364,424 350,366 326,330 304,326",
                     "376,416 372,352 364,314 350,290", "390,416 394,354 406,318 424,300",
                     "402,424 416,372 442,338 464,334", "410,436 430,394 458,372 482,378",
                     "370,420 362,380 346,350 336,342", "396,420 404,378 422,352 434,344"})
        sheet.stroke(jet, {},
                     {.paint = white,
                      .second = mix(cerulean, prussian, .25f),
                      .width = 13,
                      .pressure = {.5f, .05f, .3f},
                      .bristle = .6f,
                      .dry = .2f});
    sheet.splatter({.from = {330, 350},
                    .to = {440, 320},
                    .spread = 40,
                    .drops = 44,
                    .radius = 2.6f,
                    .paint = mix(white, cerulean, .35f),
                    .seed = 5});
    // Drops on their way up, tips down.
    for (const Place& p :
         {at(330, 286).scaled(7, -7), at(388, 270).scaled(9, -9), at(452, 288).scaled(6, -6),
          at(360, 246).scaled(5, -5), at(340, 470).scaled(5, -5), at(414, 238).scaled(5, -5)})
        sheet.paint(sheet.shape(drop(p), .3f), {.shadow = prussian,
                                                .middle = cerulean,
                                                .light = white,
                                                .strokes = 0,
                                                .ink = 1.6f,
                                                .slip = 0});
    // A fish that finds it quite natural.
    const Place swimmer = at(384, 478).scaled(25).turned(-84);
    const Shape carp = sheet.shape(fish(swimmer), .6f);
    sheet.paint(carp,
                {.shadow = madder, .middle = vermilion, .light = gold, .ink = 2.2f, .slip = 0});
    sheet.dab(swimmer(.62f, -.12f), 1.8f, ink);
}
