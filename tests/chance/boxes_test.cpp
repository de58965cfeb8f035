#include "chance/boxes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <span>

#include "chance/deal.h"
#include "chance/stream.h"

namespace velatura::chance {
namespace {

// docs/chance.md, to the word.
std::vector<std::uint8_t> shuffled(std::size_t count, Stream& stream) {
    std::vector<std::uint8_t> cards(count);
    std::iota(cards.begin(), cards.end(), std::uint8_t{0});
    shuffle(std::span(cards), stream);
    return cards;
}

std::vector<std::uint8_t> first_of(std::vector<std::uint8_t> cards, std::size_t count) {
    cards.resize(count);
    return cards;
}

std::vector<std::uint8_t> in_order(std::vector<std::uint8_t> cards) {
    std::ranges::sort(cards);
    return cards;
}

TEST(BoxChance, AFeaturedDeckDrawsNewCardsAndThenBaseCardsFromStreamTwo) {
    const Featured featured = draw_featured(
        "deck", {.new_cards = 54, .wanted_new = 40, .base_cards = 60, .wanted_base = 20});
    Stream stream("deck", 2);
    EXPECT_EQ(featured.new_cards, in_order(first_of(shuffled(54, stream), 40)));
    EXPECT_EQ(featured.base_cards, in_order(first_of(shuffled(60, stream), 20)));
}

TEST(BoxChance, WhereAllCardsAreFeaturedNothingIsDrawn) {
    const Featured featured = draw_featured(
        "deck", {.new_cards = 30, .wanted_new = 30, .base_cards = 60, .wanted_base = 42});
    Stream stream("deck", 2);
    EXPECT_EQ(featured.base_cards, in_order(first_of(shuffled(60, stream), 42)));
    EXPECT_EQ(featured.new_cards.size(), 30u);
    EXPECT_EQ(featured.new_cards.back(), 29);
}

TEST(BoxChance, AnAwardCardIsDrawnAndThenItsSideFromStreamThree) {
    bool sides[2] = {};
    for (const char* seed : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
        const DrawnAward award = draw_award(seed, 6);
        Stream stream(seed, 3);
        EXPECT_EQ(award.card, stream.below(6));
        EXPECT_EQ(award.second_side, stream.below(2) == 1);
        sides[award.second_side ? 1 : 0] = true;
    }
    EXPECT_TRUE(sides[0] && sides[1]);
}

TEST(BoxChance, SignaturesGoBySeatFromStreamFour) {
    Stream stream("seats", 4);
    EXPECT_EQ(draw_signatures("seats", 12, 5), first_of(shuffled(12, stream), 5));
}

TEST(BoxChance, TwoPaintersGoToEachSeatFromStreamFive) {
    Stream stream("seats", 5);
    EXPECT_EQ(draw_painters("seats", 12, 5), first_of(shuffled(12, stream), 10));
}

TEST(BoxChance, RivalCardsAreShuffledAgainWhenTheyRunOut) {
    Stream stream("rival", 6);
    for (std::size_t round = 0; round < 3; ++round) {
        const std::vector<std::uint8_t> order = shuffled(12, stream);
        for (std::size_t n = 0; n < order.size(); ++n)
            EXPECT_EQ(rival_card("rival", 12 * round + n, 12), order[n]);
    }
}

TEST(BoxChance, VincentsRowIsOneWordOfStreamSevenForEachToss) {
    Stream stream("row", 7);
    for (std::size_t toss = 0; toss < 40; ++toss)
        EXPECT_EQ(toss_row("row", toss), stream.next() & 1u);
}

// A box changes nothing of what the base game draws, and no box what another draws.
TEST(BoxChance, EachHasAStreamOfItsOwn) {
    const DealRequest request{.art_cards = 60, .backgrounds = 20, .seats = 4, .scoring_cards = 12};
    const DrawnDeal before = draw_deal("same", request);
    draw_signatures("same", 12, 4);
    draw_painters("same", 12, 4);
    EXPECT_EQ(draw_deal("same", request), before);
    EXPECT_NE(draw_painters("same", 12, 2), draw_signatures("same", 12, 4));
}

}  // namespace
}  // namespace velatura::chance
