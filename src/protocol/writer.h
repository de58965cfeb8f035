// Writes a message as JSON text. Fields keep the order in which they are written, so equal contents
// are equal bytes.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace velatura::protocol {

class Writer {
  public:
    Writer& begin_object() { return open('{'); }
    Writer& end_object() { return close('}'); }
    Writer& begin_list() { return open('['); }
    Writer& end_list() { return close(']'); }

    Writer& key(std::string_view name);
    Writer& value(std::string_view text);
    Writer& value(const char* text) { return value(std::string_view{text}); }
    Writer& value(const std::string& text) { return value(std::string_view{text}); }
    Writer& value(std::integral auto number) {
        if constexpr (std::same_as<decltype(number), bool>) {
            return raw(number ? "true" : "false");
        } else {
            return raw(std::to_string(number));
        }
    }
    // With four decimals: nothing that is estimated deserves more. What is not a number is null.
    Writer& value(double number);
    Writer& null() { return raw("null"); }

    template <typename Value>
    Writer& field(std::string_view name, const Value& content) {
        return key(name).value(content);
    }
    template <typename Value>
    Writer& field(std::string_view name, const std::optional<Value>& content) {
        key(name);
        return content ? value(*content) : null();
    }
    // A list, each item written by `write(item)`.
    template <typename List, typename Write>
    Writer& list(std::string_view name, const List& items, Write&& write) {
        key(name).begin_list();
        for (const auto& item : items)
            write(item);
        return end_list();
    }
    // A JSON text made before.
    Writer& raw(std::string_view json) {
        separate();
        text_ += json;
        return *this;
    }

    const std::string& text() const& { return text_; }
    std::string text() && { return std::move(text_); }

  private:
    Writer& open(char bracket) {
        separate();
        text_ += bracket;
        return *this;
    }
    Writer& close(char bracket) {
        text_ += bracket;
        return *this;
    }
    // A comma between two things, and none after an opening bracket or a colon. A text ends with
    // its quotation mark, so the last character tells.
    void separate() {
        if (!text_.empty() && std::string_view{"{[:"}.find(text_.back()) == std::string_view::npos)
            text_ += ',';
    }
    void quote(std::string_view text);

    std::string text_;
};

}  // namespace velatura::protocol
