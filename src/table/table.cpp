#include "table/table.h"

#include <cassert>

namespace velatura::table {

using protocol::FromTable;
using protocol::MessageError;
using protocol::refusal;
using protocol::Writer;
using rules::Actor;
using rules::Move;

namespace {

std::unexpected<Refusal> refuse(MessageError error, EventNumber number) {
    return std::unexpected{refusal(error).with("number", static_cast<std::int64_t>(number))};
}

}  // namespace

Table::Table(std::string id, const content::Catalog& catalog, record::Match match)
    : id_(std::move(id)), catalog_(&catalog), match_(std::move(match)) {
    notes_.emplace_back();
    for (const record::Entry& entry : match_.record().entries)
        entry.undo ? note_undo() : note_move();
}

void Table::note_move() {
    protocol::MoveCount progress = notes_.back().progress;
    ++progress.moves;
    notes_.push_back({number() + 1, progress, 0});
}

// Back to the position before the last move that stands.
void Table::note_undo() {
    const Note& last = notes_.back();
    protocol::MoveCount progress = last.progress;
    --progress.moves;
    ++progress.undone;
    const EventNumber undoes = last.reached_by;
    notes_.push_back({notes_[undoes - 1].reached_by, progress, undoes});
}

const record::Match::Snapshot& Table::after(EventNumber number) const {
    const EventNumber move = notes_[number].reached_by;
    return move == 0 ? match_.positions().front() : match_.reached_by(move - 1);
}

std::expected<void, Refusal> Table::may_answer(EventNumber answers) const {
    if (answers > number()) return refuse(MessageError::ahead, number());
    if (answers < number()) return refuse(MessageError::stale, number());
    if (!match_.can_continue()) return std::unexpected{refusal(MessageError::not_playable)};
    if (number() >= most_events) {
        return std::unexpected{refusal(MessageError::too_many_events)
                                   .with("most", static_cast<std::int64_t>(most_events))};
    }
    return {};
}

bool Table::is_move(EventNumber number, Actor by, Move move) const {
    return !entry(number).undo && entry(number).by == by && entry(number).move == move;
}

Table::Answered Table::play(Actor by, Move move) {
    const auto happened = match_.play(by, move);
    if (!happened) return std::unexpected{refusal(happened.error())};
    note_move();
    return Range{number(), number()};
}

Table::Answered Table::move(EventNumber answers, Actor by, Move move) {
    if (answers < number() && is_move(answers + 1, by, move)) {
        return Range{answers + 1, answers + 1};
    }
    if (auto may = may_answer(answers); !may) return std::unexpected{may.error()};
    return play(by, move);
}

Table::Answered Table::advance(EventNumber answers) {
    const auto by_chance = [](Actor actor) {
        return actor == Actor::vincent || actor == Actor::rival;
    };
    if (answers < number() && !entry(answers + 1).undo && by_chance(entry(answers + 1).by)) {
        return Range{answers + 1, answers + 1};
    }
    if (auto may = may_answer(answers); !may) return std::unexpected{may.error()};
    if (!match_.awaits_chance()) {
        return std::unexpected{refusal(match_.game().has_rival()
                                           ? rules::RuleError::not_rivals_turn
                                           : rules::RuleError::not_vincents_turn)};
    }
    return play(rules::Game::to_act(match_.state()), match_.next_chance());
}

Table::Answered Table::undo(EventNumber answers, std::optional<rules::Seat> back_to) {
    if (answers < number() && entry(answers + 1).undo) {
        EventNumber last = answers + 1;
        while (back_to && last < number() && entry(last + 1).undo)
            ++last;
        return Range{answers + 1, last};
    }
    if (auto may = may_answer(answers); !may) return std::unexpected{may.error()};
    const auto positions = match_.positions();
    std::size_t target = positions.size() - 1;
    const auto is_turn = [&](const rules::GameState& state) {
        return !back_to || rules::Game::to_act(state) == rules::actor(*back_to);
    };
    do {
        if (target == 0) return std::unexpected{refusal(MessageError::nothing_to_undo)};
        --target;
    } while (!is_turn(positions[target].state));

    const EventNumber first = number() + 1;
    for (std::size_t left = match_.positions().size() - 1; left > target; --left) {
        match_.undo();
        note_undo();
    }
    return Range{first, number()};
}

void Table::write_view(Writer& writer, EventNumber number, Viewer viewer,
                       words::Language language) const {
    protocol::write_view(writer, {*catalog_, match_.game(), match_.record().header, language},
                         rules::view_for(match_.game(), after(number).state, match_.deck(), viewer),
                         notes_[number].progress);
}

void Table::write_move(Writer& writer, EventNumber number) const {
    protocol::write_actor(writer.key("by"), entry(number).by);
    protocol::write_move(writer.key("move"), catalog_->cards, entry(number).move);
}

void Table::write_happened(Writer& writer, EventNumber number, words::Language language) const {
    const Move move = entry(number).move;
    const std::string title = move.kind() == Move::Kind::paint
                                  ? protocol::title_of(*catalog_, language, move.layers())
                                  : std::string{};
    protocol::write_happened(writer.key("happened"), {.game = match_.game(),
                                                      .before = after(number - 1).state,
                                                      .effects = after(number).effects,
                                                      .title = title});
}

void Table::write_event(Answers& answers, EventNumber number, Viewer viewer,
                        words::Language language) const {
    assert(number >= 1 && number <= this->number());
    const bool undo = entry(number).undo;
    Writer& writer = answers.begin(undo ? FromTable::undone : FromTable::moved);
    writer.field("table", id_).field("number", number);
    write_move(writer, undo ? notes_[number].undoes : number);
    if (!undo) write_happened(writer, number, language);
    write_view(writer.key("view"), number, viewer, language);
    answers.end();
}

void Table::write_table(Answers& answers, Viewer viewer, words::Language language) const {
    Writer& writer = answers.begin(FromTable::table);
    writer.field("table", id_)
        .field("number", number())
        .field("playable", match_.can_continue())
        .key("setup");
    protocol::write_setup(writer, {*catalog_, match_.game(), match_.record().header, language});
    write_view(writer.key("view"), number(), viewer, language);
    answers.end();
}

void Table::write_positions(Answers& answers, Viewer viewer, words::Language language) const {
    Writer& writer = answers.begin(FromTable::positions);
    writer.field("table", id_).key("start");
    write_view(writer, 0, viewer, language);
    writer.key("moves").begin_list();
    for (const record::Match::Snapshot& position : match_.positions().subspan(1)) {
        const EventNumber number = position.entry + 1;
        writer.begin_object().field("number", number);
        write_move(writer, number);
        write_happened(writer, number, language);
        write_view(writer.key("view"), number, viewer, language);
        writer.end_object();
    }
    writer.end_list();
    answers.end();
}

}  // namespace velatura::table
