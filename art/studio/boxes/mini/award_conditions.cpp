// An award card: the five empty chairs of a jury lean toward one easel.
#include "award_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// An upholstered chair seen from behind, feet at y 0, leaning by itself.
void paint_juror(Sheet& sheet, const Place& p, Paint dark, Paint cloth, Paint lit) {
    const float s = std::fabs(p.sx);
    const Look wood{.shadow = ink,
                    .middle = deep(umber, .2f),
                    .light = ochre,
                    .round = 1.1f,
                    .strokes = 1.3f,
                    .flow = 88 + p.degrees,
                    .ink = 2.6f * s,
                    .slip = 0};
    for (const char* leg :
         {"-50,-96! -38,-96! -44,0! -54,0!", "38,-96! 50,-96! 56,0! 46,0!",
          "-30,-92! -20,-92! -16,-20! -24,-20!", "20,-92! 30,-92! 28,-20! 20,-20!"})
        sheet.paint(sheet.shape(leg, p, .8f), wood);
    sheet.paint(sheet.shape("-58,-122! 58,-122! 62,-88! 0,-82 -62,-88!", p, 1),
                {.shadow = dark,
                 .middle = cloth,
                 .light = lit,
                 .material = Material::cloth,
                 .strokes = 1.4f,
                 .flow = p.degrees,
                 .ink = 3 * s});
    sheet.paint(
        sheet.shape("-52,-112! -60,-200 -56,-268 -30,-296 0,-304 30,-296 56,-268 60,-200 52,-112!",
                    p, 1.2f),
        wood);
    sheet.paint(
        sheet.shape("-40,-122! -46,-200 -42,-256 -22,-278 0,-284 22,-278 42,-256 46,-200 40,-122!",
                    p, 1.2f),
        {.shadow = dark,
         .middle = cloth,
         .light = lit,
         .accent = lit,
         .round = 1.2f,
         .gradient = .4f,
         .material = Material::cloth,
         .strokes = 1.7f,
         .stroke_length = 46 * s,
         .stroke_width = 10 * s,
         .flow = 84 + p.degrees,
         .ink = 3 * s});
    for (Point b :
         {Point{-18, -240}, Point{18, -240}, Point{0, -206}, Point{-18, -172}, Point{18, -172}}) {
        sheet.dab(p(b), 4.4f * s, deep(dark, .4f));
        sheet.dab(p(b + Point{-1, -2}), 1.9f * s, gold);
    }
}

}  // namespace

PAINT_AWARD("mini", "conditions") {
    paint_room(sheet, {.wall = mix(violet, madder, .35f),
                       .wall_light = mix(rose, naples, .45f),
                       .floor = mix(umber, madder, .3f),
                       .floor_light = naples,
                       .foot = 560,
                       .lamp = {372, 330},
                       .reach = 330});
    // The light falls on the one easel.
    sheet.wash(sheet.ellipse({366, 640}, 190, 40),
               {.paint = gold, .density = .3f, .soft = 12, .bleed = 14, .under = .5f});
    shade(sheet, {372, 640}, 104, 12);
    const Place e = at(368, 636);
    const Look rod{.shadow = deep(umber, .5f),
                   .middle = umber,
                   .light = gold,
                   .strokes = 1.4f,
                   .flow = 88,
                   .ink = 3,
                   .slip = 0};
    sheet.paint(sheet.tube("0,-400 4,-200 10,-30", 13, 12, e), rod);
    sheet.paint(sheet.tube("-26,-396 -70,-180 -104,0", 14, 13, e), rod);
    sheet.paint(sheet.tube("26,-396 70,-180 104,0", 14, 13, e), rod);
    sheet.paint(sheet.shape("-36,-400! 36,-400! 32,-378! -32,-378!", e), rod);
    sheet.paint(sheet.shape("-118,-112! 118,-112! 120,-92! -120,-92!", e), rod);
    // The picture on it: a hill, a red boat of a sun.
    const Shape canvas = sheet.shape("-96,-356! 96,-356! 96,-112! -96,-112!", e, 1);
    sheet.paint(canvas, {.shadow = mix(cerulean, violet, .3f),
                         .middle = pale(cerulean, .5f),
                         .light = pale(naples, .4f),
                         .accent = rose,
                         .round = .3f,
                         .fall = -90,
                         .gradient = .7f,
                         .strokes = 1.8f,
                         .stroke_length = 60,
                         .stroke_width = 14,
                         .flow = 4,
                         .ink = 4});
    sheet.paint(sheet.circle(e(34, -266), 30), {.shadow = madder,
                                                .middle = vermilion,
                                                .light = gold,
                                                .round = 1,
                                                .strokes = 1.3f,
                                                .ink = 2});
    sheet.paint(
        sheet.shape("-96,-180! -60,-214 -10,-196 40,-170 96,-196! 96,-112! -96,-112!", e, 1) &
            canvas,
        {.shadow = prussian,
         .middle = viridian,
         .light = naples,
         .accent = sap,
         .strokes = 1.6f,
         .stroke_length = 40,
         .flow = 12,
         .ink = 2.4f});
    sheet.stroke("-90,-140 -40,-156 20,-138 90,-150", e,
                 {.paint = pale(naples, .4f),
                  .second = gold,
                  .width = 14,
                  .pressure = swelling,
                  .dry = .3f});
    // The jury, in a half circle, all leaning.
    const struct {
        float x, y, s, turn;
        int cloth;
    } jury[] = {{96, 742, .84f, 17, 0},
                {640, 742, .84f, -17, 1},
                {180, 850, 1.08f, 13, 2},
                {560, 850, 1.08f, -13, 3},
                {372, 936, 1.26f, -4, 4}};
    const Paint dark[] = {deep(prussian, .4f), deep(viridian, .5f), deep(violet, .4f),
                          deep(umber, .3f), deep(madder, .4f)},
                middle[] = {mix(ultramarine, cerulean, .3f), viridian, violet, ochre, vermilion},
                lit[] = {pale(cerulean, .5f), mix(sap, naples, .5f), mix(rose, violet, .2f), naples,
                         mix(gold, rose, .4f)};
    for (const auto& j : jury) {
        shade(sheet, {j.x - j.turn * 1.2f, j.y + 4}, 76 * j.s, 11 * j.s);
        paint_juror(sheet, at(j.x, j.y).scaled(j.s).turned(j.turn), dark[j.cloth], middle[j.cloth],
                    lit[j.cloth]);
    }
}
