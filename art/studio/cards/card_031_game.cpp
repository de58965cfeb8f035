// Game: a strip of chessboard; among the pieces the knight is a live little horse, and it jumps.
#include "cards/foreground_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

namespace {

constexpr float far_edge = 904, near_edge = 1016;
constexpr Point vanishing{330, 520};

// A corner of the board: column in squares from the middle, row 0 (far) .. 3 (near).
Point corner(float column, int row) {
    constexpr float depth[] = {far_edge, 932, 968, near_edge};
    const float y = depth[row] + 5 * std::sin(column * .9f);
    return {vanishing.x + column * 124 * (y - vanishing.y) / (near_edge - vanishing.y), y};
}

struct Wood {
    Paint shadow, middle, light;
};
const Wood ebony{ink, mix(payne, violet, .35f), mix(cerulean, rose, .3f)};
const Wood box_tree{mix(umber, ochre, .4f), mix(naples, ochre, .3f), pale(naples, .6f)};

// A turned piece: (half width, height) from its foot to its top, on a spindle at `p`.
Shape turned_piece(const Sheet& sheet, const Place& p, const std::vector<Point>& profile) {
    std::vector<Point> outline;
    for (Point q : profile)
        outline.push_back(p(q.x, -q.y));
    for (auto q = profile.rbegin(); q != profile.rend(); ++q)
        outline.push_back(p(-q->x, -q->y));
    return sheet.shape(closed_through(outline), 1.2f);
}

void paint_piece(Sheet& sheet, const Place& p, const Shape& s, const Wood& wood,
                 const std::vector<Point>& grooves) {
    sheet.wash(sheet.ellipse(p(34, -1), 62, 11, 4),
               {.paint = violet, .density = .55f, .soft = 3, .bleed = 5, .under = 0});
    sheet.paint(s, {.shadow = wood.shadow,
                    .middle = wood.middle,
                    .light = wood.light,
                    .accent = mix(wood.middle, vermilion, .25f),
                    .round = 1.3f,
                    .strokes = 1.5f,
                    .stroke_width = 7,
                    .flow = p.degrees + 86,
                    .ink = 4,
                    .rim = 4});
    for (Point g : grooves) {
        const Path line = through({p(-g.x, -g.y - 2), p(0, -g.y + 4), p(g.x, -g.y - 2)});
        sheet.line(line, 3, wood.shadow, even);
        sheet.line(shifted(line, {-1, 3}), 2, wood.light, {.8f, .1f, .3f});
    }
}

void pawn(Sheet& sheet, const Place& p, const Wood& wood) {
    const Shape s = turned_piece(sheet, p,
                                 {{38, 0},
                                  {41, 8},
                                  {34, 18},
                                  {30, 25},
                                  {17, 44},
                                  {12, 70},
                                  {25, 76},
                                  {25, 83},
                                  {15, 88},
                                  {25, 100},
                                  {26, 116},
                                  {14, 130},
                                  {4, 133}});
    paint_piece(sheet, p, s, wood, {{35, 17}, {24, 80}});
}

void rook(Sheet& sheet, const Place& p, const Wood& wood) {
    const Shape tower = turned_piece(sheet, p,
                                     {{46, 0},
                                      {49, 9},
                                      {40, 21},
                                      {34, 32},
                                      {26, 60},
                                      {23, 108},
                                      {36, 122},
                                      {38, 130},
                                      {38, 160},
                                      {30, 161}});
    const Shape gaps = sheet.shape("-21,-170! -9,-170! -10,-144! -20,-144!", p, .6f) |
                       sheet.shape("8,-170! 20,-170! 19,-144! 9,-144!", p, .6f);
    paint_piece(sheet, p, tower - gaps, wood, {{39, 21}, {34, 124}});
    paint_window(sheet, p(-1, -82), 15, 22);
}

void queen(Sheet& sheet, const Place& p, const Wood& wood) {
    const Shape robe = turned_piece(sheet, p,
                                    {{50, 0},
                                     {53, 10},
                                     {43, 22},
                                     {37, 32},
                                     {26, 66},
                                     {16, 124},
                                     {32, 134},
                                     {32, 143},
                                     {19, 150},
                                     {26, 184},
                                     {18, 192}});
    const Shape crown = sheet.shape(
        "-20,-150! -31,-204! -18,-186! -10,-208! 0,-188! 11,-208! 18,-186! 31,-204! 20,-150!", p,
        1);
    const Shape ball = sheet.circle(p(0, -208), 9);
    paint_piece(sheet, p, robe | crown | ball, wood, {{44, 22}, {30, 138}, {18, 152}});
}

}  // namespace

