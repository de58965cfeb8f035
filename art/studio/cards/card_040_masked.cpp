// Masked: a cat in a ruff holds a smiling human mask before its face, and looks past it.
#include "cards/figure_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(40) {
    const Place mask = at(256, 560).turned(-8);
    ground_shadow(sheet, {223, 900}, 116, 12);
    sheet.hang(-90, 150, .88f);
    const Look fur{.shadow = mix(ink, prussian, .4f),
                   .middle = mix(prussian, ultramarine, .3f),
                   .light = pale(cerulean, .25f),
                   .accent = violet,
                   .round = 1.2f,
                   .gradient = .3f,
                   .strokes = 1.7f,
                   .stroke_length = 46,
                   .stroke_width = 9,
                   .flow = 96,
                   .rim = 6};

    const Shape tail =
        sheet.tube("420,836 474,840 508,806 500,758 470,726 482,690 508,684", 30, 15);
    const Shape body = sheet.shape(
        "316,620 296,668 284,724 278,790 272,824 256,838 258,850! 330,854! 352,852 420,856! "
        "452,844 "
        "468,806 464,756 444,702 416,654 394,620");
    const Shape head = sheet.shape(
        "266,548 270,508 284,478 286,422! 318,456 346,460 370,452 404,420! 410,468 422,506 428,540 "
        "436,556! 424,566! 430,580! 414,586! 414,598! 388,608 350,618 306,614 276,588");
    sheet.paint(tail, fur);
    sheet.paint(body, fur);
    // Haunch, the standing foreleg, toes.
    sheet.line("370,846 376,800 404,764 440,758", {}, 4, ink, swelling);
    sheet.line("336,848 334,800 342,744", {}, 3.4f, ink, swelling);
    for (auto toe : {"276,836 276,844 278,851", "292,836 293,844 294,852",
                     "386,842 386,848 388,854", "404,842 405,848 406,855"})
        sheet.line(toe, {}, 2.4f, ink);
    sheet.stroke("380,800 400,776 430,770", {},
                 {.paint = pale(cerulean, .2f),
                  .width = 7,
                  .pressure = swelling,
                  .alpha = .7f,
                  .bristle = 1,
                  .dry = .4f,
                  .inside = &body});

    // Ruff: two rows of pleats.
    for (int row = 0; row < 2; ++row)
        for (int k = 0; k < 17; ++k) {
            const float a = -26 + 13.f * static_cast<float>(k);
            const Point c{356, row == 0 ? 612.f : 604.f};
            const Point out = direction(a);
            const float r = row == 0 ? 1.f : .74f;
            const Point tip = c + Point{out.x * 82 * r, out.y * 40 * r};
            const Shape pleat = sheet.shape(
                "-1,-.16! -.2,-.2 .5,-.5 1,-.3 1.04,.3 .5,.5 -.2,.2 -1,.16!",
                at(tip).scaled(34 * r, 19).turned(std::atan2(out.y * .6f, out.x) / radians(1)),
                .8f);
            sheet.paint(pleat, {.shadow = mix(violet, cerulean, .4f),
                                .middle = mix(white, naples, .2f),
                                .light = white,
                                .strokes = 1,
                                .ink = 2.2f});
        }

    // Head, over the ruff.
    Look face = fur;
    face.flow = {};
    sheet.paint(head, face);
    for (auto ear : {"376,464! 396,438! 398,474 388,484", "294,440! 310,462 296,480 290,470"})
        sheet.gouache(
            sheet.shape(ear),
            {.shadow = madder, .middle = rose, .light = mix(rose, naples, .5f), .slip = 0});
    // The eye that looks past the mask.
    const Shape eye = sheet.shape("350,534! 360,516 382,510 402,520! 394,540 370,546");
    sheet.paint(eye, {.shadow = ochre,
                      .middle = gold,
                      .light = pale(naples, .4f),
                      .strokes = .6f,
                      .ink = 3.4f,
                      .slip = 0});
    sheet.gouache(sheet.ellipse({369, 528}, 5, 15, 4, .5f) & eye,
                  {.shadow = ink, .middle = ink, .light = ink, .slip = 0});
    sheet.dab({364, 521}, 2.6f, white);
    // Half a muzzle: nose, a corner of the mouth, whiskers.
    sheet.gouache(sheet.shape("312,560! 330,556 342,560! 332,572 318,574"),
                  {.shadow = madder, .middle = rose, .light = naples, .slip = 0});
    sheet.line("328,573 334,588 352,590 366,580", {}, 2.8f, naples);
    for (auto whisker :
         {"364,572 410,562 466,546", "366,579 414,578 472,576", "364,586 404,594 456,608"})
        sheet.line(whisker, {}, 2.2f, naples, tapering);

    // Plumes and ribbon of the mask, then its stick.
    const struct {
        Place at_mask;
        Paint shadow, middle, light;
    } plumes[] = {
        {at(mask(16, -72)).scaled(104, 100).turned(-98), madder, mix(madder, rose, .4f), rose},
        {at(mask(-2, -76)).scaled(128, 116).turned(-122), madder, vermilion, gold},
        {at(mask(-20, -72)).scaled(100, 100).turned(-150), ochre, gold, naples}};
    for (const auto& p : plumes) {
        const Shape plume = sheet.shape(
            "0,-.04! .2,-.2 .5,-.32 .8,-.32 1.04,-.14 1.06,.1 .9,.2 .78,.12 .84,.02! .74,.06 "
            ".6,.18 .36,.18 .16,.1 0,.04!",
            p.at_mask);
        sheet.paint(plume, {.shadow = p.shadow,
                            .middle = p.middle,
                            .light = p.light,
                            .strokes = 1.7f,
                            .stroke_width = 5,
                            .flow = p.at_mask.degrees + 20,
                            .ink = 2.8f});
        sheet.line("0,0 .4,-.07 .84,-.1 .96,.04", p.at_mask, 2.2f, deep(p.shadow, .4f), tapering);
    }
    const Shape ribbon =
        sheet.shape(cloth_band(curve("206,580 184,606 192,640 168,668 172,704"), 11, 17, .2f));
    const Shape stick = sheet.tube("0,70 2,130 0,186", 10, 8, mask);
    sheet.paint(stick, {.shadow = umber, .middle = gold, .light = naples, .ink = 2.8f, .slip = 0});

    // The mask: porcelain, gold rim, rosy cheeks, a smile.
    const Shape oval = sheet.shape(
        "0,-84 34,-76 56,-46 58,-4 46,40 22,74 0,84 -22,76 -46,44 -60,0 -56,-46 -34,-76", mask);
    sheet.paint(oval, {.shadow = mix(rose, violet, .3f),
                       .middle = mix(white, naples, .25f),
                       .light = white,
                       .accent = rose,
                       .round = 1.2f,
                       .strokes = .7f,
                       .stroke_width = 12,
                       .ink = 4.4f});
    sheet.contour(oval, {.width = 5, .paint = gold, .thinnest = .8f, .gaps = 0, .inset = 5});
    sheet.glow(mask(-34, 18), 20, vermilion, .3f);
    sheet.glow(mask(34, 18), 20, vermilion, .3f);
    // Smiling eye holes, brows, nose, lips.
    for (float side : {-1.f, 1.f}) {
        const Place e = at(mask(24 * side - 2, -16)).turned(-7);
        sheet.gouache(sheet.shape("-15,6! -8,-8 6,-9 15,5! 6,-1 -6,-1", e),
                      {.shadow = ink, .middle = ink, .light = prussian, .slip = 0});
        sheet.line(side < 0 ? "-16,-20 -4,-28 12,-24" : "-12,-24 4,-28 16,-20", e, 3.2f, umber);
    }
    sheet.line("-2,-12 -8,14 -12,24 -2,28", mask, 2.8f, mix(umber, madder, .5f));
    sheet.paint(sheet.shape("-30,36! -14,42 -6,40 2,43 12,40 28,32! 16,54 -2,60 -18,54", mask),
                {.shadow = madder, .middle = vermilion, .light = rose, .ink = 2});
    sheet.line("-28,38 -2,48 26,34", mask, 2.4f, deep(madder, .5f));
    sheet.line("-33,32 -30,38 -25,40", mask, 2.2f, umber);
    sheet.paint(sheet.shape(star(mask(0, -56), 10), .6f),
                {.shadow = ochre, .middle = gold, .light = naples, .strokes = 0, .ink = 1.8f});
    sheet.paint(ribbon, {.shadow = madder,
                         .middle = vermilion,
                         .light = mix(gold, vermilion, .3f),
                         .strokes = 1.3f,
                         .ink = 2.8f});

    // The paw that holds it.
    const Shape arm = sheet.limbs({{{336, 680}, 26, {318, 730}, 21},
                                   {{318, 730}, 20, {284, 706}, 16},
                                   {{284, 704}, 17, {278, 698}, 17}},
                                  8);
    sheet.paint(arm, fur);
    for (auto toe : {"266,694 272,698 280,697", "266,706 273,708 281,706"})
        sheet.line(toe, {}, 2.4f, ink);
}
