#include "server/operator.h"

#include <future>

#include "online/names.h"
#include "online/write.h"
#include "protocol/wire.h"
#include "server/keeping.h"
#include "server/people.h"

namespace velatura::server {
namespace {

using online::Event;
using online::EventKind;
using online::Stage;
using store::Result;

constexpr int most_tries = 20;  // in a row somebody else was first

template <class T, class Ask>
Result<T> wait_for(const Ask& ask) {
    std::promise<Result<T>> promise;
    ask([&](Result<T> result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
}

bool has_ended(const OnlineTable& table) {
    return table.stage() == Stage::over || table.stage() == Stage::closed;
}

TableReport report_of(const online::TableState& state) {
    TableReport report{.id = state.id,
                       .stage = std::string{name_of(state.stage)},
                       .created = state.events.front().at,
                       .updated = state.last_time(),
                       .events = state.number(),
                       .host = state.creator};
    for (const online::Chair& chair : state.chairs) {
        const bool bot = chair.kind == online::Chair::Kind::bot;
        report.places.push_back(
            {std::string{name_of(chair.kind)}, bot ? chair.level : chair.name, chair.person});
    }
    for (const online::Spectator& one : state.audience)
        report.places.push_back({"watching", one.name, one.person});
    // What a terminal would obey was let in by an earlier version.
    for (const Event& event : state.events) {
        if (event.kind != EventKind::said || event.text.empty()) continue;
        const bool plain = online::is_plain_text(event.text);
        report.remarks.push_back({event.at, event.name, event.person, plain ? event.text : "?"});
    }
    return report;
}

// Gives up a table that waits, or else leaves it.
std::optional<Event> parting(const OnlineTable& table, const std::string& person, Time now) {
    for (const std::string_view type : {"close", "leave"}) {
        const auto command = protocol::parse(R"({"type":")" + std::string{type} + R"(","table":")" +
                                             table.id() + R"("})");
        const auto decided = table.decide(*command, person, now, {});
        if (decided && decided->event) return decided->event;
    }
    return std::nullopt;
}

}  // namespace

Result<std::optional<OnlineTable>> Operator::read(const std::string& id) {
    const auto secret =
        wait_for<std::optional<std::string>>([&](auto done) { store_.secret(id, done); });
    if (!secret) return std::unexpected{secret.error()};
    if (!*secret) return std::nullopt;
    const auto events =
        wait_for<std::vector<store::KeptEvent>>([&](auto done) { store_.read(id, 0, done); });
    if (!events) return std::unexpected{events.error()};
    OnlineTable table{id, catalog_};
    if (auto restored = restore(table, *events, **secret); !restored) {
        return std::unexpected{
            store::StoreError{store::StoreFault::failed, id, std::move(restored.error())}};
    }
    return table;
}

Result<std::optional<TableReport>> Operator::table(const std::string& id) {
    const auto there = read(id);
    if (!there) return std::unexpected{there.error()};
    if (!*there) return std::nullopt;
    return report_of((*there)->state());
}

Result<std::optional<store::PersonData>> Operator::person(const std::string& id) {
    return wait_for<std::optional<store::PersonData>>(
        [&](auto done) { store_.person_data(id, done); });
}

Result<std::vector<store::StoredTable>> Operator::tables(bool ended, std::int64_t most) {
    return wait_for<std::vector<store::StoredTable>>(
        [&](auto done) { store_.tables(ended, most, done); });
}

Result<std::vector<store::Person>> Operator::people(const std::string& part_of_name,
                                                    std::int64_t most) {
    return wait_for<std::vector<store::Person>>(
        [&](auto done) { store_.people(part_of_name, most, done); });
}

Result<Operator::Closed> Operator::change(const std::string& id, const std::string& author,
                                          const Wish& wish) {
    for (int tries = 0; tries < most_tries; ++tries) {
        auto there = read(id);
        if (!there) return std::unexpected{there.error()};
        if (!*there) return Closed::unknown;
        OnlineTable& at = **there;
        const Time now = std::max(now_(), at.state().last_time());
        const Roles before = roles_of(at);
        const EventNumber first = at.number() + 1;
        for (auto next = wish(at, now); next; next = at.due(now)) {
            if (auto applied = at.apply(*std::move(next)); !applied) {
                return std::unexpected{
                    store::StoreError{store::StoreFault::failed, id, applied.error()}};
            }
        }
        if (at.number() < first) return Closed::ended_already;
        const auto kept = wait_for<store::Appended>(
            [&](auto done) { store_.append(append_of(at, first, author, before), done); });
        if (!kept) return std::unexpected{kept.error()};
        if (*kept == store::Appended::yes) return Closed::yes;
    }
    return std::unexpected{store::StoreError{store::StoreFault::locked, id, {}}};
}

Result<Operator::Closed> Operator::close(const std::string& id) {
    return change(id, "", [](const OnlineTable& at, Time now) -> std::optional<Event> {
        if (has_ended(at)) return std::nullopt;
        Event closed;
        closed.kind = EventKind::closed;
        closed.at = now;
        closed.yes = true;
        return closed;
    });
}

Result<bool> Operator::delete_table(const std::string& id) {
    return wait_for<bool>([&](auto done) { store_.delete_table(id, done); });
}

// What nobody says is not forgotten with anybody, so it has no name.
Result<void> Operator::part(const store::PersonData& data, const std::string& author) {
    for (const std::string& id : places_of(data)) {
        const auto parted = change(id, author, [&](const OnlineTable& at, Time now) {
            auto event = parting(at, data.person.id, now);
            if (event && author.empty()) event->name.clear();
            return event;
        });
        if (!parted) return std::unexpected{parted.error()};
    }
    return {};
}

Result<bool> Operator::ban(const std::string& id) {
    const auto data = person(id);
    if (!data) return std::unexpected{data.error()};
    if (!*data) return false;
    if (!(*data)->person.banned) {
        if (auto parted = part(**data, id); !parted) return std::unexpected{parted.error()};
    }
    auto banned = wait_for<bool>([&](auto done) { store_.ban(id, true, done); });
    if (!banned || !*banned) return banned;
    // Where they came back to meanwhile.
    const auto again = person(id);
    if (!again) return std::unexpected{again.error()};
    if (!*again) return false;
    if (auto parted = part(**again, ""); !parted) return std::unexpected{parted.error()};
    return true;
}

Result<bool> Operator::allow(const std::string& id) {
    return wait_for<bool>([&](auto done) { store_.ban(id, false, done); });
}

Result<bool> Operator::delete_person(const std::string& id) {
    const auto data = person(id);
    if (!data) return std::unexpected{data.error()};
    if (!*data) return false;
    if (!(*data)->person.banned) {
        if (auto parted = part(**data, id); !parted) return std::unexpected{parted.error()};
    }
    return wait_for<bool>([&](auto done) { store_.erase_person(id, erasure, done); });
}

Result<void> Operator::announce(const std::string& text) {
    return wait_for<void>([&](auto done) { store_.announce(text, done); });
}

}  // namespace velatura::server
