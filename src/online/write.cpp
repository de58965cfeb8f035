// What an online table tells each viewer.
#include "online/write.h"

#include <algorithm>

#include "online/online_table.h"
#include "protocol/fields.h"
#include "protocol/wire.h"
#include "record/fair.h"
#include "record/text.h"
#include "table/questions.h"

namespace velatura::online {
namespace {

using protocol::as;
using protocol::FromOnline;
using protocol::MessageError;
using protocol::OnlineQuestion;
using protocol::refusal;
using protocol::Writer;
namespace messages = protocol::messages;

constexpr std::size_t most_shown_talk = 50;

bool is_talk(const Event& event) {
    return event.kind == EventKind::said || event.kind == EventKind::reacted;
}

void write_talk(Writer& writer, const TableState& state) {
    std::vector<EventNumber> talk;
    for (EventNumber number = state.number(); number > 0 && talk.size() < most_shown_talk;
         --number) {
        if (is_talk(state.events[number - 1])) talk.push_back(number);
    }
    std::ranges::reverse(talk);
    writer.list("said", talk, [&](EventNumber number) { write_event(writer, state, number); });
}

Writer& begin(Answers& answers, FromOnline type, const TableState& state, const std::string& room,
              std::string_view person, Time now) {
    Writer& writer = answers.begin(type);
    writer.field("table", state.id).field("number", state.number()).field("now", now).key("you");
    write_you(writer, state, person);
    writer.key("room").raw(room);
    return writer;
}

}  // namespace

const std::string& OnlineTable::room() const {
    if (room_.empty()) {
        Writer writer;
        write_room(writer, state_);
        room_ = std::move(writer).text();
    }
    return room_;
}

void OnlineTable::write_table(Answers& answers, std::string_view person, Time now,
                              words::Language language) const {
    Writer& writer = begin(answers, FromOnline::online, state_, room(), person, now);
    write_talk(writer, state_);
    writer.key("game");
    if (state_.game) {
        state_.game->write_table(answers, state_.seat_of(person), language);
    } else {
        writer.null();
    }
    answers.end();
}

void OnlineTable::write_events(Answers& answers, EventNumber first, EventNumber last,
                               std::string_view person, Time now, words::Language language) const {
    Writer& writer = begin(answers, FromOnline::events, state_, room(), person, now);
    writer.key("events").begin_list();
    for (EventNumber number = first; number <= last; ++number)
        write_event(writer, state_, number);
    writer.end_list().key("game").begin_list();
    const table::Viewer viewer = state_.seat_of(person);
    for (EventNumber number = first; number <= last; ++number) {
        if (state_.events[number - 1].kind == EventKind::begun) {
            // As it stands now: what followed is in there.
            state_.game->write_table(answers, viewer, language);
            break;
        }
        const TableState::Made made = state_.made[number - 1];
        for (EventNumber entry = made.before + 1; entry <= made.last; ++entry)
            state_.game->write_event(answers, entry, viewer, language);
    }
    writer.end_list();
    answers.end();
}

void OnlineTable::write_refusal(Answers& answers, const Refusal& refusal) const {
    Writer& writer = answers.begin(FromOnline::refused);
    write(writer, refusal);
    writer.field("table", state_.id).field("number", state_.number());
    answers.end();
}

void OnlineTable::write_listed(Writer& writer, std::string_view person) const {
    const auto number_or_null = [&](std::string_view name, std::optional<rules::Seat> seat) {
        writer.key(name);
        seat ? writer.value(protocol::number_of(*seat)) : writer.null();
    };
    writer.begin_object()
        .field("table", state_.id)
        .field("stage", name_of(state_.stage))
        .field("at", state_.last_time())
        .field("mode", protocol::name_of(state_.setup.choices.mode))
        .key("scenario");
    const std::string& scenario = state_.setup.choices.scenario;
    scenario.empty() ? writer.null() : writer.value(scenario);
    write_json(writer.key("clock"), protocol::field(state_.setup.host, "clock"));
    writer.field("spectators", state_.setup.spectators)
        .list("seats", state_.chairs,
              [&](const Chair& chair) {
                  const bool bot = chair.kind == Chair::Kind::bot;
                  writer.begin_object()
                      .field("kind", name_of(chair.kind))
                      .field("name", bot ? chair.level : chair.name)
                      .field("away", chair.away != Away::no)
                      .end_object();
              })
        .field("free", std::ranges::count_if(state_.chairs, [&](const Chair& chair) {
                   return chair.kind == Chair::Kind::open &&
                          (chair.kept.empty() || chair.kept == person);
               }));
    number_or_null("you", state_.seat_of(person));
    number_or_null("to_act", state_.to_act());
    writer.field("deadline", state_.deadline());
    if (!state_.setup.choices.boxes.empty()) {
        write_json(writer.key("boxes"), protocol::field(state_.setup.host, "boxes"));
    }
    writer.end_object();
}

std::expected<std::string, Refusal> OnlineTable::record() const {
    const rules::Game& game = state_.game->match().game();
    if (state_.stage != Stage::over && (game.has_signatures() || game.has_painters())) {
        return std::unexpected{refusal(MessageError::not_over)};
    }
    record::Record record = state_.game->match().record();
    if (state_.stage == Stage::over) {
        record::reveal(record.header, state_.shuffle);
    } else {
        record.header.seed.clear();
        record.header.commitment =
            chance::commitment_of(state_.shuffle.secret, state_.shuffle.salt);
    }
    return record::write(*state_.catalog, record);
}

bool OnlineTable::changes(const Json& message) {
    return protocol::type_of<protocol::OnlineCommand>(message).has_value();
}

Done OnlineTable::sync(Answers& answers, const messages::Sync& message, std::string_view person,
                       Time now, words::Language language) const {
    const EventNumber from = message.after.value_or(0);
    if (from > number()) {
        return std::unexpected{
            refusal(MessageError::ahead).with("number", static_cast<std::int64_t>(number()))};
    }
    if (!message.after || number() - from > most_told) {
        write_table(answers, person, now, language);
    } else {
        write_events(answers, from + 1, number(), person, now, language);
    }
    return {};
}

Done OnlineTable::answer(Answers& answers, const Json& question, std::string_view person, Time now,
                         words::Language language) const {
    if (!may_see(person)) return std::unexpected{refusal(MessageError::no_spectators)};
    const auto type = protocol::type_of<OnlineQuestion>(question);
    if (!type) return {};  // a command or not for this table
    if (*type != OnlineQuestion::sync && !state_.game) {
        return std::unexpected{refusal(MessageError::not_running)};
    }
    switch (*type) {
        case OnlineQuestion::sync:
            return sync(answers, as<messages::Sync>(question), person, now, language);
        case OnlineQuestion::look:
            return table::answer_look(answers, *state_.catalog, language, &state_.game->match(),
                                      as<messages::Look>(question));
        case OnlineQuestion::orders:
            return table::answer_orders(answers, *state_.catalog, language, state_.game->match(),
                                        as<messages::Orders>(question));
        case OnlineQuestion::positions:
            state_.game->write_positions(answers, state_.seat_of(person), language);
            return {};
        case OnlineQuestion::record: {
            const auto text = record();
            if (!text) return std::unexpected{text.error()};
            answers.begin(FromOnline::recorded).field("table", id()).field("record", *text);
            answers.end();
            return {};
        }
        case OnlineQuestion::result:
            if (state_.game->match().state().phase != rules::Phase::over) {
                return std::unexpected{refusal(MessageError::not_over)};
            }
            table::answer_result(answers, *state_.catalog, id(), state_.game->match());
            return {};
    }
    return {};  // there is no other
}

}  // namespace velatura::online
