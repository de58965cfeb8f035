// A connection to an SQLite file: write-ahead log, every commit on the disk before it answers.
#pragma once

#include "store/connection.h"

namespace velatura::store {

enum class Existence { may_be_made, is_there };

Opened open_sqlite(const std::string& file, Existence expected = Existence::may_be_made);

}  // namespace velatura::store
