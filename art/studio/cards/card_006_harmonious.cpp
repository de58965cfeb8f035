// Harmonious: five wavering lines cross the sheet. The birds on them are the notes, their cocked
// tails the stems; a red thread winds itself into the clef.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// The staff: lines -2 (top) to 2, drifting together to the right as if into the distance.
float staff(float line, float x) {
    return 530 - .05f * x + 26 * std::sin(x * .0105f + .5f) + line * blend(41, 33, x / 720) +
           5 * noise(x * .006f, line * 3.1f, 9);
}

struct Note {
    float x, line, size;
    Paint dark, middle, light;
    bool turned_back;  // looks to the right
    bool flag;
};

// A plump wren; its tail stands upright behind it like the stem of a note.
void sing(Sheet& sheet, const Note& n) {
    const Place right = at(n.x, staff(n.line, n.x) - n.size * .98f).scaled(n.size);
    const Place p = n.turned_back ? right.turned(4) : right.mirrored().turned(-4);
    const Shape body = sheet.shape(
        "1.14,-.56 1.04,-.82 .78,-.96 .46,-.86 .18,-.6 -.2,-.44 -.58,-.46 -.76,-.9 "
        "-.8,-1.7 -.84,-2.6 -.86,-3.05! -1.14,-3.1! -1.14,-2.3 -1.12,-1.4 -1.14,-.6 -1.04,0 "
        "-.66,.56 -.1,.82 .5,.74 .94,.36 1.1,-.1 1.14,-.34",
        p, 1);
    for (float x : {-.05f, .32f}) {
        sheet.line(through({p(x, .72f), p(x + .05f, .88f), p(x + .02f, 1)}), 2.6f, ink, even);
        sheet.line(through({p(x - .12f, 1), p(x + .05f, .97f), p(x + .22f, 1.01f)}), 2.2f, ink,
                   even);
    }
    if (n.flag) {
        // The flag: one loose feather.
        const Shape plume = sheet.shape(
            "-.9,-3.08! -1.2,-2.6 -1.6,-2.3 -1.72,-1.7! -1.9,-2.2 -1.66,-2.7 -1.3,-3", p, .8f);
        sheet.paint(plume, {.shadow = n.dark, .middle = n.dark, .light = n.middle, .ink = 2});
    }
    sheet.paint(body, {.shadow = n.dark,
                       .middle = n.middle,
                       .light = n.light,
                       .gradient = .15f,
                       .strokes = 1.5f,
                       .flow_field =
                           [&](Point q) {
                               return q.y < p(0, -.6f).y ? 90.f
                                                         : 24.f * (n.turned_back ? -1.f : 1.f);
                           },
                       .ink = 3,
                       .rim = 3});
    const Shape breast =
        sheet.shape("1.02,-.3! 1.04,.1 .8,.44 .4,.66 .1,.6 .46,.3 .76,-.04", p, .8f);
    sheet.gouache(breast, {.shadow = mix(rose, ochre, .5f),
                           .middle = naples,
                           .light = white,
                           .round = .6f,
                           .slip = 0});
    const Shape wing =
        sheet.shape(".34,-.36! .46,0 .2,.34 -.3,.4 -.86,.2! -.56,-.06 -.2,-.3", p, .8f);
    sheet.paint(wing, {.shadow = deep(n.dark, .4f),
                       .middle = n.dark,
                       .light = n.middle,
                       .flow = n.turned_back ? -14.f : 14.f,
                       .ink = 2.2f});
    sheet.line("-.5,.22 -.1,.24 .22,.1", p, 1.6f, n.light, swelling);
    sheet.line("-.44,.08 -.1,.04 .16,-.08", p, 1.6f, n.light, swelling);
    sheet.dab(p(.86f, -.6f), n.size * .12f, white);
    sheet.dab(p(.88f, -.6f), n.size * .085f, ink);
    // The beak, open.
    sheet.paint(
        sheet.shape("1.08,-.74! 1.58,-.66! 1.2,-.52! 1.52,-.36! 1.1,-.38!", p, .5f),
        {.shadow = ochre, .middle = gold, .light = naples, .strokes = 0, .ink = 1.8f, .slip = 0});
}

}  // namespace

