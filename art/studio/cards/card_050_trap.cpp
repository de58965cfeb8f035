// Trap: a gilded birdcage; its door stands open and the bird sings on top of it, outside.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A rod of brass: dark under-drawing, the metal, a light along its left.
void rod(Sheet& sheet, const Path& path, float width) {
    sheet.stroke(shifted(path, {width * .2f, 1}), {.paint = deep(umber, .55f),
                                                   .width = width + 3.4f,
                                                   .pressure = even,
                                                   .alpha = .92f,
                                                   .bristle = .15f});
    sheet.stroke(path, {.paint = ochre,
                        .second = mix(umber, vermilion, .25f),
                        .width = width + .6f,
                        .pressure = even,
                        .bristle = .35f,
                        .dry = .1f});
    sheet.stroke(shifted(path, {-width * .2f, -.6f}), {.paint = pale(naples, .3f),
                                                       .width = width * .42f,
                                                       .pressure = {.3f, .5f, .6f},
                                                       .alpha = .95f,
                                                       .bristle = .6f,
                                                       .dry = .25f});
}

void hoop(Sheet& sheet, float y, float half, float sag, float width) {
    const float x = 462;
    rod(sheet,
        through({{x - half, y},
                 {x - half * .5f, y + sag * .8f},
                 {x, y + sag},
                 {x + half * .5f, y + sag * .8f},
                 {x + half, y}}),
        width);
}

}  // namespace

