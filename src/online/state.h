// How an online table stands: what its events have made of it (apply.cpp), and what follows from
// that by itself and by the clock (consequences.cpp, clock.cpp). A value: no clock, socket, thread
// or random source in here.
#pragma once

#include <array>
#include <map>

#include "chance/fair.h"
#include "online/event.h"
#include "online/setup.h"
#include "table/table.h"

namespace velatura::online {

inline constexpr Time minute = 60'000;
inline constexpr Time day = 24 * 60 * minute;

enum class Stage : std::uint8_t { waiting, playing, judging, over, closed };

enum class Away : std::uint8_t { no, left, clock };

struct Chair {
    enum class Kind : std::uint8_t { open, person, bot };

    Kind kind = Kind::open;
    std::string person;
    std::string name;
    std::string nonce;
    std::string level;  // of a computer player
    bool ready = false;
    Away away = Away::no;
    bool rests = false;     // would like a break
    EventNumber since = 0;  // when it was taken
    std::string kept;       // for this person, who sat there in the last game
    Time left = 0;          // of the time bank

    bool present() const { return kind == Kind::person && away == Away::no; }
};

struct Spectator {
    std::string person;
    std::string name;
    EventNumber since = 0;
};

// Somebody asks to take a move back.
struct UndoQuestion {
    rules::Seat seat{};
    EventNumber answers = 0;
    rules::SeatSet agreed;
    Time deadline = 0;
};

// So many within a span of time, which begins with the first of them.
struct Count {
    Time from = 0;
    std::size_t number = 0;

    std::size_t at(Time now, Time span) const { return now < from + span ? number : 0; }
    void add(Time now, Time span) {
        number = at(now, span) + 1;
        if (number == 1) from = now;
    }
};

// How much somebody has done besides playing.
struct Doings {
    Count lately;          // comings and changes of mind in a minute
    std::size_t talk = 0;  // in all
};

struct TableState {
    static constexpr std::size_t most_spectators = 100;

    std::string id;
    const content::Catalog* catalog = nullptr;
    std::vector<Event> events;  // event n stands at n - 1

    // The entries of the record an event made: from after `before` to `last`.
    struct Made {
        EventNumber before = 0;
        EventNumber last = 0;
    };
    std::vector<Made> made;  // beside events

    Stage stage = Stage::waiting;
    Setup setup;
    std::string creator;
    chance::FairShuffle shuffle;  // its nonces once the game has begun
    std::string bots;
    std::vector<Chair> chairs;
    std::vector<Spectator> audience;
    std::vector<std::string> removed;                   // people
    std::map<std::string, Doings, std::less<>> doings;  // by person
    Count visits;  // comings and remarks of people without a seat, in a day

    std::optional<table::Table> game;
    bool paused = false;
    Time turn_from = 0;   // since when the clock of the seat to act runs
    Time turn_spent = 0;  // what it has used of this turn before
    std::optional<UndoQuestion> undo;
    std::array<std::optional<EventNumber>, rules::max_seats> declined{};  // what was refused to it
    EventNumber judging_from = 0;
    std::map<std::string, rules::Seat> votes;
    std::string next;  // the rematch's table

    // The only way a table changes. An error says that the event cannot have happened: then the
    // store is damaged and this value of no use.
    std::expected<void, std::string> apply(Event event);

    EventNumber number() const { return events.size(); }
    Time last_time() const { return events.empty() ? 0 : events.back().at; }
    EventNumber entries() const { return game ? game->number() : 0; }

    Chair& chair(rules::Seat seat) { return chairs[rules::index(seat)]; }
    const Chair& chair(rules::Seat seat) const { return chairs[rules::index(seat)]; }
    std::optional<rules::Seat> seat_of(std::string_view person) const;
    const Spectator* spectator(std::string_view person) const;
    bool was_removed(std::string_view person) const;
    const Doings& doings_of(std::string_view person) const;
    // Who may remove players: who set the table or, while that person is away, the first present.
    const std::string& host() const;
    rules::SeatSet present() const;             // people who sit here and are not away
    std::optional<rules::Seat> to_act() const;  // while the game is played
    // Whether a computer player has this seat, for good or for the time being.
    bool by_computer(rules::Seat seat) const { return !chair(seat).present(); }

    // The clock (clock.cpp)
    void begin_turn(Time at);
    void stop_clock(Time at);   // a break, or who is to act has left
    void start_clock(Time at);  // goes on
    void charge(rules::Seat seat, Time at, bool by_computer);
    void welcome_back(rules::Seat seat, Time at, Away was);
    std::optional<Time> deadline() const;  // of the seat to act, if its clock runs
    // How long a question waits for an answer.
    Time patience() const;

    // The judging of a tie
    rules::SeatSet tied() const;
    std::vector<std::string> voters() const;  // people
    bool has_vote(std::string_view person) const;
    rules::SeatSet tally() const;
    Time judging_deadline() const;

    // What must happen next without anybody's doing, at this time.
    std::optional<Event> due(Time now) const;
    std::optional<Time> next_alarm() const;
};

}  // namespace velatura::online
