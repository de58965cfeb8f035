#include "store/sqlite.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cassert>
#include <unordered_map>

#include "store/sqlite_handles.h"

namespace velatura::store {

namespace {

// How long a writer waits for another one. Ours take milliseconds; a back-up or a person with the
// sqlite3 program may take longer.
constexpr int wait_for_lock_ms = 5000;

// FULL: the log is on the disk before a commit answers. secure_delete: what is erased is
// overwritten.
constexpr const char* settings =
    "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;"
    "PRAGMA secure_delete = ON;";

StoreFault reason_of(int code) {
    switch (code & 0xff) {  // without the extended part
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return StoreFault::locked;
        case SQLITE_FULL:
            return StoreFault::full;
        case SQLITE_READONLY:
            return StoreFault::read_only;
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
        case SQLITE_AUTH:
            return StoreFault::cannot_open;
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
            return StoreFault::not_a_database;
        case SQLITE_CONSTRAINT:
        case SQLITE_TOOBIG:
            return StoreFault::refused;
        default:
            return StoreFault::failed;
    }
}

class Sqlite final : public Connection {
  public:
    Sqlite(Database database, std::string file, Announces announces)
        : database_{std::move(database)}, file_{std::move(file)}, announces_{announces} {}

    Result<void> set_up();

    const std::string& place() const override { return file_; }
    using Connection::run;
    Result<std::vector<Rows>> run(std::span<const Call> calls) override;
    Result<void> script(std::string_view sql) override;
    // At once, not at the first change: nobody else can come between a look and a change.
    Result<void> begin() override;
    Result<void> begin_alone() override { return begin(); }
    Result<void> commit() override { return script("COMMIT"); }
    void roll_back() override {
        if (sqlite3_get_autocommit(database_.get()) == 1) return;  // some errors roll back
        [[maybe_unused]] const auto done = script("ROLLBACK");
    }
    std::string_view announcement() const override {
        if (announces_ == Announces::no) return {};
        return "INSERT INTO meta (name, value) VALUES ('outside', $1) ON CONFLICT (name)"
               " DO UPDATE SET value = excluded.value || ' ' || hex(randomblob(8))";
    }
    Result<void> check() override;
    Result<void> back_up(const std::string& file) override;

  private:
    std::unexpected<StoreError> error() const;
    Result<void> still_there() const;
    Result<void> use_write_ahead_log();
    Result<sqlite3_stmt*> prepared(std::string_view sql);
    Result<Rows> run_one(const Call& call);

    Database database_;
    std::string file_;
    Announces announces_;
    std::unordered_map<std::string_view, Statement> statements_;
};

std::unexpected<StoreError> Sqlite::error() const {
    return std::unexpected{StoreError{reason_of(sqlite3_extended_errcode(database_.get())), file_,
                                      sqlite3_errmsg(database_.get())}};
}

Result<void> Sqlite::set_up() {
    sqlite3_busy_timeout(database_.get(), wait_for_lock_ms);
    if (auto set = script(settings); !set) return set;
    // SQLite silently opens a file it may not change for reading only.
    if (sqlite3_db_readonly(database_.get(), "main") == 1) {
        return std::unexpected{StoreError{StoreFault::read_only, file_, "no permission to write"}};
    }
    return use_write_ahead_log();
}

// While another one changes a new file, SQLite refuses to set up the log and does not wait. So we
// wait for our turn, and try again.
Result<void> Sqlite::use_write_ahead_log() {
    while (true) {
        const auto mode = run({.sql = "PRAGMA journal_mode = WAL"});
        if (mode && mode->front().front() == "wal") return {};
        if (mode) {
            return std::unexpected{
                StoreError{StoreFault::cannot_open, file_, "no write-ahead log here"}};
        }
        if (mode.error().reason != StoreFault::locked) return std::unexpected{mode.error()};
        if (auto ours = script("BEGIN EXCLUSIVE; COMMIT"); !ours) return ours;
    }
}

Result<sqlite3_stmt*> Sqlite::prepared(std::string_view sql) {
    if (const auto known = statements_.find(sql); known != statements_.end()) {
        return known->second.get();
    }
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK) {
        return error();
    }
    // $2 is only a name here: it is the second because it appears after $1.
    for (int i = 1; i <= sqlite3_bind_parameter_count(statement); ++i)
        assert(sqlite3_bind_parameter_name(statement, i) == "$" + std::to_string(i));
    statements_.emplace(sql, statement);
    return statement;
}

struct Bind {
    sqlite3_stmt* statement;
    int at;
    int operator()(std::nullptr_t) const { return sqlite3_bind_null(statement, at); }
    int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, at, number); }
    int operator()(std::string_view text) const {
        // An empty view may have no address, and that would be NULL. It outlives the statement.
        return sqlite3_bind_text64(statement, at, text.empty() ? "" : text.data(), text.size(),
                                   SQLITE_STATIC, SQLITE_UTF8);
    }
};

