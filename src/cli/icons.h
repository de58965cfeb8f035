// The icons of a swatch by the names that data/ gives them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "rules/painting.h"

namespace velatura::cli {

inline constexpr std::array<std::string_view, rules::element_count> element_icons{
    "hue", "shape", "texture", "tone"};
inline constexpr std::array<std::string_view, rules::element_count> silver_icons{
    "bonus-hue", "bonus-shape", "bonus-texture", "bonus-tone"};
inline constexpr std::array<std::string_view, rules::element_count> gold_icons{
    "gold-hue", "gold-shape", "gold-texture", "gold-tone"};
inline constexpr std::array<std::string_view, rules::arrow_count> blend_icons{"blend-from-left",
                                                                              "blend-from-right"};
inline constexpr std::array<std::string_view, rules::arrow_count> double_icons{"x2-to-left",
                                                                               "x2-to-right"};
inline constexpr std::string_view star_icon = "creativity";
inline constexpr std::string_view plain_icon = "bonus";

// Calls use(name) for each: elements, silver, gold, ★, plain bonus, Blend, X2.
template <typename Use>
void for_each_icon(const rules::SwatchIcons& icons, Use use) {
    const auto repeat = [&](std::string_view name, int count) {
        for (int n = 0; n < count; ++n)
            use(name);
    };
    for (std::size_t i = 0; i < rules::element_count; ++i)
        repeat(element_icons[i], icons.elements[i]);
    for (std::size_t i = 0; i < rules::element_count; ++i)
        repeat(silver_icons[i], icons.bonuses[i]);
    for (std::size_t i = 0; i < rules::element_count; ++i)
        repeat(gold_icons[i], icons.golds[i]);
    repeat(star_icon, icons.stars);
    repeat(plain_icon, icons.plain);
    for (std::size_t i = 0; i < rules::arrow_count; ++i)
        repeat(blend_icons[i], icons.blends >> i & 1);
    for (std::size_t i = 0; i < rules::arrow_count; ++i)
        repeat(double_icons[i], icons.doubles >> i & 1);
}

// The text that names it in full.
inline std::string icon_key(std::string_view name) {
    constexpr std::string_view silver = "bonus-";
    if (name.starts_with(silver)) return "bonus." + std::string{name.substr(silver.size())};
    for (const std::string_view element : element_icons) {
        if (name == element) return "element." + std::string{name};
    }
    return "icon." + std::string{name};
}

}  // namespace velatura::cli
