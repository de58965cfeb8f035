// Precious: at the bottom of the sea an oyster opens; its pearl is the moon, and its light goes up
// through the water.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point hinge{168, 857};

// A scalloped fan about the hinge: the open lid, or its mother-of-pearl lining.
Path fan(float size, float ruffle) {
    Path points;
    for (int k = 0; k <= 22; ++k) {
        const float u = static_cast<float>(k) / 22;
        const float scallop = k % 2 == 0 ? 1 + ruffle : 1 - ruffle;
        const float grown = 137 + 38 * std::sin(u * 3.14f + .3f) + 9 * noise(u * 5, 1, 4);
        points.push_back(hinge + direction(blend(176, 372, u)) * (grown * size * scallop));
    }
    points.push_back(hinge + Point{36, 26});
    points.push_back(hinge + Point{-36, 26});
    return closed_through(points);
}

float from_hinge(Point p) {
    return std::atan2(p.y - hinge.y - 17, p.x - hinge.x) / radians(1);
}

void crab(Sheet& sheet, Point c) {
    for (float side : {-1.f, 1.f}) {
        for (int k = 0; k < 3; ++k) {
            const float y = 2 + 7.f * static_cast<float>(k);
            sheet.line(through({c + Point{side * 20, y}, c + Point{side * (38 - 4.f * k), y - 3},
                                c + Point{side * (44 - 5.f * k), y + 14}}),
                       4.6f, deep(madder, .2f), {.9f, .3f, .2f});
        }
        sheet.line(through({c + Point{side * 22, -6}, c + Point{side * 40, -18},
                            c + Point{side * 34, -34}}),
                   6, madder, even);
        const Place claw = at(c + Point{side * 31, -44}).scaled(side * 17, 17).turned(side * -24);
        const Shape pincer = sheet.shape(
            "-.1,.8! -.7,.4 -.85,-.3 -.5,-.95! -.3,-.45 -.1,-.25! .1,-.6 .5,-.9! .75,-.2 .5,.5",
            claw, .6f);
        sheet.paint(pincer, red_cloth(40, 2.4f));
        sheet.line(
            through({c + Point{side * 7, -12}, c + Point{side * 8, -20}, c + Point{side * 8, -27}}),
            4.4f, madder, even);
        sheet.dab(c + Point{side * 8, -29}, 7.6f, ink);
        sheet.dab(c + Point{side * 8, -29}, 6, white);
        sheet.dab(c + Point{side * 8 - 2.6f, -30.5f}, 3, ink);
    }
    const Shape back =
        sheet.shape("-30,-4 -22,-16 0,-19 22,-16 30,-4 24,12 10,19 -10,19 -24,12", at(c), 1);
    sheet.paint(back, red_cloth(40, 2.8f));
    sheet.line(through({c + Point{-9, 4}, c + Point{-1, 9}, c + Point{8, 4}}), 2.2f);
}

}  // namespace

