// Mirage: camels kneel to drink, and the wind peels their lake off the sand like a sheet of paper.
#include "cards/figure_parts.h"
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Hide {
    Paint dark, middle, light;
};

// A kneeling camel, facing left, about 330 long; the ground is y 0.
void paint_camel(Sheet& sheet, const Place& p, const Hide& hide, bool saddle) {
    const float s = std::fabs(p.sx);
    const Look coat{.shadow = hide.dark,
                    .middle = hide.middle,
                    .light = hide.light,
                    .accent = rose,
                    .round = 1.2f,
                    .gradient = .4f,
                    .material = Material::fur,
                    .strokes = 1.8f,
                    .stroke_length = 34 * s,
                    .stroke_width = 9 * s,
                    .flow = 34,
                    .ink = 4.2f * s,
                    .rim = 4,
                    .rim_paint = pale(naples, .4f)};
    // Folded legs, far and near.
    sheet.paint(sheet.limbs({{p(-96, -56), 20 * s, p(-142, -12), 13 * s},
                             {p(-142, -12), 12 * s, p(-70, -8), 9 * s}},
                            5),
                {.shadow = ink, .middle = hide.dark, .light = hide.middle, .ink = 3});
    const Shape neck = sheet.limbs({{p(-104, -112), 40 * s, p(-146, -74), 28 * s},
                                    {p(-146, -74), 28 * s, p(-190, -58), 23 * s},
                                    {p(-190, -58), 23 * s, p(-228, -74), 20 * s},
                                    {p(-228, -74), 20 * s, p(-246, -92), 19 * s}},
                                   10);
    const Shape trunk = sheet.shape(
        "-134,-96 -116,-140 -74,-152 -46,-172 -22,-226 4,-246 30,-230 48,-180 86,-160 128,-136 "
        "150,-96 148,-46 120,-18 40,-14 -60,-18 -112,-38",
        p);
    sheet.paint(sheet.tube("142,-96 168,-70 166,-36 172,-14", 11, 6, p), coat);
    sheet.paint(trunk | neck, coat);
    sheet.paint(sheet.limbs({{p(88, -76), 40 * s, p(132, -30), 22 * s},
                             {p(132, -28), 19 * s, p(54, -14), 14 * s},
                             {p(54, -14), 13 * s, p(36, -8), 12 * s}},
                            8),
                coat);
    sheet.paint(sheet.limbs({{p(-70, -58), 24 * s, p(-112, -20), 16 * s},
                             {p(-112, -18), 15 * s, p(-44, -10), 11 * s}},
                            6),
                coat);
    // Woolly crest of hump and throat.
    Random random(9);
    const Path crest = curve("-34,-196 -20,-230 4,-246 30,-230 42,-196", p),
               beard = curve("-116,-74 -152,-46 -188,-34 -216,-48", p);
    for (int k = 0; k < 34; ++k) {
        const float u = random.unit(), stray = random.bell();
        const Path& path = k % 2 == 0 ? crest : beard;
        const Point c = along(path, u), d = direction((k % 2 == 0 ? 70 : 104) + 18 * stray);
        sheet.stroke(through({c, c + d * (12 * s), c + d * (26 * s)}),
                     {.paint = k % 3 == 0   ? hide.light
                               : k % 3 == 1 ? hide.dark
                                            : hide.middle,
                      .second = hide.dark,
                      .width = 9 * s,
                      .pressure = tapering,
                      .bristle = .6f});
    }
    // Head down at the water: heavy lid, split lip.
    const Place h = at(p(-254, -88)).scaled(p.sx * 1.06f, p.sy * 1.06f).turned(-56);
    sheet.paint(sheet.shape("8,-26! 20,-46 34,-48! 32,-30 22,-20", h, .6f), coat);
    const Shape head = sheet.shape(
        "26,-8 22,-28 -2,-34 -34,-22 -64,-14 -78,-2 -80,12 -70,22 -52,22 -26,24 2,26 20,16", h);
    sheet.paint(head, coat);
    paint_closed_eye(sheet, h(-18, -8), 19 * s);
    sheet.line("-79,10 -62,12 -44,14", h, 3 * s, hide.dark, tapering);
    sheet.line("-72,0 -66,-4 -60,-2", h, 3.2f * s, ink);
    sheet.stroke(
        "6,-34 0,-10 4,24", h,
        {.paint = vermilion, .second = madder, .width = 8 * s, .pressure = even, .bristle = .2f});
    sheet.stroke(
        "-44,-20 -42,0 -40,22", h,
        {.paint = vermilion, .second = madder, .width = 7 * s, .pressure = even, .bristle = .2f});
    sheet.line("2,-8 -20,-2 -42,2", h, 4 * s, madder, even);
    for (Point t : {Point{4, 26}, Point{-40, 24}})
        sheet.stroke(
            through({h(t), h(t) + Point{1, 10 * s}, h(t) + Point{-1, 20 * s}}),
            {.paint = gold, .second = vermilion, .width = 9 * s, .pressure = {.5f, .9f, .8f}});
    if (!saddle) return;
    const Shape rug = sheet.shape(
        "-64,-150! -44,-170 -34,-190! -20,-182 4,-178 28,-182 40,-192! 54,-174 84,-158! 92,-100 "
        "86,-62! 20,-54 -52,-60! -64,-104",
        p);
    sheet.paint(rug, {.shadow = deep(madder, .2f),
                      .middle = vermilion,
                      .light = mix(gold, rose, .4f),
                      .round = 1.1f,
                      .material = Material::cloth,
                      .strokes = 1.5f,
                      .flow = 88,
                      .ink = 3.4f});
    for (auto stripe : {"-58,-82 20,-74 90,-84", "-62,-98 20,-90 90,-100"})
        sheet.stroke(stripe, p,
                     {.paint = stripe[4] == '8' ? gold : prussian,
                      .second = naples,
                      .width = 9,
                      .pressure = even,
                      .inside = &rug});
    for (int k = 0; k < 6; ++k) {
        const Point c =
            p(-48 + 25.f * static_cast<float>(k), -116 + 5 * std::sin(static_cast<float>(k)));
        sheet.paint(sheet.shape("0,-9! 8,0! 0,9! -8,0!", at(c), .4f), {.shadow = ochre,
                                                                       .middle = gold,
                                                                       .light = naples,
                                                                       .strokes = 0,
                                                                       .ink = 1.6f,
                                                                       .slip = 0});
    }
    for (int k = 0; k < 9; ++k) {
        const Point c =
            p(-48 + 16.6f * static_cast<float>(k), -62 + 4 * std::sin(static_cast<float>(k) * .8f));
        sheet.stroke(through({c, c + Point{0, 9}, c + Point{1, 18}}),
                     {.paint = gold, .second = ochre, .width = 6, .pressure = {.6f, .8f, .7f}});
    }
}

}  // namespace

