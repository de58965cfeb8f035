// What people may do in a game at an online table, and when not. Commands that say how something
// should be (ready, resting, away) are done once and harmless when repeated; the others carry what
// they answer.
#include <limits>

#include "online/decider.h"
#include "online/names.h"

namespace velatura::online {

using protocol::as;
using protocol::OnlineCommand;
using protocol::refusal;

namespace {

// A remark sent again is recognised among so many last events.
constexpr EventNumber remembered = 1'000;

}  // namespace

Event Decider::event(EventKind kind, std::optional<Seat> seat) const {
    Event made;
    made.kind = kind;
    made.at = now_;
    made.seat = seat;
    return made;
}

EventNumber Decider::event_of_entry(EventNumber entry) const {
    const auto made = std::ranges::find_if(
        state_.made, [entry](const TableState::Made& one) { return entry <= one.last; });
    return static_cast<EventNumber>(made - state_.made.begin()) + 1;
}

Done Decider::existing(Seat seat) const {
    if (rules::index(seat) < state_.chairs.size()) return {};
    return refuse_seat(MessageError::no_such_seat, seat);
}

// Whoever plays may always go on and end the game; the rest must leave room for that.
EventNumber Decider::most_before(OnlineCommand type) const {
    switch (type) {
        case OnlineCommand::move:
        case OnlineCommand::leave:
        case OnlineCommand::vote:
        case OnlineCommand::rematch:
        case OnlineCommand::remove:
        case OnlineCommand::close:
            return std::numeric_limits<EventNumber>::max();
        default:
            return seat_ || person_ == state_.host() ? OnlineTable::most_events
                                                     : OnlineTable::most_of_others;
    }
}

Decided Decider::decide(OnlineCommand type, const Json& command) const {
    if (state_.stage == Stage::closed) {
        return type == OnlineCommand::close ? unchanged() : refuse(MessageError::table_closed);
    }
    if (const EventNumber most = most_before(type); state_.number() >= most) {
        return refuse(MessageError::too_many_events, "most", most);
    }
    switch (type) {
        case OnlineCommand::move:
            return move(as<messages::MakeMove>(command));
        case OnlineCommand::leave:
            return leave();
        case OnlineCommand::vote:
            return vote(as<messages::Vote>(command));
        case OnlineCommand::rematch:
            return rematch();
        case OnlineCommand::remove:
            return remove(as<messages::RemovePlayer>(command));
        case OnlineCommand::close:
            return close();
        case OnlineCommand::return_:
            return come_back();
        case OnlineCommand::sit:
            return sit(as<messages::Sit>(command));
        case OnlineCommand::join:
            return join(as<messages::Join>(command));
        case OnlineCommand::chair:
            return set_chair(as<messages::SetChair>(command));
        case OnlineCommand::ready:
            return ready(as<messages::Ready>(command));
        case OnlineCommand::undo:
            return ask_undo(as<messages::Undo>(command));
        case OnlineCommand::undo_answer:
            return answer_undo(as<messages::AnswerUndo>(command));
        case OnlineCommand::rest:
            return rest(as<messages::Rest>(command));
        case OnlineCommand::say: {
            const auto said = as<messages::Say>(command);
            return say(EventKind::said, said.key, said.text);
        }
        case OnlineCommand::react: {
            const auto reacted = as<messages::React>(command);
            return say(EventKind::reacted, reacted.key, reacted.reaction);
        }
    }
    return unchanged();  // there is no other
}

Done Decider::may_answer(EventNumber answers) const {
    if (answers == state_.entries()) return {};
    return refuse(answers > state_.entries() ? MessageError::ahead : MessageError::stale, "number",
                  state_.entries());
}

const record::Entry* Decider::came_instead(EventNumber answers) const {
    if (answers >= state_.entries()) return nullptr;
    return &state_.game->match().record().entries[answers];
}

Done Decider::may_play() const {
    if (!seat_) return refuse(MessageError::not_at_table);
    if (state_.stage != Stage::playing) return refuse(MessageError::not_running);
    if (!state_.chair(*seat_).present()) return refuse(MessageError::away);
    return {};
}

Decided Decider::move(const messages::MakeMove& command) const {
    if (!seat_) return refuse(MessageError::not_at_table);
    if (command.seat && *command.seat != *seat_) {
        return refuse_seat(MessageError::not_your_seat, *command.seat);
    }
    const record::Entry* entry = came_instead(command.answers);
    if (entry != nullptr && !entry->undo && entry->by == rules::actor(*seat_) &&
        protocol::said(state_.catalog->cards, entry->move) == command.move) {
        return said_before(event_of_entry(command.answers + 1));
    }
    if (auto may = may_play(); !may) return std::unexpected{may.error()};
    if (auto may = may_answer(command.answers); !may) return std::unexpected{may.error()};
    if (state_.paused) return refuse(MessageError::on_break);
    const record::Match& match = state_.game->match();
    const auto move = protocol::move_of(match.game().cards(), command.move);
    if (!move) return std::unexpected{refusal(move.error())};
    if (auto may = match.game().check(match.state(), rules::actor(*seat_), *move); !may) {
        return std::unexpected{refusal(may.error())};
    }
    Event moved = event(EventKind::moved, seat_);
    moved.answers = command.answers;
    moved.move = command.move;
    return happens(std::move(moved));
}

// The last move of this seat and all that followed can be taken back as long as they revealed
// nothing: no card was dealt, chance did nothing, nobody showed a painter.
Done Decider::may_take_back() const {
    const record::Match& match = state_.game->match();
    const auto positions = match.positions();
    for (std::size_t at = positions.size(); at-- > 1;) {
        const record::Entry& entry = match.record().entries[positions[at].entry];
        const bool by_seat = entry.by < rules::Actor::vincent;
        if (!by_seat || entry.move.kind() == rules::Move::Kind::keep || !entry.dealt.empty()) {
            return refuse(MessageError::undo_reveals);
        }
        if (entry.by == rules::actor(*seat_)) return {};
    }
    return refuse(MessageError::nothing_to_undo);
}

Decided Decider::ask_undo(const messages::Undo& command) const {
    if (!seat_) return refuse(MessageError::not_at_table);
    const EventNumber answers = command.answers;
    const record::Entry* entry = came_instead(answers);
    if (entry != nullptr && entry->undo) return said_before(event_of_entry(answers + 1));
    if (auto may = may_play(); !may) return std::unexpected{may.error()};
    if (auto may = may_answer(answers); !may) return std::unexpected{may.error()};
    if (state_.paused) return refuse(MessageError::on_break);
    if (state_.undo && state_.undo->seat == *seat_) return unchanged();
    if (state_.undo) return refuse(MessageError::stale, "number", state_.entries());
    if (state_.declined[rules::index(*seat_)] == answers) {
        return refuse(MessageError::undo_was_declined);
    }
    if (auto may = may_take_back(); !may) return std::unexpected{may.error()};
    Event asked = event(EventKind::undo_asked, seat_);
    asked.answers = answers;
    return happens(std::move(asked));
}

Decided Decider::answer_undo(const messages::AnswerUndo& command) const {
    if (auto may = may_play(); !may) return std::unexpected{may.error()};
    if (!state_.undo || state_.undo->answers != command.answers || state_.undo->seat == *seat_) {
        return refuse(MessageError::undo_not_asked);
    }
    if (!command.agree) return happens(event(EventKind::undo_declined, seat_));
    if (state_.undo->agreed.contains(*seat_)) return unchanged();
    return happens(event(EventKind::undo_agreed, seat_));
}

Decided Decider::rest(const messages::Rest& command) const {
    if (auto may = may_play(); !may) return std::unexpected{may.error()};
    const bool wanted = command.rest;
    if (state_.paused && wanted) return unchanged();
    if (state_.paused) return happens(event(EventKind::resumed, seat_));
    if (state_.chair(*seat_).rests == wanted) return unchanged();
    if (restless()) return refuse(MessageError::too_fast);
    Event rested = event(EventKind::rested, seat_);
    rested.yes = wanted;
    return happens(std::move(rested));
}

Decided Decider::vote(const messages::Vote& command) const {
    if (state_.stage != Stage::judging) return refuse(MessageError::not_judging);
    if (!state_.has_vote(person_)) return refuse(MessageError::no_vote);
    const Seat choice = command.seat;
    if (auto there = existing(choice); !there) return std::unexpected{there.error()};
    if (!state_.tied().contains(choice)) {
        return std::unexpected{refusal(rules::RuleError::judge_not_tied)};
    }
    const auto before = state_.votes.find(std::string{person_});
    if (before != state_.votes.end()) {
        if (before->second == choice) return unchanged();
        if (restless()) return refuse(MessageError::too_fast);
    }
    Event voted = event(EventKind::voted, seat_);
    voted.person = person_;
    voted.name = seat_ ? state_.chair(*seat_).name : state_.spectator(person_)->name;
    voted.choice = choice;
    return happens(std::move(voted));
}

Decided Decider::say(EventKind kind, std::string_view key, std::string_view text) const {
    const Spectator* spectator = state_.spectator(person_);
    if (!seat_ && spectator == nullptr) return refuse(MessageError::not_at_table);
    std::size_t said = 0;
    const EventNumber far = state_.number() - std::min(state_.number(), remembered);
    for (EventNumber number = state_.number(); number > far; --number) {
        const Event& before = state_.events[number - 1];
        const bool talk = before.kind == EventKind::said || before.kind == EventKind::reacted;
        if (!talk || before.person != person_) continue;
        if (before.key == key) return said_before(number);
        if (before.at > now_ - minute) ++said;
    }
    if (said >= OnlineTable::most_said_a_minute) {
        return refuse(MessageError::too_much_said, "most", OnlineTable::most_said_a_minute);
    }
    if (state_.doings_of(person_).talk >= OnlineTable::most_talk) {
        return refuse(MessageError::too_many_events, "most", OnlineTable::most_talk);
    }
    if (auto may = may_visit(); !may) return std::unexpected{may.error()};
    if (!is_plain_text(text)) return refuse(MessageError::bad_text);
    Event talk = event(kind, seat_);
    talk.person = person_;
    talk.name = seat_ ? state_.chair(*seat_).name : spectator->name;
    talk.key = key;
    talk.text = text;
    return happens(std::move(talk));
}

Decided OnlineTable::decide(const Json& command, std::string_view person, Time now,
                            const Fresh& fresh) const {
    if (!may_see(person)) {
        return refuse(state_.was_removed(person) ? MessageError::was_removed
                                                 : MessageError::no_spectators);
    }
    const auto type = protocol::type_of<OnlineCommand>(command);
    if (!type) return Decision{};  // see changes()
    return Decider{state_, person, now, fresh}.decide(*type, command);
}

Decided OnlineTable::decide_thought(EventNumber answers, rules::Move move, Time now) const {
    const auto thinking = to_think();
    if (!thinking || thinking->answers != answers) {
        return refuse(MessageError::stale, "number", state_.entries());
    }
    const record::Match& match = state_.game->match();
    const auto may = match.game().check(match.state(), rules::actor(thinking->seat), move);
    if (!may) return std::unexpected{refusal(may.error())};
    Event moved;
    moved.kind = EventKind::moved;
    moved.at = std::max(now, state_.last_time());
    moved.seat = thinking->seat;
    moved.answers = answers;
    moved.move = protocol::said(match.game().cards(), move);
    moved.yes = true;
    return Decision{.event = std::move(moved)};
}

}  // namespace velatura::online
