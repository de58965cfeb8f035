// Sudden: one thin white crack runs down the sky, and in the same moment it flowers.
#include "cards/blossom_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(16) {
    // The storm it came from, a dark hem along the upper edge.
    sheet.wash(sheet.shape("-60,-60 780,-60 780,96 690,130 600,96 520,140 430,104 330,132 220,88 "
                           "110,116 -60,80"),
               {.paint = violet,
                .second = prussian,
                .density = .62f,
                .fall = 90,
                .from = 1.2f,
                .to = .5f,
                .soft = 24,
                .lost = 30,
                .bleed = 28,
                .cloud = .9f});
    // Air torn open on both sides of the crack.
    sheet.wash(sheet.shape("536,40 582,150 560,260 622,350 592,452 640,560 628,640 584,610 560,470 "
                           "520,360 510,250 496,140"),
               {.paint = violet,
                .second = ultramarine,
                .density = .4f,
                .soft = 22,
                .lost = 26,
                .bleed = 20,
                .cloud = .8f});

    const Path crack = Path{{512, -20}, {536, 54},  {508, 112}, {556, 176}, {530, 238}, {574, 292},
                            {558, 352}, {602, 410}, {580, 470}, {622, 530}, {606, 596}, {634, 668}};
    const std::vector<Path> forks = {{{556, 176}, {606, 204}, {622, 254}, {668, 280}, {684, 330}},
                                     {{530, 238}, {482, 270}, {476, 318}, {430, 346}},
                                     {{602, 410}, {652, 438}, {664, 486}},
                                     {{580, 470}, {528, 500}, {520, 552}, {478, 584}, {470, 640}}};
    const auto strike = [&](const Path& path, float width, float end) {
        sheet.stroke(path, {.paint = violet,
                            .second = ultramarine,
                            .width = width * 2.6f,
                            .pressure = {1, end, .05f},
                            .alpha = .95f,
                            .bristle = .5f,
                            .dry = .15f,
                            .run_out = .2f});
        sheet.stroke(path, {.paint = white,
                            .second = pale(naples, .4f),
                            .width = width,
                            .pressure = {1, end, .05f},
                            .alpha = 1,
                            .bristle = .1f,
                            .dry = 0,
                            .run_out = 0});
    };
    for (const Path& fork : forks)
        strike(fork, 5.4f, .3f);
    strike(crack, 9.5f, .4f);
    sheet.glow({560, 300}, 120, white, .12f);

    // Twigs, leaves and blossoms break out where it bends; the further down, the wider open.
    struct Shoot {
        Point foot;
        float degrees, reach, radius, opened;
    };
    for (const Shoot& g : {Shoot{{508, 112}, 196, 30, 13, 0}, Shoot{{556, 176}, -24, 34, 16, .2f},
                           Shoot{{530, 238}, 150, 26, 18, .4f}, Shoot{{622, 254}, -50, 22, 17, .4f},
                           Shoot{{574, 292}, 24, 30, 23, .7f}, Shoot{{430, 346}, 120, 12, 21, .8f},
                           Shoot{{684, 330}, 70, 10, 20, .7f}, Shoot{{558, 352}, 168, 34, 25, .9f},
                           Shoot{{602, 410}, -36, 32, 26, 1}, Shoot{{664, 486}, 60, 14, 27, 1},
                           Shoot{{580, 470}, 176, 14, 30, 1}, Shoot{{520, 552}, 210, 26, 24, .9f},
                           Shoot{{622, 530}, 8, 34, 31, 1}, Shoot{{470, 640}, 110, 6, 28, 1},
                           Shoot{{606, 596}, 190, 30, 29, 1}, Shoot{{634, 668}, 80, 4, 42, 1}}) {
        const Point head = g.foot + direction(g.degrees) * g.reach;
        if (g.reach > 8) {
            sheet.line(through({g.foot, (g.foot + head) * .5f + Point{0, -4}, head}), 3.2f,
                       mix(umber, sap, .4f), even);
            paint_leaf(sheet,
                       at((g.foot + head) * .5f).scaled(g.radius * 1.3f).turned(g.degrees + 70),
                       viridian, sap);
        }
        paint_blossom(sheet, head, g.radius, g.degrees + 20, g.opened);
    }
    for (const auto& [x, y, turn] : {std::tuple{560.f, 756.f, 30.f},
                                     {668.f, 742.f, -40.f},
                                     {608.f, 806.f, 70.f},
                                     {500.f, 720.f, 10.f}})
        paint_loose_petal(sheet, at(x, y).scaled(20).turned(turn));
    // One petal is the red one.
    sheet.paint(sheet.shape(petal(at(640, 836).scaled(22).turned(-20)), .6f),
                {.shadow = madder, .middle = vermilion, .light = gold, .ink = 1.5f, .slip = 0});
}
