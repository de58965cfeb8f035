// A table: a game as a list of numbered events, of which every viewer gets their own version. Event
// n is entry n of the record. A move names the event it answers, so a move sent twice is recognized
// and answered with the earlier result, and a late one is refused; none is ever applied twice. The
// page's worker and the server use the same table; the server also knows who may act for which
// seat.
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
    // More than any game has, also with many moves undone: keeps the record readable.
    static constexpr EventNumber most_events = 10'000;

    // The catalog must outlive it.
    Table(std::string id, const content::Catalog& catalog, record::Match match);

    const std::string& id() const { return id_; }
    const record::Match& match() const { return match_; }
    EventNumber number() const { return notes_.size() - 1; }  // of the last event; 0: none yet

    // The events that answer: the new ones, or the earlier ones if this was said before.
    struct Range {
        EventNumber first = 0;
        EventNumber last = 0;
    };
    using Answered = std::expected<Range, Refusal>;
    Answered move(EventNumber answers, rules::Actor by, rules::Move move);
    Answered advance(EventNumber answers);  // Vincent tosses, or a rival's card is revealed
    // The last move that stands, or all back to this seat's last turn.
    Answered undo(EventNumber answers, std::optional<rules::Seat> back_to);

    // A player asks for a hint; no event, but every view tells it from now on.
    void note_help() { match_.note_help(); }

    // Written into an answer's list.
    void write_event(Answers& answers, EventNumber number, Viewer viewer,
                     words::Language language) const;
    void write_table(Answers& answers, Viewer viewer, words::Language language) const;
    void write_positions(Answers& answers, Viewer viewer, words::Language language) const;

  private:
    // The position after an event is the match's; here is what only the table knows of it.
    struct Note {
        EventNumber reached_by = 0;  // the move that led to the position after it; 0: none
        protocol::MoveCount progress;
        EventNumber undoes = 0;  // of a move undone: its number
    };

    std::expected<void, Refusal> may_answer(EventNumber answers) const;
    Answered play(rules::Actor by, rules::Move move);
    void note_move();
    void note_undo();
    const record::Match::Snapshot& after(EventNumber number) const;
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
    std::vector<Note> notes_;  // the first is the start
};

}  // namespace velatura::table
