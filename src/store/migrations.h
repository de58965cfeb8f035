// The schema, as the list of steps that led to it. A released step never changes; a new one is
// added at the end. Both databases understand the same text.
#pragma once

#include <span>
#include <string_view>

#include "store/connection.h"

namespace velatura::store {

// Step n makes version n.
std::span<const std::string_view> migrations();

// Brings the schema to the newest version, all steps or none; refuses one that is newer still.
Result<void> migrate(Connection& connection, std::span<const std::string_view> steps);

}  // namespace velatura::store
