// The data is what is printed on the cards, and balances as the rules say (rules.md, Things).
#include "facts.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "balance.h"
#include "content/loader.h"

namespace velatura::content {
namespace {

const Catalog& catalog = base_catalog();

TEST(BaseData, ArtCardsAreThePrintedOnes) {
    ASSERT_EQ(catalog.art.size(), art_facts.size());
    ASSERT_EQ(catalog.cards.art().size(), art_facts.size());
    for (std::size_t i = 0; i < art_facts.size(); ++i) {
        const ArtFact& fact = art_facts[i];
        const rules::ArtCard& card = catalog.cards.art()[i];
        EXPECT_EQ(catalog.art[i].word, fact.word);
        EXPECT_EQ(card.side == rules::Side::left ? "left" : "right", fact.side) << fact.word;
        for (std::size_t swatch = 0; swatch < rules::swatch_count; ++swatch) {
            EXPECT_EQ(icon_names(card.icons.swatches[swatch]), fact.swatches[swatch]) << fact.word;
        }
    }
}

TEST(BaseData, ScoringCardsHaveThePrintedPointsInAlphabeticalOrder) {
    ASSERT_EQ(catalog.scoring.size(), scoring_facts.size());
    for (std::size_t i = 0; i < scoring_facts.size(); ++i) {
        const rules::ScoringCard& card = catalog.cards.scoring()[i];
        EXPECT_EQ(catalog.scoring[i].word, scoring_facts[i].name);
        EXPECT_TRUE(same_word(card.condition_name, scoring_facts[i].name));
        EXPECT_EQ(std::vector<int>(card.points.begin(), card.points.begin() + card.steps),
                  scoring_facts[i].points);
        if (i > 0) {
            EXPECT_LT(scoring_facts[i - 1].name, scoring_facts[i].name);
        }
    }
}

TEST(BaseData, ScenariosAreThePrintedOnes) {
    ASSERT_EQ(catalog.scenarios.size(), scenario_facts.size());
    for (std::size_t i = 0; i < scenario_facts.size(); ++i) {
        const Scenario& scenario = catalog.scenarios[i];
        EXPECT_EQ(scenario.name, scenario_facts[i].name);
        EXPECT_EQ(scenario.goal, scenario_facts[i].goal);
        EXPECT_EQ(scenario.any, scenario_facts[i].any);
        EXPECT_EQ(rules::index(scenario.group), i / 3);  // three a group, simplified first
        std::vector<std::string_view> names;
        for (const auto id : scenario.scoring)
            names.push_back(catalog.name(id));
        EXPECT_EQ(names, scenario_facts[i].scoring);
    }
}

TEST(BaseData, SixtyCardsAllDifferent) {
    std::set<std::string> words;
    std::set<std::string> faces;
    for (std::size_t i = 0; i < catalog.art.size(); ++i) {
        words.insert(catalog.art[i].word);
        std::string face;
        for (const auto& swatch : catalog.cards.art()[i].icons.swatches) {
            face += icon_names(swatch);
            face += '|';
        }
        faces.insert(face);
    }
    EXPECT_EQ(words.size(), 60u);
    EXPECT_EQ(faces.size(), 60u);
}

TEST(BaseData, DeckBalances) {
    EXPECT_EQ(balance_of(catalog.cards), (Balance{.elements = {34, 34, 34, 34},
                                                  .bonuses = {4, 4, 4, 4},
                                                  .left = 30,
                                                  .right = 30,
                                                  .pairs_of_swatches = 10,
                                                  .fewest_of_a_pair = 6,
                                                  .most_of_a_pair = 6}));
}

TEST(BaseData, TwentyBackgrounds) {
    EXPECT_EQ(catalog.cards.backgrounds(), 20u);
}

TEST(BaseData, LevelsAndAwards) {
    std::map<std::string, int> levels;
    for (const TargetLevel& level : catalog.levels)
        levels[level.id] = level.goal;
    EXPECT_EQ(levels, (std::map<std::string, int>{
                          {"easy", 25}, {"normal", 30}, {"hard", 35}, {"master", 40}}));
    EXPECT_EQ(catalog.award_for(0).id, "participation-award");
    EXPECT_EQ(catalog.award_for(24).id, "participation-award");
    EXPECT_EQ(catalog.award_for(25).id, "emerging-artist");
    EXPECT_EQ(catalog.award_for(30).id, "honorable-mention");
    EXPECT_EQ(catalog.award_for(35).id, "runner-up");
    EXPECT_EQ(catalog.award_for(39).id, "runner-up");
    EXPECT_EQ(catalog.award_for(40).id, "best-in-show");
    EXPECT_EQ(catalog.award_for(90).id, "best-in-show");
}

TEST(BaseData, ElevenAchievements) {
    const std::map<std::string, std::tuple<Over, Feat, int>> expected = {
        {"all-conditions", {Over::painting, Feat::conditions, 4}},
        {"silver-painting", {Over::painting, Feat::silver, 4}},
        {"ribbons-painting", {Over::painting, Feat::ribbons, 7}},
        {"five-alike", {Over::painting, Feat::same_element, 5}},
        {"all-maximum", {Over::game, Feat::full_colours, 4}},
        {"silver-game", {Over::game, Feat::silver, 7}},
        {"ribbons-game", {Over::game, Feat::ribbons, 14}},
        {"forty-points", {Over::game, Feat::points, 40}},
        {"beyond-designers", {Over::game, Feat::points, 48}},
        {"pass-scenarios", {Over::profile, Feat::scenarios_passed, 9}},
        {"play-scenarios", {Over::profile, Feat::scenarios_played, 9}},
    };
    std::map<std::string, std::tuple<Over, Feat, int>> found;
    std::map<std::string, int> editions;
    for (const Achievement& a : catalog.achievements) {
        found[a.id] = {a.over, a.measure, a.at_least};
        editions[a.id] = a.edition;
    }
    EXPECT_EQ(found, expected);
    EXPECT_EQ(catalog.scenarios.size(), 9u);
    EXPECT_EQ(editions["pass-scenarios"], 2021);
    EXPECT_EQ(editions["play-scenarios"], 2020);
    EXPECT_EQ(editions["silver-game"], 0);
}

}  // namespace
}  // namespace velatura::content
