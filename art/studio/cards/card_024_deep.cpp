// Deep: rings of ripples, wider than the sheet, round a dark eye of water; far down a red fish, and
// a tiny boat that has noticed.
#include "cards/horizon_parts.h"
#include "cards/light_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(24) {
    const Point middle{352, 690};
    const float tilt = .46f;  // how flat the water is seen
    const float rings[] = {430, 330, 244, 172};

    // Water, one glaze over the other: deeper with every ring.
    for (size_t k = 0; k < 4; ++k)
        sheet.wash(sheet.ellipse(middle + Point{0, 3.f * static_cast<float>(k)}, rings[k],
                                 rings[k] * tilt, 0, 5),
                   {.paint = k % 2 == 0 ? cerulean : prussian,
                    .second = k % 2 == 0 ? viridian : ultramarine,
                    .density = .22f + .08f * static_cast<float>(k),
                    .lost = 10,
                    .bleed = 5,
                    .rim = .7f,
                    .seed = static_cast<Seed>(k + 2)});

    // The eye.
    const Point deep_middle = middle + Point{0, 8};
    const Shape eye = sheet.ellipse(deep_middle, 122, 57, 0, 3);
    sheet.gouache(eye, {.shadow = deep(prussian, .2f),
                        .middle = prussian,
                        .light = viridian,
                        .charge = ultramarine,
                        .round = .4f,
                        .fall = 270,
                        .gradient = .5f});
    sheet.form_strokes(eye, {.shadow = deep(prussian, .4f),
                             .middle = prussian,
                             .light = viridian,
                             .fall = 270,
                             .gradient = .5f,
                             .density = 1.2f,
                             .length = 90,
                             .width = 8,
                             .flow = 0});
    const float wells[] = {94, 66};
    for (size_t k = 0; k < 2; ++k) {
        const Shape well = sheet.ellipse(deep_middle + Point{0, 5.f + 4 * static_cast<float>(k)},
                                         wells[k], wells[k] * tilt, 0, 2.4f);
        sheet.gouache(well, {.shadow = ink,
                             .middle = deep(prussian, .4f + .25f * static_cast<float>(k)),
                             .light = deep(prussian, .2f * static_cast<float>(k)),
                             .round = .3f,
                             .fall = 270,
                             .gradient = .4f,
                             .slip = 0});
        sheet.line(arc(deep_middle + Point{0, 5.f + 4 * static_cast<float>(k)}, wells[k],
                       wells[k] * tilt, 20, 165),
                   2.2f, mix(viridian, cerulean, .5f), swelling);
    }
    sheet.contour(eye, {.width = 5});

    // The fish, its own lamp.
    const Place fish_place = at(deep_middle + Point{4, 8}).scaled(46, 42).turned(-9).mirrored();
    sheet.glow(fish_place.origin, 52, vermilion, .3f);
    paint_little_fish(sheet, fish_place, madder, vermilion, mix(gold, naples, .4f));

    // Crests: light on the upper left of every ring, dark on its lower right, with gaps.
    Random random(24);
    for (size_t k = 0; k < 5; ++k) {
        const float r = k < 4 ? rings[k] : 124;
        const Point c = k < 4 ? middle + Point{0, 3.f * static_cast<float>(k)} : deep_middle;
        for (int q = 0; q < 8; ++q) {
            const float from = 45 * static_cast<float>(q) + random.between(0, 18);
            const float span = random.between(26, 46);
            const float lift = random.between(-6, 6);
            const float facing = dot(direction(from + span / 2), direction(225));
            if (facing > -.35f)
                sheet.stroke(arc(c, r - 4 + lift, (r - 4 + lift) * tilt, from, from + span),
                             {.paint = white,
                              .second = pale(cerulean, .5f),
                              .width = 7 + 4 * facing,
                              .pressure = swelling,
                              .bristle = .5f,
                              .dry = .1f});
            if (facing < .45f)
                sheet.stroke(arc(c, r + 3 + lift, (r + 3 + lift) * tilt, from + 8, from + span + 8),
                             {.paint = deep(prussian, .3f),
                              .second = prussian,
                              .width = 5 - 2.4f * facing,
                              .pressure = swelling,
                              .bristle = .6f,
                              .dry = .2f});
        }
    }

    // Somebody leans over the side of a boat no longer than an eyelash.
    const Place boat = at(566, 604).scaled(.72f);
    sheet.wash(sheet.ellipse(boat(0, 20), 46, 7),
               {.paint = prussian, .density = .7f, .soft = 2, .bleed = 3, .under = 0});
    paint_passer_by(sheet, at(boat(-6, 4)).scaled(-.62f, .62f), {ink, prussian, cerulean},
                    {umber, ochre, naples}, {26, -16});
    sheet.paint(sheet.shape("-58,-4! -20,2 20,2 60,-6! 44,18 0,24 -40,18", boat, .8f),
                {.shadow = umber, .middle = ochre, .light = naples, .flow = 0, .ink = 2.2f});

    // The drop, and what it threw up.
    for (const auto& [x, y, size] : {std::tuple{352.f, 470.f, 26.f},
                                     {322.f, 576.f, 8.f},
                                     {392.f, 566.f, 10.f},
                                     {418.f, 590.f, 7.f}}) {
        const Shape d = sheet.shape(drop(at(x, y).scaled(size)), .8f);
        sheet.paint(d, {.shadow = prussian,
                        .middle = pale(cerulean, .25f),
                        .light = white,
                        .strokes = .8f,
                        .ink = clamped(size * .12f, 1.6f, 3),
                        .slip = 0});
        sheet.dab({x - size * .18f, y + size * .02f}, size * .1f, white);
    }
}
