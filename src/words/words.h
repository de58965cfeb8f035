// Everything the game says, in the player's language: messages by key, the words of the art
// cards, and their titles. The texts of lang/ are built in; lang/README.md explains how to write
// them.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace velatura::words {

enum class Language : std::uint8_t { en, de, ja };
inline constexpr std::array all_languages{Language::en, Language::de, Language::ja};

// "de", "de_DE.UTF-8", "ja-JP": what a person types or an environment says.
std::optional<Language> language_named(std::string_view name);

std::string_view code_of(Language language);  // "de"
std::string_view name_of(Language language);  // in that language itself: "Deutsch"

// What goes into one {name} of a message. Holds views: make it where it is used.
class Param {
  public:
    Param(std::string_view name, std::string_view text) : name_(name), value_(text) {}
    Param(std::string_view name, std::integral auto number)
        : name_(name), value_(static_cast<std::int64_t>(number)) {}

    std::string_view name() const { return name_; }
    std::string text() const;
    bool is_one() const;  // chooses the first of two forms

  private:
    std::string_view name_;
    std::variant<std::string_view, std::int64_t> value_;
};

// The message of a key, e.g. text(Language::de, "event.silver_taken", {{"n", 2}}). A key that is
// not there, or a parameter the message wants and does not get, is a bug: asserted, and shown as it
// stands in a release build. Parameters the message has no use for are ignored.
std::string text(Language language, std::string_view key, std::span<const Param> params);
std::string text(Language language, std::string_view key, std::initializer_list<Param> params = {});

// An art card's word by itself. Cards are known by their English words, as in data/; the word of a
// pack that lang/ does not know stays as it is.
std::string_view card_word(Language language, std::string_view english);

// A painting's title from its topmost left and topmost right word, in English. Either may be empty:
// three cards of one side give that side's word alone.
std::string title(Language language, std::string_view left, std::string_view right);

}  // namespace velatura::words
