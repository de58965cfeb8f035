// Layering: what three cards laid on each other show.
#include <gtest/gtest.h>

#include "support/cards.h"

namespace velatura::rules {

namespace {

using support::icons;

Icons visible(Layers layers) {
    return support::base_cards().read(layers).visible;
}

Icons visible(const Icons& bottom, const Icons& middle, const Icons& top) {
    return read(std::array{&bottom, &middle, &top}).visible;
}

}  // namespace

TEST(Layers, TheTopmostCardWithIconsCoversAllBelow) {
    const Icons bottom = icons("hue", "hue", "hue", "", "");
    const Icons middle = icons("", "tone", "tone", "tone", "");
    const Icons top = icons("", "", "shape", "", "");
    EXPECT_EQ(visible(bottom, middle, top), icons("hue", "tone", "shape", "tone", ""));
    EXPECT_EQ(visible(top, middle, bottom), icons("hue", "hue", "hue", "tone", ""));
}

TEST(Layers, ACardWithNothingInASwatchIsTransparentThere) {
    const Icons nothing;
    const Icons card = icons("hue", "", "bonus-tone", "", "shape texture");
    EXPECT_EQ(visible(card, nothing, nothing), card);
    EXPECT_EQ(visible(nothing, card, nothing), card);
    EXPECT_EQ(visible(nothing, nothing, card), card);
}

TEST(Layers, TwoIconsInASwatchAreShownOrCoveredTogether) {
    const Icons two = icons("shape texture", "", "", "", "");
    const Icons one = icons("hue", "", "", "", "");
    EXPECT_EQ(visible(two, one, Icons{}), icons("hue", "", "", "", ""));
    EXPECT_EQ(visible(one, two, Icons{}), icons("shape texture", "", "", "", ""));
}

TEST(Layers, AreNamedInPaintingOrderTheFirstLiesLowest) {
    // Precious and Heavy both print red and yellow; Beauty is elsewhere.
    EXPECT_EQ(visible(support::layers("Precious", "Heavy", "Beauty")),
              icons("tone", "shape tone", "hue", "shape", ""));
    EXPECT_EQ(visible(support::layers("Heavy", "Precious", "Beauty")),
              icons("shape texture", "bonus-tone", "hue", "shape", ""));
}

TEST(Layers, ABonusIconCoversAnElementAndIsCoveredByOne) {
    EXPECT_EQ(visible(icons("hue", "", "", "", ""), Icons{}, icons("bonus-hue", "", "", "", "")),
              icons("bonus-hue", "", "", "", ""));
    EXPECT_EQ(visible(icons("bonus-hue", "", "", "", ""), Icons{}, icons("hue", "", "", "", "")),
              icons("hue", "", "", "", ""));
}

TEST(Layers, AreToldForWhatTheyShow) {
    const Icons bottom = icons("hue", "hue", "", "", "");
    const Icons top = icons("", "tone", "shape", "", "");
    const Painting painting = read(std::array{&bottom, &top});  // two of three so far
    EXPECT_EQ(painting.visible, icons("hue", "tone", "shape", "", ""));
    EXPECT_EQ(painting.from[0], 0);
    EXPECT_EQ(painting.from[1], 1);
    EXPECT_EQ(painting.from[2], 1);
    EXPECT_EQ(painting.from[3], std::nullopt);
}

}  // namespace velatura::rules
