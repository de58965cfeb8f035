#include "words/forms.h"

#include <array>
#include <cstdio>

namespace velatura::words {

std::string decimal(Language language, double number, int decimals) {
    std::array<char, 64> digits{};
    const int length = std::snprintf(digits.data(), digits.size(), "%.*f", decimals, number);
    const std::string_view written{digits.data(), static_cast<std::size_t>(length)};
    const std::size_t point = written.find('.');
    if (point == std::string_view::npos) return std::string{written};
    return text(language, "form.decimal",
                {{"whole", written.substr(0, point)}, {"fraction", written.substr(point + 1)}});
}

std::string percent(Language language, double share, int decimals) {
    return text(language, "form.percent", {{"n", decimal(language, share * 100, decimals)}});
}

std::string list(Language language, std::span<const std::string> items) {
    std::string all;
    for (std::size_t i = 0; i < items.size(); ++i) {
        all = i == 0 ? items[i]
                     : text(language, i + 1 < items.size() ? "form.list" : "form.list_last",
                            {{"a", all}, {"b", items[i]}});
    }
    return all;
}

std::string tags(Language language, std::span<const std::string> items) {
    std::string all;
    for (const std::string& item : items) {
        all = all.empty() ? item : text(language, "form.tags", {{"a", all}, {"b", item}});
    }
    return all;
}

std::string counted(Language language, std::string_view what, std::int64_t n) {
    return text(language, "form.count", {{"what", what}, {"n", n}});
}

std::string said(Language language, std::string_view who, std::string_view what) {
    return text(language, "form.said", {{"who", who}, {"what", what}});
}

std::string sentences(Language language, std::string_view a, std::string_view b) {
    return a.empty() ? std::string{b} : text(language, "form.sentences", {{"a", a}, {"b", b}});
}

}  // namespace velatura::words
