// The cards of the boxes as the settled rules name them, typed once more and not read from data/: a
// slip in one of the two shows. What is counted between cards is in boxes_check.py.
#include <gtest/gtest.h>

#include <algorithm>

#include "content/loader.h"

namespace velatura::content {
namespace {

using namespace rules;

const Cards& cards() {
    return box_catalog().cards;
}

struct ScoringFact {
    std::string_view name;
    std::vector<int> points;
    Box box;
    int par_tenths;
};

// clang-format off
const std::vector<ScoringFact> scoring_facts = {
    {"Style", {4, 10, 18}, Box::base, 49},
    {"Proportion", {2, 5, 10}, Box::base, 54},
    {"Movement", {3, 7, 12}, Box::base, 56},
    {"Proximity", {2, 5, 8, 12}, Box::base, 62},
    {"Composition", {1, 3, 9}, Box::base, 63},
    {"Space", {2, 4, 7, 11}, Box::base, 64},
    {"Symmetry", {1, 3, 6, 11}, Box::base, 66},
    {"Consistency", {3, 6, 10}, Box::base, 66},
    {"Repetition", {3, 7, 11, 16}, Box::base, 73},
    {"Variety", {4, 8, 13}, Box::base, 95},
    {"Emphasis", {1, 4, 11}, Box::base, 101},
    {"Hierarchy", {4, 9, 15}, Box::base, 113},
    {"Balance", {2, 5, 10}, Box::reflections, 0},
    {"Contrast", {3, 6, 11}, Box::reflections, 0},
    {"Direction", {4, 8, 13}, Box::reflections, 0},
    {"Gradation", {4, 8, 13}, Box::reflections, 0},
    {"Rhythm", {2, 5, 8, 12}, Box::reflections, 0},
    {"Accent", {2, 5, 10}, Box::reflections, 0},
    {"Harmony", {2, 6, 11}, Box::reflections, 0},
    {"Alternation", {3, 7, 12}, Box::reflections, 0},
    {"Dominance", {3, 6, 11}, Box::touches, 0},
    {"Pattern", {2, 5, 10}, Box::touches, 0},
    {"Juxtaposition", {2, 5, 10}, Box::touches, 0},
    {"Unity", {3, 6, 11}, Box::touches, 0},
};
// clang-format on

struct AwardFact {
    Prize::Measure measure;
    int at_least;
    bool best_painting;        // on the friendly side
    bool competitive;          // whether there is such a side
    bool best_of_competitive;  // what it looks at
};

// Two words of the base deck on other cards.
constexpr std::string_view replacing = R"({"pack": "tiny", "version": 1, "replaces_deck": true,
    "fan_made": true,
    "cards": [{"number": 1, "word": "Heavy", "side": "left", "swatches": {"red": ["hue"]}},
              {"number": 2, "word": "Nature", "side": "right", "swatches": {"blue": ["hue"]}},
              {"number": 3, "word": "Loud", "side": "left", "swatches": {"red": ["tone"]}},
              {"number": 4, "word": "Sound", "side": "right", "swatches": {"blue": ["tone"]}},
              {"number": 5, "word": "Noise", "side": "right", "swatches": {"green": ["hue"]}}]})";
constexpr std::string_view adding = R"({"pack": "quiet", "version": 1, "replaces_deck": false,
    "fan_made": true,
    "cards": [{"number": 1, "word": "Quiet", "side": "left", "swatches": {"red": ["hue"]}}]})";

}  // namespace

TEST(BoxFacts, ScoringCardsHaveTheirPointsAndPar) {
    ASSERT_EQ(cards().scoring().size(), scoring_facts.size());
    for (const ScoringFact& fact : scoring_facts) {
        const auto id = box_catalog().find_scoring_card(fact.name);
        ASSERT_TRUE(id) << fact.name;
        const ScoringCard& card = cards().scoring(*id);
        EXPECT_EQ(card.box, fact.box) << fact.name;
        const std::vector<int> points{card.points.begin(), card.points.begin() + card.steps};
        EXPECT_EQ(points, fact.points) << fact.name;
        // Those of the boxes are calibrated with them.
        if (fact.box == Box::base) {
            EXPECT_EQ(card.par_tenths, fact.par_tenths) << fact.name;
        }
        EXPECT_GE(card.par_tenths, 49) << fact.name;
        EXPECT_LE(card.par_tenths, 113) << fact.name;
    }
}

TEST(BoxFacts, ArtCardsAreNumberedBaseFirstThenByBox) {
    std::vector<Box> boxes(60, Box::base);
    boxes.insert(boxes.end(), 30, Box::reflections);
    boxes.insert(boxes.end(), 24, Box::touches);
    boxes.insert(boxes.end(), 12, Box::mini);
    ASSERT_EQ(cards().art().size(), boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        EXPECT_EQ(cards().art()[i].box, boxes[i]) << box_catalog().art[i].word;
        EXPECT_EQ(cards().art()[i].has_mirror, boxes[i] == Box::reflections);
    }
}

