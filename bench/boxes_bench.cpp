// The computer players with each box, with all together, and without any:
//   boxes_bench first [MS]      memory and time of what a search looks up, and of a first move
//   boxes_bench arena BOX A B GAMES [SEATS [ITERATIONS]]   how often A wins, B in the other seats
// Random scoring cards, featured decks, both rows of Reflections; each deck is played once from
// every seat. BOX is a name below.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "ai/clock.h"
#include "ai/outcomes.h"
#include "ai/random_games.h"
#include "ai/simple.h"
#include "ai/thinker.h"
#include "content/loader.h"
#include "rules/view.h"

namespace velatura {

namespace {

using namespace rules;

struct Named {
    std::string_view name;
    BoxSet boxes;
};
const BoxSet all{Box::reflections, Box::touches, Box::mini, Box::signature, Box::painters};
const std::array tables{Named{"base", {}},
                        Named{"reflections", {Box::reflections}},
                        Named{"touches", {Box::touches}},
                        Named{"mini", {Box::mini}},
                        Named{"signature", {Box::signature}},
                        Named{"painters", {Box::painters}},
                        Named{"all", all},
                        Named{"whole", all}};

Game game_for(const Named& named, std::size_t seats, chance::FastRandom& random) {
    const Cards& cards = content::box_catalog().cards;
    GameSetup setup = ai::random_setup(cards, seats, random, named.boxes);
    if (named.name == "whole") {
        setup.deck = DeckKind::whole;
        setup.featured = {};
    }
    return *Game::make(cards, setup);
}

// Until a seat is to take or paint.
void keep_painters(const Game& game, GameState& state, std::span<const ArtCardId> deck) {
    while (state.phase == Phase::painters)
        game.play(state, deck, ai::better_painter(game, state));
}

void measure_first_moves(std::uint32_t milliseconds) {
    std::puts("table        cards  choices   KiB  table ms  artist ms  master ms  iterations/s");
    for (const Named& named : tables) {
        chance::FastRandom random{1};
        const Game game = game_for(named, 2, random);
        double begun = ai::thread_milliseconds();
        const ai::OutcomeTable outcomes{game};
        const double table = ai::thread_milliseconds() - begun;
        const ai::RandomDeal deal{game, random};
        GameState state = deal.start;
        keep_painters(game, state, deal.deck);
        const PlayerView view = view_for(game, state, deal.deck, state.turn);
        std::array<double, 2> first{};
        for (const ai::Level level : {ai::Level::artist, ai::Level::master}) {
            ai::Thinker thinker{game};
            begun = ai::thread_milliseconds();
            const ai::Limits limits{.milliseconds = level == ai::Level::master ? milliseconds : 0};
            thinker.choose(level, view, limits, random);
            first[level == ai::Level::master ? 1 : 0] = ai::thread_milliseconds() - begun;
        }
        ai::Thinker thinker{game};
        thinker.analyse(view, {.iterations = 300}, 1);
        begun = ai::thread_milliseconds();
        const auto analysis = thinker.analyse(view, {.iterations = 3000}, 2);
        const double seconds = (ai::thread_milliseconds() - begun) / 1000;
        std::printf("%-12.*s %5zu %8zu %5zu %9.1f %10.1f %10.1f %13.0f\n",
                    static_cast<int>(named.name.size()), named.name.data(), outcomes.deck().size(),
                    outcomes.choice_count(), outcomes.size() / 1024, table, first[0], first[1],
                    static_cast<double>(analysis.iterations) / seconds);
        std::fflush(stdout);
    }
}

// What the seat has of the win.
double play(const Game& game, const ai::RandomDeal& deal, std::size_t me,
            std::array<ai::Level, 2> levels, std::uint32_t iterations, chance::FastRandom& random) {
    ai::Thinker thinker{game};
    GameState state = deal.start;
    while (ai::seat_acts(state.phase) || ai::chance_acts(state.phase)) {
        if (ai::chance_acts(state.phase)) {
            game.play(state, deal.deck, ai::random_chance(game, state, random));
            continue;
        }
        const ai::Level level = levels[index(state.turn) == me ? 0 : 1];
        const PlayerView view = view_for(game, state, deal.deck, state.turn);
        game.play(state, deal.deck,
                  thinker.choose(level, view, {.iterations = iterations}, random));
    }
    return state.winners.contains(static_cast<Seat>(me)) ? 1.0 / state.winners.size() : 0;
}

int arena(const Named& named, std::array<ai::Level, 2> levels, std::size_t games, std::size_t seats,
          std::uint32_t iterations) {
    chance::FastRandom random{7};
    std::vector<double> decks;  // the share won on each
    while (decks.size() * seats < games) {
        const Game game = game_for(named, seats, random);
        const ai::RandomDeal deal{game, random};
        double won = 0;
        for (std::size_t me = 0; me < seats; ++me)
            won += play(game, deal, me, levels, iterations, random);
        decks.push_back(won / static_cast<double>(seats));
    }
    double sum = 0;
    double squares = 0;
    for (const double won : decks) {
        sum += won;
        squares += won * won;
    }
    const auto count = static_cast<double>(decks.size());
    const double mean = sum / count;
    const double error = 1.96 * std::sqrt(std::max(0.0, squares / count - mean * mean) / count);
    std::printf("%.*s: %.1f ± %.1f %% of %zu games\n", static_cast<int>(named.name.size()),
                named.name.data(), 100 * mean, 100 * error, decks.size() * seats);
    return 0;
}

int usage() {
    std::fputs("boxes_bench first [MS] | arena BOX LEVEL LEVEL GAMES [SEATS [ITERATIONS]]\n",
               stderr);
    return 2;
}

}  // namespace

}  // namespace velatura

int main(int argc, char** argv) {
    using namespace velatura;
    const std::vector<std::string_view> words(argv, argv + argc);
    const auto number = [&](std::size_t at, unsigned long otherwise) {
        return words.size() > at ? std::strtoul(argv[at], nullptr, 10) : otherwise;
    };
    if (words.size() > 1 && words[1] == "first") {
        measure_first_moves(static_cast<std::uint32_t>(number(2, 50)));
        return 0;
    }
    if (words.size() < 6 || words[1] != "arena") return usage();
    const auto a = ai::level_named(words[3]);
    const auto b = ai::level_named(words[4]);
    for (const Named& named : tables) {
        if (named.name == words[2] && a && b) {
            return arena(named, {*a, *b}, number(5, 100), number(6, 2),
                         static_cast<std::uint32_t>(number(7, 0)));
        }
    }
    return usage();
}
