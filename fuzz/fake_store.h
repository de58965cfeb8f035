// The store's door with a room behind it that a fuzzer rules: everything in memory and in one
// thread, answers when they are let through, a database that can be away, and other servers.
#pragma once

#include <string>
#include <vector>

#include "store/values.h"

namespace velatura::store {

void begin_anew(std::vector<Person> people);
bool deliver_one();  // the oldest answer; false if there is none
void set_away(bool away);
// Another server appends to this table.
void disturb(const std::string& table);

}  // namespace velatura::store
