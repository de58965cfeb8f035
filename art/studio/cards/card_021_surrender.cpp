// Surrender: an iron gauntlet opens, and white moths that it held stream up and away.
#include "cards/foreground_parts.h"
#include "cards/light_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Place arm = at(424, 830).turned(5);

// One plate of armour.
void plate(Sheet& sheet, const Shape& s, float flow, float ink_width = 3.2f) {
    sheet.paint(s, {.shadow = ink,
                    .middle = mix(payne, cerulean, .42f),
                    .light = pale(cerulean, .75f),
                    .accent = mix(violet, payne, .4f),
                    .round = 1.35f,
                    .material = Material::metal,
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

}  // namespace

PAINT_CARD(21) {
    // Open, palm up: the cuff comes from below the sheet, four fingers and a thumb lie back.
    const Shape cuff = sheet.shape(
        "-46,64! 0,74 48,62! 62,110 88,160 104,220! 0,240 -96,220! -82,160 -58,112", arm);
    const Shape palm = sheet.shape(
        "-60,-10 -52,-40 -28,-58 6,-62 40,-56 62,-36 68,0 56,34 44,52 0,60 -42,52 -56,26", arm);
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
    struct Finger {
        Point a, b, c, d;
        float r;
    };
    const Finger fingers[] = {{{-44, -34}, {-84, -92}, {-112, -134}, {-142, -150}, 15},
                              {{-22, -48}, {-42, -122}, {-58, -174}, {-84, -206}, 17},
                              {{8, -52}, {8, -132}, {6, -188}, {-10, -228}, 17.5f},
                              {{38, -46}, {54, -118}, {64, -168}, {60, -206}, 16.5f}};
    for (const Finger& f : fingers) {
        const Shape tip = sheet.limbs({{arm(f.c), f.r * .84f, arm(f.d), f.r * .56f}}, 4, 1),
                    middle = sheet.limbs({{arm(f.b), f.r * .95f, arm(f.c), f.r * .84f}}, 4, 1),
                    root = sheet.limbs({{arm(f.a), f.r * 1.08f, arm(f.b), f.r}}, 4, 1);
        const Point along_finger = f.c - f.a;
        const float flow = std::atan2(along_finger.y, along_finger.x) / radians(1) + arm.degrees;
        plate(sheet, tip, flow, 3);
        plate(sheet, middle, flow, 3);
        plate(sheet, root, flow, 3.2f);
        rivet(sheet, arm(f.b));
        rivet(sheet, arm(f.c));
    }
    plate(sheet, palm, arm.degrees + 20, 4.4f);
    // The leather of the palm, warm and creased.
    const Shape leather =
        sheet.shape("-42,-4 -28,-34 8,-42 44,-30 50,2 34,34 -4,42 -34,28", arm, 1.4f);
    sheet.paint(leather, {.shadow = umber,
                          .middle = mix(umber, ochre, .5f),
                          .light = mix(naples, ochre, .3f),
                          .accent = madder,
                          .material = Material::skin,
                          .ink = 2.6f});
    for (auto crease : {"-34,-6 -6,2 20,-10 40,-22", "-26,24 -10,2 -4,-26", "-14,32 12,16 40,12"})
        sheet.line(crease, arm, 2.4f, deep(umber, .5f), swelling);
    const Shape ball = sheet.limbs({{arm(56, 26), 22, arm(92, -14), 18}}, 6, 1),
                thumb = sheet.limbs({{arm(96, -22), 16, arm(126, -66), 11}}, 6, 1);
    plate(sheet, thumb, arm.degrees - 60, 3.4f);
    plate(sheet, ball, arm.degrees - 45, 3.6f);
    rivet(sheet, arm(94, -18));
    const Shape wrist = sheet.shape("-46,38! 0,48 48,36! 54,54 50,76 0,90 -48,78 -52,56", arm);
    plate(sheet, wrist, arm.degrees, 4);
    // Somebody's favour is tied about the wrist.
    const Shape tails =
        sheet.shape("44,58! 72,66 92,54 122,62! 112,72 118,84! 92,78 74,88 52,80!", arm) |
        sheet.shape("40,62! 56,84 58,106 78,128! 64,128 58,142! 44,120 38,96 30,74!", arm);
    const Look ribbon = red_cloth(30, 2.8f);
    sheet.paint(tails, ribbon);
    sheet.paint(sheet.shape("-52,54! 0,66 52,52! 53,68 0,82 -50,71!", arm), ribbon);
    sheet.paint(sheet.circle(arm(44, 64), 13), ribbon);

    // White moths: a handful still in the palm, then a stream that leaves over the upper edge.
    const Path flight =
        curve("428,760 392,640 300,560 330,440 452,352 470,240 380,150 398,50 470,-30");
    sheet.wash(sheet.tube(flight, 40, 130), {.paint = cerulean,
                                             .second = rose,
                                             .density = .2f,
                                             .soft = 24,
                                             .lost = 26,
                                             .bleed = 22,
                                             .cloud = .9f});
    Random random(21);
    for (int k = 0; k < 26; ++k) {
        const float t = std::pow((static_cast<float>(k) + .5f) / 26, .9f);
        const float side = random.bell() * blend(10, 46, t), turn = heading(flight, t);
        const float stray = random.between(-60, 60),
                    size = blend(25, 10, t) * random.between(.8f, 1.2f);
        paint_moth(
            sheet,
            at(along(flight, t) + direction(turn + 90) * side).scaled(size).turned(turn + stray),
            mix(cerulean, violet, .45f), pale(cerulean, .85f), white);
    }
    for (const auto& [x, y, turn] : {std::tuple{-14.f, -6.f, -100.f}, {22.f, 8.f, -50.f}})
        paint_moth(sheet, at(arm(x, y)).scaled(23).turned(turn), mix(cerulean, violet, .45f),
                   pale(cerulean, .85f), white);
}
