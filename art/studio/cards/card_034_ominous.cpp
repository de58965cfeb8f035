// Ominous: a thundercloud gathers into a wolf's head; lightning hangs between its teeth.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

void tooth(Sheet& sheet, Point foot, float width, float length_, float lean) {
    const Shape t =
        sheet.shape(closed_through({foot + Point{-width / 2, 0}, foot + Point{lean, length_},
                                    foot + Point{width / 2, 0}}),
                    .4f);
    sheet.paint(
        t,
        {.shadow = cerulean, .middle = white, .light = white, .strokes = 0, .ink = 2, .slip = 0});
}

}  // namespace

PAINT_CARD(34) {
    // The weather it comes with.
    sheet.wash(sheet.shape("273,34 384,8 503,20 590,-30 652,44 616,120 676,206 630,300 537,333 "
                           "435,316 350,333 248,306 "
                           "180,280 273,255 350,204"),
               {.paint = payne,
                .second = violet,
                .density = .62f,
                .from = .6f,
                .to = 1.1f,
                .soft = 20,
                .lost = 26,
                .bleed = 26,
                .cloud = .9f,
                .backrun = .5f});

    // A dark maw with a red tongue, behind the jaws.
    sheet.paint(
        sheet.shape(
            "112,162! 163,167 278,167! 292,182 273,192 231,209 163,221 132,223 135,204 163,192", {},
            1),
        {.shadow = ink,
         .middle = deep(madder, .65f),
         .light = deep(madder, .3f),
         .strokes = 1,
         .ink = 0});
    sheet.paint(sheet.shape("273,182! 231,184 193,192 168,204 159,218 188,218 239,207", {}, 1),
                {.shadow = madder,
                 .middle = vermilion,
                 .light = rose,
                 .strokes = 1.4f,
                 .flow = -14,
                 .ink = 2.6f});
    const Shape far_ear = sheet.shape("273,73! 278,41 295,12! 314,34 319,71!");
    sheet.paint(far_ear, {.shadow = ink,
                          .middle = deep(violet, .45f),
                          .light = mix(payne, violet, .5f),
                          .flow = -70});

    const Shape head = sheet.shape(
        "101,153! 105,136 122,126 147,122 176,117 203,105 224,87 249,68 278,58 309,56! 326,31 "
        "353,2! 365,31 368,58! 396,44 426,49 440,71! 469,63 496,75 504,100! 533,99 554,121 "
        "550,150! 574,167 574,199 550,214! 547,241 520,255 492,245! 474,270 438,272 418,255! "
        "392,280 355,279 336,260! 316,277 285,274 273,255! 239,262 197,260 163,253 140,241 "
        "134,224! 149,218 180,218 217,211 253,199 285,175! 256,175 215,180 178,182 142,180 120,177 "
        "108,170");
    sheet.paint(head, {.shadow = ink,
                       .middle = mix(payne, violet, .45f),
                       .light = pale(cerulean, .35f),
                       .accent = mix(ultramarine, violet, .4f),
                       .round = 1.1f,
                       .gradient = .35f,
                       .strokes = 1.9f,
                       .stroke_length = 70,
                       .stroke_width = 12,
                       .flow_field =
                           [](Point p) {
                               return p.x < 247 ? -6 : blend(-20.f, 50.f, smooth(247, 537, p.x));
                           },
                       .ink = 5.4f,
                       .rim = 6});
    // Fur that is also weather: curls on the neck, tufts on the cheek.
    const struct {
        Point c;
        float r, from, to;
    } curls[] = {{{418, 78}, 29, 190, 330},  {{480, 104}, 31, 190, 340}, {{525, 150}, 29, 210, 360},
                 {{537, 201}, 27, 230, 370}, {{469, 170}, 34, 200, 330}, {{491, 232}, 29, 200, 330},
                 {{418, 240}, 31, 200, 330}, {{402, 143}, 31, 190, 320}};
    for (const auto& c : curls) {
        sheet.line(arc(c.c, c.r, c.r * .9f, c.from, c.to), 3.4f, ink, {.1f, .15f, .55f});
        sheet.stroke(arc(c.c + Point{1, 5}, c.r - 8, c.r * .9f - 8, c.from + 8, c.to - 12),
                     {.paint = pale(cerulean, .45f),
                      .second = violet,
                      .width = 11,
                      .pressure = swelling,
                      .bristle = 1,
                      .dry = .35f,
                      .inside = &head});
    }
    for (auto tuft : {"292,177 319,192 334,223", "305,160 341,173 363,207",
                      "316,136 355,144 385,175", "282,192 300,212 304,241"}) {
        sheet.stroke(tuft, {},
                     {.paint = ink,
                      .width = 9,
                      .pressure = swelling,
                      .bristle = .8f,
                      .dry = .25f,
                      .inside = &head});
        sheet.stroke(shifted(curve(tuft), {5, -9}), {.paint = pale(cerulean, .4f),
                                                     .second = violet,
                                                     .width = 8,
                                                     .pressure = swelling,
                                                     .bristle = 1,
                                                     .dry = .35f,
                                                     .inside = &head});
    }

    // Teeth, and what they hold: the lightning.
    sheet.line("112,172 144,180 193,182 248,177 285,173", {}, 4, ink, {.4f, .5f, .5f});
    const Shape bolt = sheet.shape(
        "190,162! 222,158! 205,218! 236,214! 198,280! 224,279! 168,371! 183,304! 159,308! 181,245! "
        "158,246!",
        {}, 1.4f);
    sheet.glow({193, 246}, 80, naples, .28f);
    const Shape upper_jaw = head & sheet.box(60, 0, 260, 178, 0);
    const Shape held = bolt - upper_jaw;
    for (float x : {254.f, 236.f, 164.f})
        tooth(sheet, {x, 214 - (x - 184) * .2f}, 13, -14, 2);
    tooth(sheet, {147, 219}, 16, -27, -2);
    sheet.paint(held, {.shadow = ochre,
                       .middle = gold,
                       .light = pale(naples, .6f),
                       .round = .5f,
                       .strokes = 1.2f,
                       .flow = 105,
                       .ink = 3.2f});
    for (float x : {262.f, 246.f, 230.f, 196.f, 158.f})
        tooth(sheet, {x, 178}, 14, 16, -2);
    tooth(sheet, {130, 177}, 18, 32, 2);

    // Nose, and a burning eye under a low brow.
    sheet.paint(sheet.shape("100,155! 102,137 120,128 134,134 127,150 113,160", {}, 1),
                {.shadow = ink, .middle = ink, .light = payne, .ink = 3, .rim = 3});
    const Place eye = at(266, 109).turned(-24).scaled(.85f);
    const Shape lid = sheet.shape("-32,4! -14,-10 10,-12 34,-6! 16,12 -8,14", eye, .8f);
    sheet.glow(eye(0, 0), 54, vermilion, .3f);
    sheet.paint(lid, {.shadow = vermilion,
                      .middle = gold,
                      .light = naples,
                      .strokes = .6f,
                      .ink = 3.4f,
                      .slip = 0});
    sheet.dab(eye(2, 0), 8, ink);
    sheet.dab(eye(-2, -3), 2.4f, white);
    sheet.stroke(
        "-44,-6 -14,-22 18,-24 48,-14", eye,
        {.paint = ink, .width = 14, .pressure = {.3f, .1f, .4f}, .bristle = .5f, .dry = .1f});
    // The hollow of the ear, wrinkles of the snarl.
    sheet.gouache(sheet.shape("333,49! 341,27 351,14! 356,37 353,53", {}, 1),
                  {.shadow = ink, .middle = deep(violet, .4f), .light = violet, .slip = 0});
    for (auto wrinkle :
         {"163,133 173,144 171,158", "183,128 195,141 193,156", "203,119 217,134 217,151"})
        sheet.line(wrinkle, {}, 3.4f, ink, swelling);
}
