#include "words/words.h"

#include <algorithm>
#include <cassert>

#include "words/tables.h"

namespace velatura::words {
namespace {

const Wording* find(std::span<const Wording> entries, std::string_view key) {
    const auto entry = std::ranges::lower_bound(entries, key, {}, &Wording::key);
    return entry != entries.end() && entry->key == key ? &*entry : nullptr;
}

// The inside of one pair of braces: "name", or "name?form for one|form for any other number".
void append_field(std::string& out, std::string_view field, std::span<const Param> params) {
    const std::size_t question = field.find('?');
    const std::string_view name = field.substr(0, question);
    const auto param = std::ranges::find(params, name, &Param::name);
    if (param == params.end()) {
        assert(false && "a message misses a parameter");
        out.append("{").append(field).append("}");
        return;
    }
    if (question == std::string_view::npos) {
        out.append(param->text());
        return;
    }
    const std::string_view forms = field.substr(question + 1);
    const std::size_t bar = forms.find('|');
    out.append(param->is_one() ? forms.substr(0, bar) : forms.substr(bar + 1));
}

// Braces are balanced and hold no others: tests/words/keys_check.py sees to it for all of lang/.
std::string fill(std::string_view message, std::span<const Param> params) {
    std::string out;
    while (!message.empty()) {
        const std::size_t brace = message.find_first_of("{}");
        out.append(message.substr(0, brace));
        if (brace == std::string_view::npos) break;
        message.remove_prefix(brace);
        if (message.starts_with("{{") || message.starts_with("}}")) {
            out.push_back(message.front());
            message.remove_prefix(2);
            continue;
        }
        const std::size_t close = message.find('}');
        assert(message.front() == '{' && close != std::string_view::npos);
        append_field(out, message.substr(1, close - 1), params);
        message.remove_prefix(close + 1);
    }
    return out;
}

}  // namespace

std::optional<Language> language_named(std::string_view name) {
    std::string code{name.substr(0, name.find_first_of("_-.@"))};
    for (char& letter : code) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    for (const Language language : all_languages) {
        if (code_of(language) == code) return language;
    }
    return std::nullopt;
}

std::string_view code_of(Language language) {
    return table_of(language).code;
}

std::string_view name_of(Language language) {
    return table_of(language).name;
}

std::string Param::text() const {
    if (const auto* number = std::get_if<std::int64_t>(&value_)) return std::to_string(*number);
    return std::string{*std::get_if<std::string_view>(&value_)};
}

bool Param::is_one() const {
    const auto* number = std::get_if<std::int64_t>(&value_);
    assert(number != nullptr && "a form is chosen by a number");
    return number != nullptr && *number == 1;
}

std::string text(Language language, std::string_view key, std::span<const Param> params) {
    const Wording* entry = find(table_of(language).texts, key);
    assert(entry != nullptr && "no such key in lang/");
    return entry != nullptr ? fill(entry->text, params) : std::string{key};
}

std::string text(Language language, std::string_view key, std::initializer_list<Param> params) {
    return text(language, key, std::span{params.begin(), params.size()});
}

std::string_view card_word(Language language, std::string_view english) {
    const Wording* entry = find(table_of(language).cards, english);
    return entry != nullptr ? entry->text : english;
}

std::string title(Language language, std::string_view left, std::string_view right) {
    if (left.empty()) return std::string{card_word(language, right)};
    if (right.empty()) return std::string{card_word(language, left)};

    // The right word says which form it wants of the left one; without a wish or without that form
    // (English, or a pack's word) the left word stands as it is.
    const LanguageTable& table = table_of(language);
    std::string_view first = card_word(language, left);
    if (const Wording* agree = find(table.cards, std::string{right}.append(".agree"))) {
        const std::string wanted = std::string{left}.append(".").append(agree->text);
        if (const Wording* form = find(table.cards, wanted)) first = form->text;
    }
    return std::string{first}.append(table.join).append(card_word(language, right));
}

}  // namespace velatura::words
