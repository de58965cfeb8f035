// Heightened: a giraffe in a very long red scarf; its head looks out above a ring of clouds.
#include "cards/cloud_parts.h"
#include "cards/figure_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// Net of a giraffe's coat: 1 inside a patch, 0 on the pale lines between.
class Coat {
  public:
    explicit Coat(const Shape& skin) {
        Random random(21);
        for (int tries = 0; tries < 9000; ++tries) {
            const Point p{random.between(440, 700), random.between(200, 900)};
            if (skin.distance(p) > 14) continue;
            const float room = spacing(p);
            if (std::any_of(middles_.begin(), middles_.end(),
                            [&](Point m) { return length(m - p) < room; }))
                continue;
            middles_.push_back(p);
        }
    }
    float operator()(Point p) const {
        float nearest = 1e9f, second = 1e9f;
        for (Point m : middles_) {
            const float d = length(m - p);
            second = std::min(second, std::max(d, nearest));
            nearest = std::min(nearest, d);
        }
        const float ragged = 1.6f * noise(p.x * .09f, p.y * .09f, 4);
        return smooth(4.6f, 6.6f, (second - nearest) + ragged) * smooth(250, 262, p.y) *
               smooth(868, 836, p.y);
    }

  private:
    static float spacing(Point p) { return blend(25, 42, smooth(300, 720, p.y)); }
    std::vector<Point> middles_;
};

}  // namespace

