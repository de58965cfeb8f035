// Measures two computer players against each other: what is played, and the results.
//
// Each deck is played once from every seat by `a`, with `b` on all other seats and always the same
// deal, scoring cards and first seat, so that luck is even.
// Everything about a deck follows from the seed and the number of the deck. With iterations as the
// limit, so do the moves.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/thinker.h"
#include "bots/messages.h"
#include "cli/arena/elo.h"
#include "cli/lookup.h"
#include "cli/statistics.h"
#include "record/match.h"

namespace velatura::cli {

struct Contender {
    std::string name;  // as it was asked for
    std::optional<ai::Level> level;
    std::string command;  // of a foreign bot, which has no level
    ai::Limits limits;    // of each move; a foreign bot always has milliseconds
};

// What the decks are played with.
enum class Pool : std::uint8_t {
    scenario,      // one scenario
    random_cards,  // four scoring cards drawn for each deck
    all,           // alternates between the next scenario and four cards drawn
};

struct ArenaPlan {
    Contender a;
    Contender b;  // without a name when one player plays alone
    std::size_t players = 2;
    record::Choices table;   // mode and boxes
    rules::GameSetup setup;  // of all games, as far as they are alike
    Pool pool = Pool::all;
    const content::Scenario* scenario = nullptr;
    std::string seed;
    std::uint64_t decks = 0;
    unsigned threads = 1;
    std::uint32_t bot_timeout = 1000;  // ms a foreign bot may take beyond its limit
    std::optional<SprtOptions> sprt;
    std::string records;  // folder for a record of each game, or empty
    // Where the games may go on later, of the players who search, as this program has them.
    std::string ai_signature;

    bool alone() const { return players == 1; }
    std::uint64_t games() const { return decks * players; }
    const Contender& on(std::size_t seat, std::size_t seat_of_a) const {
        return seat == seat_of_a ? a : b;
    }
};

// A game that a foreign bot lost before its end.
struct Forfeit {
    std::size_t seat = 0;
    bots::BotError why;

    bool operator==(const Forfeit&) const = default;
};

struct GameOutcome {
    std::int64_t share = 0;   // of the win, for `a`, in parts of whole_win
    std::vector<int> points;  // by seat; none of a forfeited game
    std::optional<int> best;  // of the Solo Puzzle: the most that can be reached with a known deck
    std::optional<Forfeit> forfeit;

    bool operator==(const GameOutcome&) const = default;
};

// The games of one deck: the first with `a` on the first seat, and so on.
using DeckOutcome = std::vector<GameOutcome>;
std::int64_t share_of(const DeckOutcome& deck);  // the shares of `a` together

// The scenario of a deck, counted from 0; none where four cards are drawn.
const content::Scenario* scenario_of(const content::Catalog& catalog, const ArenaPlan& plan,
                                     std::uint64_t deck);

record::Choices choices_for(const content::Catalog& catalog, const ArenaPlan& plan,
                            std::uint64_t deck, std::size_t seat_of_a);

// As it is asked for: the scenario's id, "random" or "all".
std::string_view pool_name(const ArenaPlan& plan);

// Finished decks by number; none where it is still to be played.
using DeckOutcomes = std::vector<std::optional<DeckOutcome>>;

// Plays the decks that `outcomes` does not hold yet, on several threads, and puts them there. After
// each deck `keep` is called, never by two threads at once; false from it ends everything. Ends
// early on an interrupt, or when the test of the plan is decided by the decks from the first on.
// What could not be written, otherwise, is the error.
std::expected<void, std::string> play_decks(
    const content::Catalog& catalog, const ArenaPlan& plan, DeckOutcomes& outcomes,
    const std::function<bool(std::uint64_t, const DeckOutcome&)>& keep);

// From now on an interrupt (Ctrl-C), a polite kill or a closed terminal ends the games instead of
// the program, unless it was started to ignore it; a second one ends the program.
void end_games_on_interrupt();
bool interrupted();

// How many decks from the first on count: up to one that is missing, or to the one that decided the
// test. What lies beyond depends on which thread was quicker, and does not count.
std::size_t counted_decks(const ArenaPlan& plan, const DeckOutcomes& outcomes);

}  // namespace velatura::cli
