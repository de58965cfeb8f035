#include "online/event.h"

#include <algorithm>
#include <array>

#include "protocol/fields.h"
#include "protocol/wire.h"
#include "protocol/writer.h"

namespace velatura::online {
namespace {

using protocol::Writer;
using JsonKind = Json::Kind;

constexpr std::array<std::string_view, event_kind_count> names{
    "created",    "sat",         "stood",         "chaired",   "readied",       "begun",   "moved",
    "undo_asked", "undo_agreed", "undo_declined", "undone",    "said",          "reacted", "rested",
    "paused",     "resumed",     "left",          "returned",  "clock_ran_out", "removed", "came",
    "went",       "voted",       "judged",        "rematched", "closed",
};

constexpr Time latest = 253'402'300'799'999;  // the last of 9999: sums stay far from overflowing

// The texts of an event by the names of their fields.
struct TextField {
    std::string_view name;
    std::string Event::* place;
};
constexpr std::array text_fields{
    TextField{"person", &Event::person}, TextField{"name", &Event::name},
    TextField{"nonce", &Event::nonce},   TextField{"level", &Event::level},
    TextField{"key", &Event::key},       TextField{"text", &Event::text},
    TextField{"table", &Event::table},   TextField{"secret", &Event::secret},
    TextField{"salt", &Event::salt},     TextField{"bots", &Event::bots},
};

bool is_seat(const Json& value) {
    return value.kind == JsonKind::whole && value.whole >= 1 &&
           value.whole <= static_cast<std::int64_t>(rules::max_seats);
}

// False where the field is not what it should be.
bool read_field(Event& event, std::string_view name, const Json& value) {
    const auto text = std::ranges::find(text_fields, name, &TextField::name);
    if (text != text_fields.end()) {
        event.*(text->place) = value.text;
        return value.kind == JsonKind::text;
    }
    if (name == "kind") return value.kind == JsonKind::text;
    if (name == "at") {
        event.at = value.whole;
        return value.kind == JsonKind::whole && value.whole >= 0 && value.whole <= latest;
    }
    if (name == "seat" || name == "choice") {
        (name == "seat" ? event.seat : event.choice) = protocol::id_of<rules::Seat>(value.whole);
        return is_seat(value);
    }
    if (name == "yes") {
        event.yes = value.boolean;
        return value.kind == JsonKind::boolean;
    }
    if (name == "answers") {
        event.answers = static_cast<EventNumber>(value.whole);
        return value.kind == JsonKind::whole && value.whole >= 0;
    }
    if (name == "move") {
        if (!protocol::check(value, "SeatMove")) return false;
        event.move = protocol::read_move(value);
        return true;
    }
    if (name == "winners") {
        if (!protocol::check(value, "Seats")) return false;
        event.winners = protocol::read_seats(value);
        return true;
    }
    if (name == "setup") {
        event.setup = value;
        return protocol::check(value, "Host").has_value();
    }
    if (name != "kept" || value.kind != JsonKind::list) return false;
    for (const Json& person : value.items)
        event.kept.push_back(person.text);
    return std::ranges::all_of(value.items,
                               [](const Json& item) { return item.kind == JsonKind::text; });
}

}  // namespace

std::string_view name_of(EventKind kind) {
    return names[rules::index(kind)];
}

void write_json(Writer& writer, const Json& value) {
    switch (value.kind) {
        case JsonKind::null:
        case JsonKind::fraction:  // there is none in our messages
            writer.null();
            return;
        case JsonKind::boolean:
            writer.value(value.boolean);
            return;
        case JsonKind::whole:
            writer.value(value.whole);
            return;
        case JsonKind::text:
            writer.value(value.text);
            return;
        case JsonKind::list:
            writer.begin_list();
            for (const Json& item : value.items)
                write_json(writer, item);
            writer.end_list();
            return;
        case JsonKind::object:
            writer.begin_object();
            for (std::size_t i = 0; i < value.items.size(); ++i)
                write_json(writer.key(value.names[i]), value.items[i]);
            writer.end_object();
            return;
    }
}

std::string write(const Event& event) {
    Writer writer;
    writer.begin_object().field("kind", name_of(event.kind)).field("at", event.at);
    for (const auto& [name, place] : text_fields) {
        if (!(event.*place).empty()) writer.field(name, event.*place);
    }
    if (event.seat) writer.field("seat", protocol::number_of(*event.seat));
    if (event.choice) writer.field("choice", protocol::number_of(*event.choice));
    if (event.yes) writer.field("yes", true);
    if (event.answers) writer.field("answers", *event.answers);
    if (event.move) protocol::write_move(writer.key("move"), *event.move);
    if (!event.winners.empty()) protocol::write_seats(writer.key("winners"), event.winners);
    if (event.setup.kind == JsonKind::object) write_json(writer.key("setup"), event.setup);
    if (!event.kept.empty()) {
        writer.list("kept", event.kept, [&](const std::string& who) { writer.value(who); });
    }
    return std::move(writer.end_object()).text();
}

std::expected<Event, std::string> read_event(std::string_view text) {
    const auto parsed = protocol::parse(text);
    if (!parsed) return std::unexpected{"no JSON: " + parsed.error().place};
    if (parsed->kind != JsonKind::object) return std::unexpected{std::string{"no event"}};
    Event event;
    const auto kind = std::ranges::find(names, protocol::text_or_none(*parsed, "kind"));
    if (kind == names.end()) return std::unexpected{std::string{"unknown kind of event"}};
    event.kind = static_cast<EventKind>(kind - names.begin());
    for (std::size_t i = 0; i < parsed->items.size(); ++i) {
        if (!read_field(event, parsed->names[i], parsed->items[i])) {
            return std::unexpected{"bad field " + parsed->names[i]};
        }
    }
    return event;
}

}  // namespace velatura::online
