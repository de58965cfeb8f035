// Illuminated: strings of paper lanterns across the upper sheet, moths dancing round them.
#include "cards/light_parts.h"

using namespace velatura::studio;
using namespace velatura::studio::pigment;

PAINT_CARD(36) {
    const Path high = curve("-20,60 150,176 360,204 560,150 740,30"),
               low = curve("-20,262 110,346 250,356 380,296 470,196");
    sheet.line(high, 3.4f, ink, even);
    sheet.line(low, 3, ink, even);
    struct Hung {
        const Path* cord;
        float t, r;
        Paint paper, edge;
    };
    for (const Hung& h :
         {Hung{&high, .12f, 40, vermilion, madder}, Hung{&high, .31f, 52, gold, vermilion},
          Hung{&high, .5f, 42, rose, madder}, Hung{&high, .69f, 54, vermilion, madder},
          Hung{&high, .87f, 40, cerulean, ultramarine}, Hung{&low, .27f, 40, cerulean, viridian},
          Hung{&low, .52f, 46, gold, mix(vermilion, madder, .4f)},
          Hung{&low, .8f, 30, rose, violet}}) {
        const Point p = along(*h.cord, h.t);
        sheet.line(Path{p, p + Point{0, 5}, p + Point{0, 12}}, 2.4f, ink, even);
        paint_lantern(sheet, p + Point{0, h.r * 1.16f + 8}, h.r, h.paper, h.edge);
    }
    // Moths, each with its face to the nearest light.
    struct Moth {
        float x, y, size, heading;
        Paint dark, middle, light;
    };
    for (const Moth& m : {Moth{312, 348, 21, -132, umber, ochre, naples},
                          Moth{466, 356, 27, -52, mix(violet, umber, .4f), rose, naples},
                          Moth{606, 300, 23, -118, umber, gold, pale(naples, .5f)},
                          Moth{344, 470, 24, -158, mix(umber, madder, .3f), naples, white},
                          Moth{34, 318, 18, 62, umber, ochre, naples},
                          Moth{560, 438, 17, -82, violet, pale(violet, .4f), white},
                          Moth{178, 508, 17, -36, umber, gold, naples}})
        paint_moth(sheet, at(m.x, m.y).scaled(m.size).turned(m.heading), m.dark, m.middle, m.light);
    sheet.splatter({.from = {80, 320},
                    .to = {660, 420},
                    .spread = 60,
                    .drops = 60,
                    .radius = 1.9f,
                    .paint = gold,
                    .seed = 6});
}
