// velatura hint, and the command of the terminal game.
//
// tests/analyst/hint.LANGUAGE.txt are what it prints of a kept game. To regenerate:
// VELATURA_REGENERATE=1 (see support/pinned.h), also whenever the search has changed.
#include <gtest/gtest.h>

#include "cli/play_support.h"
#include "cli/program.h"
#include "support/pinned.h"
#include "support/source.h"

namespace velatura::cli_test {

namespace {

const std::string games = support::source_path("tests/playthroughs/");
const std::string kept = support::source_path("tests/record/corpus/v1/");

// Quick, and the same everywhere.
Outcome hint(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "hint");
    arguments.insert(arguments.end(), {"--iterations", "400", "--seed", "tests"});
    return run(arguments);
}

class Hint : public testing::TestWithParam<const char*> {};

TEST_P(Hint, ReadsAsPinned) {
    const std::string language = GetParam();
    std::string out;
    // A take, a painting that is due, and a game of one with a goal.
    for (const auto& [file, move] :
         {std::pair{"standard-2", "6"}, {"standard-2", "18"}, {"vincent-1", "8"}}) {
        const Outcome outcome =
            hint({games + file + ".velatura", "--move", move, "--lang", language});
        EXPECT_EQ(outcome.status, 0) << outcome.error;
        EXPECT_TRUE(support::too_wide(outcome.out).empty());
        out += outcome.out;
    }
    EXPECT_TRUE(support::matches_pinned("tests/analyst/hint." + language + ".txt", out));
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, Hint, testing::Values("en", "de", "ja"));

TEST(HintPosition, IsTheEndOfARunningGame) {
    const Outcome outcome = hint({kept + "vincent-3-running.velatura", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/move").whole, 18);
}

TEST(HintPosition, MayBeTheLastOfASeat) {
    const Outcome outcome = hint({games + "standard-2.velatura", "--seat", "1", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/seat").whole, 1);
    EXPECT_EQ(field(outcome.out, "/move").whole, 27);
}

TEST(HintPosition, IsRefusedWhereNobodyHasToChoose) {
    const std::string game = games + "standard-2.velatura";
    for (const std::vector<std::string>& arguments : {
             std::vector<std::string>{game},                // over
             {game, "--move", "29"},                        // no such move
             {game, "--move", "0", "--seat", "2"},          // the turn of seat 1
             {game, "--seat", "3"},                         // no such seat
             {game, "--game", "2"},                         // no such game
             {games + "vincent-1.velatura", "--move", "1"}  // Vincent tosses
         }) {
        const Outcome outcome = hint(arguments);
        EXPECT_EQ(outcome.status, 1) << outcome.out;
        EXPECT_EQ(outcome.out, "");
        EXPECT_NE(outcome.error, "");
    }
    EXPECT_EQ(run_line("hint").status, 2);
    EXPECT_EQ(run({"hint", game, "--ms", "10", "--iterations", "10"}).status, 2);
}

TEST(HintJson, RanksMovesWithPlanAndReasons) {
    const Outcome outcome =
        hint({games + "standard-2.velatura", "--move", "6", "--best", "2", "--json"});
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(keys(outcome.out), (std::vector<std::string>{"seat", "move", "iterations", "seed",
                                                           "next_ribbons", "best", "line"}));
    EXPECT_EQ(field(outcome.out, "/best").items.size(), 2U);
    EXPECT_EQ(keys(outcome.out, "/best/0"),
              (std::vector<std::string>{"move", "win", "points", "visits", "plan", "reasons"}));
    EXPECT_EQ(field(outcome.out, "/best/0/move/kind").text, "take");
    EXPECT_FALSE(field(outcome.out, "/best/0/reasons").items.empty());
    EXPECT_EQ(field(outcome.out, "/next_ribbons/Repetition").whole, 3);
}

TEST(HintJson, IsTheSameForAnyNumberOfThreads) {
    const std::vector<std::string> arguments{
        "hint",     games + "standard-2.velatura", "--move", "4", "--iterations", "20000", "--json",
        "--threads"};
    auto one = arguments;
    one.emplace_back("1");
    auto three = arguments;
    three.emplace_back("3");
    EXPECT_EQ(run(one).out, run(three).out);
}

using HintInPlay = support::PlayTest;

TEST_F(HintInPlay, CanBeAskedForInEveryLanguage) {
    struct Case {
        words::Language language;
        const char* says;
    };
    for (const auto& [language, says] : {Case{words::Language::en, "Ada, move 1: best moves"},
                                         Case{words::Language::de, "Ada, Zug 1: die besten Züge"},
                                         Case{words::Language::ja, "Ada、1手目：おすすめの手"}}) {
        cli::PlayOptions options;
        options.names = {"Ada", "Ben"};
        options.setup.seed = "hint";
        options.setup.first = "1";
        options.save = file(words::code_of(language));
        const support::Played played = play(options, "hint\nhint\nhelp\nq\n", language);
        EXPECT_EQ(played.status, 0) << played.err;
        EXPECT_NE(played.out.find(says), std::string::npos) << played.out;
        EXPECT_NE(played.out.find("\n1. "), std::string::npos);
        EXPECT_NE(played.out.find("  hint "), std::string::npos);  // the help names it
    }
}

TEST_F(HintInPlay, MarksTheGameWhenItIsAskedForAgain) {
    cli::PlayOptions options;
    options.names = {"Ada"};
    options.setup.mode = "solo-puzzle";
    options.setup.scenario = "balanced";
    options.setup.seed = "help";
    options.save = file("game");
    const support::Played warned = play(options, "hint\nq\n");
    EXPECT_NE(warned.out.find("type hint again"), std::string::npos) << warned.out;
    EXPECT_EQ(warned.out.find("\n1. "), std::string::npos);
    EXPECT_EQ(text_of("game").find("[Help "), std::string::npos);

    cli::PlayOptions resume;
    resume.resume = file("game");
    const support::Played played = play(resume, "hint\nhint\nhint\n" + support::whole_game());
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_NE(text_of("game").find("[Help \"hint\"]\n"), std::string::npos);
    EXPECT_NE(played.out.find("You played with help"), std::string::npos) << played.out;
}

}  // namespace

}  // namespace velatura::cli_test
