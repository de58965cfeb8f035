// Who sits where at an online table, who comes, goes and returns, and the next game.
#include "online/decider.h"
#include "record/names.h"

namespace velatura::online {

using protocol::refusal;
using protocol::text_of;
using protocol::truth_of;
using protocol::whole_of;
using protocol::whole_or_none;

Decided Decider::sit() const {
    const std::string_view nonce = text_of(command_, "nonce");
    const auto wanted = whole_or_none(command_, "seat");
    if (seat_) {
        const Chair& own = state_.chair(*seat_);
        const bool same = own.nonce == nonce && wanted.value_or(protocol::number_of(*seat_)) ==
                                                    protocol::number_of(*seat_);
        return same ? said_before(own.since) : refuse(MessageError::seated_already);
    }
    if (state_.stage != Stage::waiting) return refuse(MessageError::begun_already);
    if (state_.was_removed(person_)) return refuse(MessageError::was_removed);
    if (auto named = check_name(); !named) return std::unexpected{named.error()};
    if (!chance::is_hex(nonce, chance::nonce_digits)) return refuse(MessageError::bad_nonce);
    const auto place = free_seat(wanted);
    if (!place) return std::unexpected{place.error()};
    Event sat = event(EventKind::sat, *place);
    sat.person = person_;
    sat.name = text_of(command_, "name");
    sat.nonce = nonce;
    return happens(sat);
}

Done Decider::check_name() const {
    const std::string_view name = text_of(command_, "name");
    if (record::is_good_name(name)) return {};
    return std::unexpected{refusal(record::Reason::bad_name, name)};
}

std::expected<Seat, Refusal> Decider::free_seat(std::optional<std::int64_t> wanted) const {
    const auto may_sit = [this](const Chair& chair) {
        return chair.kind == Chair::Kind::open && (chair.kept.empty() || chair.kept == person_);
    };
    if (wanted) {
        const auto seat = existing(*wanted);
        if (seat && !may_sit(state_.chair(*seat))) {
            return refuse_seat(MessageError::seat_taken, *seat);
        }
        return seat;
    }
    auto found = std::ranges::find(state_.chairs, person_, &Chair::kept);
    if (found == state_.chairs.end() || !may_sit(*found)) {
        found = std::ranges::find_if(state_.chairs, may_sit);
    }
    if (found == state_.chairs.end()) return refuse(MessageError::no_free_seat);
    return static_cast<Seat>(found - state_.chairs.begin());
}

Decided Decider::join() const {
    if (seat_ || state_.spectator(person_) != nullptr) return unchanged();
    if (state_.was_removed(person_)) return refuse(MessageError::was_removed);
    if (!state_.setup.spectators) return refuse(MessageError::no_spectators);
    if (auto named = check_name(); !named) return std::unexpected{named.error()};
    if (state_.audience.size() >= State::most_spectators) {
        return refuse(MessageError::audience_full, "most", State::most_spectators);
    }
    Event came = event(EventKind::came);
    came.person = person_;
    came.name = text_of(command_, "name");
    return happens(came);
}

Decided Decider::leave() const {
    if (const Spectator* spectator = state_.spectator(person_)) {
        Event went = event(EventKind::went);
        went.person = person_;
        went.name = spectator->name;
        return happens(went);
    }
    if (!seat_) return unchanged();
    if (state_.stage == Stage::waiting) return happens(event(EventKind::stood, seat_));
    if (state_.stage == Stage::over || !state_.chair(*seat_).present()) return unchanged();
    return happens(event(EventKind::left, seat_));
}

Decided Decider::come_back() const {
    if (!seat_) return refuse(MessageError::not_at_table);
    if (state_.stage == Stage::over || state_.chair(*seat_).present()) return unchanged();
    return happens(event(EventKind::returned, seat_));
}

Decided Decider::set_chair() const {
    if (person_ != state_.host()) return refuse(MessageError::not_host);
    if (state_.stage != Stage::waiting) return refuse(MessageError::begun_already);
    const auto seat = existing(whole_of(command_, "seat"));
    if (!seat) return std::unexpected{seat.error()};
    const Chair& chair = state_.chair(*seat);
    if (chair.kind == Chair::Kind::person) return refuse_seat(MessageError::seat_taken, *seat);
    const std::string_view level = text_of(command_, "level");
    if (chair.level == level && chair.kept.empty()) return unchanged();
    const auto others = std::ranges::count_if(state_.chairs, [&](const Chair& one) {
        return &one != &chair && one.kind != Chair::Kind::bot;
    });
    if (!level.empty() && others == 0) return refuse(MessageError::no_person);
    Event chaired = event(EventKind::chaired, *seat);
    chaired.level = level;
    return happens(chaired);
}

Decided Decider::ready() const {
    if (!seat_) return refuse(MessageError::not_at_table);
    const bool wanted = truth_of(command_, "ready");
    if (state_.chair(*seat_).ready == wanted) return unchanged();
    if (state_.stage != Stage::waiting) return refuse(MessageError::begun_already);
    Event readied = event(EventKind::readied, seat_);
    readied.yes = wanted;
    return happens(readied);
}

Decided Decider::remove() const {
    if (person_ != state_.host()) return refuse(MessageError::not_host);
    if (state_.stage == Stage::over) return refuse(MessageError::not_running);
    const auto seat = existing(whole_of(command_, "seat"));
    if (!seat) return std::unexpected{seat.error()};
    if (seat_ == *seat) return refuse(MessageError::not_yourself);
    const Chair& chair = state_.chair(*seat);
    if (chair.kind != Chair::Kind::person ||
        chair.since != static_cast<EventNumber>(whole_of(command_, "since"))) {
        return unchanged();  // gone already
    }
    return happens(event(EventKind::removed, *seat));
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
    return Decision{.event = write(rematched), .new_table = write(next_table())};
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
