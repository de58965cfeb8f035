// Mess: paint pots tipped over; paw prints in all colours run off, and at the edge the tail of
// somebody who was never here.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// One print, toes ahead (to the right), about 2 long.
void paw(Sheet& sheet, const Place& p, Paint paint, Paint dark) {
    const float size = std::fabs(p.sx);
    const Shape print =
        sheet.shape("-.7,0 -.5,-.46 -.1,-.42 .14,-.2 .2,0 .14,.2 -.1,.42 -.5,.46", p, 1) |
        sheet.ellipse(p(.14f, -.62f), size * .25f, size * .18f, p.degrees - 24, .6f) |
        sheet.ellipse(p(.54f, -.26f), size * .27f, size * .19f, p.degrees - 8, .6f) |
        sheet.ellipse(p(.54f, .26f), size * .27f, size * .19f, p.degrees + 8, .6f) |
        sheet.ellipse(p(.14f, .62f), size * .25f, size * .18f, p.degrees + 24, .6f);
    sheet.halo(print, {.width = 2.4f, .alpha = .35f});
    sheet.gouache(print, {.shadow = mix(paint, dark, .6f),
                          .middle = paint,
                          .light = pale(paint, .25f),
                          .round = .5f,
                          .rim = .32f,
                          .slip = 0,
                          .rough = 1.6f});
}

// A walk: prints left and right of a path, fainter as the paint runs out.
void walk(Sheet& sheet, const Path& path, float size, float shrink, Paint paint, Paint dark) {
    const float total = length(path);
    bool left = false;
    float s = 0;
    while (s < total) {
        const float t = s / total;
        const float here = size * blend(1, shrink, t);
        const float turn = heading(path, t);
        const Point side = direction(turn + 90) * (here * (left ? -.72f : .72f));
        paw(sheet, at(along(path, t) + side).scaled(here).turned(turn + (left ? -8.f : 8.f)), paint,
            dark);
        s += here * 2.1f;
        left = !left;
    }
}

struct Pot {
    Place place;
    Paint dark, middle, light;
};

// A tin on its side, mouth to the right: wall, mouth, what is left inside, a band of label.
void tin(Sheet& sheet, const Pot& pot) {
    const Place& p = pot.place;
    const Shape wall = sheet.shape(
        "-78,-44! 0,-50 66,-54! 82,-30 84,0 80,32 66,54! 0,50 -78,44! -88,22 -90,0 -88,-22", p);
    const Shape mouth = sheet.ellipse(p(66, 0), 22, 54, p.degrees);
    sheet.halo(wall | mouth);
    sheet.paint(wall, {.shadow = payne,
                       .middle = mix(cerulean, payne, .35f),
                       .light = white,
                       .accent = mix(violet, white, .4f),
                       .strokes = 1.5f,
                       .flow = p.degrees,
                       .ink = 4.4f});
    const Shape label =
        sheet.shape(
            "-58,-46! -10,-49 24,-51! 36,-26 38,0 36,28 24,51! -10,49 -58,45! -66,22 -68,0 -66,-22",
            p) &
        wall;
    sheet.paint(label, {.shadow = pot.dark,
                        .middle = pot.middle,
                        .light = pot.light,
                        .strokes = 1.4f,
                        .flow = p.degrees,
                        .ink = 2.6f});
    sheet.paint(mouth,
                {.shadow = payne, .middle = pale(cerulean, .4f), .light = white, .ink = 3.4f});
    sheet.paint(
        sheet.ellipse(p(68, 2), 16, 45, p.degrees),
        {.shadow = deep(pot.dark, .5f), .middle = pot.dark, .light = pot.middle, .ink = 2.4f});
}

void puddle(Sheet& sheet, const char* outline, Paint dark, Paint middle, Paint light) {
    const Shape s = sheet.shape(outline);
    sheet.halo(s);
    sheet.paint(s, {.shadow = dark,
                    .middle = middle,
                    .light = light,
                    .round = 1.2f,
                    .strokes = 1.4f,
                    .flow = 6,
                    .ink = 3.4f,
                    .ink_paint = deep(dark, .6f)});
}

}  // namespace

