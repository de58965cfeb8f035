// Why a message was refused: a key of lang/ and what goes into its text, never a finished sentence,
// for the page speaks the player's language.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/check.h"
#include "protocol/writer.h"
#include "record/error.h"
#include "rules/refusal.h"

namespace velatura::protocol {

// What can be wrong beyond the rules and the record: message.<name> in lang/.
enum class MessageError : std::uint8_t {
    too_big,          // bytes, most
    not_json,         // place
    bad,              // place, expected
    unknown_table,    // table
    too_many_tables,  // most
    too_many_events,  // most
    stale,            // number
    ahead,            // number
    not_playable,
    nothing_to_undo,
    no_such_seat,   // seat
    no_such_event,  // number
    seed_needed,
    bad_date,  // date
    not_over,
    unknown_task,    // task
    task_twice,      // task
    too_many_tasks,  // most
    no_seat_to_act,
    not_alone,
    // At an online table
    seat_taken,  // seat
    no_free_seat,
    seated_already,
    name_taken,  // name
    not_at_table,
    not_host,
    begun_already,
    not_running,
    not_your_seat,  // seat
    away,
    on_break,
    was_removed,
    not_yourself,
    bad_nonce,
    bad_text,
    undo_reveals,
    undo_not_asked,
    undo_was_declined,
    too_much_said,  // most
    audience_full,  // most
    no_spectators,
    not_judging,
    no_vote,
    no_person,
    table_closed,
    // By the server
    hello_first,
    other_protocol,  // protocol
    unknown_person,
    banned,
    nobody,
    too_fast,
    too_many_seats,  // most
    unavailable,
};
inline constexpr std::size_t message_error_count = rules::index(MessageError::unavailable) + 1;

std::string_view name_of(MessageError error);

struct Refusal {
    using Value = std::variant<std::string, std::int64_t>;
    struct Param {
        std::string name;
        Value value;
    };

    std::string key;
    std::vector<Param> params{};

    Refusal& with(std::string_view name, std::string_view text);
    Refusal& with(std::string_view name, std::int64_t number);
};

Refusal refusal(MessageError error);
Refusal refusal(rules::RuleError error);
// Also place and rule as parameters: line, column, found, newest, and where known meant and rule.
Refusal refusal(const record::RecordError& error);
// The same about something that did not come from a text: a name, a scenario.
Refusal refusal(record::RecordFault reason, std::string_view found);
// About a message that did not pass the check.
Refusal refusal(const Mismatch& fault);

// Into an object: "reason" and "params".
void write(Writer& writer, const Refusal& refusal);

}  // namespace velatura::protocol
