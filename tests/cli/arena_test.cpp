#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "program.h"

namespace velatura::cli_test {

TEST(Arena, JsonKeepsItsContract) {
    const Outcome outcome =
        run_line("arena --a greedy --b random --games 60 --ms 5 --seed 7 --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    const std::vector<std::string> names = keys(outcome.out);
    const std::vector<std::string> contract{"a",        "b",    "games", "wins", "ties", "losses",
                                            "win_rate", "ci95", "elo",   "ms",   "seed"};
    ASSERT_GE(names.size(), contract.size());
    EXPECT_TRUE(std::ranges::equal(contract, std::span{names}.first(contract.size())));
    EXPECT_EQ(field(outcome.out, "/a").text, "greedy");
    EXPECT_EQ(field(outcome.out, "/b").text, "random");
    EXPECT_EQ(field(outcome.out, "/games").whole, 60);
    EXPECT_EQ(field(outcome.out, "/ms").whole, 5);
    EXPECT_EQ(field(outcome.out, "/seed").text, "7");
    EXPECT_EQ(field(outcome.out, "/ci95").items.size(), 2u);
    EXPECT_EQ(field(outcome.out, "/wins").whole + field(outcome.out, "/ties").whole +
                  field(outcome.out, "/losses").whole,
              60);
    EXPECT_GT(field(outcome.out, "/wins").whole, 50);
    EXPECT_EQ(field(outcome.out, "/complete").boolean, true);
    EXPECT_TRUE(field(outcome.out, "/forfeits").items.empty());
}

TEST(Arena, TheSameSeedGivesTheSameResultForAnyNumberOfThreads) {
    for (const std::string line :
         {"arena --a artist --b greedy --games 8 --scenario spatial --iterations 10 --seed 7 "
          "--json",
          "arena --a greedy --b random --games 40 --players 5 --iterations 1 --seed 7 --json",
          "arena --a greedy --b random --games 4000 --seed 7 --sprt --elo1 5 --json"}) {
        const Outcome one = run_line(line + " --threads 1");
        EXPECT_EQ(one.status, 0) << one.error;
        EXPECT_EQ(run_line(line + " --threads 2").out, one.out);
        EXPECT_EQ(run_line(line + " --threads 5").out, one.out);
    }
}

TEST(Arena, EachDeckIsPlayedFromEverySeat) {
    const Folder folder;
    const std::string records = folder.path("games");
    const Outcome outcome = run({"arena", "--a", "greedy", "--b", "random", "--games", "6",
                                 "--players", "3", "--seed", "s", "--records", records, "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    const auto record = [&](int deck, int game) {
        return read(records + "/game-00000" + std::to_string(deck) + "-" + std::to_string(game) +
                    ".velatura");
    };
    const auto tag = [](const std::string& text, std::string_view name) {
        const std::size_t at = text.find("[" + std::string{name} + " ");
        return text.substr(at, text.find('\n', at) - at);
    };
    const auto deal = [](const std::string& text) {
        const std::size_t at = text.find("\nrow ");
        return text.substr(at, text.find("\n1. ", at) - at);
    };
    for (const int deck : {1, 2}) {
        EXPECT_EQ(tag(record(deck, 1), "Seats"), R"([Seats "bot:greedy, bot:random, bot:random"])");
        EXPECT_EQ(tag(record(deck, 2), "Seats"), R"([Seats "bot:random, bot:greedy, bot:random"])");
        EXPECT_EQ(tag(record(deck, 3), "Seats"), R"([Seats "bot:random, bot:random, bot:greedy"])");
        for (const int game : {2, 3}) {
            EXPECT_EQ(deal(record(deck, game)), deal(record(deck, 1)));
            EXPECT_EQ(tag(record(deck, game), "Scoring"), tag(record(deck, 1), "Scoring"));
            EXPECT_EQ(tag(record(deck, game), "First"), tag(record(deck, 1), "First"));
        }
        const Outcome verified =
            run({"verify", records + "/game-00000" + std::to_string(deck) + "-2.velatura"});
        EXPECT_EQ(verified.status, 0) << verified.error;
    }
    EXPECT_NE(deal(record(1, 1)), deal(record(2, 1)));
}

TEST(Arena, APlayerAgainstItselfWinsItsFairShare) {
    const Outcome four =
        run_line("arena --a greedy --b greedy --players 4 --games 400 --seed 1 --json");
    EXPECT_NE(four.out.find(R"("fair_share":0.25)"), std::string::npos);
    EXPECT_NEAR(static_cast<double>(field(four.out, "/wins").whole), 100, 25);
}

TEST(Arena, AllMeansScenariosAndRandomCardsByTurns) {
    const Outcome outcome =
        run_line("arena --a greedy --b random --games 72 --seed 7 --scenario all --json");
    EXPECT_EQ(field(outcome.out, "/by/scenarios/games").whole, 36);
    EXPECT_EQ(field(outcome.out, "/by/random/games").whole, 36);
    EXPECT_EQ(keys(outcome.out, "/by/scenario").size(), 9u);
    for (const std::string& scenario : keys(outcome.out, "/by/scenario")) {
        EXPECT_EQ(field(outcome.out, "/by/scenario/" + scenario + "/games").whole, 4);
    }
    EXPECT_EQ(field(outcome.out, "/wins").whole, field(outcome.out, "/by/scenarios/wins").whole +
                                                     field(outcome.out, "/by/random/wins").whole);
}

TEST(Arena, GamesAreRoundedUpToWholeDecks) {
    const Outcome outcome =
        run_line("arena --a greedy --b random --players 3 --games 10 --seed 1 --json");
    EXPECT_EQ(field(outcome.out, "/games").whole, 12);
    EXPECT_EQ(field(outcome.out, "/decks").whole, 4);
}

TEST(Arena, TheTestStopsAsSoonAsItIsDecided) {
    const Outcome outcome = run_line(
        "arena --a greedy --b random --games 100000 --seed 7 --sprt --elo0 0 --elo1 50 --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/sprt/decision").text, "elo1");
    EXPECT_LT(field(outcome.out, "/games").whole, 1000);
    EXPECT_EQ(field(outcome.out, "/complete").boolean, true);
    const Outcome other = run_line(
        "arena --a random --b greedy --games 100000 --seed 7 --sprt --elo0 0 --elo1 50 --json");
    EXPECT_EQ(field(other.out, "/sprt/decision").text, "elo0");
}

TEST(Arena, OnePlayerAloneIsMeasuredByPoints) {
    const Outcome outcome = run_line(
        "arena --a greedy --players 1 --mode solo-puzzle --scenario first-time-playing --games 10 "
        "--seed 7 --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(keys(outcome.out, "/points"),
              (std::vector<std::string>{"mean", "ci95", "min", "max"}));
    EXPECT_EQ(keys(outcome.out, "/at_least_40"),
              (std::vector<std::string>{"count", "share", "ci95"}));
    EXPECT_GE(field(outcome.out, "/at_least_40/count").whole,
              field(outcome.out, "/above_47/count").whole);
    EXPECT_EQ(keys(outcome.out, "/clairvoyant/share"), (std::vector<std::string>{"mean", "ci95"}));
    const Outcome vincent = run_line("arena --a random --players 1 --games 4 --seed 7 --json");
    EXPECT_EQ(field(vincent.out, "/mode").text, "vincent");
    EXPECT_EQ(vincent.out.find("clairvoyant"), std::string::npos);
}

TEST(Arena, NobodyDoesBetterThanWhoKnowsTheDeck) {
    const Folder folder;
    const std::string log = folder.path("log");
    run({"arena", "--a", "artist", "--players", "1", "--mode", "solo-puzzle", "--games", "6",
         "--iterations", "30", "--scenario", "spatial", "--seed", "7", "--resume", log});
    const std::vector<std::string> lines = lines_of(read(log));
    ASSERT_EQ(lines.size(), 7u);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        EXPECT_LE(field(lines[i], "/games/0/points/0").whole,
                  field(lines[i], "/games/0/best").whole)
            << lines[i];
    }
}

TEST(Arena, WhoWinsAllMayBeAnyNumberOfPointsBetter) {
    const Outcome outcome = run_line("arena --a greedy --b random --games 4 --seed 7 --json");
    ASSERT_EQ(field(outcome.out, "/wins").whole, 4) << outcome.out;
    EXPECT_NE(outcome.out.find(",null],\"by\""), std::string::npos) << outcome.out;
    const Outcome text = run_line("arena --a greedy --b random --games 4 --seed 7");
    EXPECT_NE(text.out.find("+∞)"), std::string::npos) << text.out;
}

TEST(Arena, TellsHowLongALevelThinksByItself) {
    const Outcome outcome = run_line("arena --a artist --b greedy --games 2 --seed 7 --json");
    EXPECT_EQ(field(outcome.out, "/limits/a/iterations").whole, 32) << outcome.out;
    EXPECT_EQ(field(outcome.out, "/limits/b/iterations").whole, 0);
}

TEST(Arena, PlayersWhoHaveChangedAreOthers) {
    const Folder folder;
    const std::string log = folder.path("log");
    const std::string line =
        "arena --a artist --b random --games 2 --iterations 5 --seed 7 --resume " + log;
    EXPECT_EQ(run_line(line).status, 0);
    const std::string text = read(log);
    const std::size_t signature = text.find("\"ai_signature\":\"") + 16;
    std::string other = text;
    other[signature] = other[signature] == '0' ? '1' : '0';
    folder.write("log", other);
    const Outcome outcome = run_line(line);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.error.find("its games differ in seed"), std::string::npos) << outcome.error;
}

