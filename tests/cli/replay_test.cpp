// velatura replay, and the readable playthroughs of every mode.
//
// tests/playthroughs/NAME.velatura are kept games; NAME.txt is what `velatura replay --all` prints
// of them. To regenerate the texts: VELATURA_REGENERATE=1 (see support/pinned.h).
#include "cli/records/replay.h"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/play_support.h"
#include "support/pinned.h"
#include "support/source.h"

namespace velatura::support {
namespace {

using words::Language;

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string playthrough(const std::string& name) {
    return source_path("tests/playthroughs/" + name + ".velatura");
}

Played replay(const cli::ReplayOptions& options, const std::string& typed = {},
              Language language = Language::en, bool interactive = false) {
    const cli::Context context = context_in(language);
    std::istringstream in{typed};
    std::ostringstream out;
    cli::Console console{in, out, interactive};
    testing::internal::CaptureStderr();
    Played played;
    played.status = cli::replay(context, options, console);
    played.err = testing::internal::GetCapturedStderr();
    played.out = out.str();
    return played;
}

class Playthrough : public testing::TestWithParam<const char*> {};

TEST_P(Playthrough, ReadsAsPinned) {
    const std::string name = GetParam();
    const Played played = replay({.file = playthrough(name), .game = {}, .move = {}, .all = true});
    EXPECT_EQ(played.status, cli::done) << played.err;
    EXPECT_TRUE(matches_pinned("tests/playthroughs/" + name + ".txt", played.out));
}

TEST_P(Playthrough, FitsIn80ColumnsInEveryLanguage) {
    for (const Language language : words::all_languages) {
        const Played played = replay(
            {.file = playthrough(GetParam()), .game = {}, .move = {}, .all = true}, "", language);
        for (const std::string& line : too_wide(played.out))
            ADD_FAILURE() << line;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryMode, Playthrough,
                         testing::Values("standard-2", "standard-5", "vincent-1", "vincent-2",
                                         "solo-puzzle"),
                         [](const auto& name) {
                             std::string plain;
                             for (const char c : std::string{name.param}) {
                                 if (c != '-') plain += c;
                             }
                             return plain;
                         });

TEST(Replay, OnePositionCanBeAskedFor) {
    cli::ReplayOptions options{
        .file = playthrough("standard-2"), .game = {}, .move = 0, .all = false};
    EXPECT_TRUE(contains(replay(options).out, "deck: 55"));
    options.move = 2;
    EXPECT_TRUE(contains(replay(options).out, "Move 2 of "));
    EXPECT_FALSE(contains(replay(options).out, "Move 1 of "));
    options.move = 1000;
    EXPECT_EQ(replay(options).status, cli::refused);
}

TEST(Replay, StepsForwardBackAndToAMove) {
    const Played played =
        replay({.file = playthrough("vincent-1"), .game = {}, .move = {}, .all = false},
               "p\n\nn\np\n5\n999\nwhat\nq\nn\n", Language::en, true);
    EXPECT_EQ(played.status, cli::done);
    EXPECT_TRUE(contains(played.out, "Move 1 of "));
    EXPECT_TRUE(contains(played.out, "Move 2 of "));
    EXPECT_TRUE(contains(played.out, "Move 5 of "));
    EXPECT_FALSE(contains(played.out, "Move 6 of "));  // q has ended it
    EXPECT_TRUE(contains(played.out, "There is no such move."));
    EXPECT_TRUE(contains(played.out, "Enter or n: next"));
}

TEST_F(PlayTest, WithoutATerminalReplayPrintsEverything) {
    const Played played = run("replay " + playthrough("solo-puzzle"));
    EXPECT_EQ(played.status, cli::done) << played.err;
    EXPECT_EQ(played.out, project_file("tests/playthroughs/solo-puzzle.txt"));
}

TEST_F(PlayTest, ReplayRefusesWhatIsNoRecord) {
    write("letter", "Dear Vincent,\n");
    EXPECT_EQ(run("replay letter").status, cli::refused);
    EXPECT_EQ(run("replay gone").status, cli::refused);
    EXPECT_EQ(run("replay").status, cli::bad_usage);
    EXPECT_EQ(run("replay --game 2 " + playthrough("vincent-2")).status, cli::refused);
}

}  // namespace
}  // namespace velatura::support
