// velatura solve: answers for people and programs, the record it writes, and what it refuses.
#include <gtest/gtest.h>

#include "program.h"

namespace velatura::cli_test {

namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// The best game of a seed, written by the program itself.
std::string best_game(const std::string& options) {
    const Folder folder;
    const std::string file = folder.path("best.velatura");
    const Outcome outcome = run_line("solve --json --record " + file + " " + options);
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    return read(file);
}

void expect_refused(const Outcome& outcome, std::string_view says, int status = 1) {
    EXPECT_EQ(outcome.status, status);
    EXPECT_EQ(outcome.out, "");
    EXPECT_TRUE(contains(outcome.error, says)) << outcome.error;
}

}  // namespace

TEST(Solve, AnswersProgramsWithTheBestGame) {
    const Outcome outcome = run_line("solve --seed 1 --scenario first-time-playing --json");
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    const std::string& json = outcome.out;
    EXPECT_EQ(keys(json), (std::vector<std::string>{"mode", "scenario", "scoring", "seed", "from",
                                                    "best", "proven", "lower", "upper", "reached",
                                                    "moves", "paintings", "nodes", "seconds"}));
    EXPECT_EQ(field(json, "/mode").text, "solo-puzzle");
    EXPECT_EQ(field(json, "/seed").text, "1");
    EXPECT_EQ(field(json, "/from").whole, 0);
    EXPECT_EQ(field(json, "/best").whole, 60);  // as in tests/ai/solved.tsv
    EXPECT_EQ(field(json, "/lower").whole, 60);
    EXPECT_EQ(field(json, "/upper").whole, 60);
    EXPECT_TRUE(field(json, "/proven").boolean);
    const content::Json paintings = field(json, "/paintings");
    ASSERT_EQ(paintings.items.size(), 3u);
    std::int64_t points = 0;
    for (int n = 0; n < 3; ++n) {
        const std::string painting = "/paintings/" + std::to_string(n);
        points += field(json, painting + "/points").whole;
        EXPECT_EQ(field(json, painting + "/layers").items.size(), 3u);
        EXPECT_FALSE(field(json, painting + "/title").text.empty());
    }
    EXPECT_EQ(points, 60);
    EXPECT_GE(field(json, "/moves").items.size(), 12u);
    EXPECT_TRUE(field(json, "/moves/0").text.starts_with("seat 1 take "));
}

TEST(Solve, SolvesGamesWithVincentToo) {
    const Outcome outcome = run_line("solve --mode vincent --seed 1 --scenario spatial --json");
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(field(outcome.out, "/mode").text, "vincent");
    EXPECT_TRUE(field(outcome.out, "/proven").boolean);
    EXPECT_TRUE(field(outcome.out, "/moves/1").text.starts_with("Vincent toss "));
}

TEST(Solve, TellsPeopleTheMovesInTheirLanguage) {
    const std::string line = "solve --seed 1 --scenario first-time-playing";
    EXPECT_TRUE(contains(run_line(line).out, "Best possible score: 60 points (proven).\n"));
    EXPECT_TRUE(contains(run_line("--lang de " + line).out, "Bestmöglich: 60 Punkte (bewiesen)."));
    EXPECT_TRUE(
        contains(run_line("--lang ja " + line).out, "理論上の最高点は60点です（証明済み）。"));
}

TEST(Solve, WritesARecordThatVerifyAndReplayAccept) {
    const Folder folder;
    for (const std::string mode : {"solo-puzzle", "vincent"}) {
        const std::string game = best_game("--seed 5 --scenario bonus --mode " + mode);
        const std::string file = folder.write(mode, game);
        EXPECT_EQ(run({"verify", file}).status, 0);
        EXPECT_EQ(run({"replay", file}).status, 0);
        // Nobody earns achievements with it.
        EXPECT_TRUE(contains(game, "[Seats \"bot:solver\"]"));
        // The best game is its own best game.
        const Outcome again = run({"solve", file, "--json"});
        EXPECT_EQ(field(again.out, "/best").whole, field(again.out, "/reached").whole);
        EXPECT_EQ(field(again.out, "/from").whole, 0);
    }
}

TEST(Solve, StartsWhereARecordedGameBeganOrWhereItStands) {
    // The first four moves of a best game.
    std::string text = best_game("--seed 1 --scenario first-time-playing");
    text = text.substr(0, text.find("\n5. ") + 1) + "end\n";
    const std::size_t result = text.find("[Result");
    text.replace(result, text.find('\n', result) - result, "[Result \"*\"]");
    const Folder folder;
    const std::string file = folder.write("running.velatura", text);

    const Outcome start = run({"solve", file, "--json"});
    ASSERT_EQ(start.status, 0) << start.error;
    EXPECT_EQ(field(start.out, "/from").whole, 0);
    EXPECT_EQ(field(start.out, "/best").whole, 60);
    EXPECT_EQ(field(start.out, "/reached").kind, content::Json::Kind::null);

    const Outcome now = run({"solve", file, "--from", "now", "--json"});
    ASSERT_EQ(now.status, 0) << now.error;
    EXPECT_EQ(field(now.out, "/from").whole, 4);
    EXPECT_EQ(field(now.out, "/best").whole, 60);
    EXPECT_EQ(field(now.out, "/moves").items.size() + 4, field(start.out, "/moves").items.size());
}

