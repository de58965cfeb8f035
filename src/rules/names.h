// How data, records, messages and programs spell the things on the table.
#pragma once

#include <array>
#include <string_view>

#include "rules/boxes.h"
#include "rules/types.h"

namespace velatura::rules {

inline constexpr std::array<std::string_view, swatch_count> swatch_names{"red", "yellow", "green",
                                                                         "blue", "violet"};
inline constexpr std::array<std::string_view, scoring_places> ribbon_names{"red", "green", "blue",
                                                                           "violet"};
inline constexpr std::array<std::string_view, element_count> element_names{"hue", "shape",
                                                                           "texture", "tone"};
inline constexpr std::array<std::string_view, box_count> box_names{
    "base", "reflections", "touches", "mini", "signature", "painters"};

}  // namespace velatura::rules
