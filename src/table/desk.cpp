#include "table/desk.h"

#include "protocol/wire.h"
#include "record/text.h"
#include "table/choices.h"

namespace velatura::table {

using protocol::as;
using protocol::FromTable;
using protocol::MessageError;
using protocol::refusal;
using protocol::ToTable;
namespace messages = protocol::messages;

namespace {

std::unexpected<Refusal> no_such_seat(int number) {
    return std::unexpected{refusal(MessageError::no_such_seat).with("seat", number)};
}

Done check_seat(const record::Match& match, Viewer seat) {
    if (!seat || rules::index(*seat) < match.game().seats()) return {};
    return no_such_seat(protocol::number_of(*seat));
}

// A viewer, and the seat a message speaks for, must sit there.
template <typename Message>
Done check_seats(const record::Match& match, const Message& message) {
    Done done;
    if constexpr (requires { message.viewer; }) done = check_seat(match, message.viewer);
    if constexpr (requires { message.seat; }) {
        if (done) done = check_seat(match, message.seat);
    }
    return done;
}

Table::Answered make_move(Table& table, const messages::MakeMove& message) {
    if (!message.seat && message.move.move.kind() != rules::Move::Kind::judge)
        return no_such_seat(0);
    const rules::Actor by = message.seat ? rules::actor(*message.seat) : rules::Actor::judge;
    const auto move = protocol::move_of(table.match().game().cards(), message.move);
    if (!move) return std::unexpected{refusal(move.error())};
    return table.move(message.answers, by, *move);
}

}  // namespace

void Desk::answer(Answers& answers, const Json& message) {
    const Done done = dispatch(answers, message);
    if (done) return;
    protocol::Writer& writer = answers.begin(FromTable::refused);
    write(writer, done.error());
    if (const Table* table = find_table(protocol::text_or_none(message, "table"))) {
        writer.field("table", table->id()).field("number", table->number());
    }
    answers.end();
}

Table* Desk::find_table(std::string_view id) {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : &found->second;
}

template <typename Message, typename Answer>
Done Desk::at_table(const Json& json, const Answer& answer) {
    const auto message = as<Message>(json);
    Table* table = find_table(message.table);
    if (table == nullptr) {
        return std::unexpected{refusal(MessageError::unknown_table).with("table", message.table)};
    }
    if (auto sit = check_seats(table->match(), message); !sit) return sit;
    return answer(*table, message);
}

Done Desk::dispatch(Answers& answers, const Json& json) {
    switch (*protocol::type_of<ToTable>(json)) {
        case ToTable::hello:
            language_ = as<messages::Hello>(json).lang;
            answers.begin(FromTable::welcome)
                .field("lang", words::code_of(language_))
                .field("protocol", 1);
            answers.end();
            return {};
        case ToTable::catalog:
            answer_catalog(answers, *catalog_, language_, as<messages::AskCatalog>(json).boxes);
            return {};
        case ToTable::daily:
            return answer_daily(answers, *catalog_, as<messages::AskDaily>(json).date);
        case ToTable::verify:
            return answer_verify(answers, *catalog_, as<messages::Verify>(json).record);
        case ToTable::profile:
            answer_profile(answers, *catalog_, as<messages::AskProfile>(json));
            return {};
        case ToTable::create: {
            const auto message = as<messages::Create>(json);
            return write_opened(answers, create(message), message.viewer);
        }
        case ToTable::open: {
            const auto message = as<messages::Open>(json);
            return write_opened(answers, open(message), message.viewer);
        }
        case ToTable::look: {
            const auto look = as<messages::Look>(json);
            if (look.table.empty()) {
                return answer_look(answers, *catalog_, language_, nullptr, look);
            }
            return at_table<messages::Look>(json, [&](const Table& table, const auto& message) {
                return answer_look(answers, *catalog_, language_, &table.match(), message);
            });
        }
        case ToTable::move:
            return at_table<messages::MakeMove>(json, [&](Table& table, const auto& message) {
                return write_range(answers, message.viewer, table, make_move(table, message));
            });
        case ToTable::advance:
            return at_table<messages::Advance>(json, [&](Table& table, const auto& message) {
                return write_range(answers, message.viewer, table, table.advance(message.answers));
            });
        case ToTable::undo:
            return at_table<messages::Undo>(json, [&](Table& table, const auto& message) {
                return write_range(answers, message.viewer, table,
                                   table.undo(message.answers, message.seat));
            });
        case ToTable::help:
            return at_table<messages::Help>(json, [&](Table& table, const auto& message) -> Done {
                table.note_help();
                table.write_table(answers, message.viewer, language_);
                return {};
            });
        case ToTable::sync:
            return at_table<messages::Sync>(json, [&](const Table& table, const auto& message) {
                return sync(answers, message, table);
            });
        case ToTable::orders:
            return at_table<messages::Orders>(json, [&](const Table& table, const auto& message) {
                return answer_orders(answers, *catalog_, language_, table.match(), message);
            });
        case ToTable::positions:
            return at_table<messages::AskPositions>(
                json, [&](const Table& table, const auto& message) -> Done {
                    table.write_positions(answers, message.viewer, language_);
                    return {};
                });
        case ToTable::record:
            return at_table<messages::AskRecord>(
                json, [&](const Table& table, const auto&) -> Done {
                    answers.begin(FromTable::recorded)
                        .field("table", table.id())
                        .field("record", record::write(*catalog_, table.match().record()));
                    answers.end();
                    return {};
                });
        case ToTable::result:
            return at_table<messages::AskResult>(
                json, [&](const Table& table, const auto&) -> Done {
                    if (table.match().state().phase != rules::Phase::over) {
                        return std::unexpected{refusal(MessageError::not_over)};
                    }
                    answer_result(answers, *catalog_, table.id(), table.match());
                    return {};
                });
        case ToTable::close:
            return at_table<messages::Close>(json, [&](const Table& table, const auto&) -> Done {
                answers.begin(FromTable::closed).field("table", table.id());
                answers.end();
                tables_.erase(tables_.find(table.id()));
                return {};
            });
    }
    return {};  // there is no other: the message has passed the check
}

Done Desk::write_opened(Answers& answers, const Opened& table, Viewer viewer) const {
    if (!table) return std::unexpected{table.error()};
    (*table)->write_table(answers, viewer, language_);
    return {};
}

Done Desk::write_range(Answers& answers, Viewer viewer, const Table& table,
                       const Table::Answered& outcome) const {
    if (!outcome) return std::unexpected{outcome.error()};
    for (EventNumber number = outcome->first; number <= outcome->last; ++number)
        table.write_event(answers, number, viewer, language_);
    return {};
}

Done Desk::sync(Answers& answers, const messages::Sync& message, const Table& table) const {
    if (!message.after) {
        table.write_table(answers, message.viewer, language_);
        return {};
    }
    if (*message.after > table.number()) {
        return std::unexpected{
            refusal(MessageError::ahead).with("number", static_cast<std::int64_t>(table.number()))};
    }
    for (EventNumber number = *message.after + 1; number <= table.number(); ++number)
        table.write_event(answers, number, message.viewer, language_);
    answers.begin(FromTable::synced).field("table", table.id()).field("number", table.number());
    answers.end();
    return {};
}

Desk::Opened Desk::create(const messages::Create& message) {
    auto choices = choices_of(*catalog_, message);
    if (!choices) return std::unexpected{choices.error()};
    if (choices->seats.size() > 1) choices->level.clear();  // declared by a solo player only
    auto match = record::Match::begin(*catalog_, *choices);
    if (!match) return std::unexpected{refusal(match.error())};
    if (auto sit = check_seats(*match, message); !sit) return std::unexpected{sit.error()};
    return add(*std::move(match));
}

Desk::Opened Desk::open(const messages::Open& message) {
    auto record = record::parse(*catalog_, message.record);
    if (!record) return std::unexpected{refusal(record.error())};
    if (message.upto) {
        if (*message.upto > record->entries.size()) {
            return std::unexpected{refusal(MessageError::no_such_event)
                                       .with("number", static_cast<std::int64_t>(*message.upto))};
        }
        record->entries.resize(*message.upto);
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