TEST(Solve, SaysWhatAFinishedGameMissed) {
    const Folder folder;
    const std::string records = folder.path("games");
    run({"simulate", "--mode", "solo-puzzle", "--players", "1", "--bots", "greedy", "--games", "1",
         "--seed", "v", "--records", records});
    const std::string file = records + "/game-000001.velatura";
    const Outcome start = run({"solve", file, "--json"});
    const Outcome now = run({"solve", file, "--from", "now", "--json"});
    ASSERT_EQ(start.status, 0) << start.error;
    EXPECT_GT(field(start.out, "/best").whole, field(start.out, "/reached").whole);
    EXPECT_EQ(field(now.out, "/best").whole, field(now.out, "/reached").whole);
    EXPECT_TRUE(field(now.out, "/moves").items.empty());
}

TEST(Solve, StopsInTimeWithBounds) {
    const Outcome outcome = run_line("solve --seed 1 --scenario spatial --ms 0 --json");
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_LT(field(outcome.out, "/lower").whole, field(outcome.out, "/upper").whole);
    EXPECT_FALSE(field(outcome.out, "/proven").boolean);
    EXPECT_TRUE(contains(run_line("solve --seed 1 --scenario spatial --ms 0").out,
                         "The best possible score is at least "));
}

TEST(Solve, RefusesGamesOfSeveral) {
    expect_refused(run_line("solve --players 2 --mode vincent"), "Only games for one player", 2);
    expect_refused(run_line("solve --mode standard"), "needs at least two players", 2);
    const Folder folder;
    const std::string records = folder.path("games");
    run({"simulate", "--games", "1", "--records", records});
    expect_refused(run({"solve", records + "/game-000001.velatura"}), "this one has 2");
}

TEST(Solve, RefusesADeckItDoesNotKnow) {
    const Folder folder;
    const std::string game = best_game("--seed 3");
    const std::string no_seed = folder.write(
        "no-seed", replaced(replaced(game, "[Seed \"3\"]\n", ""), "[Drawn \"scoring 4\"]\n", ""));
    expect_refused(run({"solve", no_seed}), "The order of the deck is unknown");
    const std::string other_seed =
        folder.write("other-seed", replaced(game, "[Seed \"3\"]", "[Seed \"4\"]"));
    expect_refused(run({"solve", other_seed}), "The order of the deck is unknown");
}

TEST(Solve, KnowsADeckThatWasDrawnToItsEndWithoutASeed) {
    const Folder folder;
    const std::string pack = folder.write(
        "tiny.json", R"({"pack": "tiny", "version": 1, "replaces_deck": true, "fan_made": true,
        "cards": [{"number": 1, "word": "Precious", "side": "left", "swatches": {"red": ["hue"]}},
                  {"number": 2, "word": "Heavy", "side": "left", "swatches": {"red": ["tone"]}},
                  {"number": 3, "word": "Nature", "side": "right", "swatches": {"blue": ["hue"]}},
                  {"number": 4, "word": "Beauty", "side": "right", "swatches": {"blue": ["tone"]}},
                  {"number": 5, "word": "Bait", "side": "right",
                   "swatches": {"green": ["hue"]}}]})");
    const std::string game = best_game("--pack " + pack + " --seed 1 --scoring Emphasis");
    const std::string file = folder.write("game", replaced(game, "[Seed \"1\"]\n", ""));
    const Outcome outcome = run({"--pack", pack, "solve", file, "--json"});
    ASSERT_EQ(outcome.status, 0) << outcome.error;
    // One painting that shows a single hue; then the cards have run out.
    EXPECT_EQ(field(outcome.out, "/paintings").items.size(), 1u);
    EXPECT_EQ(field(outcome.out, "/best").whole, field(outcome.out, "/paintings/0/points").whole);
    EXPECT_GT(field(outcome.out, "/best").whole, 0);
    EXPECT_TRUE(field(outcome.out, "/proven").boolean);
    // Vincent's tosses would still be unknown.
    const std::string with_vincent =
        best_game("--pack " + pack + " --seed 1 --mode vincent --scoring Emphasis");
    const std::string tossed = folder.write("tossed", replaced(with_vincent, "[Seed \"1\"]\n", ""));
    expect_refused(run({"--pack", pack, "solve", tossed}), "The order of the deck is unknown");
}

TEST(Solve, RefusesWhatIsNoRecordAndFilesInTheWay) {
    const Folder folder;
    const std::string letter = folder.write("letter", "Dear Vincent,\n");
    expect_refused(run({"solve", letter}), "letter");
    expect_refused(run({"solve", folder.path("gone")}), "gone");
    expect_refused(run({"solve", "--seed", "1", "--record", letter}), "already exists");
    EXPECT_EQ(read(letter), "Dear Vincent,\n");
    const std::string game = folder.write("game", best_game("--seed 3"));
    expect_refused(run({"solve", game, "--game", "2"}), "no such game");
    EXPECT_EQ(run({"solve", game, "--seed", "1"}).status, 2);
    EXPECT_EQ(run_line("solve --seed 1 --from now").status, 2);
}

}  // namespace velatura::cli_test
