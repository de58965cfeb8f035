// What a host chose for an online table, checked.
#pragma once

#include <expected>

#include "online/event.h"
#include "protocol/refusal.h"
#include "record/match.h"

namespace velatura::online {

struct TimeControl {
    enum class Kind : std::uint8_t { none, relaxed, move, days };

    Kind kind = Kind::none;
    Time allowance = 0;  // for the whole game (relaxed) or for each move
    Time increment = 0;  // relaxed: gained with each move
};

struct Setup {
    Json host;                // the message, for those who ask what was chosen
    record::Choices choices;  // without seed and date; seats for people still have no names
    TimeControl clock;
    bool open = false;
    bool spectators = false;
    bool judges = false;  // spectators judge ties
    std::string relief;   // the level that takes over for who is away

    // Pages from before the boxes cannot play it.
    bool has_boxes() const { return !choices.boxes.empty() || choices.mode == rules::Mode::automa; }
};

// A message of type host that has passed the check, or one kept of such.
std::expected<Setup, protocol::Refusal> read_setup(const content::Catalog& catalog,
                                                   const Json& message);

}  // namespace velatura::online
