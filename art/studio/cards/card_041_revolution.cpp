// Revolution: a merry-go-round whose horses break loose and gallop off, their poles with them.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A wooden horse in full gallop, about 270 long, facing right, its barrel about 0,0.
struct Coat {
    Colours hide, mane, saddle;
};

void paint_pole(Sheet& sheet, Point foot, Point head, float width) {
    const Path path{foot, (foot + head) * .5f, head};
    sheet.stroke(shifted(path, {1, 1}), {.paint = deep(umber, .5f),
                                         .width = width + 3,
                                         .pressure = even,
                                         .bristle = .1f,
                                         .run_out = .05f});
    sheet.stroke(path, {.paint = gold,
                        .second = ochre,
                        .width = width,
                        .pressure = even,
                        .bristle = .3f,
                        .run_out = .1f});
    // Its twist.
    const Point d = head - foot;
    const float l = length(d);
    const Point u = d * (1 / l), side{-u.y, u.x};
    for (float s = 5; s < l - 3; s += width * 1.3f)
        sheet.line(Path{foot + u * s + side * (width * .5f), foot + u * (s + width * .3f),
                        foot + u * (s + width * .6f) - side * (width * .5f)},
                   1.7f, mix(umber, vermilion, .3f), even);
}

void paint_horse(Sheet& sheet, const Place& h, const Coat& coat, float pole_up, float pole_down) {
    const float s = std::fabs(h.sy);
    const auto limb = [&](Point a, float ra, Point b, float rb, Point c, float rc, Point hoof) {
        return sheet.limbs({{h(a), ra * s, h(b), rb * s},
                            {h(b), rb * s, h(c), rc * s},
                            {h(c), rc * s, h(hoof), (rc + 1) * s}},
                           6 * s, 1);
    };
    const Shape far_legs = limb({54, 4}, 15, {84, 34}, 8.5f, {66, 60}, 6, {58, 68}) |
                           limb({-58, 8}, 18, {-74, 44}, 9, {-106, 56}, 6, {-118, 66});
    const Shape near_legs = limb({62, -4}, 17, {104, 2}, 9, {124, 28}, 6, {136, 32}) |
                            limb({-66, -2}, 22, {-100, 22}, 10, {-130, 18}, 6.4f, {-144, 26});
    const Shape trunk = sheet.shape(
        "-92,-10 -84,-36 -58,-46 -24,-38 8,-36 30,-42 46,-64 64,-90 80,-106 86,-122! 96,-110 "
        "112,-102 128,-84 142,-66 146,-56 140,-47 128,-46 112,-58 98,-62 90,-52 86,-34 82,-8 66,18 "
        "34,28 -6,24 -44,26 -76,20 -92,6",
        h);
    const Shape tail = sheet.shape(
        "-84,-38! -104,-58 -134,-62 -160,-50 -184,-54! -172,-36 -178,-24! -154,-22 -142,-10! "
        "-122,-22 -104,-22 -86,-18",
        h);
    const Shape mane = sheet.shape(
        "90,-112! 74,-122 58,-112 44,-116! 46,-100 30,-94! 34,-80 16,-70! 24,-58 14,-44! 34,-38 "
        "52,-54 68,-80 86,-100",
        h);
    Look hide{.shadow = coat.hide.shadow,
              .middle = coat.hide.middle,
              .light = coat.hide.light,
              .accent = mix(rose, naples, .4f),
              .round = 1.2f,
              .strokes = 1.5f,
              .flow = h.degrees + 6,
              .ink = 1.6f + 2.2f * s,
              .slip = 0};
    Look dim = hide;
    dim.middle = mix(coat.hide.middle, coat.hide.shadow, .5f);
    dim.light = coat.hide.middle;
    const Look hair{.shadow = coat.mane.shadow,
                    .middle = coat.mane.middle,
                    .light = coat.mane.light,
                    .strokes = 1.6f,
                    .flow = h.degrees + (h.sx < 0 ? -14.f : 14.f),
                    .ink = 1.4f + 1.6f * s,
                    .slip = 0};
    sheet.paint(far_legs, dim);
    sheet.paint(tail, hair);
    paint_pole(sheet, h(0, 20), h(0, pole_down), 8 * s + 1);
    sheet.paint(trunk | near_legs, hide);
    sheet.paint(mane, hair);
    // Hooves.
    for (Point hoof : {Point{136, 32}, Point{-144, 26}, Point{58, 68}, Point{-118, 66}})
        sheet.dab(h(hoof), 7.4f * s, mix(umber, ink, .4f));
    // Saddle cloth with a fringe, girth, bridle.
    const Shape cloth = sheet.shape("-34,-44! 0,-42 28,-44! 34,-18 30,4! 0,8 -32,4! -36,-18", h, 1);
    sheet.paint(cloth, {.shadow = coat.saddle.shadow,
                        .middle = coat.saddle.middle,
                        .light = coat.saddle.light,
                        .strokes = 1.2f,
                        .ink = 1.4f + 1.4f * s,
                        .slip = 0});
    sheet.line("-29,-1 0,3 28,-1", h, 4.4f * s, gold, even);
    sheet.paint(
        sheet.shape("-26,-48! -8,-42 12,-44 24,-56! 22,-36 0,-28 -22,-34", h, .8f),
        {.shadow = deep(umber, .4f), .middle = umber, .light = ochre, .ink = 1.2f + s, .slip = 0});
    for (auto strap :
         {"90,-104 100,-92 108,-62", "126,-84 120,-68 112,-58", "104,-78 114,-80 124,-80",
          "106,-66 84,-58 60,-48 30,-42", "84,-10 60,-14 34,-18"})
        sheet.line(strap, h, 4 * s, coat.saddle.middle, even);
    paint_pole(sheet, h(0, -38), h(0, pole_up), 8 * s + 1);
    // Eye, nostril, mouth.
    sheet.dab(h(104, -88), 4.6f * s, ink);
    sheet.dab(h(103, -90), 1.5f * s, white);
    sheet.dab(h(139, -58), 2.6f * s, mix(umber, ink, .4f));
    sheet.line("138,-50 130,-52 124,-56", h, 2.2f * s);
}

}  // namespace

