// Chosen: far keys, pale and small, hang in the dusk; one is near, and it blossoms.
#include "cards/blossom_parts.h"

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
    // A breath of dusk they all hang in, edge to edge.
    sheet.wash(
        sheet.shape("-60,-60 780,-60 780,120 660,160 520,118 380,158 240,120 100,150 -60,110"),
        {.paint = violet,
         .second = cerulean,
         .density = .3f,
         .from = 1.2f,
         .to = .4f,
         .soft = 24,
         .lost = 30,
         .bleed = 26,
         .cloud = .9f});
    // The others: far away, clear as breath on glass, the furthest hardly there.
    struct Key {
        float x, y, size, sway;
        Bow bow;
        float density;
    };
    for (const Key& k :
         {Key{40, 96, .5f, 3, Bow::ring, .34f}, Key{96, 30, .38f, -4, Bow::lozenge, .24f},
          Key{150, 168, .62f, -2, Bow::trefoil, .5f}, Key{214, 70, .42f, 5, Bow::eye, .28f},
          Key{268, 210, .56f, -3, Bow::heart, .42f}, Key{312, 24, .34f, -5, Bow::ring, .22f},
          Key{486, 40, .4f, 4, Bow::lozenge, .26f}, Key{540, 190, .64f, -3, Bow::eye, .52f},
          Key{596, 84, .44f, 2, Bow::ring, .3f}, Key{644, 226, .54f, -2, Bow::trefoil, .4f},
          Key{690, 60, .4f, 3, Bow::heart, .26f}}) {
        const Place p = at(k.x, k.y).scaled(k.size).turned(k.sway);
        sheet.stroke(
            through({{k.x + k.sway * 1.2f, -14}, {k.x - k.sway * .3f, k.y * .5f}, p(0, 6)}),
            {.paint = payne,
             .width = 2.2f,
             .pressure = even,
             .bristle = .1f,
             .glaze = true,
             .density = k.density});
        sheet.wash(key_shape(sheet, p, k.bow), {.paint = mix(payne, ultramarine, .5f),
                                                .second = violet,
                                                .density = k.density * 1.3f,
                                                .soft = .9f,
                                                .lost = 5,
                                                .bleed = 1,
                                                .rim = .5f});
    }

    // The one: gold, near, on the red thread, and in blossom.
    const Place p = at(400, 196).scaled(1.75f).turned(5);
    sheet.glow(p(0, 70), 190, naples, .26f);
    paint_thread(sheet, through({{424, -14}, {408, 90}, p(0, 6)}), 4.4f);
    const Shape key = key_shape(sheet, p, Bow::heart);
    const Look metal{.shadow = umber,
                     .middle = gold,
                     .light = pale(naples, .5f),
                     .accent = mix(gold, vermilion, .3f),
                     .round = 1.2f,
                     .material = Material::metal,
                     .strokes = 1.4f,
                     .flow = 95,
                     .ink = 3.4f};
    sheet.paint(key, metal);
    key_details(sheet, p, umber, white);
    // A twig winds up the shank; at its nodes the blossoms open.
    const Path twig = curve("14,150 -16,128 -12,104 16,88 12,66 -30,52 -44,20 -26,-6", p);
    sheet.line(twig, 5, mix(umber, sap, .3f), {1, .4f, .1f});
    for (const auto& [t, turn, size] : {std::tuple{.14f, 130.f, 34.f},
                                        {.34f, -20.f, 30.f},
                                        {.62f, 160.f, 36.f},
                                        {.8f, 215.f, 30.f},
                                        {.95f, -80.f, 32.f}})
        paint_leaf(sheet, at(along(twig, t)).scaled(size).turned(turn), viridian, sap);
    for (const auto& [x, y, size, opened] : {std::tuple{-46.f, 22.f, 25.f, 1.f},
                                             {-24.f, -10.f, 18.f, .6f},
                                             {22.f, 76.f, 21.f, .9f},
                                             {-22.f, 118.f, 18.f, .8f},
                                             {34.f, 8.f, 29.f, 1.f},
                                             {18.f, 152.f, 13.f, .2f}})
        paint_blossom(sheet, p(x, y), size, x * 3, opened);
    for (const auto& [x, y, turn] : {std::tuple{352.f, 520.f, 24.f}, {436.f, 566.f, -36.f}})
        paint_loose_petal(sheet, at(x, y).scaled(19).turned(turn));
}
