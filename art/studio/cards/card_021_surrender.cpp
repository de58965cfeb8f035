// Surrender: an iron gauntlet rises from below and holds up a white flag; the flag is a daisy.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Place arm = at(424, 812).turned(5);

// One plate of armour.
void plate(Sheet& sheet, const Shape& s, float flow, float ink_width = 3.2f) {
    sheet.paint(s, {.shadow = ink,
                    .middle = mix(payne, cerulean, .42f),
                    .light = pale(cerulean, .75f),
                    .accent = mix(violet, payne, .4f),
                    .round = 1.35f,
                    .strokes = 1.4f,
                    .flow = flow,
                    .ink = ink_width,
                    .rim = 3,
                    .rim_paint = white,
                    .slip = 0});
}

void rivet(Sheet& sheet, Point c) {
    sheet.dab(c, 4.2f, ink);
    sheet.dab(c + Point{-.4f, -.5f}, 3, gold);
    sheet.dab(c + Point{-1.2f, -1.4f}, 1.1f, white);
}

void daisy(Sheet& sheet, Point c) {
    const auto ring = [&](int count, float reach, float turn, Paint shade) {
        for (int k = 0; k < count; ++k) {
            const float a = turn + 360.f / static_cast<float>(count) * static_cast<float>(k) +
                            6 * noise(static_cast<float>(k) * 1.7f, reach, 5);
            const float l = reach * (1 + .1f * noise(static_cast<float>(k) * 2.3f, turn, 9));
            const Shape s = sheet.shape(
                ".12,0! .3,-.13 .62,-.19 .9,-.15 1.02,-.05 .96,.02! 1.02,.07 .88,.16 .6,.18 .3,.12",
                at(c).scaled(l).turned(a), 1.2f);
            sheet.halo(s, {.width = 3, .alpha = .4f});
            sheet.paint(s, {.shadow = shade,
                            .middle = mix(white, shade, .12f),
                            .light = white,
                            .strokes = 1.6f,
                            .stroke_width = 5,
                            .flow = a,
                            .ink = 2.4f,
                            .slip = 0});
            sheet.line(
                Path{at(c).scaled(l).turned(a)(.35f, 0), at(c).scaled(l).turned(a)(.6f, .02f),
                     at(c).scaled(l).turned(a)(.84f, 0)},
                1.8f, mix(shade, violet, .3f), swelling);
        }
    };
    ring(13, 102, 4, mix(cerulean, violet, .35f));
    ring(12, 86, 20, mix(cerulean, rose, .3f));
    const Shape heart = sheet.ellipse(c, 31, 28, 0, 2.4f);
    sheet.paint(heart, {.shadow = mix(ochre, vermilion, .3f),
                        .middle = gold,
                        .light = naples,
                        .round = 1.2f,
                        .strokes = 1.2f,
                        .ink = 3});
    sheet.stipple(heart.grown(-2), {.paint = ochre, .second = naples, .spacing = 8, .radius = 2});
}

}  // namespace

