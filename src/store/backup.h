// A copy of an SQLite database while others go on, and whether a copy is good.
#pragma once

#include <string>

#include "store/error.h"

namespace velatura::store {

// All there is at one moment, into a file that must not exist yet; only its owner may read it.
Result<void> back_up_file(const std::string& database, const std::string& copy);

struct CheckedCopy {
    std::int64_t version = 0;  // of the schema
    std::int64_t tables = 0;
    std::int64_t people = 0;
};
// Reads every page of it, and changes nothing.
Result<CheckedCopy> check_backup(const std::string& copy);

}  // namespace velatura::store