TEST(Arena, ACutRunGoesOnWhereItWas) {
    const Folder folder;
    const std::string log = folder.path("log");
    const std::vector<std::string> command{"arena",  "--a",     "greedy",   "--b",
                                           "random", "--games", "16",       "--seed",
                                           "7",      "--json",  "--resume", log};
    const Outcome whole = run(command);
    EXPECT_EQ(whole.status, 0) << whole.error;
    const std::string text = read(log);
    ASSERT_EQ(lines_of(text).size(), 9u);
    // In the middle of the last line, after the fourth deck, in the first line, and nothing at all.
    std::size_t fourth = 0;
    for (int line = 0; line < 5; ++line)
        fourth = text.find('\n', fourth) + 1;
    for (const std::size_t length :
         {text.size(), text.size() - 4, fourth, fourth + 1, std::size_t{20}, std::size_t{0}}) {
        folder.write("log", text.substr(0, length));
        EXPECT_EQ(run(command).out, whole.out) << length;
        EXPECT_EQ(lines_of(read(log)).size(), 9u) << length;
    }
}

TEST(Arena, FinishedDecksAreNotPlayedAgain) {
    const Folder folder;
    const std::string log = folder.path("log");
    const std::string start = "arena --a greedy --b random --resume " + log + " --json --games ";
    const Outcome first = run_line(start + "4 --seed 7");
    // Made up: were the deck played again, it would not be tied.
    std::string text = read(log);
    const std::size_t games = text.find("\"games\":", text.find("\"deck\":2"));
    const std::size_t end = text.find('\n', games);
    text.replace(games, end - games,
                 R"("games":[{"share":30,"points":[11,11]},{"share":30,"points":[11,11]}]})");
    folder.write("log", text);
    const Outcome more = run_line(start + "8");  // the seed is the file's
    EXPECT_EQ(more.status, 0) << more.error;
    EXPECT_EQ(field(more.out, "/seed").text, "7");
    EXPECT_EQ(field(more.out, "/games").whole, 8);
    EXPECT_EQ(field(more.out, "/ties").whole, 2);
}

