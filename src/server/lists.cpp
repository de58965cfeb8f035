#include "server/lists.h"

#include <charconv>

#include "online/event.h"
#include "protocol/answers.h"
#include "protocol/fields.h"
#include "protocol/wire.h"
#include "server/tables.h"

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

// Pages from before the boxes get no tables with boxes, nor with a rival.
bool is_for(std::int64_t protocol, const std::string& listing) {
    if (protocol >= protocol_with_boxes) return true;
    const auto table = protocol::parse(listing);
    return table && protocol::find(*table, "boxes") == nullptr &&
           protocol::text_or_none(*table, "mode") != protocol::name_of(rules::Mode::automa);
}

}  // namespace

std::string write_lobby(std::optional<std::int64_t> re, std::int64_t protocol,
                        std::span<const store::StoredTable> tables) {
    Answers answers{re};
    protocol::Writer& writer = answers.begin(FromOnline::tables).field("mine", false);
    writer.list("tables", tables, [&](const store::StoredTable& table) {
        if (is_for(protocol, table.status.listing)) writer.raw(table.status.listing);
    });
    answers.end();
    return std::move(answers).text();
}

std::string write_own(std::optional<std::int64_t> re, std::int64_t protocol,
                      std::span<const store::OwnTable> tables) {
    Answers answers{re};
    protocol::Writer& writer = answers.begin(FromOnline::tables).field("mine", true);
    writer.list("tables", tables, [&](const store::OwnTable& own) {
        const std::string& listing = own.table.status.listing;
        if (is_for(protocol, listing)) writer.raw(with_seat(listing, own.role));
    });
    answers.end();
    return std::move(answers).text();
}

}  // namespace velatura::server
