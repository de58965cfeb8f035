#include "online/setup.h"

#include <algorithm>
#include <chrono>

#include "protocol/messages.h"
#include "table/choices.h"

namespace velatura::online {
namespace {

using protocol::refusal;
using protocol::Refusal;
namespace messages = protocol::messages;

constexpr Time milliseconds(std::chrono::milliseconds span) {
    return span.count();
}

TimeControl read_clock(const messages::NoClock&) {
    return {};
}
TimeControl read_clock(const messages::RelaxedClock& clock) {
    return {TimeControl::Kind::relaxed, milliseconds(std::chrono::seconds{clock.bank}),
            milliseconds(std::chrono::seconds{clock.increment})};
}
TimeControl read_clock(const messages::MoveClock& clock) {
    return {TimeControl::Kind::move, milliseconds(std::chrono::seconds{clock.seconds}), 0};
}
TimeControl read_clock(const messages::DaysClock& clock) {
    return {TimeControl::Kind::days, milliseconds(std::chrono::days{clock.days}), 0};
}

// The same set-up as a local table would be asked for: some name at each open seat, some seed.
messages::Create as_create(const messages::Host& host) {
    messages::Create create{.mode = host.mode,
                            .scenario = host.scenario,
                            .scoring = host.scoring,
                            .random_scoring = host.random_scoring,
                            .first = host.first,
                            .level = host.level,
                            .hidden_hands = host.hidden_hands,
                            .vincent_with_three = host.vincent_with_three,
                            .boxes = host.boxes,
                            .deck = host.deck,
                            .rows = host.rows,
                            .award_card = host.award_card,
                            .signatures_with_two = host.signatures_with_two,
                            .rival = host.rival,
                            .seed = "?"};
    for (const auto& chair : host.seats) {
        const auto* const bot = std::get_if<messages::Bot>(&chair);
        if (bot != nullptr) {
            create.seats.emplace_back(*bot);
        } else {
            create.seats.emplace_back(messages::Person{.name = "?"});
        }
    }
    return create;
}

}  // namespace

std::expected<Setup, Refusal> read_setup(const content::Catalog& catalog, const Json& message) {
    const auto host = protocol::as<messages::Host>(message);
    auto choices = table::choices_of(catalog, as_create(host));
    if (!choices) return std::unexpected{choices.error()};
    if (std::ranges::all_of(choices->seats, &record::SeatName::bot)) {
        return std::unexpected{refusal(protocol::MessageError::no_person)};
    }
    if (choices->seats.size() > 1) choices->level.clear();  // declared by a lone player only
    if (const auto dealt = record::Match::begin(catalog, *choices); !dealt) {
        return std::unexpected{refusal(dealt.error())};
    }
    return Setup{
        .host = message,
        .choices = *std::move(choices),
        .clock = std::visit([](const auto& clock) { return read_clock(clock); }, host.clock),
        .open = host.open,
        .spectators = host.spectators,
        .judges = host.judges,
        .relief = std::string{host.relief}};
}

}  // namespace velatura::online