DatabaseRow current_row(sqlite3_stmt* statement) {
    DatabaseRow row(static_cast<std::size_t>(sqlite3_column_count(statement)));
    for (int i = 0; i < static_cast<int>(row.size()); ++i) {
        if (sqlite3_column_type(statement, i) == SQLITE_NULL) continue;
        const auto* const text = sqlite3_column_text(statement, i);
        row[static_cast<std::size_t>(i)].emplace(reinterpret_cast<const char*>(text),
                                                 sqlite3_column_bytes(statement, i));
    }
    return row;
}

Result<Rows> Sqlite::run_one(const Call& call) {
    auto found = prepared(call.sql);
    if (!found) return std::unexpected{std::move(found.error())};
    sqlite3_stmt* const statement = *found;
    // A statement that is not reset keeps its lock.
    const auto reset = [](sqlite3_stmt* used) {
        sqlite3_reset(used);
        sqlite3_clear_bindings(used);
    };
    const std::unique_ptr<sqlite3_stmt, decltype(reset)> in_use{statement, reset};

    for (std::size_t i = 0; i < call.values.size(); ++i) {
        if (std::visit(Bind{statement, static_cast<int>(i + 1)}, call.values[i]) != SQLITE_OK) {
            return error();
        }
    }
    Rows rows;
    int step = sqlite3_step(statement);
    for (; step == SQLITE_ROW; step = sqlite3_step(statement))
        rows.push_back(current_row(statement));
    if (step != SQLITE_DONE) return error();
    return rows;
}

Result<std::vector<Rows>> Sqlite::run(std::span<const Call> calls) {
    if (sqlite3_get_autocommit(database_.get()) == 1) {
        if (auto there = still_there(); !there) return std::unexpected{std::move(there.error())};
    }
    std::vector<Rows> results;
    for (const Call& call : calls) {
        auto rows = run_one(call);
        if (!rows) return std::unexpected{std::move(rows.error())};
        results.push_back(std::move(*rows));
    }
    return results;
}

Result<void> Sqlite::script(std::string_view sql) {
    if (sqlite3_exec(database_.get(), std::string{sql}.c_str(), nullptr, nullptr, nullptr) !=
        SQLITE_OK) {
        return error();
    }
    return {};
}

// Whoever writes to a file that was moved or deleted keeps nothing, and whoever reads it reads what
// was.
Result<void> Sqlite::still_there() const {
    int moved = 0;
    sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved != 0)
        return std::unexpected{StoreError{StoreFault::unavailable, file_, "the file is gone"}};
    return {};
}

Result<void> Sqlite::begin() {
    if (auto there = still_there(); !there) return there;
    return script("BEGIN IMMEDIATE");
}

// SQLite itself looks at what it has read before no more. Through its own descriptor: to close
// another one would give up its locks.
Result<void> Sqlite::check() {
    constexpr std::string_view magic{"SQLite format 3\0", 16};
    std::array<char, magic.size()> beginning{};
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    const int read =
        file->pMethods->xRead(file, beginning.data(), static_cast<int>(beginning.size()), 0);
    if (read != SQLITE_OK || std::string_view{beginning.data(), beginning.size()} != magic) {
        return std::unexpected{StoreError{StoreFault::not_a_database, file_, "wrong file header"}};
    }
    auto written = run({.sql = "INSERT INTO writers (id, serial, at) VALUES ('check', 1, 0)"
                               " ON CONFLICT (id) DO UPDATE SET serial = serial + 1"});
    if (!written) return std::unexpected{std::move(written.error())};
    return {};
}

Result<void> Sqlite::back_up(const std::string& file) {
    auto copied = run({.sql = "VACUUM INTO $1", .values = {file}});
    if (!copied) return std::unexpected{std::move(copied.error())};
    return {};
}

}  // namespace

Opened open_sqlite(const std::string& file, Existence expected, Announces announces) {
    const bool make = expected == Existence::may_be_made;
    // Whatever the umask: names and seeds of running games are nobody else's business. The log
    // beside it gets the same rights.
    const int made =
        make ? open(file.c_str(), O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR) : -1;
    if (made >= 0) close(made);
    sqlite3* raw = nullptr;
    const int opened = sqlite3_open_v2(file.c_str(), &raw,
                                       SQLITE_OPEN_READWRITE | (make ? SQLITE_OPEN_CREATE : 0) |
                                           SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
                                       nullptr);
    Database database{raw};
    if (opened != SQLITE_OK) {
        return std::unexpected{StoreError{StoreFault::cannot_open, file,
                                          raw != nullptr ? sqlite3_errmsg(raw) : "out of memory"}};
    }
    auto connection = std::make_unique<Sqlite>(std::move(database), file, announces);
    if (auto set = connection->set_up(); !set) return std::unexpected{std::move(set.error())};
    return connection;
}

}  // namespace velatura::store
