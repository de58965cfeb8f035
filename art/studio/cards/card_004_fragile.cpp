// Fragile: a swaying tower of teacups along the left edge; on top an egg in a knitted cap.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

enum class Pattern { willow, bands, dots, roses, leaves, plain };

struct Cup {
    float size;   // half the width of its rim
    float shift;  // how far off the middle of the one below
    float tilt;
    bool handle_left;
    Pattern pattern;
    Paint body, shade;
};

// What the china painter put on it, all clipped to the bowl.
void decorate(Sheet& sheet, const Place& p, const Shape& bowl, const Cup& cup) {
    const float s = cup.size;
    const auto band = [&](float y, float width, Paint paint, Paint second) {
        sheet.stroke(through({p(-1.1f, y - .03f), p(0, y + .13f), p(1.1f, y - .03f)}),
                     {.paint = paint,
                      .second = second,
                      .width = width * s,
                      .pressure = even,
                      .bristle = .4f,
                      .dry = .12f,
                      .inside = &bowl});
    };
    switch (cup.pattern) {
        case Pattern::willow:
            band(-.26f, .1f, ultramarine, prussian);
            for (float x : {-.58f, .08f, .62f}) {
                sheet.line(through({p(x, -.34f), p(x + .06f, -.62f), p(x - .04f, -.9f)}), s * .05f,
                           ultramarine, even);
                for (int k = 0; k < 5; ++k) {
                    const float y = -.5f - .1f * static_cast<float>(k);
                    const float side = k % 2 == 0 ? 1.f : -1.f;
                    sheet.line(through({p(x, y), p(x + side * .12f, y - .06f),
                                        p(x + side * .2f, y + .04f)}),
                               s * .07f, mix(ultramarine, cerulean, .3f), swelling);
                }
            }
            break;
        case Pattern::bands:
            band(-.86f, .16f, cerulean, ultramarine);
            band(-.56f, .2f, vermilion, madder);
            band(-.26f, .14f, cerulean, ultramarine);
            break;
        case Pattern::dots:
            for (int row = 0; row < 3; ++row)
                for (int k = -3; k <= 3; ++k) {
                    const float x = (static_cast<float>(k) + (row % 2 == 0 ? 0 : .5f)) * .3f;
                    const Point c =
                        p(x, -.88f + .27f * static_cast<float>(row) + .1f - x * x * .1f);
                    if (bowl.distance(c) < -s * .08f) sheet.dab(c, s * .075f, white);
                }
            break;
        case Pattern::roses:
            for (float x : {-.56f, .02f, .6f}) {
                const Point c = p(x, -.6f + .08f * (1 - x * x));
                for (float turn : {-30.f, 200.f}) {
                    const Point d = direction(turn + p.degrees) * (s * .3f);
                    sheet.stroke(Path{c, c + d * .6f, c + d},
                                 {.paint = viridian, .width = s * .14f, .pressure = swelling});
                }
                sheet.dab(c, s * .15f, rose);
                sheet.line(spiral(c, s * .12f, s * .02f, 40, 1.6f), s * .04f, madder, even);
            }
            break;
        case Pattern::leaves:
            sheet.line(
                through({p(-.9f, -.5f), p(-.5f, -.66f), p(0, -.46f), p(.5f, -.62f), p(.9f, -.5f)}),
                s * .045f, viridian, even);
            for (int k = 0; k < 6; ++k) {
                const float x = -.8f + .28f * static_cast<float>(k);
                const float up = k % 2 == 0 ? -1.f : 1.f;
                const Point foot = p(x, -.56f);
                const Point tip = p(x + .14f, -.56f + up * .24f);
                sheet.stroke(Path{foot, foot + (tip - foot) * .5f, tip}, {.paint = viridian,
                                                                          .second = sap,
                                                                          .width = s * .16f,
                                                                          .pressure = swelling,
                                                                          .bristle = .3f,
                                                                          .inside = &bowl});
            }
            break;
        case Pattern::plain:
            break;
    }
    band(-1.06f, .09f, gold, ochre);
}

