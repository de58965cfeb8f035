// Forbidden: an iron gate, overgrown with roses; through the keyhole of its lock looks an eye.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float middle = 558;  // of the gate

// Wrought iron: under-drawing in ink, the bar, a cold light along its left.
void iron(Sheet& sheet, const Path& path, float width) {
    sheet.stroke(
        shifted(path, {width * .2f, 1}),
        {.paint = ink, .width = width + 3, .pressure = even, .bristle = .1f, .run_out = .05f});
    sheet.stroke(path, {.paint = payne,
                        .second = mix(prussian, violet, .4f),
                        .width = width,
                        .pressure = even,
                        .bristle = .3f,
                        .dry = .05f,
                        .run_out = .1f});
    sheet.stroke(shifted(path, {-width * .24f, -.8f}), {.paint = pale(cerulean, .45f),
                                                        .width = width * .36f,
                                                        .pressure = {.4f, .5f, .6f},
                                                        .bristle = .6f,
                                                        .dry = .25f});
}

// How high the bars stand: the gate is arched.
float crest(float x) {
    const float u = (x - middle) / 100;
    return 430 - 62 * std::sqrt(std::max(0.f, 1 - u * u * .92f));
}

void paint_rose(Sheet& sheet, Point c, float r, Paint dark, Paint warm) {
    const float turn = c.x * 7 + c.y * 3;
    std::vector<Point> rim;
    for (int k = 0; k < 10; ++k)
        rim.push_back(c + direction(turn + 36.f * static_cast<float>(k)) *
                              (r * (k % 2 == 0 ? 1.05f : .88f)));
    const Shape flower = sheet.shape(closed_through(rim), 1);
    sheet.halo(flower, {.width = 3});
    sheet.paint(flower, {.shadow = deep(dark, .3f),
                         .middle = dark,
                         .light = warm,
                         .strokes = .8f,
                         .ink = clamped(r * .14f, 1.8f, 3.2f),
                         .slip = 0});
    // Petals: arcs that turn inwards, each lit on its rim.
    for (int k = 0; k < 6; ++k) {
        const float a = turn + 137.5f * static_cast<float>(k),
                    s = r * (.82f - .11f * static_cast<float>(k));
        const Path edge = arc(c + direction(a) * (r * .1f), s, s * .92f, a - 62, a + 62);
        sheet.stroke(edge, {.paint = mix(warm, white, .12f * static_cast<float>(k % 3)),
                            .second = dark,
                            .width = r * .26f,
                            .pressure = swelling,
                            .bristle = .4f,
                            .dry = .1f,
                            .inside = &flower});
        sheet.line(arc(c + direction(a) * (r * .1f), s * .84f, s * .76f, a - 56, a + 56),
                   clamped(r * .09f, 1.3f, 2.4f), deep(dark, .6f), swelling);
    }
    sheet.line(spiral(c, r * .26f, r * .04f, turn, 1.4f), clamped(r * .09f, 1.3f, 2.2f),
               deep(dark, .6f));
}

}  // namespace

