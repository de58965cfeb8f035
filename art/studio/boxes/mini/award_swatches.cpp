// An award card: a wall of pictures without a gap, and somebody already looks for a nail.
#include "award_parts.h"

#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Hung {
    float x, y, w, h;
    Paint frame;
    int scene;
};

void paint_hung(Sheet& sheet, const Hung& one) {
    const auto box = [&](float in) {
        return sheet.shape(Path{{one.x + in, one.y + in},
                                {one.x + one.w - in, one.y + in},
                                {one.x + one.w - in, one.y + one.h - in},
                                {one.x + in, one.y + one.h - in}},
                           1.2f);
    };
    const float band = std::min(one.w, one.h) * .1f + 3;
    sheet.paint(box(3), {.shadow = deep(one.frame, .55f),
                         .middle = one.frame,
                         .light = mix(one.frame, naples, .6f),
                         .round = .9f,
                         .strokes = 1.5f,
                         .ink = 3.4f});
    const Shape view = box(band + 3);
    const Point c{one.x + one.w / 2, one.y + one.h / 2};
    const float s = std::min(one.w, one.h) / 2 - band;
    const auto land = [&](Paint sky_dark, Paint sky, Paint sky_light) {
        sheet.paint(view, {.shadow = sky_dark,
                           .middle = sky,
                           .light = sky_light,
                           .round = .2f,
                           .gradient = .7f,
                           .strokes = 1.6f,
                           .stroke_length = 34,
                           .stroke_width = 9,
                           .flow = 4,
                           .ink = 2.4f});
    };
    const auto within = [&](const Shape& shape) { return shape & view.grown(-1); };
    switch (one.scene) {
        case 0:  // sea and a sail
            land(mix(violet, rose, .4f), pale(cerulean, .5f), naples);
            sheet.paint(within(sheet.box(one.x, c.y + s * .2f, one.w, one.h)),
                        {.shadow = prussian,
                         .middle = mix(viridian, cerulean, .4f),
                         .light = cerulean,
                         .round = .2f,
                         .strokes = 1.5f,
                         .flow = 0,
                         .ink = 0});
            sheet.paint(sheet.shape("0,-.7! .42,.22! -.06,.22!", at(c).scaled(s), .5f),
                        {.shadow = madder,
                         .middle = vermilion,
                         .light = gold,
                         .strokes = .8f,
                         .ink = 1.8f,
                         .slip = 0});
            sheet.paint(sheet.shape("-.4,.26! .46,.26! .3,.46! -.28,.46!", at(c).scaled(s), .5f),
                        {.shadow = ink,
                         .middle = umber,
                         .light = ochre,
                         .strokes = .6f,
                         .ink = 1.8f,
                         .slip = 0});
            break;
        case 1:  // night and a moon
            land(ink, deep(ultramarine, .2f), violet);
            sheet.paint(
                within(sheet.circle(c + Point{s * .2f, -s * .3f}, s * .34f, .6f) -
                       sheet.circle(c + Point{s * .36f, -s * .4f}, s * .3f, .6f)),
                {.shadow = ochre, .middle = gold, .light = naples, .strokes = .8f, .ink = 1.6f});
            paint_glint(sheet, c + Point{-s * .4f, -s * .1f}, s * .2f);
            paint_glint(sheet, c + Point{-s * .1f, s * .4f}, s * .14f);
            break;
        case 2:  // hills
            land(mix(rose, violet, .3f), naples, white);
            sheet.paint(within(sheet.shape("-1.6,.3 -.7,-.2 0,.2 .8,-.3 1.7,.2 1.7,2! -1.6,2!",
                                           at(c).scaled(s), .6f)),
                        {.shadow = prussian,
                         .middle = viridian,
                         .light = mix(sap, naples, .4f),
                         .strokes = 1.4f,
                         .flow = 20,
                         .ink = 2});
            sheet.paint(within(sheet.shape("-1.6,.8 -.4,.4 .6,.8 1.7,.5 1.7,2! -1.6,2!",
                                           at(c).scaled(s), .6f)),
                        {.shadow = umber,
                         .middle = ochre,
                         .light = naples,
                         .strokes = 1.4f,
                         .flow = -14,
                         .ink = 2});
            break;
        case 3:  // a bird
            land(viridian, mix(sap, naples, .5f), naples);
            sheet.paint(within(sheet.shape(
                            bird(BirdPose::wings_up, at(c).scaled(s * .66f).turned(-14)), .6f)),
                        {.shadow = prussian,
                         .middle = ultramarine,
                         .light = pale(cerulean, .5f),
                         .strokes = 1.2f,
                         .ink = 2});
            break;
        case 4:  // a tree
            land(mix(violet, madder, .3f), mix(rose, gold, .4f), naples);
            sheet.paint(
                within(sheet.tube(through({c + Point{0, s * 1.1f}, c + Point{s * .06f, s * .4f},
                                           c + Point{0, -s * .1f}}),
                                  s * .26f, s * .1f)),
                {.shadow = ink, .middle = umber, .light = ochre, .strokes = .8f, .ink = 2});
            sheet.paint(within(sheet.limbs(
                            {{c + Point{-s * .3f, -s * .2f}, s * .34f,
                              c + Point{s * .3f, -s * .26f}, s * .36f},
                             {c + Point{0, -s * .5f}, s * .34f, c + Point{1, -s * .5f}, s * .34f}},
                            3)),
                        {.shadow = deep(madder, .3f),
                         .middle = vermilion,
                         .light = gold,
                         .strokes = 1.4f,
                         .ink = 2});
            break;
        default:  // a fish
            land(prussian, mix(cerulean, viridian, .3f), pale(cerulean, .5f));
            sheet.paint(within(sheet.shape(fish(at(c).scaled(s * .8f).turned(-10)), .6f)),
                        {.shadow = madder,
                         .middle = mix(vermilion, gold, .4f),
                         .light = naples,
                         .strokes = 1.2f,
                         .ink = 2});
            sheet.dab(at(c).scaled(s * .8f).turned(-10)(.68f, -.06f), 3, ink);
            break;
    }
}

}  // namespace