PAINT_CARD(50) {
    const float x = 462;
    // Evening air caught inside.
    const Shape inside =
        sheet.shape("310,430 322,350 372,286 462,256 552,286 602,350 614,430 614,690! 310,690!");
    sheet.wash(inside,
               {.paint = cerulean, .second = violet, .density = .42f, .from = .35f, .to = 1.2f});

    // Far bars, thinner, in shadow.
    for (float u : {-.72f, -.4f, -.08f, .24f, .56f, .86f})
        sheet.stroke(through({{x + 148 * u, 676},
                              {x + 148 * u, 560},
                              {x + 148 * u, 420},
                              {x + 118 * u, 330},
                              {x + 10 * u, 258}}),
                     {.paint = mix(umber, violet, .4f),
                      .width = 3.4f,
                      .pressure = even,
                      .alpha = .8f,
                      .bristle = .4f});

    // A swing with nobody on it.
    sheet.line("440,300 432,400 428,498", {}, 2.2f, umber, even);
    sheet.line("484,300 492,400 500,492", {}, 2.2f, umber, even);
    rod(sheet, curve("418,500 464,498 510,494"), 7);

    // Near bars; the second and third from the left end where the door was.
    for (int k = 0; k <= 6; ++k) {
        const float u = static_cast<float>(k) / 3 - 1;
        if (k == 1) {
            rod(sheet,
                through(
                    {{x + 152 * u, 446}, {x + 146 * u, 390}, {x + 110 * u, 318}, {x + 6 * u, 252}}),
                6);
            continue;
        }
        rod(sheet,
            through({{x + 152 * u, 690},
                     {x + 152 * u, 560},
                     {x + 152 * u, 430},
                     {x + 122 * u, 326},
                     {x + 6 * u, 252}}),
            6.4f);
    }
    hoop(sheet, 436, 152, 18, 7.5f);
    hoop(sheet, 566, 152, 18, 6);

    // The floor: a thin brass plate with a raised rim, on two ball feet.
    const Shape tray = sheet.shape(
        "288,686! 462,698 636,686! 644,700 636,716 560,728 462,732 364,728 288,716 280,700");
    sheet.paint(tray, {.shadow = umber,
                       .middle = gold,
                       .light = pale(naples, .4f),
                       .accent = mix(ochre, vermilion, .3f),
                       .round = 1.2f,
                       .material = Material::metal,
                       .flow = 2});
    sheet.line("286,702 372,714 462,717 552,714 638,702", {}, 2.6f, deep(umber, .3f), even);
    sheet.line("300,692 380,702 440,704", {}, 3, white, swelling);
    for (float u : {-.8f, .8f})
        sheet.paint(
            sheet.circle({x + 150 * u, 740}, 12),
            {.shadow = umber, .middle = gold, .light = naples, .material = Material::metal});

    // Door, swung wide.
    const Path frame[] = {curve("316,452 250,434 172,444"), curve("316,664 250,682 172,674"),
                          curve("172,442 168,560 172,676"), curve("314,450 313,560 314,666")};
    for (float px : {208.f, 244.f, 280.f})
        rod(sheet, through({{px, 442}, {px - 3, 560}, {px, 676}}), 4.6f);
    for (const Path& p : frame)
        rod(sheet, p, 6.4f);
    sheet.dab({184, 566}, 8, gold);

    // Crown, ring and the thread it hangs by.
    sheet.paint(sheet.shape("430,262! 440,240 462,232 484,240 494,262! 462,270"),
                {.shadow = umber, .middle = ochre, .light = naples});
    const Shape ring = sheet.circle({x, 208}, 26) - sheet.circle({x, 208}, 16);
    sheet.paint(ring, {.shadow = umber, .middle = ochre, .light = naples, .slip = 0});
    paint_thread(sheet, curve("462,186 446,130 474,70 456,-12"), 6);

    // The bird.
    const Place perch = at(206, 392).mirrored().scaled(70);
    const Shape singer = sheet.shape(
        "1,-.5! .82,-.56 .66,-.74 .4,-.78 .2,-.6 .02,-.3 -.3,0 -.8,.34 -1.35,.66! -1.3,.84 -.7,.7 "
        "-.3,.66 .1,.62 .42,.4 .6,.04 .68,-.28 .98,-.4! .8,-.44",
        perch);
    sheet.paint(singer, {.shadow = madder,
                         .middle = vermilion,
                         .light = mix(gold, rose, .4f),
                         .accent = rose,
                         .strokes = 1.4f,
                         .flow = 140});
    const Shape wing =
        sheet.shape(".06,-.26! .3,0 .2,.3 -.2,.46 -.7,.6 -1.1,.66! -.7,.34 -.3,.06", perch);
    sheet.paint(wing, {.shadow = deep(madder, .5f),
                       .middle = madder,
                       .light = vermilion,
                       .flow = 140,
                       .ink = 2.6f});
    for (int k = 0; k < 3; ++k)
        sheet.line(through({perch(.1f - .1f * k, .1f + .12f * k), perch(-.3f, .3f + .06f * k),
                            perch(-.75f, .5f + .03f * k)}),
                   2, naples, swelling);
    const Shape breast = sheet.shape(".62,-.1! .5,.3 .2,.54 .1,.4 .3,.1 .5,-.16", perch);
    sheet.gouache(breast, {.shadow = vermilion, .middle = naples, .light = white, .alpha = .95f});
    sheet.dab(perch(.56f, -.5f), 4.4f, ink);
    sheet.dab(perch(.575f, -.52f), 1.5f, white);
    sheet.line(Path{perch(.1f, .62f), perch(.12f, .74f), perch(.1f, .84f)}, 3, ink, even);
    sheet.line(Path{perch(-.1f, .66f), perch(-.1f, .76f), perch(-.12f, .86f)}, 3, ink, even);
    // Its song, three notes of ink.
    for (int k = 0; k < 3; ++k) {
        const Point n{112.f - 26 * k, 330.f - 34 * k + 8 * (k % 2)};
        sheet.dab(n, 6.5f - k * .8f, k == 1 ? vermilion : ink);
        sheet.line(
            through({n + Point{5, -2}, n + Point{7, -16}, n + Point{6, -30}, n + Point{16, -22}}),
            2.6f, k == 1 ? vermilion : ink);
    }
    // A feather left behind.
    const Place fallen = at(520, 880).scaled(96).turned(-24);
    const Shape plume = sheet.shape(feather(fallen));
    sheet.paint(plume,
                {.shadow = madder, .middle = vermilion, .light = rose, .flow = -40, .ink = 2.4f});
    sheet.line("-.16,.03 .4,0 .9,-.04", fallen, 2.4f, ink, tapering);
}