TEST(BoxFacts, BaseCardsPrintSilverAndNewOnesNever) {
    for (const ArtCard& card : cards().art()) {
        int silver = 0;
        int special = 0;
        for (const SwatchIcons& swatch : card.icons.swatches) {
            for (const std::uint8_t bonuses : swatch.bonuses)
                silver += bonuses;
            special += swatch.special() ? 1 : 0;
            if (swatch.special()) {
                EXPECT_EQ(swatch.elements, SwatchIcons{}.elements);  // alone in its swatch
            }
        }
        EXPECT_TRUE(card.box == Box::base || silver == 0);
        EXPECT_LE(special, card.box == Box::base ? 0 : 1);
    }
}

TEST(BoxFacts, FramesAskForTwoAndGiveThree) {
    for (const Frame& frame : cards().box_cards().frames) {
        EXPECT_EQ(frame.at_least, 2);
        EXPECT_EQ(frame.points, 3);
    }
}

TEST(BoxFacts, AwardCardsMeasureWhatTheySay) {
    using enum Prize::Measure;
    const std::vector<AwardFact> facts{
        {silver_and_gold, 4, false, true, false}, {conditions, 4, true, true, false},
        {same_element, 4, true, true, true},      {ribbons, 13, false, true, false},
        {tokens, 4, false, true, false},          {swatches, 15, false, false, false}};
    const std::vector<Prize>& prizes = cards().box_cards().prizes;
    ASSERT_EQ(prizes.size(), facts.size());
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const Prize& prize = prizes[i];
        EXPECT_EQ(prize.friendly.measure, facts[i].measure);
        EXPECT_EQ(prize.friendly.at_least, facts[i].at_least) << prize.id;
        EXPECT_EQ(prize.friendly.best_painting, facts[i].best_painting) << prize.id;
        ASSERT_EQ(prize.competitive.has_value(), facts[i].competitive) << prize.id;
        if (!prize.competitive) continue;
        EXPECT_EQ(prize.competitive->measure, facts[i].measure) << prize.id;
        EXPECT_EQ(prize.competitive->at_least, 0) << prize.id;
        EXPECT_EQ(prize.competitive->best_painting, facts[i].best_of_competitive) << prize.id;
    }
}

TEST(BoxFacts, ASignatureListsOneCardInFiveOfEveryBox) {
    const BoxCards& printed = cards().box_cards();
    EXPECT_EQ(printed.signature_points, 2);
    ASSERT_EQ(printed.signatures.size(), 12u);
    for (const Signature& signature : printed.signatures) {
        std::array<int, box_count> listed{};
        for (std::size_t i = 0; i < cards().art().size(); ++i) {
            if (signature.cards.test(i)) ++listed[index(cards().art()[i].box)];
        }
        EXPECT_EQ(listed, (std::array<int, box_count>{12, 6, 5, 2})) << signature.id;
    }
}

TEST(BoxFacts, ThereAreTwelvePaintersAndThreeRivalsOfTwelveCards) {
    EXPECT_EQ(cards().box_cards().painters.size(), 12u);
    const std::vector<Rival>& rivals = cards().box_cards().rivals;
    ASSERT_EQ(rivals.size(), 3u);
    for (const Rival& rival : rivals) {
        std::array<int, element_count> elements{};
        for (const RivalCard& card : rival.cards) {
            ++elements[index(card.element)];
            EXPECT_GE(index(card.position), 1u);
            EXPECT_LE(index(card.position), row_places);
        }
        EXPECT_EQ(elements, (std::array<int, element_count>{3, 3, 3, 3})) << rival.id;
    }
    // The easier to beat, the lower.
    EXPECT_LT(rivals[0].handicap_tenths, rivals[1].handicap_tenths);
    EXPECT_LT(rivals[1].handicap_tenths, rivals[2].handicap_tenths);
}

TEST(BoxFacts, BackgroundsAreTwentyAndTenOfReflections) {
    EXPECT_EQ(cards().backgrounds_of({}).size(), 20u);
    EXPECT_EQ(cards().backgrounds_of({Box::reflections, Box::touches, Box::mini}).size(), 30u);
}

TEST(BoxFacts, PacksComeAfterTheBoxesAndADeckThatReplacesTheBaseBefore) {
    const std::vector<TextFile> packs{{"quiet.json", adding}, {"tiny.json", replacing}};
    const auto loaded = box_catalog_with(packs);
    ASSERT_TRUE(loaded) << loaded.error().text();
    ASSERT_EQ(loaded->art.size(), 5u + 66u + 1u);
    EXPECT_EQ(loaded->art[0].word, "Heavy");
    EXPECT_EQ(loaded->art[5].word, "Weightless");
    EXPECT_EQ(loaded->cards.art()[5].box, Box::reflections);
    EXPECT_EQ(loaded->art[71].word, "Quiet");
    EXPECT_EQ(loaded->cards.art()[71].box, Box::base);
    EXPECT_FALSE(loaded->cards.art()[71].has_mirror);
}

TEST(BoxFacts, ASignatureListsNoCardOfADeckThatReplacesTheBase) {
    const std::vector<TextFile> packs{{"tiny.json", replacing}};
    const auto loaded = box_catalog_with(packs);
    ASSERT_TRUE(loaded) << loaded.error().text();
    for (const Signature& signature : loaded->cards.box_cards().signatures) {
        EXPECT_FALSE(signature.cards.test(0)) << signature.id;
        EXPECT_FALSE(signature.cards.test(1)) << signature.id;
        EXPECT_EQ(signature.cards.count(), 13u) << signature.id;
    }
}

}  // namespace velatura::content