PAINT_CARD(58) {
    // Shadows on the floor.
    for (const auto& [x, y, r] : {std::tuple{150.f, 938.f, 130.f}, {600.f, 962.f, 90.f}})
        sheet.wash(sheet.ellipse({x, y}, r, 17),
                   {.paint = violet, .density = .5f, .soft = 3, .bleed = 7});

    // What ran out.
    puddle(sheet,
           "196,888! 236,900 300,900 352,908 404,926 398,946 340,950 316,966 262,972 228,960 "
           "190,962 176,936 186,912",
           madder, vermilion, mix(gold, vermilion, .35f));
    puddle(sheet,
           "520,924! 478,930 430,946 410,972 440,992 500,988 540,1000 590,994 584,972 556,958",
           prussian, cerulean, white);

    // Walks: each colour in its own direction.
    walk(sheet, curve("318,886 366,836 438,806 524,808 600,842"), 21, .8f, vermilion, madder);
    walk(sheet, curve("398,900 330,846 250,806 150,794 60,752 -20,736"), 22, .72f, gold, ochre);
    walk(sheet, curve("396,988 320,996 230,990 140,998 60,984 -20,990"), 20, .9f, cerulean,
         prussian);

    // The artist leaves: hindquarters, one guilty paw, the tip of the tail still wet.
    const Shape tail = sheet.tube("676,748 646,742 626,712 632,672 660,652 678,664", 25, 17);
    const Shape rump = sheet.shape(
        "740,712 712,706 684,716 662,740 654,776 664,806 654,832 634,846 630,860 668,862! 690,838 "
        "706,806 740,800");
    sheet.halo(tail | rump);
    const Look fur{.shadow = ink,
                   .middle = mix(payne, violet, .3f),
                   .light = mix(cerulean, rose, .3f),
                   .strokes = 1.6f,
                   .rim = 5};
    sheet.paint(tail, fur);
    sheet.paint(rump, fur);
    sheet.line("690,742 676,770 684,800", {}, 2.6f, mix(cerulean, rose, .3f), swelling);
    const Shape wet = sheet.tube("640,660 660,652 678,664", 20, 18) & tail.grown(2);
    sheet.paint(wet, {.shadow = madder, .middle = vermilion, .light = gold, .ink = 2.6f});
    sheet.paint(sheet.shape("654,838 634,844 629,861 668,863! 676,850"),
                {.shadow = madder, .middle = vermilion, .light = gold, .ink = 2.6f});

    // Pots: two down, one still standing with a brush in it.
    tin(sheet, {at(110, 890).turned(9), madder, vermilion, gold});
    tin(sheet, {at(606, 926).mirrored().turned(-14).scaled(.86f), prussian, cerulean, white});
    const Place jar = at(452, 872).turned(-4);
    const Shape glass = sheet.shape("-36,-38! 36,-38! 34,0 32,38! 0,44 -32,38! -34,0", jar);
    const Shape handle = sheet.tube("2,-34 22,-84 36,-128", 11, 8, jar);
    const Shape hair = sheet.shape("31,-124! 42,-120! 48,-140 56,-166! 38,-152 32,-140", jar);
    sheet.halo(glass | handle | hair);
    sheet.paint(handle,
                {.shadow = umber, .middle = madder, .light = rose, .flow = -70, .ink = 2.6f});
    sheet.paint(hair, {.shadow = umber, .middle = gold, .light = naples, .flow = -66, .ink = 2.6f});
    sheet.paint(glass, {.shadow = payne,
                        .middle = mix(cerulean, payne, .3f),
                        .light = white,
                        .strokes = 1.4f,
                        .flow = 88});
    sheet.paint(sheet.ellipse(jar(0, -38), 36, 10, -4),
                {.shadow = ochre, .middle = gold, .light = naples, .ink = 3});
    // It ran over.
    sheet.paint(sheet.shape("-34,-36! -10,-30 20,-30! 22,-10 14,2 8,-14 0,-20 -6,4 -14,12 -20,-6 "
                            "-24,-16 -30,-10",
                            jar),
                {.shadow = ochre, .middle = gold, .light = naples, .flow = 90, .ink = 2.4f});
    sheet.splatter({.from = {200, 870},
                    .to = {430, 820},
                    .spread = 36,
                    .drops = 26,
                    .radius = 3.4f,
                    .paint = vermilion,
                    .seed = 5});
    sheet.splatter({.from = {470, 960},
                    .to = {330, 840},
                    .spread = 36,
                    .drops = 20,
                    .radius = 3.4f,
                    .paint = cerulean,
                    .seed = 9});
}