PAINT_CARD(1) {
    // The sea floor from edge to edge, and the light that goes up from the pearl.
    sheet.wash(sheet.shape("-60,936 120,922 300,940 480,920 640,936 780,924 780,1040 -60,1040"),
               {.paint = cerulean,
                .second = violet,
                .density = .42f,
                .from = .7f,
                .to = 1.1f,
                .soft = 14,
                .lost = 24,
                .bleed = 18,
                .cloud = .8f});
    for (const auto& [x, top, width] : {std::tuple{-40.f, 520.f, 44.f},
                                        {60.f, 430.f, 60.f},
                                        {168.f, 360.f, 76.f},
                                        {290.f, 440.f, 58.f},
                                        {392.f, 540.f, 40.f}})
        sheet.stroke(
            through({{173, 824}, {blend(173, x + 30, .5f), blend(824, top, .5f)}, {x + 30, top}}),
            {.paint = pale(naples, .45f),
             .second = white,
             .width = width,
             .pressure = {.12f, 1, .95f},
             .alpha = .34f,
             .bristle = .9f,
             .dry = .34f,
             .run_out = .75f});
    // Its shadow on the sand.
    sheet.wash(sheet.ellipse({187, 962}, 166, 19, -1), {.paint = violet,
                                                        .second = ultramarine,
                                                        .density = .55f,
                                                        .soft = 3,
                                                        .bleed = 7,
                                                        .under = 0});

    // The lid: rough outside, mother-of-pearl within.
    const Shape lid = sheet.shape(fan(1, .035f));
    const Shape bowl = sheet.shape(
        "20,857! 32,868 43,864 57,881 72,878 90,895 109,890 130,904 152,897 175,908 197,897 "
        "218,902 239,888 258,892 276,875 291,876 304,859 316,857! 311,894 286,934 239,962 173,968 "
        "105,962 53,932 25,894");
    sheet.paint(lid, {.shadow = ink,
                      .middle = mix(violet, payne, .5f),
                      .light = mix(cerulean, rose, .4f),
                      .accent = umber,
                      .strokes = 1.5f,
                      .stroke_length = 46,
                      .flow_field = from_hinge,
                      .rim = 5});
    const Shape lining = sheet.shape(fan(.87f, .028f));
    sheet.paint(lining, {.shadow = mix(violet, rose, .4f),
                         .middle = mix(rose, white, .35f),
                         .light = white,
                         .accent = cerulean,
                         .round = -.6f,
                         .gradient = .5f,
                         .strokes = 1.8f,
                         .stroke_length = 90,
                         .stroke_width = 11,
                         .flow_field = from_hinge,
                         .ink = 3});
    // Rings of growth, and the sheen of pearl running across them.
    for (float size : {.44f, .6f, .74f}) {
        const Path ring = part(fan(size, .012f), .06f, .84f);
        sheet.stroke(ring, {.paint = mix(violet, rose, .45f),
                            .width = 4,
                            .pressure = swelling,
                            .alpha = .7f,
                            .bristle = .8f,
                            .dry = .3f});
        sheet.stroke(shifted(ring, {2, 5}), {.paint = pale(cerulean, .45f),
                                             .second = white,
                                             .width = 9,
                                             .pressure = swelling,
                                             .alpha = .75f,
                                             .bristle = 1,
                                             .dry = .35f,
                                             .inside = &lining});
    }

    // Inside the bowl, soft as a cushion.
    const Shape bed = sheet.ellipse({168, 869}, 142, 43.5f);
    sheet.paint(bed, {.shadow = mix(violet, madder, .3f),
                      .middle = rose,
                      .light = mix(white, rose, .15f),
                      .accent = cerulean,
                      .round = -.5f,
                      .strokes = 1.4f,
                      .flow = 4});

    // The pearl, which is the moon.
    const Point moon{173, 824};
    sheet.glow(moon, 112, naples, .3f);
    sheet.wash(sheet.ellipse(moon + Point{10, 47}, 52, 14),
               {.paint = violet, .density = .6f, .soft = 4, .bleed = 4, .under = 0});
    const Shape pearl = sheet.circle(moon, 58);
    sheet.paint(pearl, {.shadow = mix(violet, cerulean, .5f),
                        .middle = mix(white, naples, .3f),
                        .light = white,
                        .accent = mix(white, naples, .6f),
                        .round = 1.1f,
                        .strokes = 1.4f,
                        .ink = 4});
    const Place face = at(moon).scaled(.88f);
    for (const auto& [x, y, r] : {std::tuple{22.f, -34.f, 11.f},
                                  {42.f, 4.f, 8.f},
                                  {-38.f, 24.f, 7.f},
                                  {18.f, 40.f, 9.f},
                                  {-8.f, -50.f, 5.f}}) {
        const Point c = face(x, y);
        sheet.dab(c, r, mix(naples, mix(violet, rose, .5f), .34f), .85f);
        sheet.line(arc(c, r, r * .9f, 170, 330), 2, mix(violet, ochre, .4f));
    }
    // The bowl's outer wall, ribbed and weathered.
    sheet.paint(bowl, {.shadow = ink,
                       .middle = mix(violet, payne, .35f),
                       .light = mix(cerulean, rose, .35f),
                       .accent = umber,
                       .round = 1.2f,
                       .strokes = 1.6f,
                       .stroke_length = 60,
                       .flow_field = [](Point p) { return 90 + (168 - p.x) * .32f; },
                       .rim = 5});
    for (auto ridge : {"29,881 60,923 116,949 173,955 238,948 283,918 309,878",
                       "41,878 76,908 124,928 175,934 225,927 269,904 297,875"}) {
        sheet.stroke(ridge, {},
                     {.paint = ink, .width = 5, .pressure = swelling, .alpha = .75f, .dry = .3f});
        sheet.stroke(shifted(curve(ridge), {-1, 6}), {.paint = mix(rose, cerulean, .4f),
                                                      .second = naples,
                                                      .width = 5,
                                                      .pressure = swelling,
                                                      .alpha = .85f,
                                                      .bristle = 1,
                                                      .dry = .4f,
                                                      .inside = &bowl});
    }
    // The lit lip.
    sheet.stroke("27,866 57,887 93,899 131,908 175,913 220,908 264,894 307,866", {},
                 {.paint = white,
                  .second = rose,
                  .width = 9,
                  .pressure = swelling,
                  .bristle = .6f,
                  .dry = .2f,
                  .inside = &bowl});

    crab(sheet, {342, 950});
    paint_glint(sheet, {86, 754}, 13);
    paint_glint(sheet, {231, 728}, 10);
    for (const auto& [x, y, r] :
         {std::tuple{352.f, 858.f, 7.f}, {362.f, 820.f, 5.f}, {350.f, 788.f, 6.f}}) {
        sheet.line(arc({x, y}, r, r, 20, 375), 2, mix(cerulean, ultramarine, .3f), even);
        sheet.dab({x - r * .35f, y - r * .35f}, r * .25f, white);
    }
}
