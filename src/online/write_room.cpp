#include <array>

#include "online/write.h"
#include "protocol/fields.h"
#include "protocol/wire.h"

namespace velatura::online {
namespace {

using protocol::number_of;
using protocol::Writer;
using rules::Seat;

constexpr std::array<std::string_view, 5> stage_names{"waiting", "playing", "judging", "over",
                                                      "closed"};
constexpr std::array<std::string_view, 3> chair_names{"open", "person", "bot"};

std::optional<int> number_of_seat(std::optional<Seat> seat) {
    return seat ? std::optional{number_of(*seat)} : std::nullopt;
}

// What the host's message says, or null.
void write_chosen(Writer& writer, const Json& host, std::string_view name) {
    const Json* chosen = protocol::find(host, name);
    writer.key(name);
    chosen == nullptr ? void(writer.null()) : write_json(writer, *chosen);
}

void write_setup(Writer& writer, const Setup& setup) {
    const Json& host = setup.host;
    writer.key("setup").begin_object();
    for (const std::string_view name : {"mode", "scenario"})
        write_chosen(writer, host, name);
    writer.key("scoring");
    if (const Json* scoring = protocol::find(host, "scoring")) {
        write_json(writer, *scoring);
    } else {
        writer.begin_list().end_list();
    }
    writer.field("random_scoring", int{setup.choices.random_scoring});
    for (const std::string_view name : {"first", "level"})
        write_chosen(writer, host, name);
    writer.field("hidden_hands", setup.choices.hidden_hands)
        .field("vincent_with_three", setup.choices.vincent_with_three);
    write_chosen(writer, host, "clock");
    writer.field("open", setup.open)
        .field("spectators", setup.spectators)
        .field("judges", setup.judges)
        .field("relief", setup.relief);
    for (const std::string_view name :
         {"boxes", "deck", "rows", "award_card", "signatures_with_two", "rival"}) {
        if (protocol::find(host, name) != nullptr) write_chosen(writer, host, name);
    }
    writer.end_object();
}

void write_seat(Writer& writer, const TableState& state, Seat seat) {
    const Chair& chair = state.chair(seat);
    const auto or_none = [](bool there, auto value) {
        return there ? std::optional{value} : std::nullopt;
    };
    const bool bank = state.setup.clock.kind == TimeControl::Kind::relaxed &&
                      chair.kind == Chair::Kind::person && state.game;
    writer.begin_object()
        .field("seat", number_of(seat))
        .field("kind", name_of(chair.kind))
        .field("name", chair.name)
        .field("level", or_none(chair.kind == Chair::Kind::bot, std::string_view{chair.level}))
        .field("ready", chair.ready)
        .field("away", or_none(chair.kind == Chair::Kind::person && chair.away != Away::no,
                               std::string_view{chair.away == Away::left ? "left" : "clock"}))
        .field("rests", chair.rests)
        .field("since", chair.since)
        .field("kept", !chair.kept.empty())
        .field("left", or_none(bank, chair.left))
        .end_object();
}

void write_undo(Writer& writer, const TableState& state) {
    writer.key("undo");
    if (!state.undo) {
        writer.null();
        return;
    }
    writer.begin_object()
        .field("seat", number_of(state.undo->seat))
        .field("answers", state.undo->answers);
    protocol::write_seats(writer.key("agreed"), state.undo->agreed);
    writer.field("deadline", state.undo->deadline).end_object();
}

void write_judging(Writer& writer, const TableState& state) {
    writer.key("judging");
    if (state.stage != Stage::judging) {
        writer.null();
        return;
    }
    protocol::write_seats(writer.begin_object().key("tied"), state.tied());
    writer.field("voters", state.voters().size())
        .field("voted", state.votes.size())
        .field("deadline", state.judging_deadline())
        .end_object();
}

void write_shuffle(Writer& writer, const TableState& state) {
    const chance::FairShuffle& shuffle = state.shuffle;
    writer.field("commitment", chance::commitment_of(shuffle.secret, shuffle.salt))
        .list("nonces", shuffle.nonces, [&](const std::string& nonce) { writer.value(nonce); })
        .key("reveal");
    if (state.stage != Stage::over) {
        writer.null();
        return;
    }
    writer.begin_object()
        .field("secret", shuffle.secret)
        .field("salt", shuffle.salt)
        .field("seed", chance::fair_seed(shuffle.secret, shuffle.nonces))
        .end_object();
}

}  // namespace

std::string_view name_of(Stage stage) {
    return stage_names[rules::index(stage)];
}

std::string_view name_of(Chair::Kind kind) {
    return chair_names[rules::index(kind)];
}

void write_room(Writer& writer, const TableState& state) {
    writer.begin_object().field("stage", name_of(state.stage));
    write_setup(writer, state.setup);
    writer.key("seats").begin_list();
    for (std::size_t seat = 0; seat < state.chairs.size(); ++seat)
        write_seat(writer, state, static_cast<Seat>(seat));
    writer.end_list()
        .field("host", number_of_seat(state.seat_of(state.host())))
        .list("audience", state.audience, [&](const Spectator& one) { writer.value(one.name); })
        .list("came", state.audience, [&](const Spectator& one) { writer.value(one.since); })
        .field("deadline", state.deadline())
        .field("paused", state.paused);
    write_undo(writer, state);
    write_judging(writer, state);
    write_shuffle(writer, state);
    writer.key("next");
    state.next.empty() ? writer.null() : writer.value(state.next);
    writer.end_object();
}

void write_you(Writer& writer, const TableState& state, std::string_view person) {
    writer.begin_object()
        .field("seat", number_of_seat(state.seat_of(person)))
        .field("host", !person.empty() && person == state.host())
        .field("joined", state.spectator(person) != nullptr)
        .field("judges", state.has_vote(person))
        .end_object();
}

void write_event(Writer& writer, const TableState& state, EventNumber number) {
    const Event& event = state.events[number - 1];
    const bool reaction = event.kind == EventKind::reacted;
    writer.begin_object()
        .field("number", number)
        .field("at", event.at)
        .field("kind", name_of(event.kind));
    if (event.seat) writer.field("seat", number_of(*event.seat));
    if (!event.name.empty()) writer.field("name", event.name);
    // A tie that is shared was decided by nobody.
    const bool decided = event.kind == EventKind::judged && event.winners.size() == 1;
    if (event.yes || decided) writer.field("yes", true);
    if (!event.text.empty()) writer.field(reaction ? "reaction" : "text", event.text);
    if (!event.level.empty()) writer.field("level", event.level);
    if (!event.table.empty()) writer.field("table", event.table);
    writer.end_object();
}

}  // namespace velatura::online
