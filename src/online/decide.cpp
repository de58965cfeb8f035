// What people may do in a game at an online table, and when not. Commands that say how something
// should be (ready, resting, away) are done once and harmless when repeated; the others carry what
// they answer.
#include "online/decider.h"

namespace velatura::online {

using protocol::field;
using protocol::refusal;
using protocol::text_of;
using protocol::truth_of;
using protocol::whole_of;
using protocol::whole_or_none;

namespace {

constexpr Time minute = 60'000;
// A remark sent again is recognised among so many last events.
constexpr EventNumber remembered = 1'000;

bool can_be_shown(std::string_view text) {
    return std::ranges::none_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < ' ' || byte == 127;
    });
}

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
        state_.made, [entry](const State::Made& one) { return entry <= one.last; });
    return static_cast<EventNumber>(made - state_.made.begin()) + 1;
}

std::expected<Seat, Refusal> Decider::existing(std::int64_t number) const {
    const auto seat = protocol::id_of<Seat>(number);
    if (rules::index(seat) >= state_.chairs.size()) {
        return refuse_seat(MessageError::no_such_seat, seat);
    }
    return seat;
}

Decided Decider::decide(std::string_view type) const {
    if (state_.stage == Stage::closed) {
        return type == "close" ? unchanged() : refuse(MessageError::table_closed);
    }
    if (type == "move") return move();
    if (type == "leave") return leave();
    if (type == "vote") return vote();
    if (type == "rematch") return rematch();
    // Whoever leaves may come back, but not without end.
    const EventNumber most = OnlineTable::most_talk * (type == "return" ? 2 : 1);
    if (state_.number() >= most) return refuse(MessageError::too_many_events, "most", most);
    if (type == "return") return come_back();
    if (type == "sit") return sit();
    if (type == "join") return join();
    if (type == "chair") return set_chair();
    if (type == "ready") return ready();
    if (type == "undo") return ask_undo();
    if (type == "undo_answer") return answer_undo();
    if (type == "say") return say(EventKind::said, "text");
    if (type == "react") return say(EventKind::reacted, "reaction");
    if (type == "rest") return rest();
    if (type == "remove") return remove();
    return close();  // the last of the vocabulary
}

Done Decider::may_answer() const {
    if (answers() == state_.entries()) return {};
    return refuse(answers() > state_.entries() ? MessageError::ahead : MessageError::stale,
                  "number", state_.entries());
}

const record::Entry* Decider::came_instead() const {
    if (answers() >= state_.entries()) return nullptr;
    return &state_.game->match().record().entries[answers()];
}

Done Decider::may_play() const {
    if (!seat_) return refuse(MessageError::not_at_table);
    if (state_.stage != Stage::playing) return refuse(MessageError::not_running);
    if (!state_.chair(*seat_).present()) return refuse(MessageError::away);
    return {};
}

Decided Decider::move() const {
    if (!seat_) return refuse(MessageError::not_at_table);
    if (const auto told = whole_or_none(command_, "seat");
        told && *told != protocol::number_of(*seat_)) {
        return refuse_seat(MessageError::not_your_seat, protocol::id_of<Seat>(*told));
    }
    const rules::Move move = protocol::read_move(field(command_, "move"));
    const record::Entry* entry = came_instead();
    if (entry != nullptr && !entry->undo && entry->by == rules::actor(*seat_) &&
        entry->move == move) {
        return said_before(event_of_entry(answers() + 1));
    }
    if (auto may = may_play(); !may) return std::unexpected{may.error()};
    if (auto may = may_answer(); !may) return std::unexpected{may.error()};
    if (state_.paused) return refuse(MessageError::on_break);
    const record::Match& match = state_.game->match();
    if (auto may = match.game().check(match.state(), rules::actor(*seat_), move); !may) {
        return std::unexpected{refusal(may.error())};
    }
    Event moved = event(EventKind::moved, seat_);
    moved.answers = answers();
    moved.move = move;
    return happens(moved);
}

// The last move of this seat and all that followed can be taken back as long as they revealed
// nothing: no card was dealt, nothing tossed.
Done Decider::may_take_back() const {
    const record::Match& match = state_.game->match();
    const auto positions = match.positions();
    for (std::size_t at = positions.size(); at-- > 1;) {
        const record::Entry& entry = match.record().entries[positions[at].entry];
        if (entry.by == rules::Actor::vincent || !entry.dealt.empty()) {
            return refuse(MessageError::undo_reveals);
        }
        if (entry.by == rules::actor(*seat_)) return {};
    }
    return refuse(MessageError::nothing_to_undo);
}

