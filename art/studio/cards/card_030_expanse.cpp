// Expanse: dunes behind dunes to a far line; a tiny walker leads a small cloud on a red thread.
#include "cards/cloud_parts.h"
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

struct Dune {
    float y, swell, length, phase;
    Paint light, sand, shade;
    float depth;
};

}  // namespace

PAINT_CARD(30) {
    const Dune dunes[] = {
        {640, 12, 430, .4f, naples, rose, violet, 60},
        {686, 26, 560, 2.2f, naples, mix(ochre, rose, .4f), mix(violet, madder, .4f), 84},
        {764, 42, 700, 4.1f, naples, gold, mix(madder, violet, .35f), 120},
        {884, 50, 900, .9f, pale(naples, .3f), ochre, mix(umber, madder, .5f), 150}};
    for (const Dune& d : dunes) {
        const auto ridge = [&d](float x) {
            return d.y + d.swell * std::sin(x / d.length * 6.283f + d.phase) +
                   d.swell * .22f * std::sin(x / d.length * 17 + d.phase * 2);
        };
        const Shape land = sheet.below(ridge);
        sheet.lift(land);
        const auto under = [ridge](Point p) { return p.y - ridge(p.x); };
        const auto steep = [ridge](float x) { return (ridge(x + 5) - ridge(x - 5)) / 10; };
        // A tint that fades downwards, then sand dragged over it with a dry brush.
        sheet.wash(land, {.paint = d.sand,
                          .second = d.shade,
                          .density = .5f,
                          .fall = 20,
                          .rim = .3f,
                          .mask = [=, &d](Point p) {
                              return std::exp(-std::max(0.f, under(p)) / (d.depth * .5f));
                          }});
        sheet.gouache(
            land, {.shadow = d.shade,
                   .middle = d.sand,
                   .light = d.light,
                   .round = 0,
                   .gradient = 0,
                   .blotch = .5f,
                   .streak = .2f,
                   .streak_angle = 5,
                   .rim = 0,
                   .slip = 0,
                   .coverage = [=, &d](Point p) { return .98f - under(p) / (d.depth * .72f); }});
        // The slip face, in shadow, right of each crest where the ridge runs down.
        const auto shadow = [=, &d](Point p) {
            const float s = steep(p.x + (p.y - ridge(p.x)) * .3f);
            return smooth(.02f, .16f, s) * smooth(d.depth * (.25f + 1.6f * s), 0, under(p)) *
                   smooth(-1, 2, under(p));
        };
        sheet.form_strokes(land, {.shadow = d.shade,
                                  .middle = mix(d.shade, d.sand, .3f),
                                  .light = mix(d.sand, d.shade, .5f),
                                  .round = 0,
                                  .density = 1.1f,
                                  .length = 90,
                                  .width = 12,
                                  .alpha = .85f,
                                  .flow_field = [=](Point p) { return 16 + 60 * steep(p.x); },
                                  .mask = shadow});
        sheet.form_strokes(land, {.shadow = d.sand,
                                  .middle = d.light,
                                  .light = white,
                                  .round = 0,
                                  .density = .55f,
                                  .length = 110,
                                  .width = 10,
                                  .alpha = .8f,
                                  .flow_field = [=](Point p) { return 50 * steep(p.x); },
                                  .mask =
                                      [=, &d](Point p) {
                                          return smooth(.03f, -.1f, steep(p.x)) *
                                                 smooth(d.depth * .5f, 4, under(p));
                                      }});
        Path crest;
        for (float x = -10; x < 730; x += 8)
            crest.push_back({x, ridge(x)});
        sheet.contour(land, {.width = 2.2f + d.depth * .018f,
                             .paint = mix(umber, ink, .45f),
                             .thinnest = .5f,
                             .gaps = .32f});
        // Ripples of the wind.
        sheet.hatch(land,
                    {.angle = 6,
                     .spacing = 7 + d.depth * .05f,
                     .width = 1.5f,
                     .paint = mix(d.shade, umber, .5f),
                     .alpha = .55f,
                     .mask = [=, &d](Point p) {
                         return smooth(10, 26, under(p)) * std::exp(-under(p) / (d.depth * .55f)) *
                                smooth(-.05f, .4f,
                                       fbm(p.x * .007f, p.y * .013f, static_cast<Seed>(d.y), 3)) *
                                1.2f;
                     }});
    }

    // The walker on the third ridge, a long shadow behind him; the thread pulls at his hand.
    const Place w = at(238, 742).scaled(1.3f).turned(5);
    const Point hand{19, -52};
    sheet.stroke(
        "-6,-2 -60,8 -120,14 -176,10", w,
        {.paint = violet, .width = 18, .pressure = tapering, .glaze = true, .density = .8f});
    paint_passer_by(sheet, w, {ink, prussian, cerulean}, {umber, ochre, naples}, hand);
    // The cloud.
    const Place above = at(462, 496).scaled(104, 96);
    paint_billowing(sheet, above, mix(violet, cerulean, .5f), mix(white, cerulean, .18f), 3.6f);
    paint_closed_eye(sheet, {440, 506}, 20);
    paint_closed_eye(sheet, {488, 508}, 20);
    for (float x : {424.f, 502.f})
        sheet.dab({x, 524}, 8, mix(rose, vermilion, .2f), .5f);
    paint_thread(sheet, through({w(hand), {310, 668}, {384, 626}, {424, 592}, {444, 544}}), 2.6f);
    for (int k = 0; k < 7; ++k) {
        const Point p{398.f + 21 * k, 576.f + 14 * ((k * 3) % 4)};
        sheet.line(Path{p, p + Point{-2, 8}, p + Point{-4, 17}}, 3, k % 2 ? cerulean : ultramarine,
                   tapering);
    }
}