TEST(Arena, AFileOfOtherGamesIsRefusedAndLeftAlone) {
    const Folder folder;
    const std::string log = folder.path("log");
    const std::string start = "arena --a greedy --b random --games 4 --resume " + log;
    EXPECT_EQ(run_line(start + " --seed 7").status, 0);
    const std::string text = read(log);
    for (const std::string other :
         {" --seed 8", " --seed 7 --ms 5", " --seed 7 --players 3", " --seed 7 --mode vincent",
          " --seed 7 --scenario bonus", " --seed 7 --bot-timeout 5"}) {
        const Outcome outcome = run_line(start + other);
        EXPECT_EQ(outcome.status, 1) << other;
        EXPECT_NE(outcome.error.find("its games differ in seed"), std::string::npos)
            << outcome.error;
        EXPECT_EQ(read(log), text);
    }
    folder.write("log", "Dear diary,\n");
    EXPECT_EQ(run_line(start).status, 1);
    EXPECT_EQ(read(log), "Dear diary,\n");
}

TEST(Arena, ADamagedLineIsNamed) {
    const Folder folder;
    const std::string log = folder.path("log");
    const std::string line = "arena --a greedy --b random --games 4 --seed 7 --resume " + log;
    EXPECT_EQ(run_line(line).status, 0);
    const std::string text = read(log);
    for (const auto& [from, to] :
         {std::pair{"\"share\":", "\"shore\":"}, std::pair{"{\"deck\":", "{{\"deck\":"},
          std::pair{"\"deck\":", "\"deck\":-"}, std::pair{"\"points\":[", "\"points\":[1,"}}) {
        folder.write("log", replaced(text, from, to));
        const Outcome outcome = run_line(line);
        EXPECT_EQ(outcome.status, 1) << to;
        EXPECT_NE(outcome.error.find("line 2: "), std::string::npos) << outcome.error;
    }
}

