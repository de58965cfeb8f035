// Whole games at the keyboard, in every mode and language, and what can be typed on the way.
#include <gtest/gtest.h>

#include "cli/play_support.h"
#include "cli/save_file.h"
#include "cli/terminal/columns.h"
#include "record/text.h"

namespace velatura::support {
namespace {

using cli::PlayOptions;
using words::Language;

PlayOptions two_people() {
    PlayOptions options;
    options.names = {"Ada,Ben"};
    options.setup.seed = "two";
    return options;
}

PlayOptions alone(std::string mode) {
    PlayOptions options;
    options.names = {"Ada"};
    options.setup.mode = std::move(mode);
    options.setup.seed = "alone";
    return options;
}

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t n = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + 1)) {
        ++n;
    }
    return n;
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// Every mode and every number of players, in each language.
struct Variant {
    const char* name;
    std::size_t people;
    const char* bots;
    const char* mode;
    bool with_three = false;
};

class WholeGame : public PlayTest, public testing::WithParamInterface<Variant> {};

TEST_P(WholeGame, EndsWithTheScoresIn80ColumnsInEveryLanguage) {
    const Variant& variant = GetParam();
    for (const Language language : words::all_languages) {
        PlayOptions options;
        options.setup.players = variant.people + (*variant.bots != '\0' ? 1 : 0);
        options.setup.mode = variant.mode;
        options.setup.vincent_with_three = variant.with_three;
        options.setup.seed = "whole game";
        if (*variant.bots != '\0') options.bots = {variant.bots};
        options.save = file(std::string{words::code_of(language)});
        const Played played = play(options, whole_game(variant.people) + "share\n", language);
        EXPECT_EQ(played.status, cli::done) << played.err;
        EXPECT_TRUE(contains(played.out, words::text(language, "cli.ending.heading")));
        EXPECT_FALSE(contains(played.out, "\033"));
        for (const std::string& line : too_wide(played.out))
            ADD_FAILURE() << line;

        const cli::Context context = context_in(language);
        const auto kept = cli::load_match(context, options.save);
        ASSERT_TRUE(kept) << kept.error().text;
        EXPECT_TRUE(kept->record().result);
        EXPECT_TRUE(kept->verify());
    }
}

INSTANTIATE_TEST_SUITE_P(EveryMode, WholeGame,
                         testing::Values(Variant{"Standard2", 2, "", "standard"},
                                         Variant{"Standard5", 5, "", "standard"},
                                         Variant{"AgainstABot", 1, "greedy", "standard"},
                                         Variant{"FourAndABot", 4, "random", "standard"},
                                         Variant{"Vincent1", 1, "", "vincent"},
                                         Variant{"Vincent2", 2, "", "vincent"},
                                         Variant{"Vincent3", 3, "", "vincent", true},
                                         Variant{"SoloPuzzle", 1, "", "solo-puzzle"}),
                         [](const auto& variant) { return variant.param.name; });

TEST_F(PlayTest, EveryScenarioCanBePlayed) {
    const cli::Context context = context_in(Language::en);
    for (const content::Scenario& scenario : context.catalog.scenarios) {
        PlayOptions options = two_people();
        options.setup.scenario = scenario.id;
        const Played played = play(options, whole_game(2) + "1\n");
        EXPECT_EQ(played.status, cli::done) << played.err;
        EXPECT_TRUE(contains(played.out, "Scenario " + scenario.name));
    }
}

TEST_F(PlayTest, TheLongestNamesKeepWithin80Columns) {
    for (const Language language : words::all_languages) {
        PlayOptions options;
        options.names = {std::string(40, 'W') + ",ヴィンセントファンゴッホ"};
        const Played played =
            play(options, "look 1\nlook 2\nhelp\nrules\n" + whole_game(2) + "share\n", language);
        EXPECT_EQ(played.status, cli::done) << played.err;
        for (const std::string& line : too_wide(played.out))
            ADD_FAILURE() << line;
    }
}

TEST_F(PlayTest, ComputerPlayersAloneNeedNoKeyboard) {
    PlayOptions options;
    options.names = {"bot:greedy,bot:random,bot:greedy"};
    const Played played = play(options, "");
    EXPECT_EQ(played.status, cli::done) << played.err;
    EXPECT_TRUE(contains(played.out, "Best In Show: Bot"));
}

