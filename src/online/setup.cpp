#include "online/setup.h"

#include <algorithm>
#include <chrono>

#include "protocol/fields.h"
#include "table/choices.h"

namespace velatura::online {
namespace {

using protocol::refusal;
using protocol::Refusal;

constexpr Time milliseconds(std::chrono::milliseconds span) {
    return span.count();
}

Clock read_clock(const Json& clock) {
    using std::chrono::days;
    using std::chrono::seconds;
    const std::string_view kind = protocol::text_of(clock, "kind");
    const auto number = [&](std::string_view name) { return protocol::whole_of(clock, name); };
    if (kind == "relaxed") {
        return {Clock::Kind::relaxed, milliseconds(seconds{number("bank")}),
                milliseconds(seconds{number("increment")})};
    }
    if (kind == "move") return {Clock::Kind::move, milliseconds(seconds{number("seconds")}), 0};
    if (kind == "days") return {Clock::Kind::days, milliseconds(days{number("days")}), 0};
    return {};
}

Json text(std::string_view value) {
    return {.kind = Json::Kind::text, .text = std::string{value}};
}

// The same set-up as a local table would be asked for: some name at each open seat, some seed.
Json as_create(const Json& host) {
    Json create = host;
    const auto seats = std::ranges::find(create.names, "seats") - create.names.begin();
    for (Json& chair : create.items[static_cast<std::size_t>(seats)].items) {
        if (protocol::text_of(chair, "kind") != "open") continue;
        chair = {.kind = Json::Kind::object,
                 .items = {text("person"), text("?")},
                 .names = {"kind", "name"}};
    }
    create.names.emplace_back("seed");
    create.items.push_back(text("?"));
    return create;
}

}  // namespace

std::expected<Setup, Refusal> read_setup(const content::Catalog& catalog, const Json& host) {
    auto choices = table::choices_of(catalog, as_create(host));
    if (!choices) return std::unexpected{choices.error()};
    if (std::ranges::all_of(choices->seats, &record::SeatName::bot)) {
        return std::unexpected{refusal(protocol::MessageError::no_person)};
    }
    if (choices->seats.size() > 1) choices->level.clear();  // declared by a lone player only
    if (const auto dealt = record::Match::begin(catalog, *choices); !dealt) {
        return std::unexpected{refusal(dealt.error())};
    }
    return Setup{.host = host,
                 .choices = *std::move(choices),
                 .clock = read_clock(protocol::field(host, "clock")),
                 .open = protocol::truth_of(host, "open"),
                 .spectators = protocol::truth_of(host, "spectators"),
                 .relief = std::string{protocol::text_of(host, "relief")}};
}

}  // namespace velatura::online
