// View: an open window; the curtains blow in, and the flower on the sill cranes its neck to look.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Curtain {
    std::string_view outline;
    std::vector<const char*> folds;  // dark valleys
    std::vector<const char*> ridges;
};

void paint_curtain(Sheet& sheet, const Curtain& curtain, const Flow& fall) {
    const Shape cloth = sheet.shape(curtain.outline, {}, 2.6f);
    sheet.paint(cloth, {.shadow = mix(madder, violet, .45f),
                        .middle = rose,
                        .light = pale(rose, .7f),
                        .accent = mix(rose, naples, .4f),
                        .round = .7f,
                        .fall = 20,
                        .gradient = .15f,
                        .strokes = 1.8f,
                        .stroke_length = 120,
                        .stroke_width = 13,
                        .flow_field = fall,
                        .ink = 4.6f});
    for (auto fold : curtain.folds) {
        sheet.stroke(fold, {},
                     {.paint = mix(madder, violet, .5f),
                      .second = madder,
                      .width = 17,
                      .pressure = swelling,
                      .alpha = .85f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &cloth});
        sheet.stroke(shifted(curve(fold), {3, 2}), {.paint = deep(madder, .55f),
                                                    .width = 5,
                                                    .pressure = swelling,
                                                    .alpha = .85f,
                                                    .bristle = .6f,
                                                    .inside = &cloth});
    }
    for (auto ridge : curtain.ridges)
        sheet.stroke(ridge, {},
                     {.paint = white,
                      .second = pale(rose, .5f),
                      .width = 15,
                      .pressure = swelling,
                      .alpha = .9f,
                      .bristle = 1,
                      .dry = .35f,
                      .inside = &cloth});
}

}  // namespace

