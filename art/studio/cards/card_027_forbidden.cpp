// Forbidden: one leaf of a gate stands ajar at the edge of the sheet; a path runs to it, and behind
// it is light.
#include "cards/foreground_parts.h"
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(27) {
    // Ground from edge to edge, and the path across it.
    sheet.wash(sheet.shape("-60,860 90,838 250,852 420,832 560,846 780,828 780,1060 -60,1060"),
               {.paint = viridian,
                .second = violet,
                .density = .42f,
                .from = .6f,
                .to = 1.1f,
                .soft = 14,
                .lost = 24,
                .bleed = 18,
                .cloud = .8f});
    const Shape path = sheet.shape(
        "150,1030! 240,960 340,916 430,890 520,868 560,848! 640,848! 640,872 560,900 500,940 "
        "470,1030!");
    sheet.gouache(path, {.shadow = mix(ochre, violet, .4f),
                         .middle = mix(naples, rose, .3f),
                         .light = pale(naples, .5f),
                         .round = .3f,
                         .fall = 200,
                         .gradient = .5f,
                         .streak = .3f,
                         .streak_angle = -28,
                         .slip = 0,
                         .rough = 2,
                         .coverage = [](Point p) { return smooth(150, 420, p.x) * .55f + .42f; }});
    Random random(27);
    for (int k = 0; k < 46; ++k) {
        const float x = random.between(-10, 730), luck = random.unit();
        const float y = 858 + 120 * luck * luck, lean = 12 * random.bell();
        if (path.distance({x, y}) < 6) continue;
        const float h = random.between(16, 38) * blend(.6f, 1.3f, luck);
        sheet.stroke(through({{x, y + 6}, {x + lean * .4f, y - h * .5f}, {x + lean, y - h}}),
                     {.paint = k % 3 == 0 ? viridian : sap,
                      .second = k % 3 == 1 ? naples : sap,
                      .width = 5,
                      .pressure = tapering,
                      .bristle = .4f});
    }
    // What is behind: a warm breath that falls through the gap onto the path.
    sheet.glow({596, 640}, 150, naples, .3f);
    sheet.glow({590, 760}, 90, gold, .22f);

    // The pillar at the edge, half out of the sheet.
    const Shape pillar = sheet.shape("648,392! 730,384! 730,900! 644,888! 650,640");
    const Shape cap = sheet.shape("632,396! 640,368 730,352! 730,398! 680,404");
    const Shape ball = sheet.circle({706, 330}, 34);
    for (const Shape* s : {&pillar, &cap, &ball})
        sheet.paint(*s, {.shadow = mix(violet, payne, .5f),
                         .middle = mix(mix(violet, ochre, .5f), white, .35f),
                         .light = pale(naples, .4f),
                         .accent = sap,
                         .material = Material::stone,
                         .ink = 4});
    brick_joints(sheet, pillar, 44, 60, mix(payne, violet, .4f));

    // The leaf, hinged on the pillar and swung towards us: bars lean with the perspective.
    const auto at_bar = [](float u, float v) {  // u 0 hinge .. 1 free edge; v 0 top .. 1 foot
        const float x = blend(646, 452, u);
        const float top = blend(436, 372, u) - 66 * std::sin(u * 3.14159f * .5f) * .4f,
                    foot = blend(866, 924, u);
        return Point{x, blend(top, foot, v)};
    };
    const Paint iron = mix(payne, viridian, .35f);
    const Look bar_look{.shadow = ink,
                        .middle = iron,
                        .light = mix(cerulean, naples, .4f),
                        .material = Material::metal,
                        .ink = 2.4f,
                        .rim = 2.4f,
                        .slip = 0};
    for (int k = 0; k <= 7; ++k) {
        const float u = static_cast<float>(k) / 7;
        const bool stile = k == 0 || k == 7;
        const Shape bar = sheet.tube(Path{at_bar(u, stile ? -.02f : -.06f), at_bar(u, .5f),
                                          at_bar(u, stile ? 1.03f : .985f)},
                                     (stile ? 13.f : 8.f) * blend(.8f, 1.15f, u),
                                     (stile ? 14.f : 8.f) * blend(.8f, 1.15f, u), .8f);
        sheet.paint(bar, bar_look);
        // Spear heads.
        if (!stile) {
            const Point tip = at_bar(u, -.06f);
            const float s = blend(13, 19, u);
            sheet.paint(
                sheet.shape("0,-1.9! .55,-.6 .3,.2! 0,.4 -.3,.2! -.55,-.6", at(tip).scaled(s), .6f),
                bar_look);
        }
    }
    for (float v : {.06f, .2f, .55f, .92f}) {
        Path rail;
        for (int k = 0; k <= 8; ++k)
            rail.push_back(at_bar(static_cast<float>(k) / 8, v));
        sheet.paint(sheet.tube(rail, 8, 11, .8f), bar_look);
    }
    for (int k = 0; k < 7; ++k) {
        // Scrolls between the two upper and above the lower rails.
        const float u = (static_cast<float>(k) + .5f) / 7, r = blend(8, 12, u);
        for (float v : {.13f, .61f})
            sheet.line(spiral(at_bar(u, v), r, 2, k % 2 == 0 ? 90.f : -90.f, 1.6f), 3.4f, ink,
                       even);
    }
    // Lock and knob at the free edge, and a red thread tied there in warning, its end on the path.
    const Shape lock = sheet.shape("-24,-34! 14,-36! 15,36! -23,34!", at(at_bar(.95f, .5f)), 1);
    sheet.paint(lock, brass());
    sheet.dab(at_bar(.96f, .49f), 6.4f, ink);
    sheet.line(Path{at_bar(.96f, .49f), at_bar(.96f, .51f), at_bar(.96f, .53f)}, 6, ink, tapering);
    paint_thread(sheet, curve("452,610 430,640 446,700 416,770 440,840 392,908 330,940"), 4);
    paint_thread(sheet, curve("448,598 470,590 476,606 452,612"), 4);

    // A rose that has climbed the pillar and looks round it.
    const Path cane = curve("706,900 672,812 690,700 654,600 676,500 640,430 610,404");
    sheet.paint(sheet.tube(cane, 9, 4), green_stalk(2.2f));
    for (const auto& [t, turn] : {std::pair{.18f, 200.f},
                                  {.3f, -20.f},
                                  {.42f, 210.f},
                                  {.52f, 0.f},
                                  {.64f, 190.f},
                                  {.74f, -30.f},
                                  {.86f, 220.f},
                                  {.95f, 160.f}})
        paint_leaf(sheet, at(along(cane, t)).scaled(38).turned(turn), viridian, sap);
    for (const auto& [t, r, dx] : {std::tuple{.24f, 24.f, -14.f},
                                   {.47f, 28.f, 12.f},
                                   {.7f, 25.f, -12.f},
                                   {.98f, 22.f, 0.f}}) {
        const Point c = along(cane, t) + Point{dx, 0};
        for (int ring = 3; ring > 0; --ring) {
            const float size = r * static_cast<float>(ring) / 3;
            const Shape s = sheet.ellipse(c + Point{(3 - static_cast<float>(ring)) * -1.4f, 0},
                                          size, size * .92f, static_cast<float>(ring) * 40, 2.4f);
            sheet.paint(s, {.shadow = deep(madder, .3f),
                            .middle = madder,
                            .light = mix(rose, vermilion, .2f),
                            .round = 1.2f,
                            .material = Material::skin,
                            .ink = 2,
                            .slip = 0});
        }
        sheet.line(spiral(c, r * .5f, 2, 30, 1.3f), 2, deep(madder, .6f), even);
    }
}
