// An online table as a machine that a server drives: commands of people, moves of computer players
// and the passing of time in, events to store out, and for each viewer an own version of what
// happened. It has no socket, clock, thread or random source.
//
// The way of a command: decide() says which event it makes, or refuses, and changes nothing. The
// server applies that event and all that due() says follows from it, and appends them to the store
// under the numbers after number(). Only when they are stored are they told. If somebody else was
// first there, or the store fails, the server throws this table away, reads the stored events and
// decides again. An event is a value: it is written once, for the store, and read only from there;
// the text of an event always reads back as the same value. So any process can serve any table, a
// crash loses nothing that was answered, and nothing happens twice.
#pragma once

#include "online/state.h"
#include "protocol/answers.h"
#include "rules/view.h"
#include "words/words.h"

namespace velatura::online {

using protocol::Answers;
using protocol::Refusal;
using Done = std::expected<void, Refusal>;

// Random values nobody can guess, from the server: for a new table.
struct Fresh {
    std::string table;   // its id
    std::string secret;  // 64 hexadecimal digits each, see chance/fair.h
    std::string salt;
    std::string bots;
};

struct Decision {
    std::optional<Event> event{};  // none: it was said before, or changes nothing
    // Said before: the events that answered it then; else first is after last.
    EventNumber first = 1;
    EventNumber last = 0;
    std::optional<Event> new_table{};  // the first event of table Fresh::table; store it before
};
using Decided = std::expected<Decision, Refusal>;

// A computer player is to act.
struct Thinking {
    rules::Seat seat{};
    std::string_view level;
    EventNumber answers = 0;
    std::uint64_t seed = 0;  // of this thought: made of the table's own, never of that of the cards
    rules::PlayerView view;
    const rules::Game* game = nullptr;  // as long as the table is not changed
};

class OnlineTable {
  public:
    // Remarks of one person.
    static constexpr std::size_t most_talk = 2'000;
    static constexpr std::size_t most_said_a_minute = 12;
    // Comings, returns and changes of mind of one person.
    static constexpr std::size_t most_goings_a_minute = 12;
    // Comings and remarks of all who only watch. They keep nobody from playing.
    static constexpr std::size_t most_visits_a_day = 3'000;
    // From so many events on nobody else comes in; the players and the host have some more to end
    // their game. Then they can only play on, leave, remove, close and go on to another table.
    static constexpr EventNumber most_of_others = 50'000;
    static constexpr EventNumber most_events = 90'000;
    // More events than that are not told one by one.
    static constexpr EventNumber most_told = 100;

    // The first event of a new table, from a message of type host.
    static std::expected<Event, Refusal> host(const content::Catalog& catalog, const Json& message,
                                              std::string_view person, Time now,
                                              const Fresh& fresh);

    // Without any event yet. The catalog must outlive it.
    OnlineTable(std::string id, const content::Catalog& catalog);
    explicit OnlineTable(TableState state) : state_(std::move(state)) {}

    // The next event, decided here or read from the store; an error says that it cannot have
    // happened: then the store is damaged.
    std::expected<void, std::string> apply(Event event);

    // A message of ToOnline that has passed the check and changes something (see changes()).
    Decided decide(const Json& command, std::string_view person, Time now,
                   const Fresh& fresh) const;
    // A computer player's move, as to_think() asked for it.
    Decided decide_thought(EventNumber answers, rules::Move move, Time now) const;
    // What must happen next without anybody's doing, and when to ask again at the latest.
    std::optional<Event> due(Time now) const { return state_.due(now); }
    std::optional<Time> next_alarm() const { return state_.next_alarm(); }
    std::optional<Thinking> to_think() const;

    static bool changes(const Json& message);
    // sync, look, orders, positions, record, result: changes nothing.
    Done answer(Answers& answers, const Json& question, std::string_view person, Time now,
                words::Language language) const;

    // How the table stands, for this person; no person: anybody.
    void write_table(Answers& answers, std::string_view person, Time now,
                     words::Language language) const;
    // What happened from `first` to `last`.
    void write_events(Answers& answers, EventNumber first, EventNumber last,
                      std::string_view person, Time now, words::Language language) const;
    void write_refusal(Answers& answers, const Refusal& refusal) const;
    // One line of a list of tables.
    void write_listed(protocol::Writer& writer, std::string_view person) const;

    const std::string& id() const { return state_.id; }
    EventNumber number() const { return state_.number(); }
    Stage stage() const { return state_.stage; }
    bool listed() const { return state_.setup.open; }
    // Whether this person may see the table at all: ask before every broadcast, for it can end.
    bool may_see(std::string_view person) const;
    std::vector<std::string> people() const;  // who sit here
    bool has_boxes() const { return state_.setup.has_boxes(); }
    // The game as text, as everybody may have it: the seed and what it was made of only when it is
    // over; before, none where seats have secrets. There must be a game.
    std::expected<std::string, Refusal> record() const;
    const TableState& state() const { return state_; }

  private:
    Done sync(Answers& answers, const protocol::messages::Sync& message, std::string_view person,
              Time now, words::Language language) const;
    // How it stands beside its game, the same for everybody: written once, not for each of them.
    const std::string& room() const;

    TableState state_;
    mutable std::string room_;  // empty: to be written anew
};

}  // namespace velatura::online
