#include "table/desk.h"

#include "protocol/wire.h"
#include "record/text.h"
#include "table/choices.h"

namespace velatura::table {

using protocol::field;
using protocol::MessageError;
using protocol::refusal;
using protocol::text_of;
using protocol::whole_of;
using protocol::whole_or_none;

namespace {

Viewer viewer_of(const Json& message) {
    const auto number = whole_or_none(message, "viewer");
    if (!number) return std::nullopt;
    return protocol::id_of<rules::Seat>(*number);
}

std::unexpected<Refusal> no_such_seat(std::int64_t number) {
    return std::unexpected{refusal(MessageError::no_such_seat).with("seat", number)};
}

// A viewer, or the seat a message speaks for, must sit there.
Done check_seats(const record::Match& match, const Json& message) {
    for (const std::string_view name : {"viewer", "seat"}) {
        const auto number = whole_or_none(message, name);
        if (number && *number > static_cast<std::int64_t>(match.game().seats())) {
            return no_such_seat(*number);
        }
    }
    return {};
}

EventNumber answered(const Json& message) {
    return static_cast<EventNumber>(whole_of(message, "answers"));
}

Table::Outcome make_move(Table& table, const Json& message) {
    const rules::Move move = protocol::read_move(field(message, "move"));
    const auto seat = whole_or_none(message, "seat");
    if (!seat && move.kind() != rules::Move::Kind::judge) return no_such_seat(0);
    const rules::Actor by =
        seat ? rules::actor(protocol::id_of<rules::Seat>(*seat)) : rules::Actor::judge;
    return table.move(answered(message), by, move);
}

Table::Outcome take_back(Table& table, const Json& message) {
    std::optional<rules::Seat> back_to;
    if (const auto seat = whole_or_none(message, "seat")) {
        back_to = protocol::id_of<rules::Seat>(*seat);
    }
    return table.undo(answered(message), back_to);
}

}  // namespace

void Desk::answer(Answers& answers, const Json& message) {
    const Done done = dispatch(answers, message, text_of(message, "type"));
    if (done) return;
    protocol::Writer& writer = answers.begin("refused");
    write(writer, done.error());
    if (const Table* table = find_table(message)) {
        writer.field("table", table->id()).field("number", table->number());
    }
    answers.end();
}

Table* Desk::find_table(const Json& message) {
    const auto found = tables_.find(protocol::text_or_none(message, "table"));
    return found == tables_.end() ? nullptr : &found->second;
}

Done Desk::dispatch(Answers& answers, const Json& message, std::string_view type) {
    if (type == "hello") {
        language_ = words::language_named(text_of(message, "lang")).value();
        answers.begin("welcome").field("lang", words::code_of(language_)).field("protocol", 1);
        answers.end();
        return {};
    }
    if (type == "catalog") {
        answer_catalog(answers, *catalog_, language_);
        return {};
    }
    if (type == "daily") return answer_daily(answers, *catalog_, text_of(message, "date"));
    if (type == "verify") return answer_verify(answers, *catalog_, text_of(message, "record"));
    if (type == "profile") {
        answer_profile(answers, *catalog_, message);
        return {};
    }
    if (type == "create" || type == "open") {
        const Opened table = type == "create" ? create(message) : open(message);
        if (!table) return std::unexpected{table.error()};
        (*table)->write_table(answers, viewer_of(message), language_);
        return {};
    }
    if (type == "look" && protocol::find(message, "table") == nullptr) {
        return answer_look(answers, *catalog_, language_, nullptr, message);
    }
    return answer_at_table(answers, message, type);
}

Done Desk::answer_at_table(Answers& answers, const Json& message, std::string_view type) {
    Table* table = find_table(message);
    if (table == nullptr) {
        return std::unexpected{
            refusal(MessageError::unknown_table).with("table", text_of(message, "table"))};
    }
    if (auto sit = check_seats(table->match(), message); !sit) return sit;
    if (type == "move") return write_range(answers, message, *table, make_move(*table, message));
    if (type == "advance") {
        return write_range(answers, message, *table, table->advance(answered(message)));
    }
    if (type == "undo") return write_range(answers, message, *table, take_back(*table, message));
    if (type == "sync") return sync(answers, message, *table);
    if (type == "look") {
        return answer_look(answers, *catalog_, language_, &table->match(), message);
    }
    if (type == "orders") {
        return answer_orders(answers, *catalog_, language_, table->match(), message);
    }
    if (type == "positions") {
        table->write_positions(answers, viewer_of(message), language_);
        return {};
    }
    if (type == "record") {
        answers.begin("recorded")
            .field("table", table->id())
            .field("record", record::write(*catalog_, table->match().record()));
        answers.end();
        return {};
    }
    if (type == "result") {
        if (table->match().state().phase != rules::Phase::over) {
            return std::unexpected{refusal(MessageError::not_over)};
        }
        answer_result(answers, *catalog_, table->id(), table->match());
        return {};
    }
    // close: the last of the vocabulary
    answers.begin("closed").field("table", table->id());
    answers.end();
    tables_.erase(tables_.find(table->id()));
    return {};
}

Done Desk::write_range(Answers& answers, const Json& message, const Table& table,
                       const Table::Outcome& outcome) const {
    if (!outcome) return std::unexpected{outcome.error()};
    for (EventNumber number = outcome->first; number <= outcome->last; ++number)
        table.write_event(answers, number, viewer_of(message), language_);
    return {};
}

Done Desk::sync(Answers& answers, const Json& message, const Table& table) const {
    const auto after = whole_or_none(message, "after");
    if (!after) {
        table.write_table(answers, viewer_of(message), language_);
        return {};
    }
    if (static_cast<EventNumber>(*after) > table.number()) {
        return std::unexpected{
            refusal(MessageError::ahead).with("number", static_cast<std::int64_t>(table.number()))};
    }
    for (auto number = static_cast<EventNumber>(*after) + 1; number <= table.number(); ++number)
        table.write_event(answers, number, viewer_of(message), language_);
    answers.begin("synced").field("table", table.id()).field("number", table.number());
    answers.end();
    return {};
}

Desk::Opened Desk::create(const Json& message) {
    auto choices = choices_of(*catalog_, message);
    if (!choices) return std::unexpected{choices.error()};
    if (choices->seats.size() > 1) choices->level.clear();  // declared by a lone player only
    auto match = record::Match::begin(*catalog_, *choices);
    if (!match) return std::unexpected{refusal(match.error())};
    if (auto sit = check_seats(*match, message); !sit) return std::unexpected{sit.error()};
    return add(*std::move(match));
}

Desk::Opened Desk::open(const Json& message) {
    auto record = record::parse(*catalog_, text_of(message, "record"));
    if (!record) return std::unexpected{refusal(record.error())};
    if (const auto upto = whole_or_none(message, "upto")) {
        const auto kept = static_cast<std::size_t>(*upto);
        if (kept > record->entries.size()) {
            return std::unexpected{refusal(MessageError::no_such_event).with("number", *upto)};
        }
        record->entries.resize(kept);
        record->result.reset();
    }
    auto match = record::Match::replay(*catalog_, *std::move(record));
    if (!match) return std::unexpected{refusal(match.error())};
    if (auto sit = check_seats(*match, message); !sit) return std::unexpected{sit.error()};
    return add(*std::move(match));
}

Desk::Opened Desk::add(record::Match&& match) {
    if (tables_.size() >= most_tables) {
        return std::unexpected{refusal(MessageError::too_many_tables)
                                   .with("most", static_cast<std::int64_t>(most_tables))};
    }
    const std::string id = "local-" + std::to_string(++named_);
    return &tables_.try_emplace(id, id, *catalog_, std::move(match)).first->second;
}

}  // namespace velatura::table
