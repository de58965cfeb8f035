// Nature: a stag looks up; its antlers have grown into a blossoming tree where birds sit.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

void blossom(Sheet& sheet, Point c, float r, Random& random) {
    const float turn = random.between(0, 72);
    const Paint tip = mix(white, rose, random.between(.15f, .6f));
    for (int k = 0; k < 5; ++k) {
        const Point d = direction(turn + 72.f * static_cast<float>(k));
        sheet.stroke(Path{c, c + d * (r * .6f), c + d * r}, {.paint = rose,
                                                             .second = tip,
                                                             .width = r * .95f,
                                                             .pressure = {.35f, .75f, .8f},
                                                             .bristle = .3f,
                                                             .dry = .05f,
                                                             .run_out = .1f});
    }
    sheet.dab(c, r * .26f, madder);
    for (int k = 0; k < 5; ++k)
        sheet.dab(c + direction(turn + 36 + 72.f * static_cast<float>(k)) * (r * .4f), 1.3f, gold);
}

}  // namespace

PAINT_CARD(9) {
    sheet.hang(72, 101, .9f);
    // Antlers first: the head covers their feet.
    std::vector<Path> limbs;
    std::vector<Point> tips;
    for (const Growth& g : {Growth{.root = {448, 600},
                                   .degrees = -112,
                                   .length = 118,
                                   .width = 25,
                                   .spread = 42,
                                   .lean = 1.1f,
                                   .generations = 5,
                                   .seed = 12},
                            Growth{.root = {486, 596},
                                   .degrees = -74,
                                   .length = 98,
                                   .width = 23,
                                   .spread = 40,
                                   .lean = -1.2f,
                                   .generations = 5,
                                   .seed = 7}}) {
        const Tree t = grow(g);
        limbs.insert(limbs.end(), t.limbs.begin(), t.limbs.end());
        tips.insert(tips.end(), t.tips.begin(), t.tips.end());
    }
    const Shape antlers = sheet.shapes(limbs, 2);
    sheet.paint(antlers, {.shadow = deep(umber, .5f),
                          .middle = umber,
                          .light = naples,
                          .accent = ochre,
                          .round = 1.3f,
                          .strokes = 1.6f,
                          .stroke_length = 40,
                          .stroke_width = 4,
                          .ink = 2.8f,
                          .slip = 0});

    const Shape stag = sheet.shape(
        "478,1040! 494,956 492,886 474,836 452,806 428,788 398,770 360,752 326,744 306,736 294,718 "
        "300,702 320,692 354,680 390,654 412,624 436,600 470,588 500,596 524,616 548,684 586,764 "
        "626,854 658,946 680,1040!");
    const Shape ear = sheet.shape("498,612! 522,570 566,546 616,540! 604,586 566,624 516,638");
    const auto fur = [](Point p) {
        return p.y < 700 ? 130.f + (p.x - 420) * -.35f : 68.f + (p.x - 560) * -.05f;
    };
    sheet.paint(ear,
                {.shadow = umber, .middle = mix(umber, ochre, .5f), .light = naples, .flow = -30});
    sheet.gouache(sheet.shape("518,610! 544,578 598,552! 572,596 536,618"),
                  {.shadow = madder, .middle = rose, .light = naples, .slip = 0});
    sheet.paint(stag, {.shadow = deep(umber, .45f),
                       .middle = mix(umber, ochre, .45f),
                       .light = naples,
                       .accent = vermilion,
                       .round = 1.2f,
                       .fall = 60,
                       .gradient = .35f,
                       .strokes = 1.8f,
                       .stroke_length = 74,
                       .stroke_width = 11,
                       .flow_field = fur,
                       .rim = 5,
                       .rim_paint = pale(cerulean, .5f)});
    // Pale throat and chest, in separate tufts.
    Random random(5);
    for (int k = 0; k < 46; ++k) {
        const float t = random.unit();
        const Point p{486 + 34 * t + 26 * random.bell(), 806 + 200 * t};
        if (stag.distance(p) > -8) continue;
        const float sway = 6 * random.bell();
        sheet.stroke(through({p, p + Point{4, 22}, p + Point{2 + sway, 46}}),
                     {.paint = mix(naples, white, random.unit()),
                      .second = ochre,
                      .width = 8,
                      .pressure = {.6f, .05f, .2f},
                      .alpha = .85f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &stag});
    }
    // Spots on the back.
    for (int k = 0; k < 17; ++k) {
        const Point p{566 + 24.f * static_cast<float>(k % 4) + 9 * random.bell(),
                      800 + 46.f * static_cast<float>(k / 3) + 10 * random.bell()};
        if (stag.distance(p) < -12) sheet.dab(p, random.between(4, 7), pale(naples, .4f), .9f);
    }
    // Muzzle, eye, and the line of the jaw.
    sheet.gouache(sheet.shape("295,718! 302,702 322,696 326,710 314,726 302,730"),
                  {.shadow = ink, .middle = payne, .light = cerulean, .slip = 0});
    sheet.gouache(sheet.shape("312,736! 340,730 380,742 420,776 384,764 340,750"),
                  {.shadow = ochre, .middle = naples, .light = white, .round = .5f});
    sheet.paint(
        sheet.ellipse({426, 660}, 12, 9, -24),
        {.shadow = ink, .middle = deep(umber, .7f), .light = umber, .strokes = 0, .ink = 3});
    sheet.dab({422, 656}, 3, white);
    sheet.line("408,658 420,644 440,646", {}, 3.2f);
    sheet.line("300,732 324,736 350,734", {}, 2.6f);
    sheet.line("474,706 468,744 452,782", {}, 3, deep(umber, .5f), swelling);
    // A wreath of red thread about the neck.
    paint_thread(sheet, curve("482,850 512,868 546,850 580,808 600,786"), 6);
    paint_thread(sheet, curve("514,868 506,896 516,924"), 4.4f);

    // Leaves and blossoms on every tip.
    for (Point t : tips) {
        for (int k = 0; k < 2; ++k) {
            const Point foot{t.x + 8 * random.bell(), t.y + 8 * random.bell()};
            const float size = random.between(20, 32), turn = random.between(0, 360);
            const float cool = random.unit(), warm = random.unit();
            paint_leaf(sheet, at(foot).scaled(size).turned(turn), mix(sap, viridian, cool),
                       mix(sap, gold, warm));
        }
        if (random.chance(.62f)) {
            const Point c{t.x + 9 * random.bell(), t.y + 9 * random.bell()};
            const float r = random.between(12, 18);
            blossom(sheet, c, r, random);
        }
    }
    // Two small birds.
    for (const Place& p : {at(330, 402).scaled(30).turned(-6), at(606, 330).scaled(-28, 28)}) {
        const Shape b = sheet.shape(bird(BirdPose::perched, p), .8f);
        sheet.paint(b, {.shadow = ultramarine,
                        .middle = cerulean,
                        .light = white,
                        .accent = vermilion,
                        .strokes = 1.3f,
                        .flow = 40,
                        .ink = 2.4f});
        sheet.dab(p(.56f, -.5f), 2.2f, ink);
    }
}
