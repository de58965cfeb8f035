// A connection to an SQLite file: write-ahead log, every commit on the disk before it answers.
#pragma once

#include "store/connection.h"

namespace velatura::store {

// Makes the file if it is not there.
Opened open_sqlite(const std::string& file);

}  // namespace velatura::store
