// Perspective: arches within arches, each smaller, and in the last one a bright door.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// The point everything runs to lies right of the middle, so that nothing is symmetric.
constexpr Point vanishing{392, 640};

// An arch of the gallery at distance `s` (1 = nearest), in coordinates about the vanishing point.
Path arch(float s) {
    return closed_curve(
        "-230,176! -232,60 -228,-60 -212,-160 -170,-232 -100,-284 -24,-302 52,-286 118,-236 "
        "156,-162 168,-60 170,60 168,176!",
        at(vanishing).scaled(s));
}

}  // namespace

PAINT_CARD(33) {
    constexpr int count = 5;
    constexpr float nearer = .64f;  // each arch is so much smaller than the one before
    const Colours stone[count] = {
        {mix(violet, ink, .35f), mix(violet, rose, .35f), mix(rose, naples, .4f)},
        {violet, mix(rose, violet, .3f), pale(naples, .2f)},
        {mix(violet, madder, .4f), rose, naples},
        {mix(madder, ochre, .4f), mix(rose, gold, .4f), naples},
        {ochre, gold, pale(naples, .4f)}};
    // The court it stands on runs off both edges, and a paved way comes down to us.
    paint_skirt(sheet, {.top = 696, .height = 100, .paint = violet, .second = ochre, .tufts = 0});
    sheet.hang(100, 110, .75f);
    const Shape way = sheet.shape("226,812! 520,812! 560,880 640,1030! 60,1030! 166,880");
    sheet.gouache(way, {.shadow = mix(violet, rose, .5f),
                        .middle = mix(rose, naples, .5f),
                        .light = pale(naples, .5f),
                        .round = .2f,
                        .fall = 90,
                        .gradient = .6f,
                        .streak = .3f,
                        .streak_angle = 0,
                        .slip = 0,
                        .rough = 2,
                        .coverage = [](Point p) { return smooth(1010, 830, p.y); }});
    for (float y : {838.f, 868.f, 906.f})
        sheet.stroke(Path{{blend(210, 130, (y - 812) / 100), y},
                          {372, y + 3},
                          {blend(530, 586, (y - 812) / 100), y}},
                     {.paint = mix(violet, rose, .4f),
                      .width = 3,
                      .pressure = swelling,
                      .dry = .3f,
                      .inside = &way});
    // Shade inside the gallery, deepest in the middle distance; the floor catches the light.
    const Shape mouth = sheet.shape(arch(.94f));
    sheet.wash(mouth, {.paint = ultramarine,
                       .second = violet,
                       .mingle = .8f,
                       .density = .62f,
                       .rim = .1f,
                       .mask = [](Point p) {
                           return smooth(300, 60, length(p - vanishing)) * .75f + .25f;
                       }});
    for (int k = 0; k < count; ++k) {
        const float s = std::pow(nearer, static_cast<float>(k));
        const Shape outer = sheet.shape(arch(s), 2 * s + .4f),
                    inner = sheet.shape(arch(s * .8f), 2 * s + .4f);
        const Shape opening =
            inner | sheet.box(vanishing.x - 184 * s, vanishing.y + 60 * s, 318 * s, 140 * s, 0);
        const Shape ring = outer - opening;
        sheet.paint(ring, {.shadow = stone[k].shadow,
                           .middle = stone[k].middle,
                           .light = stone[k].light,
                           .accent = k < 2 ? cerulean : vermilion,
                           .round = 1.1f,
                           .fall = 20,
                           .gradient = .4f,
                           .strokes = 1.4f,
                           .stroke_length = 60 * s + 14,
                           .stroke_width = 12 * s + 2,
                           .ink = 1.4f + 3.6f * s,
                           .slip = 0});
        // Voussoirs: joints that point to the arch's own middle, and courses of the piers.
        const Place own = at(vanishing).scaled(s);
        const Point heart{-30, -90};
        for (float a = 180; a <= 360; a += 18) {
            const Point d = direction(a + 4 * noise(a, s * 9, 2));
            sheet.stroke(Path{own(heart + d * 120), own(heart + d * 180), own(heart + d * 260)},
                         {.paint = deep(stone[k].shadow, .4f),
                          .width = 1.2f + 1.6f * s,
                          .pressure = even,
                          .bristle = .2f,
                          .dry = .25f,
                          .inside = &ring});
        }
        for (float y : {-40.f, 14.f, 68.f, 122.f})
            sheet.stroke(Path{own(-260, y), own(-30, y + 3), own(200, y - 2)},
                         {.paint = deep(stone[k].shadow, .4f),
                          .width = 1.2f + 1.6f * s,
                          .pressure = even,
                          .bristle = .2f,
                          .dry = .25f,
                          .inside = &ring});
        // The inner edge on the right catches the light of the door.
        sheet.rim_light(
            ring, {.paint = pale(naples, .3f), .width = 2 + 5 * s, .alpha = .8f, .from = 200});
        // Capitals.
        for (float x : {-232.f, 132.f})
            sheet.paint(sheet.shape("-10,-9! 22,-12 52,-9! 46,9 22,10 -4,9",
                                    at(own(x, -62)).scaled(s), s + .3f),
                        {.shadow = stone[k].shadow,
                         .middle = stone[k].light,
                         .light = white,
                         .ink = 1.2f + 2.2f * s,
                         .slip = 0});
    }

    // The door, far away and wide open to the day.
    const float last = std::pow(nearer, static_cast<float>(count)) * 1.1f;
    const Shape door = sheet.shape(arch(last), .8f);
    sheet.glow(vanishing, 92, naples, .3f);
    sheet.paint(door, {.shadow = gold,
                       .middle = pale(naples, .4f),
                       .light = white,
                       .round = .3f,
                       .ink = 2,
                       .ink_paint = mix(umber, ochre, .5f),
                       .slip = 0});
    paint_glint(sheet, vanishing + Point{-4, -8}, 20, white);
    // Its light comes down the floor towards us.
    const Shape carpet = sheet.shape("380,662! 398,662! 470,800 500,836! 300,836! 330,790");
    sheet.wash(
        carpet,
        {.paint = gold, .second = rose, .density = .5f, .soft = 3, .rim = .2f, .mask = [](Point p) {
             return smooth(832, 690, p.y);
         }});
    for (float x : {-150.f, -84.f, -30.f, 24.f, 78.f, 120.f})
        sheet.line(Path{vanishing + Point{x * .14f, 26}, vanishing + Point{x * .5f, 82},
                        vanishing + Point{x, 176}},
                   2.6f, mix(violet, ink, .4f), {.2f, 1, .98f});
    for (float s : {.26f, .38f, .54f, .78f})
        sheet.line(Path{vanishing + Point{-226 * s, 178 * s}, vanishing + Point{-20 * s, 180 * s},
                        vanishing + Point{166 * s, 178 * s}},
                   1 + 1.8f * s, mix(violet, ink, .4f), even);

    // Somebody has gone in, with a long shadow.
    const Place w = at(372, 742).scaled(1.02f);
    sheet.stroke(
        "0,0 -10,30 -26,66 -40,86", w,
        {.paint = violet, .width = 26, .pressure = {.5f, .9f, .9f}, .glaze = true, .density = .8f});
    paint_passer_by(sheet, w, {ink, prussian, cerulean}, {madder, vermilion, gold}, {13, -28},
                    false);
    const Shape scarf =
        sheet.shape("-8,-48! 6,-45 6,-40 -6,-42 -18,-36 -34,-40! -28,-46 -36,-52! -20,-48", w, .6f);
    sheet.paint(scarf,
                {.shadow = madder, .middle = vermilion, .light = gold, .ink = 1.6f, .slip = 0});
}
