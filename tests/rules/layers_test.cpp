// Layering: what three cards laid on each other show.
#include <gtest/gtest.h>

#include "support/cards.h"

namespace velatura::rules {

namespace {

using support::icons;

Icons visible(Layers layers) {
    const Cards& cards = support::base_cards();
    return visible_icons(cards.art(layers.bottom).icons, cards.art(layers.middle).icons,
                         cards.art(layers.top).icons);
}

}  // namespace

TEST(Layers, TheTopmostCardWithIconsCoversAllBelow) {
    const Icons bottom = icons("hue", "hue", "hue", "", "");
    const Icons middle = icons("", "tone", "tone", "tone", "");
    const Icons top = icons("", "", "shape", "", "");
    EXPECT_EQ(visible_icons(bottom, middle, top), icons("hue", "tone", "shape", "tone", ""));
    EXPECT_EQ(visible_icons(top, middle, bottom), icons("hue", "hue", "hue", "tone", ""));
}

TEST(Layers, ACardWithNothingInASwatchIsTransparentThere) {
    const Icons nothing;
    const Icons card = icons("hue", "", "bonus-tone", "", "shape texture");
    EXPECT_EQ(visible_icons(card, nothing, nothing), card);
    EXPECT_EQ(visible_icons(nothing, card, nothing), card);
    EXPECT_EQ(visible_icons(nothing, nothing, card), card);
}

TEST(Layers, TwoIconsInASwatchAreShownOrCoveredTogether) {
    const Icons two = icons("shape texture", "", "", "", "");
    const Icons one = icons("hue", "", "", "", "");
    EXPECT_EQ(visible_icons(two, one, Icons{}), icons("hue", "", "", "", ""));
    EXPECT_EQ(visible_icons(one, two, Icons{}), icons("shape texture", "", "", "", ""));
}

TEST(Layers, AreNamedInPaintingOrderTheFirstLiesLowest) {
    // Precious and Heavy both print red and yellow; Beauty is elsewhere.
    EXPECT_EQ(visible(support::layers("Precious", "Heavy", "Beauty")),
              icons("tone", "shape tone", "hue", "shape", ""));
    EXPECT_EQ(visible(support::layers("Heavy", "Precious", "Beauty")),
              icons("shape texture", "bonus-tone", "hue", "shape", ""));
}

TEST(Layers, ABonusIconCoversAnElementAndIsCoveredByOne) {
    EXPECT_EQ(
        visible_icons(icons("hue", "", "", "", ""), Icons{}, icons("bonus-hue", "", "", "", "")),
        icons("bonus-hue", "", "", "", ""));
    EXPECT_EQ(
        visible_icons(icons("bonus-hue", "", "", "", ""), Icons{}, icons("hue", "", "", "", "")),
        icons("hue", "", "", "", ""));
}

}  // namespace velatura::rules
