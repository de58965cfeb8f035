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

inline store::Time kept_time(online::Time time) {
    return store::Time{std::chrono::milliseconds{time}};
}

// Who is at a table as what: the number of a seat, or "host" for who set it and sits nowhere.
using Roles = std::map<std::string, std::string>;
Roles roles_of(const OnlineTable& table);

// The last events of a table that has them applied, by `author` (empty: nobody). `before` are the
// roles before them.
store::Append append_of(const OnlineTable& table, std::span<const std::string> events,
                        const std::string& author, const Roles& before);

// Applies what was read; `secret` is needed with the first event. An error: the store is damaged.
std::expected<void, std::string> restore(OnlineTable& table,
                                         std::span<const store::KeptEvent> events,
                                         std::string_view secret);

// What stands instead of an erased person's talk.
std::vector<store::Erasure> erasures();

// An event of a person, for that person: without others' identities.
std::string own_event(const store::KeptEvent& event);

}  // namespace velatura::server
