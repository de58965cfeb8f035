// Pilgrimage: snails carry tiny chapels in single file up a mountain, and the mountain has just
// breathed.
#include "cards/figure_parts.h"
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// A snail about 110 long, climbing to the right, with a chapel for a shell.
void paint_snail(Sheet& sheet, const Place& p, const Colours& walls, const Colours& roof,
                 bool looks_up) {
    const float s = std::fabs(p.sx), ink_width = clamped(3 * s, 1.4f, 3);
    const Look flesh{.shadow = mix(umber, madder, .3f),
                     .middle = mix(ochre, rose, .4f),
                     .light = pale(naples, .3f),
                     .accent = rose,
                     .round = 1.1f,
                     .strokes = 1.4f,
                     .flow = p.degrees,
                     .ink = ink_width,
                     .slip = 0};
    // Chapel: side wall, front with a door, roof, a little tower with its bell.
    sheet.paint(sheet.shape("-36,-6! -36,-44! 12,-44! 12,-6!", p, .6f), {.shadow = walls.shadow,
                                                                         .middle = walls.middle,
                                                                         .light = walls.light,
                                                                         .round = .3f,
                                                                         .strokes = 1.4f,
                                                                         .flow = 90 + p.degrees,
                                                                         .ink = ink_width,
                                                                         .slip = 0});
    sheet.paint(sheet.shape("12,-6! 12,-44! 25,-68! 38,-44! 38,-8!", p, .6f),
                {.shadow = walls.shadow,
                 .middle = mix(walls.middle, walls.shadow, .45f),
                 .light = walls.middle,
                 .round = .3f,
                 .strokes = 1.2f,
                 .flow = 90 + p.degrees,
                 .ink = ink_width,
                 .slip = 0});
    sheet.paint(sheet.shape("-42,-42! -26,-72! 26,-74! 11,-40!", p, .6f), {.shadow = roof.shadow,
                                                                           .middle = roof.middle,
                                                                           .light = roof.light,
                                                                           .round = .4f,
                                                                           .strokes = 1.5f,
                                                                           .flow = 60 + p.degrees,
                                                                           .ink = ink_width,
                                                                           .slip = 0});
    sheet.line("27,-72 34,-56 42,-40", p, 4 * s, roof.shadow, even);
    sheet.paint(sheet.shape("-12,-66! -12,-100! 8,-100! 8,-66!", p, .5f), {.shadow = walls.shadow,
                                                                           .middle = walls.middle,
                                                                           .light = walls.light,
                                                                           .strokes = 1,
                                                                           .flow = 90,
                                                                           .ink = ink_width * .9f,
                                                                           .slip = 0});
    sheet.paint(sheet.shape("-18,-98! -2,-136! 14,-98!", p, .5f), {.shadow = roof.shadow,
                                                                   .middle = roof.middle,
                                                                   .light = roof.light,
                                                                   .strokes = 1.2f,
                                                                   .flow = 70,
                                                                   .ink = ink_width * .9f,
                                                                   .slip = 0});
    sheet.gouache(sheet.shape("-7,-72! -7,-86 -2,-92 3,-86 3,-72!", p, .3f),
                  {.shadow = ink, .middle = ink, .light = umber, .slip = 0});
    sheet.dab(p(-2, -76), 3.6f * s, gold);
    sheet.gouache(sheet.shape("20,-10! 20,-28 25,-34 31,-28 31,-10!", p, .3f),
                  {.shadow = ink, .middle = umber, .light = umber, .slip = 0});
    for (float x : {-26.f, -10.f}) {
        sheet.glow(p(x, -26), 16 * s, naples, .25f);
        sheet.paint(sheet.shape("-4,8! -4,-5 0,-11 4,-5 4,8!",
                                at(p(x, -24)).scaled(p.sx, p.sy).turned(p.degrees), .3f),
                    {.shadow = vermilion,
                     .middle = gold,
                     .light = naples,
                     .strokes = 0,
                     .ink = ink_width * .6f,
                     .slip = 0});
    }
    // Foot and neck.
    const float rise = looks_up ? 16.f : 0.f;
    const Shape body =
        sheet.shape(closed_through({p(-86, 6), p(-60, -6), p(-20, -11), p(30, -12), p(52, -24),
                                    p(62, -44 - rise), p(80, -50 - rise), p(92, -38 - rise),
                                    p(88, -22), p(78, 0), p(56, 9), p(0, 11), p(-50, 10)}),
                    .8f);
    sheet.paint(body, flesh);
    for (auto spot : {"-60,3 -56,2 -52,3", "-30,0 -26,-1 -22,0", "2,1 6,0 10,1", "34,0 38,-2 42,-1",
                      "62,-14 65,-18 67,-24"})
        sheet.line(spot, p, 3 * s, umber, swelling);
    for (const auto& [a, b] : {std::pair{Point{78, -48 - rise}, Point{84, -76 - rise}},
                               {Point{86, -46 - rise}, Point{104, -68 - rise}}}) {
        sheet.line(Path{p(a), p((a + b) * .5f + Point{3, 0}), p(b)}, 4.4f * s,
                   mix(ochre, umber, .4f), even);
        sheet.dab(p(b), 4.6f * s, umber);
        sheet.dab(p(b + Point{-1, -1.5f}), 1.6f * s, white);
    }
    sheet.line("86,-26 92,-24 98,-20", p, 2.6f * s, umber, even);
}

}  // namespace

