// What follows by itself: that a game begins, a break, the end of a question, of a turn or of a
// vote. It comes as events of its own, so that a server that fails in between finds it still to do.
#include <algorithm>

#include "online/state.h"

namespace velatura::online {
namespace {

using rules::Seat;
using rules::SeatSet;

bool all_ready(const TableState& state) {
    return std::ranges::all_of(state.chairs, [](const Chair& chair) {
        return chair.kind == Chair::Kind::bot || (chair.kind == Chair::Kind::person && chair.ready);
    });
}

bool all_rest(const TableState& state) {
    return !state.present().empty() && std::ranges::all_of(state.chairs, [](const Chair& chair) {
        return !chair.present() || chair.rests;
    });
}

bool all_agree(const TableState& state) {
    SeatSet agreed = state.undo->agreed;
    agreed.insert(state.undo->seat);
    return agreed.includes(state.present());
}

Event event(EventKind kind, Time at, std::optional<Seat> seat = {}) {
    Event made;
    made.kind = kind;
    made.at = at;
    made.seat = seat;
    return made;
}

std::optional<Event> due_in_play(const TableState& state, Time now) {
    if (state.undo && all_agree(state)) return event(EventKind::undone, now, state.undo->seat);
    if (state.undo && now >= state.undo->deadline) return event(EventKind::undo_declined, now);
    if (!state.paused && all_rest(state)) return event(EventKind::paused, now);
    const auto deadline = state.deadline();
    if (deadline && now >= *deadline) return event(EventKind::clock_ran_out, now, state.to_act());
    return {};
}

std::optional<Event> due_in_judging(const TableState& state, Time now) {
    const auto voters = state.voters();
    const bool all = std::ranges::all_of(
        voters, [&](const std::string& who) { return state.votes.contains(who); });
    if (!all && now < state.judging_deadline()) return {};
    Event judged = event(EventKind::judged, now);
    judged.winners = state.tally();
    return judged;
}

}  // namespace

SeatSet TableState::tied() const {
    return stage == Stage::judging ? game->match().state().winners : SeatSet{};
}

std::vector<std::string> TableState::voters() const {
    std::vector<std::string> people;
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
        if (chairs[seat].present() && !tied().contains(static_cast<Seat>(seat))) {
            people.push_back(chairs[seat].person);
        }
    }
    if (!setup.judges) return people;
    // Who came after the tie was known may watch: a crowd called in has no say.
    for (const Spectator& one : audience) {
        if (one.since < judging_from) people.push_back(one.person);
    }
    return people;
}

bool TableState::has_vote(std::string_view person) const {
    if (stage != Stage::judging) return false;
    const auto people = voters();
    return std::ranges::find(people, person) != people.end();
}

// Most votes win; equal ones share. So do all who are tied when nobody has voted.
SeatSet TableState::tally() const {
    std::array<int, rules::max_seats> counts{};
    for (const std::string& who : voters()) {
        if (const auto vote = votes.find(who); vote != votes.end()) {
            ++counts[rules::index(vote->second)];
        }
    }
    const int most = *std::ranges::max_element(counts);
    SeatSet winners;
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
        const auto one = static_cast<Seat>(seat);
        if (tied().contains(one) && counts[seat] == most) winners.insert(one);
    }
    return winners;
}

Time TableState::judging_deadline() const {
    return events[judging_from - 1].at + patience();
}

std::optional<Event> TableState::due(Time now) const {
    now = std::max(now, last_time());
    if (stage == Stage::waiting && !events.empty() && all_ready(*this)) {
        return event(EventKind::begun, now);
    }
    if (stage == Stage::playing) return due_in_play(*this, now);
    if (stage == Stage::judging) return due_in_judging(*this, now);
    return {};
}

std::optional<Time> TableState::next_alarm() const {
    if (due(last_time())) return last_time();
    std::optional<Time> alarm;
    const auto consider = [&](std::optional<Time> time) {
        if (time && (!alarm || *time < *alarm)) alarm = time;
    };
    if (stage == Stage::playing) {
        consider(deadline());
        if (undo) consider(undo->deadline);
    }
    if (stage == Stage::judging) consider(judging_deadline());
    return alarm;
}

}  // namespace velatura::online
