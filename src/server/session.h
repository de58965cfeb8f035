// One connection as the reception knows it. For reception*.cpp.
#pragma once

#include "server/reception.h"

namespace velatura::server {

struct Reception::Session {
    Watcher viewer;
    Line* line = nullptr;
    std::string address;
    Credits credits;
    int too_fast = 0;
    bool greeted = false;
    std::int64_t protocol = oldest_protocol;
    bool identifying = false;    // what is said meanwhile waits
    std::deque<Json> waiting{};  // no longer than the credits allow
    bool watches_lobby = false;
    SharedText lobby{};           // as last told, if it was not asked for since
    std::set<std::string> own{};  // tables, as last told
};

}  // namespace velatura::server
