// How tables come into memory and go, and the time that passes at them.
#include "server/tables.h"

#include "server/log.h"
#include "server/room.h"

namespace velatura::server {
namespace {

using protocol::MessageError;
using protocol::refusal;

using namespace std::chrono_literals;

constexpr auto round_pause = 5s;
constexpr Time idle_time = 60'000;  // after that a table nobody watches is forgotten
constexpr Time soon = 120'000;      // an alarm so near keeps it in memory
// An alarm of a table that is in no process's memory; those that have it ring in time.
constexpr Time grace = 10'000;
constexpr std::int64_t most_alarms = 200;
constexpr Time note_pause = 10'000;

}  // namespace

Tables::Tables(Parts parts, Callbacks callbacks) : parts_(parts), callbacks_(std::move(callbacks)) {
    parts_.world.post([this, alive = alive_] {
        if (*alive) round();
    });
}

Tables::~Tables() {
    *alive_ = false;
    for (const auto& [id, room] : rooms_) {
        if (room->unwanted) *room->unwanted = true;
    }
}

Tables::Room& Tables::room(const std::string& id) {
    auto& place = rooms_[id];
    if (!place) place = std::make_unique<Room>(id, parts_.catalog);
    parts_.metrics.tables = static_cast<std::int64_t>(rooms_.size());
    place->used = now();
    return *place;
}

void Tables::discard(const std::string& id) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return;
    Room& room = *found->second;
    if (room.unwanted) *room.unwanted = true;
    if (room.alarm) alarms_.erase({*room.alarm, id});
    rooms_.erase(found);
    parts_.metrics.tables = static_cast<std::int64_t>(rooms_.size());
}

void Tables::add(Room& room, Job job) {
    room.jobs.push_back(std::move(job));
    pump(room);
}

void Tables::pump(Room& room) {
    while (!room.busy && !room.jobs.empty()) {
        if (room.stale) return load(room);
        room.current = std::move(room.jobs.front());
        room.jobs.pop_front();
        const auto run = room.current.run;
        run(room);
    }
}

void Tables::load(Room& room) {
    room.busy = true;
    if (room.wrong) room.table = OnlineTable{std::string{room.id()}, parts_.catalog};
    room.stale = room.wrong = false;  // now: what is heard while it is read may not be in there
    if (room.table.number() > 0) return read(room, "");
    ++under_way_;
    parts_.store.secret(
        room.id(), here([this, &room](const store::Result<std::optional<std::string>>& secret) {
            if (!secret) return fail(room, secret.error());
            if (!*secret) return forget_unknown(room);
            read(room, **secret);
        }));
}

void Tables::read(Room& room, std::string secret) {
    ++under_way_;
    parts_.store.read(room.id(), static_cast<store::Number>(room.table.number()),
                      here([this, &room, secret = std::move(secret)](
                               const store::Result<std::vector<store::KeptEvent>>& events) {
                          if (!events) return fail(room, events.error());
                          loaded(room, *events, secret);
                      }));
}

void Tables::loaded(Room& room, std::span<const store::KeptEvent> events, std::string_view secret) {
    const auto restored = restore(room.table, events, secret);
    if (!restored || room.table.number() == 0) {
        parts_.world.note("event=damaged_table reason=" +
                          quoted(restored ? "no events" : restored.error()));
        room.wrong = true;
        return fail(room, refusal(MessageError::unavailable));
    }
    room.busy = false;
    if (room.wrong) return pump(room);  // somebody was erased meanwhile: this was read too early
    const EventNumber before = std::exchange(room.told, room.table.number());
    if (std::exchange(room.anew, false)) {
        tell(room, 0, room.told, 0);
    } else if (before > 0 && before < room.told) {
        tell(room, before + 1, room.told, 0);
    }
    settle(room);
    pump(room);
}

// For who runs the server; a store that is away is no news every time.
void Tables::note(const store::StoreError& error) {
    const Time time = now();
    if (time < noted_ + note_pause) return;
    noted_ = time;
    parts_.world.note("event=store_failed reason=" + std::string{name_of(error.reason)} +
                      " detail=" + quoted(error.detail));
}

void Tables::fail(Room& room, const store::StoreError& error) {
    note(error);
    fail(room, refusal(MessageError::unavailable));
}

// Who asked is refused; who watches is told what happened as soon as it can be read (round()).
void Tables::fail(Room& room, const Refusal& why) {
    const std::deque<Job> jobs = std::exchange(room.jobs, {});
    room.busy = false;
    room.stale = true;
    if (room.watchers.empty()) discard(std::string{room.id()});
    for (const Job& job : jobs) {
        if (job.fail) job.fail(why);
    }
}

