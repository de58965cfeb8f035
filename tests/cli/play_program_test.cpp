// The terminal game through the program: options, files, environment, terminal.
#include <gtest/gtest.h>

#include <cstdlib>

#include "cli/play_support.h"

namespace velatura::support {
namespace {

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

TEST_F(PlayTest, TheLanguageFollowsTheOptionOrTheEnvironment) {
    EXPECT_TRUE(contains(run("--lang de play").out, "Auslage"));
    EXPECT_TRUE(contains(run("play --lang ja").out, "場札"));
    EXPECT_TRUE(contains(run("play", "", "LC_ALL=de_DE.UTF-8").out, "Auslage"));
}

TEST_F(PlayTest, WithoutATerminalNothingIsColoured) {
    EXPECT_FALSE(contains(run("play", "help\n", "TERM=xterm").out, "\033"));
}

TEST_F(PlayTest, ATerminalIsColouredUnlessNoColorOrADumbOneForbids) {
    // script(1) gives the program a terminal.
    if (std::system("command -v script >/dev/null") != 0) GTEST_SKIP() << "script is not installed";
    const auto on_terminal = [&](const std::string& before) {
        const std::string command = "script -qec '" + before + " XDG_STATE_HOME=" + file("state") +
                                    " " VELATURA_PROGRAM
                                    " play --players 2' /dev/null < /dev/null "
                                    "> " +
                                    file("seen") + " 2>&1";
        EXPECT_EQ(std::system(command.c_str()), 0);
        return text_of("seen");
    };
    EXPECT_TRUE(contains(on_terminal("TERM=xterm NO_COLOR="), "\033[1m"));
    EXPECT_FALSE(contains(on_terminal("TERM=xterm NO_COLOR=1"), "\033["));
    EXPECT_FALSE(contains(on_terminal("TERM=dumb NO_COLOR="), "\033["));
}

TEST_F(PlayTest, AFileThatCannotBeWrittenIsRefusedAtOnceAndNothingIsWritten) {
    const Played played = run("play --save nowhere/game.velatura", "1\n");
    EXPECT_EQ(played.status, cli::refused);
    EXPECT_TRUE(contains(played.err, "Can’t write nowhere/game.velatura"));
    EXPECT_FALSE(contains(played.out, "Art row"));
    EXPECT_TRUE(files().empty());
}

TEST_F(PlayTest, ADeviceOrFolderIsNotReplacedByAGame) {
    EXPECT_EQ(run("play --save /dev/null").status, cli::refused);
    EXPECT_EQ(run("play --save .").status, cli::refused);
    EXPECT_TRUE(files().empty());
}

TEST_F(PlayTest, AProfileThatIsNoneIsRefusedAtOnce) {
    write("letter", "Dear Vincent,\n");
    const Played played = run("play --profile letter");
    EXPECT_EQ(played.status, cli::refused);
    EXPECT_EQ(text_of("letter"), "Dear Vincent,\n");
    EXPECT_EQ(run("play --profile nowhere/profile").status, cli::refused);
    EXPECT_EQ(files(), std::vector<std::string>{"letter"});
}

TEST_F(PlayTest, ANewGameDoesNotReplaceAnUnfinishedOneNorAnotherFile) {
    run("play --players 2 --save game", "1\n");
    const std::string before = text_of("game");
    const Played again = run("play --players 2 --save game", "1\n");
    EXPECT_EQ(again.status, cli::refused);
    EXPECT_TRUE(contains(again.err, "contains an unfinished game"));
    EXPECT_EQ(text_of("game"), before);

    write("letter", "Dear Vincent,\n");
    EXPECT_TRUE(contains(run("play --save letter").err, "is not the record of a single game"));
    EXPECT_EQ(text_of("letter"), "Dear Vincent,\n");
}

TEST_F(PlayTest, TheLastGameIsKeptAndResumedWithoutAName) {
    run("play --names Ada,Ben", "1\n1\n");
    EXPECT_TRUE(contains(run("play --resume", "log\n").out, "2. Ben: Takes"));
}

TEST_F(PlayTest, ANewGameMovesTheUnfinishedOneAside) {
    run("play --names Ada,Ben", "1\n1\n");
    const std::string before = text_of("state/velatura/last.velatura");
    const Played played = run("play --names Cleo,Dan", "1\n");
    EXPECT_TRUE(contains(played.out, "Your unfinished game has been moved to"));
    EXPECT_EQ(text_of("state/velatura/previous.velatura"), before);
}

TEST_F(PlayTest, SaveWritesToAnotherFileAndStaysThere) {
    const Played played = run("play --names Ada,Ben", "1\nsave kept.velatura\n1\nq\n");
    EXPECT_TRUE(contains(played.out, "The game is saved in kept.velatura."));
    EXPECT_TRUE(contains(text_of("kept.velatura"), "2. seat 2 take 1"));
    EXPECT_TRUE(contains(run("play --names Ada,Ben", "save nowhere/x\nq\n").out, "Can’t write"));
}

TEST_F(PlayTest, WhereNothingCanBeKeptTheGameIsAskedForBeforeLeaving) {
    const Played played =
        run("play --names Ada,Ben", "1\nsave\nq\n\nlate.velatura\n", "XDG_STATE_HOME= HOME=");
    EXPECT_EQ(played.status, cli::done);
    EXPECT_TRUE(contains(played.out, "There is no folder to save the game in"));
    EXPECT_TRUE(contains(text_of("late.velatura"), "1. seat 1 take 1"));
}

TEST_F(PlayTest, WhatCannotBeResumedIsRefused) {
    EXPECT_EQ(run("play --resume").status, cli::refused);  // there is none yet
    EXPECT_TRUE(contains(run("play --resume gone").err, "Can’t read gone"));
    run("play --names Ada,Ben --save game", "1\n1\n");
    EXPECT_TRUE(contains(run("play --resume game --players 3").err, "Leave out --resume"));

    std::string text = text_of("game");
    write("cut", text.substr(0, text.find("\n1.") + 9));
    EXPECT_EQ(run("play --resume cut").status, cli::refused);
    text.erase(text.find("[Seed"), text.find("\n", text.find("[Seed")) + 1 - text.find("[Seed"));
    write("seedless", text);
    EXPECT_TRUE(contains(run("play --resume seedless").err, "has no seed"));
    EXPECT_EQ(text_of("seedless"), text);
}

TEST_F(PlayTest, AFinishedGameResumedShowsItsEndAndIsNotCountedAgain) {
    run("play --names Ada --mode solo-puzzle --save game", whole_game());
    const Played played = run("play --resume game --profile profile");
    EXPECT_TRUE(contains(played.out, "Final score: ribbons"));
    EXPECT_EQ(text_of("profile"), "");
}

TEST_F(PlayTest, ABadCommandLineHasStatusTwo) {
    for (const char* arguments :
         {"play --mode chess", "play --random-scoring 5", "play --nonsense"}) {
        EXPECT_EQ(run(arguments).status, cli::bad_usage) << arguments;
    }
}

TEST_F(PlayTest, AnImpossibleTableIsRefused) {
    for (const char* arguments :
         {"play --players 1 --mode standard", "play --players 2 --mode solo-puzzle",
          "play --players 3 --mode vincent", "play --players 6", "play --scenario nowhere",
          "play --scoring Space,Space", "play --first 3 --players 2"}) {
        const Played played = run(arguments);
        EXPECT_EQ(played.status, cli::bad_usage) << arguments;
        EXPECT_FALSE(played.err.empty()) << arguments;
        EXPECT_TRUE(files().empty()) << arguments;
    }
}

TEST_F(PlayTest, AnInterruptKeepsTheGame) {
    // The keyboard stays open and says nothing more after the first move; once the program has
    // asked for the second one it is interrupted. The limit of time only ends a program that would
    // wait forever.
    write("script",
          "cd \"$1\" && mkfifo keys seen\n"
          "\"$2\" play --names Ada,Ben --save game < keys > seen &\n"
          "program=$!\n"
          "exec 9> keys 8< seen\n"
          "echo 1 >&9\n"
          "asked=0\n"
          "while [ $asked -lt 2 ] && read -r line <&8; do\n"
          "    case $line in *'take that card'*) asked=$((asked + 1)) ;; esac\n"
          "done\n"
          "kill -INT $program\n"
          "cat <&8 > out\n"
          "wait $program\n");
    const std::string command =
        "timeout 60 bash '" + file("script") + "' '" + file("") + "' '" VELATURA_PROGRAM "'";
    EXPECT_EQ(std::system(command.c_str()), 0);
    EXPECT_TRUE(contains(text_of("out"), "The game is saved."));
    EXPECT_TRUE(contains(text_of("game"), "1. seat 1 take 1"));
}

}  // namespace
}  // namespace velatura::support
