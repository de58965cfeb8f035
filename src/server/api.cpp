#include "server/api.h"

#include "protocol/fields.h"
#include "server/answer.h"

namespace velatura::server {
namespace {

using protocol::MessageError;
using protocol::refusal;

constexpr std::string_view root = "/api/v1/";
constexpr std::string_view tables_root = "/api/v1/tables/";
constexpr std::string_view record_ending = "/record";
// Dearer than a word.
constexpr double person_cost = 20;
constexpr double table_cost = 5;

unsigned status_of(const Refusal& why) {
    struct StatusOf {
        MessageError error;
        unsigned status;
    };
    constexpr StatusOf known[]{
        {MessageError::unknown_person, 401},  {MessageError::nobody, 401},
        {MessageError::banned, 403},          {MessageError::no_spectators, 403},
        {MessageError::unknown_table, 404},   {MessageError::too_many_seats, 409},
        {MessageError::too_many_tables, 409}, {MessageError::not_running, 409},
        {MessageError::too_fast, 429},        {MessageError::unavailable, 503},
    };
    for (const auto& [error, status] : known) {
        if (why.key == refusal(error).key) return status;
    }
    return 400;
}

ApiAnswer refused(const Refusal& why) {
    protocol::Writer writer;
    writer.begin_object().field("type", "refused");
    write(writer, why);
    return {status_of(why), std::move(writer.end_object()).text()};
}

ApiAnswer plain(unsigned status) {
    return {status, ""};
}

ApiAnswer only(std::string_view methods) {
    return {.status = 405,
            .body = "Allowed here: " + std::string{methods} + ".\n",
            .type = "text/plain; charset=utf-8",
            .allowed = methods};
}

// The only message of a list, as the answer to a request.
ApiAnswer unpacked(unsigned status, const std::string& list) {
    const auto messages = protocol::parse(list);
    if (messages && messages->items.size() == 1 &&
        protocol::text_or_none(messages->items.front(), "type") == "refused") {
        const Json& message = messages->items.front();
        const Refusal why{std::string{protocol::text_of(message, "reason")}};
        status = status_of(why);
    }
    return {status, list.substr(1, list.size() - 2)};
}

// {"name": …} and nothing else.
std::expected<std::string, Refusal> name_in(const std::string& body) {
    const auto json = protocol::parse(body);
    if (!json) {
        return std::unexpected{refusal(MessageError::not_json).with("place", json.error().place)};
    }
    const Json* const name = protocol::find(*json, "name");
    if (json->items.size() != 1 || name == nullptr || name->kind != Json::Kind::text) {
        return std::unexpected{refusal(protocol::Mismatch{"/name", "a text"})};
    }
    return name->text;
}

std::string person_text(std::string_view name, std::string_view secret) {
    protocol::Writer writer;
    writer.begin_object().field("name", name);
    if (!secret.empty()) writer.field("secret", secret);
    return std::move(writer.end_object()).text();
}

}  // namespace

// A table by link only is found by whoever has its id.
std::string Api::logged(std::string_view path) {
    if (!path.starts_with(tables_root)) return std::string{path};
    const std::string_view rest = path.substr(tables_root.size());
    const std::size_t end = std::min(rest.find('/'), rest.size());
    return std::string{tables_root} + '*' + std::string{rest.substr(end)};
}

bool Api::owns(std::string_view path) {
    return path.starts_with(root) || path == "/metrics";
}

void Api::identified(const ApiRequest& request, const ApiThen& then,
                     std::function<void(const store::Person&)> go_on) {
    constexpr std::string_view scheme = "Bearer ";
    const std::string_view header = request.authorization;
    if (!same_word(header.substr(0, scheme.size()), scheme))
        return then(refused(refusal(MessageError::nobody)));
    reception_.people().identify(
        header.substr(scheme.size()),
        [then, go_on = std::move(go_on)](const std::expected<store::Person, Refusal>& person) {
            person ? go_on(*person) : then(refused(person.error()));
        });
}

void Api::answer(const ApiRequest& request, const ApiThen& then) {
    const bool get = request.method == "GET";
    const std::string& path = request.path;
    if (path == "/metrics") {
        // For who runs the server, not for the world.
        if (!get || !request.for_metrics) return then(plain(404));
        return then({200, exposition(metrics_, store_.counters()),
                     "text/plain; version=0.0.4; charset=utf-8"});
    }
    if (!reception_.allows(request.address, 1)) {
        return then(refused(refusal(MessageError::too_fast)));
    }
    if (path == "/api/v1/people") {
        if (request.method != "POST") return then(only("POST"));
        return create_person(request, then);
    }
    if (path == "/api/v1/tables") {
        if (get) {
            return reception_.lobby({}, newest_protocol,
                                    [then](const std::string& list) { then(unpacked(200, list)); });
        }
        if (request.method != "POST") return then(only("GET, POST"));
        return identified(request, then, [this, request, then](const store::Person& person) {
            if (person.banned) return then(refused(refusal(MessageError::banned)));
            set_table(request, person, then);
        });
    }
    if (path.starts_with(tables_root) && path.ends_with(record_ending)) {
        if (!get) return then(only("GET"));
        const std::size_t length = path.size() - tables_root.size() - record_ending.size();
        const std::string table = path.substr(tables_root.size(), length);
        if (request.authorization.empty()) return record(table, "", then);
        return identified(request, then, [this, table, then](const store::Person& person) {
            record(table, person.id, then);
        });
    }
    if (path == "/api/v1/me" || path.starts_with("/api/v1/me/")) {
        return identified(request, then, [this, request, then](const store::Person& person) {
            own(request, person, then);
        });
    }
    then(plain(404));
}

void Api::create_person(const ApiRequest& request, const ApiThen& then) {
    const auto name = name_in(request.body);
    if (!name) return then(refused(name.error()));
    if (!reception_.allows(request.address, person_cost) ||
        !reception_.allows_newcomer(request.address)) {
        return then(refused(refusal(MessageError::too_fast)));
    }
    reception_.people().create(
        *name, [then, name = *name](const std::expected<std::string, Refusal>& secret) {
            then(secret ? ApiAnswer{201, person_text(name, *secret)} : refused(secret.error()));
        });
}

void Api::own(const ApiRequest& request, const store::Person& person, const ApiThen& then) {
    const bool get = request.method == "GET";
    if (request.path == "/api/v1/me/tables" && get) {
        return reception_.own_tables(
            person.id, [then](const std::string& list) { then(unpacked(200, list)); });
    }
    if (request.path == "/api/v1/me/data" && get) {
        return reception_.people().data(
            person.id, [then](std::expected<std::string, Refusal> data) {
                if (!data) return then(refused(data.error()));
                then({200, *std::move(data), "application/json", "velatura-data.json"});
            });
    }
    if (request.path != "/api/v1/me") return then(plain(404));
    if (get) return then({200, person_text(person.name, "")});
    if (request.method == "DELETE") return erase(person, then);
    if (request.method != "PUT") return then(only("GET, PUT, DELETE"));
    if (person.banned) return then(refused(refusal(MessageError::banned)));
    const auto name = name_in(request.body);
    if (!name) return then(refused(name.error()));
    reception_.people().rename(
        person.id, *name, [then, name = *name](const std::expected<void, Refusal>& done) {
            then(done ? ApiAnswer{200, person_text(name, "")} : refused(done.error()));
        });
}

void Api::set_table(const ApiRequest& request, const store::Person& person, const ApiThen& then) {
    auto message = protocol::parse(request.body);
    if (!message) {
        return then(refused(refusal(MessageError::not_json).with("place", message.error().place)));
    }
    if (const auto checked = protocol::check(*message, "Host"); !checked) {
        return then(refused(refusal(checked.error())));
    }
    if (!reception_.allows(request.address, table_cost) ||
        !reception_.allows_table(request.address)) {
        return then(refused(refusal(MessageError::too_fast)));
    }
    reception_.host({.person = person.id,
                     .answer = [then](const std::string& list) { then(unpacked(201, list)); }},
                    *std::move(message));
}

// Gives up a table that waits, or else leaves the seat, so that a computer player takes it and the
// others play on.
void Api::part(const std::string& table, const std::string& person, std::function<void()> done) {
    const auto say = [this, table, person](std::string_view type,
                                           std::function<void(std::string)> answer) {
        const auto message = protocol::parse(R"({"type":")" + std::string{type} + R"(","table":")" +
                                             table + R"("})");
        reception_.tables().ask({.person = person, .answer = std::move(answer)}, table, *message);
    };
    say("close", [say, done = std::move(done)](const std::string& closed) {
        if (!closed.contains(R"("type":"refused")")) return done();
        say("leave", [done](const std::string&) { done(); });
    });
}

void Api::erase(const store::Person& person, const ApiThen& then) {
    using Ids = std::expected<std::set<std::string>, Refusal>;
    reception_.people().places(person.id, [this, person, then](const Ids& places) {
        if (!places) return then(refused(places.error()));
        const auto left = std::make_shared<std::size_t>(places->size());
        const auto go_on = [this, person, then, left] {
            if ((*left)-- != 0) return;
            reception_.people().erase(
                person.id, [this, person, then](const std::expected<void, Refusal>& done) {
                    if (!done) return then(refused(done.error()));
                    reception_.erased(person.id);
                    then(plain(204));
                });
        };
        for (const std::string& table : *places)
            part(table, person.id, go_on);
        go_on();
    });
}

void Api::record(const std::string& table, const std::string& person, const ApiThen& then) {
    reception_.tables().record(table, person, [table, then](Tables::Downloaded record) {
        if (!record) return then(refused(record.error()));
        then({200, *std::move(record), "text/plain; charset=utf-8", table + ".velatura"});
    });
}

}  // namespace velatura::server
