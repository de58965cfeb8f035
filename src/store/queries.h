// Everything but the appends, as statements on a connection.
#pragma once

#include "store/connection.h"
#include "store/values.h"

namespace velatura::store {

Result<std::vector<KeptEvent>> read_events(Connection& connection, std::string_view table,
                                           Number after, std::int64_t most);
Result<std::optional<StoredTable>> read_table(Connection& connection, std::string_view table);
Result<std::vector<StoredTable>> read_lobby(Connection& connection, Timestamp since,
                                            std::int64_t most);
Result<std::vector<StoredTable>> read_alarms(Connection& connection, Timestamp until,
                                             std::int64_t most);
Result<std::optional<std::string>> read_secret(Connection& connection, std::string_view table);
Result<std::optional<std::string>> read_record(Connection& connection, std::string_view table);
Result<std::vector<FinishedGame>> read_finished(Connection& connection, Timestamp from,
                                                std::string_view after, std::int64_t most);

Result<std::vector<StoredTable>> read_tables(Connection& connection, bool ended, std::int64_t most);
Result<std::vector<Person>> read_people(Connection& connection, std::string_view part_of_name,
                                        std::int64_t most);
// A text of the table `meta`; empty if there is none.
inline constexpr std::string_view announcement_note = "announcement";
Result<std::string> read_note(Connection& connection, std::string_view name);
Result<std::optional<Person>> read_person(Connection& connection, std::string_view id);
Result<std::optional<Person>> read_person_with(Connection& connection, std::string_view hash);
Result<std::vector<OwnTable>> read_tables_of(Connection& connection, std::string_view person);
Result<std::optional<PersonData>> read_person_data(Connection& connection, std::string_view person);

// Inside a transaction.
Result<void> put_person(Connection& connection, const Person& person);
Result<bool> rename_person(Connection& connection, std::string_view id, std::string_view name);
Result<void> people_seen(Connection& connection, std::span<const std::string> people,
                         Timestamp when);
Result<bool> erase_person(Connection& connection, std::string_view person, const Rewrite& rewrite);
Result<bool> delete_table(Connection& connection, std::string_view id);
Result<bool> ban(Connection& connection, std::string_view person, bool banned);
Result<void> announce(Connection& connection, std::string_view text);
Result<Swept> sweep(Connection& connection, const Retention& retention);

}  // namespace velatura::store
