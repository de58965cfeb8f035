// Points, rank, scenario, level and award of a finished game.
#include "achievements/results.h"

#include <gtest/gtest.h>

#include "achievements/played.h"
#include "content/loader.h"

namespace velatura::achievements {
namespace {

constexpr std::string_view points_0 =
    "Graceful Surrender Extreme Heavy Pride Harmonious Moment Unashamed Purpose";
constexpr std::string_view points_24 =
    "Obstacle Precious Darkness Improbable Freedom Liberated Nature Sanctuary Risky";
constexpr std::string_view points_25 =
    "Moment Graceful Nightmare Improbable Game Ominous Escape Vast Deep";
constexpr std::string_view points_29 =
    "Mess Harmonious Trap Obstacle Improbable Innocent Precious Whimsical View";
constexpr std::string_view points_30 =
    "Expanse Vast Escape Complexity Extreme Perspective Mistake Ominous Fragile";
constexpr std::string_view points_31 =
    "Corrupted Masked Moment Chosen Bait Truth Heightened Trap Deep";
constexpr std::string_view points_32 =
    "Precious Expanse Beauty Melancholy Nature Forbidden Game Liberated Illuminated";
constexpr std::string_view points_33 =
    "Risky Masked Mistake Beauty Improbable Precious Unashamed Forbidden Truth";
constexpr std::string_view points_34 =
    "Pride Expanse Precious Peaceful Forbidden Bait Mess Fading View";
constexpr std::string_view points_35 =
    "Graceful Heavy Complexity Extreme Curiosity Precious Vast Unashamed Chosen";
constexpr std::string_view points_36 =
    "Heightened Moment Escape Melancholy Childhood Revolution Dreams Deep View";
constexpr std::string_view points_39 =
    "Mess Surrender Heavy Deep Masked Trap Wandering Darkness Melancholy";
constexpr std::string_view points_40 =
    "Nightmare Deep View Melancholy Escape Nature Attraction Precious Expanse";

SeatResult lone(const TableOf& table) {
    const auto all = results(content::base_catalog(), played(table));
    EXPECT_EQ(all.size(), 1u);
    return all.at(0);
}

TEST(Award, GoesByThePointsOfALonePlayer) {
    struct Step {
        std::string_view words;
        int points;
        std::string_view award;
    };
    for (const Step& step :
         {Step{points_0, 0, "participation-award"}, Step{points_24, 24, "participation-award"},
          Step{points_25, 25, "emerging-artist"}, Step{points_29, 29, "emerging-artist"},
          Step{points_30, 30, "honorable-mention"}, Step{points_34, 34, "honorable-mention"},
          Step{points_35, 35, "runner-up"}, Step{points_39, 39, "runner-up"},
          Step{points_40, 40, "best-in-show"}}) {
        const SeatResult result = lone({.seats = {{"Ada", step.words}}});
        EXPECT_EQ(result.points, step.points);
        ASSERT_NE(result.award, nullptr);
        EXPECT_EQ(result.award->id, step.award);
    }
}

TEST(Level, IsReachedByThatManyPoints) {
    const auto reached = [](std::string_view words, std::string_view level, rules::Mode mode) {
        const SeatResult result = lone({.seats = {{"Ada", words}}, .mode = mode, .level = level});
        EXPECT_EQ(result.won, result.reached_goal);
        return result.reached_goal;
    };
    for (const rules::Mode mode : {rules::Mode::solo_puzzle, rules::Mode::vincent}) {
        EXPECT_FALSE(reached(points_24, "easy", mode));
        EXPECT_TRUE(reached(points_25, "easy", mode));
        EXPECT_FALSE(reached(points_29, "normal", mode));
        EXPECT_TRUE(reached(points_30, "normal", mode));
        EXPECT_FALSE(reached(points_34, "hard", mode));
        EXPECT_TRUE(reached(points_35, "hard", mode));
        EXPECT_FALSE(reached(points_39, "master", mode));
        EXPECT_TRUE(reached(points_40, "master", mode));
    }
}

TEST(Level, IsReplacedByTheScenariosGoal) {
    constexpr std::string_view scenario = "first-time-playing";  // 32
    EXPECT_FALSE(
        lone({.seats = {{"Ada", points_31}}, .scenario = scenario, .level = "easy"}).reached_goal);
    EXPECT_TRUE(lone({.seats = {{"Ada", points_32}}, .scenario = scenario, .level = "master"})
                    .reached_goal);
}

TEST(Level, ThatNobodyDeclaredIsNotReached) {
    EXPECT_FALSE(lone({.seats = {{"Ada", points_40}}}).reached_goal);
}

TEST(Scenario, IsPassedByItsGoalInAnyMode) {
    constexpr std::string_view scenario = "first-time-playing";
    for (const rules::Mode mode : {rules::Mode::solo_puzzle, rules::Mode::vincent}) {
        EXPECT_FALSE(lone({.seats = {{"Ada", points_31}}, .mode = mode, .scenario = scenario})
                         .passed_scenario);
        EXPECT_TRUE(lone({.seats = {{"Ada", points_32}}, .mode = mode, .scenario = scenario})
                        .passed_scenario);
    }
    EXPECT_FALSE(lone({.seats = {{"Ada", points_40}}}).passed_scenario);  // no scenario at all
}

TEST(Scenario, IsPassedByEveryPersonWhoReachesItWinnerOrNot) {
    const auto all =
        results(content::base_catalog(), played({.seats = {{"Ada", points_33}, {"Ben", points_36}},
                                                 .mode = rules::Mode::standard,
                                                 .scenario = "first-time-playing"}));
    EXPECT_TRUE(all.at(0).passed_scenario);
    EXPECT_FALSE(all.at(0).won);
    EXPECT_EQ(all.at(0).rank, 2);
    EXPECT_TRUE(all.at(1).passed_scenario);
    EXPECT_TRUE(all.at(1).won);
    EXPECT_EQ(all.at(1).rank, 1);
    EXPECT_EQ(all.at(0).award, nullptr);  // awards are for one player
    EXPECT_EQ(all.at(0).tokens, 4);
}

TEST(Scenario, IsNotPassedByAComputerPlayer) {
    EXPECT_FALSE(lone({.seats = {{"greedy", points_32, true}}, .scenario = "first-time-playing"})
                     .passed_scenario);
}

}  // namespace
}  // namespace velatura::achievements
