#include "store/backup.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <memory>
#include <optional>

#include "store/sqlite_handles.h"

namespace velatura::store {

namespace {

constexpr int wait_for_lock_ms = 5000;

std::unexpected<StoreError> problem(StoreFault reason, const std::string& file,
                                    std::string detail) {
    return std::unexpected{StoreError{reason, file, std::move(detail)}};
}

Result<Database> open(const std::string& file, int flags) {
    sqlite3* raw = nullptr;
    const int opened = sqlite3_open_v2(file.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    Database database{raw};
    if (opened != SQLITE_OK) {
        return problem(StoreFault::cannot_open, file,
                       raw == nullptr ? "out of memory" : sqlite3_errmsg(raw));
    }
    sqlite3_busy_timeout(raw, wait_for_lock_ms);
    return database;
}

// The first cell of the answer; nothing if there is none, or it went wrong.
std::optional<std::string> cell(sqlite3* database, const char* sql) {
    sqlite3_stmt* raw = nullptr;
    sqlite3_prepare_v2(database, sql, -1, &raw, nullptr);
    const Statement statement{raw};
    if (raw == nullptr || sqlite3_step(raw) != SQLITE_ROW) return std::nullopt;
    const auto* const text = sqlite3_column_text(raw, 0);
    return text == nullptr ? "" : reinterpret_cast<const char*>(text);
}

Result<void> copied(sqlite3* from, const std::string& copy) {
    auto to = open(copy, SQLITE_OPEN_READWRITE);
    if (!to) return std::unexpected{std::move(to.error())};
    sqlite3_backup* const work = sqlite3_backup_init(to->get(), "main", from, "main");
    // All at once: in WAL mode readers hold nobody up, and a copy in parts would begin anew with
    // every change.
    if (work != nullptr) sqlite3_backup_step(work, -1);
    if (work == nullptr || sqlite3_backup_finish(work) != SQLITE_OK) {
        return problem(StoreFault::failed, copy, sqlite3_errmsg(to->get()));
    }
    // One file, which is complete by itself.
    if (cell(to->get(), "PRAGMA journal_mode = DELETE") != "delete") {
        return problem(StoreFault::failed, copy, sqlite3_errmsg(to->get()));
    }
    return {};
}

}  // namespace

Result<void> back_up_file(const std::string& database, const std::string& copy) {
    auto from = open(database, SQLITE_OPEN_READWRITE);
    if (!from) return std::unexpected{std::move(from.error())};
    if (!cell(from->get(), "SELECT value FROM meta WHERE name = 'version'")) {
        return problem(StoreFault::not_a_database, database, sqlite3_errmsg(from->get()));
    }
    const int made =
        ::open(copy.c_str(), O_CREAT | O_EXCL | O_CLOEXEC | O_WRONLY, S_IRUSR | S_IWUSR);
    if (made < 0) return problem(StoreFault::cannot_open, copy, std::strerror(errno));
    close(made);
    auto done = copied(from->get(), copy);
    if (!done) unlink(copy.c_str());
    return done;
}

Result<CheckedCopy> check_backup(const std::string& copy) {
    auto opened = open(copy, SQLITE_OPEN_READONLY);
    if (!opened) return std::unexpected{std::move(opened.error())};
    sqlite3* const database = opened->get();
    const auto number = [database](const char* sql) -> std::int64_t {
        const auto text = cell(database, sql);
        return text ? std::strtoll(text->c_str(), nullptr, 10) : -1;
    };
    const auto whole = cell(database, "PRAGMA integrity_check(1)");
    if (!whole || *whole != "ok") {
        return problem(StoreFault::not_a_database, copy, whole ? *whole : sqlite3_errmsg(database));
    }
    if (const auto stray = cell(database, "PRAGMA foreign_key_check")) {
        return problem(StoreFault::not_a_database, copy, "stray rows in " + *stray);
    }
    const CheckedCopy checked{.version = number("SELECT value FROM meta WHERE name = 'version'"),
                              .tables = number("SELECT count(*) FROM tables"),
                              .people = number("SELECT count(*) FROM people")};
    if (checked.version < 1 || checked.tables < 0 || checked.people < 0) {
        return problem(StoreFault::not_a_database, copy, "not made by velatura");
    }
    return checked;
}

}  // namespace velatura::store
