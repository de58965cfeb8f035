// The deciding of one command: what decide.cpp (the game, talking) and decide_people.cpp (who sits
// where) share. For those two files.
#pragma once

#include <algorithm>

#include "online/online_table.h"
#include "protocol/fields.h"
#include "protocol/wire.h"

namespace velatura::online {

using protocol::MessageError;
using rules::Seat;

inline std::unexpected<Refusal> refuse(MessageError error) {
    return std::unexpected{protocol::refusal(error)};
}
inline std::unexpected<Refusal> refuse(MessageError error, std::string_view name,
                                       std::size_t number) {
    return std::unexpected{protocol::refusal(error).with(name, static_cast<std::int64_t>(number))};
}
inline std::unexpected<Refusal> refuse_seat(MessageError error, Seat seat) {
    return refuse(error, "seat", static_cast<std::size_t>(protocol::number_of(seat)));
}

class Decider {
  public:
    Decider(const State& state, const Json& command, std::string_view person, Time now,
            const Fresh& fresh)
        : state_(state),
          command_(command),
          person_(person),
          now_(std::max(now, state.last_time())),
          fresh_(fresh),
          seat_(state.seat_of(person)) {}

    Decided decide(std::string_view type) const;

  private:
    Event event(EventKind kind, std::optional<Seat> seat = {}) const;
    static Decided happens(const Event& event) { return Decision{.event = write(event)}; }
    static Decided unchanged() { return Decision{}; }
    static Decided said_before(EventNumber number) {
        return Decision{.first = number, .last = number};
    }
    // The event that made this entry of the record.
    EventNumber event_of_entry(EventNumber entry) const;
    std::expected<Seat, Refusal> existing(std::int64_t number) const;
    EventNumber answers() const {
        return static_cast<EventNumber>(protocol::whole_of(command_, "answers"));
    }
    Done may_answer() const;
    // The entry that came where this command wanted to be the next one, if there is one.
    const record::Entry* came_instead() const;
    // Somebody who sits here, is there, and may do something in the running game.
    Done may_play() const;

    Decided move() const;
    Done may_take_back() const;
    Decided ask_undo() const;
    Decided answer_undo() const;
    Decided rest() const;
    Decided vote() const;
    Decided say(EventKind kind, std::string_view what) const;

    Decided sit() const;
    Done check_name() const;
    std::expected<Seat, Refusal> free_seat(std::optional<std::int64_t> wanted) const;
    Decided join() const;
    Decided leave() const;
    Decided come_back() const;
    Decided set_chair() const;
    Decided ready() const;
    Decided remove() const;
    Decided close() const;
    Decided rematch() const;
    Event next_table() const;

    const State& state_;
    const Json& command_;
    std::string_view person_;
    Time now_;
    const Fresh& fresh_;
    std::optional<Seat> seat_;
};

}  // namespace velatura::online
