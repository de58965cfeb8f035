// What happened at an online table, as it is stored: one JSON text an event, numbered from 1. The
// list of them is all there is of a table; whoever has it can serve the table. Persons and what is
// hidden stand in it, so no client ever gets one of these texts.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "protocol/check.h"
#include "protocol/wire.h"
#include "protocol/writer.h"

namespace velatura::online {

using EventNumber = std::size_t;
using Time = std::int64_t;  // milliseconds since 1970
using protocol::Json;

enum class EventKind : std::uint8_t {
    created,        // person (the host), setup, secret, salt, bots, kept
    sat,            // person, seat, name, nonce
    stood,          // seat: before the game
    chaired,        // seat, level; none: open
    readied,        // seat, yes
    begun,          // the cards are dealt
    moved,          // seat, answers, move, yes: by a computer player; tosses that follow included
    undo_asked,     // seat, answers
    undo_agreed,    // seat
    undo_declined,  // seat; none: it took too long
    undone,         // seat: back to its last turn
    said,           // person, seat or none, name, key, text
    reacted,        // the same, with the reaction as text
    rested,         // seat, yes: would like a break
    paused,
    resumed,        // seat
    left,           // seat: a computer player takes over
    returned,       // seat
    clock_ran_out,  // seat: a computer player takes over
    removed,        // seat: for good
    came,           // person, name: among the spectators
    went,           // person, name
    voted,          // person, seat or none, name, choice
    judged,         // winners
    rematched,      // table
    closed,         // before the game; yes: by who runs the server, at any time
};
inline constexpr std::size_t event_kind_count = rules::index(EventKind::closed) + 1;

std::string_view name_of(EventKind kind);

// What its kind has; the others are empty.
struct Event {
    EventKind kind{};
    Time at = 0;
    std::string person;  // who, as the server knows people
    std::optional<rules::Seat> seat;
    std::string name;
    std::string nonce;
    std::string level;
    std::string key;
    std::string text;
    std::string table;
    bool yes = false;
    std::optional<EventNumber> answers;  // an entry of the record
    std::optional<protocol::SaidMove> move;
    std::optional<rules::Seat> choice;
    rules::SeatSet winners;
    // Of created
    Json setup;
    std::string secret;
    std::string salt;
    std::string bots;  // the seed of the computer players, apart from that of the cards
    std::vector<std::string> kept;  // persons by seat a place is kept for

    bool operator==(const Event&) const = default;
};

std::string write(const Event& event);
// Or what is wrong with the text.
std::expected<Event, std::string> read_event(std::string_view text);

// A value as it was read.
void write_json(protocol::Writer& writer, const Json& value);

}  // namespace velatura::online
