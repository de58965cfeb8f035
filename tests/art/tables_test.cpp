// The tables of the series: every card and background has its row, its picture and its description.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "program/table.h"
#include "support/source.h"

namespace velatura::studio {
namespace {

using nlohmann::json;

json read(const std::filesystem::path& file) {
    const json parsed = json::parse(read_file(file), nullptr, false);
    EXPECT_FALSE(parsed.is_discarded()) << file;
    return parsed;
}

const std::filesystem::path art = VELATURA_ART_DIR;

std::set<PictureId> of_base(std::set<PictureId> ids) {
    std::erase_if(ids, [](const PictureId& id) { return !id.box.empty(); });
    return ids;
}

// "card.18" and "background.7"; in the boxes the name of the file.
std::string description_key(const PictureId& id) {
    if (!id.box.empty()) return name_of(id);
    return (id.kind == Kind::card ? "card." : "background.") + std::to_string(id.number);
}

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
    EXPECT_EQ(of_base(all_pictures(art)), expected);
    EXPECT_EQ(read(art / "cards.json").at("cards").size(), 60u);
    EXPECT_EQ(read(art / "backgrounds.json").at("backgrounds").size(), 20u);
}

TEST(Tables, HoldThePicturesOfEveryBox) {
    std::map<std::string, int> count;
    for (const PictureId& id : all_pictures(art))
        if (!id.box.empty()) ++count[id.box];
    // Two faces, backgrounds and cover; cards, frames and cover; cards, awards and cover.
    const std::map<std::string, int> expected{{"reflections", 60 + 10 + 1},
                                              {"touches", 24 + 4 + 1},
                                              {"mini", 12 + 6 + 1},
                                              {"painters", 12},
                                              {"automa", 3}};
    EXPECT_EQ(count, expected);
}

TEST(Tables, GiveEveryPictureItsOwnFile) {
    std::set<std::string> names;
    for (const PictureId& id : all_pictures(art))
        names.insert(name_of(id));
    EXPECT_EQ(names.size(), all_pictures(art).size());
    for (const char* name : {"card-018", "background-07", "mini-003", "reflections-012-back",
                             "reflections-background-03", "touches-frame-hue", "mini-award-metal",
                             "painter-early-bird", "rival-mole", "cover-mini"})
        EXPECT_TRUE(names.contains(name)) << name;
}

TEST(Tables, NameTheWordsOfTheGame) {
    const std::map<PictureId, CardRow> rows = read_cards(art);
    const json game = read(support::source_path("data/art-cards.json"));
    ASSERT_EQ(game.at("cards").size(), 60u);
    for (const json& card : game.at("cards"))
        EXPECT_EQ(rows.at({Kind::card, card.at("number")}).word,
                  card.at("word").get<std::string>());
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
    for (const auto& [id, row] : read_cards(art))
        if (id.box.empty()) ++planes[row.plane];
    for (const auto& [plane, cards] : planes)
        EXPECT_EQ(cards, 12) << plane;
}

TEST(Tables, ShareTheCardsOutEvenlyOverTheSheet) {
    std::map<std::string, int> zones;
    int left = 0, right = 0, top = 0, bottom = 0;
    for (const auto& [id, row] : read_cards(art)) {
        if (!id.box.empty()) continue;
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

TEST(Tables, EveryPictureOfTheBaseGameHasItsSource) {
    for (const PictureId& id : of_base(all_pictures(art)))
        EXPECT_NE(find(id), nullptr) << name_of(id) << " is not painted";
}

TEST(Tables, EverySourcePaintsAPictureOfTheTables) {
    const std::set<PictureId> all = all_pictures(art);
    for (const auto& [id, picture] : painted())
        EXPECT_TRUE(all.contains(id)) << picture.source << " paints " << name_of(id);
}

TEST(Tables, ACardWithTwoFacesIsPaintedWhole) {
    for (PictureId id : all_pictures(art))
        if (id.back) {
            const PictureId back = id;
            id.back = false;
            EXPECT_EQ(find(id) != nullptr, find(back) != nullptr) << name_of(back);
        }
}

TEST(Tables, EveryPictureIsDescribedInThreeLanguages) {
    for (const char* language : {"en", "de", "ja"}) {
        const json texts = read(art / "descriptions" / (std::string(language) + ".json"));
        std::set<std::string> different;
        std::set<std::string> keys;
        for (const auto& [id, picture] : painted()) {
            const std::string key = description_key(id);
            keys.insert(key);
            ASSERT_TRUE(texts.contains(key)) << language << ": " << key;
            const std::string text = texts.at(key);
            EXPECT_GE(text.size(), 15u) << language << ": " << key;
            different.insert(text);
        }
        EXPECT_EQ(different.size(), keys.size()) << language << ": two pictures share one";
        for (const auto& [key, text] : texts.items())
            EXPECT_TRUE(keys.contains(key)) << language << ": describes nothing: " << key;
    }
}

}  // namespace
}  // namespace velatura::studio