PAINT_CARD(46) {
    // The casement stands open on the right; its glass is a breath of blue.
    const Shape glass = sheet.shape("566,150! 692,88! 692,906! 566,842!");
    sheet.wash(glass, {.paint = cerulean, .density = .3f, .fall = 120, .from = .4f, .to = 1.2f});
    for (auto glint :
         {"580,330 604,290 640,250", "584,372 612,330 650,286", "586,720 610,684 640,652"})
        sheet.stroke(glint, {},
                     {.paint = white,
                      .width = 7,
                      .pressure = swelling,
                      .alpha = .9f,
                      .bristle = .9f,
                      .dry = .4f});
    const auto bar = [&](std::string_view outline, float flow) {
        const Shape s = sheet.shape(outline, {}, 1.2f);
        sheet.paint(s, {.shadow = umber,
                        .middle = mix(ochre, naples, .4f),
                        .light = white,
                        .strokes = 1.5f,
                        .stroke_width = 5,
                        .flow = flow,
                        .ink = 3,
                        .slip = 0});
    };
    bar("562,386! 690,368! 690,382! 562,399!", -8);
    bar("562,612! 690,616! 690,631! 562,625!", 2);
    bar("552,140! 690,72! 690,94! 552,157!", -26);
    bar("552,838! 690,902! 690,924! 552,856!", 26);
    bar("686,84! 700,78! 700,926! 686,920!", 90);
    bar("551,138! 567,132! 567,864! 551,858!", 90);

    // The sill.
    const Shape sill = sheet.shape("-20,940! 200,936 460,940 740,936! 740,968! -20,970!");
    const Shape front = sheet.shape("-20,966! 740,964! 740,1030! -20,1030!");
    sheet.paint(front, {.shadow = deep(umber, .3f),
                        .middle = mix(umber, ochre, .45f),
                        .light = ochre,
                        .round = .3f,
                        .strokes = 1.7f,
                        .stroke_length = 140,
                        .flow = 1,
                        .ink = 0});
    sheet.paint(sill, {.shadow = ochre,
                       .middle = mix(naples, ochre, .25f),
                       .light = white,
                       .accent = mix(rose, naples, .4f),
                       .strokes = 1.7f,
                       .stroke_length = 140,
                       .flow = 0,
                       .ink = 4});
    for (auto grain :
         {"30,984 140,978 230,988", "300,992 420,984 560,994", "600,980 660,984 716,978"})
        sheet.line(grain, {}, 3, deep(umber, .5f), swelling);

    // The pot, and the flower on tiptoe.
    sheet.wash(sheet.ellipse({470, 950}, 66, 9),
               {.paint = violet, .density = .6f, .soft = 3, .bleed = 4, .under = 0});
    const Path stalk = curve("436,850 446,800 434,744 396,704 372,690");
    const Shape stem = sheet.tube(stalk, 11, 8);
    sheet.paint(stem, green_stalk());
    paint_leaf(sheet, at(440, 836).scaled(92).turned(-34), viridian, sap);
    paint_leaf(sheet, at(440, 830).scaled(84, -84).turned(206), prussian, viridian);
    const Place look = at(368, 688).turned(-62).scaled(1.1f);
    const Shape petals[] = {sheet.shape("-6,4! -34,-6 -46,-38 -36,-66! -20,-46 -4,-30", look),
                            sheet.shape("6,4! 34,-6 46,-38 36,-66! 20,-46 4,-30", look),
                            sheet.shape("0,8! -22,-6 -26,-42 0,-76! 26,-42 22,-6", look)};
    for (const Shape& p : petals)
        sheet.paint(p, red_cloth(look.degrees - 90));
    const Shape pot =
        sheet.shape("396,868! 438,874 480,868! 474,910 464,944! 438,950 412,944! 402,910");
    const Shape lip = sheet.shape("388,846! 438,852 488,846! 488,872 438,880 388,872!");
    const Look clay{.shadow = mix(umber, madder, .5f),
                    .middle = mix(ochre, vermilion, .5f),
                    .light = mix(naples, rose, .3f),
                    .accent = rose,
                    .strokes = 1.5f,
                    .flow = 84};
    sheet.paint(pot, clay);
    sheet.paint(lip, clay);
    sheet.stroke("402,898 438,904 476,898", {},
                 {.paint = white,
                  .second = naples,
                  .width = 8,
                  .pressure = even,
                  .bristle = .6f,
                  .dry = .2f,
                  .inside = &pot});

    // Curtains: the left one takes the wind, the right one is tied back.
    paint_curtain(
        sheet,
        {"-20,30! 30,36 70,30 108,38! 98,110 92,190 104,270 142,350 206,424 286,476! "
         "262,494 244,522! 206,514 180,552! 146,540 116,584! 84,564 52,612! 22,590 -20,630!",
         {"18,40 20,190 34,340 76,470 116,580", "54,40 52,170 66,300 116,430 180,548",
          "88,44 80,160 88,270 142,380 244,518", "2,280 8,400 26,510 52,608"},
         {"36,44 36,180 52,320 98,450 146,538", "72,44 66,160 78,280 130,400 206,510",
          "100,60 90,170 98,260 144,354 262,490", "6,60 6,220 20,380 48,490 84,560"}},
        [](Point p) { return blend(92, 50, smooth(200, 420, p.y)); });
    paint_curtain(
        sheet,
        {"628,36! 656,30 690,36 740,28! 740,560! 740,890! 714,876! 700,892! 680,866! 662,878! "
         "668,800 680,700 690,600 684,560 660,440 638,300 626,160",
         {"654,40 658,220 680,420 700,556", "684,40 684,240 700,430 712,556",
          "694,600 684,720 670,868", "714,600 712,740 706,880"},
         {"640,44 644,220 668,410 692,548", "666,44 668,230 688,420 704,552",
          "684,610 670,740 656,868", "706,604 700,740 690,890"}},
        [](Point p) { return p.y < 570 ? 80.f : 100.f; });
    paint_thread(sheet, curve("668,560 690,580 722,584 750,574"), 9);
    paint_thread(sheet, curve("676,568 664,600 670,630"), 5);
    sheet.stroke("670,626 668,650 672,676", {},
                 {.paint = vermilion, .second = madder, .width = 17, .pressure = {.4f, .9f, .9f}});

    // The rod with its rings.
    const Shape rod = sheet.tube("-20,26 240,22 480,25 740,20", 13, 13);
    sheet.paint(rod, {.shadow = umber,
                      .middle = ochre,
                      .light = naples,
                      .strokes = 1.4f,
                      .flow = 0,
                      .ink = 3,
                      .slip = 0});
    for (float x : {12.f, 42.f, 74.f, 102.f, 626.f, 660.f, 696.f}) {
        sheet.line(arc({x, 26}, 9, 15, 0, 360), 4.4f, deep(umber, .3f), even);
        sheet.line(arc({x - 1, 26}, 9, 15, 150, 300), 2, gold, even);
    }
}