Decided Decider::ask_undo() const {
    if (!seat_) return refuse(MessageError::not_at_table);
    const record::Entry* entry = came_instead();
    if (entry != nullptr && entry->undo) return said_before(event_of_entry(answers() + 1));
    if (auto may = may_play(); !may) return std::unexpected{may.error()};
    if (auto may = may_answer(); !may) return std::unexpected{may.error()};
    if (state_.paused) return refuse(MessageError::on_break);
    if (state_.undo && state_.undo->seat == *seat_) return unchanged();
    if (state_.undo) return refuse(MessageError::stale, "number", state_.entries());
    if (state_.declined[rules::index(*seat_)] == answers()) {
        return refuse(MessageError::undo_was_declined);
    }
    if (auto may = may_take_back(); !may) return std::unexpected{may.error()};
    Event asked = event(EventKind::undo_asked, seat_);
    asked.answers = answers();
    return happens(asked);
}

Decided Decider::answer_undo() const {
    if (auto may = may_play(); !may) return std::unexpected{may.error()};
    if (!state_.undo || state_.undo->answers != answers() || state_.undo->seat == *seat_) {
        return refuse(MessageError::undo_not_asked);
    }
    if (!truth_of(command_, "agree")) return happens(event(EventKind::undo_declined, seat_));
    if (state_.undo->agreed.contains(*seat_)) return unchanged();
    return happens(event(EventKind::undo_agreed, seat_));
}

Decided Decider::rest() const {
    if (auto may = may_play(); !may) return std::unexpected{may.error()};
    const bool wanted = truth_of(command_, "rest");
    if (state_.paused) return wanted ? unchanged() : happens(event(EventKind::resumed, seat_));
    if (state_.chair(*seat_).rests == wanted) return unchanged();
    Event rested = event(EventKind::rested, seat_);
    rested.yes = wanted;
    return happens(rested);
}

Decided Decider::vote() const {
    if (state_.stage != Stage::judging) return refuse(MessageError::not_judging);
    if (!state_.has_vote(person_)) return refuse(MessageError::no_vote);
    const auto choice = existing(whole_of(command_, "seat"));
    if (!choice) return std::unexpected{choice.error()};
    if (!state_.tied().contains(*choice)) {
        return std::unexpected{refusal(rules::RuleError::judge_not_tied)};
    }
    const auto before = state_.votes.find(std::string{person_});
    if (before != state_.votes.end()) {
        if (before->second == *choice) return unchanged();
        const EventNumber most = OnlineTable::most_talk;
        if (state_.number() >= most) return refuse(MessageError::too_many_events, "most", most);
    }
    Event voted = event(EventKind::voted, seat_);
    voted.person = person_;
    voted.name = seat_ ? state_.chair(*seat_).name : state_.spectator(person_)->name;
    voted.choice = *choice;
    return happens(voted);
}

Decided Decider::say(EventKind kind, std::string_view what) const {
    const Spectator* spectator = state_.spectator(person_);
    if (!seat_ && spectator == nullptr) return refuse(MessageError::not_at_table);
    std::size_t said = 0;
    const EventNumber far = state_.number() - std::min(state_.number(), remembered);
    for (EventNumber number = state_.number(); number > far; --number) {
        const Event& before = state_.events[number - 1];
        const bool talk = before.kind == EventKind::said || before.kind == EventKind::reacted;
        if (!talk || before.person != person_) continue;
        if (before.key == text_of(command_, "key")) return said_before(number);
        if (before.at > now_ - minute) ++said;
    }
    if (said >= OnlineTable::most_said_a_minute) {
        return refuse(MessageError::too_much_said, "most", OnlineTable::most_said_a_minute);
    }
    if (!can_be_shown(text_of(command_, what))) return refuse(MessageError::bad_text);
    Event talk = event(kind, seat_);
    talk.person = person_;
    talk.name = seat_ ? state_.chair(*seat_).name : spectator->name;
    talk.key = text_of(command_, "key");
    talk.text = text_of(command_, what);
    return happens(talk);
}

Decided OnlineTable::decide(const Json& command, std::string_view person, Time now,
                            const Fresh& fresh) const {
    if (!may_see(person)) {
        return refuse(state_.was_removed(person) ? MessageError::was_removed
                                                 : MessageError::no_spectators);
    }
    return Decider{state_, command, person, now, fresh}.decide(text_of(command, "type"));
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
    moved.move = move;
    moved.yes = true;
    return Decision{.event = write(moved)};
}

}  // namespace velatura::online
