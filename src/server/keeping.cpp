#include "server/keeping.h"

#include "protocol/wire.h"

namespace velatura::server {
namespace {

using online::Event;
using online::EventKind;
using online::Stage;

constexpr std::string_view erased = "erased";

std::string secret_of(const Event& created) {
    return created.secret + ' ' + created.salt + ' ' + created.bots;
}

bool add_secret(Event& created, std::string_view secret) {
    constexpr std::size_t digits = chance::secret_digits;
    if (secret.size() != 3 * digits + 2) return false;
    created.secret = secret.substr(0, digits);
    created.salt = secret.substr(digits + 1, digits);
    created.bots = secret.substr(2 * digits + 2, digits);
    return true;
}

void take_secret(Event& created) {
    created.secret.clear();
    created.salt.clear();
    created.bots.clear();
}

std::expected<Event, std::string> erased_talk(const store::KeptEvent& kept) {
    Event talk;
    talk.kind = kept.event.kind == name_of(EventKind::said) ? EventKind::said : EventKind::reacted;
    talk.at = kept.at.time_since_epoch().count();
    return talk;
}

store::Lifecycle state_of(Stage stage) {
    switch (stage) {
        case Stage::waiting:
            return store::Lifecycle::open;
        case Stage::playing:
        case Stage::judging:
            return store::Lifecycle::running;
        case Stage::over:
            return store::Lifecycle::over;
        case Stage::closed:
            break;
    }
    return store::Lifecycle::closed;
}

bool has_room(const OnlineTable& table) {
    return std::ranges::any_of(table.state().chairs, [](const online::Chair& chair) {
        return chair.kind == online::Chair::Kind::open && chair.kept.empty();
    });
}

store::Status status_of(const OnlineTable& table) {
    protocol::Writer listing;
    table.write_listed(listing, "");
    store::Status status{
        .state = state_of(table.stage()),
        .listed = table.listed() && table.stage() == Stage::waiting && has_room(table),
        .listing = listing.text()};
    // A computer player that is to act is due at once: should the server fail before it has, the
    // next one finds it.
    const auto alarm =
        table.to_think() ? std::optional{table.state().last_time()} : table.next_alarm();
    if (alarm) status.alarm = kept_time(*alarm);
    return status;
}

}  // namespace

Roles roles_of(const OnlineTable& table) {
    Roles roles;
    const online::TableState& state = table.state();
    if (state.stage == Stage::closed) return roles;
    if (!state.creator.empty() && !state.was_removed(state.creator)) {
        roles[state.creator] = store::host_role;
    }
    for (std::size_t seat = 0; seat < state.chairs.size(); ++seat) {
        const std::string& person = state.chairs[seat].person;
        if (!person.empty()) roles[person] = std::to_string(seat + 1);
    }
    return roles;
}

store::Append append_of(const OnlineTable& table, EventNumber first, const std::string& author,
                        const Roles& before) {
    const std::vector<Event>& all = table.state().events;
    store::Append append{.table = table.id(),
                         .at = kept_time(table.state().last_time()),
                         .creates = first == 1,
                         .after = static_cast<store::Number>(first) - 1};
    for (EventNumber number = first; number <= all.size(); ++number) {
        const Event& event = all[number - 1];
        store::StoredEvent kept{
            std::string{name_of(event.kind)}, number == first ? author : "", {}};
        if (event.kind == EventKind::created) {
            Event created = event;
            append.secret = secret_of(created);
            take_secret(created);
            kept.payload = write(created);
        } else {
            kept.payload = write(event);
        }
        append.events.push_back(std::move(kept));
    }
    append.status = status_of(table);
    const Roles now = roles_of(table);
    for (const auto& [person, role] : now) {
        const auto was = before.find(person);
        if (was == before.end() || was->second != role) append.seats.push_back({person, role});
    }
    for (const auto& [person, role] : before) {
        if (!now.contains(person)) append.seats.push_back({person, ""});
    }
    const auto over = [](EventKind kind) {
        return kind == EventKind::moved || kind == EventKind::judged;
    };
    if (table.stage() == Stage::over && over(all.back().kind)) append.record = *table.record();
    return append;
}

std::expected<void, std::string> restore(OnlineTable& table,
                                         std::span<const store::KeptEvent> events,
                                         std::string_view secret) {
    for (const store::KeptEvent& kept : events) {
        if (kept.number != static_cast<store::Number>(table.number()) + 1) {
            return std::unexpected{"event " + std::to_string(table.number() + 1) + " is missing"};
        }
        auto event = kept.event.payload == erased ? erased_talk(kept)
                                                  : online::read_event(kept.event.payload);
        if (!event) return std::unexpected{std::move(event).error()};
        if (table.number() == 0 && !add_secret(*event, secret)) {
            return std::unexpected{std::string{"no secret"}};
        }
        if (auto applied = table.apply(*std::move(event)); !applied) return applied;
    }
    return {};
}

std::optional<std::string> erasure(const store::StoredEvent& kept) {
    const auto is = [&](EventKind kind) { return kept.kind == name_of(kind); };
    if (is(EventKind::said) || is(EventKind::reacted)) return std::string{erased};
    auto event = online::read_event(kept.payload);
    if (!event || event->seat || event->name.empty() || is(EventKind::removed)) return {};
    event->name.clear();
    return write(*event);
}

std::string own_event(const store::KeptEvent& kept) {
    auto event = online::read_event(kept.event.payload);
    if (!event) return "null";
    take_secret(*event);
    event->person.clear();
    event->kept.clear();
    return write(*event);
}

}  // namespace velatura::server
