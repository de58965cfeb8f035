#include "store/appends.h"

#include <algorithm>
#include <deque>
#include <numeric>
#include <set>
#include <utility>

#include "store/cells.h"

namespace velatura::store {

namespace {

Number last_of(const Append& append) {
    return append.after + static_cast<Number>(append.events.size());
}

// Moves the table's last number on, if it is the one the author knows: answers with a row then, and
// with none after a conflict. The row stays locked until the end of the transaction, so what
// follows cannot fail for somebody else's sake.
Call claim(const Append& append) {
    if (append.creates) {
        const Status& status = *append.status;
        return {.sql =
                    "INSERT INTO tables"
                    " (id, created, updated, last, state, listed, listing, alarm)"
                    " VALUES ($1, $2, $2, $3, $4, $5, $6, $7)"
                    " ON CONFLICT (id) DO NOTHING RETURNING last",
                .values = {append.table, value(append.at), last_of(append), value(status.state),
                           value(status.listed), status.listing, value(status.alarm)}};
    }
    if (append.status) {
        const Status& status = *append.status;
        return {
            .sql =
                "UPDATE tables SET updated = $1, last = $2, state = $3, listed = $4,"
                " listing = $5, alarm = $6 WHERE id = $7 AND last = $8 RETURNING last",
            .values = {value(append.at), last_of(append), value(status.state), value(status.listed),
                       status.listing, value(status.alarm), append.table, append.after}};
    }
    return {.sql =
                "UPDATE tables SET updated = $1, last = $2"
                " WHERE id = $3 AND last = $4 RETURNING last",
            .values = {value(append.at), last_of(append), append.table, append.after}};
}

void add_contents(std::vector<Call>& calls, const Append& append) {
    for (Number number = append.after; const StoredEvent& event : append.events) {
        calls.push_back({.sql = "INSERT INTO events (table_id, number, at, kind, author, payload)"
                                " VALUES ($1, $2, $3, $4, $5, $6)",
                         .values = {append.table, ++number, value(append.at), event.kind,
                                    event.author, event.payload}});
    }
    for (const Participant& seat : append.seats) {
        if (seat.role.empty()) {
            calls.push_back({.sql = "DELETE FROM seats WHERE table_id = $1 AND person_id = $2",
                             .values = {append.table, seat.person}});
        } else {
            calls.push_back({.sql = "INSERT INTO seats (table_id, person_id, role)"
                                    " VALUES ($1, $2, $3) ON CONFLICT (table_id, person_id)"
                                    " DO UPDATE SET role = excluded.role",
                             .values = {append.table, seat.person, seat.role}});
        }
    }
    if (append.secret) {
        calls.push_back({.sql = "INSERT INTO secrets (table_id, secret) VALUES ($1, $2)"
                                " ON CONFLICT (table_id) DO UPDATE SET secret = excluded.secret",
                         .values = {append.table, *append.secret}});
    }
    if (append.record) {
        calls.push_back({.sql = "INSERT INTO records (table_id, finished, record)"
                                " VALUES ($1, $2, $3) ON CONFLICT (table_id)"
                                " DO UPDATE SET finished = excluded.finished,"
                                " record = excluded.record",
                         .values = {append.table, value(append.at), *append.record}});
    }
}

// Who says something. What somebody says who was erased is not kept: the whole append is refused.
std::set<std::string_view> authors_of(std::span<const Append* const> appends) {
    std::set<std::string_view> authors;
    for (const Append* const append : appends) {
        for (const StoredEvent& event : append->events) {
            if (!event.author.empty()) authors.insert(event.author);
        }
    }
    return authors;
}

}  // namespace

Result<std::vector<Appended>> append_all(Connection& connection,
                                         std::span<const Append* const> appends) {
    // Every process locks tables in the same order: none waits for one that waits for it.
    std::vector<std::size_t> order(appends.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) {
        return std::pair{std::string_view{appends[i]->table}, i};
    });

    std::vector<Call> claims;
    for (const std::size_t i : order)
        claims.push_back(claim(*appends[i]));
    for (const std::string_view author : authors_of(appends))
        claims.push_back({.sql = connection.known_person(), .values = {author}});
    auto claimed = connection.run(claims);
    if (!claimed) return std::unexpected{std::move(claimed.error())};
    for (std::size_t n = order.size(); n < claims.size(); ++n) {
        if (!claimed->at(n).empty()) continue;
        return std::unexpected{
            StoreError{StoreFault::refused, connection.place(), "unknown person"}};
    }

    std::vector<Appended> outcomes(appends.size(), Appended::conflict);
    std::vector<Call> contents;
    std::deque<std::string> announced;  // keeps the texts in their places
    for (std::size_t n = 0; n < order.size(); ++n) {
        if (claimed->at(n).empty()) continue;
        const Append& append = *appends[order[n]];
        outcomes[order[n]] = Appended::yes;
        add_contents(contents, append);
        if (const std::string_view sql = connection.announcement(); !sql.empty()) {
            announced.push_back(append.table + ' ' + std::to_string(last_of(append)));
            contents.push_back({.sql = sql, .values = {announced.back()}});
        }
    }
    auto kept = connection.run(contents);
    if (!kept) return std::unexpected{std::move(kept.error())};
    return outcomes;
}

}  // namespace velatura::store
