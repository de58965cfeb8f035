// Delicate: dandelion clocks at the lower left; the seeds that drift away carry tiny people.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A seed's parachute: a fan of hairs on a stalk; `p` in units of the fan's radius.
void parachute(Sheet& sheet, const Place& p, float size, Paint hair) {
    const int hairs = size > 22 ? 15 : 9;
    for (int k = 0; k < hairs; ++k) {
        const float a = -90 + (static_cast<float>(k) / static_cast<float>(hairs - 1) - .5f) * 150;
        const Point tip = direction(a) * (1 + .08f * noise(static_cast<float>(k), size, 3));
        sheet.line(through({p(0, 0), p(tip * .55f + Point{0, -.04f}), p(tip)}),
                   size > 22 ? 1.9f : 1.4f, hair, {.5f, .7f, .9f});
        if (size > 22) sheet.dab(p(tip), 1.6f, white);
    }
}

// A ball of parachutes: dark ones behind, white ones in front, airy at the rim.
void clock_head(Sheet& sheet, Point c, float r, float missing_from, float missing_to, Seed seed) {
    Random random(seed);
    sheet.wash(sheet.circle(c, r * .8f), {.paint = mix(ultramarine, violet, .5f),
                                          .density = .22f,
                                          .fall = 60,
                                          .from = .3f,
                                          .to = 1.3f,
                                          .soft = r * .14f,
                                          .lost = r * .2f,
                                          .bleed = 6,
                                          .rim = 0});
    struct Seedling {
        Point tip, out;
        float front;
    };
    std::vector<Seedling> ball;
    const int count = static_cast<int>(r * 1.05f);
    for (int k = 0; k < count; ++k) {
        // Evenly over the half sphere that faces us (golden angle).
        const float lift = std::sqrt((static_cast<float>(k) + .5f) / static_cast<float>(count));
        const float a = std::fmod(static_cast<float>(k) * 137.508f, 360.f);
        if (a > missing_from && a < missing_to && lift > .3f && !random.chance(.1f)) continue;
        const Point d = direction(a);
        ball.push_back({c + d * (r * .8f * lift), d * lift, std::sqrt(1 - lift * lift * .98f)});
    }
    std::stable_sort(ball.begin(), ball.end(),
                     [](const Seedling& x, const Seedling& y) { return x.front < y.front; });
    for (const Seedling& s : ball)
        sheet.line(through({c, c + (s.tip - c) * .5f, s.tip}), 1.7f,
                   mix(umber, naples, .3f * s.front), even);
    for (const Seedling& s : ball) {
        const float shade =
            smooth(-.5f, .9f, s.out.x * .55f + s.out.y * .83f + .2f * random.bell());
        const Paint hair = mix(mix(white, naples, random.between(0, .4f)),
                               mix(violet, cerulean, .45f), .62f * shade);
        const float spread = r * .23f;
        const float turn = std::atan2(s.out.y, s.out.x) / radians(1);
        for (int q = 0; q < 13; ++q) {
            // Seen from the front a star, at the rim a fan.
            const float fan = (static_cast<float>(q) / 12 - .5f) * blend(170, 340, s.front);
            const float reach = spread * random.between(.8f, 1.1f);
            const Point ray = direction(turn + fan + 6 * random.bell()) * reach;
            sheet.line(Path{s.tip, s.tip + ray * .5f, s.tip + ray}, 1.9f, hair, {.9f, .35f, .1f});
        }
        sheet.dab(s.tip, 1.5f, mix(umber, ochre, .5f));
    }
    const Shape middle = sheet.circle(c, r * .11f);
    sheet.paint(middle, {.shadow = umber, .middle = ochre, .light = naples, .ink = 2.2f});
}

}  // namespace

