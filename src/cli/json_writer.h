// Writes JSON as text, for --json: objects and arrays are opened and closed, keys keep their order.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <concepts>
#include <string>
#include <string_view>

namespace velatura::cli {

class JsonWriter {
  public:
    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }

    JsonWriter& key(std::string_view name) {
        separate();
        quote(name);
        out_ += ':';
        after_key_ = true;
        return *this;
    }
    JsonWriter& value(std::string_view text) {
        separate();
        quote(text);
        return *this;
    }
    JsonWriter& value(const char* text) { return value(std::string_view{text}); }
    JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    JsonWriter& value(std::integral auto number) { return raw(fmt::format("{}", number)); }
    // Four decimals are more than any figure here deserves.
    JsonWriter& value(double number) {
        return raw(fmt::format("{}", std::round(number * 1e4) / 1e4));
    }
    JsonWriter& null() { return raw("null"); }
    template <typename Value>
    JsonWriter& member(std::string_view name, const Value& content) {
        return key(name).value(content);
    }

    const std::string& text() const { return out_; }

  private:
    JsonWriter& open(char bracket) {
        separate();
        out_ += bracket;
        first_ = true;
        return *this;
    }
    JsonWriter& close(char bracket) {
        out_ += bracket;
        first_ = false;
        return *this;
    }
    JsonWriter& raw(std::string_view text) {
        separate();
        out_ += text;
        return *this;
    }
    void separate() {
        if (!first_ && !after_key_) out_ += ',';
        first_ = false;
        after_key_ = false;
    }
    void quote(std::string_view text) {
        out_ += '"';
        for (const char c : text) {
            if (c == '"' || c == '\\') {
                out_ += '\\';
                out_ += c;
            } else if (static_cast<unsigned char>(c) < ' ') {
                out_ += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
            } else {
                out_ += c;
            }
        }
        out_ += '"';
    }

    std::string out_;
    bool first_ = true;
    bool after_key_ = false;
};

}  // namespace velatura::cli
