// The reasons are as many as the rules count, and made of icons that are there.
#include "rules/condition.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "content/loader.h"
#include "support/cards.h"

namespace velatura::rules {
namespace {

using support::condition;

Icons painting(std::size_t bottom, std::size_t middle, std::size_t top) {
    return support::base_cards()
        .read({static_cast<ArtCardId>(bottom), static_cast<ArtCardId>(middle),
               static_cast<ArtCardId>(top)})
        .visible;
}

template <typename Visit>
void visit_paintings(Visit visit) {
    // Every seventh: 7 shares no factor with 60, so all cards come up in all layers.
    std::size_t count = 0;
    for (std::size_t bottom = 0; bottom < 60; ++bottom) {
        for (std::size_t middle = 0; middle < 60; ++middle) {
            for (std::size_t top = 0; top < 60; ++top) {
                if (bottom == middle || bottom == top || middle == top || ++count % 7 != 0)
                    continue;
                visit(painting(bottom, middle, top));
            }
        }
    }
}

// How often each icon of the painting is used; more than it is shown would be wrong.
void expect_shown_and_used_once(const std::vector<IconGroup>& groups, Icons left) {
    for (const IconGroup& group : groups) {
        for (const IconAt& icon : group) {
            auto& swatch = left[icon.swatch];
            auto& count = icon.bonus ? swatch.bonuses[index(icon.element)]
                                     : swatch.elements[index(icon.element)];
            ASSERT_GT(count, 0) << "an icon that is not there, or used twice";
            --count;
        }
    }
}

TEST(Explain, GivesAsManyReasonsAsTheRulesCountInEveryPainting) {
    visit_paintings([](const Icons& visible) {
        for (const ScoringCard& card : support::base_cards().scoring()) {
            const auto groups = reasons(card.condition, visible);
            ASSERT_EQ(static_cast<int>(groups.size()), times_met(card.condition, visible))
                << card.condition_name;
            expect_shown_and_used_once(groups, visible);
            ASSERT_EQ(lacks(card.condition, visible).has_value(), groups.empty());
        }
        ASSERT_EQ(static_cast<int>(silver_reasons(visible).size()), silver_ribbons(visible));
    });
}

TEST(Explain, PairsWhatTheConditionAsksFor) {
    const auto far = [](const IconGroup& pair) {
        const int a = static_cast<int>(pair[0].swatch);
        const int b = static_cast<int>(pair[1].swatch);
        return a > b ? a - b : b - a;
    };
    visit_paintings([&](const Icons& visible) {
        for (const IconGroup& pair : reasons(condition("proximity"), visible)) {
            ASSERT_EQ(pair[0].element, Element::texture);
            ASSERT_EQ(pair[1].element, Element::tone);
            ASSERT_EQ(far(pair), 1);
        }
        for (const IconGroup& pair : reasons(condition("space"), visible)) {
            ASSERT_EQ(pair[0].element, Element::hue);
            ASSERT_EQ(pair[1].element, Element::shape);
            ASSERT_GE(far(pair), 2);
        }
        for (const IconGroup& pair : reasons(condition("symmetry"), visible)) {
            ASSERT_EQ(pair[0].element, pair[1].element);
            ASSERT_EQ(index(pair[0].swatch) + index(pair[1].swatch), 4);
        }
        for (const IconGroup& run : reasons(condition("movement"), visible)) {
            ASSERT_GE(run.size(), 3);
            for (std::size_t i = 1; i < run.size(); ++i)
                ASSERT_EQ(index(run[i].swatch), index(run[i - 1].swatch) + 1);
        }
    });
}

TEST(Explain, FindsThreePairsWhereAGreedyCountFindsTwo) {
    const auto& catalog = content::base_catalog();
    const auto card = [&](std::string_view word) { return index(*catalog.find_art_card(word)); };
    const Icons visible = painting(card("Delicate"), card("Revolution"), card("Masked"));
    EXPECT_EQ(reasons(condition("space"), visible).size(), 3);
}

// What is added where a lack says so meets the condition.
void add(Icons& visible, Swatch swatch, Element element, int count) {
    auto& there = visible[swatch].elements[index(element)];
    there = static_cast<std::uint8_t>(there + count);
}

TEST(Explain, SaysHowMuchIsMissing) {
    visit_paintings([](const Icons& visible) {
        for (const std::string_view name : {"composition", "consistency", "hierarchy", "movement",
                                            "repetition", "style", "variety"}) {
            const auto lack = lacks(condition(name), visible);
            if (!lack || lack->lack == Lack::too_many_elements) continue;
            Icons mended = visible;
            if (name == "composition") {
                for (const Swatch swatch : lack->swatches)
                    add(mended, swatch, Element::hue, 1);
            } else if (name == "movement") {
                for (const Swatch swatch : lack->swatches)
                    add(mended, swatch, lack->elements.at(0), 1);
            } else if (name == "consistency") {
                add(mended, Swatch::green, Element::shape, lack->more);
            } else if (name == "hierarchy") {
                add(mended, Swatch::green, Element::tone, lack->more);
            } else {
                for (const Element element : lack->elements)
                    add(mended, Swatch::green, element, lack->more);
            }
            ASSERT_GT(times_met(condition(name), mended), 0) << name;
        }
    });
}

TEST(Explain, TellsWhyNothingIsMetByAnEmptySheet) {
    const Icons nothing;
    EXPECT_EQ(lacks(condition("composition"), nothing)->swatches.size(), 5);
    EXPECT_EQ(lacks(condition("emphasis"), nothing)->lack, Lack::too_few);
    EXPECT_EQ(lacks(condition("movement"), nothing)->more, 3);
    EXPECT_EQ(lacks(condition("proportion"), nothing)->more, 5);
    EXPECT_EQ(lacks(condition("variety"), nothing)->elements.size(), 4);
    EXPECT_EQ(lacks(condition("proximity"), nothing)->elements.size(), 2);
    EXPECT_EQ(lacks(condition("symmetry"), nothing)->lack, Lack::no_mirror);
}

}  // namespace
}  // namespace velatura::rules
