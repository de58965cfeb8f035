// A computer player that is another program. docs/bots.md is for its author; the messages are in
// bots/messages.h.
#pragma once

#include <memory>

#include "bots/messages.h"
#include "cli/arena/line_process.h"

namespace velatura::cli {

class ForeignBot {
  public:
    struct Patience {
        std::uint32_t move = 1000;     // ms it is told to have for a move
        std::uint32_t grace = 1000;    // ms beyond that before it loses
        std::uint32_t start = 10'000;  // ms for its first answer, with the grace
        bool (*ended)() = nullptr;     // asked while waiting: whether to wait no longer
    };

    // The catalog must outlive it.
    ForeignBot(const content::Catalog& catalog, std::string command, Patience patience)
        : catalog_(catalog), command_(std::move(command)), patience_(patience) {}

    // Starts the program, unless it runs, and greets it.
    std::expected<void, bots::BotError> start();
    // Starts it if need be. The seed is for the bot's own chance.
    std::expected<void, bots::BotError> begin_game(const rules::Game& game, std::uint64_t number,
                                                   rules::Seat seat, std::string_view seed);
    std::expected<rules::Move, bots::BotError> choose(const rules::Game& game,
                                                      const rules::PlayerView& view);
    // After this the program is not asked until the next game begins. It hears nothing of a game
    // that it was not told to have begun.
    void end_game(const bots::GameEnd& end);

  private:
    std::expected<std::string, bots::BotError> ask(std::uint32_t milliseconds);
    std::unexpected<bots::BotError> fail(bots::BotError error);

    const content::Catalog& catalog_;
    const std::string command_;
    const Patience patience_;
    std::unique_ptr<LineProcess> process_;
    int protocol_ = bots::newest_protocol;  // what it answered
    bool playing_ = false;
};

}  // namespace velatura::cli
