#include <gtest/gtest.h>

#include "program.h"

namespace velatura::cli_test {

// Games of Ada against a random bot, one file each: what a greedy bot played is signed with her
// name.
std::vector<std::string> games_of_ada(const Folder& folder, const std::string& scenario) {
    const std::string records = folder.path(scenario);
    run({"simulate", "--bots", "greedy,random", "--games", "2", "--seed", "a", "--scenario",
         scenario, "--records", records});
    std::vector<std::string> files;
    for (const char* name : {"game-000001.velatura", "game-000002.velatura"}) {
        const std::string text = replaced(read(records + "/" + name), "bot:greedy", "Ada");
        files.push_back(folder.write(scenario + name, text));
    }
    return files;
}

Outcome achievements(const std::vector<std::string>& files,
                     const std::vector<std::string>& options) {
    std::vector<std::string> arguments{"achievements"};
    arguments.insert(arguments.end(), files.begin(), files.end());
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
}

TEST(Achievements, JsonHasNineScenariosAndElevenAchievements) {
    const Folder folder;
    const auto files = games_of_ada(folder, "family-game");
    const Outcome outcome = achievements(files, {"--name", "Ada", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(keys(outcome.out), (std::vector<std::string>{"name", "games", "wins", "best",
                                                           "scenarios", "achievements"}));
    EXPECT_EQ(field(outcome.out, "/games").whole, 2);
    EXPECT_GT(field(outcome.out, "/best").whole, 0);
    EXPECT_EQ(field(outcome.out, "/scenarios").items.size(), 9u);
    EXPECT_EQ(field(outcome.out, "/achievements").items.size(), 11u);
    EXPECT_EQ(field(outcome.out, "/scenarios/0/id").text, "family-game");
    EXPECT_TRUE(field(outcome.out, "/scenarios/0/played").boolean);
    EXPECT_FALSE(field(outcome.out, "/scenarios/1/played").boolean);
    EXPECT_EQ(keys(outcome.out, "/achievements/0"), (std::vector<std::string>{"id", "reached"}));
}

TEST(Achievements, AProfileIsAFileOfManyGames) {
    const Folder folder;
    std::string profile;
    for (const char* scenario : {"family-game", "bonus"}) {
        for (const std::string& file : games_of_ada(folder, scenario))
            profile += read(file) + "\n";
    }
    const Outcome outcome =
        achievements({folder.write("ada.velatura", profile)}, {"--name", "Ada", "--json"});
    EXPECT_EQ(field(outcome.out, "/games").whole, 4);
    EXPECT_TRUE(field(outcome.out, "/scenarios/0/played").boolean);
    EXPECT_TRUE(field(outcome.out, "/scenarios/8/played").boolean);
}

TEST(Achievements, TextNamesThemInTheLanguageInUse) {
    const Folder folder;
    const auto files = games_of_ada(folder, "family-game");
    const Outcome outcome = achievements(files, {"--name", "Ada", "--lang", "de"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_TRUE(outcome.out.starts_with("Ada: 2 Partien, ")) << outcome.out;
    EXPECT_NE(outcome.out.find("Szenario"), std::string::npos) << outcome.out;
}

TEST(Achievements, SomebodyWhoNeverPlayedIsRefused) {
    const Folder folder;
    const auto files = games_of_ada(folder, "family-game");
    const Outcome outcome = achievements(files, {"--name", "Eve"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.error.find("finished games with Eve"), std::string::npos) << outcome.error;
}

TEST(Achievements, ABadFileAmongGoodOnesIsNamed) {
    const Folder folder;
    auto files = games_of_ada(folder, "family-game");
    files.push_back(folder.write("bad.velatura", replaced(read(files[0]), "take 1", "tkae 1")));
    const Outcome outcome = achievements(files, {"--name", "Ada"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.error.find("bad.velatura: Line "), std::string::npos) << outcome.error;
}

}  // namespace velatura::cli_test
