// Graceful: a heron dances on one leg, in red slippers and a ball gown of its own feathers.
#include "cards/figure_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Tier {
    Point from;
    float first, last;  // directions
    int feathers;
    float length, breadth;
    float bend_first, bend_last;  // how far the tips curl aside
    Paint shadow, middle, light;
};

// A slender feather, its shaft curved.
Path curled_feather(const Place& place, float bend) {
    std::vector<Point> outline;
    for (Point p : {Point{0, -.1f},
                    {.3f, -.3f},
                    {.62f, -.46f},
                    {.86f, -.34f},
                    {1.03f, 0},
                    {.9f, .3f},
                    {.64f, .44f},
                    {.3f, .3f},
                    {0, .1f}})
        outline.push_back(place(p.x, p.y + bend * p.x * p.x));
    return closed_through(outline);
}

// One flounce of the gown (or one row of a wing): feathers fanned out, the outer ones below.
void flounce(Sheet& sheet, const Tier& tier, Seed seed) {
    Random random(seed);
    std::vector<std::pair<float, float>> order;
    for (int k = 0; k < tier.feathers; ++k) {
        const float u = static_cast<float>(k) / static_cast<float>(tier.feathers - 1);
        order.push_back({std::fabs(u - .45f), u});
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [off, u] : order) {
        const float stray = 2 * random.bell();
        const float reach = tier.length * random.between(.92f, 1.06f);
        const float tint = random.unit();
        const float bend = blend(tier.bend_first, tier.bend_last, u);
        const Place p = at(tier.from)
                            .scaled(reach, tier.breadth)
                            .turned(blend(tier.first, tier.last, u) + stray);
        const Shape vane = sheet.shape(curled_feather(p, bend), 1);
        sheet.paint(vane, {.shadow = tier.shadow,
                           .middle = mix(tier.middle, tier.light, .5f * tint),
                           .light = tier.light,
                           .round = .9f,
                           .strokes = 1.6f,
                           .stroke_width = 4,
                           .flow = p.degrees + 14,
                           .ink = 2.2f});
        sheet.line(through({p(.2f, bend * .04f), p(.6f, bend * .36f), p(.94f, bend * .88f)}), 1.9f,
                   mix(tier.shadow, ink, .3f), tapering);
    }
}

}  // namespace

