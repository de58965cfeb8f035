// Truth: a hand lifts a mirror; an open eye looks out of it, and rays go out from it.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Look skin{.shadow = mix(madder, umber, .35f),
                .middle = mix(rose, naples, .62f),
                .light = pale(naples, .4f),
                .accent = rose,
                .strokes = 1.2f,
                .ink = 3,
                .slip = .6f};

}  // namespace

PAINT_CARD(55) {
    // Everything leans a little: the mirror's middle is 0,0, its handle runs down.
    const Place mirror = at(184, 486).turned(5);
    const Point middle = mirror(0, 0);
    const float rim_radius = 104;
    const Place arm = at(0, 62);

    // Rays, long and short, some thick as blades of grass.
    sheet.glow(middle, 165, naples, .26f);
    Random random(55);
    for (int k = 0; k < 32; ++k) {
        const float turn = 360.f / 32 * static_cast<float>(k) + 1.6f * random.bell();
        const float from = 114 + 2 * random.bell();
        const float reach = k % 2 == 0 ? random.between(160, 184) : random.between(136, 154);
        if (std::fabs(turn - 95) < 15) continue;
        const Point d = direction(turn);
        const Point end =
            middle + Point{d.x * (reach - (std::fabs(d.x) > .6f ? 16.f : 0.f)), d.y * reach};
        const Point start = middle + d * from;
        const Path ray{start, start + (end - start) * .5f, end};
        sheet.stroke(shifted(ray, {1.2f, 1.6f}), {.paint = mix(umber, ochre, .4f),
                                                  .width = k % 2 == 0 ? 9.f : 6.f,
                                                  .pressure = tapering,
                                                  .bristle = .4f});
        sheet.stroke(ray, {.paint = gold,
                           .second = pale(naples, .3f),
                           .width = k % 2 == 0 ? 8.f : 5.f,
                           .pressure = tapering,
                           .bristle = .4f,
                           .dry = .1f});
    }

    // Arm and hand behind the handle.
    const Shape sleeve =
        sheet.shape("122,906! 160,894 218,898 254,906! 272,960 288,1030! 92,1030! 104,960", arm);
    const Shape palm = sheet.limbs({{mirror(52, 276), 30, mirror(54, 318), 34},
                                    {mirror(56, 330), 34, mirror(44, 420), 29},
                                    {mirror(44, 420), 29, mirror(48, 490), 30}},
                                   16);
    const Shape thumb = sheet.limbs({{mirror(46, 288), 21, mirror(14, 264), 16.5f},
                                     {mirror(14, 264), 16, mirror(-20, 248), 12}},
                                    10);
    const Shape handle = sheet.shape(
        "-15,112! 15,112! 11,140 17,158 12,200 13,280 16,350 22,372 14,392 0,398 -14,392 -22,372 "
        "-16,350 -13,280 -12,200 -17,158 -11,140",
        mirror);
    const Shape frame = sheet.circle(middle, rim_radius, 2.4f);
    sheet.paint(palm, skin);
    sheet.paint(handle, {.shadow = mix(umber, madder, .3f),
                         .middle = ochre,
                         .light = naples,
                         .accent = vermilion,
                         .strokes = 1.4f,
                         .flow = 85});

    // Frame, with a beaded edge and a small crest.
    sheet.paint(sheet.shape("-30,-96! -26,-116 -10,-114 0,-136 10,-114 26,-116 30,-96!", mirror),
                {.shadow = umber, .middle = gold, .light = naples});
    sheet.paint(frame, {.shadow = mix(umber, madder, .3f),
                        .middle = ochre,
                        .light = naples,
                        .accent = vermilion,
                        .strokes = 1.6f});
    for (int k = 0; k < 36; ++k) {
        const Point b = middle + direction(10.f * static_cast<float>(k) + 3) * 95;
        sheet.dab(b + Point{.8f, 1}, 4, deep(umber, .3f));
        sheet.dab(b, 3.2f, k % 9 == 4 ? vermilion : gold);
        sheet.dab(b - Point{1, 1}, 1.1f, white);
    }
    // Glass: morning air, wiped across.
    const Shape glass = sheet.circle(middle, 85, 2);
    sheet.paint(glass, {.shadow = ultramarine,
                        .middle = cerulean,
                        .light = white,
                        .accent = mix(rose, white, .5f),
                        .round = -.5f,
                        .fall = 50,
                        .gradient = .5f,
                        .strokes = 1.6f,
                        .flow = -42,
                        .ink = 4});

    // The eye.
    const Place eye = at(middle + Point{0, 6}).turned(-4);
    const Shape socket = sheet.shape("-72,4 -44,-40 0,-52 46,-40 72,0 44,36 0,44 -44,36", eye);
    sheet.gouache(socket,
                  {.shadow = mix(rose, violet, .3f),
                   .middle = mix(rose, naples, .55f),
                   .light = pale(naples, .3f),
                   .round = .6f,
                   .rough = 2.5f,
                   .coverage = [&](Point p) { return smooth(2, -16, socket.distance(p)); }});
    const Shape almond = sheet.shape("-62,8! -34,-22 2,-32 38,-20 62,4! 36,26 0,32 -36,26", eye);
    sheet.paint(almond, {.shadow = mix(cerulean, violet, .4f),
                         .middle = white,
                         .light = white,
                         .round = .5f,
                         .fall = 270,
                         .gradient = .5f,
                         .strokes = .8f,
                         .ink = 4,
                         .slip = 0});
    const Shape iris = sheet.circle(eye(2, 0), 28, 1) & almond;
    sheet.paint(iris, {.shadow = prussian,
                       .middle = viridian,
                       .light = gold,
                       .round = -.4f,
                       .fall = 270,
                       .gradient = .4f,
                       .strokes = 0,
                       .ink = 3,
                       .slip = 0});
    for (int k = 0; k < 26; ++k) {
        const Point d = direction(360.f / 26 * static_cast<float>(k));
        const float reach = 21 + 4 * random.unit();
        sheet.stroke(Path{eye(2, 0) + d * 11, eye(2, 0) + d * 17, eye(2, 0) + d * reach},
                     {.paint = k % 2 == 0 ? naples : deep(viridian, .4f),
                      .width = 2.4f,
                      .pressure = swelling,
                      .inside = &almond});
    }
    sheet.dab(eye(2, 0), 12.5f, ink);
    sheet.dab(eye(-7, -10), 5, white);
    sheet.dab(eye(10, 8), 2.4f, pale(cerulean, .6f));
    // Lid and lashes.
    sheet.line("-64,10 -36,-22 2,-33 40,-21 66,6", eye, 7, ink, {.4f, .4f, .5f});
    sheet.line("-50,-22 -24,-42 6,-48 40,-38 58,-20", eye, 3, mix(umber, madder, .4f), swelling);
    for (int k = 0; k < 9; ++k) {
        const float t = static_cast<float>(k) / 8;
        const Point foot = along(curve("-62,6 -36,-22 2,-33 40,-21 64,4", eye), t);
        const Point d = direction(-160 + 140 * t);
        sheet.line(
            through({foot, foot + d * 9 + Point{0, -2}, foot + d * (17 + 4 * std::sin(t * 3.1f))}),
            3, ink, tapering);
    }

    // Thumb and fingers close over the handle.
    sheet.paint(thumb, skin);
    sheet.line(through({mirror(-27, 244), mirror(-22, 240), mirror(-14, 243)}), 2, madder,
               swelling);
    const float finger_y[] = {292, 321, 349, 374}, finger_r[] = {15.5f, 16, 15.5f, 13.5f},
                tip_x[] = {-26, -30, -27, -20};
    for (size_t k = 4; k-- > 0;) {
        const float y = finger_y[k], r = finger_r[k];
        const Shape finger =
            sheet.limbs({{mirror(62, y - 4), r * 1.05f, mirror(22, y - 7), r * 1.08f},
                         {mirror(22, y - 7), r * 1.05f, mirror(tip_x[k], y + 3), r * .84f}},
                        6, 1);
        sheet.paint(finger, skin);
        sheet.line(through({mirror(14, y - 18), mirror(10, y - 12), mirror(12, y - 6)}), 2,
                   mix(madder, umber, .3f), swelling);
        // Nail.
        const Place nail = at(mirror(tip_x[k] - 3, y + 1)).scaled(r * .5f, r * .42f).turned(160);
        sheet.gouache(sheet.shape("-.9,-.6 .6,-.9 1.2,0 .6,.9 -.9,.6", nail, .4f),
                      {.shadow = rose, .middle = mix(rose, white, .5f), .light = white, .slip = 0});
    }

    // Sleeve, cuff and the red ribbon.
    sheet.paint(sleeve, {.shadow = deep(ultramarine, .5f),
                         .middle = ultramarine,
                         .light = cerulean,
                         .accent = violet,
                         .strokes = 1.6f,
                         .flow = 84,
                         .rim = 5});
    for (auto fold : {"152,920 146,960 142,1004", "216,924 226,970 234,1010"})
        sheet.stroke(fold, arm,
                     {.paint = deep(ultramarine, .6f),
                      .width = 9,
                      .pressure = swelling,
                      .alpha = .8f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &sleeve});
    const Shape cuff = sheet.shape(
        "120,896! 136,872 150,888 168,866 188,884 206,864 226,882 246,868 266,898! 262,918 196,926 "
        "130,916",
        arm.moved(-6, 0));
    sheet.paint(cuff, {.shadow = mix(violet, cerulean, .4f),
                       .middle = white,
                       .light = white,
                       .strokes = 1.3f,
                       .flow = 88});
    for (float x : {138.f, 164.f, 190.f, 214.f, 238.f})
        sheet.line(through({arm(x, 884), arm(x - 2, 898), arm(x + 1, 914)}), 2,
                   mix(violet, payne, .4f), swelling);
    for (auto ribbon : {"0,136 -26,122 -38,132 -28,148 0,140", "0,138 28,120 42,128 30,148 0,142",
                        "0,140 -14,160 -12,188", "0,140 16,158 22,180"})
        paint_thread(sheet, curve(ribbon, mirror), 5.6f);
}
