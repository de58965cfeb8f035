// A JSON text as a plain value. Only json.cpp knows the parser. Unlike the parser's own values,
// these preserve the order of an object's fields and refuse a field that appears twice.
#pragma once

#include <algorithm>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "content/loader.h"

namespace velatura::content {

struct Json {
    enum class Kind : std::uint8_t { null, boolean, whole, fraction, text, list, object };

    Kind kind = Kind::null;
    bool boolean = false;
    std::int64_t whole = 0;
    std::string text{};                // of a fraction, as written
    std::vector<Json> items{};         // of a list; of an object, the values of its fields
    std::vector<std::string> names{};  // of an object, beside items

    bool operator==(const Json&) const = default;
};

// A field of an object; nullptr where it is missing or this isn't an object.
inline const Json* find(const Json& object, std::string_view name) {
    const auto place = std::ranges::find(object.names, name);
    if (place == object.names.end()) return nullptr;
    return &object.items[static_cast<std::size_t>(place - object.names.begin())];
}

std::expected<Json, LoadError> parse_json(const TextFile& file);

// A field or an index added to a JSON pointer.
std::string place_in(const std::string& place, std::string_view name);

// Somebody's text between quotation marks, fit for one line: controls escaped, not too long.
std::string in_quotes(std::string_view text);

// Pieces of a message after each other.
template <typename... Pieces>
std::string joined(const Pieces&... pieces) {
    std::string text;
    (text.append(std::string_view(pieces)), ...);
    return text;
}

}  // namespace velatura::content
