// A small cloud of round billows on a soft foot, for cards that carry one in the hand, wear one as
// a collar or stand above one. About 2 wide and 1.2 high around the origin of its place.
#pragma once

#include "engine/paintbox.h"

namespace velatura::studio {

struct Billow {
    Point centre;
    float radius;
};
inline constexpr Billow billows[] = {
    {{-.7f, .14f}, .3f}, {{-.36f, -.16f}, .37f}, {{.1f, -.26f}, .42f},  {{.5f, -.06f}, .34f},
    {{.76f, .2f}, .24f}, {{.38f, .24f}, .28f},   {{-.02f, .24f}, .32f}, {{-.4f, .22f}, .28f}};

inline Shape billowing(const Sheet& sheet, const Place& place) {
    Shape whole;
    for (const Billow& b : billows) {
        const Shape round = sheet.ellipse(place(b.centre), b.radius * std::fabs(place.sx),
                                          b.radius * std::fabs(place.sy), place.degrees, 1.6f);
        whole = whole.empty() ? round : whole | round;
    }
    return whole;
}

inline Shape paint_billowing(Sheet& sheet, const Place& place, Paint shadow, Paint middle,
                             float ink_width = 3, Seed seed = 0) {
    using namespace pigment;
    const Shape whole = billowing(sheet, place);
    const Paint drawn = mix(ink, violet, .4f);
    sheet.paint(whole, {.shadow = shadow,
                        .middle = middle,
                        .light = white,
                        .accent = pale(rose, .5f),
                        .gradient = .6f,
                        .strokes = 1.5f,
                        .flow = place.degrees - 8,
                        .ink = ink_width,
                        .ink_paint = drawn,
                        .seed = seed});
    // The inner billows: an ink arc over each and a dry white one under it.
    for (const auto& [k, from, to] : {std::tuple{1, 165.f, 300.f}, {3, 230.f, 380.f}}) {
        const Billow& b = billows[k];
        const float rx = b.radius * std::fabs(place.sx) * .84f,
                    ry = b.radius * std::fabs(place.sy) * .8f;
        const Point c = place(b.centre + Point{0, .1f});
        sheet.stroke(arc(c, rx * .84f, ry * .82f, from + 8, to - 8), {.paint = white,
                                                                      .width = ry * .22f,
                                                                      .pressure = swelling,
                                                                      .bristle = .9f,
                                                                      .dry = .3f,
                                                                      .inside = &whole});
        sheet.line(arc(c, rx, ry, from, to), ink_width * .8f, drawn, {.1f, .15f, .5f});
    }
    return whole;
}

}  // namespace velatura::studio
