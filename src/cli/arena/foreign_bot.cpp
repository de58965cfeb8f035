#include "cli/arena/foreign_bot.h"

namespace velatura::cli {

using Failure = LineProcess::Failure;

std::expected<void, bots::BotError> ForeignBot::start() {
    if (process_) return {};
    process_ = std::make_unique<LineProcess>(command_);
    if (!process_->started()) return fail({bots::BotFault::not_started, "the shell did not start"});
    process_->tell(bots::hello_message(catalog_));
    const auto line = ask(patience_.start + patience_.grace);
    if (!line) return std::unexpected{line.error()};
    const auto spoken = bots::read_hello(*line);
    if (!spoken) return fail(spoken.error());
    protocol_ = *spoken;
    return {};
}

std::expected<void, bots::BotError> ForeignBot::begin_game(const rules::Game& game,
                                                           std::uint64_t number, rules::Seat seat,
                                                           std::string_view seed) {
    if (auto started = start(); !started) return started;
    process_->tell(bots::new_game_message(catalog_, game, number, seat, patience_.move, seed));
    playing_ = true;
    return {};
}

std::expected<rules::Move, bots::BotError> ForeignBot::choose(const rules::Game& game,
                                                              const rules::PlayerView& view) {
    process_->tell(bots::view_message(catalog_, game, view, protocol_));
    const auto line = ask(patience_.move + patience_.grace);
    if (!line) return std::unexpected{line.error()};
    const auto move = bots::read_move(catalog_, game, view.table, *line);
    if (!move) return fail(move.error());
    return *move;
}

void ForeignBot::end_game(const bots::GameEnd& end) {
    if (playing_) process_->tell(bots::end_message(end));
    playing_ = false;
}

std::expected<std::string, bots::BotError> ForeignBot::ask(std::uint32_t milliseconds) {
    auto line = process_->ask(std::chrono::milliseconds{milliseconds}, patience_.ended);
    if (line) return *std::move(line);
    switch (line.error()) {
        case Failure::slow:
            return fail(
                {bots::BotFault::slow, "no answer within " + std::to_string(milliseconds) + " ms"});
        case Failure::too_long:
            return fail(
                {bots::BotFault::too_long,
                 "a line of more than " + std::to_string(LineProcess::longest_line) + " bytes"});
        case Failure::unasked:
            return fail({bots::BotFault::rubbish, "more lines than were asked for"});
        case Failure::ended:
            break;
    }
    const std::string how = process_->end();
    return fail({bots::BotFault::ended, "the program closed its output: " + how});
}

std::unexpected<bots::BotError> ForeignBot::fail(bots::BotError error) {
    if (process_) process_->end();  // at once: a bot that broke the rules isn't asked to leave
    process_.reset();
    playing_ = false;
    return std::unexpected{std::move(error)};
}

}  // namespace velatura::cli
