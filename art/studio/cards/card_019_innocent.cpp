// Innocent: a duckling in a paper hat steers a paper boat with a wooden spoon.
#include "cards/figure_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

// Printed lines of a newspaper that nobody can read: rows of short grey dashes.
void print_lines(Sheet& sheet, const Shape& page, float degrees, Seed seed) {
    Random random(seed);
    const Point c = page.bounds().centre(), d = direction(degrees), down = direction(degrees + 90);
    for (int row = -9; row <= 9; ++row)
        for (float x = -130; x < 130;) {
            const float word = random.between(6, 20);
            const Point from = c + down * (11.f * static_cast<float>(row)) + d * x;
            const Point to = from + d * word;
            if (page.distance(from) < -7 && page.distance(to) < -7 && random.chance(.8f))
                sheet.stroke(Path{from, (from + to) * .5f, to}, {.paint = payne,
                                                                 .width = 2.4f,
                                                                 .pressure = even,
                                                                 .alpha = .42f,
                                                                 .bristle = .4f});
            x += word + 6;
        }
}

}  // namespace

PAINT_CARD(19) {
    // The pond, from edge to edge.
    sheet.wash(
        sheet.shape(
            "-60,930 100,914 260,936 420,916 590,934 780,912 780,990 560,1000 320,986 120,1004 "
            "-60,990"),
        {.paint = cerulean,
         .second = prussian,
         .density = .34f,
         .soft = 18,
         .lost = 26,
         .bleed = 24,
         .cloud = .9f});
    sheet.hang(120, 120, .88f);
    const Place boat = at(384, 868).scaled(1.14f).turned(-2);
    const Place duck = at(boat(58, -46)).scaled(1.14f).turned(-3);

    // Water round the boat.
    sheet.wash(sheet.shape("-196,64 -90,44 60,42 190,52 226,74 120,104 -60,108 -176,92", boat),
               {.paint = cerulean,
                .second = prussian,
                .density = .6f,
                .soft = 8,
                .lost = 20,
                .bleed = 12,
                .cloud = .6f});

    const Look paper{.shadow = mix(cerulean, violet, .4f),
                     .middle = mix(white, naples, .3f),
                     .light = white,
                     .accent = naples,
                     .round = .5f,
                     .gradient = .4f,
                     .strokes = 1.2f,
                     .flow = 60};
    const Shape inside = sheet.shape("-158,-40! -60,-22 70,-26 168,-52! 80,30! -80,30!", boat);
    const Shape peak = sheet.shape("-96,20! -34,-92! 30,20!", boat);
    const Shape hull = sheet.shape("-164,-42! -80,0 0,10 84,-2 172,-54! 106,70! -98,70!", boat);

    // The duckling: tail, body and head in one piece of down.
    const Shape body = sheet.shape(
        "-36,-68 -54,-92 -52,-128 -28,-152 12,-158 46,-144 60,-114 54,-84 66,-62 90,-54 108,-64 "
        "128,-88! 136,-52 128,-10 102,30 60,44 6,44 -40,22 -58,-18 -52,-48",
        duck);
    const Shape beak = sheet.shape(
        "-48,-124! -62,-120 -80,-116 -98,-118 -106,-108 -98,-98 -74,-94 -48,-92!", duck);
    const Shape hat =
        sheet.shape("-64,-136! -34,-172 2,-222! 38,-178 68,-148! 72,-130! 4,-136 -66,-118!", duck);
    Look lee = paper;
    lee.shadow = deep(violet, .3f);
    lee.middle = mix(violet, white, .5f);
    lee.light = pale(cerulean, .6f);
    sheet.paint(inside, lee);
    sheet.paint(body, {.shadow = mix(ochre, vermilion, .2f),
                       .middle = mix(gold, naples, .3f),
                       .light = pale(naples, .6f),
                       .accent = gold,
                       .round = 1.3f,
                       .gradient = .35f,
                       .strokes = 1.6f,
                       .stroke_length = 30,
                       .stroke_width = 8,
                       .flow_field = [=](Point p) { return p.y < duck(0, -80).y ? 120.f : 30.f; }});
    // Down: short soft tufts over the edge and on the breast.
    Random random(3);
    for (int k = 0; k < 90; ++k) {
        const Point p = duck(Point{random.between(-46, 124), random.between(-150, 20)});
        const float turn = 100 + 40 * random.bell();
        const float warm = random.unit();
        if (body.distance(p) > -3) continue;
        const Point d = direction(turn);
        sheet.stroke(through({p, p + d * 7 + Point{2, 0}, p + d * 14}),
                     {.paint = mix(white, naples, warm),
                      .width = 6,
                      .pressure = tapering,
                      .alpha = .55f,
                      .bristle = .9f,
                      .inside = &body});
    }
    sheet.paint(beak, {.shadow = madder,
                       .middle = vermilion,
                       .light = gold,
                       .strokes = 1.2f,
                       .flow = 20,
                       .ink = 3});
    sheet.line("-103,-107 -80,-106 -52,-103", duck, 2.4f, deep(madder, .4f));
    sheet.dab(duck(-66, -114), 2, deep(madder, .4f));
    sheet.dab(duck(-22, -114), 7, ink);
    sheet.dab(duck(-25, -117), 2.4f, white);
    sheet.glow(duck(-12, -94), 16, rose, .3f);

    // Hat: two folds of the same newspaper.
    sheet.paint(hat, paper);
    print_lines(sheet, hat, -4, 5);
    sheet.line("-62,-134 4,-150 68,-144", duck, 2.6f, payne, even);
    sheet.stroke("2,-212 22,-178 48,-146", duck,
                 {.paint = mix(violet, cerulean, .4f),
                  .width = 16,
                  .pressure = swelling,
                  .alpha = .55f,
                  .bristle = .9f,
                  .dry = .3f,
                  .inside = &hat});

    // Boat: peak, then the near side with its creases.
    sheet.paint(peak, paper);
    sheet.stroke("-34,-86 -6,-40 22,16", boat,
                 {.paint = mix(violet, cerulean, .4f),
                  .width = 26,
                  .pressure = {.2f, .9f, .8f},
                  .alpha = .6f,
                  .bristle = .9f,
                  .dry = .3f,
                  .inside = &peak});
    sheet.paint(hull, paper);
    const Shape fold = sheet.shape("0,10! 84,-2 172,-54! 106,70! ", boat) & hull;
    sheet.gouache(fold, {.shadow = mix(violet, cerulean, .5f),
                         .middle = mix(white, cerulean, .35f),
                         .light = white,
                         .slip = 0,
                         .mask = [](Point) { return .85f; }});
    print_lines(sheet, hull - fold, 8, 9);
    sheet.line("-98,68 -46,36 0,10", boat, 2.6f, payne, even);
    sheet.line("0,10 52,40 106,68", boat, 2.6f, payne, even);
    sheet.contour(hull, {.width = 4});

    // The rudder: a wooden spoon under a small wing.
    const Shape spoon =
        sheet.tube("52,-62 116,-4 172,50", 9, 9, boat) | sheet.ellipse(boat(190, 68), 31, 17, 44);
    sheet.paint(spoon, {.shadow = umber, .middle = ochre, .light = naples, .flow = 44, .ink = 3});
    const Shape wing = sheet.shape(
        "100,-44 70,-58 34,-50 16,-30 8,-8! 24,-2 36,8! 48,2 60,8! 74,-4 "
        "94,-18",
        duck);
    sheet.paint(wing, {.shadow = mix(ochre, vermilion, .4f),
                       .middle = gold,
                       .light = pale(naples, .3f),
                       .strokes = 1.5f,
                       .flow = 150,
                       .ink = 3});

    // A red pennant on a match at the bow.
    sheet.stroke("-148,-36 -150,-76 -148,-128", boat,
                 {.paint = ochre, .second = umber, .width = 6, .pressure = even, .bristle = .3f});
    const Shape pennant =
        sheet.shape("-148,-128! -128,-122 -112,-126 -86,-112! -112,-104 -130,-96 -148,-98!", boat);
    sheet.paint(pennant, {.shadow = madder,
                          .middle = vermilion,
                          .light = mix(gold, vermilion, .3f),
                          .strokes = 1.3f,
                          .flow = 10,
                          .ink = 2.6f});
    sheet.dab(boat(-148, -132), 5, madder);

    // Ripples: light strokes before the hull and behind the spoon.
    const struct {
        const char* path;
        float width;
        Paint paint;
    } ripples[] = {{"-176,74 -110,80 -30,78 50,82 120,76", 9, white},
                   {"-120,94 -40,98 60,94", 7, pale(cerulean, .5f)},
                   {"130,88 180,92 224,84", 7, white},
                   {"-212,86 -176,90 -150,88", 5, pale(cerulean, .6f)},
                   {"-60,112 10,114 60,110", 5, white}};
    for (const auto& r : ripples)
        sheet.stroke(r.path, boat,
                     {.paint = r.paint,
                      .second = cerulean,
                      .width = r.width,
                      .pressure = swelling,
                      .alpha = .9f,
                      .bristle = .9f,
                      .dry = .3f});
}
