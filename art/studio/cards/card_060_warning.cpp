// Warning: a striped lighthouse; its beam is a sleeve of light, and at its end a pointing hand.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr Point lamp{136, 440};

// The beam widens like a sleeve, and where it would end it is a hand, all of the same light. In its
// own coordinates it runs from the lamp at 0,0 to the right; the wrist is at x = 170.
void paint_hand_of_light(Sheet& sheet, const Place& beam) {
    const auto limb = [&](Point a, float ra, Point b, float rb) {
        return Limb{beam(a), ra * beam.sx, beam(b), rb * beam.sx};
    };
    const Shape sleeve =
        sheet.shape("6,-8! 60,-22 120,-42 166,-58! 160,0 166,58! 120,42 60,22 6,8!", beam);
    // Loose light above and below it, as the eye sees it in mist.
    for (int k = 0; k < 5; ++k) {
        const float v = static_cast<float>(k) - 2;
        if (k == 2) continue;
        const float far = 150 - 16 * std::fabs(v);
        sheet.stroke(through({beam(44, 20 * v), beam(90, 34 * v), beam(far, 44 * v)}),
                     {.paint = gold,
                      .second = naples,
                      .width = 7,
                      .pressure = {.1f, .2f, .6f},
                      .bristle = 1,
                      .dry = .35f});
    }
    sheet.gouache(sleeve, {.shadow = gold,
                           .middle = mix(gold, naples, .5f),
                           .light = pale(naples, .6f),
                           .round = .4f,
                           .streak = .25f,
                           .streak_angle = beam.degrees,
                           .slip = 0});
    for (int k = -4; k <= 4; ++k) {
        const float v = static_cast<float>(k) / 4.4f;
        sheet.stroke(through({beam(18, 9 * v), beam(84, 29 * v), beam(164, 54 * v)}),
                     {.paint = k % 2 == 0 ? white : gold,
                      .second = naples,
                      .width = 12,
                      .pressure = {.15f, .8f, .9f},
                      .bristle = .9f,
                      .dry = .25f,
                      .inside = &sleeve});
    }
    sheet.contour(sleeve, {.width = 3.2f, .paint = mix(umber, ochre, .4f), .gaps = .35f});

    // Wrist, back of the hand and the long forefinger; thumb raised; three fingers curled under.
    const Shape hand = sheet.limbs(
        {limb({190, 2}, 29, {204, 2}, 30), limb({200, 2}, 35, {232, 4}, 36),
         limb({236, -20}, 16, {292, -22}, 12.5f), limb({292, -22}, 12.5f, {352, -16}, 8.5f)},
        14, 1.2f);
    const Shape thumb = sheet.limbs(
        {limb({204, -20}, 15, {232, -50}, 12), limb({232, -50}, 12, {256, -66}, 8.5f)}, 8, 1);
    const Shape fingers[] = {
        sheet.limbs({limb({232, 4}, 14, {276, 4}, 13), limb({276, 4}, 13, {270, 12}, 12)}, 5, 1),
        sheet.limbs({limb({228, 24}, 13, {268, 25}, 12), limb({268, 25}, 12, {262, 31}, 11)}, 5, 1),
        sheet.limbs({limb({218, 40}, 11, {252, 42}, 10.5f)}, 5, 1)};
    const Look light{.shadow = mix(ochre, vermilion, .3f),
                     .middle = mix(naples, gold, .35f),
                     .light = white,
                     .accent = rose,
                     .round = 1,
                     .strokes = 1.5f,
                     .stroke_width = 7,
                     .flow = beam.degrees,
                     .ink = 3.4f,
                     .ink_paint = mix(umber, ink, .4f),
                     .slip = 0};
    sheet.paint(hand, light);
    for (size_t k = 3; k-- > 0;)
        sheet.paint(fingers[k], light);
    sheet.paint(thumb, light);
    // The hem of the sleeve lies over the wrist; nails and knuckles.
    const Shape hem = sheet.shape(
        "152,-62! 164,-64 176,-60! 186,-20 186,20 176,60! 164,64 152,62! 160,20 160,-20", beam);
    sheet.paint(hem, {.shadow = madder,
                      .middle = vermilion,
                      .light = mix(gold, vermilion, .3f),
                      .strokes = 1.2f,
                      .flow = 90 + beam.degrees,
                      .ink = 3});
    const Paint drawn = mix(umber, madder, .3f);
    for (auto crease :
         {"350,-22 357,-18 357,-12", "302,-33 306,-26 304,-18", "258,-36 263,-28 261,-20",
          "246,-72 255,-72 261,-67", "196,-6 210,8 210,30"})
        sheet.line(crease, beam, 2.2f, drawn, tapering);
}

}  // namespace

