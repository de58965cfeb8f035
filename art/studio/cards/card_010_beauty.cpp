// Beauty: tall poppies at the edge; the heart of one is a hand mirror, and a butterfly looks in
// while the wind already carries petals across the sheet.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point heart_of_mirror{514, 486};

void petal_of_poppy(Sheet& sheet, Point heart, float turn, float length, float width, Seed seed) {
    const Place p = at(heart).scaled(length, width).turned(turn);
    const Shape s = sheet.shape(
        "0,0! .2,-.34 .5,-.66 .8,-.72 .94,-.5 1.06,-.3 1.0,-.08 1.1,.14 1.0,.36 .96,.6 .74,.72 "
        ".46,.64 .2,.34",
        p, 4);
    const auto from_heart = [=](Point q) {
        return std::atan2(q.y - heart.y, q.x - heart.x) / radians(1);
    };
    sheet.paint(s, {.shadow = mix(madder, violet, .25f),
                    .middle = vermilion,
                    .light = mix(rose, gold, .45f),
                    .accent = rose,
                    .round = .9f,
                    .gradient = .3f,
                    .material = Material::cloth,
                    .strokes = 1.4f,
                    .stroke_length = length * .55f,
                    .stroke_width = 8,
                    .flow_field = from_heart,
                    .ink = 3.4f,
                    .seed = seed});
    // The dark blotch at its foot, brushed outwards; then creases like crumpled silk.
    for (float v : {-.34f, -.2f, -.06f, .08f, .22f, .36f})
        sheet.stroke(through({p(.34f, v * .8f), p(.52f, v * 1.1f), p(.74f, v * 1.3f)}),
                     {.paint = deep(madder, .75f),
                      .second = madder,
                      .width = width * .17f,
                      .pressure = tapering,
                      .alpha = .9f,
                      .bristle = .8f,
                      .dry = .25f,
                      .inside = &s});
    for (float v : {-.4f, -.1f, .22f, .46f})
        sheet.line(through({p(.4f, v * .5f), p(.68f, v * .9f), p(.96f, v * 1.1f)}), 3,
                   mix(madder, violet, .4f), {.1f, .4f, .7f});
}

void stem(Sheet& sheet, const Path& path, float width) {
    const Shape s = sheet.tube(path, width, width * .62f);
    sheet.paint(s, green_stalk(2.6f));
    // Fine hairs along it.
    for (int k = 0; k < static_cast<int>(length(path) / 12); ++k) {
        const float t = 12 * (static_cast<float>(k) + .5f) / length(path);
        const float side = k % 2 == 0 ? 1.f : -1.f;
        const Point foot = along(path, t) + direction(heading(path, t) + 90 * side) * (width * .4f);
        const Point tip = foot + direction(heading(path, t) + 62 * side) * 9;
        sheet.line(Path{foot, foot + (tip - foot) * .5f, tip}, 1.5f, viridian, tapering);
    }
}

// A poppy from the side: petals behind, a crown of stamens, petals in front.
void side_poppy(Sheet& sheet, const Place& p) {
    const Look silk{.shadow = mix(madder, violet, .3f),
                    .middle = vermilion,
                    .light = mix(rose, gold, .4f),
                    .accent = rose,
                    .strokes = 1.7f,
                    .flow = p.degrees + 90,
                    .ink = 3.2f};
    Look far = silk;
    far.middle = madder;
    far.shadow = deep(madder, .5f);
    far.light = vermilion;
    const Shape back =
        sheet.shape("-.7,-.2! -.9,-.7 -.5,-1.1 -.1,-.92 .3,-1.12 .8,-.84 .7,-.2!", p, 3);
    const Shape left =
        sheet.shape("0,.5! -.5,.42 -.94,.06 -1.12,-.5 -.86,-.74 -.5,-.52 -.2,-.5 .1,-.1", p, 3);
    const Shape right =
        sheet.shape("0,.5! -.1,.1 .06,-.42 .4,-.56 .7,-.7 1.06,-.62 1.08,-.2 .8,.24 .44,.46", p, 3);
    sheet.paint(back, far);
    for (float x : {-.3f, -.12f, .05f, .2f, .36f}) {
        sheet.line(through({p(x * .5f, -.3f), p(x, -.6f), p(x * 1.2f, -.82f)}), 2.2f, ink, even);
        sheet.dab(p(x * 1.2f, -.84f), 4, x > .1f ? gold : ink);
    }
    sheet.paint(left, silk);
    sheet.paint(right, silk);
    for (auto crease : {"-.2,.3 -.56,0 -.8,-.46", "-.06,.24 -.3,-.1 -.42,-.44",
                        ".16,.3 .3,-.1 .36,-.46", ".3,.3 .64,-.06 .84,-.5"})
        sheet.line(crease, p, 2.8f, mix(madder, violet, .5f), {.1f, .4f, .7f});
}

