// Unashamed: a sheep, shorn only behind, poses with its nose in the air, in four red stockings.
#include "cards/figure_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Tuft {
    Point centre;
    float radius;
};

// Wool: round tufts that grow together, modelled like a cloud, with curls drawn on top.
Shape fleece(Sheet& sheet, const std::vector<Tuft>& tufts, const Place& place) {
    std::vector<Limb> parts;
    for (const Tuft& t : tufts)
        parts.push_back({place(t.centre), t.radius, place(t.centre) + Point{1, 0}, t.radius});
    return sheet.limbs(parts, 3);
}

void paint_fleece(Sheet& sheet, const Shape& wool, const std::vector<Tuft>& tufts,
                  const Place& place) {
    sheet.paint(wool, {.shadow = mix(violet, cerulean, .4f),
                       .middle = mix(white, naples, .35f),
                       .light = white,
                       .accent = rose,
                       .round = 1.3f,
                       .fall = 60,
                       .gradient = .4f,
                       .strokes = 1.5f,
                       .stroke_length = 26,
                       .stroke_width = 9});
    for (size_t k = 0; k < tufts.size(); ++k) {
        const Tuft& t = tufts[k];
        const Point c = place(t.centre);
        const float turn = 47.f * static_cast<float>(k);
        sheet.stroke(spiral(c, t.radius * .72f, t.radius * .14f, turn, k % 2 == 0 ? 1.5f : -1.5f),
                     {.paint = mix(violet, umber, .35f),
                      .width = t.radius * .16f,
                      .pressure = {.1f, .5f, .6f},
                      .alpha = .75f,
                      .bristle = .4f,
                      .inside = &wool});
        sheet.stroke(arc(c + Point{-2, -3}, t.radius * .62f, t.radius * .6f, 170, 285),
                     {.paint = white,
                      .width = t.radius * .24f,
                      .pressure = swelling,
                      .alpha = .9f,
                      .bristle = .8f,
                      .inside = &wool});
    }
}

}  // namespace

