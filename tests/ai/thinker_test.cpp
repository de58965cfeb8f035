// All levels through the façade: legal everywhere, blind to what they may not see, the same by
// iterations whatever runs them, and good enough to find what must be found.
#include "ai/thinker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "ai/clock.h"
#include "ai/tree.h"
#include "rules/view.h"
#include "support/games.h"
#include "support/table.h"

namespace velatura::ai {

namespace {

using rules::GameState;
using rules::Move;
using rules::Phase;
using support::Layout;
using support::Table;

constexpr std::array all_levels{Level::visitor, Level::apprentice, Level::journeyman,
                                Level::artist,  Level::master,     Level::montecarlo};

Move choose(Level level, const Table& table, const Limits& limits, std::uint64_t seed = 1) {
    Thinker thinker{table.game};
    chance::FastRandom random{seed};
    return thinker.choose(level,
                          rules::view_for(table.game, table.state, table.deck, table.state.turn),
                          limits, random);
}

// What a move is at least worth; a point weighs next to nothing.
double at_least(const rules::Game& game, const Candidate& candidate) {
    return candidate.value - doubt(game, candidate) +
           0.002 * (candidate.points - doubt_of_points(candidate));
}

Table first_time_playing(const Layout& layout) {
    return {{.seats = static_cast<std::uint8_t>(layout.seats.size()),
             .scoring = support::scoring({"Composition", "Emphasis", "Repetition", "Variety"})},
            layout};
}

}  // namespace

TEST(Levels, PlayEveryKindOfGameToItsEndByLegalMoves) {
    for (const support::GameKind& kind : support::game_kinds()) {
        Table table{kind.setup, support::cards_of(kind)};
        Thinker thinker{table.game};
        chance::FastRandom random{7};
        std::size_t turn = 0;
        while (table.state.phase != Phase::over) {
            const GameState& state = table.state;
            if (state.phase == Phase::turn) {
                const Level level = all_levels[turn++ % all_levels.size()];
                table.make(thinker.choose(
                    level, rules::view_for(table.game, state, table.deck, state.turn),
                    {.iterations = 20}, random));
            } else {
                table.make(table.game.nth_move(state, 0));
            }
        }
    }
}

TEST(Levels, PlayWithAnyNumberOfScoringCards) {
    const std::vector<std::string_view> names{"Style", "Proximity", "Hierarchy", "Space"};
    for (std::size_t count = 0; count <= names.size(); ++count) {
        const std::vector<std::string_view> some(
            names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count));
        Table table{{.seats = 2, .scoring = support::scoring(some)}};
        Thinker thinker{table.game};
        chance::FastRandom random{count};
        std::size_t turn = 0;
        while (table.state.phase == Phase::turn) {
            const Level level = all_levels[turn++ % all_levels.size()];
            table.make(thinker.choose(
                level, rules::view_for(table.game, table.state, table.deck, table.state.turn),
                {.iterations = 30}, random));
        }
        for (const int seat : {0, 1})
            EXPECT_EQ(table.player(seat).painted, rules::paintings_to_complete);
    }
}

TEST(Levels, KnowNothingOfTheOrderOfTheDeck) {
    for (const bool hidden : {false, true}) {
        Table table{{.seats = 3,
                     .scoring = support::scoring({"Symmetry", "Emphasis", "Movement", "Variety"}),
                     .hidden_hands = hidden}};
        for (int i = 0; i < 9; ++i) {
            table.take(1 + i % 2);
        }
        Table other = table;
        std::ranges::reverse(std::span{other.deck}.last(other.state.deck_left));
        if (hidden) {
            // A hidden card of somebody else for one of the deck.
            std::swap(other.player(1).hand[0],
                      other.deck[other.deck.size() - other.state.deck_left]);
        }
        ASSERT_NE(other.deck, table.deck);
        for (const Level level : all_levels) {
            EXPECT_EQ(choose(level, table, {.iterations = 300}),
                      choose(level, other, {.iterations = 300}))
                << name_of(level);
        }
    }
}

TEST(Levels, KnowNothingOfTheDeckInAnyKindOfGame) {
    for (const support::GameKind& kind : support::game_kinds()) {
        Table table{kind.setup, support::cards_of(kind)};
        chance::FastRandom random{5};
        // Somewhere in the game, where a seat is to act and the deck still has an order.
        for (int i = 0; i < 12 || table.state.phase != Phase::turn; ++i) {
            if (table.state.phase == Phase::over || table.state.phase == Phase::judging) break;
            const auto moves = static_cast<std::uint32_t>(table.game.count_moves(table.state));
            table.make(table.game.nth_move(table.state, random.below(moves)));
        }
        if (table.state.phase != Phase::turn) continue;
        if (table.state.deck_left < 2) continue;
        Table other = table;
        for (int times = 0; times < 3; ++times) {
            chance::shuffle(std::span{other.deck}.last(table.state.deck_left), random);
            for (const Level level : {Level::artist, Level::master, Level::montecarlo}) {
                EXPECT_EQ(choose(level, table, {.iterations = 60}),
                          choose(level, other, {.iterations = 60}))
                    << kind.name << ": " << name_of(level);
            }
        }
    }
}

