// The sunburst frame: rays from dark wood to bare wood; the longest runs over the edge.
#include "frame_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_FRAME("touches", "tone") {
    const Shape wood = frame_wood(sheet), past = frame_wood(sheet, {-20, -20, 740, 1028});
    sheet.paint(wood, sawn({ink, deep(umber, .4f), umber}, 90, 5));
    // From the sun at the foot, rays of unequal breadth all the way around.
    const Point sun{360, 986};
    const float turns[] = {-184, -173,    -167,    -158, -152, -143, -138, -129, -124, -117,
                           -113, -106.5f, -102.5f, -97,  -93,  -87,  -83,  -77,  -73,  -66.5f,
                           -62,  -55,     -51,     -42,  -37,  -28,  -22,  -13,  -7,   4};
    constexpr size_t count = std::size(turns) / 2;
    for (size_t k = 0; k < count; ++k) {
        const float a = turns[2 * k], b = turns[2 * k + 1];
        const bool longest = k == 10;
        // The further up and the nearer the middle, the barer the wood.
        const float mid = (a + b) * .5f, bare = 1 - std::fabs(mid + 90) / 100;
        const Shape wedge = sheet.shape(Path{sun + direction(a) * 30, sun + direction(a) * 1300,
                                             sun + direction(b) * 1300, sun + direction(b) * 30},
                                        1) &
                            (longest ? past : wood.grown(-5));
        if (wedge.empty()) continue;
        const Paint middle = mix(mix(umber, ochre, .25f), pale(naples, .2f), clamped(bare * 1.1f));
        raise(sheet, longest ? past : wood, wedge,
              {.shadow = mix(deep(umber, .5f), ochre, clamped(bare * .7f)),
               .middle = middle,
               .light = pale(middle, .55f),
               .accent = longest ? vermilion : ochre,
               .round = 1,
               .gradient = .2f,
               .strokes = 1.8f,
               .stroke_length = 90,
               .stroke_width = 6,
               .flow = mid,
               .ink = 3,
               .slip = 0});
        // A vein along each ray.
        const Point d = direction(mid);
        sheet.stroke(Path{sun + d * 60, sun + d * 600, sun + d * 1280}, {.paint = deep(umber, .4f),
                                                                         .width = 4,
                                                                         .pressure = even,
                                                                         .alpha = .8f,
                                                                         .bristle = .6f,
                                                                         .dry = .2f,
                                                                         .inside = &wedge});
        sheet.stroke(shifted(Path{sun + d * 60, sun + d * 600, sun + d * 1280}, {3, 3}),
                     {.paint = pale(naples, .4f),
                      .width = 3,
                      .pressure = even,
                      .alpha = .8f,
                      .bristle = .6f,
                      .dry = .3f,
                      .inside = &wedge});
    }
    // A plain bead around the opening holds the rays.
    const Shape bead = boxed(sheet, {52, 78, 668, 929}) - boxed(sheet, frame_inside);
    raise(sheet, wood, bead,
          {.shadow = deep(umber, .4f),
           .middle = mix(umber, ochre, .5f),
           .light = pale(naples, .2f),
           .round = 1.2f,
           .strokes = 1.6f,
           .stroke_length = 70,
           .stroke_width = 5,
           .ink = 3,
           .slip = 0});
    // The sun itself, half risen over the lower edge.
    const Shape disc = sheet.circle(sun, 76, 2) & wood.grown(-3);
    raise(sheet, wood, disc,
          {.shadow = mix(vermilion, madder, .5f),
           .middle = mix(gold, vermilion, .25f),
           .light = pale(naples, .4f),
           .accent = vermilion,
           .round = 1.2f,
           .strokes = 1.7f,
           .stroke_length = 34,
           .stroke_width = 8,
           .ink = 4,
           .slip = 0});
    for (float r : {60.f, 44.f, 28.f})
        carve(sheet, disc, arc(sun, r, r, 180, 360), 6, {deep(madder, .3f), vermilion, naples});
}
