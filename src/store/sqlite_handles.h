// SQLite's handles, closed when they go.
#pragma once

#include <sqlite3.h>

#include <memory>

namespace velatura::store {

struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, Close>;
using Statement = std::unique_ptr<sqlite3_stmt, Close>;

}  // namespace velatura::store
