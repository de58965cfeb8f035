#include "server/lists.h"

#include <charconv>

#include "protocol/answers.h"
#include "protocol/fields.h"
#include "protocol/wire.h"
#include "server/tables.h"

namespace velatura::server {
namespace {

using protocol::Answers;
using protocol::FromOnline;

// What is kept is for anybody; the person at a seat is told which one. A quotation mark in a name
// is escaped, so the field is nowhere else. (Reading and writing all of it again was a quarter of
// what a move cost the server.)
std::string with_seat(const std::string& listing, const std::string& role) {
    constexpr std::string_view nobody = R"("you":null)";
    int seat = 0;  // of the host it is none
    std::from_chars(role.data(), role.data() + role.size(), seat);
    const std::size_t you = listing.find(nobody);
    if (seat == 0 || you == std::string::npos) return listing;
    std::string own = listing;
    return own.replace(you, nobody.size(), R"("you":)" + std::to_string(seat));
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