PAINT_CARD(14) {
    const Place sheep = at(276, 798);
    const Place face = at(sheep(122, -156)).turned(-20);
    ground_shadow(sheet, sheep(-4, 186), 176, 17);

    // Hind legs bend backwards at the hock; one foreleg is lifted, as on parade.
    struct Leg {
        Point hip;
        float hip_width;
        Point top, knee, ankle;
        float hoof_turn;
        bool near;
    };
    const Leg legs[] = {{{-62, 30}, 30, {-44, 84}, {-70, 116}, {-52, 172}, -4, false},
                        {{80, 44}, 18, {112, 66}, {132, 82}, {110, 138}, 34, false},
                        {{-96, 14}, 40, {-94, 76}, {-122, 112}, {-108, 174}, 0, true},
                        {{46, 50}, 22, {48, 88}, {48, 112}, {46, 174}, 0, true}};
    const auto thigh_of = [&](const Leg& leg) {
        return sheet.limbs({{sheep(leg.hip), leg.hip_width, sheep(leg.top), 16}}, 4);
    };
    const Look skin{.shadow = mix(madder, violet, .35f),
                    .middle = mix(rose, naples, .45f),
                    .light = pale(naples, .4f),
                    .accent = rose,
                    .round = 1.2f,
                    .gradient = .4f,
                    .strokes = 1.6f,
                    .flow = 20};
    const auto draw_stocking = [&](const Leg& leg) {
        const Shape stocking = sheet.limbs({{sheep(leg.top), 17, sheep(leg.knee), 12.5f},
                                            {sheep(leg.knee), 12.5f, sheep(leg.ankle), 8.5f}},
                                           6);
        const Place foot = at(sheep(leg.ankle)).turned(leg.hoof_turn);
        const Shape hoof = sheet.shape("-9,-3! 9,-3! 18,17! -10,17!", foot, 1);
        sheet.paint(hoof, {.shadow = ink, .middle = payne, .light = cerulean, .ink = 2.6f});
        sheet.paint(stocking, {.shadow = leg.near ? madder : deep(madder, .45f),
                               .middle = leg.near ? vermilion : madder,
                               .light = leg.near ? mix(gold, vermilion, .3f) : vermilion,
                               .strokes = 1.5f,
                               .flow = 84,
                               .ink = 3.2f});
        // Knitted rings, and a lace top.
        for (float t : {.25f, .5f, .75f}) {
            const Point c = leg.knee + (leg.ankle - leg.knee) * t;
            sheet.line(through({sheep(c + Point{-13, -2}), sheep(c + Point{0, 3}),
                                sheep(c + Point{13, -2})}),
                       2.4f, deep(madder, .35f), swelling);
        }
        const Point down = leg.top - leg.hip;
        const Point across = direction(std::atan2(down.y, down.x) / radians(1) + 90);
        for (int k = -2; k <= 2; ++k) {
            const Point c = sheep(leg.top) + down * (-4 / length(down)) +
                            across * (7.6f * static_cast<float>(k));
            sheet.paint(
                sheet.circle(c, 6, .6f),
                {.shadow = violet, .middle = white, .light = white, .strokes = 0, .ink = 1.8f});
        }
    };
    for (const Leg& leg : legs)
        if (!leg.near) {
            const Shape thigh = thigh_of(leg);
            sheet.paint(thigh, {.shadow = deep(madder, .4f),
                                .middle = mix(rose, madder, .4f),
                                .light = rose,
                                .flow = 70});
            draw_stocking(leg);
        }

    // The shorn half: bare, rosy, with the tracks of the shears.
    const Shape back = sheet.shape(
                           "30,-66 -20,-72 -74,-72 -114,-56 -136,-20 -138,16 -126,50 -100,62 "
                           "-56,56 0,62 40,66 60,0",
                           sheep) |
                       thigh_of(legs[2]) | thigh_of(legs[3]);
    sheet.paint(back, skin);
    for (auto track : {"-118,-34 -84,-50 -40,-52 0,-48", "-126,-10 -84,-26 -40,-28 0,-22",
                       "-60,2 -30,0 0,4", "-56,26 -30,24 0,28"})
        sheet.stroke(track, sheep,
                     {.paint = mix(madder, rose, .5f),
                      .width = 4,
                      .pressure = swelling,
                      .alpha = .7f,
                      .bristle = .9f,
                      .dry = .4f,
                      .inside = &back});
    sheet.line("-70,60 -58,36 -68,2", sheep, 3.2f, deep(madder, .5f), swelling);
    for (const Leg& leg : legs)
        if (leg.near) draw_stocking(leg);

    // A tuft was left on the tail.
    const std::vector<Tuft> tail{{{-142, -38}, 15}, {{-156, -50}, 13}, {{-148, -58}, 14}};
    const Shape tail_wool = fleece(sheet, tail, sheep);
    paint_fleece(sheet, tail_wool, tail, sheep);

    // The woolly half, up to the neck.
    const std::vector<Tuft> front{
        {{6, -50}, 27},  {{0, -10}, 28},    {{8, 28}, 26},     {{40, 56}, 25},   {{78, 50}, 25},
        {{104, 22}, 25}, {{114, -14}, 24},  {{40, -82}, 27},   {{34, -20}, 34},  {{66, 14}, 36},
        {{76, -38}, 36}, {{112, -52}, 22},  {{62, -110}, 26},  {{98, -92}, 26},  {{78, -134}, 24},
        {{52, -62}, 22}, {{30, 10}, 24},    {{88, -70}, 24},   {{66, -88}, 22},  {{50, 26}, 22},
        {{88, -8}, 24},  {{122, -100}, 18}, {{134, -116}, 13}, {{106, -124}, 20}};
    const Shape wool = fleece(sheet, front, sheep);
    paint_fleece(sheet, wool, front, sheep);

    // Head: dark velvet, eyes closed, chin high.
    const Shape head = sheet.shape(
        "-36,-14 -20,-36 8,-42 34,-34 58,-20 74,-4 78,10 72,22 58,27 42,26 26,36 2,44 -24,36 "
        "-38,14",
        face);
    const Shape ear = sheet.shape("-20,-8! -42,-4 -68,14 -80,36! -58,38 -32,26 -14,8", face);
    sheet.paint(head, {.shadow = ink,
                       .middle = mix(payne, violet, .35f),
                       .light = mix(cerulean, rose, .4f),
                       .round = 1.2f,
                       .strokes = 1.5f,
                       .flow = -10,
                       .rim = 4});
    sheet.paint(ear, {.shadow = ink, .middle = payne, .light = mix(cerulean, rose, .4f), .rim = 3});
    sheet.gouache(sheet.shape("-26,2! -44,8 -68,28! -44,26", face),
                  {.shadow = madder, .middle = rose, .light = naples, .slip = 0});
    const std::vector<Tuft> crown{
        {{-34, -30}, 17}, {{-14, -42}, 18}, {{8, -40}, 14}, {{-40, -14}, 13}};
    const Shape curls = fleece(sheet, crown, face);
    paint_fleece(sheet, curls, crown, face);
    sheet.line("4,-12 16,-3 30,-9", face, 3.4f, naples);
    for (auto lash : {"9,-7 6,0 1,5", "16,-4 16,4 13,10", "24,-6 26,1 25,7"})
        sheet.line(lash, face, 2, naples, tapering);
    sheet.line("76,14 64,17 52,14", face, 2.6f, naples);
    sheet.dab(face(71, 1), 2.6f, rose);
    // Two curls on the ground: the rest of it.
    for (Point p : {Point{-150, 176}, Point{-20, 180}}) {
        const std::vector<Tuft> fallen{{p, 12}, {p + Point{15, 3}, 10}, {p + Point{-13, 4}, 8}};
        const Shape s = fleece(sheet, fallen, sheep);
        paint_fleece(sheet, s, fallen, sheep);
    }
}
