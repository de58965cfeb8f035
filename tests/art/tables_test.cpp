// The tables of the series: every card and background has its row, its picture and its description.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "program/table.h"

namespace velatura::studio {
namespace {

using nlohmann::json;

json read(const std::filesystem::path& file) {
    const json parsed = json::parse(read_file(file), nullptr, false);
    EXPECT_FALSE(parsed.is_discarded()) << file;
    return parsed;
}

const std::filesystem::path art = VELATURA_ART_DIR;

std::set<std::string> names(const json& list) {
    return list.get<std::set<std::string>>();
}

const std::set<std::string> pigments{
    "ultramarine", "prussian", "viridian", "sap",      "ochre", "gold",  "naples", "madder",
    "vermilion",   "rose",     "violet",   "cerulean", "umber", "payne", "white",  "ink"};

TEST(Tables, HoldSixtyCardsAndTwentyBackgrounds) {
    std::set<PictureId> expected;
    for (int number = 1; number <= 60; ++number)
        expected.insert({Kind::card, number});
    for (int number = 1; number <= 20; ++number)
        expected.insert({Kind::background, number});
    EXPECT_EQ(all_pictures(art), expected);
    EXPECT_EQ(read(art / "cards.json").at("cards").size(), 60u);
    EXPECT_EQ(read(art / "backgrounds.json").at("backgrounds").size(), 20u);
}

TEST(Tables, NameTheWordsOfTheGame) {
    const std::map<int, CardRow> rows = read_cards(art);
    const json game = read(std::filesystem::path(VELATURA_SOURCE_DIR) / "data/art-cards.json");
    ASSERT_EQ(game.at("cards").size(), 60u);
    for (const json& card : game.at("cards"))
        EXPECT_EQ(rows.at(card.at("number")).word, card.at("word").get<std::string>());
}

TEST(Tables, UseOnlyAllowedPlanesZonesTagsAndPigments) {
    const json table = read(art / "cards.json");
    const auto planes = names(table.at("planes")), zones = names(table.at("zones")),
               tags = names(table.at("tags"));
    EXPECT_EQ(planes.size(), 5u);
    for (const json& card : table.at("cards")) {
        SCOPED_TRACE(card.at("word").get<std::string>());
        EXPECT_TRUE(planes.contains(card.at("plane")));
        EXPECT_TRUE(zones.contains(card.at("zone")));
        EXPECT_GE(card.at("motif").get<std::string>().size(), 10u);
        EXPECT_GE(card.at("tags").size(), 1u);
        for (const json& tag : card.at("tags"))
            EXPECT_TRUE(tags.contains(tag)) << tag;
        EXPECT_GE(card.at("pigments").size(), 3u);
        for (const json& pigment : card.at("pigments"))
            EXPECT_TRUE(pigments.contains(pigment)) << pigment;
        const auto area = card.at("area").get<std::vector<int>>();
        ASSERT_EQ(area.size(), 4u);
        EXPECT_TRUE(0 <= area[0] && area[0] < area[2] && area[2] <= 720);
        EXPECT_TRUE(0 <= area[1] && area[1] < area[3] && area[3] <= 1008);
    }
    const json grounds = read(art / "backgrounds.json");
    for (const json& background : grounds.at("backgrounds"))
        for (const json& pigment : background.at("pigments"))
            EXPECT_TRUE(pigments.contains(pigment)) << pigment;
}

TEST(Tables, ShareTheCardsOutEvenlyOverThePlanes) {
    std::map<std::string, int> planes;
    for (const auto& [number, row] : read_cards(art))
        ++planes[row.plane];
    for (const auto& [plane, cards] : planes)
        EXPECT_EQ(cards, 12) << plane;
}

TEST(Tables, ShareTheCardsOutEvenlyOverTheSheet) {
    std::map<std::string, int> zones;
    int left = 0, right = 0, top = 0, bottom = 0;
    for (const auto& [number, row] : read_cards(art)) {
        ++zones[row.zone];
        left += row.zone.ends_with("left");
        right += row.zone.ends_with("right");
        top += row.zone.starts_with("top");
        bottom += row.zone.starts_with("bottom");
    }
    EXPECT_EQ(zones.size(), 10u) << "every zone is used";
    for (const auto& [zone, cards] : zones)
        EXPECT_LE(cards, 12) << zone;
    EXPECT_LE(std::abs(left - right), 3) << left << " left, " << right << " right";
    EXPECT_LE(std::abs(top - bottom), 3) << top << " top, " << bottom << " bottom";
}

TEST(Tables, EveryPictureHasItsSource) {
    for (PictureId id : all_pictures(art))
        EXPECT_NE(find(id), nullptr) << name_of(id) << " is not painted";
}

TEST(Tables, EveryPictureIsDescribedInThreeLanguages) {
    for (const char* language : {"en", "de", "ja"}) {
        const json texts = read(art / "descriptions" / (std::string(language) + ".json"));
        std::set<std::string> different;
        for (PictureId id : all_pictures(art)) {
            const std::string key =
                (id.kind == Kind::card ? "card." : "background.") + std::to_string(id.number);
            ASSERT_TRUE(texts.contains(key)) << language << ": " << key;
            const std::string text = texts.at(key);
            EXPECT_GE(text.size(), 15u) << language << ": " << key;
            different.insert(text);
        }
        EXPECT_EQ(different.size(), 80u) << language << ": two pictures share a description";
        EXPECT_EQ(texts.size(), 80u) << language << ": descriptions of nothing";
    }
}

}  // namespace
}  // namespace velatura::studio
