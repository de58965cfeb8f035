// Vast: a whale swims through the sky, a constellation on its flank, a very small rider on its
// back.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Place whale = at(326, 324).turned(-7).scaled(.92f);

void rider(Sheet& sheet, const Place& seat) {
    const Shape coat =
        sheet.shape("-8,-30! 2,-34 10,-28 14,-8 20,2! 0,6 -14,2! -12,-14", seat, .6f);
    const Shape legs = sheet.limbs(
        {{seat(-6, -2), 5, seat(-22, 2), 4}, {seat(-22, 2), 4, seat(-25, 14), 3}}, 3, .4f);
    const Shape head = sheet.circle(seat(-1, -42), 9, .6f);
    sheet.paint(legs, {.shadow = ink, .middle = umber, .light = ochre, .ink = 1.8f, .slip = 0});
    sheet.paint(
        coat,
        {.shadow = umber, .middle = ochre, .light = naples, .flow = 80, .ink = 2.2f, .slip = 0});
    sheet.paint(head, {.shadow = rose,
                       .middle = mix(rose, naples, .5f),
                       .light = naples,
                       .strokes = 0,
                       .ink = 2,
                       .slip = 0});
    sheet.paint(sheet.shape("-18,-46! -9,-48 -7,-58 2,-62 9,-56 10,-48 18,-45! 0,-43", seat, .6f),
                {.shadow = ink, .middle = umber, .light = ochre, .ink = 1.8f, .slip = 0});
    sheet.stroke("-6,-33 6,-32 22,-38 36,-34 52,-42", seat,
                 {.paint = vermilion,
                  .second = madder,
                  .width = 8,
                  .pressure = {.8f, .5f, .2f},
                  .dry = .05f});
}

}  // namespace

PAINT_CARD(29) {
    // The sky it displaces: a wake of soft air.
    sheet.wash(
        sheet.shape(
            "-6,420 94,446 234,462 374,442 514,390 644,342 694,360 594,442 434,502 254,522 84,492"),
        {.paint = ultramarine,
         .second = cerulean,
         .density = .46f,
         .from = 1,
         .to = .4f,
         .soft = 20,
         .lost = 26,
         .bleed = 26,
         .cloud = .9f});

    const Shape body = sheet.shape(
        "-296,2 -276,-30 -226,-62 -150,-86 -60,-96 30,-88 92,-68 112,-84 144,-94! 138,-70 146,-48! "
        "200,-26 236,-26 262,-56 290,-96 318,-122! 328,-84 318,-48 298,-22! 330,-20 356,2 366,40! "
        "326,32 288,18 250,8 200,26 140,50 70,72 -10,90 -90,98 -170,94 -236,76 -280,44",
        whale);
    const Shape fin = sheet.shape(
        "-116,56! -78,58 -36,86 4,130 24,176! 30,196 8,190 -34,168 -78,132 -110,96", whale);
    const Shape far_fin =
        sheet.shape("-196,80! -176,84 -168,110 -176,146! -198,128 -212,100", whale);
    sheet.paint(far_fin, {.shadow = ink, .middle = prussian, .light = ultramarine, .flow = 70});
    sheet.paint(body,
                {.shadow = deep(prussian, .25f),
                 .middle = ultramarine,
                 .light = pale(cerulean, .5f),
                 .accent = viridian,
                 .round = 1.1f,
                 .gradient = .3f,
                 .strokes = 1.6f,
                 .stroke_length = 110,
                 .stroke_width = 14,
                 .flow_field = [](Point p) { return p.x < 436 ? -8 + (p.x - 296) * .05f : -22.f; },
                 .ink = 5.4f,
                 .rim = 8});

    // Pale pleated throat.
    const Shape throat = sheet.shape(
                             "-294,8! -250,24 -200,34 -150,42 -100,56 -40,68 30,70 70,72 -10,90 "
                             "-90,98 -170,94 -236,76 -280,44",
                             whale) &
                         body.grown(-3);
    sheet.paint(throat, {.shadow = mix(cerulean, violet, .5f),
                         .middle = pale(mix(cerulean, naples, .4f), .4f),
                         .light = white,
                         .accent = pale(rose, .3f),
                         .strokes = 1.5f,
                         .stroke_length = 80,
                         .stroke_width = 9,
                         .flow = -2,
                         .ink = 0});
    for (int k = 0; k < 6; ++k) {
        const float y = static_cast<float>(k) * 10;
        sheet.line(through({whale(-282 + y * .5f, 22 + y * .72f), whale(-220, 38 + y),
                            whale(-140, 50 + y * .92f), whale(-50 + y * .6f, 70 + y * .4f)}),
                   2.8f, mix(prussian, ink, .3f), {.3f, .1f, .3f});
    }
    sheet.line("-296,4 -250,20 -206,24 -178,12", whale, 4.4f, ink, {.5f, .3f, .4f});

    sheet.paint(fin, {.shadow = deep(prussian, .3f),
                      .middle = ultramarine,
                      .light = pale(cerulean, .3f),
                      .accent = viridian,
                      .strokes = 1.5f,
                      .flow = 50,
                      .rim = 4});
    for (auto ray : {"-90,70 -40,110 6,168", "-100,84 -60,120 -16,164"})
        sheet.line(ray, whale, 2.4f, pale(cerulean, .3f), tapering);

    // Eye, kind and old.
    sheet.line(arc(whale(-186, 0), 17, 13, 190, 350), 3, pale(cerulean, .4f));
    sheet.dab(whale(-186, 2), 9, naples);
    sheet.dab(whale(-187, 2), 6.4f, ink);
    sheet.dab(whale(-189, -1), 2.2f, white);
    sheet.line("-200,6 -190,14 -176,12", whale, 2.4f, pale(cerulean, .4f));

    // The constellation on its flank.
    const Point stars[] = {whale(-232, -34), whale(-130, -58), whale(-52, -30), whale(24, -58),
                           whale(84, -16),   whale(168, -10),  whale(236, -8),  whale(306, -84),
                           whale(334, 14),   whale(0, 30),     whale(60, 44)};
    const int links[][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 4},  {4, 5}, {5, 6},
                            {6, 7}, {6, 8}, {2, 9}, {9, 10}, {10, 4}};
    for (const auto& [a, b] : links)
        sheet.line(Path{stars[a], (stars[a] + stars[b]) * .5f, stars[b]}, 2.2f, pale(naples, .2f),
                   even);
    for (size_t k = 0; k < std::size(stars); ++k)
        paint_glint(sheet, stars[k], k % 3 == 1 ? 19.f : 14.f);
    sheet.stipple(
        body,
        {.paint = white, .second = naples, .spacing = 24, .radius = 1.5f, .mask = [&](Point p) {
             return throat.contains(p) ? 0.f : .35f;
         }});

    // Its breath turns to a little rain of stars.
    const Point spout = whale(-150, -92);
    for (auto jet : {"-150,-92 -156,-122 -178,-144 -206,-142", "-148,-92 -146,-130 -150,-158",
                     "-146,-92 -140,-124 -120,-148 -92,-146"})
        sheet.stroke(jet, whale,
                     {.paint = cerulean,
                      .second = white,
                      .width = 9,
                      .pressure = {.4f, .5f, .8f},
                      .bristle = .8f,
                      .dry = .2f});
    sheet.splatter({.from = spout + Point{-50, -66},
                    .to = spout + Point{60, -70},
                    .spread = 16,
                    .drops = 30,
                    .radius = 2.6f,
                    .paint = cerulean,
                    .seed = 3});
    rider(sheet, at(whale(46, -84)).turned(-1));
}
