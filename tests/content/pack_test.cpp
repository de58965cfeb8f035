#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <vector>

#include "balance.h"
#include "content/loader.h"
#include "support/source.h"

namespace velatura::content {
namespace {

constexpr std::string_view quiet = R"({"pack": "quiet", "version": 1, "replaces_deck": false,
    "fan_made": true,
    "cards": [{"number": 1, "word": "Quiet", "side": "left",
               "swatches": {"red": ["hue", "bonus-tone"], "violet": ["shape", "shape"]}},
              {"number": 2, "word": "O'Keeffe-like", "side": "left",
               "swatches": {"blue": ["tone"]}}],
    "scoring": [{"name": "Breath", "condition": "space", "points": [3, 6]}]})";

// Words of the base game, which is out of play where this is.
constexpr std::string_view tiny = R"({"pack": "tiny", "version": 1, "replaces_deck": true,
    "fan_made": true,
    "cards": [{"number": 1, "word": "Precious", "side": "left", "swatches": {"red": ["hue"]}},
              {"number": 2, "word": "Heavy", "side": "left", "swatches": {"red": ["tone"]}},
              {"number": 3, "word": "Nature", "side": "right", "swatches": {"blue": ["hue"]}},
              {"number": 4, "word": "Beauty", "side": "right", "swatches": {"blue": ["tone"]}},
              {"number": 5, "word": "Bait", "side": "right", "swatches": {"green": ["hue"]}}]})";

constexpr std::string_view scoring_only = R"({"pack": "goals", "version": 1, "cards": [],
    "replaces_deck": false, "fan_made": false,
    "scoring": [{"name": "Rest", "condition": "style", "points": [9]}]})";

std::expected<Catalog, LoadError> with(std::vector<TextFile> packs) {
    return base_catalog_with(packs);
}

TEST(Packs, CardsComeAfterThoseOfTheBaseGame) {
    const auto loaded = with({{"quiet.json", quiet}});
    ASSERT_TRUE(loaded) << loaded.error().text();
    ASSERT_EQ(loaded->art.size(), 62u);
    EXPECT_EQ(loaded->art[60].word, "Quiet");
    EXPECT_EQ(loaded->find_art_card("o'keeffe-LIKE"), rules::ArtCardId{61});
    EXPECT_EQ(icon_names(loaded->cards.art()[60].icons.swatches[0]), "hue bonus-tone");
    EXPECT_EQ(icon_names(loaded->cards.art()[60].icons.swatches[4]), "shape shape");
    ASSERT_EQ(loaded->packs.size(), 2u);
    EXPECT_EQ(loaded->packs[loaded->art[60].pack].name, "quiet");
    EXPECT_TRUE(loaded->packs[1].fan_made);
    EXPECT_EQ(loaded->packs[loaded->art[59].pack].name, "base");
}

TEST(Packs, ScoringCardsUseKnownConditionsWithPointsOfTheirOwn) {
    const auto loaded = with({{"quiet.json", quiet}, {"goals.json", scoring_only}});
    ASSERT_TRUE(loaded) << loaded.error().text();
    const auto breath = loaded->find_scoring_card("Breath");
    ASSERT_EQ(breath, rules::ScoringCardId{12});
    EXPECT_EQ(loaded->cards.scoring(*breath).condition_name, "space");
    EXPECT_EQ(loaded->cards.scoring(*breath).steps, 2);
    EXPECT_EQ(loaded->cards.scoring(*breath).points_for(2), 6);
    EXPECT_EQ(loaded->find_scoring_card("Rest"), rules::ScoringCardId{13});
    EXPECT_EQ(loaded->packs[loaded->scoring[13].pack].name, "goals");
    EXPECT_EQ(loaded->art.size(), 62u);
}

TEST(Packs, ReplacingPackLeavesTheBaseDeckOut) {
    const auto loaded = with({{"tiny.json", tiny}});
    ASSERT_TRUE(loaded) << loaded.error().text();
    EXPECT_EQ(loaded->art.size(), 5u);
    EXPECT_EQ(loaded->cards.art().size(), 5u);
    EXPECT_EQ(loaded->scoring.size(), 12u);
    EXPECT_EQ(loaded->find_art_card("Delicate"), std::nullopt);
}

TEST(Packs, ReplacingPackComesFirstWhereverItIsNamed) {
    const auto loaded = with({{"quiet.json", quiet}, {"tiny.json", tiny}});
    ASSERT_TRUE(loaded) << loaded.error().text();
    ASSERT_EQ(loaded->art.size(), 7u);
    EXPECT_EQ(loaded->art[0].word, "Precious");
    EXPECT_EQ(loaded->art[5].word, "Quiet");
}

TEST(Packs, OnlyOneMayReplaceTheDeck) {
    std::string other(tiny);
    other.replace(other.find("tiny"), 4, "mini");
    EXPECT_EQ(
        with({{"tiny.json", tiny}, {"mini.json", other}}).error().text(),
        "mini.json: /replaces_deck: another pack already replaces the deck: load only one of them");
}

TEST(Packs, SamePackTwiceIsRefused) {
    EXPECT_EQ(with({{"quiet.json", quiet}, {"again.json", quiet}}).error().text(),
              "again.json: /pack: the pack \"quiet\" is already loaded");
}

TEST(Packs, SmallDeckIsHalfOfEverything) {
    std::ifstream file(support::source_path("data/packs/small-deck.json"));
    std::stringstream text;
    text << file.rdbuf();
    const std::string pack = text.str();
    const auto loaded = with({{"small-deck.json", pack}});
    ASSERT_TRUE(loaded) << loaded.error().text();
    EXPECT_EQ(balance_of(loaded->cards), (Balance{.elements = {17, 17, 17, 17},
                                                  .bonuses = {2, 2, 2, 2},
                                                  .left = 15,
                                                  .right = 15,
                                                  .pairs_of_swatches = 10,
                                                  .fewest_of_a_pair = 3,
                                                  .most_of_a_pair = 3}));
    EXPECT_TRUE(loaded->packs[1].fan_made);
    // Our choice of cards, but the printed ones: each as in the base game.
    const Catalog& base = base_catalog();
    for (std::size_t i = 0; i < loaded->art.size(); ++i) {
        const auto id = base.find_art_card(loaded->art[i].word);
        ASSERT_TRUE(id) << loaded->art[i].word;
        EXPECT_EQ(loaded->cards.art()[i].icons, base.cards.art(*id).icons);
        EXPECT_EQ(loaded->cards.art()[i].side, base.cards.art(*id).side);
    }
}

}  // namespace
}  // namespace velatura::content
