// Forgotten: a rowboat has run aground where no water is and filled with wheat; a lark nests at
// the oarlock.
#include "cards/figure_parts.h"
#include "cards/foreground_parts.h"
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

Path band(Path a, const Path& b) {
    a.insert(a.end(), b.rbegin(), b.rend());
    return a;
}

struct Tone {
    Paint dark, middle, light;
};

// One ear on its stalk, bent by the wind to the right.
void wheat(Sheet& sheet, Point foot, float height, float lean, const Tone& tone) {
    const Path stalk =
        through({foot, foot + Point{lean * .15f, -height * .55f},
                 foot + Point{lean * .55f, -height * .86f}, foot + Point{lean, -height}});
    sheet.stroke(stalk, {.paint = tone.middle,
                         .second = tone.dark,
                         .width = 5,
                         .pressure = {.9f, .5f, .2f},
                         .bristle = .3f});
    const Point tip = along(stalk, 1);
    const float up = heading(stalk, .98f);
    for (int k = 7; k >= 0; --k) {
        const Point c = tip + direction(up) * (static_cast<float>(k) * 7.5f - 18);
        for (float side : {-1.f, 1.f}) {
            const Point out = direction(up + side * 34);
            sheet.line(
                Path{c, c + direction(up + side * 13) * 26, c + direction(up + side * 11) * 48},
                1.4f, tone.light, tapering);
            sheet.stroke(Path{c, c + out * 7, c + out * 14},
                         {.paint = side < 0 ? tone.light : tone.middle,
                          .second = tone.dark,
                          .width = 10 - static_cast<float>(k) * .5f,
                          .pressure = swelling,
                          .bristle = .25f,
                          .dry = .05f});
        }
    }
}

}  // namespace

