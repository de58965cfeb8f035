#include "store/error.h"

#include <array>

namespace velatura::store {

std::string_view name_of(StoreFault reason) {
    constexpr std::array<std::string_view, 11> names{
        "bad_address", "cannot_open", "not_a_database", "newer_version", "locked",  "read_only",
        "full",        "unavailable", "refused",        "failed",        "not_here"};
    return names.at(static_cast<std::size_t>(reason));
}

}  // namespace velatura::store