PAINT_CARD(41) {
    constexpr float axis = 572;
    paint_skirt(sheet, {.top = 742, .height = 92});
    // Shadow on the ground.
    sheet.wash(sheet.shape("414,770 504,752 604,752 704,764 704,786 584,796 464,792"),
               {.paint = violet, .density = .56f, .soft = 3, .bleed = 7, .under = 0});
    // Column and platform.
    const Shape column = sheet.shape(
        "546,500! 598,500! 594,560 602,620 594,680 604,742! 540,742! 550,680 542,620 550,560");
    const Shape deck = sheet.shape(
        "444,730 484,716 572,710 660,716 700,730 698,756 660,772 572,778 484,772 446,756");
    sheet.paint(column, {.shadow = mix(umber, madder, .4f),
                         .middle = gold,
                         .light = pale(naples, .3f),
                         .accent = rose,
                         .round = 1.2f,
                         .strokes = 1.4f,
                         .flow = 90});
    for (float y : {560.f, 620.f, 680.f})
        sheet.line(through({{544, y}, {572, y + 6}, {600, y}}), 3, mix(umber, madder, .4f),
                   swelling);
    for (float y : {590.f, 650.f}) {
        sheet.paint(sheet.ellipse({axis, y}, 15, 19),
                    {.shadow = prussian, .middle = cerulean, .light = white, .ink = 2.6f});
        sheet.line(through({{564, y + 4}, {571, y - 4}, {576, y - 10}}), 2, white, swelling);
    }
    sheet.paint(deck, {.shadow = madder,
                       .middle = vermilion,
                       .light = mix(gold, rose, .4f),
                       .strokes = 1.3f,
                       .flow = 0});
    const Shape boards =
        sheet.shape("446,730 484,717 572,711 660,717 698,730 660,743 572,749 484,743");
    sheet.paint(boards, {.shadow = umber, .middle = ochre, .light = naples, .flow = 0, .ink = 3});
    for (int k = 0; k < 9; ++k) {
        const float u = (static_cast<float>(k) - 4) / 4.4f;
        sheet.dab({axis + 124 * u, 762 - 8 * u * u}, 5, gold);
    }
    // Two poles are empty; one horse has stayed and looks after the others.
    paint_pole(sheet, {470, 736}, {468, 640}, 7);
    paint_pole(sheet, {468, 560}, {466, 500}, 7);
    for (auto splinter :
         {"464,640 468,626 470,638", "470,640 475,630 474,642", "464,558 467,572 470,560"})
        sheet.line(splinter, {}, 2.6f, mix(umber, ochre, .4f), even);
    const Coat quiet{{mix(violet, cerulean, .4f), mix(white, cerulean, .25f), white},
                     {madder, rose, mix(rose, white, .5f)},
                     {prussian, cerulean, pale(cerulean, .4f)}};
    paint_horse(sheet, at(628, 640).scaled(-.42f, .42f).turned(4), quiet, -290, 250);

    // The canopy: gores from the top to the scalloped rim.
    const Shape canopy = sheet.shape(
        "572,384! 596,410 644,448 708,494! 644,510 572,516 500,510 436,494! 500,448 548,410");
    const Shape valance = sheet.shape(
        "436,494! 500,510 572,516 644,510 708,494! 706,522 692,540 678,524! 668,544 652,548 "
        "640,528! "
        "628,550 612,552 600,532! 588,554 572,556 556,532! 546,552 528,552 514,528! 500,548 "
        "486,546 "
        "472,524! 460,542 446,538 438,520");
    sheet.paint(canopy, {.shadow = ochre,
                         .middle = naples,
                         .light = white,
                         .accent = gold,
                         .fall = 10,
                         .gradient = .4f,
                         .strokes = 1.3f});
    for (auto gore :
         {"572,384! 504,446 436,494! 468,505 524,446", "572,384! 544,446 514,512! 556,517 562,446",
          "572,384! 588,446 600,515! 642,511 610,446",
          "572,384! 644,446 680,503! 708,494 664,452"}) {
        const Shape g = sheet.shape(gore, {}, 1) & canopy;
        sheet.gouache(g, {.shadow = madder,
                          .middle = vermilion,
                          .light = mix(gold, vermilion, .4f),
                          .round = .6f,
                          .fall = 10,
                          .gradient = .5f,
                          .slip = 0});
        sheet.form_strokes(g, {.shadow = madder,
                               .middle = vermilion,
                               .light = mix(rose, gold, .5f),
                               .density = 1.3f});
    }
    sheet.contour(canopy, {.width = 4.6f});
    sheet.paint(valance, {.shadow = prussian,
                          .middle = cerulean,
                          .light = pale(cerulean, .5f),
                          .accent = viridian,
                          .strokes = 1.3f,
                          .flow = 88,
                          .ink = 3.6f});
    sheet.line("440,503 500,519 572,525 644,519 704,503", {}, 4, gold, even);
    for (Point lamp : {Point{453, 524}, Point{493, 532}, Point{535, 538}, Point{572, 540},
                       Point{614, 538}, Point{654, 533}, Point{692, 524}})
        sheet.dab(lamp, 5, naples);
    sheet.line("572,388 572,366 574,344", {}, 4, umber, even);
    const Shape flag =
        sheet.shape("574,344! 600,338 618,348 644,342! 632,356 644,368! 618,370 598,362 574,368!");
    sheet.paint(flag, {.shadow = madder,
                       .middle = vermilion,
                       .light = gold,
                       .strokes = 1.2f,
                       .flow = 4,
                       .ink = 2.6f});
    sheet.dab({572, 386}, 8, gold);

    // The ones that broke loose.
    const Coat white_horse{{mix(violet, cerulean, .4f), mix(white, naples, .3f), white},
                           {mix(umber, madder, .4f), ochre, naples},
                           {madder, vermilion, mix(gold, vermilion, .4f)}};
    const Coat blue_horse{{prussian, cerulean, pale(cerulean, .6f)},
                          {mix(violet, madder, .4f), rose, pale(rose, .5f)},
                          {mix(umber, madder, .4f), gold, naples}};
    paint_horse(sheet, at(408, 668).scaled(-.66f, .66f).turned(8), white_horse, -104, 92);
    paint_horse(sheet, at(354, 520).scaled(-.44f, .44f).turned(14), blue_horse, -112, 92);
    // Dust of their start.
    sheet.splatter({.from = {500, 730},
                    .to = {440, 750},
                    .spread = 22,
                    .drops = 36,
                    .radius = 2.6f,
                    .paint = gold,
                    .seed = 4});
    for (auto dust :
         {"520,716 500,700 478,700", "516,734 494,724 470,728", "452,560 436,552 420,556"})
        sheet.line(dust, {}, 2.8f, mix(umber, ochre, .5f), tapering);
}