PAINT_CARD(31) {
    // The board, running out at its far edge like a dry brush.
    for (int row = 0; row < 3; ++row)
        for (int column = -6; column < 7; ++column) {
            const auto c = static_cast<float>(column);
            const Shape square = sheet.shape(Path{corner(c, row), corner(c + 1, row),
                                                  corner(c + 1, row + 1), corner(c, row + 1)},
                                             1);
            if (square.empty()) continue;
            const bool dark = ((row + column) & 1) == 0;
            const float flow = 2 + 6 * noise(c, static_cast<float>(row), 5);
            sheet.gouache(square,
                          {.shadow = dark ? deep(umber, .4f) : ochre,
                           .middle = dark ? umber : naples,
                           .light = dark ? mix(umber, ochre, .5f) : pale(naples, .6f),
                           .charge = dark ? mix(madder, umber, .4f) : mix(rose, naples, .5f),
                           .round = .3f,
                           .blotch = .35f,
                           .slip = 0});
            sheet.form_strokes(square, {.shadow = dark ? ink : ochre,
                                        .middle = dark ? umber : naples,
                                        .light = dark ? ochre : white,
                                        .round = .4f,
                                        .density = 1.1f,
                                        .length = 60,
                                        .width = 6,
                                        .flow = flow});
        }
    for (int row = 0; row < 3; ++row) {
        Path line;
        for (float c = -6; c <= 7; c += .5f)
            line.push_back(corner(c, row));
        sheet.line(line, row == 0 ? 5 : 2.4f, ink, even);
    }
    for (int column = -5; column < 7; ++column) {
        const auto c = static_cast<float>(column);
        sheet.line(Path{corner(c, 0), corner(c, 1), corner(c, 2), corner(c, 3)}, 2.2f, ink, even);
    }

    rook(sheet, at(62, 932), ebony);
    queen(sheet, at(650, 938).turned(2), box_tree);
    pawn(sheet, at(546, 976).scaled(.94f), ebony);
    pawn(sheet, at(172, 980).scaled(.96f).turned(-3), box_tree);

    // The pawn it jumps over ducks a little.
    pawn(sheet, at(366, 957).scaled(.8f, .7f).turned(6), ebony);
    sheet.wash(sheet.ellipse({386, 962}, 96, 12, 2),
               {.paint = violet, .density = .5f, .soft = 4, .bleed = 6, .under = 0});

    // The knight.
    const Place h = at(350, 794).turned(-13).scaled(.96f);
    const Wood coat{mix(umber, madder, .35f), mix(ochre, umber, .25f), naples};
    const auto legs = [&](const std::vector<Limb>& parts, const Wood& w) {
        std::vector<Limb> placed;
        for (const Limb& l : parts)
            placed.push_back({h(l.a), l.ra * 1.06f, h(l.b), l.rb * 1.06f});
        const Shape s = sheet.limbs(placed, 7, 1);
        sheet.paint(s, {.shadow = w.shadow,
                        .middle = w.middle,
                        .light = w.light,
                        .strokes = 1.2f,
                        .ink = 3,
                        .slip = 0});
    };
    const auto hoof = [&](Point p, float turn) {
        sheet.paint(sheet.shape("-.9,-.5! .7,-.5! 1.1,.6! -1.1,.6!",
                                at(h(p)).scaled(8.5f).turned(turn), .6f),
                    {.shadow = ink,
                     .middle = payne,
                     .light = cerulean,
                     .strokes = 0,
                     .ink = 1.6f,
                     .slip = 0});
    };
    const Wood far_side{deep(umber, .4f), mix(umber, madder, .3f), ochre};
    legs({{{42, 4}, 14, {98, 2}, 8}, {{98, 2}, 7.6f, {104, 38}, 4.8f}}, far_side);
    hoof({105, 45}, -14);
    legs({{{-70, -6}, 20, {-92, 16}, 12},
          {{-92, 16}, 11, {-130, 8}, 6.6f},
          {{-130, 8}, 6.4f, {-166, 24}, 4.8f}},
         far_side);
    hoof({-173, 27}, 66);
    // Tail, streaming.
    const Shape tail = sheet.shape(
        "-88,-40! -112,-62 -142,-66 -176,-52 -196,-28! -176,-32 -188,-12! -164,-22 -166,-2! "
        "-140,-24 "
        "-112,-30 -92,-20",
        h);
    sheet.paint(
        tail,
        {.shadow = ink, .middle = umber, .light = ochre, .strokes = 1.8f, .flow = 160, .ink = 3});
    const Shape body = sheet.shape(
        "132,-68 128,-82 114,-92 104,-104 96,-122! 88,-108 68,-100 42,-76 16,-54 -24,-48 -62,-56 "
        "-88,-42 -98,-12 -84,18 -52,22 -12,26 26,30 52,16 66,-10 76,-38 92,-54 112,-52 126,-54",
        h);
    sheet.paint(body, {.shadow = coat.shadow,
                       .middle = coat.middle,
                       .light = coat.light,
                       .accent = mix(vermilion, ochre, .5f),
                       .round = 1.2f,
                       .strokes = 1.7f,
                       .stroke_length = 46,
                       .flow_field = [=](Point p) { return p.x > h(30, 0).x ? -58.f : -10.f; },
                       .rim = 4});
    legs({{{40, 8}, 17, {86, 26}, 9}, {{86, 26}, 8, {70, 60}, 5}}, coat);
    hoof({67, 66}, 18);
    legs({{{-68, -4}, 26, {-76, 30}, 14},
          {{-76, 30}, 13, {-118, 36}, 7},
          {{-118, 36}, 6.8f, {-150, 62}, 5}},
         coat);
    hoof({-156, 67}, 50);
    // Mane, ear, face.
    for (int k = 0; k < 12; ++k) {
        const float t = static_cast<float>(k) / 11;
        const Point root{blend(98, 22, t), blend(-112, -56, t) - 8 * std::sin(t * 3.14f)};
        const float fling = 30 + 10 * noise(t * 9, 2, 3);
        sheet.stroke(
            through({h(root), h(root + Point{-fling * .6f, -9}), h(root + Point{-fling, 5})}),
            {.paint = deep(umber, .5f),
             .second = k % 3 == 0 ? ochre : umber,
             .width = 12,
             .pressure = {.7f, .05f, .3f},
             .bristle = .5f});
    }
    sheet.paint(sheet.shape("92,-104! 90,-128 98,-140! 106,-122 104,-102", h, .8f),
                {.shadow = coat.shadow, .middle = coat.middle, .light = coat.light, .ink = 2.6f});
    sheet.dab(h(103, -84), 4.6f, ink);
    sheet.dab(h(102, -85.5f), 1.5f, white);
    sheet.dab(h(125, -70), 2, ink);
    sheet.line("129,-60 122,-61 116,-64", h, 2.2f);
    sheet.line("86,-58 80,-74 82,-90", h, 2.2f, coat.shadow, swelling);
    // Bridle and saddle cloth.
    paint_thread(sheet, curve("110,-54 114,-74 111,-92", h), 3.6f);
    paint_thread(sheet, curve("112,-70 74,-66 40,-60 26,-50", h), 3);
    const Shape cloth = sheet.shape("28,-58! -4,-52 -34,-51! -38,-18 -30,8! -4,12 26,6! 32,-24", h);
    sheet.paint(cloth, red_cloth(80));
    sheet.stroke("-30,0 -4,4 25,-2", h,
                 {.paint = gold, .second = naples, .width = 6, .pressure = even, .inside = &cloth});
    sheet.paint(
        sheet.shape(star(h(-3, -24), 14, 4, .42f, -14), .6f),
        {.shadow = ochre, .middle = gold, .light = naples, .strokes = 0, .ink = 1.8f, .slip = 0});
}
