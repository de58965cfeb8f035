// What is kept of online tables, in an SQLite file or a PostgreSQL database. Everything is
// asynchronous: `done` is called exactly once, on one of the store's threads, and must not wait
// there. What `done` reports as kept is on the disk.
//
// Writes happen in the order in which they were asked for. Reads have a thread and a connection of
// their own: they see every write whose `done` was called before. After an error other than
// `refused` an append may or may not have been kept: read the table again.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "store/error.h"
#include "store/values.h"

namespace velatura::store {

class Worker;
class Listener;

template <class T>
using Then = std::function<void(Result<T>)>;

struct Options {
    // How long a request may wait for a database that is away.
    std::chrono::milliseconds patience = std::chrono::seconds{15};
    // How long for one answer of a database server. One that hangs is left then, and tried anew.
    std::chrono::milliseconds answer = std::chrono::seconds{5};
    // Of appends by all processes, our own among them. PostgreSQL only: who serves an SQLite file
    // asks outside() now and then.
    std::function<void(const News&)> news{};
    // We serve nobody, but change what others serve: they are told, with SQLite too.
    bool outsider = false;
};

// For metrics.
struct Counters {
    std::uint64_t appends = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t errors = 0;   // of appends
    std::uint64_t groups = 0;   // transactions the appends shared
    std::uint64_t waiting = 0;  // requests of any kind, now
};

class Store {
  public:
    // "postgresql://…" is a server, "sqlite:FILE" or a path a file, made if it is not there. Brings
    // the schema to the newest version.
    static Result<std::unique_ptr<Store>> open(const std::string& address, Options options = {});
    // Finishes what was asked for, unless the database hangs; from its beginning on nobody may ask
    // for more.
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    void append(Append append, Then<Appended> done);
    void read(std::string table, Number after, Then<std::vector<KeptEvent>> done);

    void table(std::string id, Then<std::optional<StoredTable>> done);
    // Those listed, the newest first, of which somebody was seen since then.
    void lobby(Timestamp since, std::int64_t most, Then<std::vector<StoredTable>> done);
    void alarms(Timestamp until, std::int64_t most,
                Then<std::vector<StoredTable>> done);  // the first first
    void secret(std::string table, Then<std::optional<std::string>> done);
    void record(std::string table, Then<std::optional<std::string>> done);
    // In the order they were finished, those behind this one.
    void finished(Timestamp after, std::string after_table, std::int64_t most,
                  Then<std::vector<FinishedGame>> done);

    // A new one, or all of a known one anew.
    void put_person(Person person, Then<void> done);
    // Of a known one, nothing else of whom changes; false if there is no such person.
    void rename_person(std::string id, std::string name, Then<bool> done);
    void people_seen(std::vector<std::string> people, Timestamp when, Then<void> done);
    void person(std::string id, Then<std::optional<Person>> done);
    void person_with(std::string secret_hash, Then<std::optional<Person>> done);
    void people(std::string part_of_name, std::int64_t most,
                Then<std::vector<Person>> done);                           // seen last first
    void tables_of(std::string person, Then<std::vector<OwnTable>> done);  // the latest first
    void person_data(std::string person, Then<std::optional<PersonData>> done);
    // Seats and name go, events lose their author, and whatever else they say is refused; false if
    // there is no such person. The other processes are told.
    void erase_person(std::string person, Rewrite rewrite, Then<bool> done);

    // For who runs the server. All processes look at everything anew afterwards. False if there is
    // no such table or person.
    void tables(bool ended, std::int64_t most,
                Then<std::vector<StoredTable>> done);  // changed last first; ended ones too?
    void delete_table(std::string id, Then<bool> done);
    // Who is banned adds nothing any more.
    void ban(std::string person, bool banned, Then<bool> done);
    // What everybody is told; empty: nothing.
    void announce(std::string text, Then<void> done);
    void announcement(Then<std::string> done);
    // Another text whenever an outsider has changed something. SQLite only.
    void outside(Then<std::string> done);

    void sweep(Retention retention, Then<Swept> done);
    // A copy of all there is now, while others go on; the file must not exist. SQLite only.
    void back_up(std::string file, Then<void> done);
    // Whether the database takes changes: it makes one. Not any more once it was seen damaged.
    void ping(Then<void> done);

    Counters counters() const;

  private:
    Store();
    std::shared_ptr<std::atomic<bool>> ending_ = std::make_shared<std::atomic<bool>>(false);
    std::unique_ptr<Worker> writer_;
    std::unique_ptr<Worker> reader_;
    std::unique_ptr<Listener> listener_;
    std::atomic<std::uint64_t> appends_ = 0;
    std::atomic<std::uint64_t> conflicts_ = 0;
    std::atomic<std::uint64_t> errors_ = 0;
};

}  // namespace velatura::store