PAINT_CARD(38) {
    const Point waist{502, 588};
    ground_shadow(sheet, {488, 942}, 70, 9);
    const Look scaly{.shadow = deep(umber, .4f),
                     .middle = mix(ochre, rose, .3f),
                     .light = naples,
                     .strokes = 1.4f,
                     .flow = 88,
                     .ink = 2.8f,
                     .slip = 0};
    const Look silk{.shadow = madder,
                    .middle = vermilion,
                    .light = mix(gold, vermilion, .3f),
                    .strokes = 1.2f,
                    .ink = 2.6f,
                    .slip = 0};

    // The raised leg, slipper at the other knee; the standing one, on tiptoe.
    const Shape raised = sheet.limbs({{{462, 700}, 9, {392, 790}, 5.5f},
                                      {{392, 790}, 7, {392, 791}, 7},
                                      {{392, 790}, 5.5f, {466, 828}, 4}},
                                     4);
    const Shape standing = sheet.limbs({{{508, 700}, 9, {494, 822}, 5.5f},
                                        {{494, 822}, 7.5f, {494, 823}, 7.5f},
                                        {{494, 822}, 5.5f, {488, 914}, 4}},
                                       4);
    sheet.paint(raised, scaly);
    sheet.paint(standing, scaly);
    sheet.paint(sheet.shape("454,818! 468,818 482,832 498,852! 480,848 462,840 450,832"), silk);
    sheet.paint(sheet.shape("478,902! 496,900! 498,920 488,948! 478,922"), silk);
    for (auto ribbon :
         {"480,896 489,889 498,880", "498,896 489,889 481,880", "442,812 446,820 442,828"})
        sheet.line(ribbon, {}, 3, vermilion, even);

    // The far wing, raised like an arm above the head.
    const Paint slate = mix(prussian, violet, .3f);
    flounce(sheet,
            {{524, 536}, -92, -40, 7, 158, 40, -.9f, -.5f, ink, slate, mix(cerulean, white, .2f)},
            5);
    flounce(sheet, {{524, 540}, -86, -34, 6, 96, 34, -.6f, -.4f, slate, pale(cerulean, .4f), white},
            9);

    // The gown: three flounces, dark at the hem, white at the waist.
    flounce(sheet, {waist, 56, 142, 16, 174, 44, -.8f, 1, ink, slate, cerulean}, 2);
    flounce(sheet,
            {waist, 54, 140, 13, 132, 40, -.9f, .9f, prussian, cerulean, pale(cerulean, .7f)}, 3);
    flounce(sheet,
            {waist, 52, 136, 11, 90, 34, -.7f, .7f, mix(violet, rose, .5f), pale(rose, .5f), white},
            4);

    // A slender body, the neck in one long S.
    const Shape body =
        sheet.shape("524,500 540,530 536,570 520,604 490,606 474,584 468,552 482,520 502,502") |
        sheet.tube("508,548 472,528 446,492 448,448 476,412 492,376 480,346 452,338", 52, 24);
    const Shape head =
        sheet.shape("492,348 484,328 462,318 440,322 426,332! 424,346! 442,358 470,362");
    const Shape beak = sheet.shape("432,325! 386,318 332,306! 378,336 430,350!");
    sheet.paint(body, {.shadow = mix(violet, cerulean, .45f),
                       .middle = pale(cerulean, .75f),
                       .light = white,
                       .accent = rose,
                       .round = 1.3f,
                       .fall = 20,
                       .gradient = .4f,
                       .strokes = 1.7f,
                       .stroke_length = 40,
                       .stroke_width = 7});
    sheet.paint(beak, {.shadow = mix(ochre, madder, .4f),
                       .middle = gold,
                       .light = naples,
                       .flow = 12,
                       .ink = 2.8f});
    sheet.line("430,340 392,329 340,310", {}, 2, umber);
    sheet.paint(
        head,
        {.shadow = violet, .middle = pale(cerulean, .8f), .light = white, .flow = 10, .ink = 3});
    // The dark brow that runs out into two plumes.
    for (auto plume :
         {"438,328 474,318 520,332 570,318 604,332", "456,324 492,328 530,352 568,358"})
        sheet.stroke(plume, {},
                     {.paint = ink,
                      .second = prussian,
                      .width = 9,
                      .pressure = {.4f, .05f, .25f},
                      .bristle = .4f});
    paint_closed_eye(sheet, {446, 339}, 16);
    for (auto speck :
         {"452,446 448,456 447,466", "466,420 459,429 455,437", "449,482 451,492 455,500",
          "485,396 481,404 475,411", "464,514 470,521 477,527"})
        sheet.line(speck, {}, 3, payne, tapering);

    // The near wing, held out like an arm.
    flounce(sheet,
            {{516, 540}, 192, 158, 6, 160, 36, .9f, .5f, ink, slate, mix(cerulean, white, .2f)}, 7);
    flounce(sheet, {{520, 538}, 188, 156, 5, 98, 32, .6f, .3f, slate, pale(cerulean, .5f), white},
            8);

    // Sash with flying ends.
    for (auto end : {"526,592 556,604 580,594 612,612", "524,598 546,628 572,630 590,660"}) {
        const Shape s = sheet.shape(cloth_band(curve(end), 13, 18));
        sheet.paint(s, silk);
    }
    sheet.paint(sheet.shape("472,580! 500,594 534,578! 536,598 502,614 474,600!"), silk);
    sheet.paint(sheet.circle({528, 592}, 10), silk);
}
