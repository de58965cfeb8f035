// The store's door with a room behind it that a fuzzer or a test rules: everything in memory and in
// one thread, answers when they are let through, a database that can be away, and other servers.
#pragma once

#include <string>
#include <vector>

#include "store/values.h"

namespace velatura::store {

void begin_anew(std::vector<Person> people);
bool deliver_one();  // the oldest answer; false if there is none
void set_away(bool away);
// Keeps what it is given, and then says that it is away.
void set_unsure(bool unsure);
// Of appends since the last call.
std::vector<News> take_news();
// All of a table, now.
std::vector<KeptEvent> kept_events(const std::string& table);
// Another server appends to this table.
void disturb(const std::string& table);

}  // namespace velatura::store
