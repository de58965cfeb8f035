// Base64 for addresses (RFC 4648, 5), without padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace velatura::push {

std::string base64(std::string_view bytes);

// Nothing: that is no such text, or not the only one for these bytes.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace velatura::push