PAINT_CARD(18) {
    // Stalks and toothed leaves.
    const struct {
        const char* path;
        float w;
    } stalks[] = {{"150,1030 146,900 158,760 196,640 224,568", 13},
                  {"70,1030 66,940 78,850 92,790", 11},
                  {"250,1030 270,960 312,900 338,862", 9}};
    const auto dandelion_leaf = [&](const Place& p, Paint dark, Paint bright) {
        const Shape s = sheet.shape(
            "0,0! .12,-.1 .16,-.2! .26,-.1 .34,-.24! .46,-.1 .56,-.26! .7,-.1 .84,-.16 1,0! .84,.1 "
            ".7,.08 .58,.22! .48,.08 .36,.2! .26,.08 .14,.14!",
            p);
        sheet.paint(s, {.shadow = dark,
                        .middle = mix(dark, bright, .6f),
                        .light = mix(bright, naples, .4f),
                        .round = .7f,
                        .strokes = 1.4f,
                        .flow = p.degrees});
        sheet.line(".02,0 .5,-.02 .94,0", p, 4, pale(naples, .2f), tapering);
    };
    dandelion_leaf(at(120, 1000).scaled(300, 260).turned(-24), prussian, viridian);
    dandelion_leaf(at(160, 1010).scaled(270, 250).turned(-62), viridian, sap);
    dandelion_leaf(at(110, 1006).scaled(-210, 210).turned(48), prussian, viridian);
    dandelion_leaf(at(190, 1016).scaled(320, 230).turned(-6), viridian, sap);
    for (const auto& s : stalks) {
        const Shape stalk = sheet.tube(s.path, s.w, s.w * .62f);
        sheet.paint(stalk, {.shadow = prussian,
                            .middle = sap,
                            .light = naples,
                            .accent = madder,
                            .strokes = 1.5f,
                            .flow = -80,
                            .ink = 2.8f,
                            .slip = 0});
    }
    clock_head(sheet, {230, 546}, 128, 280, 350, 3);
    clock_head(sheet, {96, 772}, 74, 400, 401, 8);
    // A bud that is still to open.
    const Shape bud = sheet.shape(
        "338,868! 318,846 320,816 332,796! 338,812 346,790! 354,814 366,800! 368,830 356,854");
    sheet.paint(bud, {.shadow = viridian, .middle = sap, .light = naples, .flow = -80});
    sheet.stroke("336,806 340,790 338,776", {},
                 {.paint = gold, .second = vermilion, .width = 15, .pressure = {.8f, .5f, .4f}});
    sheet.stroke("350,804 354,788 356,776", {},
                 {.paint = gold, .second = naples, .width = 13, .pressure = {.8f, .5f, .4f}});

    // The travellers.
    struct Flyer {
        float x, y, size, tilt;
        Paint coat;
        bool somebody;
    };
    for (const Flyer& f :
         {Flyer{402, 440, 36, 12, vermilion, true}, Flyer{508, 312, 46, -6, ultramarine, true},
          Flyer{628, 190, 40, 16, madder, true}, Flyer{462, 560, 19, 24, ochre, false},
          Flyer{566, 456, 20, 4, ochre, false}, Flyer{412, 262, 22, -14, ochre, false},
          Flyer{540, 132, 19, 18, ochre, false}, Flyer{664, 372, 17, -10, ochre, false},
          Flyer{352, 374, 16, 20, ochre, false}}) {
        const Place p = at(f.x, f.y).scaled(f.size).turned(f.tilt);
        sheet.glow(p(0, -.5f), f.size * 1.05f, white, .3f);
        parachute(sheet, p, f.size, f.size > 22 ? mix(violet, white, .3f) : mix(umber, white, .3f));
        sheet.line(through({p(0, 0), p(.06f, .7f), p(0, 1.4f)}), f.size > 22 ? 2.4f : 1.8f, umber,
                   even);
        if (!f.somebody) {
            sheet.stroke(Path{p(0, 1.35f), p(.02f, 1.6f), p(0, 1.95f)},
                         {.paint = umber, .width = 5, .pressure = swelling, .bristle = .2f});
            continue;
        }
        // Somebody in a long coat, holding on with one hand.
        const Shape who =
            sheet.limbs({{p(.16f, 1.72f), f.size * .17f, p(.17f, 1.74f), f.size * .17f},
                         {p(.2f, 2.0f), f.size * .14f, p(.26f, 2.55f), f.size * .3f},
                         {p(.14f, 2.02f), f.size * .08f, p(0, 1.42f), f.size * .07f},
                         {p(.2f, 2.6f), f.size * .1f, p(.08f, 3.1f), f.size * .06f},
                         {p(.34f, 2.6f), f.size * .1f, p(.42f, 3.05f), f.size * .06f}},
                        3, .8f);
        sheet.paint(who, {.shadow = deep(f.coat, .5f),
                          .middle = f.coat,
                          .light = mix(f.coat, naples, .6f),
                          .strokes = 1,
                          .ink = 2.2f,
                          .slip = 0});
        sheet.dab(p(.15f, 1.74f), f.size * .13f, mix(naples, rose, .35f));
        sheet.stroke(through({p(-.06f, 1.62f), p(.18f, 1.5f), p(.4f, 1.64f)}),
                     {.paint = ink, .width = f.size * .17f, .pressure = swelling, .bristle = .1f});
        sheet.stroke(through({p(.24f, 1.94f), p(.6f, 1.96f), p(.96f, 1.8f)}),
                     {.paint = vermilion,
                      .second = gold,
                      .width = f.size * .15f,
                      .pressure = tapering,
                      .bristle = .3f});
    }
}
