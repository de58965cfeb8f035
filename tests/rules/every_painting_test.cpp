// All layered paintings, scored by the engine and by the naive scorer.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "chance/fast_random.h"
#include "naive_scorer.h"
#include "support/cards.h"
#include "support/pinned.h"

namespace velatura::rules {

namespace {

const std::vector<naive::Card>& naive_cards() {
    static const std::vector<naive::Card> cards =
        naive::read_cards(support::project_file("data/art-cards.json"));
    return cards;
}

constexpr std::array<const char*, condition_count> card_names{
    "Composition", "Consistency", "Emphasis", "Hierarchy", "Movement", "Proportion",
    "Proximity",   "Repetition",  "Space",    "Style",     "Symmetry", "Variety"};

template <typename Do>
void for_every_painting(Do&& act) {
    const std::size_t count = support::base_cards().art().size();
    for (std::size_t bottom = 0; bottom < count; ++bottom) {
        for (std::size_t middle = 0; middle < count; ++middle) {
            for (std::size_t top = 0; top < count; ++top) {
                if (bottom == middle || bottom == top || middle == top) continue;
                act(Layers{static_cast<ArtCardId>(bottom), static_cast<ArtCardId>(middle),
                           static_cast<ArtCardId>(top)});
            }
        }
    }
}

std::string words(Layers layers) {
    return std::string{support::word_of(layers.bottom)} + " " +
           std::string{support::word_of(layers.middle)} + " " +
           std::string{support::word_of(layers.top)};
}

// The engine's icons in the naive scorer's words.
naive::Swatches in_words(const Icons& icons) {
    static const std::array<std::string, element_count> names{"hue", "shape", "texture", "tone"};
    naive::Swatches swatches;
    for (std::size_t i = 0; i < swatch_count; ++i) {
        for (std::size_t e = 0; e < element_count; ++e) {
            swatches[i].insert(swatches[i].end(), icons.swatches[i].elements[e], names[e]);
            swatches[i].insert(swatches[i].end(), icons.swatches[i].bonuses[e],
                               "bonus-" + names[e]);
        }
    }
    return swatches;
}

}  // namespace

TEST(EveryPainting, ScoresAsTheNaiveScorerSays) {
    ASSERT_EQ(naive_cards().size(), 60u);
    int paintings = 0;
    int wrong = 0;
    for_every_painting([&](Layers layers) {
        ++paintings;
        const naive::Swatches visible =
            naive::lay(naive_cards()[index(layers.bottom)], naive_cards()[index(layers.middle)],
                       naive_cards()[index(layers.top)]);
        const Earnings earnings = support::base_cards().compute_earnings(layers);
        bool equal = earnings.silver() == naive::silver(visible);
        for (std::size_t i = 0; i < condition_count; ++i) {
            equal = equal && earnings.times(static_cast<Condition>(i)) ==
                                 naive::times(card_names[i], visible);
        }
        if (!equal && ++wrong <= 5) ADD_FAILURE() << words(layers);
    });
    EXPECT_EQ(paintings, 205'320);
    EXPECT_EQ(wrong, 0);
}

TEST(EveryPainting, ScoresTheSameWithAndWithoutTheTable) {
    const Cards& plain = support::base_cards();
    const Cards& with_table = support::base_cards_with_table();
    ASSERT_FALSE(plain.has_table());
    ASSERT_TRUE(with_table.has_table());
    int wrong = 0;
    for_every_painting([&](Layers layers) {
        if (plain.earnings(layers) != with_table.earnings(layers) && ++wrong <= 5) {
            ADD_FAILURE() << words(layers);
        }
    });
    EXPECT_EQ(wrong, 0);
}

TEST(EveryPainting, EarnsAtMostWhatTheFactsSay) {
    const std::array<int, condition_count> most_by_facts{1, 1, 1, 1, 2, 1, 3, 2, 4, 1, 3, 2};
    std::array<int, condition_count> most{};
    for_every_painting([&](Layers layers) {
        const Earnings earnings = support::base_cards().compute_earnings(layers);
        for (std::size_t i = 0; i < condition_count; ++i) {
            most[i] = std::max<int>(most[i], earnings.times(static_cast<Condition>(i)));
        }
    });
    EXPECT_EQ(most, most_by_facts);
}

// Several icons of one kind in a swatch, as later packs print them.
TEST(CrowdedSwatches, ScoreAsTheNaiveScorerSays) {
    chance::FastRandom random{2021};
    for (int round = 0; round < 3000; ++round) {
        Icons icons;
        const std::uint32_t how_many = random.below(16);
        for (std::uint32_t n = 0; n < how_many; ++n) {
            SwatchIcons& swatch = icons.swatches[random.below(swatch_count)];
            const std::uint32_t element = random.below(element_count);
            const bool bonus = random.below(6) == 0;
            auto& counts = bonus ? swatch.bonuses : swatch.elements;
            // Six of a kind keep the naive search short.
            if (bonus || icons.count(static_cast<Element>(element)) < 6) ++counts[element];
        }
        const naive::Swatches visible = in_words(icons);
        for (std::size_t i = 0; i < condition_count; ++i) {
            ASSERT_EQ(times_met(static_cast<Condition>(i), icons),
                      naive::times(card_names[i], visible))
                << card_names[i] << " in round " << round;
        }
        ASSERT_EQ(silver_ribbons(icons), naive::silver(visible)) << "round " << round;
        const Earnings earnings = earnings_of(icons);
        for (std::size_t i = 0; i < condition_count; ++i) {
            ASSERT_EQ(earnings.times(static_cast<Condition>(i)),
                      times_met(static_cast<Condition>(i), icons));
        }
        ASSERT_EQ(earnings.silver(), silver_ribbons(icons));
    }
}

TEST(CrowdedSwatches, PairsOfOneColumnAreCountedOneByOne) {
    using support::icons;
    EXPECT_EQ(
        times_met(Condition::proximity, icons("texture texture", "tone tone tone", "", "", "")), 2);
    EXPECT_EQ(times_met(Condition::space, icons("hue hue", "", "shape shape shape", "", "")), 2);
}

TEST(CrowdedSwatches, SymmetryCountsTheSmallerSide) {
    EXPECT_EQ(times_met(Condition::symmetry,
                        support::icons("hue hue hue", "tone", "", "tone tone", "hue hue")),
              3);
}

TEST(CrowdedSwatches, MovementStillCountsOnceAnElement) {
    EXPECT_EQ(
        times_met(Condition::movement, support::icons("hue hue", "hue hue", "hue hue", "", "")), 1);
}

TEST(CrowdedSwatches, MoreThanAnyPointTableIsStillMore) {
    Icons icons;
    icons[Swatch::red].elements[index(Element::shape)] = 32;  // 16 pairs
    EXPECT_GE(earnings_of(icons).times(Condition::repetition), max_steps);
}

}  // namespace velatura::rules
