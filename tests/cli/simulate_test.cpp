#include <gtest/gtest.h>

#include "program.h"

namespace velatura::cli_test {

TEST(Simulate, JsonHasPointsWinsRibbonsAndLengthsWithIntervals) {
    const Outcome outcome = run_line(
        "simulate --players 2 --bots greedy,random --games 200 --scenario first-time-playing "
        "--seed 7 --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(keys(outcome.out),
              (std::vector<std::string>{"games", "players", "mode", "scenario", "scoring", "seed",
                                        "seats", "bots", "moves", "judged"}));
    EXPECT_EQ(field(outcome.out, "/games").whole, 200);
    EXPECT_EQ(field(outcome.out, "/scenario").text, "first-time-playing");
    EXPECT_EQ(field(outcome.out, "/seed").text, "7");
    EXPECT_EQ(field(outcome.out, "/scoring").items.size(), 4u);
    for (const std::string seat : {"/seats/0", "/seats/1"}) {
        EXPECT_EQ(keys(outcome.out, seat),
                  (std::vector<std::string>{"seat", "bot", "points", "wins", "ribbons", "silver"}));
        for (const std::string figure : {"/points", "/ribbons", "/silver"}) {
            EXPECT_EQ(keys(outcome.out, seat + figure),
                      (std::vector<std::string>{"mean", "ci95", "min", "max"}));
            EXPECT_EQ(field(outcome.out, seat + figure + "/ci95").items.size(), 2u);
        }
        EXPECT_EQ(keys(outcome.out, seat + "/wins"),
                  (std::vector<std::string>{"count", "rate", "ci95"}));
    }
    EXPECT_EQ(field(outcome.out, "/bots/0/bot").text, "greedy");
    EXPECT_EQ(keys(outcome.out, "/moves"),
              (std::vector<std::string>{"mean", "ci95", "min", "max"}));
    // A sensible player beats one that plays anything.
    EXPECT_GT(field(outcome.out, "/seats/0/wins/count").whole, 190);
}

TEST(Simulate, TheSameSeedGivesTheSameFiguresForAnyNumberOfThreads) {
    for (const std::string line :
         {"simulate --players 3 --bots greedy,random,greedy --games 300 --seed 7 --json",
          "simulate --mode vincent --games 200 --scenario random --rotate --seed 7 --json",
          "simulate --mode solo-puzzle --bots random --games 150 --seed 7 --json"}) {
        const std::string one = run_line(line + " --threads 1").out;
        EXPECT_EQ(field(one, "/seed").text, "7");
        EXPECT_EQ(run_line(line + " --threads 2").out, one);
        EXPECT_EQ(run_line(line + " --threads 7").out, one);
    }
}

TEST(Simulate, AnotherSeedGivesOtherGames) {
    const std::string line = "simulate --games 50 --json --seed ";
    EXPECT_NE(replaced(run_line(line + "a").out, R"("seed":"a")", ""),
              replaced(run_line(line + "b").out, R"("seed":"b")", ""));
}

TEST(Simulate, WithoutASeedANewOneIsDrawnAndTold) {
    const std::string one = run_line("simulate --games 1 --json").out;
    const std::string two = run_line("simulate --games 1 --json").out;
    EXPECT_EQ(field(one, "/seed").text.size(), 16u);
    EXPECT_NE(field(one, "/seed").text, field(two, "/seed").text);
    EXPECT_EQ(run({"simulate", "--games", "1", "--json", "--seed", field(one, "/seed").text}).out,
              one);
}

TEST(Simulate, WinsOfAGameAddUpToOneAlsoWhenShared) {
    // Random players with one scoring card often tie to the last token.
    const Outcome outcome =
        run_line("simulate --players 2 --bots random --games 2000 --scoring Style --seed 5 --json");
    EXPECT_GT(field(outcome.out, "/judged").whole, 0);
    EXPECT_NE(outcome.out.find(R"("bots":[{"bot":"random","seats":2,)"), std::string::npos);
    EXPECT_EQ(field(outcome.out, "/bots/0/wins/count").whole, 2000);
    EXPECT_EQ(field(outcome.out, "/bots/0/wins/rate").whole, 1);
}

TEST(Simulate, OneGameHasNoInterval) {
    const Outcome outcome = run_line("simulate --games 1 --seed 1 --json");
    EXPECT_EQ(field(outcome.out, "/moves/ci95").kind, content::Json::Kind::null);
}

TEST(Simulate, OnePlayerPlaysAgainstVincentForALevel) {
    const Outcome outcome = run_line("simulate --players 1 --games 20 --seed 1 --json");
    EXPECT_EQ(field(outcome.out, "/mode").text, "vincent");
    EXPECT_EQ(field(outcome.out, "/level").text, "normal");
    const Outcome master =
        run_line("simulate --players 1 --games 20 --seed 1 --level master --json");
    EXPECT_LT(field(master.out, "/seats/0/wins/count").whole,
              field(outcome.out, "/seats/0/wins/count").whole);
}

TEST(Simulate, RotatedBotsSitOnEverySeatInTurn) {
    const Folder folder;
    const std::string records = folder.path("games");
    const Outcome outcome = run({"simulate", "--bots", "greedy,random,random", "--games", "4",
                                 "--rotate", "--seed", "1", "--records", records, "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    const auto seats = [&](int game) {
        const std::string text = read(records + "/game-00000" + std::to_string(game) + ".velatura");
        const std::size_t at = text.find("[Seats ");
        return text.substr(at, text.find('\n', at) - at);
    };
    EXPECT_EQ(seats(1), R"([Seats "bot:greedy, bot:random, bot:random"])");
    EXPECT_EQ(seats(2), R"([Seats "bot:random, bot:greedy, bot:random"])");
    EXPECT_EQ(seats(3), R"([Seats "bot:random, bot:random, bot:greedy"])");
    EXPECT_EQ(seats(4), seats(1));
}

TEST(Simulate, EveryRecordItWritesIsVerified) {
    for (const std::string mode : {"standard", "vincent", "solo-puzzle"}) {
        const Folder folder;
        const std::string records = folder.path("deep/er");
        const Outcome outcome =
            run({"simulate", "--mode", mode, "--games", "5", "--seed", "s", "--scenario", "random",
                 "--first", "random", "--records", records});
        EXPECT_EQ(outcome.status, 0) << outcome.error;
        for (int game = 1; game <= 5; ++game) {
            const Outcome verified =
                run({"verify", records + "/game-00000" + std::to_string(game) + ".velatura"});
            EXPECT_EQ(verified.status, 0) << verified.error;
        }
    }
}

TEST(Simulate, RefusalsSayWhatIsWrongAndWriteNothing) {
    struct Case {
        const char* line;
        const char* says;
    };
    for (const auto& [line, says] :
         {Case{"--players 9", "a whole number from 1 to 5"},
          Case{"--players 0", "a whole number from 1 to 5"},
          Case{"--players 1 --mode standard", "needs at least two players"},
          Case{"--players 3 --mode vincent", "Vincent plays with one or two"},
          Case{"--players 2 --mode solo-puzzle", "exactly one player"},
          Case{"--bots genius", "no bot “genius”"},
          Case{"--players 3 --bots greedy,random", "2 bots don’t fit 3 players"},
          Case{"--scenario first-time-plying", "Did you mean first-time-playing?"},
          Case{"--scoring Spce", "Did you mean Space?"},
          Case{"--scoring Space,Space", "chose the same scoring card more than once"},
          Case{"--scoring Space,Style,Variety,Emphasis,Symmetry", "at most four"},
          Case{"--scenario bonus --scoring Space", "has its own scoring cards"},
          Case{"--scenario chill-mode --scoring Space", "uses 3 scoring cards"},
          Case{"--scenario random --scoring Space", "has its own scoring cards"},
          Case{"--level divine", "no level “divine”"},
          Case{"--players 2 --level easy", "for solo games"},
          Case{"--first 3", "must be at the table"}}) {
        const Folder folder;
        const Outcome outcome =
            run_line("simulate --games 2 --json --records " + folder.path("games") + " " + line);
        EXPECT_EQ(outcome.status, 2) << line;
        expect_refused_in_json(outcome, says);
        EXPECT_TRUE(folder.files().empty()) << line;
    }
}

TEST(Simulate, AFolderThatCannotBeMadeIsRefused) {
    const Folder folder;
    folder.write("taken", "a file");
    const Outcome outcome = run_line("simulate --games 2 --records " + folder.path("taken"));
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.error.find("Can’t write"), std::string::npos) << outcome.error;
    EXPECT_EQ(read(folder.path("taken")), "a file");
}

TEST(Simulate, GamesThatAreThereAlreadyAreNotWrittenOver) {
    const Folder folder;
    const std::string game = folder.write("game-000002.velatura", "mine");
    const Outcome outcome = run({"simulate", "--games", "3", "--records", folder.path("")});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.error.find("game-000002.velatura already exists"), std::string::npos)
        << outcome.error;
    EXPECT_EQ(read(game), "mine");
    EXPECT_EQ(folder.files(), std::vector<std::string>{"game-000002.velatura"});
}

TEST(Simulate, GermanFiguresHaveACommaLikeItsShares) {
    const Outcome outcome = run_line("--lang de simulate --games 20 --seed 1");
    EXPECT_EQ(outcome.out.find('.', outcome.out.find('\n')), std::string::npos) << outcome.out;
}

TEST(Simulate, NamedCardsOfAnOpenScenarioAreUsed) {
    const Outcome outcome = run_line(
        "simulate --games 2 --scenario chill-mode --scoring Space,Style,Variety --seed 1 --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/scoring/1").text, "Style");
}

}  // namespace velatura::cli_test