PAINT_CARD(21) {
    const Point bloom = arm(-66, -262);
    // Stalk behind the hand, with two leaves.
    const Path stalk = curve("-30,74 -16,0 -20,-90 -40,-180 -66,-262", arm);
    const Shape stem = sheet.tube(stalk, 13, 9);
    sheet.halo(stem);
    sheet.paint(stem, green_stalk());
    paint_leaf(sheet, at(along(stalk, .55f)).scaled(74).turned(-28), viridian, sap);
    paint_leaf(sheet, at(along(stalk, .46f)).scaled(70, -70).turned(214), prussian, viridian);
    daisy(sheet, bloom);
    // A petal has already given up.
    const Shape fallen = sheet.shape("0,0! .3,-.2 .7,-.26 1,-.06 .98,.1 .6,.16 .26,.12",
                                     at(268, 712).scaled(66).turned(38), 1.2f);
    sheet.halo(fallen, {.width = 3});
    sheet.paint(fallen, {.shadow = mix(cerulean, violet, .35f),
                         .middle = white,
                         .light = white,
                         .flow = 38,
                         .ink = 2.4f});
    sheet.line("254,690 248,676 254,662", {}, 2, violet, swelling);
    sheet.line("276,692 274,680 280,668", {}, 2, violet, swelling);

    // Cuff of the gauntlet, flaring to the lower edge.
    const Shape cuff = sheet.shape(
        "-46,64! 0,74 48,62! 62,110 88,160 104,220! 0,240 -96,220! -82,160 -58,112", arm);
    const Shape wrist = sheet.shape("-46,34! 0,44 48,32! 54,50 50,72 0,86 -48,74 -52,52", arm);
    const Shape palm = sheet.shape(
        "-62,-52 -44,-76 -8,-84 30,-76 56,-52 64,-14 56,24 44,48 0,56 -42,48 -60,18 -66,-16", arm);
    sheet.halo(cuff | wrist | palm);
    plate(sheet, cuff, arm.degrees + 86, 5);
    for (auto ridge : {"-16,84 -24,140 -34,214", "18,84 28,140 42,214"}) {
        sheet.stroke(ridge, arm, {.paint = ink, .width = 5, .pressure = swelling, .alpha = .8f});
        sheet.stroke(shifted(curve(ridge, arm), {-5, 0}), {.paint = white,
                                                           .width = 4,
                                                           .pressure = swelling,
                                                           .alpha = .85f,
                                                           .bristle = 1,
                                                           .dry = .3f});
    }
    sheet.stroke("-54,104 0,116 58,102", arm,
                 {.paint = gold,
                  .second = ochre,
                  .width = 11,
                  .pressure = even,
                  .bristle = .4f,
                  .inside = &cuff});
    for (Point r : {Point{-40, 130}, Point{2, 138}, Point{46, 128}})
        rivet(sheet, arm(r));
    plate(sheet, palm, arm.degrees + 20, 4.4f);

    // The stalk again, where the hand closes on it.
    const Shape held = sheet.tube("-26,58 -16,0 -18,-90", 13, 12, arm);
    sheet.paint(held, green_stalk());
    plate(sheet, wrist, arm.degrees, 4);
    // Four fingers, each of three plates, from the little one up.
    for (int k = 3; k >= 0; --k) {
        const float y = -58 + 30.f * static_cast<float>(k);
        const float shorter = k == 3 ? 8.f : k == 0 ? 3.f : 0.f;
        const float r = k == 3 ? 15.f : 17.f;
        const Shape tip =
            sheet.limbs({{arm(6, y + 3), r * .92f, arm(36 - shorter, y + 6), r * .7f}}, 4, 1);
        const Shape middle = sheet.limbs({{arm(-34, y), r, arm(4, y + 3), r * .96f}}, 4, 1);
        const Shape knuckle =
            sheet.ellipse(arm(-58 + shorter * .6f, y - 1), r * .95f, r * 1.06f, arm.degrees, 1);
        plate(sheet, tip, arm.degrees + 4, 3);
        plate(sheet, middle, arm.degrees + 4, 3.2f);
        plate(sheet, knuckle, arm.degrees + 80, 3.2f);
        rivet(sheet, arm(-14, y + 1));
    }
    // The thumb lies across them.
    const Shape ball = sheet.limbs({{arm(52, 32), 23, arm(56, -8), 20}}, 6, 1);
    const Shape thumb = sheet.limbs({{arm(52, -22), 18, arm(20, -42), 14}}, 6, 1);
    plate(sheet, ball, arm.degrees + 80, 3.6f);
    sheet.halo(thumb, {.width = 2, .alpha = .3f});
    plate(sheet, thumb, arm.degrees + 30, 3.6f);
    rivet(sheet, arm(54, -8));

    // Somebody's favour is tied about the wrist.
    const Shape tails =
        sheet.shape("44,58! 72,66 92,54 122,62! 112,72 118,84! 92,78 74,88 52,80!", arm) |
        sheet.shape("40,62! 56,84 58,106 78,128! 64,128 58,142! 44,120 38,96 30,74!", arm);
    sheet.halo(tails, {.width = 3});
    const Look ribbon = red_cloth(30, 2.8f);
    sheet.paint(tails, ribbon);
    const Shape band = sheet.shape("-52,50! 0,62 52,48! 53,64 0,78 -50,67!", arm);
    sheet.paint(band, ribbon);
    sheet.paint(sheet.circle(arm(44, 62), 13), ribbon);
}
