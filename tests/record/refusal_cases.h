// What can be wrong with a record: a good one, and what to replace in it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "record/error.h"

namespace velatura::record {

struct Case {
    std::string_view from;  // replaced in the good record ...
    std::string_view to;    // ... by this
    RecordFault reason;
    int line;
    int column;
    std::string_view found = {};
    std::string_view meant = {};
};

struct Cases {
    std::string_view good;
    std::vector<Case> list;
};
// Of the base game, and of a table with boxes.
const std::vector<Cases>& every_case();

}  // namespace velatura::record
