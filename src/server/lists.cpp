#include "server/lists.h"

#include <charconv>

#include "online/event.h"
#include "protocol/answers.h"
#include "protocol/fields.h"

namespace velatura::server {
namespace {

using protocol::Answers;
using protocol::FromOnline;
using protocol::Json;

// What is kept is for anybody; the person at a seat is told which one.
std::string with_seat(const std::string& listing, const std::string& role) {
    std::int64_t seat = 0;  // of the host it is none
    std::from_chars(role.data(), role.data() + role.size(), seat);
    auto table = protocol::parse(listing);
    if (!table || seat == 0) return listing;
    const auto you = std::ranges::find(table->names, "you");
    if (you == table->names.end()) return listing;
    table->items[static_cast<std::size_t>(you - table->names.begin())] = {.kind = Json::Kind::whole,
                                                                          .whole = seat};
    protocol::Writer writer;
    online::write_json(writer, *table);
    return std::move(writer).text();
}

}  // namespace

std::string write_lobby(std::optional<std::int64_t> re,
                        std::span<const store::StoredTable> tables) {
    Answers answers{re};
    protocol::Writer& writer = answers.begin(FromOnline::tables).field("mine", false);
    writer.list("tables", tables,
                [&](const store::StoredTable& table) { writer.raw(table.status.listing); });
    answers.end();
    return std::move(answers).text();
}

std::string write_own(std::optional<std::int64_t> re, std::span<const store::OwnTable> tables) {
    Answers answers{re};
    protocol::Writer& writer = answers.begin(FromOnline::tables).field("mine", true);
    writer.list("tables", tables, [&](const store::OwnTable& own) {
        writer.raw(with_seat(own.table.status.listing, own.role));
    });
    answers.end();
    return std::move(answers).text();
}

}  // namespace velatura::server
