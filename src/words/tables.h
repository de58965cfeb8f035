// The tables that cmake/words.py generates from lang/. Only words.cpp and the tables include this.
#pragma once

#include <span>
#include <string_view>

#include "words/words.h"

namespace velatura::words {

struct Wording {
    std::string_view key;
    std::string_view text;
};

struct LanguageTable {
    std::string_view code;
    std::string_view name;
    std::string_view join;           // between the two words of a title
    std::span<const Wording> texts;  // both sorted by key
    std::span<const Wording> cards;
};

const LanguageTable& table_of(Language language);

}  // namespace velatura::words
