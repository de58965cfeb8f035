#include "protocol/refusal.h"

#include <array>

namespace velatura::protocol {
namespace {

constexpr std::array<std::string_view, message_error_count> names{
    "too_big",
    "not_json",
    "bad",
    "unknown_table",
    "too_many_tables",
    "too_many_events",
    "stale",
    "ahead",
    "not_playable",
    "nothing_to_undo",
    "no_such_seat",
    "no_such_event",
    "seed_needed",
    "bad_date",
    "not_over",
    "unknown_task",
    "task_twice",
    "too_many_tasks",
    "no_seat_to_act",
    "not_alone",
    "seat_taken",
    "no_free_seat",
    "seated_already",
    "name_taken",
    "not_at_table",
    "not_host",
    "begun_already",
    "not_running",
    "not_your_seat",
    "away",
    "on_break",
    "was_removed",
    "not_yourself",
    "bad_nonce",
    "bad_text",
    "undo_reveals",
    "undo_not_asked",
    "undo_was_declined",
    "too_much_said",
    "audience_full",
    "no_spectators",
    "not_judging",
    "no_vote",
    "no_person",
    "table_closed",
    "hello_first",
    "other_protocol",
    "unknown_person",
    "banned",
    "nobody",
    "too_fast",
    "too_many_seats",
    "unavailable",
};

// Somebody else's text in an answer: as much as helps to find it.
std::string_view shortened(std::string_view text) {
    constexpr std::size_t longest = 100;
    if (text.size() <= longest) return text;
    std::size_t end = longest;
    while (end > 0 && (text[end] & 0xc0) == 0x80)
        --end;  // not within a character of several bytes
    return text.substr(0, end);
}

}  // namespace

std::string_view name_of(MessageError error) {
    return names[rules::index(error)];
}

Refusal& Refusal::with(std::string_view name, std::string_view text) {
    params.push_back({std::string{name}, std::string{shortened(text)}});
    return *this;
}

Refusal& Refusal::with(std::string_view name, std::int64_t number) {
    params.push_back({std::string{name}, number});
    return *this;
}

Refusal refusal(MessageError error) {
    return {.key = content::joined("message.", name_of(error))};
}

Refusal refusal(rules::RuleError error) {
    return {.key = content::joined("refusal.", rules::name_of(error))};
}

Refusal refusal(record::RecordFault reason, std::string_view found) {
    return Refusal{.key = content::joined("record.", record::name_of(reason))}.with("found", found);
}

Refusal refusal(const record::RecordError& error) {
    Refusal refused = refusal(error.reason, error.found);
    refused.with("newest", record::current_version)
        .with("line", error.place.line)
        .with("column", error.place.column);
    if (error.rule) refused.with("rule", refusal(*error.rule).key);
    if (!error.meant.empty()) refused.with("meant", error.meant);
    return refused;
}

Refusal refusal(const Mismatch& fault) {
    return refusal(MessageError::bad).with("place", fault.place).with("expected", fault.expected);
}

void write(Writer& writer, const Refusal& refusal) {
    writer.field("reason", refusal.key).key("params").begin_object();
    for (const Refusal::Param& param : refusal.params) {
        std::visit([&](const auto& value) { writer.field(param.name, value); }, param.value);
    }
    writer.end_object();
}

}  // namespace velatura::protocol
