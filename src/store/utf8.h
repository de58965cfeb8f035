// PostgreSQL keeps UTF-8 without the character 0 and nothing else; so do we, with either database.
#pragma once

#include <string_view>

namespace velatura::store {

bool is_text(std::string_view text);

}  // namespace velatura::store