PAINT_CARD(60) {
    // The sea, a few broad strokes; the rock in it.
    sheet.wash(sheet.shape("-20,808 90,796 210,806 330,798 400,816 340,846 200,868 60,860 -20,872"),
               {.paint = prussian,
                .second = cerulean,
                .density = .6f,
                .soft = 4,
                .lost = 26,
                .bleed = 12});
    const Shape rock = sheet.shape(
        "24,850! 36,812 62,800! 72,776 104,764 168,766 204,780! 216,806 246,816! 262,850! 200,862 "
        "100,864");
    const Shape tower = sheet.shape(
        "84,776! 96,640 106,494! 136,498 166,494! 176,640 188,776! "
        "136,788");
    const Shape gallery = sheet.shape("88,480! 136,472 184,480! 180,498 136,506 92,498");
    const Shape lantern = sheet.box(110, 410, 52, 68, 1.4f);
    const Shape roof = sheet.shape(
        "98,414! 106,388 122,372 136,362 150,372 166,388 174,414! "
        "136,420");
    sheet.paint(rock, {.shadow = ink,
                       .middle = mix(prussian, umber, .4f),
                       .light = mix(cerulean, naples, .4f),
                       .accent = violet,
                       .strokes = 1.5f,
                       .stroke_length = 36,
                       .flow = -24,
                       .rim = 4});
    sheet.paint(tower, {.shadow = mix(violet, cerulean, .4f),
                        .middle = mix(white, naples, .25f),
                        .light = white,
                        .accent = rose,
                        .round = 1.1f,
                        .fall = 0,
                        .gradient = .55f,
                        .strokes = 1.4f,
                        .flow = 88});
    // Three red bands, bent as the tower is round.
    for (float y : {530.f, 616.f, 706.f}) {
        const Shape band =
            sheet.shape("-60,0! 0,9 60,0! 60,44! 0,54 -60,44!", at(136, y), 1.4f) & tower;
        sheet.gouache(band, {.shadow = mix(madder, violet, .35f),
                             .middle = vermilion,
                             .light = mix(vermilion, gold, .45f),
                             .round = .9f,
                             .fall = 0,
                             .gradient = .8f,
                             .slip = 0});
        sheet.form_strokes(band, {.shadow = mix(madder, violet, .3f),
                                  .middle = vermilion,
                                  .light = mix(rose, gold, .4f),
                                  .fall = 0,
                                  .gradient = .8f,
                                  .density = 1.3f,
                                  .length = 30,
                                  .width = 6,
                                  .flow = 6});
    }
    sheet.hatch(tower,
                {.angle = 100, .spacing = 8, .width = 1.6f, .alpha = .5f, .mask = [](Point p) {
                     return smooth(150, 178, p.x - (p.y - 494) * .05f);
                 }});
    sheet.contour(tower, {.width = 4.6f});
    paint_window(sheet, {128, 596}, 15, 22);
    paint_window(sheet, {142, 682}, 16, 23);
    const Shape door = sheet.shape("118,782! 118,752 126,742 136,740 146,744 150,754 150,784!");
    sheet.paint(door, {.shadow = ink, .middle = prussian, .light = cerulean, .flow = 88});
    sheet.dab({145, 764}, 2.4f, gold);

    // The lamp room and what it says.
    sheet.paint(lantern, {.shadow = vermilion,
                          .middle = gold,
                          .light = pale(naples, .5f),
                          .round = .3f,
                          .flow = 90,
                          .ink = 3});
    paint_hand_of_light(sheet, at(lamp).turned(6).scaled(.95f));
    sheet.glow(lamp, 46, white, .3f);
    sheet.paint(sheet.shape(flame(at(lamp.x, lamp.y + 16).scaled(32)), .6f),
                {.shadow = gold, .middle = pale(naples, .5f), .light = white, .ink = 0, .slip = 0});
    for (float x : {111.f, 161.f})
        sheet.line(Path{{x, 412}, {x + .6f, 444}, {x, 478}}, 4, ink, even);
    sheet.paint(gallery, {.shadow = ink,
                          .middle = prussian,
                          .light = mix(cerulean, naples, .3f),
                          .flow = 2,
                          .rim = 3});
    for (int k = 0; k <= 6; ++k) {
        const float x = 90 + 15.4f * static_cast<float>(k);
        sheet.line(Path{{x, 480}, {x, 470}, {x, 462}}, 2.2f, ink, even);
    }
    sheet.line("87,463 136,457 185,463", {}, 2.6f, ink, even);
    sheet.paint(roof, {.shadow = ink,
                       .middle = prussian,
                       .light = cerulean,
                       .accent = viridian,
                       .strokes = 1.3f,
                       .rim = 4});
    sheet.line("136,366 136,348 137,334", {}, 3.4f, ink, even);
    sheet.dab({136, 348}, 5, gold);

    // Surf about the rock.
    Random random(4);
    for (int k = 0; k < 13; ++k) {
        const Point p{random.between(0, 340), random.between(824, 872)};
        const float reach = random.between(22, 46);
        sheet.stroke(through({p + Point{-reach, 2}, p + Point{-reach * .3f, -5},
                              p + Point{reach * .3f, 3}, p + Point{reach, -2}}),
                     {.paint = k % 3 == 0   ? white
                               : k % 3 == 1 ? cerulean
                                            : prussian,
                      .second = k % 3 == 0 ? cerulean : mix(prussian, cerulean, .5f),
                      .width = k % 3 == 0 ? 6.f : 8.f,
                      .pressure = swelling,
                      .bristle = .8f,
                      .dry = .25f});
    }
    for (auto foam : {"20,846 50,836 76,850 104,840 130,854", "170,856 204,842 232,852 268,838"})
        sheet.stroke(
            foam, {},
            {.paint = white, .second = cerulean, .width = 8, .pressure = swelling, .bristle = .7f});
    sheet.splatter({.from = {200, 830},
                    .to = {270, 790},
                    .spread = 18,
                    .drops = 24,
                    .radius = 2.2f,
                    .paint = white,
                    .seed = 5});
}
