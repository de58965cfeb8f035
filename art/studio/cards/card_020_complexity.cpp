// Complexity: a cat's cradle between two hands; where the threads cross most, they are a city.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

Look flesh(float shade) {
    return {.shadow = mix(mix(madder, umber, .5f), violet, .3f + shade * .3f),
            .middle = mix(mix(rose, ochre, .35f), mix(madder, umber, .4f), shade),
            .light = mix(naples, rose, shade * .7f),
            .accent = mix(rose, vermilion, .2f),
            .round = 1.15f,
            .material = Material::skin,
            .ink = 3.2f,
            .slip = 0};
}

// A hand that comes in from the left edge, palm towards us, fingers spread to the right.
const Point tips[] = {{236, -168}, {292, -92}, {306, -14}, {282, 58}, {150, 104}};

void hand(Sheet& sheet, const Place& p) {
    struct Finger {
        Point root, joint, second;
        float r;
    };
    const Finger fingers[] = {{{118, -58}, {160, -110}, {204, -140}, 17},
                              {{136, -34}, {196, -66}, {250, -82}, 18.5f},
                              {{138, -6}, {204, -14}, {262, -14}, 18.5f},
                              {{126, 22}, {186, 36}, {240, 48}, 16.5f},
                              {{70, 44}, {104, 76}, {130, 92}, 19}};
    const float s = std::fabs(p.sx);
    const Shape cuff = sheet.shape("-60,-62! 10,-56! 20,0 12,60! -60,70!", p);
    for (size_t k = 0; k < 5; ++k) {
        const Finger& f = fingers[k];
        const Shape one = sheet.limbs({{p(f.root), f.r * 1.1f * s, p(f.joint), f.r * s},
                                       {p(f.joint), f.r * s, p(f.second), f.r * .86f * s},
                                       {p(f.second), f.r * .86f * s, p(tips[k]), f.r * .6f * s}},
                                      7, 1.2f);
        sheet.paint(one, flesh(.12f * static_cast<float>(k)));
        const Point d = tips[k] - f.joint;
        const Point across{-d.y / length(d) * f.r * .7f, d.x / length(d) * f.r * .7f};
        for (Point joint : {f.joint, f.second})
            sheet.line(
                through({p(joint - across), p(joint + Point{4, 0}), p(joint + across * .3f)}), 2,
                mix(madder, umber, .5f), tapering);
    }
    const Shape palm =
        sheet.shape("0,-44 50,-62 104,-76 140,-52 152,-12 142,30 110,54 74,66 30,52 0,44 -10,0", p);
    Look plain = flesh(.1f);
    plain.ink = 0;
    sheet.paint(palm, plain);
    sheet.contour(palm, {.width = 3.2f, .mask = [=](Point q) {
                             return q.y > p(0, 34).y || std::fabs(q.x - p(20, 0).x) < 60 * s ? 1.f
                                                                                             : 0.f;
                         }});
    for (auto crease : {"56,46 62,8 92,-26 132,-38", "60,-30 96,0 136,8"})
        sheet.line(crease, p, 2.4f, mix(madder, umber, .5f), swelling);
    sheet.paint(cuff, {.shadow = ink,
                       .middle = mix(ultramarine, violet, .35f),
                       .light = cerulean,
                       .material = Material::cloth,
                       .flow = 90,
                       .ink = 3.6f});
}

}  // namespace

PAINT_CARD(20) {
    const Place left = at(-20, 764).scaled(.86f).turned(-4),
                right = at(740, 764).scaled(.86f).mirrored().turned(4);
    // Evening between the hands.
    sheet.wash(
        sheet.shape("-60,700 120,640 260,590 460,586 600,640 780,700 780,838 600,856 440,834 "
                    "280,862 120,836 -60,850"),
        {.paint = violet,
         .second = rose,
         .density = .36f,
         .soft = 22,
         .lost = 28,
         .bleed = 24,
         .cloud = .9f});
    // The cradle: every finger is tied to others on the other side.
    const auto tie = [&](Point a, Point b, float sag, float width) {
        const Point middle = (a + b) * .5f + Point{0, sag};
        paint_thread(sheet, through({a, middle, b}), width);
    };
    const int across[][2] = {{0, 0}, {0, 2}, {1, 3}, {1, 1}, {2, 0},
                             {2, 4}, {3, 1}, {3, 3}, {4, 2}, {4, 4}};
    for (const auto& [a, b] : across)
        tie(left(tips[a]), right(tips[b]), 8, 2.6f);

    // The city stands on the middle threads: towers outlined in thread, dusk inside, lamps lit.
    struct Tower {
        float x, width, top;
        int roof;
    };
    Random random(20);
    for (const Tower& t : {Tower{252, 32, 688, 1}, Tower{286, 28, 628, 0}, Tower{314, 40, 662, 2},
                           Tower{346, 30, 556, 1}, Tower{376, 38, 610, 0}, Tower{412, 28, 646, 2},
                           Tower{440, 34, 590, 1}, Tower{472, 30, 674, 0}, Tower{226, 24, 724, 0},
                           Tower{500, 24, 716, 1}}) {
        const float foot = 780 - 14 * std::fabs(t.x - 364) / 140, x0 = t.x - t.width / 2,
                    x1 = t.x + t.width / 2;
        Path outline{{x0, foot}, {x0, t.top}};
        if (t.roof == 1) outline.push_back({t.x, t.top - t.width * 1.2f});
        if (t.roof == 2)
            for (float a : {200.f, 235.f, 270.f, 305.f, 340.f})
                outline.push_back(Point{t.x, t.top} + direction(a) * (t.width * .52f));
        outline.push_back({x1, t.top});
        outline.push_back({x1, foot});
        const Shape tower = sheet.shape(outline, 1);
        sheet.paint(tower, {.shadow = mix(ink, violet, .4f),
                            .middle = mix(ultramarine, violet, .5f),
                            .light = mix(cerulean, rose, .4f),
                            .accent = mix(violet, rose, .5f),
                            .round = .6f,
                            .gradient = -.3f,
                            .material = Material::cloth,
                            .flow = 90,
                            .ink = 0,
                            .slip = 0});
        paint_thread(sheet, outline, 2.4f);
        if (t.roof == 1)
            paint_thread(sheet, Path{{t.x, t.top - t.width * 1.2f}, {t.x, t.top - t.width * 2}}, 2);
        for (float y = t.top + 16; y < foot - 10; y += 17)
            for (float x = x0 + 8; x < x1 - 3; x += 11) {
                const float luck = random.unit();
                if (luck < .5f)
                    sheet.paint(sheet.box(x - 2.6f, y - 3.6f, 5.2f, 7.2f, .4f), {.shadow = gold,
                                                                                 .middle = naples,
                                                                                 .light = white,
                                                                                 .strokes = 0,
                                                                                 .ink = 0,
                                                                                 .slip = 0});
            }
    }
    // Bridges of thread between the towers.
    for (const auto& [a, b] : {std::pair{Point{286, 646}, Point{346, 620}},
                               {Point{376, 640}, Point{440, 630}},
                               {Point{314, 700}, Point{412, 690}},
                               {Point{440, 690}, Point{500, 726}}})
        tie(a, b, 9, 2.2f);
    hand(sheet, left);
    hand(sheet, right);
    // Loops about the fingertips.
    for (const Place& p : {left, right})
        for (size_t k = 0; k < 5; ++k) {
            const Point c = p(tips[k].x * .955f, tips[k].y * .955f);
            paint_thread(sheet, arc(c, 12, 12, 20, 330), 3);
        }
}
