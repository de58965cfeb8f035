#include "server/people.h"

#include "chance/fair.h"
#include "chance/hex.h"
#include "chance/sha256.h"
#include "online/names.h"
#include "record/names.h"
#include "server/keeping.h"

namespace velatura::server {
namespace {

using protocol::MessageError;
using protocol::refusal;

constexpr std::size_t id_digits = 32;
constexpr Time lately = 300'000;

// What the store answers, in the tables' thread; what went wrong there is `unavailable` here.
template <class T, class Use>
auto brought(const World& world, People::Then<T> then, Use use) {
    return [&world, then = std::move(then), use = std::move(use)](auto result) {
        world.post([then, use, result = std::move(result)] {
            if (result) {
                use(result, then);
            } else {
                then(std::unexpected{refusal(MessageError::unavailable)});
            }
        });
    };
}

Time milliseconds(store::Timestamp time) {
    return time.time_since_epoch().count();
}

bool is_name(std::string_view text) {
    return record::is_good_name(text) && online::is_clear_name(text);
}

bool is_over(const store::StoredTable& table) {
    return table.status.state > store::Lifecycle::running;
}

std::string written(const store::PersonData& data) {
    protocol::Writer writer;
    writer.begin_object()
        .field("name", data.person.name)
        .field("created", milliseconds(data.person.created))
        .field("seen", milliseconds(data.person.seen))
        .list("tables", data.tables, [&](const store::OwnTable& own) {
            writer.begin_object()
                .field("table", own.table.id)
                .field("role", own.role)
                .field("created", milliseconds(own.table.created))
                .field("updated", milliseconds(own.table.updated))
                .end_object();
        });
    writer.list("events", data.events, [&](const store::PersonData::Said& said) {
        writer.begin_object()
            .field("table", said.table)
            .field("number", said.event.number)
            .key("event")
            .raw(own_event(said.event))
            .end_object();
    });
    return std::move(writer.end_object()).text();
}

}  // namespace

std::string hash_of(std::string_view secret) {
    return chance::hex(chance::sha256(secret));
}

bool is_secret(std::string_view text) {
    return chance::is_hex(text, chance::secret_digits);
}

std::set<std::string> places_of(const store::PersonData& person) {
    std::set<std::string> tables;
    for (const store::PersonData::Said& said : person.events) {
        if (said.event.event.kind == name_of(online::EventKind::came)) {
            tables.insert(said.table);
        } else if (said.event.event.kind == name_of(online::EventKind::went)) {
            tables.erase(said.table);
        }
    }
    for (const store::OwnTable& own : person.tables) {
        if (!is_over(own.table)) tables.insert(own.table.id);
    }
    return tables;
}

void People::create(std::string_view name, const Then<std::string>& then) {
    if (!is_name(name)) {
        return then(std::unexpected{refusal(record::RecordFault::bad_name, name)});
    }
    const std::string secret = world_.random(chance::secret_digits);
    const store::Timestamp now = kept_time(world_.now());
    store_.put_person(
        {world_.random(id_digits), std::string{name}, hash_of(secret), now, now},
        brought(world_, then, [secret](const auto&, const auto& use) { use(secret); }));
}

void People::identify(std::string_view secret, Then<store::Person> then) {
    if (!is_secret(secret)) {
        return then(std::unexpected{refusal(MessageError::unknown_person)});
    }
    store_.person_with(hash_of(secret),
                       brought(world_, std::move(then), [this](const auto& found, const auto& use) {
                           if (!*found)
                               return use(std::unexpected{refusal(MessageError::unknown_person)});
                           store::Person person = **found;
                           const Time now = world_.now();
                           if (milliseconds(person.seen) < now - lately) {
                               person.seen = kept_time(now);
                               see({person.id});
                           }
                           use(std::move(person));
                       }));
}

void People::see(std::vector<std::string> people) {
    store_.people_seen(std::move(people), kept_time(world_.now()), [](const auto&) {});
}

void People::check(const std::string& person, std::function<void(Unwelcome)> unwelcome) {
    store_.person(person, [&world = world_, unwelcome = std::move(unwelcome)](const auto& found) {
        if (!found || (*found && !(*found)->banned)) return;
        world.post(
            [unwelcome, why = *found ? Unwelcome::banned : Unwelcome::gone] { unwelcome(why); });
    });
}

void People::rename(const std::string& person, std::string_view name, const Then<void>& then) {
    if (!is_name(name)) {
        return then(std::unexpected{refusal(record::RecordFault::bad_name, name)});
    }
    store_.rename_person(person, std::string{name},
                         brought(world_, then, [](const auto& known, const auto& use) {
                             if (*known) return use({});
                             use(std::unexpected{refusal(MessageError::unknown_person)});
                         }));
}

void People::count(const std::string& person, std::string besides, Then<Own> then) {
    const auto count = [besides = std::move(besides)](const auto& all, const auto& use) {
        Own own;
        for (const store::OwnTable& one : *all) {
            if (one.table.id == besides || is_over(one.table)) continue;
            ++own.unfinished;
            if (one.table.status.listed) ++own.listed;
        }
        use(own);
    };
    store_.tables_of(person, brought(world_, std::move(then), count));
}

void People::tables(const std::string& person, Then<std::vector<store::OwnTable>> then) {
    store_.tables_of(person, brought(world_, std::move(then),
                                     [](const auto& own, const auto& use) { use(*own); }));
}

void People::data(const std::string& person, Then<std::string> then) {
    store_.person_data(person,
                       brought(world_, std::move(then), [](const auto& data, const auto& use) {
                           if (!*data)
                               return use(std::unexpected{refusal(MessageError::unknown_person)});
                           use(written(**data));
                       }));
}

void People::places(const std::string& person, Then<std::set<std::string>> then) {
    store_.person_data(person,
                       brought(world_, std::move(then), [](const auto& data, const auto& use) {
                           use(*data ? places_of(**data) : std::set<std::string>{});
                       }));
}

void People::erase(const std::string& person, const Then<void>& then) {
    store_.erase_person(person, erasure,
                        brought(world_, then, [](const auto&, const auto& use) { use({}); }));
}

}  // namespace velatura::server
