// Adventure: a ship sails on the pages of an open book; one page is a map.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

const Look paper{.shadow = mix(ochre, violet, .35f),
                 .middle = naples,
                 .light = white,
                 .accent = mix(naples, rose, .4f),
                 .round = 1.1f,
                 .gradient = .3f,
                 .strokes = 1.4f,
                 .stroke_width = 12,
                 .ink = 4};

// One page filled by the wind, between its upper and its lower edge, spine first.
void paint_page(Sheet& sheet, const Path& top, const Path& foot, bool map) {
    // The leech of the sail bulges outwards.
    const float bulge = map ? 13 : -13;
    Path outline = top;
    const Path leech =
        through({top.back(), (top.back() + foot.back()) * .5f + Point{bulge, 0}, foot.back()});
    outline.insert(outline.end(), leech.begin(), leech.end());
    outline.insert(outline.end(), foot.rbegin(), foot.rend());
    const Shape page = sheet.shape(outline);
    Look look = paper;
    look.flow = map ? -8.f : 8.f;
    sheet.paint(page, look);
    // The hollow by the spine, and the edges of the pages beneath.
    for (float t : {.05f, .1f, .16f})
        sheet.stroke(Path{along(top, t) + Point{0, 8}, (along(top, t) + along(foot, t)) * .5f,
                          along(foot, t) - Point{0, 8}},
                     {.paint = mix(ochre, violet, .4f),
                      .width = 9 - 30 * t,
                      .pressure = swelling,
                      .alpha = .6f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &page});
    for (float t : {.955f, .975f})
        sheet.line(Path{along(top, t), (along(top, t) + along(foot, t)) * .5f + Point{bulge, 0},
                        along(foot, t)},
                   1.5f, mix(umber, ochre, .4f), even);
    const auto on = [&](float u, float v) {
        const Point a = along(top, u), b = along(foot, u);
        return a + (b - a) * v + Point{bulge * u * std::sin(v * 3.14f), 0};
    };
    const Paint pen = mix(umber, violet, .4f);
    if (!map) {
        // Lines of a story, with the gaps of words; nothing to be read.
        Random random(12);
        for (int row = 0; row < 9; ++row) {
            const float v = .14f + .085f * static_cast<float>(row);
            float u = row == 0 ? .3f : .16f;
            const float end = row == 8 ? .55f : .9f;
            while (u < end - .05f) {
                const float word = random.between(.06f, .17f);
                const float stop = std::min(end, u + word);
                sheet.line(through({on(u, v), on((u + stop) / 2, v + .006f), on(stop, v)}), 3.2f,
                           pen, even);
                u = stop + .035f;
            }
        }
        return;
    }
    // The map: an island, a dotted way round it, a red cross.
    std::vector<Point> coast;
    for (Point c : {Point{.28f, .36f}, Point{.36f, .22f}, Point{.5f, .24f}, Point{.58f, .14f},
                    Point{.72f, .2f}, Point{.7f, .34f}, Point{.86f, .4f}, Point{.88f, .56f},
                    Point{.74f, .56f}, Point{.66f, .7f}, Point{.54f, .66f}, Point{.56f, .52f},
                    Point{.42f, .54f}, Point{.34f, .6f}})
        coast.push_back(on(c.x, c.y));
    const Shape isle = sheet.shape(closed_through(coast), 1);
    sheet.wash(isle.grown(7), {.paint = cerulean, .density = .6f, .rim = .4f});
    sheet.gouache(isle,
                  {.shadow = sap, .middle = mix(sap, naples, .45f), .light = naples, .slip = 0});
    sheet.contour(isle, {.width = 2.2f, .paint = pen, .gaps = 0});
    for (Point m : {Point{.56f, .34f}, Point{.62f, .42f}, Point{.76f, .46f}})
        sheet.line(
            Path{on(m.x - .04f, m.y + .05f), on(m.x, m.y - .04f), on(m.x + .04f, m.y + .05f)}, 2.4f,
            pen, even);
    const Path way =
        through({on(.16f, .88f), on(.36f, .9f), on(.46f, .78f), on(.44f, .62f), on(.4f, .44f)});
    for (float t = 0; t < .93f; t += .1f)
        sheet.line(part(way, t, t + .055f), 2.8f, madder, even);
    const Point x = on(.4f, .36f);
    sheet.line(Path{x + Point{-7, -7}, x, x + Point{7, 7}}, 4.4f, vermilion, even);
    sheet.line(Path{x + Point{7, -7}, x, x + Point{-7, 7}}, 4.4f, vermilion, even);
}

}  // namespace

