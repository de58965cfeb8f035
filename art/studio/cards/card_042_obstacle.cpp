// Obstacle: a dry stone wall and a ladder too short for it; the cat on top lets its tail hang
// down, as if by chance, and a mouse on the last rung reaches for it.
#include "cards/horizon_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float wall_top = 630, wall_foot = 912;

// The wall's right end is ragged, and lower towards the ground it reaches further.
float wall_end(float y) {
    return 372 + 20 * std::sin(y * .045f) + (y - wall_top) * .09f;
}

Path stone_outline(const Box& b, Random& random) {
    const auto near = [&random](float x, float y) {
        const float dx = random.bell(), dy = random.bell();
        return Point{x + 2.2f * dx, y + 2.2f * dy};
    };
    const float bevel = .24f * b.height();
    std::vector<Point> points;
    for (Point p :
         {Point{b.x0, b.y0 + bevel}, Point{b.x0 + bevel, b.y0}, Point{(b.x0 + b.x1) / 2, b.y0 - 1},
          Point{b.x1 - bevel, b.y0}, Point{b.x1, b.y0 + bevel}, Point{b.x1, b.y1 - bevel},
          Point{b.x1 - bevel, b.y1}, Point{(b.x0 + b.x1) / 2, b.y1 + 1}, Point{b.x0 + bevel, b.y1},
          Point{b.x0, b.y1 - bevel}})
        points.push_back(near(p.x, p.y));
    return closed_through(points);
}

void paint_stone(Sheet& sheet, const Path& outline, Random& random) {
    const std::vector<Colours> kinds = {
        {mix(violet, ink, .3f), mix(violet, cerulean, .5f), mix(cerulean, white, .5f)},
        {violet, mix(rose, violet, .4f), mix(naples, rose, .3f)},
        {mix(violet, umber, .5f), mix(rose, naples, .4f), pale(naples, .4f)},
        {mix(violet, ink, .2f), mix(cerulean, rose, .45f), mix(white, rose, .3f)},
        {mix(umber, violet, .4f), mix(ochre, rose, .5f), naples}};
    const Colours& c = random.one_of(kinds);
    sheet.paint(sheet.shape(outline, 1), {.shadow = c.shadow,
                                          .middle = c.middle,
                                          .light = c.light,
                                          .accent = mix(sap, naples, .3f),
                                          .round = 1.2f,
                                          .strokes = 1.2f,
                                          .stroke_width = 7,
                                          .ink = 3.2f});
}

void paint_wall(Sheet& sheet) {
    Path edge{{-30, wall_top + 4}};
    for (float y = wall_top + 4; y <= wall_foot; y += 6)
        edge.push_back({wall_end(y) - 30, y});
    edge.push_back({-30, wall_foot});
    const Shape core = sheet.shape(edge);
    sheet.gouache(core,
                  {.shadow = ink, .middle = deep(violet, .6f), .light = violet, .round = .3f});
    Random random(14);
    float y = wall_top + 26;
    for (int row = 0; row < 6; ++row) {
        const float height = random.between(37, 45);
        const float y1 = row == 5 ? wall_foot + 4 : y + height;
        float x = -34 + 20.f * static_cast<float>(row % 3);
        while (x < wall_end(y) - 26) {
            float next = x + random.between(40, 92);
            if (next > wall_end(y) - 30) next = wall_end(y) + 3;
            const Path outline = stone_outline({x + 2, y + 2, next - 2, y1 - 2}, random);
            paint_stone(sheet, outline, random);
            x = next;
        }
        y = y1;
    }
    // Coping: stones on edge, leaning on each other.
    for (float x = -20; x < 338;) {
        const float width = random.between(24, 40), rise = random.between(-8, 5);
        const Path outline =
            stone_outline({x + 1, wall_top - 10 + rise, x + width - 1, wall_top + 27}, random);
        paint_stone(sheet, outline, random);
        x += width;
    }
}

