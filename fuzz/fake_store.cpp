#include "fake_store.h"

#include <deque>
#include <map>
#include <utility>

#include "store/store.h"

namespace velatura::store {

// What the real one has; here there is nothing to do for them.
class Worker {};
class Listener {};

namespace {

struct Kept {
    StoredTable table;
    std::string secret;
    std::vector<KeptEvent> events;
    std::map<std::string, std::string> seats;
};

struct World {
    std::map<std::string, Kept> tables;
    std::map<std::string, Person> people;
    std::deque<std::function<void()>> pending;
    std::vector<News> news;
    bool away = false;
    bool unsure = false;
};

World& world() {
    static World all;
    return all;
}

// Answers when it is delivered, with what is there then.
template <class T, class Work>
void later(Then<T> done, Work work) {
    world().pending.push_back([done = std::move(done), work = std::move(work)] {
        if (world().away)
            return done(std::unexpected{StoreError{StoreFault::unavailable, {}, "away"}});
        auto outcome = work();
        if (world().unsure)
            return done(std::unexpected{StoreError{StoreFault::unavailable, {}, "unsure"}});
        done(std::move(outcome));
    });
}

Appended keep(const Append& append) {
    const auto found = world().tables.find(append.table);
    const Number last = found == world().tables.end() ? 0 : found->second.table.last;
    if ((found == world().tables.end()) != append.creates || last != append.after) {
        return Appended::conflict;
    }
    Kept& kept = world().tables[append.table];
    kept.table.id = append.table;
    kept.table.updated = append.at;
    if (append.status) kept.table.status = *append.status;
    if (append.secret) kept.secret = *append.secret;
    for (const StoredEvent& event : append.events)
        kept.events.push_back({++kept.table.last, append.at, event});
    world().news.push_back({.table = append.table, .last = kept.table.last});
    for (const Participant& seat : append.seats) {
        if (seat.role.empty()) {
            kept.seats.erase(seat.person);
        } else {
            kept.seats[seat.person] = seat.role;
        }
    }
    return Appended::yes;
}

std::vector<OwnTable> own(const std::string& person) {
    std::vector<OwnTable> all;
    for (const auto& [id, kept] : world().tables) {
        if (const auto seat = kept.seats.find(person); seat != kept.seats.end()) {
            all.push_back({kept.table, seat->second});
        }
    }
    return all;
}

std::vector<StoredTable> chosen(std::int64_t most,
                                const std::function<bool(const Status&)>& wanted) {
    std::vector<StoredTable> all;
    for (const auto& [id, kept] : world().tables) {
        if (wanted(kept.table.status) && std::ssize(all) < most) all.push_back(kept.table);
    }
    return all;
}

}  // namespace

void begin_anew(std::vector<Person> people) {
    world() = {};
    for (Person& one : people)
        world().people[one.secret_hash] = std::move(one);
}

bool deliver_one() {
    if (world().pending.empty()) return false;
    const auto next = std::move(world().pending.front());
    world().pending.pop_front();
    next();
    return true;
}

void set_away(bool away) {
    world().away = away;
}

void set_unsure(bool unsure) {
    world().unsure = unsure;
}

std::vector<News> take_news() {
    return std::exchange(world().news, {});
}

std::vector<KeptEvent> kept_events(const std::string& table) {
    return world().tables[table].events;
}

void disturb(const std::string& table) {
    const auto found = world().tables.find(table);
    if (found == world().tables.end()) return;
    Kept& kept = found->second;
    const KeptEvent last = kept.events.back();
    kept.events.push_back({++kept.table.last, last.at, {"said", "", "erased"}});
}

Store::Store() = default;
Store::~Store() = default;

Result<std::unique_ptr<Store>> Store::open(const std::string& /*address*/, Options /*options*/) {
    return std::unique_ptr<Store>{new Store};
}

void Store::append(Append append, Then<Appended> done) {
    later(std::move(done), [append = std::move(append)] { return keep(append); });
}

void Store::read(std::string table, Number after, Then<std::vector<KeptEvent>> done) {
    later(std::move(done), [=, table = std::move(table)] {
        const auto found = world().tables.find(table);
        if (found == world().tables.end()) return std::vector<KeptEvent>{};
        return std::vector(found->second.events.begin() + after, found->second.events.end());
    });
}

void Store::lobby(Timestamp /*since*/, std::int64_t most, Then<std::vector<StoredTable>> done) {
    later(std::move(done),
          [most] { return chosen(most, [](const Status& status) { return status.listed; }); });
}

void Store::alarms(Timestamp until, std::int64_t most, Then<std::vector<StoredTable>> done) {
    later(std::move(done), [=] {
        return chosen(
            most, [until](const Status& status) { return status.alarm && *status.alarm <= until; });
    });
}

void Store::secret(std::string table, Then<std::optional<std::string>> done) {
    later(std::move(done), [table = std::move(table)]() -> std::optional<std::string> {
        const auto found = world().tables.find(table);
        if (found == world().tables.end()) return std::nullopt;
        return found->second.secret;
    });
}

void Store::put_person(Person person, Then<void> done) {
    later(std::move(done), [person = std::move(person)] {
        world().people[person.secret_hash] = person;
        return Result<void>{};
    });
}

void Store::rename_person(std::string /*id*/, std::string /*name*/, Then<bool> done) {
    later(std::move(done), [] { return true; });
}

void Store::people_seen(std::vector<std::string> /*people*/, Timestamp /*when*/, Then<void> done) {
    later(std::move(done), [] { return Result<void>{}; });
}

void Store::person_with(std::string hash, Then<std::optional<Person>> done) {
    later(std::move(done), [hash = std::move(hash)]() -> std::optional<Person> {
        const auto found = world().people.find(hash);
        if (found == world().people.end()) return std::nullopt;
        return found->second;
    });
}

void Store::person(std::string id, Then<std::optional<Person>> done) {
    later(std::move(done), [id = std::move(id)]() -> std::optional<Person> {
        for (const auto& [hash, person] : world().people) {
            if (person.id == id) return person;
        }
        return std::nullopt;
    });
}

void Store::tables_of(std::string person, Then<std::vector<OwnTable>> done) {
    later(std::move(done), [person = std::move(person)] { return own(person); });
}

void Store::person_data(std::string /*person*/, Then<std::optional<PersonData>> done) {
    later(std::move(done), []() -> std::optional<PersonData> { return std::nullopt; });
}

void Store::erase_person(std::string /*person*/, Rewrite /*rewrite*/, Then<bool> done) {
    later(std::move(done), [] { return false; });
}

void Store::announcement(Then<std::string> done) {
    later(std::move(done), [] { return std::string{"Welcome."}; });
}

// An outsider now and then.
void Store::outside(Then<std::string> done) {
    later(std::move(done), [] { return std::to_string(world().tables.size() / 4); });
}

// What the reception never asks for; there so that the real store stays out of the program.
void Store::table(std::string /*id*/, Then<std::optional<StoredTable>> /*done*/) {}
void Store::record(std::string /*table*/, Then<std::optional<std::string>> /*done*/) {}
void Store::finished(Timestamp /*after*/, std::string /*after_table*/, std::int64_t /*most*/,
                     Then<std::vector<FinishedGame>> /*done*/) {}
void Store::sweep(Retention /*retention*/, Then<Swept> /*done*/) {}
void Store::back_up(std::string /*file*/, Then<void> /*done*/) {}
void Store::ping(Then<void> /*done*/) {}
Counters Store::counters() const {
    return {};
}

}  // namespace velatura::store
