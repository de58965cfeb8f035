// Names as people see them, by Unicode's own rules (UTS 39), which ICU has: what looks like
// somebody else's name, or like none, is no name at a table.
#pragma once

#include <string_view>

namespace velatura::online {

// Nothing invisible, nothing that turns the direction of writing, no marks stacked up, and no
// letters of one script that pass for those of another.
bool is_clear_name(std::string_view name);

// Nothing that a page or a terminal would obey instead of showing it: no control characters, those
// beyond ASCII (C1) included.
bool is_plain_text(std::string_view text);

// Whether people would take them for the same name; large and small letters count as equal.
bool look_alike(std::string_view a, std::string_view b);

}  // namespace velatura::online
