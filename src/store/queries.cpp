#include "store/queries.h"

#include <deque>

#include "store/cells.h"

namespace velatura::store {

namespace {

// A statement's columns, from `column` on, as a value.
StoredTable table_at(const DatabaseRow& row, std::size_t column = 0) {
    StoredTable table{.id = text(row, column),
                      .created = time(row, column + 1),
                      .updated = time(row, column + 2),
                      .last = number(row, column + 3),
                      .status = {.state = static_cast<Lifecycle>(number(row, column + 4)),
                                 .listed = number(row, column + 5) == 1,
                                 .listing = text(row, column + 6),
                                 .alarm = std::nullopt}};
    if (row[column + 7]) table.status.alarm = time(row, column + 7);
    return table;
}

KeptEvent event_at(const DatabaseRow& row, std::size_t column = 0) {
    return {.number = number(row, column),
            .at = time(row, column + 1),
            .event = {.kind = text(row, column + 2),
                      .author = text(row, column + 3),
                      .payload = text(row, column + 4)}};
}

Person person_at(const DatabaseRow& row) {
    return {.id = text(row, 0),
            .name = text(row, 1),
            .secret_hash = text(row, 2),
            .created = time(row, 3),
            .seen = time(row, 4),
            .banned = number(row, 5) == 1};
}

const std::string& text_at(const DatabaseRow& row) {
    return text(row, 0);
}

// A note in `meta` about each of them.
constexpr std::string_view ban_sql =
    "INSERT INTO meta (name, value) VALUES ('banned ' || $1, '')"
    " ON CONFLICT (name) DO NOTHING";
constexpr std::string_view unban_sql = "DELETE FROM meta WHERE name = 'banned ' || $1";

template <class Read>
auto list(Connection& connection, const Call& call, Read read)
    -> Result<std::vector<std::decay_t<decltype(read(DatabaseRow{}))>>> {
    auto rows = connection.run(call);
    if (!rows) return std::unexpected{std::move(rows.error())};
    std::vector<std::decay_t<decltype(read(DatabaseRow{}))>> values;
    for (const DatabaseRow& row : *rows)
        values.push_back(read(row));
    return values;
}

template <class Read>
auto one(Connection& connection, const Call& call, Read read)
    -> Result<std::optional<std::decay_t<decltype(read(DatabaseRow{}))>>> {
    auto values = list(connection, call, read);
    if (!values) return std::unexpected{std::move(values.error())};
    if (values->empty()) return std::nullopt;
    return std::move(values->front());
}

const auto as_table = [](const DatabaseRow& row) { return table_at(row); };
const auto as_event = [](const DatabaseRow& row) { return event_at(row); };

Result<std::vector<PersonData::Said>> said_by(Connection& connection, std::string_view person) {
    return list(
        connection,
        {.sql = "SELECT table_id, number, at, kind, author, payload FROM events"
                " WHERE author = $1 AND author <> '' ORDER BY at, table_id, number",
         .values = {person}},
        [](const DatabaseRow& row) { return PersonData::Said{text(row, 0), event_at(row, 1)}; });
}

// Everybody is to look at everything.
Result<void> tell_all(Connection& connection) {
    const std::string_view sql = connection.announcement();
    if (sql.empty()) return {};
    auto told = connection.run({.sql = sql, .values = {look_word}});
    if (!told) return std::unexpected{std::move(told.error())};
    return {};
}

// Whether a change concerned anybody.
Result<bool> found(Connection& connection, const Call& call) {
    auto rows = connection.run(call);
    if (!rows) return std::unexpected{std::move(rows.error())};
    return !rows->empty();
}

}  // namespace

Result<std::vector<KeptEvent>> read_events(Connection& connection, std::string_view table,
                                           Number after, std::int64_t most) {
    return list(connection,
                {.sql = "SELECT number, at, kind, author, payload FROM events"
                        " WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
                 .values = {table, after, most}},
                as_event);
}

Result<std::optional<StoredTable>> read_table(Connection& connection, std::string_view table) {
    return one(connection,
               {.sql = "SELECT id, created, updated, last, state, listed, listing, alarm"
                       " FROM tables WHERE id = $1",
                .values = {table}},
               as_table);
}

Result<std::vector<StoredTable>> read_lobby(Connection& connection, Timestamp since,
                                            std::int64_t most) {
    return list(connection,
                {.sql = "SELECT id, created, updated, last, state, listed, listing, alarm"
                        " FROM tables WHERE listed = 1 AND EXISTS (SELECT 1 FROM seats"
                        " JOIN people ON people.id = seats.person_id"
                        " WHERE seats.table_id = tables.id AND people.seen >= $1)"
                        " ORDER BY created DESC, id LIMIT $2",
                 .values = {value(since), most}},
                as_table);
}

Result<std::vector<StoredTable>> read_alarms(Connection& connection, Timestamp until,
                                             std::int64_t most) {
    return list(connection,
                {.sql = "SELECT id, created, updated, last, state, listed, listing, alarm"
                        " FROM tables WHERE alarm <= $1 ORDER BY alarm, id LIMIT $2",
                 .values = {value(until), most}},
                as_table);
}

Result<std::optional<std::string>> read_secret(Connection& connection, std::string_view table) {
    return one(connection,
               {.sql = "SELECT secret FROM secrets WHERE table_id = $1", .values = {table}},
               text_at);
}

Result<std::optional<std::string>> read_record(Connection& connection, std::string_view table) {
    return one(connection,
               {.sql = "SELECT record FROM records WHERE table_id = $1", .values = {table}},
               text_at);
}

Result<std::vector<FinishedGame>> read_finished(Connection& connection, Timestamp from,
                                                std::string_view after, std::int64_t most) {
    return list(connection,
                {.sql = "SELECT table_id, finished, record FROM records"
                        " WHERE (finished, table_id) > ($1, $2)"
                        " ORDER BY finished, table_id LIMIT $3",
                 .values = {value(from), after, most}},
                [](const DatabaseRow& row) {
                    return FinishedGame{text(row, 0), time(row, 1), text(row, 2)};
                });
}

Result<std::vector<StoredTable>> read_tables(Connection& connection, bool ended,
                                             std::int64_t most) {
    return list(connection,
                {.sql = "SELECT id, created, updated, last, state, listed, listing, alarm"
                        " FROM tables WHERE state <= $1 ORDER BY updated DESC, id LIMIT $2",
                 .values = {value(ended ? Lifecycle::closed : Lifecycle::running), most}},
                as_table);
}

Result<std::vector<Person>> read_people(Connection& connection, std::string_view part_of_name,
                                        std::int64_t most) {
    return list(connection,
                {.sql = "SELECT id, name, secret_hash, created, seen, CASE WHEN EXISTS"
                        " (SELECT 1 FROM meta WHERE meta.name = 'banned ' || id) THEN 1 ELSE 0 END"
                        " FROM people WHERE name LIKE '%' || $1 || '%'"
                        " ORDER BY seen DESC, id LIMIT $2",
                 .values = {part_of_name, most}},
                person_at);
}

Result<std::string> read_note(Connection& connection, std::string_view name) {
    auto note = one(connection, {.sql = "SELECT value FROM meta WHERE name = $1", .values = {name}},
                    text_at);
    if (!note) return std::unexpected{std::move(note.error())};
    return note->value_or("");
}

Result<std::optional<Person>> read_person(Connection& connection, std::string_view id) {
    return one(connection,
               {.sql = "SELECT id, name, secret_hash, created, seen, CASE WHEN EXISTS"
                       " (SELECT 1 FROM meta WHERE meta.name = 'banned ' || id) THEN 1 ELSE 0 END"
                       " FROM people WHERE id = $1",
                .values = {id}},
               person_at);
}

Result<std::optional<Person>> read_person_with(Connection& connection, std::string_view hash) {
    return one(connection,
               {.sql = "SELECT id, name, secret_hash, created, seen, CASE WHEN EXISTS"
                       " (SELECT 1 FROM meta WHERE meta.name = 'banned ' || id) THEN 1 ELSE 0 END"
                       " FROM people WHERE secret_hash = $1",
                .values = {hash}},
               person_at);
}

Result<std::vector<OwnTable>> read_tables_of(Connection& connection, std::string_view person) {
    return list(connection,
                {.sql = "SELECT role, id, created, updated, last, state, listed, listing, alarm"
                        " FROM seats JOIN tables ON id = table_id WHERE person_id = $1"
                        " ORDER BY updated DESC, id",
                 .values = {person}},
                [](const DatabaseRow& row) { return OwnTable{table_at(row, 1), text(row, 0)}; });
}

Result<std::optional<PersonData>> read_person_data(Connection& connection,
                                                   std::string_view person) {
    auto known = read_person(connection, person);
    if (!known) return std::unexpected{std::move(known.error())};
    if (!*known) return std::nullopt;
    auto tables = read_tables_of(connection, person);
    if (!tables) return std::unexpected{std::move(tables.error())};
    auto events = said_by(connection, person);
    if (!events) return std::unexpected{std::move(events.error())};
    return PersonData{std::move(**known), std::move(*tables), std::move(*events)};
}

Result<void> put_person(Connection& connection, const Person& person) {
    auto put = connection.run(
        {.sql = "INSERT INTO people (id, name, secret_hash, created, seen)"
                " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET"
                " name = excluded.name, secret_hash = excluded.secret_hash, seen = excluded.seen",
         .values = {person.id, person.name, person.secret_hash, value(person.created),
                    value(person.seen)}});
    if (!put) return std::unexpected{std::move(put.error())};
    return {};
}

Result<bool> rename_person(Connection& connection, std::string_view id, std::string_view name) {
    return found(connection, {.sql = "UPDATE people SET name = $1 WHERE id = $2 RETURNING id",
                              .values = {name, id}});
}

Result<void> people_seen(Connection& connection, std::span<const std::string> people,
                         Timestamp when) {
    std::vector<Call> calls;
    for (const std::string& id : people) {
        calls.push_back(
            {.sql = "UPDATE people SET seen = $1 WHERE id = $2", .values = {value(when), id}});
    }
    auto seen = connection.run(calls);
    if (!seen) return std::unexpected{std::move(seen.error())};
    return {};
}

Result<bool> erase_person(Connection& connection, std::string_view person, const Rewrite& rewrite) {
    // The person first: whoever keeps something of theirs at this moment holds them, and what
    // comes later finds nobody. The seats go with them.
    const auto known = found(
        connection, {.sql = "DELETE FROM people WHERE id = $1 RETURNING id", .values = {person}});
    if (!known || !*known) return known;
    const auto said = said_by(connection, person);
    if (!said) return std::unexpected{said.error()};
    std::deque<std::string> instead;  // keeps the texts in their places
    std::vector<Call> calls;
    for (const PersonData::Said& one : *said) {
        auto rewritten = rewrite(one.event.event);
        if (!rewritten) continue;
        instead.push_back(*std::move(rewritten));
        calls.push_back(
            {.sql = "UPDATE events SET payload = $1 WHERE table_id = $2 AND number = $3",
             .values = {instead.back(), one.table, one.event.number}});
    }
    calls.push_back({.sql = "UPDATE events SET author = '' WHERE author = $1 AND author <> ''",
                     .values = {person}});
    calls.push_back({.sql = unban_sql, .values = {person}});
    const std::string announced = std::string{erased_word} + std::string{person};
    if (const std::string_view sql = connection.announcement(); !sql.empty()) {
        calls.push_back({.sql = sql, .values = {announced}});
    }
    auto done = connection.run(calls);
    if (!done) return std::unexpected{std::move(done.error())};
    return true;
}

Result<bool> delete_table(Connection& connection, std::string_view id) {
    // All else of a table goes with it.
    auto gone =
        found(connection, {.sql = "DELETE FROM tables WHERE id = $1 RETURNING id", .values = {id}});
    if (!gone || !*gone) return gone;
    if (auto told = tell_all(connection); !told) return std::unexpected{std::move(told.error())};
    return true;
}

Result<bool> ban(Connection& connection, std::string_view person, bool banned) {
    const auto known = read_person(connection, person);
    if (!known) return std::unexpected{known.error()};
    if (!*known) return false;
    auto done = connection.run({.sql = banned ? ban_sql : unban_sql, .values = {person}});
    if (!done) return std::unexpected{std::move(done.error())};
    if (auto told = tell_all(connection); !told) return std::unexpected{std::move(told.error())};
    return true;
}

Result<void> announce(Connection& connection, std::string_view text) {
    auto done = connection.run({.sql = "INSERT INTO meta (name, value) VALUES ($1, $2)"
                                       " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                                .values = {announcement_note, text}});
    if (!done) return std::unexpected{std::move(done.error())};
    return tell_all(connection);
}

Result<Swept> sweep(Connection& connection, const Retention& retention) {
    // 0 and 1 are open and running. All else of a table goes with it.
    const std::vector<Call> calls{
        {.sql = "DELETE FROM tables WHERE (state > 1 AND updated < $1)"
                " OR (state <= 1 AND updated < $2 AND (alarm IS NULL OR alarm < $2))"
                " RETURNING id",
         .values = {value(retention.over), value(retention.idle)}},
        {.sql = "DELETE FROM tables WHERE state = 0 AND updated < $1 AND NOT EXISTS"
                " (SELECT 1 FROM seats WHERE table_id = tables.id AND role <> $2) RETURNING id",
         .values = {value(retention.empty), host_role}},
        {.sql = "DELETE FROM people WHERE seen < $1"
                " AND NOT EXISTS (SELECT 1 FROM seats WHERE person_id = id) RETURNING id",
         .values = {value(retention.unseen)}},
        {.sql = "DELETE FROM meta WHERE name LIKE 'banned %' AND NOT EXISTS"
                " (SELECT 1 FROM people WHERE meta.name = 'banned ' || id)"},
        {.sql = "DELETE FROM writers WHERE at < $1", .values = {value(retention.unseen)}}};
    auto results = connection.run(calls);
    if (!results) return std::unexpected{std::move(results.error())};
    return Swept{static_cast<std::int64_t>(results->at(0).size() + results->at(1).size()),
                 static_cast<std::int64_t>(results->at(2).size())};
}

}  // namespace velatura::store
