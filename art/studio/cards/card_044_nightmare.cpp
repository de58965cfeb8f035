// Nightmare: a mare of smoke gallops out of the dark, embers for eyes.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// How much of her has come out of the smoke: nothing at the left, all of head and chest.
float present(Point p) {
    return clamped((p.x - 40) / 120 + .16f * noise(p.x * .02f, p.y * .03f, 4));
}

// One lick of smoke, thick at its foot, curling at its end.
void lick(Sheet& sheet, const char* path, float width, Paint dark, Paint pale_edge) {
    sheet.stroke(path, {},
                 {.paint = dark,
                  .second = pale_edge,
                  .width = width,
                  .pressure = {.12f, .03f, .3f},
                  .bristle = .7f,
                  .dry = .12f,
                  .run_out = .5f});
}

}  // namespace

PAINT_CARD(44) {
    // The dark she comes from.
    sheet.wash(sheet.shape("-60,316 60,276 170,302 240,356 220,456 250,536 190,616 60,646 -60,626"),
               {.paint = payne,
                .second = violet,
                .density = .85f,
                .fall = 180,
                .from = .45f,
                .to = 1.2f,
                .soft = 20,
                .lost = 26,
                .bleed = 26,
                .cloud = .9f,
                .backrun = .5f});

    const Paint night = deep(violet, .5f), ash = mix(cerulean, violet, .12f);

    // Far foreleg, flung out; far behind the chest.
    const Shape far_leg = sheet.limbs({{{262, 496}, 25, {338, 518}, 14},
                                       {{338, 518}, 13, {394, 506}, 8},
                                       {{394, 506}, 8, {414, 512}, 8},
                                       {{414, 512}, 9, {430, 518}, 7}},
                                      8);
    // Near foreleg, folded.
    const Shape near_leg = sheet.limbs({{{232, 502}, 34, {302, 558}, 16},
                                        {{302, 558}, 15, {262, 610}, 9},
                                        {{262, 610}, 8.5f, {246, 624}, 8},
                                        {{246, 624}, 9, {232, 622}, 8}},
                                       8);
    const Shape body = sheet.shape(
        "436,392 428,372 408,354 388,334 372,312 358,296 350,286! 352,266 346,250! 334,264 326,284 "
        "302,290 266,310 232,344 206,372 170,386 110,390 20,384! -20,446 20,526! 100,528 170,536 "
        "230,534 270,518 298,490 306,454 318,426 336,412 356,412 378,416 398,424 414,432 428,426 "
        "436,412");
    sheet.paint(far_leg, {.shadow = ink,
                          .middle = payne,
                          .light = mix(cerulean, violet, .25f),
                          .accent = deep(violet, .2f),
                          .strokes = 1.6f,
                          .flow = 10,
                          .rim = 5});

    // Mane behind the neck.
    for (auto lock : {"334,276 280,250 220,266 176,246 150,262",
                      "300,298 240,290 190,314 140,290 108,306 122,324",
                      "262,324 206,322 160,352 104,332 70,356 88,372"})
        lick(sheet, lock, 34, ink, violet);

    sheet.gouache(body, {.shadow = ink,
                         .middle = mix(payne, violet, .35f),
                         .light = mix(cerulean, violet, .25f),
                         .charge = night,
                         .round = 1.1f,
                         .slip = 0,
                         .coverage = present});
    sheet.form_strokes(
        body, {.shadow = ink,
               .middle = mix(payne, violet, .4f),
               .light = mix(cerulean, payne, .2f),
               .accent = violet,
               .round = 1.2f,
               .density = 1.7f,
               .length = 80,
               .width = 11,
               .flow_field =
                   [](Point p) {
                       return p.x > 320 ? 46.f
                                        : blend(4.f, -48.f,
                                                smooth(180, 300, p.x) * smooth(526, 426, p.y));
                   },
               .mask = [](Point p) { return smooth(.5f, .8f, present(p)); }});
    const auto there = [](Point p) { return smooth(.75f, 1, present(p)); };
    sheet.rim_light(body, {.width = 8, .mask = there});
    sheet.contour(body, {.width = 5, .mask = there});
    // The near leg grows out of the shoulder: no rim or ink there.
    const auto below_shoulder = [](Point p) { return smooth(30, 60, length(p - Point{226, 496})); };
    const auto out_of_chest = [](Point p) { return smooth(16, 40, length(p - Point{224, 490})); };
    sheet.gouache(near_leg, {.shadow = ink,
                             .middle = mix(payne, violet, .35f),
                             .light = mix(cerulean, violet, .25f),
                             .round = .9f,
                             .slip = 0,
                             .mask = out_of_chest});
    sheet.form_strokes(near_leg, {.shadow = ink,
                                  .middle = mix(payne, violet, .4f),
                                  .light = mix(cerulean, payne, .2f),
                                  .density = 1.6f,
                                  .flow = 50,
                                  .mask = out_of_chest});
    sheet.rim_light(near_leg, {.width = 7, .mask = below_shoulder});
    sheet.contour(near_leg, {.width = 4, .mask = below_shoulder});

    // Hooves strike sparks.
    for (auto hoof : {"412,504! 434,508 446,528! 420,532", "250,614! 254,634 226,636! 224,616"})
        sheet.paint(sheet.shape(hoof, {}, .8f),
                    {.shadow = ink, .middle = umber, .light = ochre, .ink = 2.4f});

    // Mane in front, smoke with a cold edge.
    for (auto lock : {"344,272 304,276 262,310 206,302 172,330 184,348",
                      "318,290 276,318 246,364 190,360 150,390 164,412",
                      "286,306 252,356 226,412 176,412 146,446"})
        lick(sheet, lock, 26, night, ash);
    for (auto lock : {"350,280 372,306 366,336", "346,272 330,302 306,332 270,338"})
        lick(sheet, lock, 13, ink, violet);
    // The body trails off in curls.
    for (auto curl :
         {"190,432 130,420 70,442 40,420 52,400 74,410",
          "180,476 110,478 60,506 24,488 30,464 52,468",
          "200,518 140,536 92,572 50,560 48,532 72,528", "160,402 100,384 60,356 30,366"})
        lick(sheet, curl, 24, mix(payne, violet, .4f), ash);

    // Head: cheek, bridle line of light, nostril, ember eye, steam.
    sheet.line("336,410 352,392 356,366 346,348", {}, 3, ink, swelling);
    sheet.stroke("372,336 394,358 414,376", {},
                 {.paint = pale(cerulean, .3f),
                  .width = 8,
                  .pressure = swelling,
                  .alpha = .85f,
                  .bristle = 1,
                  .dry = .4f,
                  .inside = &body});
    sheet.dab({424, 394}, 6, ink);
    sheet.line(arc({423, 394}, 8, 7, 170, 330), 2.4f, vermilion);
    sheet.line("432,412 416,412 404,406", {}, 3, ink);
    sheet.glow({370, 340}, 46, vermilion, .3f);
    const Shape eye = sheet.shape("-15,3! -4,-6 9,-4 16,4! 6,7 -6,7", at(370, 341).turned(36), .5f);
    sheet.paint(eye, {.shadow = vermilion,
                      .middle = mix(vermilion, gold, .5f),
                      .light = naples,
                      .strokes = 0,
                      .ink = 3,
                      .slip = 0});
    sheet.line("350,322 370,326 390,348", {}, 6, ink, {.2f, .2f, .5f});
    for (auto breath : {"440,396 466,388 480,402 472,414", "438,406 456,420 476,428"})
        sheet.stroke(breath, {},
                     {.paint = ash,
                      .second = white,
                      .width = 10,
                      .pressure = {.3f, .1f, .4f},
                      .bristle = 1,
                      .dry = .35f});
    sheet.splatter({.from = {440, 526},
                    .to = {470, 576},
                    .spread = 22,
                    .drops = 26,
                    .radius = 2.6f,
                    .paint = vermilion,
                    .seed = 2});
    sheet.splatter({.from = {236, 636},
                    .to = {180, 658},
                    .spread = 20,
                    .drops = 26,
                    .radius = 2.6f,
                    .paint = gold,
                    .seed = 5});
    sheet.splatter({.from = {220, 266},
                    .to = {60, 356},
                    .spread = 40,
                    .drops = 34,
                    .radius = 2.2f,
                    .paint = vermilion,
                    .seed = 9});
}
