// The reasons are as many as the rules count, and made of icons that are there.
#include "table/explain.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "content/loader.h"
#include "support/cards.h"

namespace velatura::table {
namespace {

using rules::Condition;
using rules::Element;
using rules::Icons;
using rules::Swatch;

Icons painting(std::size_t bottom, std::size_t middle, std::size_t top) {
    const auto art = content::base_catalog().cards.art();
    return rules::visible_icons(art[bottom].icons, art[middle].icons, art[top].icons);
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
            auto& count = icon.bonus ? swatch.bonuses[rules::index(icon.element)]
                                     : swatch.elements[rules::index(icon.element)];
            ASSERT_GT(count, 0) << "an icon that is not there, or used twice";
            --count;
        }
    }
}

TEST(Explain, GivesAsManyReasonsAsTheRulesCountInEveryPainting) {
    visit_paintings([](const Icons& visible) {
        for (std::size_t i = 0; i < rules::condition_count; ++i) {
            const auto condition = static_cast<Condition>(i);
            const auto groups = reasons(condition, visible);
            ASSERT_EQ(static_cast<int>(groups.size()), rules::times_met(condition, visible))
                << rules::name_of(condition);
            expect_shown_and_used_once(groups, visible);
            ASSERT_EQ(lacks(condition, visible).has_value(), groups.empty());
        }
        ASSERT_EQ(static_cast<int>(silver_reasons(visible).size()), rules::silver_ribbons(visible));
    });
}

TEST(Explain, PairsWhatTheConditionAsksFor) {
    const auto far = [](const IconGroup& pair) {
        const int a = static_cast<int>(pair[0].swatch);
        const int b = static_cast<int>(pair[1].swatch);
        return a > b ? a - b : b - a;
    };
    visit_paintings([&](const Icons& visible) {
        for (const IconGroup& pair : reasons(Condition::proximity, visible)) {
            ASSERT_EQ(pair[0].element, Element::texture);
            ASSERT_EQ(pair[1].element, Element::tone);
            ASSERT_EQ(far(pair), 1);
        }
        for (const IconGroup& pair : reasons(Condition::space, visible)) {
            ASSERT_EQ(pair[0].element, Element::hue);
            ASSERT_EQ(pair[1].element, Element::shape);
            ASSERT_GE(far(pair), 2);
        }
        for (const IconGroup& pair : reasons(Condition::symmetry, visible)) {
            ASSERT_EQ(pair[0].element, pair[1].element);
            ASSERT_EQ(rules::index(pair[0].swatch) + rules::index(pair[1].swatch), 4);
        }
        for (const IconGroup& run : reasons(Condition::movement, visible)) {
            ASSERT_GE(run.size(), 3);
            for (std::size_t i = 1; i < run.size(); ++i)
                ASSERT_EQ(rules::index(run[i].swatch), rules::index(run[i - 1].swatch) + 1);
        }
    });
}

TEST(Explain, FindsThreePairsWhereAGreedyCountFindsTwo) {
    const auto& catalog = content::base_catalog();
    const auto card = [&](std::string_view word) {
        return rules::index(*catalog.find_art_card(word));
    };
    const Icons visible = painting(card("Delicate"), card("Revolution"), card("Masked"));
    EXPECT_EQ(reasons(Condition::space, visible).size(), 3);
}

// What is added where a lack says so meets the condition.
void add(Icons& visible, Swatch swatch, Element element, int count) {
    auto& there = visible[swatch].elements[rules::index(element)];
    there = static_cast<std::uint8_t>(there + count);
}

TEST(Explain, SaysHowMuchIsMissing) {
    visit_paintings([](const Icons& visible) {
        for (const Condition condition :
             {Condition::composition, Condition::consistency, Condition::hierarchy,
              Condition::movement, Condition::repetition, Condition::style, Condition::variety}) {
            const auto lack = lacks(condition, visible);
            if (!lack || lack->lack == Lack::too_many_elements) continue;
            Icons mended = visible;
            switch (condition) {
                case Condition::composition:
                    for (const Swatch swatch : lack->swatches)
                        add(mended, swatch, Element::hue, 1);
                    break;
                case Condition::movement:
                    for (const Swatch swatch : lack->swatches)
                        add(mended, swatch, lack->elements.at(0), 1);
                    break;
                case Condition::consistency:
                    add(mended, Swatch::green, Element::shape, lack->more);
                    break;
                case Condition::hierarchy:
                    add(mended, Swatch::green, Element::tone, lack->more);
                    break;
                default:
                    for (const Element element : lack->elements)
                        add(mended, Swatch::green, element, lack->more);
            }
            ASSERT_GT(rules::times_met(condition, mended), 0) << rules::name_of(condition);
        }
    });
}

TEST(Explain, TellsWhyNothingIsMetByAnEmptySheet) {
    const Icons nothing;
    EXPECT_EQ(lacks(Condition::composition, nothing)->swatches.size(), 5);
    EXPECT_EQ(lacks(Condition::emphasis, nothing)->lack, Lack::too_few);
    EXPECT_EQ(lacks(Condition::movement, nothing)->more, 3);
    EXPECT_EQ(lacks(Condition::proportion, nothing)->more, 5);
    EXPECT_EQ(lacks(Condition::variety, nothing)->elements.size(), 4);
    EXPECT_EQ(lacks(Condition::proximity, nothing)->elements.size(), 2);
    EXPECT_EQ(lacks(Condition::symmetry, nothing)->lack, Lack::no_mirror);
}

}  // namespace
}  // namespace velatura::table
