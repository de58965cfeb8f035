// One table of the arena, where one thread plays deck after deck.
#pragma once

#include <atomic>
#include <map>
#include <memory>

#include "ai/outcomes.h"
#include "cli/arena/arena.h"
#include "cli/arena/foreign_bot.h"
#include "cli/progress.h"

namespace velatura::cli {

class ArenaTable {
  public:
    // All of these must outlive it. The games end in the middle when `stop` becomes true; the
    // progress is told of each.
    ArenaTable(const content::Catalog& catalog, const ArenaPlan& plan,
               const std::atomic<bool>& stop, ProgressLine& progress);

    // None if it was stopped. The error is a file that could not be written.
    std::expected<std::optional<DeckOutcome>, std::string> play(std::uint64_t deck);

  private:
    // What both think with in games of the same setup.
    struct Minds {
        explicit Minds(const rules::Game& game_set) : game(game_set), a(game), b(game) {}

        const rules::Game game;
        ai::Thinker a;
        ai::Thinker b;
        std::optional<ai::OutcomeTable> outcomes{};  // for the solver, once it is needed
    };

    void prepare(const record::Match& match);
    std::optional<Forfeit> greet(const record::Match& match, std::uint64_t deck,
                                 std::size_t seat_of_a);
    std::optional<GameOutcome> play_game(record::Match& match, std::uint64_t deck,
                                         std::size_t seat_of_a);
    std::expected<rules::Move, bots::BotError> choose(const record::Match& match,
                                                      std::size_t seat_of_a,
                                                      chance::FastRandom& random);
    void tell_end(const record::Match& match, std::size_t seat_of_a,
                  const std::optional<Forfeit>& forfeit);
    // What who knows the deck can reach; none if it was stopped.
    std::optional<int> best_possible(const record::Match& match);
    // The program that sits there, if one does.
    ForeignBot* foreign(std::size_t seat, std::size_t seat_of_a);

    const content::Catalog& catalog_;
    const ArenaPlan& plan_;
    const std::atomic<bool>& stop_;
    ProgressLine& progress_;
    std::unique_ptr<Minds> minds_;
    // A foreign bot is a process for each seat it has in a game, kept from game to game.
    std::map<std::pair<const Contender*, std::size_t>, ForeignBot> foreign_;
};

}  // namespace velatura::cli
