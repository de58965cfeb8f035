// The one door for messages: a text is parsed, then checked against messages.schema.json, and only
// what fits gets in. The schema is interpreted as it stands, so there is no second list of fields
// to forget; it uses the few words of JSON Schema that check.cpp knows.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "content/json.h"

namespace velatura::protocol {

using content::Json;

// The definitions of messages.schema.json as text; made by cmake/messages_cpp.py.
extern const std::string_view schema_text;

// What is wrong with a message, for its author: where (a JSON pointer, or line and column where it
// is not JSON at all) and what should be there.
struct Mismatch {
    std::string place;
    std::string expected;
};

std::expected<Json, Mismatch> parse(std::string_view text);

// Whether a value is what this definition of the schema describes, e.g. "ToTable".
std::expected<void, Mismatch> check(const Json& value, std::string_view definition);

// Both of these.
std::expected<Json, Mismatch> read(std::string_view text, std::string_view definition);

}  // namespace velatura::protocol
