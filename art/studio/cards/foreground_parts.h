// Looks that several cards of the foreground share: the red cloth of the series, stalks, bark.
#pragma once

#include "engine/paintbox.h"

namespace velatura::studio {

// The one vermilion thing of a card: scarf, saddle, ribbon.
inline Look red_cloth(float flow, float ink = 3) {
    return {.shadow = pigment::madder,
            .middle = pigment::vermilion,
            .light = mix(pigment::gold, pigment::rose, .4f),
            .material = Material::cloth,
            .strokes = 1.5f,
            .flow = flow,
            .ink = ink};
}

inline Look green_stalk(float ink = 2.8f) {
    return {.shadow = pigment::prussian,
            .middle = pigment::sap,
            .light = pigment::naples,
            .strokes = 1.4f,
            .flow = -83,
            .ink = ink,
            .slip = 0};
}

inline Look bark(float flow) {
    return {.shadow = deep(pigment::umber, .5f),
            .middle = pigment::umber,
            .light = pigment::naples,
            .accent = pigment::ochre,
            .strokes = 1.6f,
            .stroke_width = 6,
            .flow = flow,
            .ink = 4,
            .slip = 0};
}

inline Look brass(float ink = 2.8f) {
    return {.shadow = pigment::umber,
            .middle = pigment::gold,
            .light = pigment::naples,
            .material = Material::metal,
            .strokes = 1.3f,
            .ink = ink,
            .slip = 0};
}

}  // namespace velatura::studio