TEST(Arena, PeopleReadATableInTheirLanguage) {
    const std::string line = "arena --a greedy --b random --games 4 --seed 7 --sprt";
    const Outcome english = run_line(line);
    EXPECT_NE(english.out.find("greedy against random: 4 games on 2 decks"), std::string::npos)
        << english.out;
    EXPECT_NE(english.out.find("random scoring cards"), std::string::npos);
    EXPECT_NE(run_line(line + " --lang de").out.find("zufällige Wertungskarten"),
              std::string::npos);
    EXPECT_NE(run_line(line + " --lang ja").out.find("ランダムな得点カード"), std::string::npos);
}

TEST(Arena, RefusalsSayWhatIsWrong) {
    struct Case {
        const char* line;
        const char* says;
    };
    for (const auto& [line, says] :
         {Case{"--a genius --b greedy", "no bot “genius”"},
          Case{"--a greedy --b genius", "no bot “genius”"},
          Case{"--a greedy", "There is no opponent"},
          Case{"--a greedy --b random --players 6", "a whole number from 1 to 5"},
          Case{"--a greedy --b random --sprt --elo0 nan", "a number from -2000 to 2000"},
          Case{"--a greedy --b random --players 1", "has no opponent"},
          Case{"--a greedy --players 1 --sprt", "has no opponent"},
          Case{"--a greedy --players 1 --mode standard", "needs at least two players"},
          Case{"--a greedy --b random --players 4 --mode vincent", "Vincent plays with"},
          Case{"--a greedy --b random --scenario bonos", "Did you mean bonus?"},
          Case{"--a greedy --b random --sprt --elo0 5 --elo1 5", "must be less than"},
          Case{"--a x --b random --bot x=./bot", "NAME=exec:COMMAND"},
          Case{"--a x --b random --bot x=exec:", "NAME=exec:COMMAND"},
          Case{"--a greedy --b random --bot greedy=exec:true", "NAME=exec:COMMAND"},
          Case{"--a x --b random --bot x=exec:true --bot x=exec:false", "each bot only once"},
          Case{"--a greedy --b random --scenario nowhere", "Available: family-game, "}}) {
        const Outcome outcome = run_line("arena --json " + std::string{line});
        EXPECT_EQ(outcome.status, 2) << line;
        expect_refused_in_json(outcome, says);
    }
    const Outcome unwritten = run_line("arena --json --a greedy --b random --resume /nowhere/log");
    EXPECT_EQ(unwritten.status, 1);
    expect_refused_in_json(unwritten, "Can’t write");
    for (const char* line :
         {"--b greedy", "--a greedy --b random --games 0", "--a greedy --b random --ms 0",
          "--a greedy --b random --threads 0", "--a greedy --b random --ms 5 --iterations 5",
          "--a greedy --b random --sprt --alpha 0.7", "--a greedy --b random --elo1 5",
          "--a greedy --b random --mode nim"}) {
        EXPECT_EQ(run_line("arena " + std::string{line}).status, 2) << line;
    }
}

}  // namespace velatura::cli_test
