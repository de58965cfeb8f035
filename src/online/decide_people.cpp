// Who sits where at an online table, who comes, goes and returns, and the next game.
#include "online/decider.h"
#include "online/names.h"
#include "record/names.h"

namespace velatura::online {

using protocol::refusal;

Decided Decider::sit(const messages::Sit& command) const {
    if (seat_) {
        const Chair& own = state_.chair(*seat_);
        const bool same = own.nonce == command.nonce && command.seat.value_or(*seat_) == *seat_;
        return same ? said_before(own.since) : refuse(MessageError::seated_already);
    }
    if (state_.stage != Stage::waiting) return refuse(MessageError::begun_already);
    if (state_.was_removed(person_)) return refuse(MessageError::was_removed);
    if (restless()) return refuse(MessageError::too_fast);
    if (auto named = check_name(command.name); !named) return std::unexpected{named.error()};
    if (!chance::is_hex(command.nonce, chance::nonce_digits)) {
        return refuse(MessageError::bad_nonce);
    }
    const auto place = free_seat(command.seat);
    if (!place) return std::unexpected{place.error()};
    Event sat = event(EventKind::sat, *place);
    sat.person = person_;
    sat.name = command.name;
    sat.nonce = command.nonce;
    return happens(std::move(sat));
}

Done Decider::check_name(std::string_view name) const {
    if (!record::is_good_name(name) || !is_clear_name(name)) {
        return std::unexpected{refusal(record::RecordFault::bad_name, name)};
    }
    const auto taken = [&](const auto& other) {
        return !other.name.empty() && other.person != person_ && look_alike(other.name, name);
    };
    if (std::ranges::any_of(state_.chairs, taken) || std::ranges::any_of(state_.audience, taken)) {
        return std::unexpected{refusal(MessageError::name_taken).with("name", name)};
    }
    return {};
}

std::expected<Seat, Refusal> Decider::free_seat(std::optional<Seat> wanted) const {
    const auto may_sit = [this](const Chair& chair) {
        return chair.kind == Chair::Kind::open && (chair.kept.empty() || chair.kept == person_);
    };
    if (wanted) {
        if (auto there = existing(*wanted); !there) return std::unexpected{there.error()};
        if (!may_sit(state_.chair(*wanted))) return refuse_seat(MessageError::seat_taken, *wanted);
        return *wanted;
    }
    auto found = std::ranges::find(state_.chairs, person_, &Chair::kept);
    if (found == state_.chairs.end() || !may_sit(*found)) {
        found = std::ranges::find_if(state_.chairs, may_sit);
    }
    if (found == state_.chairs.end()) return refuse(MessageError::no_free_seat);
    return static_cast<Seat>(found - state_.chairs.begin());
}

// Those who only watch leave room for those who play.
Done Decider::may_visit() const {
    constexpr std::size_t most = OnlineTable::most_visits_a_day;
    if (seat_ || person_ == state_.host() || state_.visits.at(now_, day) < most) return {};
    return refuse(MessageError::too_fast);
}

Decided Decider::join(const messages::Join& command) const {
    if (seat_ || state_.spectator(person_) != nullptr) return unchanged();
    if (state_.was_removed(person_)) return refuse(MessageError::was_removed);
    if (!state_.setup.spectators) return refuse(MessageError::no_spectators);
    if (restless()) return refuse(MessageError::too_fast);
    if (auto may = may_visit(); !may) return std::unexpected{may.error()};
    if (auto named = check_name(command.name); !named) return std::unexpected{named.error()};
    if (state_.audience.size() >= TableState::most_spectators) {
        return refuse(MessageError::audience_full, "most", TableState::most_spectators);
    }
    Event came = event(EventKind::came);
    came.person = person_;
    came.name = command.name;
    return happens(std::move(came));
}

Decided Decider::leave() const {
    if (const Spectator* spectator = state_.spectator(person_)) {
        Event went = event(EventKind::went);
        went.person = person_;
        went.name = spectator->name;
        return happens(std::move(went));
    }
    if (!seat_) return unchanged();
    if (state_.stage == Stage::waiting) return happens(event(EventKind::stood, seat_));
    if (state_.stage == Stage::over || !state_.chair(*seat_).present()) return unchanged();
    return happens(event(EventKind::left, seat_));
}

Decided Decider::come_back() const {
    if (!seat_) return refuse(MessageError::not_at_table);
    if (state_.stage == Stage::over || state_.chair(*seat_).present()) return unchanged();
    if (restless()) return refuse(MessageError::too_fast);
    return happens(event(EventKind::returned, seat_));
}

Decided Decider::set_chair(const messages::SetChair& command) const {
    if (person_ != state_.host()) return refuse(MessageError::not_host);
    if (state_.stage != Stage::waiting) return refuse(MessageError::begun_already);
    if (auto there = existing(command.seat); !there) return std::unexpected{there.error()};
    const Chair& chair = state_.chair(command.seat);
    if (chair.kind == Chair::Kind::person) {
        return refuse_seat(MessageError::seat_taken, command.seat);
    }
    const std::string_view level = command.level;
    if (chair.level == level && chair.kept.empty()) return unchanged();
    const auto others = std::ranges::count_if(state_.chairs, [&](const Chair& one) {
        return &one != &chair && one.kind != Chair::Kind::bot;
    });
    if (!level.empty() && others == 0) return refuse(MessageError::no_person);
    if (restless()) return refuse(MessageError::too_fast);
    Event chaired = event(EventKind::chaired, command.seat);
    chaired.level = level;
    return happens(std::move(chaired));
}

Decided Decider::ready(const messages::Ready& command) const {
    if (!seat_) return refuse(MessageError::not_at_table);
    if (state_.chair(*seat_).ready == command.ready) return unchanged();
    if (state_.stage != Stage::waiting) return refuse(MessageError::begun_already);
    if (restless()) return refuse(MessageError::too_fast);
    Event readied = event(EventKind::readied, seat_);
    readied.yes = command.ready;
    return happens(std::move(readied));
}

Decided Decider::remove(const messages::RemovePlayer& command) const {
    if (person_ != state_.host()) return refuse(MessageError::not_host);
    if (!command.seat) return remove_spectator(command.since);
    if (state_.stage == Stage::over) return refuse(MessageError::not_running);
    if (auto there = existing(*command.seat); !there) return std::unexpected{there.error()};
    if (seat_ == command.seat) return refuse(MessageError::not_yourself);
    const Chair& chair = state_.chair(*command.seat);
    if (chair.kind != Chair::Kind::person || chair.since != command.since) {
        return unchanged();  // gone already
    }
    return happens(event(EventKind::removed, command.seat));
}

Decided Decider::remove_spectator(EventNumber since) const {
    const auto one = std::ranges::find(state_.audience, since, &Spectator::since);
    if (one == state_.audience.end()) return unchanged();  // gone already
    if (one->person == person_) return refuse(MessageError::not_yourself);
    Event removed = event(EventKind::removed);
    removed.person = one->person;
    removed.name = one->name;
    return happens(std::move(removed));
}

Decided Decider::close() const {
    if (person_ != state_.host()) return refuse(MessageError::not_host);
    if (state_.stage != Stage::waiting) return refuse(MessageError::begun_already);
    return happens(event(EventKind::closed));
}

Decided Decider::rematch() const {
    if (!seat_) return refuse(MessageError::not_at_table);
    if (state_.stage != Stage::over) return refuse(MessageError::not_over);
    if (!state_.next.empty()) {
        const auto made = std::ranges::find(state_.events, EventKind::rematched, &Event::kind);
        return said_before(static_cast<EventNumber>(made - state_.events.begin()) + 1);
    }
    Event rematched = event(EventKind::rematched);
    rematched.table = fresh_.table;
    return Decision{.event = std::move(rematched), .new_table = next_table()};
}

// The same set-up; everybody one seat on, so that another one begins if the seat was chosen. Who
// asks is the host: the old one may have gone for good.
Event Decider::next_table() const {
    Event created = event(EventKind::created);
    created.person = person_;
    created.setup = state_.setup.host;
    created.secret = fresh_.secret;
    created.salt = fresh_.salt;
    created.bots = fresh_.bots;
    auto& fields = created.setup;
    const auto place = std::ranges::find(fields.names, "seats") - fields.names.begin();
    auto& seats = fields.items[static_cast<std::size_t>(place)].items;
    const std::size_t count = state_.chairs.size();
    created.kept.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Chair& chair = state_.chairs[i];
        Json& seat = seats[(i + 1) % count];
        const auto text = [](std::string_view value) {
            return Json{.kind = Json::Kind::text, .text = std::string{value}};
        };
        const bool bot = chair.kind == Chair::Kind::bot;
        seat = {
            .kind = Json::Kind::object, .items = {text(bot ? "bot" : "open")}, .names = {"kind"}};
        created.kept[(i + 1) % count] = chair.person;
        if (!bot) continue;
        seat.items.push_back(text(chair.level));
        seat.names.emplace_back("level");
    }
    return created;
}

}  // namespace velatura::online
