#include "cli/admin/print.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include "protocol/fields.h"

namespace velatura::cli {

namespace {

using protocol::Writer;

std::string time_text(store::Timestamp time) {
    return fmt::format("{:%FT%TZ}", std::chrono::floor<std::chrono::seconds>(time));
}

std::string time_text(server::Time time) {
    return time_text(store::Timestamp{std::chrono::milliseconds{time}});
}

std::string_view state_name(store::Lifecycle state) {
    switch (state) {
        case store::Lifecycle::open:
            return "waiting";
        case store::Lifecycle::running:
            return "running";
        case store::Lifecycle::over:
            return "over";
        case store::Lifecycle::closed:
            break;
    }
    return "closed";
}

// Who sits there, as lists show it.
std::vector<std::string> names_at(const store::StoredTable& table) {
    std::vector<std::string> names;
    const auto listing = protocol::parse(table.status.listing);
    const protocol::Json* const seats = listing ? protocol::find(*listing, "seats") : nullptr;
    if (seats == nullptr) return names;
    for (const protocol::Json& seat : seats->items) {
        const std::string_view name = protocol::text_or_none(seat, "name");
        names.emplace_back(name.empty() ? "-" : name);
    }
    return names;
}

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

void print(Writer writer) {
    fmt::print("{}\n", std::move(writer).text());
}

void write_person(Writer& writer, const store::Person& person) {
    writer.begin_object()
        .field("person", person.id)
        .field("name", person.name)
        .field("created", time_text(person.created))
        .field("seen", time_text(person.seen))
        .field("banned", person.banned)
        .end_object();
}

void print_json(const server::TableReport& table) {
    Writer writer;
    writer.begin_object()
        .field("table", table.id)
        .field("stage", table.stage)
        .field("created", time_text(table.created))
        .field("updated", time_text(table.updated))
        .field("events", table.events)
        .field("host", table.host)
        .list("places", table.places,
              [&](const server::TableReport::Place& place) {
                  writer.begin_object()
                      .field("kind", place.kind)
                      .field("name", place.name)
                      .field("person", place.person)
                      .end_object();
              })
        .list("talk", table.remarks, [&](const server::TableReport::Remark& remark) {
            writer.begin_object()
                .field("at", time_text(remark.at))
                .field("name", remark.name)
                .field("person", remark.person)
                .field("text", remark.text)
                .end_object();
        });
    print(std::move(writer.end_object()));
}

}  // namespace

void print_tables(std::span<const store::StoredTable> tables, bool json) {
    if (json) {
        Writer writer;
        writer.begin_object().list("tables", tables, [&](const store::StoredTable& table) {
            writer.begin_object()
                .field("table", table.id)
                .field("state", state_name(table.status.state))
                .field("created", time_text(table.created))
                .field("updated", time_text(table.updated))
                .field("events", table.last)
                .field("listed", table.status.listed)
                .list("seats", names_at(table),
                      [&](const std::string& name) { writer.value(name); })
                .end_object();
        });
        return print(std::move(writer.end_object()));
    }
    for (const store::StoredTable& table : tables) {
        fmt::print("{}  {:7}  {}  {:5}  {}\n", table.id, state_name(table.status.state),
                   time_text(table.updated), table.last, joined(names_at(table)));
    }
}

void print_people(std::span<const store::Person> people, bool json) {
    if (json) {
        Writer writer;
        writer.begin_object().list(
            "people", people, [&](const store::Person& person) { write_person(writer, person); });
        return print(std::move(writer.end_object()));
    }
    for (const store::Person& person : people) {
        fmt::print("{}  {}  {}  {}\n", person.id, time_text(person.seen),
                   person.banned ? "banned" : "      ", person.name);
    }
}

void print_table(const server::TableReport& table, bool json) {
    if (json) return print_json(table);
    fmt::print("{}  {}  {}  {}\n", table.id, table.stage, time_text(table.updated), table.events);
    for (const auto& place : table.places)
        fmt::print("{:8}  {:32}  {}\n", place.kind, place.person, place.name);
    for (const auto& remark : table.remarks) {
        fmt::print("{}  {:32}  {}  {}\n", time_text(remark.at), remark.person, remark.name,
                   remark.text);
    }
}

void print_person(const store::PersonData& data, bool json) {
    if (json) {
        Writer writer;
        writer.begin_object().key("person");
        write_person(writer, data.person);
        writer.list("tables", data.tables, [&](const store::OwnTable& own) {
            writer.begin_object()
                .field("table", own.table.id)
                .field("state", state_name(own.table.status.state))
                .field("role", own.role)
                .end_object();
        });
        return print(std::move(writer.field("events", data.events.size()).end_object()));
    }
    const store::Person& person = data.person;
    print_people(std::span{&person, 1}, false);
    for (const store::OwnTable& own : data.tables) {
        fmt::print("{}  {:7}  {}  {}\n", own.table.id, state_name(own.table.status.state),
                   time_text(own.table.updated), own.role);
    }
}

}  // namespace velatura::cli
