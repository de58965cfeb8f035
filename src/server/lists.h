// Lists of tables as they are told, from what the store keeps for them.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "store/values.h"

namespace velatura::server {

// A tables message in a list, for a page that speaks this protocol.
std::string write_lobby(std::optional<std::int64_t> re, std::int64_t protocol,
                        std::span<const store::StoredTable> tables);
std::string write_own(std::optional<std::int64_t> re, std::int64_t protocol,
                      std::span<const store::OwnTable> tables);

}  // namespace velatura::server