// Never was, or was deleted.
void Tables::forget_unknown(Room& room) {
    const std::string id = room.id();
    const Refusal why = refusal(MessageError::unknown_table).with("table", id);
    const SharedText told = text(protocol::Answers::refused({}, why));
    for (const SessionId session : std::exchange(room.watchers, {})) {
        if (Watcher* const viewer = callbacks_.viewer(session)) viewer->tables.erase(id);
        callbacks_.tell(session, told);
    }
    fail(room, why);
}

// Reads on, as soon as it can.
void Tables::refresh(Room& room) {
    add(room, {.run = [](Room&) {}, .fail = {}});
}

void Tables::news(const store::News& news) {
    if (news.table.empty()) {  // who knows what: every table
        std::vector<std::string> ids;
        for (const auto& [id, room] : rooms_)
            ids.push_back(id);
        for (const std::string& id : ids) {
            Room& one = room(id);
            one.stale = one.wrong = true;  // from the start: it may be there no more
            refresh(one);
        }
        return callbacks_.elsewhere("");
    }
    const auto found = rooms_.find(news.table);
    if (found == rooms_.end()) return callbacks_.elsewhere(news.table);
    Room& room = *found->second;
    // What we have appended ourselves comes back as news.
    if (static_cast<store::Number>(room.table.number()) >= news.last && !room.wrong) return;
    room.stale = true;
    refresh(room);
}

void Tables::erased(std::string_view person) {
    std::vector<Room*> concerned;
    for (const auto& [id, room] : rooms_) {
        // What is being read may name them, too.
        const auto& events = room->table.state().events;
        if (room->busy ||
            std::ranges::find(events, person, &online::Event::person) != events.end()) {
            concerned.push_back(room.get());
        }
    }
    for (Room* const room : concerned) {
        room->stale = room->wrong = room->anew = true;
        refresh(*room);
    }
}

void Tables::finish(std::function<void()> done) {
    finishing_ = true;
    if (under_way_ == 0) return done();
    finished_ = std::move(done);
}

// ---- Time ----

void Tables::arm(Room& room) {
    if (room.alarm) alarms_.erase({*room.alarm, room.id()});
    room.alarm = room.table.next_alarm();
    if (!room.alarm) return;
    alarms_.emplace(*room.alarm, room.id());
    wake_at(*room.alarm);
}

void Tables::wake_at(Time time) {
    if (woken_at_ && *woken_at_ <= time) return;
    woken_at_ = time;
    const auto pause = std::chrono::milliseconds{std::max<Time>(time - now(), 0)};
    parts_.world.after(pause, [this, alive = alive_, time] {
        if (!*alive || woken_at_ != time) return;  // another one came first
        woken_at_.reset();
        tick();
    });
}

void Tables::tick() {
    const Time time = now();
    while (!alarms_.empty() && alarms_.begin()->first <= time && !finishing_) {
        Room& due = room(std::string{alarms_.begin()->second});
        alarms_.erase(alarms_.begin());
        due.alarm.reset();
        add(due, {.run =
                      [this](Room& one) {
                          if (one.table.due(now())) {
                              commit(one, {}, nullptr);
                          } else {
                              arm(one);
                          }
                      },
                  .fail = {}});
    }
    if (!alarms_.empty()) wake_at(alarms_.begin()->first);
}

void Tables::round() {
    if (finishing_) return;
    const Time time = now();
    std::vector<std::string> idle;
    std::vector<std::string> unread;  // the store was away
    for (const auto& [id, room] : rooms_) {
        const bool rings = room->alarm && *room->alarm < time + soon;
        if (room->idle() && !rings && room->used < time - idle_time) idle.push_back(id);
        if (room->stale && !room->busy && !room->watchers.empty()) unread.push_back(id);
    }
    for (const std::string& id : idle)
        discard(id);
    for (const std::string& id : unread)
        refresh(*rooms_.at(id));
    tick();  // the machine may have slept: timers have not
    ++under_way_;
    parts_.store.alarms(kept_time(time - grace), most_alarms,
                        here([this](const store::Result<std::vector<store::StoredTable>>& due) {
                            if (!due) return note(due.error());
                            for (const store::StoredTable& table : *due) {
                                if (!rooms_.contains(table.id)) refresh(room(table.id));
                            }
                        }));
    parts_.world.after(round_pause, [this, alive = alive_] {
        if (*alive) round();
    });
}

online::Fresh Tables::fresh() const {
    const auto& random = parts_.world.random;
    return {random(id_digits), random(chance::secret_digits), random(chance::secret_digits),
            random(chance::secret_digits)};
}

}  // namespace velatura::server