TEST_F(PlayTest, WithoutOptionsAndATerminalItIsOneAgainstGreedy) {
    const Played played = play({}, whole_game());
    EXPECT_TRUE(contains(played.out, "First Time Playing (goal 32)"));
    EXPECT_TRUE(contains(played.out, "1 Player 1"));
    EXPECT_TRUE(contains(played.out, "2 Bot 2 (greedy)"));
}

// ---- What can be typed --------------------------------------------------------------------------

TEST_F(PlayTest, TheEndOfTheInputKeepsTheGame) {
    const Played played = play(two_people(), "1\n1\n2");
    EXPECT_EQ(played.status, cli::done);
    EXPECT_TRUE(contains(played.out, "The game is saved."));
    PlayOptions resumed;
    resumed.resume = "";
    const Played again = play(resumed, "log\n");
    EXPECT_TRUE(contains(again.out, "  3. Ada: Takes"));
    EXPECT_FALSE(contains(again.out, "  4. "));
}

TEST_F(PlayTest, AGameInterruptedAnywhereEndsAsIfItHadNotBeen) {
    const std::string typed = whole_game(1);
    PlayOptions options = alone("vincent");
    options.save = file("whole");
    play(options, typed);
    for (std::size_t lines = 1; lines < 14; ++lines) {
        options.save = file("parted" + std::to_string(lines));
        const std::string first = first_lines(typed, lines);
        play(options, first);
        PlayOptions resumed;
        resumed.resume = options.save;
        const Played played = play(resumed, typed.substr(first.size()));
        EXPECT_EQ(played.status, cli::done) << played.err;
        EXPECT_EQ(text_of("parted" + std::to_string(lines)), text_of("whole"));
    }
}

TEST_F(PlayTest, UndoGoesBackToTheLastChoiceOfAPersonOverBots) {
    PlayOptions options;
    options.names = {"Ada,bot:greedy,bot:random"};
    options.save = file("game");
    const Played played = play(options, "1\n2\nundo\nlog\nundo\nundo\n");
    EXPECT_TRUE(contains(played.out, "Move undone. Turn: Ada"));
    EXPECT_TRUE(contains(played.out, "  3. Bot 3 (random)"));
    EXPECT_FALSE(contains(played.out, "  4. "));
    EXPECT_TRUE(contains(played.out, "nothing to undo"));
    EXPECT_EQ(count(text_of("game"), " undo"), 6u);  // each undone entry is in the record
}

TEST_F(PlayTest, UndoGoesBackOverVincentWhoTossesTheSameAgain) {
    const PlayOptions options = alone("vincent");
    const Played played = play(options, "1\nlog\nundo\n1\nlog\n");
    const std::size_t first = played.out.find("  2. Vincent");
    ASSERT_NE(first, std::string::npos);
    const std::string line = played.out.substr(first, played.out.find('\n', first) - first);
    EXPECT_EQ(count(played.out, line), 2u);
}

TEST_F(PlayTest, AGameWithMovesTakenBackSaysThatItEarnsNoAchievement) {
    const Played played = play(alone("solo-puzzle"), "1\nundo\n" + whole_game());
    EXPECT_TRUE(contains(played.out, "Moves were undone"));
}

struct Refused {
    const char* typed;
    const char* reason;
};

TEST_F(PlayTest, WhatCannotBeDoneIsRefusedInWordsAndAskedAgain) {
    const std::string hand_of_five = "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n";
    for (const auto& [typed, reason] : std::initializer_list<Refused>{
             {"dance", "not a move or a command"},
             {"6", "There is no card at that position"},
             {"0", "There is no card at that position"},
             {"take", "There is no card at that position"},
             {"1", "Your hand is full"},
             {"pass", "You can only pass when"},
             {"p", "needs exactly three cards, but you named 0"},
             {"p ab", "needs exactly three cards, but you named 2"},
             {"p abcd", "needs exactly three cards, but you named 4"},
             {"p aab", "named the same art card more than once"},
             {"p abc on 99", "don’t have that background card"},
             {"p abc on 0", "don’t have that background card"},
             {"p Delicat Trap View", "There is no art card “Delicat”"},
             {"look 3", "no such seat"},
             {"rules Spaces", "There is no scoring card “Spaces”"},
             {"try aab", "named the same art card more than once"},
         }) {
        const Played played = play(two_people(), hand_of_five + typed + "\n");
        EXPECT_TRUE(contains(played.out, reason)) << typed;
        EXPECT_EQ(count(played.out, "Ada>"), 7u) << typed;  // five cards, refused, asked again
    }
}

