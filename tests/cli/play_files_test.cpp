// No file of a person is lost: what a game, a profile or a simulation may be written over, and what
// is moved out of its way.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>

#include "cli/play_support.h"
#include "cli/save_file.h"

namespace velatura::support {
namespace {

namespace fs = std::filesystem;

using cli::PlayOptions;

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

constexpr std::string_view one_card_pack =
    R"({"pack": "one", "version": 1, "replaces_deck": false, "fan_made": true, "cards":)"
    R"( [{"number": 1, "word": "Quilted", "side": "left", "swatches": {"red": ["hue"]}}]})";

// A record without the line that tells its seed.
std::string without_seed(std::string text) {
    const std::size_t at = text.find("[Seed");
    return text.erase(at, text.find('\n', at) + 1 - at);
}

// ---- The last game ------------------------------------------------------------------------------

TEST_F(PlayTest, ALastGameOfAPackThatIsNotLoadedIsMovedAside) {
    write("one.json", one_card_pack);
    run("--pack one.json play --names Ada,Ben", "1\n1\n");
    const std::string before = text_of("state/velatura/last.velatura");
    const Played played = run("play --names Cleo,Dan", "1\n");
    EXPECT_EQ(played.status, cli::done) << played.err;
    EXPECT_TRUE(contains(played.out, "previous.velatura"));
    EXPECT_EQ(text_of("state/velatura/previous.velatura"), before);
}

TEST_F(PlayTest, WhateverElseIsWhereTheLastGameIsKeptIsMovedAside) {
    fs::create_directories(file("state/velatura"));
    for (const char* text : {"[Velatura \"99\"]\n", "Dear Vincent,\n"}) {
        write("state/velatura/last.velatura", text);
        fs::remove(file("state/velatura/previous.velatura"));
        EXPECT_TRUE(contains(run("play --names Cleo,Dan", "1\n").out, "previous.velatura"));
        EXPECT_EQ(text_of("state/velatura/previous.velatura"), text);
    }
}

// What somebody at a terminal is asked first.
std::string asked(const PlayOptions& options) {
    const cli::Context context = context_in(words::Language::en);
    std::istringstream in;
    std::ostringstream out;
    cli::Console console{in, out, true};
    EXPECT_EQ(cli::play(context, options, console), cli::done);
    return out.str();
}

TEST_F(PlayTest, SomebodyAtATerminalIsAskedWhetherToPlayOnUnlessTheSeedIsTold) {
    run("play --names Ada,Ben", "1\n1\n");
    EXPECT_TRUE(contains(asked({}), "Ada and Ben")) << asked({});
    PlayOptions options;
    options.setup.seed = "7";
    EXPECT_FALSE(contains(asked(options), "Ada, Ben"));
}

TEST_F(PlayTest, SomebodyAtATerminalIsToldWhatIsWrongWithTheLastGame) {
    write("one.json", one_card_pack);
    run("--pack one.json play --names Ada,Ben", "1\n1\n");
    EXPECT_TRUE(contains(asked({}), "pack")) << asked({});
}

TEST_F(PlayTest, WhatCannotBeMovedAsideIsNotWrittenOver) {
    if (geteuid() == 0) GTEST_SKIP() << "root may write anywhere";
    run("play --names Ada,Ben", "1\n1\n");
    const std::string before = text_of("state/velatura/last.velatura");
    fs::permissions(file("state/velatura"), fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_EQ(run("play --names Cleo,Dan", "1\n").status, cli::refused);
    fs::permissions(file("state/velatura"), fs::perms::owner_all);
    EXPECT_EQ(text_of("state/velatura/last.velatura"), before);
}

TEST_F(PlayTest, AFinishedOrUnbegunLastGameMakesRoom) {
    run("play --names Ada --mode solo-puzzle", whole_game());
    run("play --names Ada,Ben", "");
    run("play --names Ada,Ben", "");
    EXPECT_EQ(files(), std::vector<std::string>{"state/velatura/last.velatura"});
}

TEST_F(PlayTest, EachGameMovedAsideHasItsOwnName) {
    for (const char* names : {"Ada,Ben", "Cleo,Dan", "Eve,Finn", "Gus,Hana"}) {
        run(std::string{"play --names "} + names, "1\n1\n");
    }
    EXPECT_TRUE(contains(text_of("state/velatura/previous.velatura"), "Ada, Ben"));
    EXPECT_TRUE(contains(text_of("state/velatura/previous-2.velatura"), "Cleo, Dan"));
    EXPECT_TRUE(contains(text_of("state/velatura/previous-3.velatura"), "Eve, Finn"));
}

// ---- --save, --resume, --profile ----------------------------------------------------------------

TEST_F(PlayTest, AResumedGameIsNotSavedOverAnotherFile) {
    run("play --names Ada,Ben --save a", "1\n1\n");
    run("play --names Cleo,Dan --save b", "1\n");
    write("letter", "Dear Vincent,\n");
    for (const std::string other : {"b", "letter"}) {
        const std::string before = text_of(other);
        EXPECT_EQ(run("play --resume a --save " + other, "1\n").status, cli::refused) << other;
        EXPECT_EQ(text_of(other), before);
    }
    EXPECT_EQ(run("play --resume a --save ./a", "1\n").status, cli::done);
    EXPECT_EQ(run("play --resume a --save c", "1\n").status, cli::done);
    EXPECT_TRUE(contains(text_of("c"), "4. seat 2 take 1")) << text_of("c");
}

TEST_F(PlayTest, AFinishedGameIsNotSavedOver) {
    run("play --names Ada --mode solo-puzzle --save game", whole_game());
    const std::string before = text_of("game");
    const Played again = run("play --names Ada --mode solo-puzzle --save game", "1\n");
    EXPECT_EQ(again.status, cli::refused);
    EXPECT_TRUE(contains(again.err, "game contains a finished game")) << again.err;
    EXPECT_TRUE(
        contains(run("play --names Ada,Ben", "save game\n").out, "contains a finished game"));
    EXPECT_EQ(text_of("game"), before);
}

TEST_F(PlayTest, SavingUnderAnotherSpellingOfTheSamePathIsTheSameFile) {
    const Played played = run("play --names Ada,Ben --save game", "1\nsave ./game\n");
    EXPECT_TRUE(contains(played.out, "The game is saved in")) << played.out;
    EXPECT_FALSE(contains(played.out, "contains an unfinished game"));
}

TEST_F(PlayTest, AProfileIsNotWhereTheGameIsKept) {
    run("play --names Ada --mode solo-puzzle --profile games", whole_game());
    const std::string before = text_of("games");
    for (const char* arguments :
         {"--profile games --save games", "--profile games --save ./games",
          "--profile new --save new", "--profile new --save ./new",
          "--profile state/velatura/last.velatura", "--profile games --resume games"}) {
        const bool resumes = contains(arguments, "--resume");
        const Played played =
            run(std::string{resumes ? "play " : "play --names Ada,Ben "} + arguments, "1\n");
        EXPECT_EQ(played.status, cli::bad_usage) << arguments;
        EXPECT_TRUE(contains(played.err, "--profile")) << played.err;
        EXPECT_EQ(text_of("games"), before) << arguments;
        EXPECT_FALSE(fs::exists(file("new"))) << arguments;
    }
}

TEST_F(PlayTest, AFinishedGameWithoutItsSeedShowsItsEnd) {
    run("play --names Ada --mode solo-puzzle --save game", whole_game());
    const std::string seedless = without_seed(text_of("game"));
    write("seedless", seedless);
    const Played played = run("play --resume seedless");
    EXPECT_EQ(played.status, cli::done) << played.err;
    EXPECT_TRUE(contains(played.out, "Final score: ribbons"));
    EXPECT_FALSE(contains(played.out, "after every turn"));
    EXPECT_EQ(text_of("seedless"), seedless);
}

TEST_F(PlayTest, ResumingAndSettingUpAreRefusedTogether) {
    run("play --names Ada,Ben --save game", "1\n1\n");
    for (const char* option : {"--players 3", "--seed 7", "--first 2", "--first random"}) {
        const Played played = run(std::string{"play --resume game "} + option);
        EXPECT_EQ(played.status, cli::bad_usage) << option;
        EXPECT_TRUE(contains(played.err, "Leave out --resume")) << option;
    }
}

// ---- How a file is written ----------------------------------------------------------------------

TEST_F(PlayTest, AFileBesideTheGameIsLeftAlone) {
    write("game.part", "mine");
    run("play --names Ada,Ben --save game", "1\n");
    EXPECT_EQ(text_of("game.part"), "mine");
    EXPECT_EQ(files(), (std::vector<std::string>{"game", "game.part"}));
}

TEST_F(PlayTest, ALinkStaysALink) {
    const cli::Context context = context_in(words::Language::en);
    fs::create_directory(file("there"));
    fs::create_symlink("there/game", file("link"));
    fs::create_symlink("link", file("link to a link"));
    ASSERT_TRUE(cli::write_file(context, file("link"), "one"));  // to a file that is not there yet
    EXPECT_EQ(text_of("there/game"), "one");
    ASSERT_TRUE(cli::write_file(context, file("link to a link"), "two"));
    EXPECT_EQ(text_of("there/game"), "two");
    EXPECT_TRUE(fs::is_symlink(file("link")) && fs::is_symlink(file("link to a link")));
    fs::create_symlink("round", file("round"));
    EXPECT_FALSE(cli::write_file(context, file("round"), "three"));
}

TEST_F(PlayTest, AFileKeepsItsPermissions) {
    const cli::Context context = context_in(words::Language::en);
    write("game", "one");
    fs::permissions(file("game"), fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_TRUE(cli::write_file(context, file("game"), "two"));
    EXPECT_EQ(fs::status(file("game")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
}

// ---- The command that plays on ------------------------------------------------------------------

TEST_F(PlayTest, TheCommandThatPlaysOnIsOneLineForAShellWithThePacks) {
    write("one card.json", one_card_pack);
    const Played played =
        run("--pack 'one card.json' play --names Ada,Ben --save \"Ada's long and winding game with "
            "many a blank in its name.velatura\"",
            "1\n1\n");
    const std::string command =
        "velatura --pack 'one card.json' play --resume 'Ada'\\''s long and winding game with many "
        "a blank in its name.velatura'";
    ASSERT_TRUE(contains(played.out, "\n  " + command + "\n")) << played.out;
    const Played again = run(command.substr(std::string_view{"velatura "}.size()), "log\n");
    EXPECT_TRUE(contains(again.out, "2. Ben: Takes")) << again.err;
}

TEST_F(PlayTest, ANameWithoutBlanksNeedsNoQuotationMarks) {
    const Played played = run("play --names Ada,Ben --save game.velatura", "1\n");
    EXPECT_TRUE(contains(played.out, "\n  velatura play --resume game.velatura\n")) << played.out;
}

}  // namespace
}  // namespace velatura::support
