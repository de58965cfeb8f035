// The fixed words of the record format, shared by writer and parser.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "rules/names.h"

namespace velatura::record {

inline constexpr std::string_view last_line = "end";  // so that a text cut short is noticed
inline constexpr std::string_view game_name = "Velatura";
inline constexpr std::string_view running_result = "*";
inline constexpr std::string_view bot_prefix = "bot:";
inline constexpr std::string_view empty_place = "none";
inline constexpr std::string_view option_vincent_with_three = "vincent-with-three";
inline constexpr std::string_view option_hidden_hands = "hidden-hands";
inline constexpr std::string_view option_signatures_with_two = "signatures-with-two";
inline constexpr std::string_view drawn_scoring = "scoring";
inline constexpr std::string_view drawn_first = "first";
inline constexpr std::string_view drawn_award = "award";
inline constexpr std::string_view help_by_hint = "hint";
inline constexpr std::array<std::string_view, rules::mode_count> mode_names{
    "standard", "vincent", "solo-puzzle", "automa"};
inline constexpr std::array<std::string_view, 3> deck_names{"base", "featured", "whole"};
inline constexpr std::array<std::string_view, 2> side_names{"friendly", "competitive"};
using rules::box_names;
using rules::element_names;
inline constexpr char back_mark = '~';  // behind the word of a card that lies flipped

inline constexpr std::size_t longest_name = 40;  // bytes

// Whether a text can stand as the value of a tag: a seed, for example.
constexpr bool is_good_value(std::string_view text) {
    return std::ranges::none_of(
        text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '"'; });
}

// Whether a text can stand as a name in a tag's list of names: of a person, for example.
constexpr bool is_good_name(std::string_view name) {
    return !name.empty() && name.size() <= longest_name && is_good_value(name) &&
           name.find(',') == std::string_view::npos && name.front() != ' ' && name.back() != ' ' &&
           !name.starts_with(bot_prefix);
}

}  // namespace velatura::record
