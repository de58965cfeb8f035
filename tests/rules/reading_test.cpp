// Reading a painting with the icons of the boxes: docs/expansions.md, with cards made up for it.
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "rules/painting.h"

namespace velatura::rules {

namespace {

constexpr Element hue = Element::hue;
constexpr Element tone = Element::tone;

SwatchIcons of(std::initializer_list<Element> elements) {
    SwatchIcons swatch;
    for (const Element element : elements)
        ++swatch.elements[index(element)];
    return swatch;
}
SwatchIcons x2(Arrow arrow) {
    return {.doubles = static_cast<std::uint8_t>(1u << index(arrow))};
}
SwatchIcons blend(Arrow arrow) {
    return {.blends = static_cast<std::uint8_t>(1u << index(arrow))};
}
SwatchIcons gold(Element element) {
    SwatchIcons swatch;
    swatch.golds[index(element)] = 1;
    return swatch;
}
constexpr SwatchIcons star{.stars = 1};
constexpr SwatchIcons plain{.plain = 1};

struct Printed {
    Swatch swatch;
    SwatchIcons icons;
};
Icons card(std::initializer_list<Printed> printed) {
    Icons icons;
    for (const Printed& swatch : printed)
        icons[swatch.swatch] = swatch.icons;
    return icons;
}

// The first lies lowest.
Painting painting(const std::vector<Icons>& cards, Stars stars = {}) {
    std::vector<const Icons*> layers;
    std::ranges::transform(cards, std::back_inserter(layers),
                           [](const Icons& icons) { return &icons; });
    return read(layers, stars);
}

Stars named(std::initializer_list<Element> elements) {
    Stars stars;
    std::size_t n = 0;
    for (const Element element : elements)
        stars.set(n++, element);
    return stars;
}

using enum Swatch;

}  // namespace

TEST(Reading, BlendReadsWhatX2Made) {  // (a)
    const Painting shown = painting({card({{red, x2(Arrow::right)}}), card({{yellow, of({hue})}}),
                                     card({{green, blend(Arrow::left)}})});
    EXPECT_EQ(shown.visible[yellow].elements[index(hue)], 2);
    EXPECT_EQ(shown.visible[green].elements[index(hue)], 2);
}

TEST(Reading, X2DoublesNothingThatBlendBrings) {  // (b)
    const Painting shown =
        painting({card({{green, of({hue})}}),
                  card({{red, x2(Arrow::right)}, {yellow, blend(Arrow::right)}})});
    EXPECT_EQ(shown.visible[yellow].elements[index(hue)], 1);
    EXPECT_EQ(shown.visible.count(hue), 2);
}

TEST(Reading, TwoBlendsThatReadEachOtherCopyNothing) {  // (c)
    const Painting shown =
        painting({card({{red, blend(Arrow::right)}, {yellow, blend(Arrow::left)}})});
    EXPECT_EQ(shown.visible, shown.uncovered);
}

TEST(Reading, NoBlendCopiesWhatAnotherCopied) {
    const Painting shown = painting(
        {card({{red, of({hue})}, {yellow, blend(Arrow::left)}, {green, blend(Arrow::left)}})});
    EXPECT_EQ(shown.visible.count(hue), 2);
}

TEST(Reading, ACopiedGoldIconActsFromItsNewSwatch) {  // (d)
    SwatchIcons both = of({hue});
    both.golds[index(hue)] = 1;
    const Painting shown = painting({card({{yellow, both}, {green, blend(Arrow::left)}})});
    EXPECT_EQ(gold_ribbons(shown.visible), 2);
    EXPECT_EQ(silver_ribbons(shown.visible), 0);
}

TEST(Reading, AFlippedCardShowsItsIconsAndArrowsMirrored) {  // (e)
    const Icons back =
        mirrored(card({{red, x2(Arrow::right)}, {yellow, of({hue})}, {green, blend(Arrow::left)}}));
    EXPECT_EQ(back,
              card({{violet, x2(Arrow::left)}, {blue, of({hue})}, {green, blend(Arrow::right)}}));
    EXPECT_EQ(painting({back}).visible[blue].elements[index(hue)], 2);
}

TEST(Reading, EachStarIsNamedInOneOrderOnly) {  // (f)
    const Icons two = card({{red, {.stars = 2}}});
    EXPECT_TRUE(is_choice(two, named({hue, tone})));
    EXPECT_FALSE(is_choice(two, named({tone, hue})));
    EXPECT_EQ(count_choices(two), 10u);
    EXPECT_FALSE(is_choice(two, named({hue, hue, tone})));  // more than there are
    EXPECT_EQ(painting({two}, named({hue, tone})).visible[red], of({hue, tone}));
}

TEST(Reading, StarsAreNamedFromRedToViolet) {
    const Icons stars = card({{red, star}, {violet, {.stars = 2}}});
    EXPECT_EQ(count_choices(stars), 40u);
    const Painting shown = painting({stars}, named({tone, hue, tone}));
    EXPECT_EQ(shown.visible[red], of({tone}));
    EXPECT_EQ(shown.visible[violet], of({hue, tone}));
}

TEST(Reading, EveryChoiceHasOneNumberAndIsLegal) {
    for (const Icons& shown :
         {card({{red, star}}), card({{red, star}, {blue, {.stars = 2}}}),
          card({{green, {.stars = 4}}}), card({{yellow, {.stars = 2}}, {green, {.stars = 2}}})}) {
        std::vector<std::uint8_t> seen;
        for (std::size_t n = 0; n < count_choices(shown); ++n) {
            const Stars stars = nth_choice(shown, n);
            EXPECT_TRUE(is_choice(shown, stars));
            seen.push_back(stars.bits());
        }
        std::size_t legal = 0;
        for (unsigned bits = 0; bits < 256; ++bits)
            legal += is_choice(shown, Stars::from_bits(static_cast<std::uint8_t>(bits))) ? 1 : 0;
        EXPECT_EQ(legal, seen.size());
        std::ranges::sort(seen);
        EXPECT_EQ(std::ranges::adjacent_find(seen), seen.end());
    }
}

TEST(Reading, TwoX2AtOneSwatchMakeFourOfEach) {
    const Painting shown = painting({card({{yellow, of({hue, tone})}}),
                                     card({{red, x2(Arrow::right)}, {green, x2(Arrow::left)}})});
    EXPECT_EQ(shown.visible.count(hue), 4);
    EXPECT_EQ(shown.visible.count(tone), 4);
}

TEST(Reading, X2DoublesStarsAndBonusIconsButNeitherX2NorBlend) {
    EXPECT_EQ(painting({card({{red, x2(Arrow::right)}, {yellow, star}})}).blended[yellow].stars, 2);
    EXPECT_EQ(silver_ribbons(painting({card({{red, x2(Arrow::right)}, {yellow, plain}})}).visible),
              2);
    const Painting arrows =
        painting({card({{red, x2(Arrow::right)}, {yellow, x2(Arrow::right)}, {green, of({hue})}})});
    EXPECT_EQ(arrows.visible.count(hue), 2);
}

TEST(Reading, AnArrowOverTheEdgeDoesNothing) {
    const Painting shown =
        painting({card({{red, x2(Arrow::left)}, {violet, blend(Arrow::right)}})});
    EXPECT_EQ(shown.visible, shown.uncovered);
}

TEST(Reading, ASpecialIconCoversLikeAnyOther) {
    const Painting shown =
        painting({card({{red, of({hue})}, {blue, of({tone})}}), card({{red, x2(Arrow::right)}})});
    EXPECT_EQ(shown.visible.count(hue), 0);
    EXPECT_EQ(shown.from[0], 1);
}

TEST(Reading, GoldCountsElementsOnNeighbouringSwatchesOnly) {
    const Icons shown = card(
        {{yellow, of({hue, hue})}, {green, gold(hue)}, {blue, of({hue})}, {violet, of({hue})}});
    EXPECT_EQ(gold_ribbons(shown), 3);
    SwatchIcons own = gold(tone);
    own.elements[index(tone)] = 1;
    EXPECT_EQ(gold_ribbons(card({{red, own}})), 0);
}

TEST(Reading, X2AndBlendAloneDoNotFillASwatch) {
    EXPECT_TRUE(x2(Arrow::left).empty());
    EXPECT_TRUE(blend(Arrow::left).empty());
    EXPECT_FALSE(x2(Arrow::left).blank());
    EXPECT_FALSE(gold(hue).empty());
    EXPECT_FALSE(plain.empty());
    EXPECT_FALSE(star.empty());
}

}  // namespace velatura::rules
