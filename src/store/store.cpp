#include "store/store.h"

#include "store/listener.h"
#include "store/migrations.h"
#include "store/postgresql.h"
#include "store/queries.h"
#include "store/sqlite.h"
#include "store/utf8.h"
#include "store/worker.h"

namespace velatura::store {

namespace {

bool all_text(const Append& append) {
    bool good = is_text(append.table);
    for (const StoredEvent& event : append.events)
        good = good && is_text(event.kind) && is_text(event.author) && is_text(event.payload);
    for (const Participant& seat : append.seats)
        good = good && is_text(seat.person) && is_text(seat.role);
    return good && (!append.status || is_text(append.status->listing)) &&
           (!append.secret || is_text(*append.secret)) &&
           (!append.record || is_text(*append.record));
}

// Has the worker ask, and tell what it was answered.
template <class T, class Work>
void ask(Worker& worker, Then<T> done, Work work) {
    worker.post(
        [done = std::move(done), work = std::move(work)](Worker& asked) { done(asked.ask(work)); });
}

template <class T, class Work>
void transact(Worker& worker, Then<T> done, Work work) {
    worker.post([done = std::move(done), work = std::move(work)](Worker& asked) {
        done(asked.transact(work));
    });
}

// Not at once: whoever asks may hold what `done` wants.
template <class T>
void refuse(Worker& worker, Then<T> done) {
    worker.post([done = std::move(done)](Worker&) {
        done(std::unexpected{StoreError{StoreFault::refused, {}, "not valid UTF-8"}});
    });
}

}  // namespace

Store::Store() = default;

Store::~Store() {
    *ending_ = true;
}

Result<std::unique_ptr<Store>> Store::open(const std::string& address, Options options) {
    const bool server = address.starts_with("postgresql://") || address.starts_with("postgres://");
    const std::string file = address.starts_with("sqlite:") ? address.substr(7) : address;
    if (!server && (file.empty() || file.starts_with(':') || file.contains("://"))) {
        return std::unexpected{StoreError{StoreFault::bad_address, address, {}}};
    }
    std::unique_ptr<Store> store{new Store};
    const Waiting waiting{options.answer, store->ending_};
    const Announces announces = options.outsider ? Announces::yes : Announces::no;
    // A file that was there and is not any more is not made anew.
    const Worker::Connect connect = [=] {
        return server ? open_postgresql(address, waiting)
                      : open_sqlite(file, Existence::is_there, announces);
    };

    auto for_writing = server ? connect() : open_sqlite(file, Existence::may_be_made, announces);
    if (!for_writing) return std::unexpected{std::move(for_writing.error())};
    if (auto migrated = migrate(**for_writing, migrations()); !migrated) {
        return std::unexpected{std::move(migrated.error())};
    }
    auto for_reading = connect();
    if (!for_reading) return std::unexpected{std::move(for_reading.error())};

    if (server && options.news) {
        auto listener = Listener::open(address, waiting, std::move(options.news));
        if (!listener) return std::unexpected{std::move(listener.error())};
        store->listener_ = std::move(*listener);
    }
    store->writer_ = std::make_unique<Worker>(connect, std::move(*for_writing), options.patience);
    store->reader_ = std::make_unique<Worker>(connect, std::move(*for_reading), options.patience);
    return store;
}

void Store::append(Append append, Then<Appended> done) {
    if (!all_text(append)) return refuse(*writer_, std::move(done));
    if (append.creates && !append.status) append.status.emplace();
    writer_->post(Worker::PendingAppend{
        std::move(append), [this, done = std::move(done)](Result<Appended> outcome) {
            ++(!outcome ? errors_ : *outcome == Appended::yes ? appends_ : conflicts_);
            done(std::move(outcome));
        }});
}

void Store::read(std::string table, Number after, Then<std::vector<KeptEvent>> done) {
    // A table has far fewer; keeps an answer's size within bounds.
    constexpr std::int64_t most = 100'000;
    ask(*reader_, std::move(done), [=, table = std::move(table)](Connection& connection) {
        return read_events(connection, table, after, most);
    });
}

void Store::table(std::string id, Then<std::optional<StoredTable>> done) {
    ask(*reader_, std::move(done),
        [id = std::move(id)](Connection& connection) { return read_table(connection, id); });
}

void Store::lobby(Timestamp since, std::int64_t most, Then<std::vector<StoredTable>> done) {
    ask(*reader_, std::move(done),
        [=](Connection& connection) { return read_lobby(connection, since, most); });
}

void Store::alarms(Timestamp until, std::int64_t most, Then<std::vector<StoredTable>> done) {
    ask(*reader_, std::move(done),
        [=](Connection& connection) { return read_alarms(connection, until, most); });
}

void Store::secret(std::string table, Then<std::optional<std::string>> done) {
    ask(*reader_, std::move(done), [table = std::move(table)](Connection& connection) {
        return read_secret(connection, table);
    });
}

void Store::record(std::string table, Then<std::optional<std::string>> done) {
    ask(*reader_, std::move(done), [table = std::move(table)](Connection& connection) {
        return read_record(connection, table);
    });
}

void Store::finished(Timestamp after, std::string after_table, std::int64_t most,
                     Then<std::vector<FinishedGame>> done) {
    ask(*reader_, std::move(done), [=, table = std::move(after_table)](Connection& connection) {
        return read_finished(connection, after, table, most);
    });
}

void Store::put_person(Person person, Then<void> done) {
    if (!is_text(person.id) || !is_text(person.name) || !is_text(person.secret_hash)) {
        return refuse(*writer_, std::move(done));
    }
    transact(*writer_, std::move(done), [person = std::move(person)](Connection& connection) {
        return store::put_person(connection, person);
    });
}

void Store::rename_person(std::string id, std::string name, Then<bool> done) {
    if (!is_text(name)) return refuse(*writer_, std::move(done));
    transact(*writer_, std::move(done),
             [id = std::move(id), name = std::move(name)](Connection& connection) {
                 return store::rename_person(connection, id, name);
             });
}

void Store::people_seen(std::vector<std::string> people, Timestamp when, Then<void> done) {
    transact(*writer_, std::move(done), [people = std::move(people), when](Connection& connection) {
        return store::people_seen(connection, people, when);
    });
}

void Store::person(std::string id, Then<std::optional<Person>> done) {
    ask(*reader_, std::move(done),
        [id = std::move(id)](Connection& connection) { return read_person(connection, id); });
}

void Store::person_with(std::string secret_hash, Then<std::optional<Person>> done) {
    ask(*reader_, std::move(done), [hash = std::move(secret_hash)](Connection& connection) {
        return read_person_with(connection, hash);
    });
}

void Store::people(std::string part_of_name, std::int64_t most, Then<std::vector<Person>> done) {
    ask(*reader_, std::move(done), [part = std::move(part_of_name), most](Connection& connection) {
        return read_people(connection, part, most);
    });
}

void Store::tables_of(std::string person, Then<std::vector<OwnTable>> done) {
    ask(*reader_, std::move(done), [person = std::move(person)](Connection& connection) {
        return read_tables_of(connection, person);
    });
}

void Store::person_data(std::string person, Then<std::optional<PersonData>> done) {
    ask(*reader_, std::move(done), [person = std::move(person)](Connection& connection) {
        return read_person_data(connection, person);
    });
}

void Store::erase_person(std::string person, Rewrite rewrite, Then<bool> done) {
    transact(*writer_, std::move(done),
             [person = std::move(person), rewrite = std::move(rewrite)](Connection& connection) {
                 return store::erase_person(connection, person, rewrite);
             });
}

void Store::tables(bool ended, std::int64_t most, Then<std::vector<StoredTable>> done) {
    ask(*reader_, std::move(done),
        [=](Connection& connection) { return read_tables(connection, ended, most); });
}

void Store::delete_table(std::string id, Then<bool> done) {
    transact(*writer_, std::move(done), [id = std::move(id)](Connection& connection) {
        return store::delete_table(connection, id);
    });
}

void Store::ban(std::string person, bool banned, Then<bool> done) {
    transact(*writer_, std::move(done),
             [person = std::move(person), banned](Connection& connection) {
                 return store::ban(connection, person, banned);
             });
}

void Store::announce(std::string text, Then<void> done) {
    if (!is_text(text)) return refuse(*writer_, std::move(done));
    transact(*writer_, std::move(done), [text = std::move(text)](Connection& connection) {
        return store::announce(connection, text);
    });
}

void Store::announcement(Then<std::string> done) {
    ask(*reader_, std::move(done),
        [](Connection& connection) { return read_note(connection, announcement_note); });
}

void Store::outside(Then<std::string> done) {
    ask(*reader_, std::move(done),
        [](Connection& connection) { return read_note(connection, outside_note); });
}

void Store::sweep(Retention retention, Then<Swept> done) {
    transact(*writer_, std::move(done),
             [retention](Connection& connection) { return store::sweep(connection, retention); });
}

void Store::back_up(std::string file, Then<void> done) {
    ask(*reader_, std::move(done),
        [file = std::move(file)](Connection& connection) { return connection.back_up(file); });
}

void Store::ping(Then<void> done) {
    transact(*writer_, std::move(done), [this](Connection& connection) -> Result<void> {
        if (writer_->damaged() || reader_->damaged()) {
            return std::unexpected{
                StoreError{StoreFault::not_a_database, connection.place(), "damaged"}};
        }
        return connection.check();
    });
}

Counters Store::counters() const {
    return {.appends = appends_,
            .conflicts = conflicts_,
            .errors = errors_,
            .groups = writer_->groups(),
            .waiting = writer_->waiting() + reader_->waiting()};
}

}  // namespace velatura::store
