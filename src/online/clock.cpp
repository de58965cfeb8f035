// Time at an online table, counted by the times of its events alone.
#include <algorithm>
#include <chrono>

#include "online/state.h"

namespace velatura::online {
namespace {

using namespace std::chrono_literals;

constexpr Time answer_time = std::chrono::milliseconds{60s}.count();
// Who comes back has at least so long for a move, however little is left.
constexpr Time least_time = std::chrono::milliseconds{10s}.count();

}  // namespace

Time TableState::patience() const {
    return setup.clock.kind == TimeControl::Kind::days ? setup.clock.allowance : answer_time;
}

void TableState::begin_turn(Time at) {
    turn_from = at;
    turn_spent = 0;
}

void TableState::stop_clock(Time at) {
    turn_spent += std::max<Time>(at - turn_from, 0);
    turn_from = at;
}

void TableState::start_clock(Time at) {
    turn_from = at;
}

// The end of a turn. What a computer player needs costs nothing.
void TableState::charge(rules::Seat seat, Time at, bool computer) {
    if (setup.clock.kind != TimeControl::Kind::relaxed || chair(seat).kind != Chair::Kind::person)
        return;
    const Time used = turn_spent + (computer ? 0 : std::max<Time>(at - turn_from, 0));
    chair(seat).left = std::max<Time>(chair(seat).left - used, 0);
    if (!computer) chair(seat).left += setup.clock.increment;
}

// Leaving and returning never wins time. Whose clock ran out gets a little for the next turn, but
// within the same turn only where no computer player takes over, because nobody else is there.
void TableState::welcome_back(rules::Seat seat, Time at, Away was) {
    const bool alone = std::ranges::count_if(chairs, &Chair::present) == 1;
    const bool same_turn = to_act() == seat;
    if (was == Away::clock && (alone || !same_turn)) {
        Time& left = chair(seat).left;
        left = std::max(left, std::max(setup.clock.increment, least_time));
        const Time whole =
            setup.clock.kind == TimeControl::Kind::relaxed ? left : setup.clock.allowance;
        if (same_turn) turn_spent = std::min(turn_spent, std::max<Time>(whole - least_time, 0));
    }
    if (same_turn) start_clock(at);
}

std::optional<Time> TableState::deadline() const {
    const auto seat = to_act();
    if (!seat || paused || setup.clock.kind == TimeControl::Kind::none || by_computer(*seat))
        return {};
    const Time whole =
        setup.clock.kind == TimeControl::Kind::relaxed ? chair(*seat).left : setup.clock.allowance;
    return turn_from + std::max<Time>(whole - turn_spent, 0);
}

}  // namespace velatura::online
