// A connection to an SQLite file: write-ahead log, every commit on the disk before it answers.
#pragma once

#include "store/connection.h"

namespace velatura::store {

enum class Existence { may_be_made, is_there };

// Where a server at the same file finds that somebody else has changed something.
inline constexpr std::string_view outside_note = "outside";
enum class Announces { no, yes };

Opened open_sqlite(const std::string& file, Existence expected = Existence::may_be_made,
                   Announces announces = Announces::no);

}  // namespace velatura::store
