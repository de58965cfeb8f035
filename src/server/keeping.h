// An online table as the store keeps it, and back. What is hidden (secret, salt, the computer
// players' seed) is kept apart from the events, so that nothing that reads events, such as the
// export of a person's data, can meet it.
#pragma once

#include <map>
#include <span>

#include "online/online_table.h"
#include "store/values.h"

namespace velatura::server {

using online::EventNumber;
using online::OnlineTable;

inline store::Timestamp kept_time(online::Time time) {
    return store::Timestamp{std::chrono::milliseconds{time}};
}

// Who is at a table as what: the number of a seat, or "host" for who set it and sits nowhere.
using Roles = std::map<std::string, std::string>;
Roles roles_of(const OnlineTable& table);

// The events of a table from `first` on, by `author` (empty: nobody). `before` are the roles before
// them.
store::Append append_of(const OnlineTable& table, EventNumber first, const std::string& author,
                        const Roles& before);

// Applies what was read; `secret` is needed with the first event. An error: the store is damaged.
std::expected<void, std::string> restore(OnlineTable& table,
                                         std::span<const store::KeptEvent> events,
                                         std::string_view secret);

// What stands instead of an erased person's event: nothing of what they said, and no name where
// they only watched. A name at a seat is part of others' games.
std::optional<std::string> erasure(const store::StoredEvent& event);

// An event of a person, for that person: without others' identities.
std::string own_event(const store::KeptEvent& event);

}  // namespace velatura::server
