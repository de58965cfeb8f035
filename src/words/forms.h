// How each language writes numbers, lists and consecutive sentences: the texts form.* of lang/,
// which the page uses too.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "words/words.h"

namespace velatura::words {

std::string decimal(Language language, double number, int decimals = 1);        // "1.5", "1,5"
std::string percent(Language language, double share, int decimals = 0);         // 0.5: "50%", "50%"
std::string list(Language language, std::span<const std::string> items);        // "a, b and c"
std::string tags(Language language, std::span<const std::string> items);        // "a · b"
std::string counted(Language language, std::string_view what, std::int64_t n);  // "Style ×2"
std::string said(Language language, std::string_view who, std::string_view what);
// Two sentences in a row; the first may be empty.
std::string sentences(Language language, std::string_view a, std::string_view b);

}  // namespace velatura::words