void fern_leaf(Sheet& sheet, const Place& p, Paint dark, Paint bright) {
    const Shape s = sheet.shape(
        "0,0! .14,-.06 .12,-.26! .28,-.12 .34,-.36! .46,-.12 .56,-.34! .66,-.1 .8,-.22! .86,-.06 "
        "1.06,0! .84,.06 .8,.2! .66,.08 .58,.3! .46,.1 .34,.3! .28,.08 .14,.2! .12,.05",
        p);
    sheet.paint(s, {.shadow = dark,
                    .middle = mix(dark, bright, .6f),
                    .light = mix(bright, naples, .45f),
                    .round = .7f,
                    .strokes = 1.4f,
                    .flow = p.degrees,
                    .ink = 3});
    sheet.line(".02,0 .5,-.02 .96,0", p, 3.4f, naples, tapering);
}

void butterfly(Sheet& sheet, const Place& p, bool reflected) {
    const Look far{
        .shadow = prussian, .middle = ultramarine, .light = cerulean, .strokes = 1.2f, .ink = 2.4f};
    const Look near{.shadow = ultramarine,
                    .middle = cerulean,
                    .light = white,
                    .accent = rose,
                    .strokes = 1.5f,
                    .flow = p.degrees - 50,
                    .ink = reflected ? 1.8f : 3};
    const Shape wing_far = sheet.shape(".1,-.1! -.1,-.7 .1,-1.3 .5,-1.5! .62,-1 .5,-.4", p, 1);
    const Shape wing = sheet.shape(
        "0,0! .1,-.6 .5,-1.15 1.05,-1.4! 1.2,-.9 1.0,-.3 .6,-.02 .9,.14 .96,.5 .7,.86! .4,.72 "
        ".12,.36",
        p, 1);
    if (!reflected) {
        sheet.paint(wing_far, far);
    }
    sheet.paint(wing, near);
    for (auto vein : {".06,-.1 .4,-.6 .9,-1.1", ".1,-.04 .5,-.3 .98,-.6", ".12,.1 .4,.2 .7,.5"})
        sheet.line(vein, p, 2, ultramarine, tapering);
    sheet.dab(p(.86f, -.96f), std::fabs(p.sy) * .1f, vermilion);
    sheet.dab(p(.66f, .4f), std::fabs(p.sy) * .09f, gold);
    sheet.stroke("-.2,-.42 0,0 .16,.66", p,
                 {.paint = ink,
                  .second = umber,
                  .width = std::fabs(p.sy) * .2f,
                  .pressure = swelling,
                  .bristle = .2f});
    sheet.dab(p(-.22f, -.48f), std::fabs(p.sy) * .13f, ink);
    sheet.line("-.24,-.52 -.4,-.8 -.66,-.92", p, 1.8f, ink, even);
    sheet.line("-.28,-.48 -.54,-.66 -.82,-.66", p, 1.8f, ink, even);
}

}  // namespace

