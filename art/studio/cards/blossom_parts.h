// A blossom of five petals, as it breaks out of things that should not flower.
#pragma once

#include "engine/paintbox.h"

namespace velatura::studio {

// `opened` 0 is a bud seen from the side, 1 the whole flower from the front.
inline void paint_blossom(Sheet& sheet, Point centre, float radius, float degrees,
                          float opened = 1) {
    using namespace pigment;
    const float ink_width = clamped(radius * .07f, 1.2f, 2.4f);
    for (int k = 0; k < 5; ++k) {
        const float turn = degrees + 72 * static_cast<float>(k);
        const float foreshortened =
            blend(.55f, 1, opened) * (1 + .1f * noise(static_cast<float>(k) * 1.9f, radius, 4));
        const Shape s = sheet.shape(
            petal(at(centre).scaled(radius * foreshortened, radius * .86f).turned(turn)), .8f);
        sheet.paint(s, {.shadow = mix(rose, madder, .35f),
                        .middle = pale(rose, .5f),
                        .light = white,
                        .round = .8f,
                        .fall = turn + 180,
                        .gradient = .6f,
                        .material = Material::skin,
                        .flow = turn,
                        .ink = ink_width,
                        .slip = 0});
        sheet.line(Path{centre + direction(turn) * (radius * .2f),
                        centre + direction(turn + 3) * (radius * .45f),
                        centre + direction(turn) * (radius * .7f)},
                   ink_width * .8f, mix(madder, rose, .4f), tapering);
    }
    for (int k = 0; k < 7; ++k) {
        const float turn = degrees + 20 + 51 * static_cast<float>(k);
        const Point tip = centre + direction(turn) * (radius * .34f);
        sheet.line(Path{centre, (centre + tip) * .5f, tip}, ink_width * .6f, madder, even);
        sheet.dab(tip, std::max(1.1f, radius * .07f), gold);
    }
    sheet.dab(centre, radius * .13f, mix(madder, vermilion, .4f));
}

// One petal adrift.
inline void paint_loose_petal(Sheet& sheet, const Place& place) {
    using namespace pigment;
    sheet.paint(sheet.shape(petal(place), .6f), {.shadow = mix(rose, madder, .3f),
                                                 .middle = pale(rose, .45f),
                                                 .light = white,
                                                 .material = Material::skin,
                                                 .flow = place.degrees,
                                                 .ink = 1.5f,
                                                 .slip = 0});
}

}  // namespace velatura::studio