PAINT_AWARD("mini", "swatches") {
    paint_room(sheet, {.wall = mix(umber, madder, .3f),
                       .wall_light = mix(rose, ochre, .4f),
                       .floor = mix(umber, ochre, .3f),
                       .floor_light = naples,
                       .foot = 846,
                       .lamp = {300, 420},
                       .reach = 560});
    const Paint woods[] = {ochre,
                           gold,
                           umber,
                           mix(umber, madder, .4f),
                           mix(prussian, viridian, .4f),
                           mix(gold, rose, .3f)};
    const Hung wall[] = {{-30, -24, 190, 150, woods[0], 2}, {160, -24, 130, 150, woods[3], 1},
                         {290, -24, 210, 112, woods[1], 0}, {500, -24, 250, 150, woods[4], 3},
                         {-30, 126, 140, 190, woods[4], 4}, {110, 126, 180, 120, woods[1], 5},
                         {290, 88, 120, 158, woods[2], 3},  {410, 88, 90, 120, woods[5], 1},
                         {500, 126, 110, 150, woods[0], 4}, {610, 126, 140, 110, woods[2], 0},
                         {410, 208, 90, 130, woods[3], 5},  {110, 246, 150, 200, woods[5], 0},
                         {260, 246, 150, 120, woods[4], 2}, {-30, 316, 140, 130, woods[1], 1},
                         {500, 276, 110, 120, woods[2], 2}, {610, 236, 140, 160, woods[3], 5},
                         {410, 338, 90, 130, woods[0], 4},  {260, 366, 150, 102, woods[1], 3},
                         {500, 396, 130, 170, woods[5], 1}, {630, 396, 120, 130, woods[1], 2},
                         {-30, 446, 170, 140, woods[2], 3}, {140, 446, 120, 170, woods[0], 4},
                         {260, 468, 120, 148, woods[3], 5}, {380, 468, 120, 98, woods[4], 0},
                         {380, 566, 160, 130, woods[1], 2}, {540, 566, 90, 130, woods[2], 4},
                         {630, 526, 120, 170, woods[4], 0}, {-30, 586, 170, 180, woods[5], 0},
                         {140, 616, 130, 150, woods[1], 1}, {270, 616, 110, 150, woods[2], 2},
                         {380, 696, 120, 110, woods[0], 3}, {500, 696, 130, 110, woods[3], 5},
                         {630, 696, 120, 110, woods[5], 1}};
    for (const Hung& one : wall)
        paint_hung(sheet, one);
    // The foot of the wall in shadow.
    sheet.wash(sheet.shape(Path{{-40, 640}, {760, 640}, {760, 860}, {-40, 860}}),
               {.paint = mix(violet, umber, .4f),
                .density = .5f,
                .from = 0,
                .to = 1.1f,
                .soft = 10,
                .lost = 0,
                .bleed = 10,
                .rim = 0,
                .under = 0});
    // A ladder, and on it somebody with a last picture under one arm, feeling for a free place.
    shade(sheet, {330, 952}, 150, 16);
    const Look pine{.shadow = umber,
                    .middle = mix(ochre, naples, .3f),
                    .light = white,
                    .strokes = 1.4f,
                    .flow = 80,
                    .ink = 3.2f,
                    .slip = 0};
    for (auto rail : {"246,960 284,720 322,486", "376,962 400,722 424,490"})
        sheet.paint(sheet.tube(rail, 17, 14), pine);
    for (float t : {.1f, .26f, .42f, .58f, .74f, .9f}) {
        const Point a{blend(246, 322, t), blend(960, 486, t)},
            b{blend(376, 424, t), blend(962, 490, t)};
        sheet.paint(sheet.tube(Path{a, (a + b) * .5f, b}, 12, 12), pine);
    }
    const Place w = at(352, 690).scaled(3.5f);
    paint_passer_by(sheet, w, {deep(prussian, .3f), ultramarine, pale(cerulean, .5f)},
                    {deep(madder, .3f), vermilion, gold}, {34, -66}, false);
    const Hung last{236, 552, 96, 120, gold, 4};
    paint_hung(sheet, last);
    sheet.paint(sheet.limbs({{w(-6, -41), 13, w(-14, -33), 12},
                             {w(-14, -33), 12, w(-20, -26), 9},
                             {w(-20, -26), 8, w(-13, -24), 8}},
                            5),
                {.shadow = deep(prussian, .5f),
                 .middle = mix(ultramarine, prussian, .3f),
                 .light = pale(cerulean, .4f),
                 .strokes = 1.2f,
                 .ink = 3});
    sheet.paint(
        sheet.tube("474,462 478,452 486,430", 5, 4),
        {.shadow = ink, .middle = payne, .light = white, .strokes = 0, .ink = 1.6f, .slip = 0});
}