TEST_F(PlayTest, ACardThatIsNotInTheHandIsRefused) {
    const cli::Context context = context_in(Language::en);
    const Played played = play(two_people(),
                               "1\n1\n1\n1\n1\n1\npaint Precious Peaceful Fragile\n"
                               "paint Deep Trap View\n");
    EXPECT_TRUE(contains(played.out, "isn’t in your hand"));
}

TEST_F(PlayTest, TooFewCardsAndTooFewTokensAreRefused) {
    const Played played = play(two_people(), "p abc\n5\n1\n5\n");
    EXPECT_TRUE(contains(played.out, "A painting needs three art cards"));
    EXPECT_TRUE(contains(played.out, "don’t have enough inspiration tokens"));
}

TEST_F(PlayTest, ALetterBeyondTheHandIsRefused) {
    const Played played = play(two_people(), "1\n1\n1\n1\n1\n1\np abe\n");
    EXPECT_TRUE(contains(played.out, "There is no card e in your hand"));
}

TEST_F(PlayTest, APaintingMayBeNamedByWordsInTheLanguageInUse) {
    const cli::Context context = context_in(Language::de);
    PlayOptions options = alone("solo-puzzle");
    options.save = file("game");
    play(options, "1\n1\n1\n", Language::de);
    const auto match = cli::load_match(context, file("game"));
    ASSERT_TRUE(match) << match.error().text;
    std::string words;
    for (const rules::ArtCardId card : match->state().players[0].cards_in_hand()) {
        words += ' ' + std::string{words::card_word(Language::de, context.catalog.word(card))};
    }
    PlayOptions resumed;
    resumed.resume = file("game");
    const Played played = play(resumed, "paint" + words + "\n", Language::de);
    EXPECT_TRUE(contains(played.out, "Vervollständigt das Gemälde")) << played.out;
}

TEST_F(PlayTest, ABackgroundMayBeChosen) {
    PlayOptions options = alone("solo-puzzle");
    options.save = file("game");
    play(options, "1\n1\n1\n");
    const cli::Context context = context_in(Language::en);
    const auto match = cli::load_match(context, file("game"));
    ASSERT_TRUE(match) << match.error().text;
    const std::string number =
        std::to_string(rules::index(match->state().players[0].backgrounds[2]) + 1);
    PlayOptions resumed;
    resumed.resume = file("game");
    play(resumed, "p bca on " + number + "\n");
    EXPECT_TRUE(contains(text_of("game"), " on " + number + " {"));
}

TEST_F(PlayTest, TryShowsAPaintingAndPlaysNothing) {
    PlayOptions options = two_people();
    options.save = file("game");
    const Played played = play(options, "1\n1\n1\n1\n1\n1\ntry cab\n");
    EXPECT_TRUE(contains(played.out, "= visible"));
    EXPECT_TRUE(contains(played.out, "Earns: "));
    EXPECT_EQ(count(text_of("game"), "paint"), 0u);
}

TEST_F(PlayTest, BestNamesThePaintingWithMostPointsFirst) {
    const Played played = play(two_people(), "1\n1\n1\n1\n1\n1\nmoves\nbest\n");
    int most = -1;
    std::string best;
    for (std::size_t at = played.out.find("\np "); at != std::string::npos;
         at = played.out.find("\np ", at + 1)) {
        const int points = std::stoi(played.out.substr(at + 8));
        if (points > most) {
            most = points;
            best = played.out.substr(at + 1, 5);
        }
    }
    ASSERT_GE(most, 0);
    const std::size_t answer = played.out.find("> best\n");
    EXPECT_EQ(played.out.substr(answer + 7, 5), best);
}

TEST_F(PlayTest, MovesListsEveryLegalMoveInWords) {
    const Played played = play(two_people(), "moves\n1\n1\n1\n1\n1\n1\nmoves\n");
    for (const char* typed : {"take 1 Take", "take 2 Take", "take 5 Take", "p abc ", "p cba "}) {
        EXPECT_TRUE(contains(played.out, typed)) << typed;
    }
    EXPECT_EQ(count(played.out, "\np "), 6u);  // three cards have six orders
}

