// Looks into a message that has passed the check: fields are there and have their type, so nothing
// is asked twice.
#pragma once

#include <cassert>
#include <optional>
#include <string_view>

#include "content/json.h"

namespace velatura::protocol {

using content::find;
using content::Json;

inline const Json& field(const Json& object, std::string_view name) {
    const Json* found = find(object, name);
    assert(found != nullptr);
    return *found;
}

inline std::string_view text_of(const Json& object, std::string_view name) {
    return field(object, name).text;
}

// Empty where the field is missing.
inline std::string_view text_or_none(const Json& object, std::string_view name) {
    const Json* found = find(object, name);
    return found == nullptr ? std::string_view{} : std::string_view{found->text};
}

inline std::int64_t whole_of(const Json& object, std::string_view name) {
    return field(object, name).whole;
}

inline std::optional<std::int64_t> whole_or_none(const Json& object, std::string_view name) {
    const Json* found = find(object, name);
    if (found == nullptr || found->kind != Json::Kind::whole) return std::nullopt;
    return found->whole;
}

inline bool truth_of(const Json& object, std::string_view name) {
    const Json* found = find(object, name);
    return found != nullptr && found->boolean;
}

}  // namespace velatura::protocol
