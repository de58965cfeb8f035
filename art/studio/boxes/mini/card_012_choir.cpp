// Choir: frogs sit among the reeds, each throat a lit lantern; one is dark and draws its breath.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A frog in profile, facing right, about 110 long; its seat is y 0.
void paint_frog(Sheet& sheet, const Place& p, bool lit, float fill) {
    const float s = std::fabs(p.sx);
    const Look skin = lit ? Look{.shadow = deep(prussian, .3f),
                                 .middle = mix(viridian, sap, .4f),
                                 .light = naples,
                                 .accent = viridian,
                                 .round = 1.2f,
                                 .gradient = .3f,
                                 .material = Material::skin,
                                 .strokes = 1.5f,
                                 .stroke_length = 20 * s,
                                 .stroke_width = 7 * s,
                                 .flow = 30 + p.degrees,
                                 .ink = 3 * s,
                                 .rim = 2.5f,
                                 .rim_paint = naples}
                          : Look{.shadow = ink,
                                 .middle = deep(prussian, .25f),
                                 .light = mix(cerulean, viridian, .4f),
                                 .accent = violet,
                                 .round = 1.2f,
                                 .gradient = .3f,
                                 .material = Material::skin,
                                 .strokes = 1.5f,
                                 .stroke_length = 20 * s,
                                 .stroke_width = 7 * s,
                                 .flow = 30 + p.degrees,
                                 .ink = 3 * s,
                                 .rim = 3.5f};
    if (lit) {
        // The throat: a paper lantern, ribbed.
        const Point c = p(42, -30);
        const float r = 31 * s * fill;
        sheet.glow(c, r * 3.2f, naples, .3f);
        sheet.glow(c, r * 1.8f, gold, .3f);
        sheet.paint(sheet.ellipse(c, r * 1.08f, r, p.degrees, .6f), {.shadow = vermilion,
                                                                     .middle = gold,
                                                                     .light = pale(naples, .5f),
                                                                     .round = .6f,
                                                                     .strokes = 1.3f,
                                                                     .flow = 90,
                                                                     .ink = 2.4f * s,
                                                                     .slip = 0});
        sheet.dab(c, r * .42f, pale(naples, .7f), .9f);
        for (float x : {-.66f, -.3f, .1f, .5f, .82f}) {
            const float h = std::sqrt(std::max(0.f, 1 - x * x));
            sheet.line(through({c + Point{r * x, -r * h}, c + Point{r * (x * 1.25f + .06f), 0},
                                c + Point{r * x, r * h}}),
                       1.7f * s, mix(madder, vermilion, .4f), even);
        }
    }
    sheet.paint(sheet.limbs({{p(-30, -16), 13 * s, p(-6, -8), 8 * s},
                             {p(-6, -8), 6 * s, p(-34, -3), 5 * s},
                             {p(-34, -3), 4 * s, p(-2, 0), 3.4f * s}},
                            3, .6f),
                skin);
    const Shape body = sheet.shape(
        "-58,-8! -52,-34 -30,-58 -4,-76 14,-92 30,-98 42,-90 62,-80 72,-70 66,-60 44,-52! 24,-46 "
        "14,-30 14,-12 -10,-4 -40,-2",
        p, .8f);
    sheet.paint(body, skin);
    sheet.paint(sheet.limbs({{p(-34, -26), 20 * s, p(2, -20), 13 * s},
                             {p(2, -20), 11 * s, p(-30, -6), 8 * s},
                             {p(-30, -4), 6 * s, p(8, -1), 4.4f * s}},
                            4, .6f),
                skin);
    sheet.paint(sheet.limbs({{p(12, -34), 9 * s, p(22, -12), 6 * s},
                             {p(22, -12), 5.4f * s, p(20, -2), 5 * s},
                             {p(20, -2), 4 * s, p(36, 0), 3.4f * s}},
                            3, .6f),
                skin);
    for (Point spot :
         {Point{-34, -46}, Point{-16, -58}, Point{-24, -32}, Point{-42, -28}, Point{4, -70}})
        sheet.stroke(arc(p(spot), 5 * s, 4 * s, 0, 330),
                     {.paint = lit ? deep(viridian, .4f) : mix(cerulean, viridian, .3f),
                      .width = 4.4f * s,
                      .pressure = even,
                      .dry = .3f});
    // Eye: shut in song; the dark one's is open.
    const Point eye = p(32, -88);
    sheet.paint(sheet.circle(eye, 12 * s, .5f), skin);
    if (lit) {
        sheet.line(through({eye + Point{-8 * s, -1 * s}, eye + Point{0, 4 * s},
                            eye + Point{8 * s, -1 * s}}),
                   2.8f * s, ink, {.5f, .4f, .5f});
        sheet.line("44,-56 56,-62 71,-69", p, 2.6f * s, ink, even);
    } else {
        sheet.dab(eye + Point{1, 0}, 8 * s, gold);
        sheet.stroke(Path{eye + Point{-5 * s, 0}, eye + Point{1, 0}, eye + Point{7 * s, 0}},
                     {.paint = ink, .width = 6 * s, .pressure = swelling, .bristle = .1f});
        sheet.dab(eye + Point{-1.5f, -3 * s}, 1.8f * s, white);
        // Mouth open, chest drawn in.
        sheet.paint(sheet.shape("40,-54! 58,-60 74,-72! 80,-58 66,-46 46,-44!", p, .6f),
                    {.shadow = ink,
                     .middle = deep(madder, .4f),
                     .light = madder,
                     .strokes = .8f,
                     .ink = 2.4f * s});
        sheet.paint(
            sheet.shape("38,-50! 52,-46 70,-48 80,-56! 76,-42 58,-36 40,-38 26,-42!", p, .6f),
            skin);
        sheet.stroke(
            "-4,-40 6,-30 6,-18", p,
            {.paint = pale(cerulean, .4f), .width = 5 * s, .pressure = swelling, .dry = .3f});
    }
}

}  // namespace

