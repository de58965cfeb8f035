// Fading: a woman walks into the wind; her cloak streams out behind and comes apart into birds.
#include "engine/paintbox.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(17) {
    // How much of her is still there: all on the left, nothing at the tip of the cloak.
    const auto present = [](Point p) {
        const float along = (p.x - 240) / 262 - (p.y - 640) * .0011f;
        return clamped(1.05f - along);
    };
    const Shape cloak = sheet.shape(
        "186,408! 160,436 148,520 134,650 122,780 104,908! 150,924 206,914 262,926! 274,850 "
        "306,784 362,726 432,676 512,592! 440,604 384,590 322,540 272,470 238,428 220,406!");
    const Shape boots = sheet.limbs({{{150, 900}, 15, {140, 962}, 10},
                                     {{140, 964}, 10, {112, 972}, 8},
                                     {{216, 900}, 15, {236, 950}, 10},
                                     {{236, 952}, 10, {214, 968}, 8}},
                                    6);
    const Shape head =
        sheet.limbs({{{196, 366}, 29, {194, 376}, 26}, {{200, 396}, 14, {202, 414}, 18}}, 8);
    const Shape hair = sheet.shape(
        "188,344! 216,338 236,356 244,384 262,392 258,410 236,414 222,398 214,372 200,360");
    const Shape arm = sheet.limbs({{{184, 452}, 22, {124, 470}, 16},
                                   {{124, 470}, 15, {112, 436}, 12.5f},
                                   {{112, 436}, 12.5f, {136, 384}, 9.5f}},
                                  10);

    // Birds: holes in the cloak first, then the flock that left it.
    Random random(31);
    std::vector<Path> holes, flock;
    std::vector<std::pair<Point, float>> taken;
    const auto free_at = [&taken](Point p, float s) {
        return std::none_of(taken.begin(), taken.end(), [&](const auto& t) {
            return length(t.first - p) < (t.second + s) * .92f;
        });
    };
    for (int tries = 0; tries < 4000 && holes.size() < 11; ++tries) {
        const Point p{random.between(240, 480), random.between(520, 860)};
        const float s = random.between(17, 28);
        if (present(p) > .8f || present(p) < .25f || cloak.distance(p) > -10 || !free_at(p, s))
            continue;
        taken.push_back({p, s});
        const float turn = -35 + 14 * random.bell();
        holes.push_back(bird(random.below(4), at(p).scaled(s).turned(turn)));
    }
    for (int tries = 0; tries < 4000 && flock.size() < 27; ++tries) {
        const float t = random.unit();
        const Point p{430 + t * 240 + 50 * random.bell(),
                      620 - 540 * std::pow(t, 1.1f) + 74 * random.bell()};
        const float s = blend(19, 46, std::pow(t, .9f)) * random.between(.8f, 1.15f);
        if (p.x < 380 || p.x > 676 || p.y < 44 || cloak.distance(p) < s * .5f || !free_at(p, s))
            continue;
        taken.push_back({p, s});
        const float turn = -32 + 16 * random.bell();
        flock.push_back(bird(random.below(4), at(p).scaled(s).turned(turn)));
    }

    sheet.paint(boots, {.shadow = ink, .middle = umber, .light = ochre, .rim = 3});
    // She looks away from us, to where they fly.
    sheet.paint(head, {.shadow = ink,
                       .middle = umber,
                       .light = mix(ochre, umber, .3f),
                       .material = Material::fur,
                       .flow = 95,
                       .ink = 3});

    const Shape torn = cloak - sheet.shapes(holes, 0);
    const auto folds = [](Point p) {
        return p.x < 250 ? 97 : blend(97.f, -38.f, smooth(240, 380, p.x));
    };
    sheet.gouache(torn, {.shadow = deep(ultramarine, .35f),
                         .middle = ultramarine,
                         .light = cerulean,
                         .charge = violet,
                         .charge_amount = .6f,
                         .round = 1.1f,
                         .fall = 30,
                         .gradient = .2f,
                         .streak = .22f,
                         .streak_angle = -40,
                         .slip = 0,
                         .coverage = present});
    sheet.form_strokes(torn, {.shadow = mix(ink, violet, .4f),
                              .middle = ultramarine,
                              .light = pale(cerulean, .25f),
                              .accent = mix(violet, rose, .4f),
                              .round = 1.2f,
                              .density = 1.5f,
                              .length = 120,
                              .width = 14,
                              .flow_field = folds,
                              .mask = [=](Point p) { return smooth(.42f, .75f, present(p)); }});
    // Folds, drawn with the brush's edge.
    for (auto fold : {"206,440 196,560 182,700 162,880", "232,452 236,580 232,700 214,880",
                      "252,482 290,590 310,690 280,800", "222,424 262,520 330,610 410,636"})
        sheet.stroke(fold, {},
                     {.paint = deep(ultramarine, .6f),
                      .width = 9,
                      .pressure = swelling,
                      .alpha = .8f,
                      .bristle = .9f,
                      .dry = .3f,
                      .inside = &torn});
    for (auto fold : {"196,446 184,560 166,700 142,880", "224,452 226,580 216,720 196,880",
                      "244,470 276,570 300,660"})
        sheet.stroke(fold, {},
                     {.paint = pale(cerulean, .35f),
                      .width = 6,
                      .pressure = swelling,
                      .alpha = .85f,
                      .bristle = 1,
                      .dry = .35f,
                      .inside = &torn});
    sheet.rim_light(cloak,
                    {.width = 6, .mask = [=](Point p) { return smooth(.6f, .9f, present(p)); }});
    sheet.contour(cloak,
                  {.width = 5, .mask = [=](Point p) { return smooth(.55f, .85f, present(p)); }});
    sheet.paint(arm, {.shadow = deep(ultramarine, .4f),
                      .middle = ultramarine,
                      .light = cerulean,
                      .flow = 120,
                      .rim = 4});

    // Hat, hair, scarf.
    sheet.paint(hair, {.shadow = ink, .middle = umber, .light = ochre, .flow = 60});
    const Shape hat = sheet.shape(
        "118,364! 150,344 168,338 174,306 198,292 226,300 236,336 262,342 282,362! 240,366 200,358 "
        "156,362");
    sheet.paint(hat, {.shadow = ink,
                      .middle = mix(payne, violet, .4f),
                      .light = mix(cerulean, rose, .3f),
                      .flow = 8,
                      .rim = 4});
    sheet.stroke("170,338 202,330 238,336", {},
                 {.paint = vermilion, .second = madder, .width = 12, .pressure = even});
    const Shape scarf = sheet.shape(
        "180,404! 204,414 228,404! 262,418 310,408 352,424 396,412! 372,440 330,444 284,436 "
        "240,434 204,436 178,424");
    sheet.paint(scarf, {.shadow = madder,
                        .middle = vermilion,
                        .light = mix(gold, vermilion, .3f),
                        .strokes = 1.5f,
                        .flow = 5,
                        .ink = 3});
    sheet.paint(sheet.ellipse({140, 374}, 11, 9, -30),
                {.shadow = madder, .middle = mix(rose, naples, .5f), .light = naples, .ink = 2});

    // The flock: darker where it just left her, warmer as it goes.
    for (const Path& outline : flock) {
        const Shape b = sheet.shape(outline, .6f);
        const float gone = clamped((b.bounds().centre().x - 400) / 260);
        sheet.paint(b, {.shadow = mix(deep(ultramarine, .4f), deep(madder, .4f), gone),
                        .middle = mix(ultramarine, madder, gone),
                        .light = mix(cerulean, rose, gone),
                        .strokes = 1.2f,
                        .flow = -35,
                        .ink = 2,
                        .slip = 0});
    }
    sheet.splatter({.from = {340, 690},
                    .to = {560, 420},
                    .spread = 40,
                    .drops = 50,
                    .radius = 2.4f,
                    .paint = mix(ultramarine, violet, .4f),
                    .seed = 8});
}
