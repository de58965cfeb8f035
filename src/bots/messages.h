// The messages between the arena and another program that plays, one JSON object per line:
// docs/bots.md.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/catalog.h"
#include "rules/view.h"

namespace velatura::bots {

// Of the messages. A bot that answers the hello with 1 gets moves as they were written in the first
// version; docs/bots.md describes the newest.
inline constexpr int oldest_protocol = 1;
inline constexpr int newest_protocol = 2;

// Why a foreign bot loses a game before its end.
enum class BotFault : std::uint8_t { not_started, slow, ended, too_long, rubbish, illegal };
inline constexpr std::size_t fault_count = 6;
std::string_view name_of(BotFault fault);
std::optional<BotFault> fault_named(std::string_view name);

struct BotError {
    BotFault fault{};
    std::string detail;  // in English, for who writes the bot

    bool operator==(const BotError&) const = default;
};

// How a game ended, for those who played it.
struct GameEnd {
    std::vector<int> points;  // by seat
    rules::SeatSet winners;
    std::optional<rules::Seat> forfeited;  // then the game was not played to the end
};

std::string hello_message(const content::Catalog& catalog);
std::string new_game_message(const content::Catalog& catalog, const rules::Game& game,
                             std::uint64_t number, rules::Seat seat, std::uint32_t milliseconds,
                             std::string_view seed);
std::string view_message(const content::Catalog& catalog, const rules::Game& game,
                         const rules::PlayerView& view, int protocol = newest_protocol);
std::string end_message(const GameEnd& end);

// Its answers, each without the line's end. First the protocol it speaks.
std::expected<int, BotError> read_hello(std::string_view line);
// A legal move on this table, as any protocol writes it.
std::expected<rules::Move, BotError> read_move(const content::Catalog& catalog,
                                               const rules::Game& game,
                                               const rules::GameState& table,
                                               std::string_view line);

}  // namespace velatura::bots
