// From a message's JSON to its struct in messages.h, which is made of the schema. The message has
// passed the check, so nothing is asked twice: what is not there keeps its empty value.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/fields.h"
#include "protocol/wire.h"
#include "words/words.h"

namespace velatura::protocol {

// ---- One value

inline void fill(const Json& json, std::string_view& out) {
    out = json.text;
}
inline void fill(const Json& json, bool& out) {
    out = json.boolean;
}
template <std::integral Number>
void fill(const Json& json, Number& out) {
    out = static_cast<Number>(json.whole);
}
template <typename Id>
    requires std::same_as<Id, rules::Seat> || std::same_as<Id, rules::ArtCardId> ||
             std::same_as<Id, rules::ScoringCardId>
void fill(const Json& json, Id& out) {
    out = id_of<Id>(json.whole);
}
inline void fill(const Json& json, rules::Mode& out) {
    out = mode_named(json.text).value();
}
inline void fill(const Json& json, rules::Element& out) {
    out = element_named(json.text).value();
}
inline void fill(const Json& json, words::Language& out) {
    out = words::language_named(json.text).value();
}
inline void fill(const Json& json, SaidMove& out) {
    out = read_move(json);
}

// ---- Made of others

template <typename Value>
void fill(const Json& json, std::optional<Value>& out);
template <typename Value>
void fill(const Json& json, std::vector<Value>& out);
template <typename... Kinds>
void fill(const Json& json, std::variant<Kinds...>& out);

template <typename Value>
void fill(const Json& json, std::optional<Value>& out) {
    if (json.kind != Json::Kind::null) fill(json, out.emplace());
}
template <typename Value>
void fill(const Json& json, std::vector<Value>& out) {
    for (const Json& item : json.items)
        fill(item, out.emplace_back());
}
// By its `kind`.
template <typename... Kinds>
void fill(const Json& json, std::variant<Kinds...>& out) {
    const std::string_view kind = text_of(json, "kind");
    const auto try_kind = [&]<typename Kind>(std::type_identity<Kind>) {
        if (kind == Kind::kind) fill(json, out.template emplace<Kind>());
    };
    (try_kind(std::type_identity<Kinds>{}), ...);
}

template <typename Value>
void fill_field(const Json& object, std::string_view name, Value& out) {
    if (const Json* const found = find(object, name)) fill(*found, out);
}

// ---- A message

// as<messages::Undo>(json)
template <typename Message>
Message as(const Json& json) {
    if constexpr (requires { Message::type; }) assert(text_of(json, "type") == Message::type);
    Message message;
    fill(json, message);
    return message;
}

template <typename Direction, std::size_t count>
std::optional<Direction> type_among(const Json& message,
                                    const std::array<std::string_view, count>& names) {
    const auto found = std::ranges::find(names, text_or_none(message, "type"));
    if (found == names.end()) return std::nullopt;
    return static_cast<Direction>(found - names.begin());
}

// Which message of this direction it is: type_of<ToTable>(json). None where it is of another one.
template <typename Direction>
std::optional<Direction> type_of(const Json& message) {
    return read_type(message, Direction{});
}

}  // namespace velatura::protocol
