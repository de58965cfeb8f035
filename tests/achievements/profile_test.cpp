// What one person reaches over several games.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "achievements/played.h"
#include "achievements/results.h"
#include "content/loader.h"
#include "record/text.h"

namespace velatura::achievements {
namespace {

// For every scenario a game that just reaches its goal, and one that falls a point short.
struct ScenarioGames {
    std::string_view id;
    std::string_view passed;
    std::string_view missed;
};
constexpr std::array<ScenarioGames, 9> games{{
    {"family-game", "Expanse Unashamed Attraction Trap Purpose Revolution Truth Nightmare Ominous",
     "Trap Surrender Fading Childhood Heavy Pride Sudden View Deep"},
    {"chill-mode", "Deep View Risky Masked Truth Imminent Revolution Divine Corrupted",
     "Heavy Graceful Moment Vast Complexity View Pride Exploring Revolution"},
    {"synergy",
     "Attraction Masked Obstacle Purpose Sanctuary Chosen Complexity Anxiety Perspective",
     "Complexity Risky Childhood Chosen Attraction Obstacle Improbable Unashamed Deep"},
    {"first-time-playing", "Trap Risky Revolution Mess Surrender View Unashamed Masked Vast",
     "Expanse Improbable Innocent Childhood Heavy Beauty Deep Divine Extreme"},
    {"balanced",
     "Dreams Precious Forbidden Expanse Nightmare Childhood Liberated Perspective Melancholy",
     "Heavy Attraction Wandering Childhood Peaceful Obstacle Freedom Expanse Improbable"},
    {"no-elements", "Attraction Obstacle Chosen Anxiety Harmonious Forbidden Truth Masked Delicate",
     "Wandering Precious Expanse Deep Bait Extreme Purpose Revolution Divine"},
    {"all-elements", "Expanse Adventure Truth Vast Innocent Complexity Childhood Precious Nature",
     "Masked Vast Extreme Wandering Perspective Precious Trap Innocent Chosen"},
    {"spatial", "Sanctuary Extreme Deep Fragile Curiosity Perspective Peaceful Fading Nightmare",
     "Sanctuary Liberated Expanse Peaceful View Truth Risky Wandering Purpose"},
    {"bonus", "Obstacle Liberated Truth Curiosity Chosen Wandering Game Escape Sanctuary",
     "Vast Pride Melancholy Darkness Graceful Forbidden Extreme Fading Liberated"},
}};

record::Match game_of(const ScenarioGames& scenario, bool passed, std::string_view name = "Ada") {
    return played(
        {.seats = {{name, passed ? scenario.passed : scenario.missed}},
         .scoring = "Variety, Composition, Repetition",  // where the scenario leaves it open
         .scenario = scenario.id});
}

bool has(const Profile& profile, std::string_view id) {
    return std::ranges::any_of(profile.achieved(), [&](const auto* one) { return one->id == id; });
}

TEST(Profile, PassesEveryScenarioOnlyWhenAllArePassed) {
    Profile profile{content::base_catalog(), "Ada"};
    for (const ScenarioGames& scenario : games) {
        EXPECT_FALSE(has(profile, "pass-scenarios"));
        EXPECT_FALSE(has(profile, "play-scenarios"));
        EXPECT_TRUE(profile.add(game_of(scenario, true)));
    }
    EXPECT_TRUE(has(profile, "pass-scenarios"));
    EXPECT_TRUE(has(profile, "play-scenarios"));
    EXPECT_EQ(profile.games(), 9);
    EXPECT_EQ(profile.wins(), 9);
    EXPECT_EQ(profile.best_points(), 40);
    EXPECT_EQ(profile.scenarios_passed().size(), 9u);
}

TEST(Profile, PlaysEveryScenarioAlsoWithoutPassing) {
    Profile profile{content::base_catalog(), "Ada"};
    for (const ScenarioGames& scenario : games)
        EXPECT_TRUE(profile.add(game_of(scenario, false)));
    EXPECT_TRUE(has(profile, "play-scenarios"));
    EXPECT_FALSE(has(profile, "pass-scenarios"));
    EXPECT_TRUE(profile.scenarios_passed().empty());
    EXPECT_EQ(profile.wins(), 0);
}

TEST(Profile, CountsAScenarioOnce) {
    Profile profile{content::base_catalog(), "Ada"};
    for (int i = 0; i < 9; ++i)
        profile.add(game_of(games[0], true));
    EXPECT_EQ(profile.scenarios_played(), std::vector<std::string>{"family-game"});
    EXPECT_FALSE(has(profile, "play-scenarios"));
}

TEST(Profile, KeepsWhatAnyGameEarned) {
    Profile profile{content::base_catalog(), "Ada"};
    profile.add(played({.seats = {{"Ada",
                                   "Forbidden Nature Curiosity Adventure Fragile Chosen "
                                   "Perspective View Imminent"}}}));
    profile.add(game_of(games[0], false));
    EXPECT_TRUE(has(profile, "all-conditions"));
}

TEST(Profile, CountsOnlyGamesOfThatPerson) {
    Profile profile{content::base_catalog(), "Ada"};
    EXPECT_FALSE(profile.add(game_of(games[0], true, "Ben")));
    EXPECT_FALSE(profile.add(played({.seats = {{"Ada", games[0].passed, true}}})));  // a bot
    EXPECT_EQ(profile.games(), 0);
}

TEST(Profile, DoesNotCountUnfinishedGames) {
    record::Record record = game_of(games[0], true).record();
    record.entries.pop_back();
    record.result.reset();
    const auto match = record::Match::replay(content::base_catalog(), record);
    ASSERT_TRUE(match);
    Profile profile{content::base_catalog(), "Ada"};
    EXPECT_FALSE(profile.add(*match));
}

TEST(Profile, CountsAGameWithMovesTakenBackButNotItsScenario) {
    record::Record record = game_of(games[0], true).record();
    record::Entry undo;
    undo.undo = true;
    record.entries.insert(record.entries.begin() + 1, {undo, record.entries[0]});
    const auto match = record::Match::replay(content::base_catalog(), record);
    ASSERT_TRUE(match);
    Profile profile{content::base_catalog(), "Ada"};
    EXPECT_TRUE(profile.add(*match));
    EXPECT_EQ(profile.games(), 1);
    EXPECT_TRUE(profile.scenarios_played().empty());
    EXPECT_TRUE(profile.scenarios_passed().empty());
    EXPECT_FALSE(results(content::base_catalog(), *match)[0].passed_scenario);
}

TEST(Profile, CountsAGameWithHelpAsPlayedAndNoMore) {
    record::Record record = game_of(games[0], true).record();
    record.header.help = "hint";
    const auto match = record::Match::replay(content::base_catalog(), record);
    ASSERT_TRUE(match);
    Profile profile{content::base_catalog(), "Ada"};
    EXPECT_TRUE(profile.add(*match));
    EXPECT_EQ(profile.games(), 1);
    EXPECT_TRUE(profile.scenarios_played().empty());
    EXPECT_TRUE(profile.scenarios_passed().empty());
    EXPECT_TRUE(profile.achieved().empty());
    EXPECT_FALSE(results(content::base_catalog(), *match)[0].passed_scenario);
}

TEST(Profile, IsReadFromAFileOfManyGames) {
    const content::Catalog& catalog = content::base_catalog();
    std::string file;
    for (const ScenarioGames& scenario : games) {
        file += record::write(catalog, game_of(scenario, true).record()) + "\n";
    }
    Profile profile{catalog, "Ada"};
    for (const record::GameText& game : record::split_games(file)) {
        const auto record = record::parse(catalog, game.text, game.first_line);
        ASSERT_TRUE(record) << name_of(record.error().reason) << record.error().place.line;
        const auto match = record::Match::replay(catalog, *record);
        ASSERT_TRUE(match) << name_of(match.error().reason);
        EXPECT_TRUE(profile.add(*match));
    }
    EXPECT_TRUE(has(profile, "pass-scenarios"));
}

}  // namespace
}  // namespace velatura::achievements
