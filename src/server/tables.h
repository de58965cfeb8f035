// The online tables this process serves. A table is read from the store when somebody asks for it
// and forgotten when nobody has for a while; everything that happens at it is appended to the store
// first and told afterwards. Several processes may serve the same table: the store's numbers decide
// who was first, the others read what happened and think again.
//
// All of it runs in one thread (World::post).
#pragma once

#include <atomic>
#include <deque>
#include <set>
#include <unordered_map>

#include "online/online_table.h"
#include "server/keeping.h"
#include "server/metrics.h"
#include "server/thinkers.h"
#include "server/world.h"
#include "store/store.h"

namespace velatura::server {

using protocol::Json;
using protocol::Refusal;

// The versions of the messages that are spoken here. Tables with boxes need the second.
inline constexpr std::int64_t oldest_protocol = 1;
inline constexpr std::int64_t newest_protocol = 2;
inline constexpr std::int64_t protocol_with_boxes = 2;

// Who watches tables over a connection; lives as long as that.
struct Watcher {
    SessionId session = 0;
    std::string person{};  // empty: anybody
    words::Language language = words::Language::en;
    std::set<std::string> tables{};  // the tables' own
};

// Who said something, and where the answer goes.
struct Asker {
    std::string person;
    words::Language language = words::Language::en;
    std::optional<std::int64_t> re{};
    std::function<void(std::string)> answer;  // a list of messages
    SessionId session = 0;                    // 0: not over a connection that could watch
    std::int64_t protocol = newest_protocol;
};

class Tables {
  public:
    static constexpr std::size_t id_digits = 20;

    struct Parts {
        const content::Catalog& catalog;
        store::Store& store;
        Thinkers& thinkers;
        const World& world;
        Metrics& metrics;
    };
    struct Callbacks {
        std::function<void(SessionId, const SharedText&)> tell;
        std::function<Watcher*(SessionId)> viewer;  // none: gone
        // Something that lists show has changed, at a table of these people.
        std::function<void(bool lobby, const std::vector<std::string>& people)> changed;
        // Or at this table, of whomever; at any if it is empty.
        std::function<void(const std::string& table)> elsewhere;
        // The store did not keep what this person said: perhaps they are gone.
        std::function<void(const std::string& person)> doubtful;
    };
    Tables(Parts parts, Callbacks callbacks);
    ~Tables();

    // A new table, answered with its first state; the asker watches it.
    void host(Asker asker, const Json& message);
    // Everything else that is said to a table; a sync makes the asker watch it.
    void ask(Asker asker, const std::string& table, Json message);
    void unwatch(Watcher& viewer, const std::string& table);
    void unwatch_all(Watcher& viewer);
    // The game as text; none if there is no such table, or this person may not see it.
    using Downloaded = std::expected<std::string, Refusal>;
    void record(const std::string& table, std::string person,
                const std::function<void(Downloaded)>& done);

    // Another process may have changed it.
    void news(const store::News& news);
    // A person was erased: tables they were at are read again, and told.
    void erased(std::string_view person);

    // Nothing new begins; `done` when all that has begun is answered.
    void finish(std::function<void()> done);

  private:
    struct Room;
    struct Job;

    Room& room(const std::string& id);
    void add(Room& room, Job job);
    void pump(Room& room);
    void load(Room& room);
    void read(Room& room, std::string secret);
    void loaded(Room& room, std::span<const store::KeptEvent> events, std::string_view secret);
    void note(const store::StoreError& error);
    void fail(Room& room, const store::StoreError& error);
    void fail(Room& room, const Refusal& refusal);
    void forget_unknown(Room& room);
    void refresh(Room& room);
    void discard(const std::string& id);

    void serve(Room& room, const Asker& asker, const Json& message);
    void answer_events(Room& room, const Asker& asker, EventNumber first, EventNumber last);
    void refuse(const Room* room, const Asker& asker, const Refusal& refusal);
    void not_kept(const Room* room, const Asker& asker,
                  const store::Result<store::Appended>& outcome);
    void watch(Room& room, const Asker& asker);
    void tell(Room& room, EventNumber first, EventNumber last, SessionId except);

    // Applies the event, if there is one, and what follows, stores it all and tells it.
    void commit(Room& room, std::optional<online::Event> event, const Asker* asker);
    void committed(Room& room, const store::Result<store::Appended>& outcome, EventNumber first,
                   const std::optional<Asker>& asker);
    void keep_next_table(Room& room, const Asker& asker, const std::string& id, online::Event first,
                         online::Event event);
    void settle(Room& room);  // after every change: alarms, computer players, lists
    void think(Room& room);
    void thought(const std::string& id, EventNumber answers, rules::Move move);

    void arm(Room& room);
    void wake_at(Time time);
    void tick();
    void round();  // now and then: forgotten tables, alarms nobody cares for
    online::Fresh fresh() const;
    Time now() const { return parts_.world.now(); }
    template <class T>
    auto here(T then);

    Parts parts_;
    Callbacks callbacks_;
    std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
    std::set<std::pair<Time, std::string>> alarms_;
    std::optional<Time> woken_at_;
    std::size_t under_way_ = 0;  // rooms and new tables the store is busy with
    std::function<void()> finished_;
    bool finishing_ = false;
    Time noted_ = 0;  // when the store's last trouble was
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace velatura::server