TEST_F(PlayTest, HelpRulesBoardAndLookAnswerWithoutMoving) {
    PlayOptions options = two_people();
    options.save = file("game");
    const Played played = play(options, "help\nrules\nrules space\nboard\nlook 2\nlog\n\n");
    for (const char* part : {"try bca", "+ = bonus icon", "Complete three paintings",
                             "Space: 2 4 7 11", "Hand: Ben", "No move has been made yet."}) {
        EXPECT_TRUE(contains(played.out, part)) << part;
    }
    EXPECT_FALSE(contains(text_of("game"), "1. "));
}

// ---- Hidden hands, judging, the end
// --------------------------------------------------------------

TEST_F(PlayTest, HiddenHandsAreBehindACurtainAndNotOnTheOthersBoard) {
    PlayOptions options = two_people();
    options.hidden_hands = true;
    const Played played = play(options, "\n1\n\n1\n");
    EXPECT_TRUE(contains(played.out, "Pass the keyboard to Ada, then press Enter."));
    EXPECT_TRUE(contains(played.out, "Pass the keyboard to Ben, then press Enter."));
    EXPECT_TRUE(contains(played.out, "    Hand: ?\n"));
}

TEST_F(PlayTest, ATieIsJudgedByThePeopleAtTheTable) {
    PlayOptions options = two_people();
    std::string judged;
    for (int seed = 0; judged.empty() && seed < 200; ++seed) {
        options.setup.seed = "tie " + std::to_string(seed);
        options.save = file("game" + std::to_string(seed));
        const Played played = play(options, whole_game(2) + "\n9\n3\nboth\n2\n");
        if (!contains(played.out, "You are the judge")) continue;
        judged = played.out;
        EXPECT_TRUE(contains(text_of("game" + std::to_string(seed)), " judge 2"));
    }
    ASSERT_FALSE(judged.empty()) << "no seed gave a tie";
    EXPECT_TRUE(contains(judged, "The judge must choose someone"));
    EXPECT_TRUE(contains(judged, "can only choose tied players"));
    EXPECT_TRUE(contains(judged, "Best In Show: Ben"));

    options.save.clear();
    const Played shared = play(options, whole_game(2) + "share\n");
    EXPECT_TRUE(contains(shared.out, "Best In Show: Ada and Ben"));
}

TEST_F(PlayTest, APersonAloneIsToldLevelAndAward) {
    PlayOptions options = alone("solo-puzzle");
    options.setup.level = "master";
    const Played played = play(options, whole_game());
    EXPECT_TRUE(contains(played.out, "Master (goal 40)"));
    EXPECT_TRUE(contains(played.out, "Level Master: not reached. It takes 40 points."));
    EXPECT_TRUE(contains(played.out, "Award: Participation Award"));
}

TEST_F(PlayTest, AProfileCollectsTheGamesOfAPerson) {
    PlayOptions options = alone("vincent");
    options.profile = file("profile");
    EXPECT_TRUE(contains(play(options, whole_game()).out, "Ada: 1 game in the profile, 0 of 11"));
    options.setup.mode = "solo-puzzle";
    EXPECT_TRUE(contains(play(options, whole_game()).out, "Ada: 2 games in the profile"));
    EXPECT_EQ(record::split_games(text_of("profile")).size(), 2u);
}

TEST_F(PlayTest, AnAchievementOverManyGamesIsToldOnceWhenItIsReached) {
    const cli::Context context = context_in(Language::en);
    PlayOptions options = alone("vincent");
    options.profile = file("profile");
    std::string told;
    for (const content::Scenario& scenario : context.catalog.scenarios) {
        EXPECT_FALSE(contains(told, "Museum Pass")) << scenario.id;
        options.setup.scenario = scenario.id;
        told = play(options, whole_game()).out;
    }
    EXPECT_EQ(count(told, "New achievement for Ada: Museum Pass."), 1u);
    EXPECT_FALSE(contains(play(options, whole_game()).out, "Museum Pass"));
}

TEST_F(PlayTest, AnUnfinishedGameIsNotAddedToTheProfile) {
    PlayOptions options = alone("vincent");
    options.profile = file("profile");
    play(options, "1\n1\n");
    EXPECT_EQ(text_of("profile"), "");
}

}  // namespace
}  // namespace velatura::support
