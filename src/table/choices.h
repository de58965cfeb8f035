// What a create message chose, checked: only what a record can hold and the catalog knows.
#pragma once

#include <expected>

#include "protocol/messages.h"
#include "protocol/refusal.h"
#include "record/match.h"

namespace velatura::table {

std::expected<record::Choices, protocol::Refusal> choices_of(
    const content::Catalog& catalog, const protocol::messages::Create& create);

}  // namespace velatura::table