PAINT_CARD(27) {
    // Shade of the garden behind.
    sheet.wash(
        sheet.shape("478,852! 478,520 500,450 540,420 576,412 616,424 650,456 668,520 668,852!",
                    at(-14, -44)),
        {.paint = viridian,
         .second = prussian,
         .density = .55f,
         .from = .3f,
         .to = 1.1f,
         .rim = .2f});
    // Posts of cut stone, each with a ball on top.
    for (float x : {442.f, 676.f}) {
        const Shape post = sheet.box(x - 24, 432, 48, 384, 2.2f);
        const Shape cap = sheet.shape("-34,8! -30,-10 0,-14 30,-10 34,8! 0,12", at(x, 428));
        const Shape ball = sheet.circle({x, 392}, 23);
        sheet.halo(post | cap | ball);
        sheet.paint(post, {.shadow = mix(violet, ink, .3f),
                           .middle = mix(rose, violet, .4f),
                           .light = pale(naples, .2f),
                           .accent = viridian,
                           .fall = 0,
                           .gradient = .5f,
                           .strokes = 1.5f,
                           .stroke_width = 10,
                           .flow = 84});
        brick_joints(sheet, post, 54, 200, mix(violet, ink, .5f));
        sheet.paint(
            ball,
            {.shadow = mix(violet, ink, .3f), .middle = mix(rose, violet, .35f), .light = naples});
        sheet.paint(
            cap, {.shadow = violet, .middle = mix(rose, naples, .4f), .light = white, .flow = 2});
    }
    // Bars with leaf-shaped points, then rails and scrolls.
    for (int k = -3; k <= 3; ++k) {
        const float x = middle + 28 * static_cast<float>(k), top = crest(x);
        iron(sheet, through({{x, 802}, {x + 1, 656}, {x, top}}), 7);
        const Shape tip = sheet.shape("0,-34! 9,-16 5,0! -5,0! -9,-16", at(x, top + 4), .8f);
        sheet.halo(tip, {.width = 3});
        sheet.paint(tip,
                    {.shadow = umber, .middle = ochre, .light = naples, .ink = 2.2f, .slip = 0});
    }
    iron(sheet,
         through(
             {{466, 456}, {492, 408}, {526, 386}, {558, 380}, {590, 386}, {626, 408}, {652, 456}}),
         9);
    for (float y : {488.f, 678.f, 788.f})
        iron(sheet, through({{466, y}, {middle, y + 2}, {652, y}}), 8);
    for (float side : {-1.f, 1.f}) {
        for (float x : {28.f, 72.f}) {
            const Point c{middle + side * x, 732};
            iron(sheet, spiral(c, 27, 6, side > 0 ? 200 : -20, side * 1.5f), 4.4f);
        }
        iron(sheet, spiral({middle + side * 56, 448}, 24, 5, side > 0 ? 170 : 10, side * 1.6f),
             4.4f);
    }

    // The lock: a plate of brass, and in its keyhole somebody.
    const Place lock = at(middle, 584);
    const Shape plate = sheet.shape(
        "0,-82! 18,-70 44,-66! 54,-40 50,0 56,36 40,62! 18,66 0,86! -18,66 -40,62! -56,36 -50,0 "
        "-54,-40 -44,-66! -18,-70",
        lock);
    sheet.halo(plate);
    sheet.paint(plate, {.shadow = mix(umber, madder, .3f),
                        .middle = ochre,
                        .light = naples,
                        .accent = vermilion,
                        .round = 1.1f,
                        .strokes = 1.5f,
                        .flow = 60,
                        .ink = 4.4f});
    sheet.contour(plate.grown(-9), {.width = 2.2f, .paint = deep(umber, .4f), .gaps = .1f});
    for (Point nail : {Point{-36, -52}, Point{36, -52}, Point{-36, 50}, Point{36, 50}}) {
        sheet.dab(lock(nail), 5, deep(umber, .4f));
        sheet.dab(lock(nail + Point{-1, -1}), 3, naples);
    }
    const Shape keyhole = sheet.shape(
        "-13,14! -28,4 -34,-16 -26,-38 0,-48 26,-38 34,-16 28,4 13,14! 22,56! 0,60 -22,56!", lock,
        1);
    sheet.paint(keyhole, {.shadow = ink,
                          .middle = deep(prussian, .6f),
                          .light = deep(violet, .4f),
                          .round = .4f,
                          .ink = 4});
    paint_eye(sheet, lock.moved(1, -16).scaled(28), viridian);
    sheet.line("-27,-24 -10,-38 12,-38 28,-22", lock, 2.6f, mix(violet, rose, .3f), swelling);

    // Roses that climb up the left post and over the arch; some hang on the right.
    const Path climbing = curve(
        "436,862 470,800 440,730 474,660 444,590 476,520 470,460 512,424 572,402 630,414 676,450",
        at(-14, -44));
    const Path hanging = curve("700,862 676,800 706,744 680,690 704,640", at(-14, -44));
    for (const Path* vine : {&climbing, &hanging}) {
        const Shape stem = sheet.tube(*vine, 9, 4);
        sheet.halo(stem, {.width = 3, .alpha = .4f});
        sheet.paint(stem, {.shadow = deep(umber, .4f),
                           .middle = mix(viridian, umber, .4f),
                           .light = sap,
                           .ink = 2,
                           .slip = 0});
        Random random(vine == &climbing ? 5 : 8);
        const int leaves = vine == &climbing ? 26 : 11;
        for (int k = 0; k < leaves; ++k) {
            const float t = (static_cast<float>(k) + .5f) / static_cast<float>(leaves);
            const float side = k % 2 == 0 ? -62.f : 62.f;
            const float turn = heading(*vine, t) + side + 16 * random.bell();
            const float size = random.between(20, 31), cool = random.unit();
            paint_leaf(sheet, at(along(*vine, t)).scaled(size).turned(turn),
                       mix(viridian, deep(viridian, .4f), cool), mix(sap, viridian, cool * .5f));
        }
    }
    const Paint bright = mix(vermilion, madder, .25f);
    struct Bloom {
        const Path* vine;
        float t, r;
        Paint dark, warm;
    };
    for (const Bloom& b :
         {Bloom{&climbing, .06f, 20, madder, vermilion}, Bloom{&climbing, .2f, 25, madder, rose},
          Bloom{&climbing, .36f, 19, madder, vermilion}, Bloom{&climbing, .5f, 24, bright, gold},
          Bloom{&climbing, .66f, 28, madder, rose}, Bloom{&climbing, .8f, 21, madder, vermilion},
          Bloom{&climbing, .97f, 25, bright, gold}, Bloom{&hanging, .3f, 22, bright, gold},
          Bloom{&hanging, .95f, 20, madder, rose}})
        paint_rose(sheet, along(*b.vine, b.t), b.r, b.dark, b.warm);
}
