// Swatches and icons by the words data/ uses for them; in lang/ they follow "swatch.", "element."
// and "bonus.".
#pragma once

#include <array>
#include <string_view>

#include "rules/types.h"

namespace velatura::cli {

inline constexpr std::array<std::string_view, rules::swatch_count> swatch_names{
    "red", "yellow", "green", "blue", "violet"};
inline constexpr std::array<std::string_view, rules::element_count> element_names{
    "hue", "shape", "texture", "tone"};

}  // namespace velatura::cli
