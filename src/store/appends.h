// Appends in groups: many in one transaction, so that they share one wait for the disk, yet each
// succeeds or meets its conflict by itself.
#pragma once

#include <span>
#include <vector>

#include "store/connection.h"
#include "store/values.h"

namespace velatura::store {

// Inside a transaction. The outcomes are in the order of the appends; of two to the same table the
// earlier is first.
Result<std::vector<Appended>> append_all(Connection& connection,
                                         std::span<const Append* const> appends);

}  // namespace velatura::store