TEST(Levels, BySameIterationsAndSeedMoveTheSame) {
    const Table table{{.seats = 2, .scoring = support::scoring({"Style", "Space"})}};
    for (const Level level : all_levels) {
        EXPECT_EQ(choose(level, table, {.iterations = 500}, 5),
                  choose(level, table, {.iterations = 500}, 5));
    }
}

TEST(Thinker, FindsTheSameByIterationsOnAnyNumberOfThreads) {
    const Table table{{.seats = 2, .scoring = support::scoring({"Style", "Space", "Variety"})}};
    const auto view = rules::view_for(table.game, table.state, table.deck, table.state.turn);
    const auto ranking = [&](unsigned threads) {
        Thinker thinker{table.game};
        // Enough for several trees.
        return thinker.analyse(view, {.iterations = 40'000, .threads = threads}, 9);
    };
    const Analysis alone = ranking(1);
    EXPECT_EQ(alone.iterations, 40'000U);
    for (const unsigned threads : {2U, 5U}) {
        const Analysis shared = ranking(threads);
        ASSERT_EQ(shared.ranking.size(), alone.ranking.size());
        for (std::size_t i = 0; i < alone.ranking.size(); ++i) {
            EXPECT_EQ(shared.ranking[i].move, alone.ranking[i].move);
            EXPECT_EQ(shared.ranking[i].visits, alone.ranking[i].visits);
            EXPECT_EQ(shared.ranking[i].value, alone.ranking[i].value);
        }
    }
}

TEST(Thinker, TellsOfEveryMoveWhatItIsWorth) {
    const Table table{{.seats = 3, .scoring = support::scoring({"Style", "Space", "Variety"})}};
    const auto view = rules::view_for(table.game, table.state, table.deck, table.state.turn);
    Thinker thinker{table.game};
    const std::vector<Candidate> ranking = thinker.analyse(view, {.iterations = 8000}, 9).ranking;
    ASSERT_EQ(ranking.size(), 5U);  // the five cards
    for (const Candidate& candidate : ranking)
        EXPECT_GE(candidate.visits, 8000U / 8 / 5);
    // The others come in the order of what they are worth at least.
    EXPECT_TRUE(std::ranges::is_sorted(
        std::span{ranking}.subspan(1), std::greater{},
        [&](const Candidate& candidate) { return at_least(table.game, candidate); }));
}

TEST(Thinker, CallsNothingBestThatWinsLessThanAnotherMoveLookedAtOften) {
    Table table{
        {.seats = 2,
         .scoring = support::scoring({"Composition", "Emphasis", "Repetition", "Variety"})}};
    Thinker thinker{table.game};
    chance::FastRandom random{3};
    int better_than_seen_most = 0;
    while (table.state.phase == Phase::turn) {
        const auto view = rules::view_for(table.game, table.state, table.deck, table.state.turn);
        const auto ranking = thinker.analyse(view, {.iterations = 2000}, 1).ranking;
        const auto most = std::ranges::max_element(ranking, {}, &Candidate::visits);
        for (const Candidate& candidate : ranking) {
            if (candidate.visits * 10 >= most->visits) {
                EXPECT_GE(at_least(table.game, ranking.front()), at_least(table.game, candidate));
            }
        }
        if (most != ranking.begin()) ++better_than_seen_most;
        table.make(thinker.choose(Level::journeyman, view, {}, random));
    }
    EXPECT_GT(better_than_seen_most, 0) << "else this game shows nothing";
}

TEST(Thinker, TellsHowFarItIs) {
    const Table table{{.seats = 2, .scoring = support::scoring({"Style"})}};
    Thinker thinker{table.game};
    const auto view = rules::view_for(table.game, table.state, table.deck, table.state.turn);
    // One tree, several of them, and by time.
    for (const Limits& limits :
         {Limits{.iterations = 500}, Limits{.iterations = 40'000}, Limits{.milliseconds = 3}}) {
        double done = 0;
        int times = 0;
        thinker.analyse(view, limits, 1, {}, [&](double share) {
            done += share;
            ++times;
        });
        EXPECT_GE(done, 0.9999);
        EXPECT_GT(times, 1);
    }
}

TEST(Thinker, PlaysTheOnlyMoveWithoutThinking) {
    Table table{{.seats = 2, .scoring = support::scoring({"Style"})}};
    table.player(0).tokens = 0;
    chance::FastRandom random{1};
    const std::uint64_t next = chance::FastRandom{random}.next();
    const auto view = rules::view_for(table.game, table.state, table.deck, table.state.turn);
    EXPECT_EQ(Thinker{table.game}.choose(Level::master, view, {}, random),
              Move::take(static_cast<rules::Position>(1)));
    EXPECT_EQ(random.next(), next) << "it has drawn nothing";
}

TEST(Thinker, StopsWhenTheTimeIsUp) {
    const Table table{{.seats = 2, .scoring = support::scoring({"Style"})}};
    Thinker thinker{table.game};
    const auto view = rules::view_for(table.game, table.state, table.deck, table.state.turn);
    const Analysis analysis = thinker.analyse(view, {.milliseconds = 3}, 1);
    EXPECT_GT(analysis.iterations, 0U);
    EXPECT_FALSE(analysis.ranking.empty());
    // Time counts whatever else is asked for; so many iterations would take minutes.
    const double begun = thread_milliseconds();
    thinker.analyse(view, {.milliseconds = 3, .iterations = 100'000'000}, 1);
    EXPECT_LT(thread_milliseconds() - begun, 10'000);
}

TEST(Thinker, ThinksTheSameInSlices) {
    // Among three it also thinks for the others.
    for (std::uint8_t seats = 2; seats <= 3; ++seats) {
        const Table table{{.seats = seats, .scoring = support::scoring({"Style", "Movement"})}};
        Thinker thinker{table.game};
        const auto view = rules::view_for(table.game, table.state, table.deck, table.state.turn);
        TreeSearch whole = thinker.search(view, Rivals::anybody, 4);
        whole.step(600);
        TreeSearch sliced = thinker.search(view, Rivals::anybody, 4);
        for (int i = 0; i < 6; ++i) {
            sliced.step(100);
        }
        EXPECT_EQ(sliced.iterations(), 600U);
        EXPECT_EQ(whole.analysis().ranking.front().move, sliced.analysis().ranking.front().move);
        EXPECT_EQ(whole.analysis().ranking.front().value, sliced.analysis().ranking.front().value);
    }
}

TEST(Thinker, RanksTheMoveThatWasAskedFor) {
    const Table table = first_time_playing(
        {.seats = {{.hand = {"Precious", "Masked", "Truth", "Dreams", "Expanse"}}, {}}});
    Thinker thinker{table.game};
    const auto view = rules::view_for(table.game, table.state, table.deck, table.state.turn);
    for (const Move& move : table.legal_moves()) {
        const Analysis analysis = thinker.analyse(view, {.iterations = 160}, 2, {&move, 1});
        const auto at = std::ranges::find(analysis.ranking, move, &Candidate::move);
        ASSERT_NE(at, analysis.ranking.end()) << support::text_of(move);
        EXPECT_GE(at->visits, 160U / 8);
        // Of equal paintings on other backgrounds it is listed once.
        EXPECT_EQ(std::ranges::count(analysis.ranking, move, &Candidate::move), 1);
    }
}

TEST(Thinker, TellsPointsToWhoIsAlone) {
    Table table{
        {.seats = 1,
         .mode = rules::Mode::solo_puzzle,
         .scoring = support::scoring({"Composition", "Emphasis", "Repetition", "Variety"})}};
    Thinker thinker{table.game};
    const Analysis analysis =
        thinker.analyse(rules::view_for(table.game, table.state, table.deck, table.state.turn),
                        {.iterations = 500}, 1);
    EXPECT_EQ(analysis.ranking.front().value, analysis.ranking.front().points);
    EXPECT_GT(analysis.ranking.front().points, 10);
}

TEST(Thinker, TellsTheChanceToReachADeclaredGoal) {
    for (const int goal : {1, 200}) {
        Table table{{.seats = 1,
                     .mode = rules::Mode::solo_puzzle,
                     .scoring = support::scoring({"Emphasis", "Variety"}),
                     .goal = static_cast<std::uint16_t>(goal)}};
        Thinker thinker{table.game};
        const Analysis analysis =
            thinker.analyse(rules::view_for(table.game, table.state, table.deck, table.state.turn),
                            {.iterations = 300}, 1);
        EXPECT_NEAR(analysis.ranking.front().value, goal == 1 ? 1 : 0, 0.02);
    }
}

}  // namespace velatura::ai