PAINT_CARD(6) {
    sheet.hang(0, -190);
    // Air moved by the song.
    sheet.wash(
        sheet.shape("-40,470 120,446 300,500 480,470 620,430 760,440 760,560 600,566 430,612 "
                    "260,610 100,566 -40,590"),
        {.paint = cerulean,
         .second = violet,
         .density = .2f,
         .soft = 20,
         .lost = 26,
         .bleed = 26,
         .cloud = .9f});
    for (int line = -2; line <= 2; ++line) {
        Path path;
        for (float x = -14; x <= 734; x += 12)
            path.push_back({x, staff(static_cast<float>(line), x)});
        sheet.stroke(path, {.paint = deep(prussian, .3f),
                            .second = prussian,
                            .width = 4.6f,
                            .pressure = {.9f, .5f, .3f},
                            .alpha = .96f,
                            .bristle = .3f,
                            .dry = .05f,
                            .run_out = .1f});
        sheet.stroke(shifted(path, {0, -1.6f}), {.paint = gold,
                                                 .second = naples,
                                                 .width = 2,
                                                 .pressure = even,
                                                 .alpha = .9f,
                                                 .bristle = .8f,
                                                 .dry = .3f});
    }

    // The clef, in units of the staff's spacing around its second line from below.
    const Place clef = at(92, staff(1, 92)).scaled(40).turned(4);
    const Path thread = curve(
        ".1,.34 -.34,.16 -.3,-.44 .3,-.72 .86,-.2 .7,.62 0,.98 -.8,.7 -1.16,-.14 -.8,-1.06 0,-1.9 "
        ".56,-2.9 .5,-3.9 .16,-4.36 -.22,-3.8 -.24,-2.6 .06,-.6 .42,1.3 .42,2 .04,2.44 -.44,2.24 "
        "-.46,1.86",
        clef);
    sheet.stroke(thread, {.paint = from_hex(0xf6e9cb),
                          .width = 15,
                          .pressure = even,
                          .alpha = .45f,
                          .bristle = .1f,
                          .dry = 0});
    sheet.stroke(shifted(thread, {1.6f, 2.2f}), {.paint = deep(madder, .45f),
                                                 .width = 10.5f,
                                                 .pressure = {.6f, .7f, .5f},
                                                 .bristle = .15f,
                                                 .run_out = .1f});
    sheet.stroke(thread, {.paint = vermilion,
                          .second = mix(vermilion, gold, .45f),
                          .width = 9.5f,
                          .pressure = {.6f, .7f, .5f},
                          .bristle = .35f,
                          .dry = .05f,
                          .run_out = .1f});
    sheet.dab(clef(-.42f, 1.84f), 10, vermilion);

    // Two of them sing as one: a beam joins their tails.
    const Note left{366,   1,    27, deep(prussian, .3f), ultramarine, pale(cerulean, .2f),
                    false, false};
    const Note right{452, 0, 27, prussian, viridian, pale(cerulean, .3f), false, false};
    const auto stem_top = [](const Note& n) {
        return Point{n.x + n.size * .8f, staff(n.line, n.x) - n.size * 4.06f};
    };
    for (const Note& n :
         {Note{206, 0, 29, umber, ochre, naples, false, false},
          Note{282, -1, 26, deep(madder, .3f), mix(rose, madder, .4f), naples, false, true}, left,
          right, Note{560, -1, 28, umber, gold, naples, true, true},
          Note{652, 1, 26, deep(prussian, .3f), prussian, cerulean, false, true}})
        sing(sheet, n);
    const Point a = stem_top(left), b = stem_top(right);
    sheet.stroke(through({a + Point{-4, 2}, (a + b) * .5f + Point{0, 5}, b + Point{4, 2}}),
                 {.paint = deep(prussian, .5f),
                  .second = ultramarine,
                  .width = 13,
                  .pressure = even,
                  .bristle = .4f,
                  .dry = .1f,
                  .run_out = .1f});
}
