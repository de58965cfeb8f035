#include "cli/foreign_bot.h"

namespace velatura::cli {

using Failure = LineProcess::Failure;

std::expected<void, BotError> ForeignBot::begin_game(const rules::Game& game, std::uint64_t number,
                                                     rules::Seat seat) {
    if (!process_) {
        process_ = std::make_unique<LineProcess>(command_);
        if (!process_->started()) return fail({Fault::not_started, "the shell did not start"});
        process_->tell(hello_message(catalog_));
        const auto line = ask(patience_.start + patience_.grace);
        if (!line) return std::unexpected{line.error()};
        if (const auto hello = read_hello(*line); !hello) return fail(hello.error());
    }
    process_->tell(new_game_message(catalog_, game, number, seat, patience_.move));
    playing_ = true;
    return {};
}

std::expected<rules::Move, BotError> ForeignBot::choose(const rules::Game& game,
                                                        const rules::PlayerView& view) {
    process_->tell(view_message(catalog_, game, view));
    const auto line = ask(patience_.move + patience_.grace);
    if (!line) return std::unexpected{line.error()};
    const auto move = read_move(catalog_, game, view.table, *line);
    if (!move) return fail(move.error());
    return *move;
}

void ForeignBot::end_game(const GameEnd& end) {
    if (playing_) process_->tell(end_message(end));
    playing_ = false;
}

std::expected<std::string, BotError> ForeignBot::ask(std::uint32_t milliseconds) {
    auto line = process_->ask(std::chrono::milliseconds{milliseconds}, patience_.ended);
    if (line) return *std::move(line);
    switch (line.error()) {
        case Failure::slow:
            return fail({Fault::slow, "no answer within " + std::to_string(milliseconds) + " ms"});
        case Failure::too_long:
            return fail(
                {Fault::too_long,
                 "a line of more than " + std::to_string(LineProcess::longest_line) + " bytes"});
        case Failure::unasked:
            return fail({Fault::rubbish, "more lines than were asked for"});
        case Failure::ended:
            break;
    }
    const std::string how = process_->end();
    return fail({Fault::ended, "the program closed its output: " + how});
}

std::unexpected<BotError> ForeignBot::fail(BotError error) {
    if (process_) process_->end();  // at once: who breaks the rules need not be asked to leave
    process_.reset();
    playing_ = false;
    return std::unexpected{std::move(error)};
}

}  // namespace velatura::cli
