// Why something could not be kept or read. The words for each reason are store.<name> in lang/,
// with {place} for the database and {detail} for what it said itself; no reason carries a secret.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace velatura::store {

enum class StoreFault : std::uint8_t {
    // Opening
    bad_address,     // neither a file nor postgresql://
    cannot_open,     // no such folder, no permission, no server, a wrong password
    not_a_database,  // some other file, or a damaged one
    newer_version,   // made by a newer program; detail: its version
    // Working
    locked,       // another program holds the file, or two servers wait for each other
    read_only,    // the file or the server takes no changes
    full,         // no room on the disk
    unavailable,  // the connection is lost: it may or may not have been kept, read again
    refused,      // not a value that can be kept: a text that is no UTF-8, an unknown person
    failed,       // anything else
    not_here,     // this database has other means for it, see docs/store.md
};

std::string_view name_of(StoreFault reason);

struct StoreError {
    StoreFault reason{};
    std::string place;
    std::string detail;
};

template <class T>
using Result = std::expected<T, StoreError>;

}  // namespace velatura::store