PAINT_BOX_CARD("mini", 12) {
    // Night over the pond, from edge to edge at the foot.
    sheet.wash(sheet.shape("-60,800 80,776 240,764 420,770 600,782 780,800 780,1060 -60,1060"),
               {.paint = prussian,
                .second = violet,
                .density = .62f,
                .from = .35f,
                .to = 1.2f,
                .soft = 18,
                .lost = 26,
                .bleed = 24,
                .cloud = .9f});
    Random random(21);
    const auto blade = [&](float x, float height, float lean, float width, Paint dark, Paint lit) {
        const Path path = through({{x, 1040},
                                   {x + lean * .1f, 1040 - height * .5f},
                                   {x + lean * .5f, 1040 - height * .84f},
                                   {x + lean, 1040 - height}});
        sheet.paint(sheet.tube(path, width, width * .18f), {.shadow = dark,
                                                            .middle = mix(dark, lit, .6f),
                                                            .light = mix(lit, naples, .4f),
                                                            .strokes = 1.3f,
                                                            .flow = -86,
                                                            .ink = 2.2f,
                                                            .slip = 0});
    };
    const auto mace = [&](float x, float height, float lean) {
        const Path path =
            through({{x, 1040}, {x + lean * .3f, 1040 - height * .5f}, {x + lean, 1040 - height}});
        sheet.line(path, 6, mix(viridian, umber, .4f), even);
        sheet.paint(sheet.tube(part(path, .78f, .93f), 21, 19), {.shadow = deep(umber, .5f),
                                                                 .middle = umber,
                                                                 .light = ochre,
                                                                 .round = 1.3f,
                                                                 .material = Material::fur,
                                                                 .strokes = 1.6f,
                                                                 .stroke_length = 16,
                                                                 .stroke_width = 4,
                                                                 .flow = -86,
                                                                 .ink = 2.8f,
                                                                 .rim = 3,
                                                                 .rim_paint = naples});
    };
    // Reeds behind.
    for (const auto& [x, h, l] : {std::tuple{52.f, 330.f, 20.f},
                                  {122.f, 280.f, -30.f},
                                  {216.f, 300.f, 26.f},
                                  {330.f, 250.f, -20.f},
                                  {420.f, 300.f, 34.f},
                                  {540.f, 260.f, -26.f},
                                  {624.f, 330.f, 20.f},
                                  {690.f, 280.f, -34.f}})
        blade(x, h, l, 17, prussian, viridian);
    mace(88, 372, -16);
    mace(592, 390, 26);
    mace(656, 322, 14);
    // The choir: back row small, front row larger; pads to sit on.
    const auto pad = [&](Point c, float r) {
        sheet.paint(sheet.ellipse(c, r, r * .26f, 0, 1), {.shadow = deep(prussian, .3f),
                                                          .middle = viridian,
                                                          .light = mix(sap, naples, .4f),
                                                          .round = .7f,
                                                          .strokes = 1.5f,
                                                          .flow = 3,
                                                          .ink = 3});
        sheet.line(Path{c + Point{-r * .1f, 0}, c + Point{-r * .5f, r * .1f},
                        c + Point{-r * .9f, r * .12f}},
                   3, deep(prussian, .3f), tapering);
        sheet.stroke(Path{c + Point{-r, r * .36f}, c + Point{0, r * .46f}, c + Point{r, r * .36f}},
                     {.paint = gold,
                      .second = cerulean,
                      .width = 5,
                      .pressure = swelling,
                      .alpha = .9f,
                      .dry = .5f});
    };
    const struct {
        float x, y, s;
        bool right, lit;
        float fill;
    } choir[] = {{250, 846, .62f, true, true, .9f},  {360, 832, .58f, true, true, 1.05f},
                 {470, 846, .62f, false, true, .9f}, {112, 896, .8f, true, true, 1},
                 {600, 898, .8f, false, true, 1.1f}, {262, 936, .94f, true, true, 1.12f},
                 {462, 954, 1.2f, false, false, 1}};
    for (const auto& f : choir) {
        pad({f.x + (f.right ? 4.f : -4.f), f.y + 5}, 64 * f.s + 12);
        const Place p = at(f.x, f.y).scaled(f.s);
        paint_frog(sheet, f.right ? p : p.mirrored(), f.lit, f.fill);
    }
    // Light on the water under each.
    for (const auto& f : choir) {
        if (!f.lit) continue;
        const float x = f.x + (f.right ? 34.f : -34.f) * f.s;
        for (int k = 0; k < 4; ++k) {
            const float y = f.y + 30 * f.s + 8.f * static_cast<float>(k),
                        l = (22 - 4.f * static_cast<float>(k)) * f.s, stray = 4 * random.bell();
            sheet.stroke(through({{x - l + stray, y}, {x + stray, y - 2}, {x + l + stray, y}}),
                         {.paint = gold,
                          .second = naples,
                          .width = 5 * f.s,
                          .pressure = swelling,
                          .dry = .3f});
        }
    }
    // Reeds in front, over the lower edge.
    for (const auto& [x, h, l] : {std::tuple{14.f, 210.f, 40.f},
                                  {70.f, 150.f, -24.f},
                                  {232.f, 96.f, 20.f},
                                  {356.f, 84.f, -16.f},
                                  {508.f, 96.f, 22.f},
                                  {640.f, 150.f, 30.f},
                                  {706.f, 220.f, -44.f}})
        blade(x, h, l, 20, viridian, sap);
}
