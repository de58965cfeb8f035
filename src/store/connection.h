// One connection to a database, used by one thread. Statements are written so that both databases
// understand them: parameters $1, $2, … in the order of their first appearance, never values in the
// text.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "store/error.h"

namespace velatura::store {

using DatabaseValue = std::variant<std::nullptr_t, std::int64_t, std::string_view>;
using DatabaseRow = std::vector<std::optional<std::string>>;
using Rows = std::vector<DatabaseRow>;

// Announced with the id of a person who is gone; of a table it is the id and the last event.
inline constexpr std::string_view erased_word = "erased ";
// Announced when there is something else to look at: of whom or what is not said.
inline constexpr std::string_view look_word = "look";

struct Call {
    std::string_view sql;  // a constant: kept prepared
    std::vector<DatabaseValue> values{};
};

class Connection {
  public:
    Connection() = default;
    virtual ~Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // For errors: which database this is, without user and password.
    virtual const std::string& place() const = 0;

    // One after the other, on as few trips as possible; ends at the first that fails.
    virtual Result<std::vector<Rows>> run(std::span<const Call> calls) = 0;
    Result<Rows> run(const Call& call);
    // Several statements without values.
    virtual Result<void> script(std::string_view sql) = 0;

    // A transaction that will write.
    virtual Result<void> begin() = 0;
    // The same, while no other process changes the schema.
    virtual Result<void> begin_alone() = 0;
    virtual Result<void> commit() = 0;
    virtual void roll_back() = 0;

    // When the connection breaks in the middle of commit(), the ticket of the transaction lets
    // another one find out what became of it, waiting for its end if need be.
    virtual std::optional<std::string> ticket() const { return std::nullopt; }
    virtual Result<bool> landed(const std::string& ticket);

    // Tells other processes at the transaction's end; takes one text. Empty where none listens.
    virtual std::string_view announcement() const { return {}; }
    // Inside a transaction: finds the person, who stays until its end, unless they are banned.
    // Takes the id.
    virtual std::string_view known_person() const {
        return "SELECT id FROM people WHERE id = $1"
               " AND NOT EXISTS (SELECT 1 FROM meta WHERE name = 'banned ' || $1)";
    }
    // Inside a transaction: writes something, if beginning has not, and fails where it would not
    // land in the database.
    virtual Result<void> check() { return {}; }
    virtual Result<void> back_up(const std::string& file) = 0;
};

using Opened = Result<std::unique_ptr<Connection>>;

}  // namespace velatura::store
