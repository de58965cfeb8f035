#include "server/people.h"

#include "chance/fair.h"
#include "chance/hex.h"
#include "chance/sha256.h"
#include "record/names.h"
#include "server/keeping.h"

namespace velatura::server {
namespace {

using protocol::MessageError;
using protocol::refusal;

constexpr std::size_t id_digits = 32;
constexpr Time day = 86'400'000;

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

Time milliseconds(store::Time time) {
    return time.time_since_epoch().count();
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

void People::create(std::string_view name, const Then<std::string>& then) {
    if (!record::is_good_name(name)) {
        return then(std::unexpected{refusal(record::Reason::bad_name, name)});
    }
    const std::string secret = world_.random(chance::secret_digits);
    const store::Time now = kept_time(world_.now());
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
                           if (milliseconds(person.seen) < now - day) {
                               person.seen = kept_time(now);
                               store_.person_seen(person.id, person.seen, [](const auto&) {});
                           }
                           use(std::move(person));
                       }));
}

void People::rename(const std::string& person, std::string_view name, const Then<void>& then) {
    if (!record::is_good_name(name)) {
        return then(std::unexpected{refusal(record::Reason::bad_name, name)});
    }
    store_.rename_person(person, std::string{name},
                         brought(world_, then, [](const auto& known, const auto& use) {
                             if (*known) return use({});
                             use(std::unexpected{refusal(MessageError::unknown_person)});
                         }));
}

void People::unfinished(const std::string& person, std::string besides, Then<std::size_t> then) {
    const auto count = [besides = std::move(besides)](const auto& own, const auto& use) {
        use(static_cast<std::size_t>(std::ranges::count_if(*own, [&](const store::OwnTable& one) {
            return one.table.status.state <= store::State::running && one.table.id != besides;
        })));
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

void People::erase(const std::string& person, const Then<void>& then) {
    store_.erase_person(person, erasures(),
                        brought(world_, then, [](const auto&, const auto& use) { use({}); }));
}

}  // namespace velatura::server
