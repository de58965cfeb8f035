// A table: a game as a list of numbered events, of which every viewer gets an own version. Event n
// is entry n of the record. A move names the number it answers, so that one sent twice is
// recognised and answered with the earlier result, and one that comes too late is refused; none is
// ever applied twice. The same in the page's worker and on a server, which besides knows who may
// speak for which seat.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "protocol/answers.h"
#include "protocol/view.h"
#include "record/match.h"

namespace velatura::table {

using protocol::Answers;
using protocol::Refusal;
using Viewer = std::optional<rules::Seat>;
using EventNumber = std::size_t;

class Table {
  public:
    // More than any game has, also with many moves taken back: keeps the record readable.
    static constexpr EventNumber most_events = 10'000;

    // The catalog must outlive it.
    Table(std::string id, const content::Catalog& catalog, record::Match match);

    const std::string& id() const { return id_; }
    const record::Match& match() const { return match_; }
    EventNumber number() const { return events_.size() - 1; }  // of the last event; 0: none yet

    // The events that answer: the new ones, or the earlier ones if this was said before.
    struct Range {
        EventNumber first = 0;
        EventNumber last = 0;
    };
    using Outcome = std::expected<Range, Refusal>;
    Outcome move(EventNumber answers, rules::Actor by, rules::Move move);
    Outcome advance(EventNumber answers);  // Vincent tosses
    // The last move that stands, or all back to this seat's last turn.
    Outcome undo(EventNumber answers, std::optional<rules::Seat> back_to);

    // Written into an answer's list.
    void write_event(Answers& answers, EventNumber number, Viewer viewer,
                     words::Language language) const;
    void write_table(Answers& answers, Viewer viewer, words::Language language) const;
    void write_positions(Answers& answers, Viewer viewer, words::Language language) const;

  private:
    struct Event {
        rules::GameState state;  // after it
        rules::Events happened;
        protocol::Progress progress;
        std::size_t undoes = 0;  // of a move taken back: its number
    };

    std::expected<void, Refusal> may_answer(EventNumber answers) const;
    Outcome play(rules::Actor by, rules::Move move);
    void note_move(const rules::GameState& state, const rules::Events& happened);
    void note_undo(const rules::GameState& state, EventNumber undoes);
    const record::Entry& entry(EventNumber number) const {
        return match_.record().entries[number - 1];
    }
    bool is_move(EventNumber number, rules::Actor by, rules::Move move) const;
    void write_view(protocol::Writer& writer, EventNumber number, Viewer viewer,
                    words::Language language) const;
    void write_move(protocol::Writer& writer, EventNumber number) const;
    void write_happened(protocol::Writer& writer, EventNumber number,
                        words::Language language) const;

    std::string id_;
    const content::Catalog* catalog_;
    record::Match match_;
    std::vector<Event> events_;  // the first is the start
};

}  // namespace velatura::table
