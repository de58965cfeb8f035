#include "store/migrations.h"

#include <array>
#include <charconv>

namespace velatura::store {

namespace {

// Times are milliseconds since 1970. An update of a table touches no index but the alarm's: the
// lobby is in the order of creation.
constexpr std::string_view first = R"(
CREATE TABLE tables (
    id text NOT NULL PRIMARY KEY,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    last bigint NOT NULL,
    state smallint NOT NULL,
    listed smallint NOT NULL,
    listing text NOT NULL,
    alarm bigint);
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;
CREATE INDEX tables_alarm ON tables (alarm) WHERE alarm IS NOT NULL;

CREATE TABLE events (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    author text NOT NULL,
    payload text NOT NULL,
    PRIMARY KEY (table_id, number));
CREATE INDEX events_author ON events (author) WHERE author <> '';

CREATE TABLE secrets (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret text NOT NULL);

CREATE TABLE records (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    finished bigint NOT NULL,
    record text NOT NULL);
CREATE INDEX records_finished ON records (finished, table_id);

CREATE TABLE people (
    id text NOT NULL PRIMARY KEY,
    name text NOT NULL,
    secret_hash text NOT NULL UNIQUE,
    created bigint NOT NULL,
    seen bigint NOT NULL);

CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person_id text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    role text NOT NULL,
    PRIMARY KEY (table_id, person_id));
CREATE INDEX seats_person ON seats (person_id);

CREATE TABLE writers (
    id text NOT NULL PRIMARY KEY,
    serial bigint NOT NULL,
    at bigint NOT NULL);
)";

constexpr std::array steps_so_far{first};

Result<std::size_t> version_of(Connection& connection) {
    auto row = connection.run({.sql = "SELECT value FROM meta WHERE name = 'version'"});
    if (!row) return std::unexpected{std::move(row.error())};
    if (row->empty()) return 0;
    const std::string& text = *row->front().front();
    std::size_t version = 0;
    std::from_chars(text.data(), text.data() + text.size(), version);
    return version;
}

Result<void> bring_up(Connection& connection, std::span<const std::string_view> steps) {
    auto meta = connection.script(
        "CREATE TABLE IF NOT EXISTS meta (name text NOT NULL PRIMARY KEY, value text NOT NULL)");
    if (!meta) return meta;
    const auto version = version_of(connection);
    if (!version) return std::unexpected{version.error()};
    if (*version > steps.size()) {
        return std::unexpected{
            StoreError{StoreFault::newer_version, connection.place(), std::to_string(*version)}};
    }
    for (const std::string_view step : steps.subspan(*version)) {
        if (auto done = connection.script(step); !done) return done;
    }
    const std::string now = std::to_string(steps.size());
    auto noted = connection.run({.sql = "INSERT INTO meta (name, value) VALUES ('version', $1)"
                                        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                                 .values = {now}});
    if (!noted) return std::unexpected{std::move(noted.error())};
    return {};
}

}  // namespace

std::span<const std::string_view> migrations() {
    return steps_so_far;
}

Result<void> migrate(Connection& connection, std::span<const std::string_view> steps) {
    auto done = connection.begin_alone();
    if (done) done = bring_up(connection, steps);
    if (done) done = connection.commit();
    if (!done) connection.roll_back();
    return done;
}

}  // namespace velatura::store
