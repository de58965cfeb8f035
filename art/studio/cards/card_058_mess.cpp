// Mess: paint pots tipped over; prints climb the whole sheet, and where they stop a cat looks back.
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
                   {.paint = violet, .density = .5f, .soft = 3, .bleed = 7, .under = 0});

    // What ran out.
    puddle(sheet,
           "196,888! 236,900 300,900 352,908 404,926 398,946 340,950 316,966 262,972 228,960 "
           "190,962 176,936 186,912",
           madder, vermilion, mix(gold, vermilion, .35f));
    puddle(sheet,
           "520,924! 478,930 430,946 410,972 440,992 500,988 540,1000 590,994 584,972 556,958",
           prussian, cerulean, white);

    // Walks: each colour in its own direction; the red one climbs to the cat.
    walk(sheet, curve("318,886 250,800 262,700 352,634 452,588 522,540"), 24, .74f, vermilion,
         madder);
    walk(sheet, curve("398,900 330,836 230,786 130,690 90,560 30,470 -30,430"), 22, .6f, gold,
         ochre);
    walk(sheet, curve("470,950 560,850 640,770 650,660 690,580 760,560"), 20, .7f, cerulean,
         prussian);

    // The artist: walks on, head turned over its shoulder, a red tip on its tail and on one paw.
    const Place cat = at(566, 474);
    const Look fur{.shadow = ink,
                   .middle = mix(payne, violet, .3f),
                   .light = mix(cerulean, rose, .3f),
                   .material = Material::fur,
                   .strokes = 1.4f,
                   .flow = 8,
                   .rim = 5};
    const Shape tail = sheet.tube("-70,-34 -118,-52 -140,-104 -112,-150 -132,-190", 20, 12, cat);
    const Shape far_legs = sheet.limbs({{cat(58, 10), 17, cat(82, 52), 9},
                                        {cat(82, 52), 9, cat(86, 84), 8},
                                        {cat(86, 84), 8, cat(98, 88), 7},
                                        {cat(-54, 8), 22, cat(-78, 46), 11},
                                        {cat(-78, 46), 10, cat(-90, 80), 8},
                                        {cat(-90, 80), 8, cat(-78, 85), 7}},
                                       7, 1);
    const Shape body = sheet.shape(
        "-88,-14 -84,-48 -50,-60 0,-52 44,-56 84,-50 104,-26 100,8 78,30 30,30 -10,26 -46,36 "
        "-78,22",
        cat);
    const Shape near_legs = sheet.limbs({{cat(70, 6), 20, cat(54, 50), 11},
                                         {cat(54, 50), 10, cat(46, 88), 8},
                                         {cat(46, 88), 8, cat(58, 93), 8},
                                         {cat(-58, 2), 26, cat(-42, 46), 13},
                                         {cat(-42, 46), 11, cat(-54, 84), 9},
                                         {cat(-54, 84), 9, cat(-42, 91), 8}},
                                        9, 1);
    sheet.paint(tail, fur);
    sheet.paint(far_legs, fur);
    sheet.paint(body | near_legs, fur);
    // The head, looking back at us and at what it has done.
    const Shape head = sheet.shape(
        "-44,-6 -42,-28 -38,-64! -18,-46 0,-50 20,-46 42,-66! 45,-28 46,-4 30,20 0,28 -28,20",
        at(cat(92, -66)).turned(-8), 1);
    const Place face = at(cat(92, -66)).turned(-8);
    sheet.paint(head, fur);
    for (auto ear : {"-34,-54! -22,-42 -33,-32", "37,-56! 37,-34 24,-42"})
        sheet.gouache(sheet.shape(ear, face, .6f),
                      {.shadow = madder, .middle = rose, .light = rose, .slip = 0});
    for (float side : {-1.f, 1.f}) {
        const Shape eye = sheet.ellipse(face(-4 + 19 * side, -10), 10, 9, 8 * side, .5f);
        sheet.paint(eye, {.shadow = ochre,
                          .middle = gold,
                          .light = naples,
                          .strokes = 0,
                          .ink = 2.2f,
                          .slip = 0});
        sheet.stroke(
            Path{face(-7 + 19 * side, -17), face(-7 + 19 * side, -10), face(-7 + 19 * side, -3)},
            {.paint = ink, .width = 5, .pressure = swelling, .bristle = 0, .dry = 0, .run_out = 0});
        sheet.dab(face(-9 + 19 * side, -13), 1.8f, white);
        for (float y : {4.f, 10.f})
            sheet.line(Path{face(-4 + 14 * side, y), face(-4 + 34 * side, y - 2),
                            face(-4 + 56 * side, y - 1)},
                       1.4f, pale(cerulean, .6f), tapering);
    }
    sheet.paint(
        sheet.shape("-9,0! -4,-2 2,0! -4,7", face, .3f),
        {.shadow = madder, .middle = rose, .light = white, .strokes = 0, .ink = 1.4f, .slip = 0});
    sheet.line("-12,13 -8,14 -4,8 0,14 5,12", face, 2, pale(cerulean, .4f));
    const Look wet{.shadow = madder, .middle = vermilion, .light = gold, .ink = 2.4f, .slip = 0};
    sheet.paint(sheet.tube("-122,-160 -124,-174 -132,-192", 14, 12, cat), wet);
    sheet.paint(sheet.limbs({{cat(-55, 82), 9.6f, cat(-42, 91), 8.6f}}, 3, .6f), wet);

    // Pots: two down, one still standing with a brush in it.
    tin(sheet, {at(110, 890).turned(9), madder, vermilion, gold});
    tin(sheet, {at(606, 916).mirrored().turned(-14).scaled(.8f), prussian, cerulean, white});
    const Place jar = at(452, 872).turned(-4);
    const Shape glass = sheet.shape("-36,-38! 36,-38! 34,0 32,38! 0,44 -32,38! -34,0", jar);
    const Shape handle = sheet.tube("2,-34 22,-84 36,-128", 11, 8, jar);
    const Shape hair = sheet.shape("31,-124! 42,-120! 48,-140 56,-166! 38,-152 32,-140", jar);
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