// Saucer, handle, bowl; `p` stands where the saucer touches what is below, scaled to the cup.
void paint_cup(Sheet& sheet, const Place& p, const Cup& cup) {
    const float s = cup.size;
    const Shape saucer = sheet.shape(
        "-1.42,-.2! -.9,-.27 0,-.3 .9,-.27 1.42,-.2! 1.2,-.06 .7,.04 0,.06 -.7,.04 -1.2,-.06", p,
        1);
    const Place bowl_place = Place{p(0, -.13f), p.sx, p.sy, p.degrees};
    const Shape bowl = sheet.shape(
        "-1.02,-1.14! -1,-.84 -.88,-.48 -.64,-.18 -.42,0 0,.06 .42,0 .64,-.18 .88,-.48 1,-.84 "
        "1.02,-1.14! .5,-1.05 0,-1.02 -.5,-1.05",
        bowl_place, 1);
    const float side = cup.handle_left ? -1.f : 1.f;
    const Place grip{bowl_place.origin, p.sx * side, p.sy, p.degrees};
    const Shape handle =
        sheet.tube(curve(".9,-.92 1.22,-1.0 1.42,-.82 1.36,-.52 1.06,-.36 .8,-.38", grip), s * .17f,
                   s * .12f, .6f);
    const Paint glint = mix(cup.body, white, .7f);
    sheet.paint(saucer, {.shadow = cup.shade,
                         .middle = cup.body,
                         .light = glint,
                         .accent = mix(cup.shade, cerulean, .4f),
                         .strokes = 1.2f,
                         .flow = p.degrees,
                         .ink = 3});
    sheet.line(through({p(-1.34f, -.17f), p(0, -.05f), p(1.34f, -.17f)}), s * .05f, gold, even);
    sheet.paint(handle, {.shadow = cup.shade,
                         .middle = cup.body,
                         .light = glint,
                         .strokes = .6f,
                         .ink = 2.4f,
                         .slip = 0});
    sheet.paint(bowl, {.shadow = cup.shade,
                       .middle = cup.body,
                       .light = glint,
                       .accent = mix(cup.shade, cup.body, .5f),
                       .round = 1.3f,
                       .fall = 10,
                       .strokes = 1.3f,
                       .stroke_length = s * .8f,
                       .ink = 0,
                       .slip = 0});
    decorate(sheet, bowl_place, bowl, cup);
    // A shine down its left side, hatching on its right.
    sheet.stroke(
        through({bowl_place(-.72f, -.92f), bowl_place(-.66f, -.56f), bowl_place(-.46f, -.24f)}),
        {.paint = white,
         .width = s * .13f,
         .pressure = swelling,
         .alpha = .9f,
         .bristle = .7f,
         .dry = .2f,
         .inside = &bowl});
    sheet.hatch(bowl.grown(-4),
                {.angle = 62, .spacing = 7, .alpha = .5f, .mask = [&](Point q) {
                     return smooth(.3f, .95f, dot(q - bowl_place.origin, direction(p.degrees)) / s);
                 }});
    sheet.contour(bowl, {.width = 3.6f});
}

// The egg, a hair's crack in it, and the cap that keeps it warm.
void paint_egg(Sheet& sheet, const Place& p) {
    const Shape egg = sheet.shape(
        "0,-1.12 .34,-1 .6,-.62 .74,-.12 .68,.36 .4,.7 0,.8 -.4,.7 -.68,.36 -.74,-.12 -.6,-.62 "
        "-.34,-1",
        p, 1);
    const Shape cap = sheet.shape(
        "-.74,-.36! -.7,-.86 -.36,-1.24 .06,-1.34 .44,-1.2 .68,-.86 .74,-.36! .4,-.2 0,-.14 "
        "-.4,-.2",
        p, 1.4f);
    sheet.paint(egg, {.shadow = mix(rose, ochre, .35f),
                      .middle = mix(naples, white, .45f),
                      .light = white,
                      .accent = mix(rose, naples, .6f),
                      .round = 1.1f,
                      .strokes = 1.3f,
                      .ink = 3.4f});
    paint_closed_eye(sheet, p(-.3f, .08f), 18);
    paint_closed_eye(sheet, p(.22f, .1f), 19);
    sheet.line(through({p(-.12f, .28f), p(-.02f, .33f), p(.08f, .28f)}), 2.2f);
    sheet.line(Path{p(.72f, .1f), p(.54f, .2f), p(.58f, .34f), p(.42f, .4f), p(.44f, .54f)}, 2.2f,
               ink, tapering);
    sheet.paint(cap, red_cloth(p.degrees + 88));
    for (float x : {-.5f, -.26f, 0.f, .26f, .5f})
        sheet.line(through({p(x * 1.25f, -.34f), p(x * 1.1f, -.8f), p(x * .4f, -1.2f)}), 2,
                   deep(madder, .3f), swelling);
    const Shape brim = sheet.tube(
        through({p(-.8f, -.42f), p(-.4f, -.25f), p(0, -.19f), p(.4f, -.25f), p(.8f, -.42f)}), 13,
        13, 1.2f);
    sheet.paint(brim, {.shadow = rose, .middle = white, .light = white, .ink = 2.4f, .slip = 0});
    const Shape bobble = sheet.circle(p(.08f, -1.46f), 14, 3);
    sheet.paint(bobble, {.shadow = rose, .middle = white, .light = white, .ink = 2.4f});
}

}  // namespace

PAINT_CARD(4) {
    sheet.wash(sheet.ellipse({126, 992}, 112, 14, -1),
               {.paint = violet, .density = .6f, .soft = 3, .bleed = 7, .under = 0});
    const Paint china = mix(white, cerulean, .12f);
    const Cup tower[] = {
        {76, 0, -2, true, Pattern::willow, china, mix(ultramarine, violet, .4f)},
        {64, 10, 5, false, Pattern::plain, cerulean, ultramarine},
        {71, -18, -4, true, Pattern::bands, mix(white, naples, .4f), mix(ochre, violet, .4f)},
        {55, -7, -9, false, Pattern::dots, ultramarine, deep(prussian, .5f)},
        {60, 18, 6, true, Pattern::roses, china, mix(violet, cerulean, .4f)},
        {46, 14, 13, false, Pattern::leaves, mix(naples, white, .4f), mix(ochre, rose, .4f)},
    };
    Point foot{116, 986};
    for (const Cup& cup : tower) {
        foot.x += cup.shift;
        const Place p = at(foot).scaled(cup.size).turned(cup.tilt);
        if (cup.pattern == Pattern::leaves) {
            // The last one stands open: its far rim first, then the egg in it.
            const Shape rim = sheet.ellipse(p(0, -1.26f), cup.size, cup.size * .2f, cup.tilt, 1);
            sheet.paint(rim, brass(3));
            paint_egg(sheet, at(p(.02f, -1.86f)).scaled(54).turned(15));
        }
        paint_cup(sheet, p, cup);
        foot = p(0, -1.13f);
    }
}