PAINT_BOX_CARD("mini", 9) {
    // Hot sand under it all.
    sheet.wash(sheet.shape("60,810 300,770 520,752 780,740 780,890 600,910 360,920 100,900"),
               {.paint = gold,
                .second = rose,
                .density = .42f,
                .soft = 12,
                .lost = 26,
                .bleed = 18,
                .cloud = .8f});
    const Hide tawny{mix(umber, madder, .3f), mix(ochre, rose, .3f), pale(naples, .2f)},
        far{mix(violet, madder, .4f), mix(rose, ochre, .45f), naples};
    ground_shadow(sheet, {430, 792}, 80, 8);
    paint_camel(sheet, at(452, 786).scaled(.5f), far, false);

    // The lake: water in the light; the wind has its end already, and it rises and rolls over.
    const Shape lake =
        sheet.shape("310,796! 400,784 520,792 610,816 622,850 560,884 440,900 280,892!");
    const Look water{.shadow = prussian,
                     .middle = cerulean,
                     .light = pale(cerulean, .7f),
                     .accent = viridian,
                     .round = .2f,
                     .gradient = .7f,
                     .strokes = 1.8f,
                     .stroke_length = 80,
                     .stroke_width = 9,
                     .flow = 2,
                     .ink = 3};
    sheet.wash(sheet.shape("96,850 160,880 300,908 460,914 400,930 220,926 120,900"),
               {.paint = violet, .density = .5f, .soft = 4, .bleed = 8, .under = 0});
    sheet.paint(lake, water);
    const Shape ramp = sheet.shape(
        "290,892! 196,876 126,812 104,720 136,640! 170,596 214,556! 184,640 196,730 246,784 "
        "320,796!");
    sheet.paint(ramp, {.shadow = deep(prussian, .2f),
                       .middle = mix(cerulean, ultramarine, .3f),
                       .light = pale(cerulean, .7f),
                       .accent = viridian,
                       .round = .5f,
                       .fall = 200,
                       .gradient = .8f,
                       .strokes = 1.9f,
                       .stroke_length = 90,
                       .stroke_width = 9,
                       .flow_field =
                           [](Point p) {
                               return p.y > 800 ? 14 + (320 - p.x) * .2f : p.y > 720 ? 62.f : 96.f;
                           },
                       .ink = 3.4f,
                       .rim = 4,
                       .rim_paint = white});
    for (auto ripple :
         {"420,820 450,814 480,820", "404,834 452,826 500,834", "300,822 340,816 380,822",
          "330,872 380,864 430,872", "470,872 520,864 560,868", "270,850 310,846 350,852",
          "250,830 196,800 160,740 158,660", "216,858 160,820 132,750 136,680",
          "268,806 224,780 190,730 182,670"})
        sheet.stroke(
            ripple, {},
            {.paint = white, .second = cerulean, .width = 7, .pressure = swelling, .dry = .25f});
    for (float y = 806; y < 886; y += 7) {
        const float x = 318 - .34f * (y - 800), stray = 12 * noise(y * .3f, 1, 2);
        sheet.stroke(through({{x - 44 + stray, y - 3}, {x, y}, {x + 46 + stray, y - 1}}),
                     {.paint = mix(cerulean, prussian, .3f),
                      .second = viridian,
                      .width = 11,
                      .pressure = swelling,
                      .dry = .15f});
    }
    // Its back is paper: the roll at the top.
    const Shape roll = sheet.shape(
        "104,704! 112,660 136,624 176,596 220,598 254,622 268,658! 288,628 330,600 350,582! "
        "334,546 294,526 250,528 214,548 184,600 160,612 130,650");
    sheet.paint(roll, {.shadow = mix(violet, rose, .45f),
                       .middle = pale(naples, .45f),
                       .light = white,
                       .accent = gold,
                       .round = 1.2f,
                       .fall = 60,
                       .gradient = .6f,
                       .strokes = 1.7f,
                       .stroke_length = 56,
                       .stroke_width = 10,
                       .flow = -38,
                       .ink = 3.8f});
    for (auto crease :
         {"150,622 182,586 214,562", "196,600 232,566 268,540", "238,616 276,584 312,556"})
        sheet.stroke(crease, {},
                     {.paint = mix(violet, rose, .4f),
                      .width = 6,
                      .pressure = swelling,
                      .alpha = .7f,
                      .bristle = .9f,
                      .dry = .4f,
                      .inside = &roll});
    sheet.line("268,658 292,626 350,584", {}, 3, mix(prussian, violet, .4f), even);
    for (auto drop :
         {"280,664 279,682 280,696", "306,640 305,662 306,676", "330,618 329,634 330,644"})
        sheet.stroke(drop, {},
                     {.paint = cerulean, .second = white, .width = 9, .pressure = {.3f, .9f, .8f}});
    // Wind with sand in it.
    for (auto gust : {"20,840 60,812 96,826 130,866", "24,700 52,640 104,580 176,530 250,508",
                      "60,760 76,700 96,664", "226,506 290,488 350,506 380,540"})
        sheet.stroke(gust, {},
                     {.paint = pale(naples, .3f),
                      .second = ochre,
                      .width = 13,
                      .pressure = swelling,
                      .alpha = .94f,
                      .bristle = .9f,
                      .dry = .35f});
    sheet.splatter({.from = {40, 800},
                    .to = {260, 520},
                    .spread = 34,
                    .drops = 34,
                    .radius = 2.2f,
                    .paint = ochre,
                    .seed = 5});

    ground_shadow(sheet, {600, 866}, 150, 14);
    paint_camel(sheet, at(616, 862).scaled(.94f), tawny, true);
    // Rings where it drinks.
    for (float r : {16.f, 30.f, 46.f})
        sheet.stroke(arc({344, 852}, r * 1.4f, r * .38f, 150, 390), {.paint = white,
                                                                     .second = cerulean,
                                                                     .width = 5,
                                                                     .pressure = swelling,
                                                                     .dry = .2f,
                                                                     .inside = &lake});
}
