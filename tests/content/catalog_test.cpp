#include "content/catalog.h"

#include <gtest/gtest.h>

#include "content/loader.h"

namespace velatura::content {
namespace {

const Catalog& catalog = base_catalog();

TEST(Catalog, FindsArtCardsByWordWhateverTheCapitals) {
    EXPECT_EQ(catalog.find_art_card("Delicate"), rules::ArtCardId{17});
    EXPECT_EQ(catalog.find_art_card("dELICATE"), rules::ArtCardId{17});
    EXPECT_EQ(catalog.find_art_card("Delicat"), std::nullopt);
    EXPECT_EQ(catalog.find_art_card(""), std::nullopt);
    EXPECT_EQ(catalog.word(rules::ArtCardId{17}), "Delicate");
}

TEST(Catalog, FindsEveryWordItHas) {
    for (std::size_t i = 0; i < catalog.art.size(); ++i) {
        EXPECT_EQ(catalog.find_art_card(catalog.art[i].word), static_cast<rules::ArtCardId>(i));
    }
}

TEST(Catalog, FindsScoringCardsScenariosAndLevels) {
    EXPECT_EQ(catalog.find_scoring_card("space"), rules::ScoringCardId{8});
    EXPECT_EQ(catalog.name(rules::ScoringCardId{8}), "Space");
    EXPECT_EQ(catalog.find_scoring_card("Spice"), std::nullopt);
    ASSERT_NE(catalog.find_scenario("first-time-playing"), nullptr);
    EXPECT_EQ(catalog.find_scenario("first time playing"),
              catalog.find_scenario("First-Time-Playing"));
    EXPECT_EQ(catalog.find_scenario("last-time"), nullptr);
    EXPECT_EQ(catalog.find_level("Hard")->goal, 35);
    EXPECT_EQ(catalog.find_level("harder"), nullptr);
}

TEST(Catalog, SuggestsTheNearestName) {
    EXPECT_EQ(catalog.nearest_art_card("Delicat"), "Delicate");
    EXPECT_EQ(catalog.nearest_art_card("delciate"), "Delicate");  // two letters swapped
    EXPECT_EQ(catalog.nearest_art_card("revo"), "Revolution");    // cut short
    EXPECT_EQ(catalog.nearest_art_card("Mistakes"), "Mistake");
    EXPECT_EQ(catalog.nearest_scoring_card("symetry"), "Symmetry");
    EXPECT_EQ(catalog.nearest_scenario("first-time"), "first-time-playing");
}

TEST(Catalog, SuggestsNothingWhereNothingIsNear) {
    EXPECT_EQ(catalog.nearest_art_card("Xylophone"), std::nullopt);
    EXPECT_EQ(catalog.nearest_art_card(""), std::nullopt);
    EXPECT_EQ(catalog.nearest_art_card(std::string(100'000, 'a')), std::nullopt);
}

TEST(Catalog, BaseGameIsTheFirstPackAndNotFanMade) {
    ASSERT_EQ(catalog.packs.size(), 1u);
    EXPECT_EQ(catalog.packs[0].name, "base");
    EXPECT_FALSE(catalog.packs[0].fan_made);
}

}  // namespace
}  // namespace velatura::content
