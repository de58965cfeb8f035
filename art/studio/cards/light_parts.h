// Small things that several cards of the light plane share.
#pragma once

#include "engine/paintbox.h"

namespace velatura::studio {

// A little fish of length about 2, head to the right.
inline void paint_little_fish(Sheet& sheet, const Place& place, Paint dark, Paint middle,
                              Paint light) {
    const float size = std::fabs(place.sx);
    const Shape body = sheet.shape(
        "1,.02 .88,-.15 .62,-.28 .25,-.34 -.15,-.25 -.5,-.1 -.68,-.08 -.88,-.26 -1.18,-.44! "
        "-1.04,-.14 -1,.03 -1.06,.2 -1.2,.46! -.86,.24 -.66,.08 -.45,.13 -.1,.27 .3,.31 .66,.25 "
        ".9,.13",
        place, 1);
    const Shape back =
        sheet.shape(".42,-.26! .24,-.5 -.02,-.6 -.26,-.54! -.2,-.36 -.14,-.2", place, 1);
    const Shape belly = sheet.shape(".34,.24! .24,.46 .02,.56! .08,.4 .06,.24", place, 1);
    const float ink = clamped(size * .07f, 1.5f, 3);
    for (const Shape* fin : {&back, &belly})
        sheet.paint(*fin, {.shadow = dark,
                           .middle = mix(dark, middle, .6f),
                           .light = middle,
                           .flow = place.degrees + 60,
                           .ink = ink * .8f,
                           .slip = 0});
    sheet.paint(body, {.shadow = dark,
                       .middle = middle,
                       .light = light,
                       .gradient = .45f,
                       .strokes = 1.3f,
                       .flow = place.degrees,
                       .ink = ink,
                       .slip = .5f});
    sheet.line(".52,-.25 .42,0 .5,.22", place, ink * .9f, deep(dark, .4f), swelling);
    for (float x : {.2f, -.04f, -.28f})
        sheet.line(through({place(x, -.14f), place(x - .08f, .01f), place(x, .14f)}), ink * .7f,
                   deep(dark, .2f), swelling);
    for (float y : {-.22f, 0.f, .2f})
        sheet.line(through({place(-.7f, y * .3f), place(-.86f, y * .7f), place(-1.02f, y * 1.2f)}),
                   ink * .6f, deep(dark, .3f), tapering);
    sheet.dab(place(.72f, -.07f), size * .085f, pigment::white);
    sheet.dab(place(.735f, -.07f), size * .052f, pigment::ink);
}

// A moth from above, flying to the right, wings about 2 across.
inline void paint_moth(Sheet& sheet, const Place& p, Paint dark, Paint middle, Paint light) {
    const float size = std::fabs(p.sx);
    const float ink_width = clamped(size * .07f, 1.3f, 2.4f);
    const char* hind[] = {"-.04,-.06! -.36,-.5 -.62,-.78 -.9,-.68 -.98,-.38 -.74,-.1 -.3,-.02",
                          "-.04,.06! -.34,.52 -.58,.8 -.88,.7 -.98,.4 -.74,.12 -.3,.02"};
    const char* fore[] = {
        ".24,-.06! .34,-.44 .46,-.86 .4,-1.16! .08,-1.18 -.24,-1.02 -.44,-.72! -.36,-.36 -.16,-.06",
        ".24,.06! .36,.42 .5,.82 .46,1.12! .14,1.16 -.2,1.02 -.42,.72! -.34,.36 -.16,.06"};
    const auto wing = [&](const char* outline, Paint m, Paint l, float flow) {
        const Shape s = sheet.shape(outline, p, .7f);
        sheet.paint(s, {.shadow = dark,
                        .middle = m,
                        .light = l,
                        .round = .7f,
                        .strokes = 1.3f,
                        .flow = p.degrees + flow,
                        .ink = ink_width,
                        .slip = 0});
    };
    for (int side : {0, 1})
        wing(hind[side], mix(middle, pigment::rose, .5f), light, side == 0 ? 30.f : -30.f);
    for (int side : {0, 1})
        wing(fore[side], middle, light, side == 0 ? 80.f : -80.f);
    for (float y : {-.72f, .72f}) {
        sheet.dab(p(.08f, y), size * .15f, deep(dark, .4f));
        sheet.dab(p(.09f, y), size * .08f, pigment::naples);
        sheet.line(through({p(-.3f, y), p(-.12f, y * 1.3f), p(.2f, y * 1.52f)}), ink_width * .9f,
                   dark, swelling);
        sheet.dab(p(-.66f, y * .68f), size * .09f, dark);
    }
    sheet.stroke(through({p(-.78f, 0), p(-.2f, .02f), p(.4f, 0)}), {.paint = deep(dark, .3f),
                                                                    .second = mix(dark, light, .5f),
                                                                    .width = size * .3f,
                                                                    .pressure = {.3f, .8f, .6f},
                                                                    .bristle = .4f,
                                                                    .run_out = .1f});
    for (float side : {-1.f, 1.f})
        sheet.line(through({p(.28f, side * .04f), p(.5f, side * .16f), p(.62f, side * .34f)}),
                   ink_width, dark, tapering);
}

}  // namespace velatura::studio
