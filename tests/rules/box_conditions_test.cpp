// The twelve scoring cards of the boxes: how often a painting meets them, with which icons, and
// what it lacks.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "box_tables.h"
#include "naive/scoring.h"
#include "naive_twin.h"
#include "support/cards.h"

namespace velatura::rules {

namespace {

using support::icons;

constexpr std::array swatch_names{"red", "yellow", "green", "blue", "violet"};
constexpr std::array element_names{"hue", "shape", "texture", "tone"};

const Condition& condition(std::string_view card) {
    return box_cards().scoring(box_scoring(card)).condition;
}

// "red hue, blue tone; yellow hue, violet tone": a group for each time.
std::string groups(std::string_view card, const Icons& visible) {
    std::vector<std::string> all;
    for (const IconGroup& group : reasons(condition(card), visible)) {
        std::vector<std::string> names;
        for (const IconAt& icon : group) {
            names.push_back(fmt::format("{} {}", swatch_names[index(icon.swatch)],
                                        element_names[index(icon.element)]));
        }
        all.push_back(fmt::format("{}", fmt::join(names, ", ")));
    }
    return fmt::format("{}", fmt::join(all, "; "));
}

// "too_few hue 2 red": the lack, its elements, how many, its swatches.
std::string lack(std::string_view card, const Icons& visible) {
    const std::optional<Lacks> missing = lacks(condition(card), visible);
    if (!missing) return "nothing";
    std::vector<std::string> words{std::string{name_of(missing->lack)}};
    for (const Element element : missing->elements)
        words.emplace_back(element_names[index(element)]);
    if (missing->more > 0) words.push_back(std::to_string(missing->more));
    for (const Swatch swatch : missing->swatches)
        words.emplace_back(swatch_names[index(swatch)]);
    return fmt::format("{}", fmt::join(words, " "));
}

Icons random_icons(chance::FastRandom& random) {
    Icons icons;
    for (std::uint32_t left = random.below(12); left > 0; --left) {
        SwatchIcons& swatch = icons.swatches[random.below(swatch_count)];
        const std::uint32_t kind = random.below(14);
        if (kind < 12) ++swatch.elements[kind % element_count];
        if (kind == 12) ++swatch.bonuses[random.below(element_count)];
        if (kind == 13) swatch.doubles = 1;
    }
    return icons;
}

}  // namespace

TEST(BoxConditions, BalanceHasAsManyElementsOnEitherSide) {
    EXPECT_EQ(groups("Balance", icons("hue", "tone", "hue", "shape texture", "")),
              "red hue, blue shape, blue texture, yellow tone");
    EXPECT_EQ(lack("Balance", icons("hue", "tone", "", "shape", "")), "uneven 1");
    EXPECT_EQ(lack("Balance", icons("hue tone", "hue tone", "", "shape", "")), "uneven 3");
    EXPECT_EQ(lack("Balance", icons("hue", "", "shape", "", "hue")), "uneven 1");
}

TEST(BoxConditions, ContrastHasNoElementInCommonAtTheEdges) {
    EXPECT_EQ(groups("Contrast", icons("hue tone", "hue", "", "", "shape")),
              "red hue, violet shape, red tone");
    EXPECT_EQ(lack("Contrast", icons("hue tone", "", "", "", "shape tone")),
              "in_common tone red violet");
    EXPECT_EQ(lack("Contrast", icons("hue", "", "", "", "")), "no_elements 1 violet");
}

TEST(BoxConditions, DirectionPairsHuesOfTheLeftWithTonesOfTheRight) {
    EXPECT_EQ(groups("Direction", icons("hue", "hue hue", "", "tone", "tone")),
              "red hue, blue tone; yellow hue, violet tone");
    EXPECT_EQ(lack("Direction", icons("hue tone", "", "tone", "", "hue")), "wrong_side tone 1");
    EXPECT_EQ(lack("Direction", icons("tone", "", "", "hue", "")), "wrong_side hue tone 2");
}

TEST(BoxConditions, GradationNeverFallsAndEndsHigher) {
    EXPECT_EQ(groups("Gradation", icons("hue tone", "hue", "bonus-hue", "", "")),
              "red hue, yellow hue, red tone");
    EXPECT_EQ(lack("Gradation", icons("hue", "hue", "tone", "hue", "hue")), "no_slope");
    EXPECT_EQ(lack("Gradation", icons("", "hue tone", "hue", "hue", "hue tone")), "no_slope");
}

TEST(BoxConditions, RhythmReturnsAfterASwatchThatShowsAnother) {
    EXPECT_EQ(groups("Rhythm", icons("hue", "tone", "hue", "tone", "")),
              "red hue, yellow tone, green hue; yellow tone, green hue, blue tone");
    EXPECT_EQ(lack("Rhythm", icons("hue", "bonus-tone", "hue", "", "")), "no_return");
    EXPECT_EQ(lack("Rhythm", icons("hue", "hue tone", "hue", "", "")), "no_return");
}

TEST(BoxConditions, AccentIsOnGreenAndNowhereElse) {
    EXPECT_EQ(groups("Accent", icons("tone", "", "hue hue shape", "", "tone")),
              "green hue, green hue; green shape");
    EXPECT_EQ(lack("Accent", icons("hue", "", "hue", "", "")), "elsewhere 1 green");
    EXPECT_EQ(lack("Accent", icons("hue", "", "", "", "")), "no_elements 1 green");
    EXPECT_EQ(groups("Accent", icons("bonus-hue", "", "hue", "", "")), "green hue");
}

TEST(BoxConditions, HarmonyHasAsManyShapesAsTextures) {
    EXPECT_EQ(groups("Harmony", icons("shape", "", "", "", "texture hue")),
              "red shape, violet texture");
    EXPECT_EQ(lack("Harmony", icons("shape shape", "", "", "", "")), "too_few texture 2");
    EXPECT_EQ(lack("Harmony", icons("hue", "", "", "", "")), "too_few shape texture 1");
}

TEST(BoxConditions, AlternationHasNoneBesideItsLike) {
    EXPECT_EQ(groups("Alternation", icons("hue tone", "shape", "hue hue", "", "")),
              "red hue, green hue, green hue, yellow shape, red tone");
    EXPECT_EQ(lack("Alternation", icons("hue", "shape", "hue", "shape", "")), "too_few_elements 1");
    EXPECT_EQ(lack("Alternation", icons("hue tone", "shape", "shape", "hue", "hue")),
              "beside_its_like hue shape");
}

TEST(BoxConditions, DominanceIsTwoAhead) {
    EXPECT_EQ(groups("Dominance", icons("tone", "tone", "hue", "tone", "")),
              "red tone, yellow tone, blue tone");
    EXPECT_EQ(lack("Dominance", icons("tone", "tone", "hue", "", "")), "no_lead 1");
    EXPECT_EQ(lack("Dominance", icons("tone", "", "hue", "", "")), "no_lead 2");
}

TEST(BoxConditions, PatternTakesTwoElementsOfWhichThereAreTwo) {
    EXPECT_EQ(groups("Pattern", icons("hue hue", "tone", "shape", "tone", "")),
              "red hue, red hue, yellow tone, blue tone");
    EXPECT_EQ(lack("Pattern", icons("hue hue", "tone", "", "", "")), "no_groups 1");
    EXPECT_EQ(lack("Pattern", icons("hue hue", "hue", "", "", "")), "no_groups 2");
}

TEST(BoxConditions, JuxtapositionTakesTwoMixedSwatches) {
    EXPECT_EQ(groups("Juxtaposition", icons("hue hue tone", "", "shape tone", "hue hue", "")),
              "red hue, red tone, green shape, green tone");
    EXPECT_EQ(lack("Juxtaposition", icons("hue tone", "", "hue hue", "", "")), "too_plain 1");
    EXPECT_EQ(lack("Juxtaposition", icons("hue", "", "", "", "")), "too_plain 2");
}

TEST(BoxConditions, UnityIsExactlyTwoKinds) {
    EXPECT_EQ(groups("Unity", icons("hue", "tone hue", "", "", "bonus-shape")),
              "red hue, yellow hue, yellow tone");
    EXPECT_EQ(lack("Unity", icons("hue", "hue", "", "", "")), "too_few_kinds 1");
    EXPECT_EQ(lack("Unity", icons("hue", "shape", "texture", "tone", "")), "too_many_kinds 2");
}

// A bonus icon fills a swatch and is no element: to say that there is no icon would be untrue.
TEST(BoxConditions, ASwatchWithABonusIconLacksElements) {
    EXPECT_EQ(lack("Contrast", icons("bonus-hue", "", "", "", "")), "no_elements 2 red violet");
    EXPECT_EQ(lack("Accent", icons("hue", "", "bonus-tone", "", "")), "no_elements 1 green");
}

TEST(BoxConditions, HaveAGroupOfVisibleIconsForEachTimeAndALackOtherwise) {
    chance::FastRandom random{12};
    for (int round = 0; round < 4000; ++round) {
        const Icons visible = random_icons(random);
        for (const naive::Scoring& card : naive_printed().scoring) {
            const Condition& asked = condition(card.name);
            const int times = naive::times(card.name)(in_words(visible));
            ASSERT_EQ(times_met(asked, visible), times) << card.name;
            const std::vector<IconGroup> found = reasons(asked, visible);
            ASSERT_EQ(found.size(), static_cast<std::size_t>(times)) << card.name;
            ASSERT_EQ(lacks(asked, visible).has_value(), times == 0) << card.name;
            for (const IconGroup& group : found) {
                ASSERT_FALSE(group.empty()) << card.name;
                for (const IconAt& icon : group) {
                    if (icon.bonus) continue;
                    ASSERT_GE(visible[icon.swatch].elements[index(icon.element)],
                              std::ranges::count(group, icon))
                        << card.name;
                }
            }
        }
    }
}

}  // namespace velatura::rules
