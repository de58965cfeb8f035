// Each achievement of one painting or one game: a game that just earns it, and one that just
// misses.
#include <gtest/gtest.h>

#include <algorithm>

#include "achievements/played.h"
#include "achievements/results.h"
#include "content/loader.h"

namespace velatura::achievements {
namespace {

using Ids = std::vector<std::string>;

Ids ids_of(const std::vector<const content::Achievement*>& list) {
    Ids ids;
    for (const content::Achievement* one : list)
        ids.push_back(one->id);
    return ids;
}

std::vector<SeatResult> results_of(const record::Match& match) {
    return results(content::base_catalog(), match);
}

SeatResult lone_result(std::string_view words,
                       std::string_view scoring = "Composition, Emphasis, Repetition, Variety") {
    return results_of(played({.seats = {{"Ada", words}}, .scoring = scoring})).at(0);
}

Ids earned(std::string_view words,
           std::string_view scoring = "Composition, Emphasis, Repetition, Variety") {
    return ids_of(lone_result(words, scoring).achievements);
}

constexpr std::string_view three_of_four =
    "Innocent Moment Forbidden Surrender Beauty Dreams Attraction Mistake Corrupted";
constexpr std::string_view all_conditions =
    "Forbidden Nature Curiosity Adventure Fragile Chosen Perspective View Imminent";

TEST(AllConditions, OfOnePaintingMustBeMet) {
    EXPECT_EQ(earned(all_conditions), Ids{"all-conditions"});
    EXPECT_EQ(earned(three_of_four), Ids{});
}

TEST(AllConditions, AreMetEvenWhereTheLimitGivesNoRibbon) {
    constexpr std::string_view words =
        "Unashamed Chosen View Melancholy Nature Truth Revolution Childhood Heavy";
    const record::Match match = played({.seats = {{"Ada", words}}});
    const record::Match::Snapshot& last = match.positions().back();
    EXPECT_TRUE(std::ranges::any_of(last.effects, [](const rules::Effect& effect) {
        return effect.kind == rules::Effect::Kind::ribbons_over &&
               effect.ribbon() == rules::Ribbon::blue;
    }));
    EXPECT_TRUE(std::ranges::none_of(last.effects, [](const rules::Effect& effect) {
        return effect.kind == rules::Effect::Kind::ribbons_taken &&
               effect.ribbon() == rules::Ribbon::blue;
    }));
    const Ids ids = ids_of(results_of(match).at(0).achievements);
    EXPECT_NE(std::ranges::find(ids, "all-conditions"), ids.end());
}

TEST(AllConditions, NeedFourScoringCards) {
    EXPECT_EQ(earned(all_conditions, "Composition, Emphasis, Repetition"), Ids{});
}

TEST(SilverPainting, NeedsFourSilverRibbons) {
    EXPECT_EQ(earned("Fading Precious Sanctuary Vast Expanse Deep Pride Nature Exploring"),
              Ids{"silver-painting"});
    EXPECT_EQ(earned("Darkness Purpose Sudden Complexity Obstacle Innocent Moment Heavy Pride"),
              Ids{});
}

TEST(RibbonsPainting, NeedsSevenRibbonsSilverIncluded) {
    EXPECT_EQ(earned("Extreme Curiosity Graceful Deep Exploring Fragile Heavy Childhood Moment",
                     "Proximity, Space, Variety"),
              Ids{"ribbons-painting"});
    EXPECT_EQ(
        earned("Extreme Innocent Wandering Exploring Illuminated Nature Risky Sanctuary Obstacle",
               "Proximity, Space, Variety"),
        Ids{});
}

TEST(FiveAlike, NeedsFiveOfTheSameElement) {
    EXPECT_EQ(earned("Nightmare View Truth Precious Vast Expanse Warning Melancholy Graceful"),
              Ids{"five-alike"});
    EXPECT_EQ(earned("Freedom Mess Fading Deep Heightened Perspective Ominous Expanse Melancholy"),
              Ids{});
}

TEST(AllMaximum, NeedsEveryRibbonOfAllFourScoringCards) {
    constexpr std::string_view scoring = "Composition, Consistency, Emphasis, Hierarchy";
    constexpr std::string_view full =
        "Illuminated Improbable Expanse Purpose Fragile Innocent Heightened Nature Childhood";
    const Ids ids = earned(full, scoring);
    EXPECT_NE(std::ranges::find(ids, "all-maximum"), ids.end());
    const Ids one_short = earned(
        "Ominous Innocent Melancholy Beauty Anxiety Heavy Improbable Purpose Expanse", scoring);
    EXPECT_EQ(std::ranges::find(one_short, "all-maximum"), one_short.end());
    const Ids three_cards = earned(full, "Composition, Consistency, Emphasis");
    EXPECT_EQ(std::ranges::find(three_cards, "all-maximum"), three_cards.end());
}

TEST(SilverGame, NeedsSevenSilverRibbons) {
    EXPECT_EQ(earned("Game Childhood Liberated Masked Graceful Moment Vast Trap Complexity"),
              Ids{"silver-game"});
    EXPECT_EQ(
        earned("Innocent Illuminated Precious Chosen Unashamed Divine Revolution Extreme Anxiety"),
        Ids{});
}

TEST(RibbonsGame, NeedsFourteenRibbons) {
    constexpr std::string_view fourteen =
        "Sudden Trap Deep Improbable Obstacle Attraction Heightened Adventure Truth";
    constexpr std::string_view thirteen =
        "Moment Exploring Extreme Deep Harmonious Trap Darkness Surrender Forbidden";
    EXPECT_EQ(lone_result(fourteen).ribbons, 14);
    EXPECT_EQ(earned(fourteen), Ids{"ribbons-game"});
    EXPECT_EQ(lone_result(thirteen).ribbons, 13);
    EXPECT_EQ(earned(thirteen), Ids{});
}

struct Points {
    std::string_view words;
    int points;
    bool forty;
    bool beyond;
};

TEST(PointsOfAGame, EarnAtFortyAndBeyondFortySeven) {
    for (const Points& game : {
             Points{"Deep View Expanse Escape Graceful Divine Fragile Perspective Precious", 39,
                    false, false},
             Points{"Moment Chosen Risky Adventure Nature Ominous Purpose Dreams Precious", 40,
                    true, false},
             Points{"Moment Heightened View Masked Melancholy Vast Revolution Perspective Precious",
                    47, true, false},
             Points{"Heavy Moment Risky View Graceful Precious Unashamed Truth Melancholy", 48,
                    true, true},
         }) {
        const SeatResult result = lone_result(game.words, "Hierarchy, Repetition, Style, Variety");
        EXPECT_EQ(result.points, game.points);
        const Ids ids = ids_of(result.achievements);
        EXPECT_EQ(std::ranges::count(ids, "forty-points"), game.forty ? 1 : 0) << game.points;
        EXPECT_EQ(std::ranges::count(ids, "beyond-designers"), game.beyond ? 1 : 0) << game.points;
    }
}

TEST(Achievements, AreForPeopleOnly) {
    const auto result = results_of(played({.seats = {{"greedy", all_conditions, true}}})).at(0);
    EXPECT_FALSE(result.person);
    EXPECT_EQ(ids_of(result.achievements), Ids{});
}

TEST(Achievements, BelongToTheSeatThatEarnedThem) {
    const auto both =
        results_of(played({.seats = {{"Ada",
                                      "Graceful Surrender Extreme Heavy Pride Harmonious "
                                      "Moment Unashamed Purpose"},
                                     {"Ben", all_conditions}},
                           .mode = rules::Mode::standard}));
    EXPECT_EQ(ids_of(both.at(0).achievements), Ids{});
    EXPECT_EQ(ids_of(both.at(1).achievements), Ids{"all-conditions"});
}

TEST(Achievements, AreNotEarnedWhereAMoveWasTakenBack) {
    record::Record record = played({.seats = {{"Ada", all_conditions}}}).record();
    record::Entry undo;
    undo.undo = true;
    record.entries.insert(record.entries.begin() + 1, {undo, record.entries[0]});
    const auto match = record::Match::replay(content::base_catalog(), record);
    ASSERT_TRUE(match);
    EXPECT_EQ(match->undone(), 1u);
    EXPECT_EQ(ids_of(results_of(*match).at(0).achievements), Ids{});
}

TEST(Achievements, AreNotEarnedWithHelp) {
    record::Record record = played({.seats = {{"Ada", all_conditions}}}).record();
    for (const char* help : {"", "hint", "something newer"}) {
        record.header.help = help;
        const auto match = record::Match::replay(content::base_catalog(), record);
        ASSERT_TRUE(match);
        const bool helped = *help != '\0';
        EXPECT_EQ(match->is_helped(), helped);
        EXPECT_EQ(ids_of(results_of(*match).at(0).achievements),
                  helped ? Ids{} : Ids{"all-conditions"});
    }
}

TEST(Achievements, AreEarnedInEveryMode) {
    for (const rules::Mode mode : {rules::Mode::solo_puzzle, rules::Mode::vincent}) {
        EXPECT_EQ(ids_of(results_of(played({.seats = {{"Ada", all_conditions}}, .mode = mode}))
                             .at(0)
                             .achievements),
                  Ids{"all-conditions"});
    }
}

}  // namespace
}  // namespace velatura::achievements
