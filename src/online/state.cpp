#include "online/state.h"

#include <algorithm>

namespace velatura::online {

using rules::Seat;

std::optional<Seat> TableState::seat_of(std::string_view person) const {
    if (person.empty()) return {};
    const auto found = std::ranges::find(chairs, person, &Chair::person);
    if (found == chairs.end()) return {};
    return static_cast<Seat>(found - chairs.begin());
}

const Spectator* TableState::spectator(std::string_view person) const {
    const auto found = std::ranges::find(audience, person, &Spectator::person);
    return found == audience.end() ? nullptr : &*found;
}

const Doings& TableState::doings_of(std::string_view person) const {
    static const Doings none;
    const auto found = doings.find(person);
    return found == doings.end() ? none : found->second;
}

bool TableState::was_removed(std::string_view person) const {
    return std::ranges::find(removed, person) != removed.end();
}

const std::string& TableState::host() const {
    const auto seat = seat_of(creator);
    const bool absent = was_removed(creator) || (seat && !chair(*seat).present());
    if (!absent) return creator;
    const auto first = std::ranges::find_if(chairs, &Chair::present);
    return first == chairs.end() ? creator : first->person;
}

rules::SeatSet TableState::present() const {
    rules::SeatSet seats;
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
        if (chairs[seat].present()) seats.insert(static_cast<Seat>(seat));
    }
    return seats;
}

std::optional<Seat> TableState::to_act() const {
    if (stage != Stage::playing) return {};
    return game->match().state().turn;
}

}  // namespace velatura::online
