#include <gtest/gtest.h>

#include <sstream>

#include "program.h"
#include "support/source.h"

namespace velatura::cli_test {

TEST(Perft, CountsEveryDepthUpToTheLast) {
    const Outcome outcome = run_line("perft --players 2 --depth 4 --seed x --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(keys(outcome.out), (std::vector<std::string>{"players", "mode", "scenario", "seed",
                                                           "depth", "nodes", "counts"}));
    // Five positions for either player at first; then fewer, as tokens were spent.
    EXPECT_EQ(field(outcome.out, "/counts/0").whole, 5);
    EXPECT_EQ(field(outcome.out, "/counts/1").whole, 25);
    EXPECT_EQ(field(outcome.out, "/nodes").whole, field(outcome.out, "/counts/3").whole);
}

TEST(Perft, TheSameSeedGivesTheSameCounts) {
    const std::string line = "perft --players 1 --mode solo-puzzle --depth 6 --json --seed ";
    EXPECT_EQ(run_line(line + "a").out, run_line(line + "a").out);
}

TEST(Perft, DividedCountsAddUp) {
    const Outcome outcome =
        run_line("perft --players 1 --mode vincent --depth 5 --seed x --divide --json");
    const auto divided = field(outcome.out, "/divide");
    ASSERT_EQ(divided.names,
              (std::vector<std::string>{"take 1", "take 2", "take 3", "take 4", "take 5"}));
    std::int64_t sum = 0;
    for (const auto& lines : divided.items)
        sum += lines.whole;
    EXPECT_EQ(sum, field(outcome.out, "/nodes").whole);
}

TEST(Perft, AgreesWithThePinnedTableOfTheRules) {
    std::istringstream table{read(support::source_path("tests/rules/perft.tsv"))};
    int checked = 0;
    for (std::string row; std::getline(table, row);) {
        std::istringstream fields{row};
        std::string mode, players, cards, seed, scoring, before, depth;
        std::int64_t nodes = 0;
        fields >> mode >> players >> cards >> seed >> scoring >> before >> depth >> nodes;
        if (cards != "60" || before != "0") continue;  // the program counts from the start
        if (mode == "solo") mode = "solo-puzzle";
        std::vector<std::string> arguments{"perft", "--players", players, "--mode",
                                           mode,    "--seed",    seed,    "--scoring",
                                           scoring, "--depth",   depth,   "--json"};
        if (mode == "vincent" && players == "3") arguments.emplace_back("--vincent-with-three");
        const Outcome outcome = run(arguments);
        EXPECT_EQ(field(outcome.out, "/nodes").whole, nodes) << row;
        ++checked;
    }
    EXPECT_GE(checked, 4);
}

TEST(Perft, TextHasADepthAndItsCountOnEachLine) {
    EXPECT_EQ(run_line("perft --players 2 --depth 3 --seed x").out, "1 5\n2 25\n3 75\n");
}

TEST(Perft, RefusesATableTheRulesDoNotKnow) {
    const Outcome outcome = run_line("perft --players 2 --mode solo-puzzle");
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.error.find("exactly one player"), std::string::npos) << outcome.error;
}

}  // namespace velatura::cli_test
