// Peaceful: high in the evening air a dove sleeps on its nest, and the nest lies on a cloud.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Hump {
    Point c;
    float r;
};
constexpr Hump humps[] = {{{404, 436}, 43}, {{450, 396}, 52}, {{530, 390}, 72},
                          {{610, 386}, 62}, {{660, 434}, 46}, {{612, 452}, 46},
                          {{542, 456}, 50}, {{464, 452}, 47}, {{530, 422}, 66}};

// Brush strokes follow the dome of the whole cloud.
float over_the_dome(Point p) {
    return clamped((p.x - 532) * .3f, -46, 46);
}

// The cloud's own curls: an ink arc over each inner hump, and a dry white one inside it.
void curl(Sheet& sheet, Point c, float r, float from, float to, const Shape& cloud) {
    sheet.line(arc(c, r, r * .92f, from, to), 3, mix(ink, ultramarine, .35f), {.1f, .15f, .55f});
    sheet.stroke(arc(c + Point{2, 4}, r - 8, r * .92f - 8, from + 8, to - 14),
                 {.paint = white,
                  .second = pale(rose, .7f),
                  .width = 13,
                  .pressure = swelling,
                  .bristle = .9f,
                  .dry = .3f,
                  .inside = &cloud});
}

void sleeping_dove(Sheet& sheet, const Place& nest) {
    const Shape body = sheet.shape(
        "-68,-28! -58,-38 -50,-50 -36,-56 -22,-50 -14,-36 6,-28 38,-28 70,-30 112,-50! 110,-30 "
        "120,-26! 96,-8 60,14 20,26 -20,24 -46,10 -56,-8 -56,-20",
        nest, 1);
    const Shape wing = sheet.shape(
        "-24,-14 -4,-24 30,-22 64,-24 98,-34! 86,-18 94,-14! 70,-2 74,4! 40,12 6,14 -18,4", nest,
        1);
    sheet.paint(body, {.shadow = mix(violet, cerulean, .55f),
                       .middle = pale(mix(rose, naples, .5f), .5f),
                       .light = white,
                       .accent = pale(naples, .4f),
                       .strokes = 1.5f,
                       .flow = 12,
                       .ink = 3.2f});
    sheet.paint(wing, {.shadow = mix(cerulean, violet, .45f),
                       .middle = pale(cerulean, .62f),
                       .light = white,
                       .strokes = 1.5f,
                       .flow = -8,
                       .ink = 2.4f});
    for (auto quill : {"6,-2 40,-6 84,-20", "4,6 34,6 66,2", "12,-12 44,-14 88,-27"})
        sheet.line(quill, nest, 1.8f, mix(ultramarine, ink, .3f), tapering);
    sheet.paint(sheet.shape("-74,-26! -60,-34 -54,-26 -60,-22", nest, .5f),
                {.shadow = ochre, .middle = gold, .light = naples, .ink = 1.8f, .slip = 0});
    paint_closed_eye(sheet, nest(-42, -36), 13);
}

// Twigs and straw, and the red thread the dove found somewhere.
void woven_nest(Sheet& sheet, const Place& nest) {
    const Shape bowl =
        sheet.shape("-70,-4! -40,8 -6,12 34,8 66,-6! 64,24 46,46 0,56 -44,46 -66,24", nest, 3);
    sheet.paint(bowl, {.shadow = deep(umber, .3f),
                       .middle = mix(umber, ochre, .6f),
                       .light = naples,
                       .strokes = 1.8f,
                       .stroke_width = 4,
                       .flow = 6,
                       .ink = 1.6f});
    Random random(7);
    for (int k = 0; k < 44; ++k) {
        const float x = random.between(-66, 58), y = 2 + random.between(0, 40);
        const float reach = random.between(18, 36), dip = random.between(2, 9);
        const float dry = random.unit(), pallor = random.unit() * .7f;
        const Paint straw = mix(mix(umber, ochre, dry), naples, pallor);
        sheet.line(through({nest(x - reach, y - 4), nest(x, y + dip), nest(x + reach, y - 5)}),
                   2.6f, straw, {.3f, .2f, .5f});
    }
    paint_thread(sheet, curve("-60,26 -30,42 14,36 62,22", nest), 3.4f);
}

}  // namespace