PAINT_BOX_CARD("mini", 7) {
    // A mountain like the back of somebody asleep: haunch, shoulder, and the flank in shadow.
    const auto ridge = [](float x) {
        const float u = (x - 120) / 600;
        return 1010 - 420 * smooth(-.05f, 1.15f, u) -
               46 * std::sin(u * 5.6f - .4f) * smooth(0, .4f, u) + 5 * noise(x * .02f, 2, 3);
    };
    const Shape mountain = sheet.below(ridge);
    const auto under = [=](Point p) { return p.y - ridge(p.x); };
    sheet.wash(
        mountain,
        {.paint = violet, .second = viridian, .density = .55f, .rim = .3f, .mask = [=](Point p) {
             return smooth(90, 160, p.x) * clamped(1.1f - under(p) / 420);
         }});
    const Mask present = [=](Point p) {
        return smooth(120, 230, p.x) * (1.15f - under(p) / (130 + .42f * (p.x - 120))) +
               .12f * noise(p.x * .02f, p.y * .03f, 4);
    };
    paint_fading(sheet, mountain,
                 {.shadow = mix(violet, prussian, .4f),
                  .middle = mix(sap, violet, .25f),
                  .light = mix(naples, sap, .35f),
                  .accent = viridian,
                  .round = .8f,
                  .gradient = .4f,
                  .strokes = 1.6f,
                  .stroke_length = 46,
                  .stroke_width = 11,
                  .flow_field =
                      [=](Point p) {
                          return std::atan2(ridge(p.x + 6) - ridge(p.x - 6), 12.f) / radians(1) +
                                 24 * smooth(0, 120, p.y - ridge(p.x));
                      },
                  .ink = 4},
                 present);
    // Fur of the mountain: grass that lies one way, as on a flank.
    Random random(3);
    for (int k = 0; k < 240; ++k) {
        const float u = random.unit(), v = random.unit(), stray = random.bell(),
                    tint = random.unit();
        const float x = 190 + 560 * u, y = ridge(x) + 8 + 150 * v * v;
        const float way = 200 + 14 * stray + 30 * v;
        const Point c{x, y}, d = direction(way);
        sheet.stroke(through({c, c + d * 12 + Point{0, -4}, c + d * 24}),
                     {.paint = tint < .4f    ? mix(naples, sap, .4f)
                               : tint < .75f ? sap
                                             : mix(violet, prussian, .5f),
                      .second = sap,
                      .width = 5,
                      .pressure = tapering,
                      .bristle = .5f,
                      .dry = .2f});
    }
    // A fold where an arm lies.
    sheet.stroke("720,790 640,800 560,838 500,900 470,980", {},
                 {.paint = mix(violet, ink, .4f),
                  .second = violet,
                  .width = 30,
                  .pressure = swelling,
                  .alpha = .9f,
                  .bristle = .8f,
                  .dry = .3f});
    sheet.stroke("726,776 650,784 570,820 510,878", {},
                 {.paint = mix(naples, sap, .3f),
                  .width = 14,
                  .pressure = swelling,
                  .alpha = .9f,
                  .bristle = .8f,
                  .dry = .3f});

    // The way, worn pale along the ridge, and the pilgrims.
    const auto slope = [&](float x) {
        return std::atan2(ridge(x + 20) - ridge(x - 20), 40.f) / radians(1);
    };
    Path trail;
    for (float x = 180; x <= 730; x += 10)
        trail.push_back({x, ridge(x) + 4});
    sheet.stroke(
        trail,
        {.paint = pale(naples, .3f), .second = ochre, .width = 13, .pressure = even, .dry = .3f});
    const Colours lime{mix(violet, cerulean, .4f), pale(naples, .6f), white},
        rosy{mix(madder, violet, .4f), mix(rose, naples, .4f), pale(naples, .5f)},
        blue{prussian, pale(cerulean, .4f), white};
    const Colours red{madder, vermilion, mix(gold, rose, .4f)},
        slate{ink, mix(prussian, violet, .4f), pale(cerulean, .3f)}, tile{umber, ochre, naples};
    const struct {
        float x, s;
        const Colours* walls;
        const Colours* roof;
    } file[] = {{700, .3f, &lime, &slate},
                {640, .4f, &rosy, &tile},
                {562, .52f, &blue, &slate},
                {456, .72f, &lime, &tile},
                {300, 1, &lime, &red}};
    for (const auto& one : file) {
        const float turn = slope(one.x);
        const Place p = at(one.x, ridge(one.x) - 5 * one.s).scaled(one.s).turned(turn);
        paint_snail(sheet, p, *one.walls, *one.roof, one.s == 1);
        // Its trail shines.
        sheet.stroke("-84,9 -120,8 -160,14", p,
                     {.paint = white,
                      .second = cerulean,
                      .width = 7 * one.s,
                      .pressure = tapering,
                      .dry = .2f});
    }
    // A cave that breathes out.
    sheet.paint(sheet.shape("446,1000! 452,956 478,930 512,926 540,944 550,974 546,1002! 500,1010"),
                {.shadow = ink,
                 .middle = deep(violet, .25f),
                 .light = violet,
                 .round = .4f,
                 .strokes = 1.4f,
                 .flow = 80,
                 .ink = 4});
    for (auto lip : {"448,960 474,926 514,920 548,950", "440,976 446,948 466,926"})
        sheet.stroke(lip, {},
                     {.paint = mix(naples, sap, .4f),
                      .second = viridian,
                      .width = 11,
                      .pressure = swelling,
                      .dry = .2f});
    const struct {
        float x, y, r;
    } puffs[] = {{470, 968, 15}, {446, 958, 19}, {416, 948, 24}, {422, 972, 18}, {384, 946, 22},
                 {390, 966, 20}, {356, 958, 15}, {332, 950, 10}, {312, 956, 6}};
    std::vector<Limb> breath;
    for (const auto& f : puffs)
        breath.push_back({{f.x, f.y}, f.r, {f.x + 1, f.y}, f.r});
    const Shape air = sheet.limbs(breath, 4);
    sheet.paint(air, {.shadow = mix(violet, cerulean, .5f),
                      .middle = pale(cerulean, .8f),
                      .light = white,
                      .accent = rose,
                      .round = 1.3f,
                      .strokes = 1.5f,
                      .stroke_length = 18,
                      .stroke_width = 7,
                      .ink = 2});
    for (const auto& f : puffs)
        sheet.stroke(spiral({f.x, f.y}, f.r * .6f, f.r * .2f, 200, 1.2f),
                     {.paint = mix(violet, cerulean, .4f),
                      .width = 3.4f,
                      .pressure = swelling,
                      .alpha = .7f,
                      .inside = &air});
}
