// One table in this process. For tables*.cpp.
#pragma once

#include "server/tables.h"

namespace velatura::server {

// Something to be done at a table when it is up to date and nothing else is under way there.
struct Tables::Job {
    std::function<void(Room&)> run;
    std::function<void(const Refusal&)> fail;  // the table is not there, or the store is not
};

struct Tables::Room {
    Room(std::string id, const content::Catalog& catalog) : table(std::move(id), catalog) {}

    OnlineTable table;  // may be one append ahead of what is told while the store is busy
    std::deque<Job> jobs;
    Job current;         // under way, to be done again after a conflict
    int tries = 0;       // of the current one
    bool busy = false;   // the store is at work for it
    bool stale = true;   // to be read on before the next job
    bool wrong = false;  // something applied was not kept: to be read from the start
    bool anew = false;   // and all of it told anew
    EventNumber told = 0;
    std::set<SessionId> watchers;
    std::optional<Time> alarm;
    std::shared_ptr<std::atomic<bool>> unwanted;  // of the thought under way
    EventNumber thought_answers = 0;
    Time used = 0;
    std::chrono::steady_clock::time_point append_began;

    const std::string& id() const { return table.id(); }
    bool idle() const { return !busy && jobs.empty() && watchers.empty() && !unwanted; }
};

// What the store answers, brought into the tables' thread.
template <class T>
auto Tables::here(T then) {
    return [this, world = &parts_.world, alive = alive_, then = std::move(then)](auto result) {
        world->post([this, alive, then, result = std::move(result)] {
            if (!*alive) return;
            then(result);
            if (--under_way_ == 0 && finished_) std::exchange(finished_, {})();
        });
    };
}

}  // namespace velatura::server