PAINT_CARD(32) {
    // The sea under the keel, from edge to edge.
    sheet.wash(sheet.shape(
                   "-60,716 80,704 210,712 330,700 460,716 600,702 780,716 780,782 620,794 450,776 "
                   "240,798 100,780 -60,792"),
               {.paint = prussian,
                .second = cerulean,
                .density = .6f,
                .soft = 4,
                .lost = 26,
                .bleed = 12});

    sheet.hang(20, 108, .84f);
    // Mast and pennant.
    sheet.stroke("198,690 197,560 200,354", {},
                 {.paint = deep(umber, .5f), .width = 12, .pressure = even, .bristle = .2f});
    sheet.stroke("196,690 195,560 198,356", {},
                 {.paint = ochre, .second = umber, .width = 7, .pressure = even, .bristle = .5f});
    const Shape pennant =
        sheet.shape("202,352! 228,340 254,354 286,342 318,354! 288,366 256,376 228,366 202,380!");
    sheet.paint(pennant, {.shadow = madder,
                          .middle = vermilion,
                          .light = mix(gold, vermilion, .3f),
                          .strokes = 1.4f,
                          .flow = 4,
                          .ink = 2.8f});

    // The book: its binding, then the two open pages, spine along the mast.
    const Path left_top = curve("198,446 174,424 138,416 100,426 66,450"),
               left_foot = curve("198,616 174,590 138,584 98,594 54,606"),
               right_top = curve("198,446 222,420 262,410 304,422 346,452"),
               right_foot = curve("198,616 226,588 266,580 312,592 360,606");
    const Shape binding = sheet.shape(
        "198,438! 172,414 138,406 96,416 58,442! 38,528 44,618! 98,606 138,595 172,602 198,630! "
        "228,600 266,591 312,604 370,618! 376,530 354,444! 308,411 262,400 222,409");
    sheet.paint(binding, {.shadow = ink,
                          .middle = prussian,
                          .light = cerulean,
                          .accent = viridian,
                          .strokes = 1.2f,
                          .rim = 4});
    paint_page(sheet, left_top, left_foot, false);
    paint_page(sheet, right_top, right_foot, true);
    // The ribbon between the pages, loose in the wind.
    const Shape ribbon = sheet.shape(
        "194,612! 203,612! 216,636 206,656 220,680! 208,678 200,686! "
        "192,658 202,636");
    sheet.paint(ribbon,
                {.shadow = madder, .middle = vermilion, .light = rose, .ink = 1.8f, .slip = 0});

    // The hull, deep in the water.
    const Shape hull = sheet.shape(
        "24,604! 44,612 62,648! 116,664 200,670 282,662 338,640 400,596! 392,652 356,704 306,732 "
        "210,740 112,736 74,708 50,662");
    sheet.paint(hull,
                {.shadow = deep(umber, .5f),
                 .middle = mix(umber, ochre, .45f),
                 .light = naples,
                 .accent = vermilion,
                 .round = 1.1f,
                 .strokes = 1.6f,
                 .flow_field = [](Point p) { return p.x < 200 ? 6.f : 6 - (p.x - 200) * .2f; },
                 .rim = 4});
    for (auto plank :
         {"60,668 124,690 206,694 292,684 380,636", "76,698 134,714 208,718 296,708 362,676"})
        sheet.line(plank, {}, 2.6f, deep(umber, .6f), swelling);
    sheet.stroke("52,634 66,654 116,669 200,675 282,667 338,645 396,602", {},
                 {.paint = gold, .second = naples, .width = 6, .pressure = even, .bristle = .4f});
    for (Point port : {Point{140, 690}, Point{190, 695}, Point{240, 694}}) {
        sheet.dab(port, 8, deep(umber, .6f));
        sheet.dab(port, 5.4f, gold);
    }

    // Waves along the hull.
    Random random(9);
    for (int k = 0; k < 16; ++k) {
        const Point p{random.between(30, 390), random.between(722, 770)};
        const float reach = random.between(22, 48);
        sheet.stroke(through({p + Point{-reach, 2}, p + Point{-reach * .3f, -5},
                              p + Point{reach * .3f, 3}, p + Point{reach, -2}}),
                     {.paint = k % 3 == 0   ? white
                               : k % 3 == 1 ? cerulean
                                            : prussian,
                      .second = mix(prussian, cerulean, .5f),
                      .width = k % 3 == 0 ? 5.f : 8.f,
                      .pressure = swelling,
                      .bristle = .8f,
                      .dry = .25f});
    }
    for (auto foam : {"70,726 104,738 150,730 190,742", "250,738 300,726 340,734 386,712"})
        sheet.stroke(
            foam, {},
            {.paint = white, .second = cerulean, .width = 8, .pressure = swelling, .bristle = .7f});
    // Gulls, or pages that came loose.
    for (const Place& p : {at(60, 404).scaled(22).turned(-14), at(106, 376).scaled(15).turned(6)})
        sheet.paint(sheet.shape(bird(BirdPose::gliding, p), .5f),
                    {.shadow = mix(violet, cerulean, .4f),
                     .middle = white,
                     .light = white,
                     .ink = 2,
                     .slip = 0});
}
