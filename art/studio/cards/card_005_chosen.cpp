// Chosen: a curtain of dark keys on threads; one of them shines, and its thread is the red one.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

enum class Bow { ring, trefoil, heart, lozenge, eye };

// A key hanging from 0,0: bow, collars, shank and a bit with teeth, 160 long.
Shape key_shape(const Sheet& sheet, const Place& p, Bow bow) {
    const float s = std::fabs(p.sx);
    const auto disc = [&](float x, float y, float r) { return sheet.circle(p(x, y), r * s, .8f); };
    const Shape shank =
        sheet.shape("-5.5,50! 5.5,50! 5,100 5,148 6,160 0,166 -6,160 -5,148 -5,100", p, .8f);
    const Shape bit = sheet.shape(
        "0,112! 33,110! 36,121! 25,123! 25,130! 37,130! 38,139! 26,140! 26,147! 35,148! 33,155! "
        "0,154!",
        p, .8f);
    const Shape collars = sheet.ellipse(p(0, 62), 12 * s, 5.5f * s, p.degrees, .6f) |
                          sheet.ellipse(p(0, 74), 9 * s, 4.5f * s, p.degrees, .6f);
    Shape head;
    switch (bow) {
        case Bow::ring:
            head = disc(0, 30, 29) - disc(0, 30, 17);
            break;
        case Bow::trefoil:
            head = (disc(0, 18, 18) | disc(-20, 42, 18) | disc(20, 42, 18)) - disc(0, 17, 9) -
                   disc(-21, 42, 9) - disc(21, 42, 9);
            break;
        case Bow::heart: {
            const Place h = at(p(0, 30)).turned(p.degrees);
            head = sheet.shape(heart(h.scaled(36 * s, 33 * s)), 1) -
                   sheet.shape(heart(h.scaled(20 * s, 18 * s)), .6f);
            break;
        }
        case Bow::lozenge:
            head = (sheet.shape("0,0 12,16 30,30 12,44 0,60 -12,44 -30,30 -12,16", p, .8f) |
                    disc(0, 2, 8) | disc(29, 30, 8) | disc(-29, 30, 8)) -
                   sheet.shape("0,18! 11,30! 0,44! -11,30!", p, .6f);
            break;
        case Bow::eye:
            head = sheet.ellipse(p(0, 32), 36 * s, 25 * s, p.degrees, .8f) -
                   sheet.shape("-24,32! -8,20 8,20 24,32! 8,44 -8,44", p, .6f);
            break;
    }
    return head | shank | bit | collars;
}

// Scrollwork and the light that runs down the shank.
void key_details(Sheet& sheet, const Place& p, Paint dark, Paint bright) {
    sheet.line("-2.5,82 -2,110 -2.5,146", p, 3 * p.sx, bright, {.4f, .3f, .3f});
    for (float y : {62.f, 74.f})
        sheet.line(through({p(-9, y - 1), p(-3, y - 2), p(3, y - 2)}), 2 * p.sx, bright, swelling);
    sheet.line("12,116 12,132 12,150", p, 2.2f, dark, even);
}

}  // namespace

PAINT_CARD(5) {
    struct Key {
        float x, y, size, sway;
        Bow bow;
        Paint metal;
    };
    const Paint patina = mix(payne, viridian, .35f), rust = mix(umber, payne, .35f),
                plum = mix(payne, violet, .55f);
    for (const Key& k :
         {Key{66, 92, .98f, 3, Bow::ring, rust}, Key{138, 26, .82f, -4, Bow::lozenge, plum},
          Key{208, 150, 1.06f, -2, Bow::trefoil, patina},
          Key{284, 52, .9f, 5, Bow::eye, mix(umber, madder, .4f)},
          Key{352, 18, .72f, -5, Bow::ring, patina},
          Key{534, 44, .92f, 4, Bow::lozenge, mix(umber, madder, .5f)},
          Key{592, 166, 1.04f, -3, Bow::eye, plum}, Key{656, 40, .94f, 3, Bow::trefoil, patina}}) {
        const Place p = at(k.x, k.y).scaled(k.size).turned(k.sway);
        const Path thread =
            through({{k.x + k.sway * 1.2f, -14}, {k.x - k.sway * .3f, k.y * .5f}, p(0, 6)});
        sheet.line(shifted(thread, {-1.2f, 0}), 1.6f, mix(ochre, naples, .4f), even);
        sheet.line(thread, 2.6f, mix(umber, ink, .4f), even);
        const Shape key = key_shape(sheet, p, k.bow);
        sheet.halo(key, {.width = 3.4f, .alpha = .5f});
        sheet.paint(key, {.shadow = ink,
                          .middle = k.metal,
                          .light = mix(k.metal, mix(gold, cerulean, .4f), .75f),
                          .accent = mix(umber, vermilion, .3f),
                          .strokes = 1.4f,
                          .stroke_width = 5,
                          .ink = 2.8f,
                          .rim = 4,
                          .slip = 0});
        key_details(sheet, p, ink, mix(cerulean, naples, .4f));
    }

    // The one.
    const Place p = at(428, 142).scaled(1.34f).turned(-5);
    const Point bow = p(0, 30);
    sheet.glow(p(2, 70), 150, naples, .28f);
    Random random(12);
    for (int k = 0; k < 22; ++k) {
        const float turn = 360.f / 22 * static_cast<float>(k) + 4 * random.bell();
        const float reach = random.between(72, 104);
        if (std::fabs(turn - 90) < 24 || std::fabs(turn - 270) < 10) continue;
        const Point d = direction(turn);
        sheet.stroke(
            Path{bow + d * 56, bow + d * (reach * .8f), bow + d * reach},
            {.paint = gold, .second = naples, .width = 5, .pressure = tapering, .bristle = .5f});
    }
    paint_thread(sheet, curve("444,-14 434,50 424,100 427,146"), 5);
    const Shape key = key_shape(sheet, p, Bow::heart);
    sheet.halo(key, {.width = 6, .alpha = .6f});
    sheet.paint(key, {.shadow = mix(ochre, vermilion, .35f),
                      .middle = mix(gold, naples, .35f),
                      .light = white,
                      .accent = mix(gold, rose, .3f),
                      .strokes = 1.5f,
                      .stroke_width = 6,
                      .ink = 3.4f,
                      .ink_paint = mix(ink, umber, .5f),
                      .slip = 0});
    key_details(sheet, p, mix(umber, vermilion, .3f), white);
    // The thread's bow.
    for (auto loop :
         {"428,144 404,122 392,134 402,148 428,146", "428,145 450,120 466,130 456,148 429,147"})
        paint_thread(sheet, curve(loop), 4.4f);
    paint_thread(sheet, curve("428,146 414,164 410,186"), 4);
    paint_thread(sheet, curve("429,146 446,162 446,180"), 4);
    paint_glint(sheet, p(-26, 12), 22, white);
    paint_glint(sheet, p(40, 136), 15);
    paint_glint(sheet, p(-40, 104), 13);
}