PAINT_CARD(10) {
    sheet.hang(72, 101, .9f);
    fern_leaf(sheet, at(624, 1030).scaled(240, 210).turned(-62), prussian, viridian);
    fern_leaf(sheet, at(570, 1030).scaled(250, -210).turned(-134), viridian, sap);
    stem(sheet, curve("656,1030 668,930 660,850 642,786"), 11);
    stem(sheet, curve("530,1030 516,900 474,800 428,752 402,760 396,784"), 9);
    side_poppy(sheet, at(636, 744).scaled(78, 74).turned(7));

    // A bud that still hangs its head, its sepals just parting.
    const Shape bud =
        sheet.shape("398,778! 374,792 366,828 382,862 398,870! 416,858 426,824 416,792");
    sheet.paint(bud, {.shadow = viridian, .middle = sap, .light = naples, .flow = 88});
    sheet.stroke("388,800 382,834 394,866", {},
                 {.paint = vermilion, .second = rose, .width = 13, .pressure = swelling});

    // The mirror: its handle is the stem.
    stem(sheet, curve("600,1030 602,900 588,780 558,700 532,610"), 14);
    petal_of_poppy(sheet, heart_of_mirror, -98, 152, 132, 2);
    petal_of_poppy(sheet, heart_of_mirror, 82, 138, 138, 3);
    petal_of_poppy(sheet, heart_of_mirror, 172, 146, 140, 4);
    petal_of_poppy(sheet, heart_of_mirror, -10, 140, 128, 5);
    const Place mirror = at(heart_of_mirror).turned(8);
    // Stamens all round the frame.
    for (int k = 0; k < 34; ++k) {
        const float a = 360.f / 34 * static_cast<float>(k);
        const float reach = 1 + .1f * noise(static_cast<float>(k) * .8f, 2, 7);
        const Point d{direction(a).x * 62, direction(a).y * 72};
        sheet.line(Path{mirror(d), mirror(d * (1.12f * reach)), mirror(d * (1.26f * reach))}, 2.2f,
                   ink, even);
        sheet.dab(mirror(d * (1.28f * reach)), 3.6f, k % 3 == 0 ? gold : ink);
    }
    const Shape frame = sheet.ellipse(heart_of_mirror, 64, 74, 8);
    sheet.paint(frame, {.shadow = umber,
                        .middle = gold,
                        .light = pale(naples, .3f),
                        .accent = ochre,
                        .strokes = 1.4f,
                        .ink = 4});
    const Shape glass = sheet.ellipse(heart_of_mirror, 50, 60, 8);
    sheet.paint(glass, {.shadow = mix(cerulean, violet, .3f),
                        .middle = pale(cerulean, .55f),
                        .light = white,
                        .accent = naples,
                        .round = -.5f,
                        .gradient = .5f,
                        .strokes = 1.4f,
                        .stroke_width = 9,
                        .flow = -52,
                        .ink = 3});
    butterfly(sheet, at(heart_of_mirror + Point{4, 8}).scaled(36, 36).turned(6), true);
    for (auto shine : {"-40,4 -28,-22 -10,-46", "-42,20 -38,8 -34,0"})
        sheet.stroke(shine, mirror,
                     {.paint = white,
                      .width = 9,
                      .pressure = swelling,
                      .bristle = .8f,
                      .dry = .25f,
                      .inside = &glass});
    for (int k = 0; k < 20; ++k) {
        const Point d = direction(18.f * static_cast<float>(k));
        sheet.dab(mirror(d.x * 57, d.y * 67), 2.6f, k % 2 == 0 ? umber : naples);
    }
    butterfly(sheet, at(338, 428).scaled(-62, 62).turned(-4), false);
    // Petals that the wind has taken, off to the left edge.
    for (const auto& [x, y, size, turn] : {std::tuple{372.f, 610.f, 46.f, 150.f},
                                           {268.f, 690.f, 40.f, 200.f},
                                           {176.f, 640.f, 34.f, 120.f},
                                           {96.f, 716.f, 30.f, 170.f},
                                           {16.f, 680.f, 30.f, 220.f},
                                           {210.f, 790.f, 26.f, 80.f}})
        sheet.paint(sheet.shape(petal(at(x, y).scaled(size, size * .8f).turned(turn)), 2),
                    {.shadow = mix(madder, violet, .25f),
                     .middle = vermilion,
                     .light = mix(rose, gold, .45f),
                     .accent = rose,
                     .material = Material::cloth,
                     .flow = turn,
                     .ink = 2.2f});
}
