// How a table is set up: by options, by questions, and what is refused before anything is written.
#include <gtest/gtest.h>

#include <sstream>

#include "ai/level.h"
#include "cli/play_support.h"

namespace velatura::support {
namespace {

using cli::PlayOptions;
using words::Language;

record::Choices choices(const PlayOptions& options) {
    const cli::Context context = context_in(Language::en);
    const auto chosen = cli::choose_game(context, options);
    EXPECT_TRUE(chosen) << chosen.error().text;
    return chosen.value_or(record::Choices{});
}

std::string refusal(const PlayOptions& options) {
    const cli::Context context = context_in(Language::en);
    const auto chosen = cli::choose_game(context, options);
    EXPECT_FALSE(chosen) << "was accepted";
    return chosen ? "" : chosen.error().text;
}

std::string seats(const record::Choices& choices) {
    std::string list;
    for (const record::SeatName& seat : choices.seats) {
        list += (list.empty() ? "" : ",") + std::string{seat.bot ? "bot:" : ""} + seat.name;
    }
    return list;
}

TEST(PlayOptions, BotsSitBehindThePeople) {
    PlayOptions options;
    options.names = {"Ada", "Ben"};
    options.bots = {"greedy,random"};
    EXPECT_EQ(seats(choices(options)), "Ada,Ben,bot:greedy,bot:random");
}

TEST(PlayOptions, SeatsWithoutANameAreFilledWithPeople) {
    PlayOptions options;
    options.setup.players = 4;
    options.names = {"Ada"};
    options.bots = {"random"};
    EXPECT_EQ(seats(choices(options)), "Ada,Player 2,Player 3,bot:random");
}

TEST(PlayOptions, OnePlayerAloneMeetsVincentUnlessTold) {
    PlayOptions options;
    options.setup.players = 1;
    EXPECT_EQ(choices(options).mode, rules::Mode::vincent);
    options.setup.mode = "solo-puzzle";
    EXPECT_EQ(choices(options).mode, rules::Mode::solo_puzzle);
}

TEST(PlayOptions, FirstTimePlayingIsRecommended) {
    EXPECT_EQ(choices({}).scenario, "first-time-playing");
}

TEST(PlayOptions, ALevelIsPlayedWithoutAScenario) {
    PlayOptions options;
    options.setup.players = 1;
    options.setup.level = "hard";
    EXPECT_EQ(choices(options).scenario, "");
    EXPECT_EQ(choices(options).level, "hard");
    EXPECT_EQ(choices(options).scoring.size(), 4u);
}

TEST(PlayOptions, APersonAloneWithFreeScoringCardsPlaysForNormalUnlessTold) {
    PlayOptions options;
    options.setup.players = 1;
    options.random_scoring = 3;
    EXPECT_EQ(choices(options).level, "normal");
    EXPECT_EQ(choices(options).random_scoring, 3);
}

TEST(PlayOptions, ARandomScenarioIsThatOfTheSeed) {
    PlayOptions options;
    options.setup.scenario = "random";
    options.setup.seed = "a";
    const std::string scenario = choices(options).scenario;
    EXPECT_EQ(choices(options).scenario, scenario);
    bool other = false;
    for (const char* seed : {"b", "c", "d", "e", "f", "g"}) {
        options.setup.seed = seed;
        other = other || choices(options).scenario != scenario;
    }
    EXPECT_TRUE(other);
}

TEST(PlayOptions, ABotThatIsNoneIsAnsweredWithAllThereAre) {
    for (const Language language : {Language::en, Language::de, Language::ja}) {
        const cli::Context context = context_in(language);
        for (std::size_t i = 0; i < ai::level_count; ++i) {
            const std::string_view name = ai::name_of(static_cast<ai::Level>(i));
            for (const char* key : {"cli.unknown_bot", "cli.arena.unknown_bot"}) {
                EXPECT_NE(context.text(key, {{"word", "clever"}}).find(name), std::string::npos)
                    << key << ": " << name;
            }
        }
    }
}

TEST(PlayOptions, EachKindOfNonsenseHasItsRefusal) {
    const auto refused = [](auto change) {
        PlayOptions options;
        options.names = {"Ada,Ben"};
        change(options);
        return refusal(options);
    };
    EXPECT_NE(refused([](auto& o) { o.names = {"Ada,Ada"}; }).find("named Ada"), std::string::npos);
    EXPECT_NE(refused([](auto& o) { o.bots = {"clever"}; }).find("no bot “clever”"),
              std::string::npos);
    EXPECT_NE(refused([](auto& o) { o.setup.players = 1; }).find("You named 2 players for 1 seat"),
              std::string::npos);
    EXPECT_NE(refused([](auto& o) { o.setup.players = 6; }).find("one to five"), std::string::npos);
    EXPECT_NE(refused([](auto& o) { o.setup.level = "easy"; }).find("for solo games"),
              std::string::npos);
    EXPECT_NE(
        refused([](auto& o) { o.names = {std::string(99, 'x')}; }).find("can’t be used as a name"),
        std::string::npos);
    EXPECT_NE(refused([](auto& o) {
                  o.random_scoring = 2;
                  o.setup.scenario = "spatial";
              }).find("either drawn or chosen"),
              std::string::npos);
    EXPECT_NE(refused([](auto& o) { o.setup.scenario = "spacial"; }).find("no scenario"),
              std::string::npos);
}

// ---- The questions ------------------------------------------------------------------------------

struct Asked {
    bool done = false;
    PlayOptions options;
    std::string out;
};

Asked ask(const std::string& typed, Language language = Language::en) {
    const cli::Context context = context_in(language);
    std::istringstream in{typed};
    std::ostringstream out;
    cli::Console console{in, out};
    Asked asked;
    asked.done = cli::ask_for_game(context, console, asked.options);
    asked.out = out.str();
    return asked;
}

TEST(PlayQuestions, EnterTakesWhatIsRecommended) {
    for (const Language language : words::all_languages) {
        const Asked asked = ask("\n\n\n\n\n", language);
        ASSERT_TRUE(asked.done);
        const record::Choices chosen = choices(asked.options);
        EXPECT_EQ(seats(chosen), "Player 1,bot:greedy");
        EXPECT_EQ(chosen.mode, rules::Mode::standard);
        EXPECT_EQ(chosen.scenario, "first-time-playing");
        EXPECT_TRUE(too_wide(asked.out).empty()) << too_wide(asked.out).front();
    }
}

TEST(PlayQuestions, APersonAloneChoosesModeAndLevel) {
    const Asked asked = ask("1\nAda\n0\n2\n10\n4\n");
    ASSERT_TRUE(asked.done);
    const record::Choices chosen = choices(asked.options);
    EXPECT_EQ(seats(chosen), "Ada");
    EXPECT_EQ(chosen.mode, rules::Mode::solo_puzzle);
    EXPECT_EQ(chosen.random_scoring, 4);
    EXPECT_EQ(chosen.level, "master");
}

TEST(PlayQuestions, NonsenseIsAskedAgain) {
    const Asked asked = ask("six\n6\n2\nAda,Ada\nAda,bot:greedy\nAda,Ben\n9\n1\n11\n4\n");
    ASSERT_TRUE(asked.done);
    EXPECT_NE(asked.out.find("Enter a number from 1 to 5."), std::string::npos);
    EXPECT_NE(asked.out.find("Two people are named Ada"), std::string::npos);
    EXPECT_NE(asked.out.find("Name only people"), std::string::npos);
    EXPECT_EQ(seats(choices(asked.options)), "Ada,Ben,bot:greedy");
}

TEST(PlayQuestions, TheEndOfTheInputEndsThem) {
    EXPECT_FALSE(ask("2\n").done);
}

}  // namespace
}  // namespace velatura::support
