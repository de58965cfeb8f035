// Melancholy: a rain cloud cries its own rain and holds up an umbrella against it.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point crown{186, 40};  // top of the umbrella

struct Hump {
    Point c;
    float r;
};
constexpr Hump humps[] = {{{88, 242}, 42},  {{136, 204}, 50}, {{206, 192}, 60},
                          {{278, 206}, 52}, {{324, 246}, 42}, {{276, 264}, 42},
                          {{202, 266}, 48}, {{132, 264}, 42}, {{216, 234}, 62}};

// Brush strokes follow the dome of the whole cloud.
float over_the_dome(Point p) {
    return clamped((p.x - 206) * .3f, -46, 46);
}

void rain(Sheet& sheet, float foot_of_cloud) {
    Random random(12);
    for (int k = 0; k < 58; ++k) {
        const float x = random.between(74, 336), fall = random.unit();
        const float y = foot_of_cloud - 6 + 130 * fall, drop_length = random.between(20, 46);
        const Paint water = k % 3 == 0 ? pale(cerulean, .55f) : k % 3 == 1 ? cerulean : ultramarine;
        const Point foot{x - drop_length * .2f, y + drop_length};
        sheet.line(Path{{x, y}, {(x + foot.x) / 2, (y + foot.y) / 2}, foot}, 3 - fall, water,
                   {.15f, .7f, .85f});
    }
}

}  // namespace

PAINT_CARD(7) {
    // A grey breath behind, and the rain itself.
    sheet.wash(sheet.shape("50,278 130,294 230,300 340,278 366,338 320,398 220,418 110,402 42,362"),
               {.paint = payne,
                .second = cerulean,
                .density = .38f,
                .from = 1.2f,
                .to = .3f,
                .soft = 20,
                .lost = 26,
                .bleed = 26,
                .cloud = .9f});
    rain(sheet, 290);

    Shape cloud;
    for (const Hump& h : humps)
        cloud = cloud.empty() ? sheet.circle(h.c, h.r, 3) : cloud | sheet.circle(h.c, h.r, 3);
    const Shape umbrella = sheet.shape(
        "10,164! 20,114 56,72 114,46 186,38 252,50 308,82 342,128 346,178! 316,156 282,154 "
        "260,170! 230,148 190,144 162,160! 136,140 102,138 78,156! 58,146 32,148",
        {}, 2.4f);

    const Paint wet = mix(payne, ultramarine, .2f), grey = pale(mix(payne, cerulean, .7f), .52f),
                bright = pale(cerulean, .85f);
    sheet.gouache(cloud, {.shadow = wet, .middle = grey, .light = bright, .gradient = .2f});
    // Fewer and softer strokes where the face will be.
    const auto beside_face = [](Point p) {
        return smooth(.55f, 1.1f, length(Point{(p.x - 252) / 78, (p.y - 232) / 52}));
    };
    sheet.form_strokes(cloud, {.shadow = wet,
                               .middle = grey,
                               .light = bright,
                               .accent = pale(mix(violet, cerulean, .5f), .3f),
                               .gradient = .3f,
                               .density = 1.8f,
                               .length = 56,
                               .width = 13,
                               .flow_field = over_the_dome,
                               .mask = beside_face});
    sheet.rim_light(cloud);
    sheet.contour(cloud, {.width = 5});
    const struct {
        Point c;
        float r, from, to;
    } curls[] = {{{124, 222}, 42, 160, 290},
                 {{308, 234}, 36, 250, 345},
                 {{94, 260}, 30, 170, 300},
                 {{322, 262}, 30, 220, 350}};
    for (const auto& c : curls) {
        sheet.line(arc(c.c, c.r, c.r, c.from, c.to), 3.2f, ink, {.1f, .15f, .55f});
        sheet.stroke(arc(c.c + Point{2, 4}, c.r - 8, c.r - 8, c.from + 8, c.to - 14),
                     {.paint = white,
                      .second = cerulean,
                      .width = 11,
                      .pressure = swelling,
                      .bristle = 1,
                      .dry = .35f,
                      .inside = &cloud});
    }

    // The umbrella: six panels, a shaft, and a crook held by a wisp of arm.
    const Path shaft = curve("186,38 170,128 154,218 142,278");
    sheet.stroke(shaft, {.paint = umber,
                         .second = ochre,
                         .width = 8,
                         .pressure = even,
                         .bristle = .3f,
                         .dry = 0,
                         .run_out = 0});
    sheet.line(curve("142,276 138,302 120,304 118,284"), 8, umber, even);
    sheet.paint(
        umbrella,
        {.shadow = deep(madder, .35f),
         .middle = madder,
         .light = mix(vermilion, rose, .4f),
         .accent = vermilion,
         .round = 1.1f,
         .fall = 30,
         .strokes = 1.7f,
         .stroke_length = 80,
         .stroke_width = 12,
         .flow_field =
             [](Point p) { return std::atan2(p.y - crown.y + 20, p.x - crown.x) / radians(1); },
         .ink = 4.6f});
    for (auto rib : {"186,40 120,70 78,154", "186,40 168,88 162,158", "186,40 236,82 260,168"})
        sheet.line(rib, {}, 3, deep(madder, .7f), {.4f, .8f, .8f});
    for (auto shine : {"166,50 98,74 54,132", "180,50 144,86 128,134", "206,48 220,88 226,138"})
        sheet.stroke(shine, {},
                     {.paint = pale(rose, .2f),
                      .width = 8,
                      .pressure = swelling,
                      .alpha = .85f,
                      .bristle = 1,
                      .dry = .4f,
                      .inside = &umbrella});
    sheet.line("187,40 189,28 186,14", {}, 6, umber, even);

    // The arm that holds it: a curl of the cloud's own stuff.
    const Shape hand = sheet.circle({148, 252}, 15, 1.5f) | sheet.circle({164, 264}, 13, 1.5f) |
                       sheet.circle({132, 266}, 11, 1.5f);
    sheet.paint(hand, {.shadow = payne,
                       .middle = mix(payne, cerulean, .7f),
                       .light = pale(cerulean, .7f),
                       .ink = 2.8f});

    // A tired face to the right of the shaft, and two tears.
    for (float x : {216.f, 290.f}) {
        const float slant = x < 250 ? 1.f : -1.f;
        sheet.line(through({{x - 20, 218 + 4 * slant}, {x, 228}, {x + 20, 218 - 4 * slant}}), 5,
                   ink, {.4f, .3f, .5f});
        for (float lash : {-10.f, 0.f, 10.f})
            sheet.line(Path{{x + lash, 226}, {x + lash * 1.2f, 232}, {x + lash * 1.4f, 237}}, 2.6f,
                       ink, tapering);
        sheet.line(through({{x - 17, 202 + 5 * slant}, {x, 197}, {x + 17, 202 - 5 * slant}}), 3.4f,
                   ink);
    }
    sheet.line("238,262 252,251 268,261", {}, 4.4f, ink);
    for (const Place& tear : {at(206, 256).scaled(14), at(302, 260).scaled(12)})
        sheet.paint(sheet.shape(drop(tear), .4f), {.shadow = ultramarine,
                                                   .middle = cerulean,
                                                   .light = white,
                                                   .strokes = 0,
                                                   .ink = 2.2f,
                                                   .slip = 0});
}
