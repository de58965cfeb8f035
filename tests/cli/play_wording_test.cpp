// What the terminal game says where the plain sentence would be wrong: at one seat, to the judge,
// without tokens, of Vincent.
#include <gtest/gtest.h>

#include "cli/play_support.h"

namespace velatura::support {
namespace {

using cli::PlayOptions;
using words::Language;

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

PlayOptions alone(std::string mode) {
    PlayOptions options;
    options.names = {"Ada"};
    options.setup.mode = std::move(mode);
    options.setup.seed = "alone";
    return options;
}

// A game of two that typing whole_game(2) ends in a tie, to be judged.
class Judged : public PlayTest {
  protected:
    Played judge(const std::string& typed) {
        for (int seed = 0; seed < 200; ++seed) {
            PlayOptions options;
            options.names = {"Ada,Ben"};
            options.setup.seed = "tie " + std::to_string(seed);
            options.save = file("game" + std::to_string(games_++));
            const Played played = play(options, whole_game(2) + typed);
            if (contains(played.out, "You are the judge")) return played;
        }
        ADD_FAILURE() << "no seed gave a tie";
        return {};
    }

  private:
    int games_ = 0;
};

TEST_F(Judged, TheJudgeMayHaveAMoveTakenBack) {
    const Played played = judge("undo\nlog\np abc\nshare\n");
    EXPECT_TRUE(contains(played.out, "Move undone. Turn: Ben"));
    EXPECT_TRUE(contains(played.out, "Best In Show: Ada and Ben"));
}

TEST_F(Judged, TheJudgeIsHelped) {
    const Played played = judge("help\nlog\nrules space\n1\n");
    EXPECT_TRUE(contains(played.out, "  share "));
    EXPECT_TRUE(contains(played.out, "  undo "));
    EXPECT_TRUE(contains(played.out, "  1. Ada: Takes"));
    EXPECT_TRUE(contains(played.out, "Space: 2 4 7 11"));
    EXPECT_TRUE(contains(played.out, "Best In Show: Ada\n"));
}

TEST_F(Judged, SeatsMayBeNamedWithBlanksOrCommas) {
    EXPECT_TRUE(contains(judge("1, 2\n").out, "Best In Show: Ada and Ben"));
    EXPECT_TRUE(contains(judge("1 two\n2\n").out, "Best In Show: Ben\n"));
}

TEST_F(PlayTest, AtOneSeatThereIsAGoalAndNobodyIsBestInShow) {
    PlayOptions options = alone("solo-puzzle");
    options.setup.scenario = "spatial";
    options.save = file("game");
    const Played played = play(options, whole_game());
    EXPECT_FALSE(contains(played.out, "Best In Show")) << played.out;
    EXPECT_FALSE(contains(played.out, "nobody"));
    EXPECT_TRUE(contains(played.out, "Scenario Spatial: not passed. It takes 37 points."));
    const Played replayed = run("replay game --all");
    EXPECT_TRUE(
        contains(replayed.out, "The game is over. You didn’t reach the goal of 37 points."));
    EXPECT_FALSE(contains(replayed.out, "nobody"));
}

TEST_F(PlayTest, AGoalReachedAtOneSeatIsTold) {
    // The computer player reaches the lowest level with almost any seed.
    bool reached = false;
    for (const char* seed : {"a", "b", "c", "d"}) {
        PlayOptions options;
        options.names = {"bot:greedy"};
        options.setup.level = "easy";
        options.setup.seed = seed;
        options.save = file(seed);
        const Played played = play(options, "");
        if (!contains(played.out, "Level Easy: reached")) continue;
        reached = true;
        EXPECT_TRUE(contains(run(std::string{"replay --all "} + seed).out,
                             "The game is over. You reached the goal of 25 points."));
    }
    EXPECT_TRUE(reached);
}

TEST_F(PlayTest, TokensAreNamedOnlyWhereThereAreAny) {
    PlayOptions options;
    options.names = {"Ada,Ben"};
    options.setup.seed = "two";
    const Played played = play(options, "2\n1\nlog\n");
    EXPECT_TRUE(contains(played.out, "(tokens on it: 1)"));
    EXPECT_FALSE(contains(played.out, "on it: 0"));
    EXPECT_TRUE(contains(played.out, "”."));
}

TEST_F(PlayTest, VincentIsNamedOnceALine) {
    for (const Language language : words::all_languages) {
        const std::string name = words::text(language, "cli.seat.vincent");
        for (const char* key : {"event.tossed", "move.toss"}) {
            EXPECT_FALSE(contains(words::text(language, key, {{"up", 1}, {"tokens", 2}}), name));
        }
    }
    EXPECT_TRUE(contains(play(alone("vincent"), "1\nlog\n").out, "Vincent: Tosses "));
}

TEST_F(PlayTest, WhatFollowsOnIsTheNumberOfABackground) {
    PlayOptions options = alone("solo-puzzle");
    for (const char* typed : {"p abc on x", "p abc on", "p a b c on x", "try abc on x"}) {
        const Played played = play(options, std::string{"1\n1\n1\n"} + typed + "\n");
        EXPECT_TRUE(contains(played.out, "number of a background")) << typed;
        EXPECT_FALSE(contains(played.out, "exactly three cards")) << typed;
    }
}

}  // namespace
}  // namespace velatura::support