PAINT_BOX_CARD("mini", 1) {
    const Path near_rail = curve("92,736! 150,786 250,818 380,834 520,832 640,818 780,790");
    const Path far_rail = curve("92,736! 190,758 330,770 470,768 620,752 780,722");
    const Path keel = curve("92,736! 104,800 150,874 236,924 380,946 560,950 780,944");

    // Dry ground that runs off both edges.
    paint_skirt(sheet, {.top = 892,
                        .height = 130,
                        .paint = ochre,
                        .second = violet,
                        .density = .42f,
                        .tufts = 30});
    sheet.hang(130, 230, .8f);
    ground_shadow(sheet, {450, 950}, 330, 20);

    // The far side, seen from inside, and the stem behind the wheat.
    sheet.paint(sheet.shape(band(far_rail, near_rail)),
                {.shadow = ink, .middle = deep(umber, .3f), .light = umber, .flow = 2, .ink = 3});
    sheet.stroke(far_rail, {.paint = ochre, .second = umber, .width = 12, .pressure = even});

    Random random(7);
    const Tone tones[] = {{deep(umber, .2f), mix(ochre, umber, .45f), ochre},
                          {umber, ochre, gold},
                          {ochre, gold, pale(naples, .3f)}};
    for (int row = 0; row < 3; ++row) {
        const int count = 20 + 3 * row;
        if (row > 0) {
            // The thick of the stalks.
            Path top;
            for (float x = 190; x <= 780; x += 10)
                top.push_back({x, 668.f + 34 * static_cast<float>(row) +
                                      34 * noise(x * .03f, 1, 4) -
                                      60 * std::sin((x - 190) * .0046f + .35f)});
            const Shape thick = sheet.shape(band(top, part(near_rail, .16f, 1)));
            const auto dry = [&](Point p) {
                return 1.1f + thick.distance(p) / -46 - 1.3f +
                       .35f * noise(p.x * .16f, p.y * .01f, 6);
            };
            sheet.gouache(thick, {.shadow = deep(umber, .4f),
                                  .middle = mix(umber, ochre, .4f),
                                  .light = gold,
                                  .round = 0,
                                  .fall = 90,
                                  .gradient = .7f,
                                  .streak = .4f,
                                  .streak_angle = -84,
                                  .rim = 0,
                                  .coverage = dry});
            sheet.form_strokes(thick, {.shadow = deep(umber, .5f),
                                       .middle = mix(umber, ochre, .6f),
                                       .light = gold,
                                       .round = 0,
                                       .gradient = .7f,
                                       .density = 2.2f,
                                       .length = 74,
                                       .width = 5,
                                       .turn = 9,
                                       .flow = -82,
                                       .mask = [&](Point p) { return smooth(.1f, .5f, dry(p)); }});
        }
        for (int k = 0; k < count; ++k) {
            const float u = (static_cast<float>(k) + .5f) / static_cast<float>(count);
            const float stray = random.bell(), luck = random.unit(), sway = random.bell();
            const float x = blend(188.f, 752.f, u) + 7 * stray;
            const float swell = std::sin(u * 2.6f + .35f);
            const float height =
                (80 + 92 * swell) * (.72f + .5f * luck) - 16 * static_cast<float>(row);
            wheat(sheet, {x, 790.f + 12 * static_cast<float>(row)}, height,
                  34 + 10 * sway + 18 * swell, tones[row]);
        }
    }
    // Two poppies have come along.
    for (Point p : {Point{300, 690}, Point{604, 668}}) {
        sheet.line(through({{p.x - 22, 800}, {p.x - 12, 740}, p}), 3, sap, even);
        for (float turn : {200.f, 320.f, 80.f})
            sheet.paint(sheet.shape(petal(at(p).scaled(24).turned(turn)), .8f),
                        {.shadow = madder,
                         .middle = vermilion,
                         .light = mix(gold, rose, .4f),
                         .ink = 1.8f});
        sheet.dab(p, 6, ink);
    }

    // The hull: flaking blue planks.
    const Shape hull = sheet.shape(band(near_rail, keel));
    sheet.paint(hull,
                {.shadow = deep(prussian, .35f),
                 .middle = mix(cerulean, prussian, .35f),
                 .light = pale(cerulean, .6f),
                 .accent = viridian,
                 .round = .8f,
                 .gradient = .6f,
                 .strokes = 1.7f,
                 .stroke_length = 90,
                 .stroke_width = 10,
                 .flow_field = [](Point p) { return p.x < 200   ? 48.f
                                                    : p.x < 330 ? 20.f
                                                                : 1.f; },
                 .ink = 4.6f});
    const Shape strake =
        sheet.shape(band(between(near_rail, keel, .1f), between(near_rail, keel, .27f)));
    sheet.paint(strake, {.shadow = madder,
                         .middle = vermilion,
                         .light = mix(gold, rose, .5f),
                         .round = .4f,
                         .strokes = 1.4f,
                         .flow = 4,
                         .ink = 2});
    for (float v : {.48f, .68f, .86f}) {
        const Path seam = between(near_rail, keel, v);
        sheet.line(seam, 3.6f, deep(prussian, .6f), even);
        sheet.stroke(shifted(seam, {0, 5}),
                     {.paint = pale(cerulean, .6f), .width = 4, .pressure = swelling, .dry = .5f});
    }
    // Where the paint has flaked, wood shows.
    for (int k = 0; k < 26; ++k) {
        const float t = random.between(.12f, .95f), v = random.between(.3f, .92f),
                    l = random.between(10, 34);
        const Path seam = between(near_rail, keel, v);
        const Point c = along(seam, t), along_it = direction(heading(seam, t));
        sheet.stroke(Path{c - along_it * l, c, c + along_it * l},
                     {.paint = k % 2 == 0 ? umber : mix(ochre, umber, .3f),
                      .second = naples,
                      .width = 8,
                      .pressure = swelling,
                      .dry = .3f,
                      .inside = &hull});
    }
    sheet.stroke(
        near_rail,
        {.paint = umber, .width = 19, .pressure = even, .bristle = .2f, .dry = 0, .run_out = 0});
    sheet.stroke(shifted(near_rail, {0, -4}),
                 {.paint = mix(ochre, naples, .4f), .width = 8, .pressure = even, .bristle = .5f});
    sheet.paint(sheet.limbs({{{92, 722}, 12, {100, 770}, 11}, {{100, 770}, 11, {140, 866}, 8}}, 4),
                bark(80));

    // The oar hangs in its lock and touches the ground.
    sheet.paint(sheet.tube("372,742 330,806 266,904", 11, 11), bark(122));
    sheet.paint(sheet.shape("272,896! 284,902 276,944 246,990! 226,984 232,944 258,896!"),
                bark(122));
    sheet.line("268,906 254,940 240,976", {}, 2, naples, swelling);

    // The nest at the lock, and the lark on it.
    const Place lark = at(398, 764).scaled(68);
    const Shape plumage = sheet.shape(
        "-.98,-.14 -.9,-.34 -.68,-.46 -.5,-.7! -.46,-.46 -.3,-.28 .1,-.2 .5,-.02 .9,.06 1.38,.0! "
        "1.3,.22 "
        ".8,.34 .3,.5 -.3,.46 -.66,.2 -.82,.02",
        lark, .8f);
    sheet.paint(plumage, {.shadow = deep(umber, .3f),
                          .middle = mix(ochre, umber, .35f),
                          .light = pale(naples, .4f),
                          .round = 1.2f,
                          .material = Material::fur,
                          .strokes = 1.6f,
                          .stroke_length = 14,
                          .stroke_width = 4,
                          .flow = 12,
                          .ink = 2.4f,
                          .rim = 2});
    sheet.gouache(
        sheet.shape("-.84,-.06 -.66,.06 -.4,.2 .0,.36 .3,.44 -.2,.42 -.56,.24 -.78,.08", lark, .6f),
        {.shadow = mix(violet, ochre, .5f),
         .middle = pale(naples, .5f),
         .light = white,
         .rough = 3});
    sheet.paint(
        sheet.shape("-.2,.0 .2,-.08 .7,.08 1.16,.12! .8,.3 .3,.34 -.1,.24", lark, .6f),
        {.shadow = ink, .middle = umber, .light = ochre, .strokes = 1.5f, .flow = 8, .ink = 2});
    for (auto pen : {".1,.16 .5,.2 1,.16", ".2,.06 .6,.12 1.06,.12"})
        sheet.line(pen, lark, 1.6f, naples, swelling);
    sheet.paint(
        sheet.shape("-.95,-.26! -1.24,-.2 -.96,-.1!", lark, .3f),
        {.shadow = umber, .middle = ochre, .light = naples, .strokes = 0, .ink = 1.6f, .slip = 0});
    sheet.dab(lark(-.78f, -.24f), 3.2f, ink);
    sheet.dab(lark(-.8f, -.27f), 1.1f, white);
    for (auto speck :
         {"-.6,.0 -.56,.08 -.54,.16", "-.46,-.02 -.42,.08 -.4,.18", "-.56,.2 -.5,.26 -.44,.3"})
        sheet.line(speck, lark, 2, umber, tapering);
    for (int k = 0; k < 74; ++k) {
        const float a = random.between(10, 170), r = random.between(.8f, 1.06f),
                    l = random.between(24, 46);
        const Point c =
            Point{404, 796} + Point{72 * r * std::cos(radians(a)), 34 * r * std::sin(radians(a))};
        const Point d = direction(6 * random.bell() + (90 - a) * -.32f);
        sheet.stroke(Path{c - d * l * .5f, c + Point{0, 3}, c + d * l * .5f},
                     {.paint = k % 3 == 0   ? umber
                               : k % 3 == 1 ? ochre
                                            : naples,
                      .second = umber,
                      .width = 4.4f,
                      .pressure = swelling,
                      .bristle = .2f});
    }
}