// A rail or rung of pale wood.
void wood(Sheet& sheet, Point a, Point b, float width) {
    const Path path{a, (a + b) * .5f + Point{1, 1}, b};
    sheet.stroke(shifted(path, {1.4f, 1.4f}), {.paint = deep(umber, .55f),
                                               .width = width + 4,
                                               .pressure = even,
                                               .bristle = .1f,
                                               .run_out = .05f});
    sheet.stroke(path, {.paint = naples,
                        .second = ochre,
                        .width = width,
                        .pressure = even,
                        .bristle = .6f,
                        .dry = .1f,
                        .run_out = .1f});
}

}  // namespace

PAINT_CARD(42) {
    sheet.wash(sheet.shape("-30,906 120,896 300,902 470,908 440,932 260,940 80,936 -30,940"),
               {.paint = violet, .density = .56f, .soft = 3, .bleed = 7, .under = 0});
    paint_wall(sheet);
    // Grass and two bells at the foot, moss in the joints.
    Random random(3);
    for (int k = 0; k < 60; ++k) {
        const float x = random.between(0, 420), rise = random.between(24, 56),
                    sway = 8 * random.bell();
        const float warm = random.unit();
        sheet.stroke(
            through({{x, 928}, {x + sway * .3f, 928 - rise * .6f}, {x + sway, 928 - rise}}),
            {.paint = mix(sap, naples, warm * .5f),
             .second = viridian,
             .width = 6,
             .pressure = tapering,
             .bristle = .4f});
    }
    for (Point p : {Point{40, 656}, Point{118, 704}, Point{226, 740}, Point{70, 786},
                    Point{180, 830}, Point{330, 666}})
        for (int k = 0; k < 9; ++k) {
            const Point m{p.x + 12 * random.bell(), p.y + 3.4f * random.bell()};
            const float r = random.between(2.4f, 4.6f), warm = random.unit();
            sheet.dab(m, r, mix(sap, naples, warm * .6f), .95f);
        }

    // The ladder: four rungs where nine were needed.
    const Point foot_left{306, 928}, foot_right{372, 930}, head_left{262, 768},
        head_right{320, 766};
    sheet.stroke("300,928 268,804 258,760", {},
                 {.paint = violet, .width = 20, .glaze = true, .density = .7f});
    for (float t : {.14f, .39f, .64f, .88f})
        wood(sheet, foot_left + (head_left - foot_left) * t,
             foot_right + (head_right - foot_right) * t, 8);
    wood(sheet, foot_left, head_left, 10);
    wood(sheet, foot_right, head_right, 10);

    // The cat, asleep to all appearances: loaf, head on paws to the left, tail over the edge.
    const Place cat = at(196, 618);
    const Shape tail = sheet.tube("74,-26 102,-22 114,4 110,32 107,52 116,66 131,60", 21, 13, cat);
    const Shape body = sheet.shape(
        "-66,4! -72,-22 -56,-48 -20,-64 24,-66 64,-54 90,-30 94,-6 82,8! 20,12 -40,10", cat);
    const Shape head = sheet.shape(
        "-118,-18 -116,-38 -116,-66! -98,-52 -84,-52 -66,-66! -62,-40 -58,-20 -68,-2 -88,6 -108,0",
        cat);
    const Shape paws =
        sheet.limbs({{cat(-60, 2), 11, cat(-104, 8), 9}, {cat(-46, 6), 11, cat(-82, 12), 9}}, 3);
    const Look fur{.shadow = mix(umber, madder, .45f),
                   .middle = mix(ochre, vermilion, .3f),
                   .light = naples,
                   .accent = gold,
                   .round = 1.15f,
                   .strokes = 1.7f,
                   .flow = 14,
                   .ink = 4};
    sheet.paint(tail, fur);
    sheet.paint(body, fur);
    sheet.paint(paws, fur);
    // Stripes on back and tail.
    for (auto stripe : {"-34,-60 -30,-44 -34,-30", "-8,-65 -2,-46 -6,-30", "20,-66 28,-46 24,-28",
                        "46,-61 56,-44 54,-28", "70,-50 78,-36 78,-22"})
        sheet.stroke(stripe, cat,
                     {.paint = mix(umber, madder, .35f),
                      .width = 10,
                      .pressure = tapering,
                      .bristle = .6f,
                      .dry = .2f,
                      .inside = &body});
    const Path tail_line = curve("74,-26 102,-22 114,4 110,32 107,52 116,66 131,60", cat);
    for (float t : {.3f, .42f, .54f, .66f, .78f}) {
        const Point c = along(tail_line, t), d = direction(heading(tail_line, t) + 90) * 8;
        sheet.stroke(
            Path{c - d, c + direction(heading(tail_line, t)) * 2, c + d},
            {.paint = mix(umber, madder, .35f), .width = 6, .pressure = even, .inside = &tail});
    }
    sheet.paint(head, fur);
    sheet.gouache(sheet.shape("-104,-6 -90,-16 -76,-6 -80,4 -90,6 -100,2", cat),
                  {.shadow = rose, .middle = white, .light = white, .round = .4f, .slip = 0});
    for (auto ear : {"-112,-58! -101,-48 -111,-40", "-70,-58! -67,-41 -79,-48"})
        sheet.gouache(sheet.shape(ear, cat),
                      {.shadow = madder, .middle = rose, .light = naples, .slip = 0});
    for (auto mark : {"-98,-50 -96,-40", "-91,-51 -91,-39", "-84,-50 -86,-40"})
        sheet.line(mark, cat, 3, mix(umber, madder, .35f), tapering);
    // One eye shut, one not quite.
    paint_closed_eye(sheet, cat(-102, -24), 16);
    paint_eye(sheet, cat.moved(-76, -24).scaled(8.5f), sap);
    sheet.line("-85,-28 -76,-31 -67,-27", cat, 2.4f);
    sheet.dab(cat(-90, -11), 3.4f, mix(madder, rose, .4f));
    sheet.line("-97,-6 -93.5,-2 -90,-5 -86.5,-2 -83,-6", cat, 1.8f);
    for (auto hair :
         {"-104,-8 -122,-8 -136,-12", "-104,-4 -120,-1 -132,-2", "-74,-8 -58,-8 -46,-12"})
        sheet.line(hair, cat, 1.5f, white, tapering);

    // The mouse, on tiptoe.
    const Place mouse = at(314, 782).turned(4).scaled(1.3f);
    const Shape mouse_tail = sheet.tube("8,-6 26,0 36,16 30,32 38,44", 4.4f, 1.6f, mouse);
    const Shape mouse_body =
        sheet.shape("-10,-2! -14,-14 -10,-30 -4,-40 6,-40 12,-28 14,-12 10,-2!", mouse, 1);
    const Shape limbs = sheet.limbs({{mouse(-4, -34), 4.7f, mouse(-10, -52), 3.4f},
                                     {mouse(6, -34), 4.7f, mouse(6, -54), 3.4f},
                                     {mouse(-6, -4), 5.2f, mouse(-8, 3), 3.9f},
                                     {mouse(6, -4), 5.2f, mouse(6, 3), 3.9f}},
                                    2, .4f);
    const Shape mouse_head =
        sheet.shape("-10,-42 -12,-52 -4,-60 -6,-72! 4,-62 12,-56 14,-46 8,-38 -2,-36", mouse, .7f);
    const Shape ears = sheet.circle(mouse(13, -58), 9.6f, .6f);
    const Look grey{.shadow = mix(violet, ink, .3f),
                    .middle = mix(cerulean, rose, .4f),
                    .light = white,
                    .strokes = 1.2f,
                    .flow = 80,
                    .ink = 2.2f,
                    .slip = 0};
    sheet.paint(
        mouse_tail,
        {.shadow = madder, .middle = rose, .light = naples, .strokes = 0, .ink = 1.4f, .slip = 0});
    sheet.paint(limbs, grey);
    sheet.paint(mouse_body, grey);
    sheet.paint(mouse_head, grey);
    sheet.paint(ears, {.shadow = madder, .middle = rose, .light = naples, .ink = 2, .slip = 0});
    sheet.dab(mouse(0, -53), 2.5f, ink);
    sheet.dab(mouse(-6, -71), 2.9f, madder);
    sheet.paint(
        sheet.shape(
            "-12,-42! 0,-36 14,-40! 14,-33 28,-28 36,-16! 26,-18 22,-10! 10,-28 -4,-30 -12,-34",
            mouse, .6f),
        {.shadow = madder,
         .middle = vermilion,
         .light = gold,
         .strokes = 1.2f,
         .ink = 1.8f,
         .slip = 0});
}