PAINT_CARD(2) {
    sheet.hang(0, -40);
    // Evening air under the sleeper, from edge to edge.
    sheet.wash(sheet.shape("-60,486 90,470 240,492 390,480 532,500 652,484 782,462 782,548 652,556 "
                           "512,570 360,548 200,574 "
                           "60,548 -60,562"),
               {.paint = cerulean,
                .second = rose,
                .density = .5f,
                .soft = 18,
                .lost = 26,
                .bleed = 24,
                .cloud = .9f});

    Shape cloud;
    for (const Hump& h : humps)
        cloud = cloud.empty() ? sheet.circle(h.c, h.r, 3) : cloud | sheet.circle(h.c, h.r, 3);
    const Place nest = at(524, 324).turned(-4);
    const Paint shade = pale(mix(cerulean, violet, .35f), .3f),
                soft = pale(mix(cerulean, rose, .4f), .88f);
    sheet.gouache(cloud, {.shadow = shade,
                          .middle = soft,
                          .light = white,
                          .charge = pale(rose, .55f),
                          .gradient = .5f});
    sheet.form_strokes(cloud, {.shadow = shade,
                               .middle = soft,
                               .light = white,
                               .accent = pale(rose, .6f),
                               .gradient = .55f,
                               .density = 1.7f,
                               .length = 56,
                               .width = 13,
                               .jitter = .14f,
                               .flow_field = over_the_dome});
    sheet.contour(cloud, {.width = 4.6f, .paint = mix(ink, ultramarine, .3f)});
    curl(sheet, {444, 410}, 44, 150, 300, cloud);
    curl(sheet, {612, 394}, 50, 215, 345, cloud);
    curl(sheet, {416, 452}, 30, 160, 300, cloud);
    curl(sheet, {654, 448}, 33, 220, 350, cloud);
    curl(sheet, {512, 436}, 46, 190, 320, cloud);
    curl(sheet, {572, 450}, 36, 210, 340, cloud);
    sheet.line(arc({504, 468}, 30, 24, 30, 130), 2.8f, mix(ink, ultramarine, .35f), swelling);
    sheet.line(arc({582, 472}, 32, 24, 40, 150), 2.8f, mix(ink, ultramarine, .35f), swelling);

    woven_nest(sheet, nest.moved(0, 2));
    sleeping_dove(sheet, nest.moved(2, -5));
    // The near rim of the nest hides the dove's belly.
    for (int k = 0; k < 5; ++k) {
        const float y = -2 + 4.f * static_cast<float>(k), lift = k % 2 == 0 ? -3.f : 2.f;
        sheet.stroke(through({nest(-70, y - 2), nest(-30, y + 10 + lift), nest(24, y + 11),
                              nest(68, y - 6 + lift)}),
                     {.paint = mix(umber, ochre, .25f * static_cast<float>(k)),
                      .second = naples,
                      .width = 7,
                      .pressure = {.4f, .3f, .5f},
                      .bristle = .7f});
    }
    paint_thread(sheet, curve("-64,8 -30,22 14,20 50,20 66,4", nest), 3.6f);

    // Two humps of cloud in front: the nest is sunk in, as in a pillow.
    const Shape pillow = sheet.shape(
        "436,384 442,362 460,350 482,352 496,366! 510,352 536,346 564,352 578,368! 590,356 610,358 "
        "620,382 572,402 522,406 472,402");
    sheet.gouache(pillow, {.shadow = pale(mix(cerulean, violet, .4f), .4f),
                           .middle = pale(mix(cerulean, rose, .35f), .86f),
                           .light = white,
                           .round = .8f,
                           .gradient = .2f,
                           .rim = 0,
                           .slip = 0,
                           .coverage = [](Point p) { return smooth(404, 376, p.y); }});
    sheet.contour(pillow, {.width = 3.6f,
                           .paint = mix(ink, ultramarine, .35f),
                           .thinnest = .7f,
                           .mask = [](Point p) { return smooth(382, 368, p.y); }});
    for (auto shine : {"450,372 460,360 478,359", "512,366 534,355 560,360"})
        sheet.stroke(
            shine, {},
            {.paint = white, .width = 10, .pressure = swelling, .bristle = .9f, .dry = .3f});
    paint_thread(sheet, curve("40,18 58,26 62,44 52,58 66,76 60,92", nest), 3.4f);
}
