// What is kept of online tables: texts and numbers. What an event, a list text or a record means is
// the server's business; here they are texts of UTF-8. The store has no clock: every time is given.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace velatura::store {

using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;
using Number = std::int64_t;  // of an event at its table: 1, 2, 3, …

// The numbers are in the database.
enum class Lifecycle : std::uint8_t { open = 0, running = 1, over = 2, closed = 3 };

// What of a table may change with every append.
struct Status {
    Lifecycle state = Lifecycle::open;
    bool listed = false;               // in the lobby
    std::string listing{};             // what lists show of it: nothing hidden
    std::optional<Timestamp> alarm{};  // when a clock runs out
    bool operator==(const Status&) const = default;
};

struct StoredTable {
    std::string id;
    Timestamp created;
    Timestamp updated;
    Number last = 0;  // event
    Status status;
    bool operator==(const StoredTable&) const = default;
};

struct StoredEvent {
    std::string kind;    // the server's word
    std::string author;  // a person's id, or empty
    std::string payload;
    bool operator==(const StoredEvent&) const = default;
};

struct KeptEvent {
    Number number = 0;
    Timestamp at;
    StoredEvent event;
    bool operator==(const KeptEvent&) const = default;
};

// Who set a table and does not sit there.
inline constexpr std::string_view host_role = "host";

// A person at a table; the role is the server's word. An empty role leaves the table.
struct Participant {
    std::string person;
    std::string role;
};

// Everything that happens to a table at once: all of it is kept, or nothing.
struct Append {
    std::string table;
    Timestamp at;
    bool creates = false;  // makes the table, which must have a status
    Number after = 0;      // the last event the author knows; the new ones get the next numbers
    std::vector<StoredEvent> events{};
    std::optional<Status> status{};
    std::vector<Participant> seats{};
    std::optional<std::string> secret{};  // seed and salt, apart from all that clients may ask for
    std::optional<std::string> record{};  // of the finished game
};

enum class Appended : std::uint8_t {
    yes,
    conflict,  // the table has another last event, or exists, or does not: read it and think again
};

struct Person {
    std::string id;
    std::string name;
    std::string secret_hash;  // unique; the secret itself is nowhere
    Timestamp created;
    Timestamp seen;
    bool banned = false;  // by who runs the server; kept apart, put_person does not change it
    bool operator==(const Person&) const = default;
};

struct OwnTable {
    StoredTable table;
    std::string role;
};

struct FinishedGame {
    std::string table;
    Timestamp finished;
    std::string record;
    bool operator==(const FinishedGame&) const = default;
};

// All that is kept of a person.
struct PersonData {
    Person person;
    std::vector<OwnTable> tables;
    struct Said {
        std::string table;
        KeptEvent event;
    };
    std::vector<Said> events;
};

// What is to stand instead of an erased person's event; nothing: it stays as it is.
using Rewrite = std::function<std::optional<std::string>(const StoredEvent&)>;

// Who and what is deleted when older than these.
struct Retention {
    Timestamp over;    // tables over or closed, by their last change
    Timestamp idle;    // tables still open or running
    Timestamp empty;   // tables still open at which nobody sits
    Timestamp unseen;  // people without a table
};

struct Swept {
    std::int64_t tables = 0;
    std::int64_t people = 0;
};

// A table has got events, perhaps from another process, or a person was erased. Neither: some news
// may have been missed, look at all tables.
struct News {
    std::string table{};
    Number last = 0;
    std::string erased{};  // a person's id
};

}  // namespace velatura::store
