// The twelve conditions and silver: for each sentence one painting that scores and one that just
// does not.
#include <gtest/gtest.h>

#include "chance/fast_random.h"
#include "support/cards.h"

namespace velatura::rules {

namespace {

using support::icons;

int met(std::string_view condition, const Icons& visible) {
    return times_met(support::condition(condition), visible);
}

}  // namespace

TEST(Composition, NeedsAnIconInEverySwatch) {
    EXPECT_EQ(met("composition", icons("hue", "tone", "shape", "hue", "texture")), 1);
    EXPECT_EQ(met("composition", icons("hue", "tone", "", "hue", "texture tone")), 0);
    EXPECT_EQ(met("composition", icons("", "tone", "shape", "hue", "texture")), 0);
    EXPECT_EQ(met("composition", icons("hue", "tone", "shape", "hue", "")), 0);
}

TEST(Composition, IsFilledByBonusIconsToo) {
    EXPECT_EQ(met("composition",
                  icons("bonus-hue", "bonus-tone", "bonus-shape", "bonus-hue", "bonus-texture")),
              1);
}

TEST(Composition, ScoresOnce) {
    EXPECT_EQ(
        met("composition", icons("hue tone", "tone hue", "shape hue", "hue tone", "texture tone")),
        1);
}

TEST(Consistency, IsExactlySixElements) {
    EXPECT_EQ(met("consistency", icons("hue tone", "hue", "tone", "shape", "shape")), 1);
    EXPECT_EQ(met("consistency", icons("hue", "hue", "tone", "shape", "shape")), 0);
    EXPECT_EQ(met("consistency", icons("hue tone", "hue", "tone", "shape", "shape hue")), 0);
}

TEST(Consistency, DoesNotCountBonusIcons) {
    EXPECT_EQ(met("consistency", icons("hue tone", "bonus-hue", "tone hue", "shape", "shape")), 1);
    EXPECT_EQ(met("consistency", icons("hue tone", "bonus-hue", "tone", "shape", "shape")), 0);
}

TEST(Emphasis, IsExactlyOneHue) {
    EXPECT_EQ(met("emphasis", icons("", "", "hue", "", "")), 1);
    EXPECT_EQ(met("emphasis", icons("tone", "", "shape", "", "")), 0);
    EXPECT_EQ(met("emphasis", icons("hue", "", "hue", "", "")), 0);
}

TEST(Emphasis, DoesNotCountTheHueBonus) {
    EXPECT_EQ(met("emphasis", icons("bonus-hue", "", "tone", "", "")), 0);
    EXPECT_EQ(met("emphasis", icons("bonus-hue", "", "hue", "", "")), 1);
}

TEST(Hierarchy, NeedsATone) {
    EXPECT_EQ(met("hierarchy", icons("tone", "", "", "", "")), 1);
    EXPECT_EQ(met("hierarchy", icons("bonus-tone", "", "", "", "")), 0);
    EXPECT_EQ(met("hierarchy", icons("", "", "", "", "")), 0);
}

TEST(Hierarchy, IsLostWhenAnyElementIsMoreNumerous) {
    for (const char* more : {"hue", "shape", "texture"}) {
        EXPECT_EQ(met("hierarchy", icons("tone", more, "", more, "")), 0) << more;
    }
}

TEST(Hierarchy, ScoresOnATie) {
    EXPECT_EQ(met("hierarchy", icons("tone hue", "shape", "texture", "", "")), 1);
    EXPECT_EQ(met("hierarchy", icons("tone hue", "tone hue", "shape", "shape", "")), 1);
}

TEST(Movement, IsTheSameElementOnThreeConsecutiveSwatches) {
    EXPECT_EQ(met("movement", icons("hue", "hue", "hue", "", "")), 1);
    EXPECT_EQ(met("movement", icons("", "tone", "tone", "tone", "")), 1);
    EXPECT_EQ(met("movement", icons("", "", "shape", "shape", "shape")), 1);
    EXPECT_EQ(met("movement", icons("hue", "hue", "", "hue", "hue")), 0);
    EXPECT_EQ(met("movement", icons("hue", "tone", "hue", "tone", "hue")), 0);
    EXPECT_EQ(met("movement", icons("bonus-hue", "hue", "hue", "", "")), 0);
}

TEST(Movement, OfFourOrFiveInARowIsStillOnce) {
    EXPECT_EQ(met("movement", icons("hue", "hue", "hue", "hue", "")), 1);
    EXPECT_EQ(met("movement", icons("hue", "hue", "hue", "hue", "hue")), 1);
}

TEST(Movement, OfTwoElementsIsTwo) {
    EXPECT_EQ(met("movement", icons("hue", "hue tone", "hue tone", "tone", "")), 2);
    EXPECT_EQ(met("movement", icons("hue", "hue tone", "hue tone", "", "tone")), 1);
}

TEST(Proportion, IsThreeOfOneAndTwoOfAnother) {
    EXPECT_EQ(met("proportion", icons("hue", "hue", "hue", "tone", "tone")), 1);
    EXPECT_EQ(met("proportion", icons("hue", "hue", "hue", "tone", "shape")), 0);
    EXPECT_EQ(met("proportion", icons("hue", "hue", "tone", "tone", "shape shape")), 0);
}

TEST(Proportion, IsAlsoThreeAndThreeOrFourAndTwo) {
    EXPECT_EQ(met("proportion", icons("hue tone", "hue tone", "hue", "tone", "")), 1);
    EXPECT_EQ(met("proportion", icons("hue tone", "hue tone", "hue", "hue", "")), 1);
}

TEST(Proportion, IsNotFourAndOne) {
    EXPECT_EQ(met("proportion", icons("hue", "hue", "hue", "hue", "tone")), 0);
    EXPECT_EQ(met("proportion", icons("hue", "hue", "hue", "hue", "bonus-hue")), 0);
}

TEST(Proportion, IsFiveOfOne) {
    EXPECT_EQ(met("proportion", icons("hue", "hue", "hue", "hue", "hue")), 1);
}

TEST(Proportion, ScoresOnce) {
    EXPECT_EQ(met("proportion", icons("hue tone", "hue tone", "hue tone", "hue tone", "hue tone")),
              1);
}

TEST(Proximity, IsATextureAndAToneOnNeighbouringSwatches) {
    EXPECT_EQ(met("proximity", icons("texture", "tone", "", "", "")), 1);
    EXPECT_EQ(met("proximity", icons("", "", "", "tone", "texture")), 1);
    EXPECT_EQ(met("proximity", icons("texture", "", "tone", "", "")), 0);
    EXPECT_EQ(met("proximity", icons("texture", "hue", "", "", "tone")), 0);
    EXPECT_EQ(met("proximity", icons("texture", "bonus-tone", "", "", "")), 0);
}

TEST(Proximity, SameSwatchIsNotNeighbouring) {
    EXPECT_EQ(met("proximity", icons("", "", "texture tone", "", "")), 0);
}

TEST(Proximity, CountsEachElementOnce) {
    EXPECT_EQ(met("proximity", icons("texture", "tone", "texture", "", "")), 1);
    EXPECT_EQ(met("proximity", icons("texture tone", "tone texture", "", "", "")), 2);
}

// Pairing green with yellow first would leave red and blue alone.
TEST(Proximity, IsTheLargestNumberOfPairs) {
    EXPECT_EQ(met("proximity", icons("texture", "tone", "texture", "tone", "")), 2);
    EXPECT_EQ(met("proximity", icons("", "texture", "tone texture", "tone", "")), 2);
}

TEST(Repetition, IsEveryTwoShapes) {
    EXPECT_EQ(met("repetition", icons("shape", "", "", "", "")), 0);
    EXPECT_EQ(met("repetition", icons("shape", "", "", "", "shape")), 1);
    EXPECT_EQ(met("repetition", icons("shape", "shape", "", "", "shape")), 1);
    EXPECT_EQ(met("repetition", icons("shape", "shape", "shape", "", "shape")), 2);
}

TEST(Repetition, IsNotTwoPairsOfAnotherElement) {
    EXPECT_EQ(met("repetition", icons("hue", "hue", "hue", "hue", "bonus-shape")), 0);
}

TEST(Space, IsAHueAndAShapeNeitherTogetherNorNeighbouring) {
    EXPECT_EQ(met("space", icons("hue", "", "shape", "", "")), 1);
    EXPECT_EQ(met("space", icons("shape", "", "", "", "hue")), 1);
    EXPECT_EQ(met("space", icons("hue", "shape", "", "", "")), 0);
    EXPECT_EQ(met("space", icons("hue shape", "", "", "", "")), 0);
    EXPECT_EQ(met("space", icons("bonus-hue", "", "shape", "", "")), 0);
}

TEST(Space, CountsEachElementOnce) {
    EXPECT_EQ(met("space", icons("hue", "", "shape", "", "shape")), 1);
}

// The hue on red could also take violet's shape, and then green's hue would find none.
TEST(Space, IsTheLargestNumberOfPairs) {
    EXPECT_EQ(met("space", icons("hue", "", "hue shape", "", "shape")), 2);
}

TEST(Style, IsEveryThreeTextures) {
    EXPECT_EQ(met("style", icons("texture", "", "texture", "", "")), 0);
    EXPECT_EQ(met("style", icons("texture", "", "texture", "", "bonus-texture")), 0);
    EXPECT_EQ(met("style", icons("texture", "", "texture", "texture", "")), 1);
    EXPECT_EQ(met("style", icons("texture", "texture", "texture", "texture", "texture")), 1);
    EXPECT_EQ(met("style", icons("texture texture", "texture", "texture", "texture", "texture")),
              2);
}

TEST(Symmetry, IsTheSameElementOnRedAndVioletOrOnYellowAndBlue) {
    EXPECT_EQ(met("symmetry", icons("hue", "", "", "", "hue")), 1);
    EXPECT_EQ(met("symmetry", icons("", "tone", "", "tone", "")), 1);
    EXPECT_EQ(met("symmetry", icons("hue", "tone", "", "hue", "tone")), 0);
    EXPECT_EQ(met("symmetry", icons("hue", "", "", "", "bonus-hue")), 0);
    EXPECT_EQ(met("symmetry", icons("bonus-hue", "", "", "", "bonus-hue")), 0);
    EXPECT_EQ(met("symmetry", icons("hue", "hue", "hue", "", "")), 0);
}

TEST(Symmetry, IsCountedForEveryElementAndEveryPair) {
    EXPECT_EQ(met("symmetry", icons("hue tone", "hue", "", "hue", "hue tone")), 3);
    EXPECT_EQ(met("symmetry", icons("hue tone", "shape", "", "shape", "hue shape")), 2);
}

TEST(Variety, IsEveryCompleteSetOfTheFourElements) {
    EXPECT_EQ(met("variety", icons("hue", "shape", "texture", "tone", "")), 1);
    EXPECT_EQ(met("variety", icons("hue", "shape", "texture", "bonus-tone", "")), 0);
    EXPECT_EQ(met("variety", icons("hue shape", "texture tone", "hue shape", "texture", "")), 1);
    EXPECT_EQ(met("variety", icons("hue shape", "texture tone", "hue shape", "texture tone", "")),
              2);
}

TEST(Silver, IsOneForEachMatchingElement) {
    EXPECT_EQ(silver_ribbons(icons("bonus-hue", "hue", "hue tone", "", "hue")), 3);
    EXPECT_EQ(silver_ribbons(icons("bonus-hue", "tone", "tone", "", "tone")), 0);
    EXPECT_EQ(silver_ribbons(icons("", "tone", "tone", "", "tone")), 0);
}

TEST(Silver, CountsTwoEqualBonusIconsBoth) {
    EXPECT_EQ(silver_ribbons(icons("bonus-hue", "hue", "hue", "", "bonus-hue")), 4);
}

TEST(Silver, CountsDifferentBonusIconsEachForItsOwn) {
    EXPECT_EQ(silver_ribbons(icons("bonus-hue", "hue", "shape", "shape", "bonus-shape")), 3);
}

TEST(Silver, IsNotGivenByABonusIconForABonusIcon) {
    EXPECT_EQ(silver_ribbons(icons("bonus-hue", "", "", "", "bonus-hue")), 0);
}

// The fast way to read and score a painting is the general one, also where only bits differ that
// the base deck never combines.
TEST(ConditionTable, SaysWhatTheConditionSaysOfAnySwatches) {
    for (const ScoringCard& card : support::base_cards().scoring()) {
        const ConditionTable table{card.condition};
        chance::FastRandom random{5};
        for (int round = 0; round < 20'000; ++round) {
            Icons shown;
            std::array<std::size_t, plane_count> planes{};
            for (std::size_t place = 0; place < swatch_count; ++place) {
                for (std::size_t element = 0; element < element_count; ++element) {
                    if (random.below(3) != 0) continue;
                    shown.swatches[place].elements[element] = 1;
                    planes[element] |= 1u << place;
                }
                if (random.below(5) == 0) shown.swatches[place].bonuses[random.below(4)] = 1;
                if (!shown.swatches[place].empty()) planes[all_icons] |= 1u << place;
            }
            std::size_t sum = 0;
            for (std::size_t plane = 0; plane < plane_count; ++plane)
                sum += table.codes()[plane][planes[plane]];
            ASSERT_EQ(table.times()[sum], times_met(card.condition, shown)) << card.condition_name;
        }
    }
}

}  // namespace velatura::rules