PAINT_CARD(12) {
    ground_shadow(sheet, {608, 980}, 110, 12);
    sheet.hang(72, 97, .9f);
    // Far half of the ring of clouds, wet.
    sheet.wash(
        sheet.shape("404,404 452,372 520,360 600,364 672,386 700,414 650,424 540,412 450,426"),
        {.paint = violet,
         .second = cerulean,
         .density = .4f,
         .soft = 14,
         .lost = 20,
         .bleed = 18,
         .cloud = .9f});

    const Shape far_legs = sheet.limbs({{{584, 790}, 19, {590, 872}, 11},
                                        {{590, 872}, 10.5f, {594, 956}, 7},
                                        {{594, 956}, 7, {590, 972}, 9},
                                        {{636, 800}, 24, {640, 862}, 12},
                                        {{640, 862}, 11, {628, 952}, 7},
                                        {{628, 952}, 7, {622, 970}, 9}},
                                       6);
    const Shape tail = sheet.tube("684,764 700,806 702,846 696,872", 8, 5);
    const Shape trunk = sheet.shape(
        "424,200 422,184 436,170 462,160 486,142 508,130 530,136 544,154 550,184 560,250 570,340 "
        "582,440 598,540 618,632 644,684 674,722 690,764 684,806 664,832 626,838 588,832 556,816 "
        "536,784 530,740 536,690 540,620 534,530 526,430 518,340 510,262 500,226 484,216 456,220 "
        "436,214");
    const Shape near_legs = sheet.limbs({{{556, 790}, 25, {534, 872}, 12.5f},
                                         {{534, 872}, 12.5f, {530, 962}, 7.5f},
                                         {{530, 962}, 8, {524, 980}, 10},
                                         {{664, 780}, 33, {688, 870}, 12.5f},
                                         {{688, 870}, 12, {678, 962}, 7.5f},
                                         {{678, 962}, 8, {672, 980}, 10}},
                                        8);
    const Shape giraffe = trunk | near_legs;
    const Shape ear = sheet.shape("540,160! 556,136 584,124 604,130! 596,154 574,170 548,172");
    const Shape far_ear = sheet.shape("500,146! 484,130 476,108 484,98! 500,108 512,130");
    const Shape horns = sheet.limbs({{{516, 142}, 5, {512, 108}, 4},
                                     {{512, 106}, 7, {511, 103}, 7},
                                     {{534, 146}, 5.5f, {538, 110}, 4.5f},
                                     {{538, 108}, 8, {538, 104}, 8}},
                                    3);
    sheet.paint(far_ear, {.shadow = umber, .middle = ochre, .light = naples});
    sheet.paint(far_legs, {.shadow = deep(umber, .3f),
                           .middle = mix(umber, ochre, .4f),
                           .light = ochre,
                           .flow = 88,
                           .ink = 3,
                           .slip = 0});
    sheet.paint(tail, {.shadow = umber, .middle = ochre, .light = naples, .slip = 0});
    for (auto hair :
         {"697,866 700,890 694,916", "697,866 708,888 708,910", "697,866 688,886 684,904"})
        sheet.stroke(hair, {}, {.paint = ink, .width = 6, .pressure = tapering, .bristle = .5f});
    sheet.paint(horns, {.shadow = umber, .middle = ochre, .light = naples, .ink = 2.6f, .slip = 0});
    for (Point top : {Point{511, 102}, Point{538, 103}})
        sheet.dab(top, 5.5f, deep(umber, .5f));

    // Coat: pale ground, umber patches, strokes that follow the neck.
    const auto fur = [](Point p) { return p.y < 236 ? 150.f : p.y < 680 ? 80.f : 70.f; };
    sheet.gouache(giraffe, {.shadow = ochre,
                            .middle = naples,
                            .light = pale(naples, .6f),
                            .charge = gold,
                            .round = 1,
                            .fall = 40,
                            .gradient = .35f});
    const Coat coat(giraffe);
    sheet.gouache(giraffe, {.shadow = deep(umber, .35f),
                            .middle = mix(umber, vermilion, .4f),
                            .light = mix(gold, vermilion, .2f),
                            .charge = madder,
                            .charge_amount = .3f,
                            .round = 1.1f,
                            .rim = 0,
                            .slip = 0,
                            .mask = coat});
    sheet.form_strokes(giraffe, {.shadow = deep(umber, .4f),
                                 .middle = mix(umber, vermilion, .35f),
                                 .light = gold,
                                 .accent = vermilion,
                                 .density = 1.4f,
                                 .length = 34,
                                 .width = 7,
                                 .alpha = .5f,
                                 .flow_field = fur,
                                 .mask = coat});
    sheet.form_strokes(trunk, {.shadow = ochre,
                               .middle = naples,
                               .light = white,
                               .density = 1.2f,
                               .length = 40,
                               .width = 7,
                               .alpha = .55f,
                               .flow_field = fur,
                               .mask = [](Point p) { return p.y < 246 ? 1.f : 0.f; }});
    // Mane.
    for (int k = 0; k < 44; ++k) {
        const Path nape = curve("546,172 558,250 568,340 580,440 596,540 616,632");
        const float t = (static_cast<float>(k) + .5f) / 44;
        const Point foot = along(nape, t);
        const float sway = 5 * noise(static_cast<float>(k) * .7f, 2, 5);
        sheet.stroke(
            through({foot + Point{-6, -10}, foot + Point{2, 2}, foot + Point{7 + sway, 16}}),
            {.paint = deep(umber, .3f),
             .second = vermilion,
             .width = 10,
             .pressure = {.7f, .1f, .3f},
             .bristle = .5f});
    }
    sheet.rim_light(giraffe, {.paint = pale(naples, .5f), .width = 4});
    sheet.contour(giraffe, {.width = 4.6f});
    for (auto hoof : {"516,970! 536,970! 541,988! 509,988!", "664,970! 684,970! 690,988! 658,988!",
                      "582,962! 602,962! 604,978! 578,978!", "614,960! 634,960! 636,976! 610,976!"})
        sheet.paint(sheet.shape(hoof, {}, 1),
                    {.shadow = ink, .middle = deep(umber, .5f), .light = umber, .ink = 2.4f});
    sheet.line("582,832 574,812 578,788", {}, 3, deep(umber, .4f));
    sheet.line("638,834 636,806 646,776", {}, 3, deep(umber, .4f));

    // Head: ear, muzzle, and eyes closed with delight.
    sheet.paint(ear, {.shadow = umber, .middle = ochre, .light = naples, .flow = -20});
    sheet.gouache(sheet.shape("550,158! 570,140 594,134! 578,156"),
                  {.shadow = madder, .middle = rose, .light = naples, .slip = 0});
    sheet.gouache(sheet.shape("425,200 423,184 436,172 452,170 456,190 450,212 436,213"),
                  {.shadow = ochre, .middle = pale(naples, .5f), .light = white, .slip = 0});
    sheet.line("424,198 440,204 458,200", {}, 2.8f);
    sheet.dab({434, 182}, 2.8f, umber);
    paint_closed_eye(sheet, {500, 164}, 24);
    sheet.glow({480, 194}, 22, rose, .3f);

    // The scarf: coils under the chin, one long end, all the way down.
    const Path fall =
        curve("524,312 492,344 462,408 452,486 470,560 482,630 462,706 430,772 436,840");
    const Shape end = sheet.shape(cloth_band(fall, 38, 42, .16f));
    const Look wool{.shadow = deep(madder, .15f),
                    .middle = vermilion,
                    .light = mix(gold, vermilion, .35f),
                    .strokes = 1.6f,
                    .flow = 84,
                    .ink = 3.4f};
    for (int k = -2; k <= 2; ++k) {
        const Point foot{436 + 8.f * static_cast<float>(k), 836};
        sheet.line(through({foot, foot + Point{-2, 16}, foot + Point{2, 30}}), 3.6f, vermilion,
                   even);
    }
    sheet.paint(end, wool);
    for (float off : {-9.f, 6.f})
        sheet.stroke(shifted(part(fall, .08f, .94f), {off, 0}),
                     {.paint = off < 0 ? mix(gold, vermilion, .4f) : deep(madder, .3f),
                      .width = 7,
                      .pressure = swelling,
                      .alpha = .7f,
                      .bristle = .9f,
                      .dry = .4f,
                      .inside = &end});
    for (float t : {.86f, .92f, .56f, .62f}) {
        const Point c = along(fall, t), side = direction(heading(fall, t) + 90);
        sheet.stroke(
            Path{c - side * 18, c, c + side * 18},
            {.paint = naples, .second = gold, .width = 9, .pressure = even, .inside = &end});
    }
    const Shape coils[] = {sheet.shape("500,292! 530,310 576,296! 580,320 534,342 500,324"),
                           sheet.shape("496,266! 526,284 574,268! 578,294 530,316 494,298"),
                           sheet.shape("494,238! 524,258 568,240! 574,266 528,288 490,270")};
    for (const Shape& coil : coils) {
        Look turn = wool;
        turn.flow = 10;
        sheet.paint(coil, turn);
    }

    // Near half of the ring: small clouds before the neck.
    for (const Place& p :
         {at(462, 412).scaled(70, 62), at(656, 406).scaled(66, 60), at(558, 438).scaled(98, 76)})
        paint_billowing(sheet, p, mix(violet, cerulean, .5f), pale(cerulean, .75f));
}
