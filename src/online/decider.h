// The deciding of one command: what decide.cpp (the game, talking) and decide_people.cpp (who sits
// where) share. For those two files.
#pragma once

#include <algorithm>

#include "online/online_table.h"
#include "protocol/messages.h"

namespace velatura::online {

using protocol::MessageError;
using rules::Seat;
namespace messages = protocol::messages;

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
    Decider(const TableState& state, std::string_view person, Time now, const Fresh& fresh)
        : state_(state),
          person_(person),
          now_(std::max(now, state.last_time())),
          fresh_(fresh),
          seat_(state.seat_of(person)) {}

    Decided decide(protocol::OnlineCommand type, const Json& command) const;

  private:
    Event event(EventKind kind, std::optional<Seat> seat = {}) const;
    static Decided happens(Event event) { return Decision{.event = std::move(event)}; }
    static Decided unchanged() { return Decision{}; }
    static Decided said_before(EventNumber number) {
        return Decision{.first = number, .last = number};
    }
    // The event that made this entry of the record.
    EventNumber event_of_entry(EventNumber entry) const;
    Done existing(Seat seat) const;
    Done may_answer(EventNumber answers) const;
    // The entry that came where a command wanted to be the next one, if there is one.
    const record::Entry* came_instead(EventNumber answers) const;
    // Somebody who sits here, is there, and may do something in the running game.
    Done may_play() const;

    // Too much coming, going and changing one's mind.
    bool restless() const {
        return state_.doings_of(person_).lately.at(now_, minute) >=
               OnlineTable::most_goings_a_minute;
    }
    Done may_visit() const;

    // How many events there may be before this command.
    EventNumber most_before(protocol::OnlineCommand type) const;

    Decided move(const messages::MakeMove& command) const;
    Done may_take_back() const;
    Decided ask_undo(const messages::Undo& command) const;
    Decided answer_undo(const messages::AnswerUndo& command) const;
    Decided rest(const messages::Rest& command) const;
    Decided vote(const messages::Vote& command) const;
    Decided say(EventKind kind, std::string_view key, std::string_view text) const;

    Decided sit(const messages::Sit& command) const;
    Done check_name(std::string_view name) const;
    std::expected<Seat, Refusal> free_seat(std::optional<Seat> wanted) const;
    Decided join(const messages::Join& command) const;
    Decided leave() const;
    Decided come_back() const;
    Decided set_chair(const messages::SetChair& command) const;
    Decided ready(const messages::Ready& command) const;
    Decided remove(const messages::RemovePlayer& command) const;
    Decided remove_spectator(EventNumber since) const;
    Decided close() const;
    Decided rematch() const;
    Event next_table() const;

    const TableState& state_;
    std::string_view person_;
    Time now_;
    const Fresh& fresh_;
    std::optional<Seat> seat_;
};

}  // namespace velatura::online
