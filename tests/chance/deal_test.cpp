#include "chance/deal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <span>

#include "chance/stream.h"

namespace velatura::chance {
namespace {

constexpr DealRequest everything{.art_cards = 60,
                                 .backgrounds = 20,
                                 .seats = 5,
                                 .scoring_cards = 12,
                                 .random_scoring = 4,
                                 .random_first = true};

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

TEST(Deal, DrawsScoringCardsThenFirstSeatThenArtDeckThenBackgrounds) {
    const DrawnDeal deal = draw_deal("order", everything);
    Stream stream("order", deal_stream);
    EXPECT_EQ(deal.scoring, first_of(shuffled(12, stream), 4));
    EXPECT_EQ(deal.first, stream.below(5));
    EXPECT_EQ(deal.art_deck, shuffled(60, stream));
    EXPECT_EQ(deal.backgrounds, first_of(shuffled(20, stream), 15));
}

TEST(Deal, WhatIsNotRandomDrawsNothing) {
    DealRequest request = everything;
    request.random_scoring = 0;
    request.random_first = false;
    const DrawnDeal deal = draw_deal("order", request);
    Stream stream("order", deal_stream);
    EXPECT_TRUE(deal.scoring.empty());
    EXPECT_EQ(deal.first, 0);
    EXPECT_EQ(deal.art_deck, shuffled(60, stream));
    EXPECT_EQ(deal.backgrounds, first_of(shuffled(20, stream), 15));
}

TEST(Deal, NoCardIsDealtTwice) {
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
        DrawnDeal deal = draw_deal(seed, everything);
        std::ranges::sort(deal.art_deck);
        std::vector<std::uint8_t> all(60);
        std::iota(all.begin(), all.end(), std::uint8_t{0});
        EXPECT_EQ(deal.art_deck, all);
        for (auto* cards : {&deal.scoring, &deal.backgrounds}) {
            std::ranges::sort(*cards);
            EXPECT_TRUE(std::ranges::adjacent_find(*cards) == cards->end());
        }
        EXPECT_LT(deal.scoring.back(), 12);
        EXPECT_LT(deal.backgrounds.back(), 20);
        EXPECT_LT(deal.first, 5);
    }
}

TEST(Deal, SameSeedGivesTheSameDealAndAnotherSeedAnother) {
    EXPECT_EQ(draw_deal("same", everything), draw_deal("same", everything));
    EXPECT_NE(draw_deal("same", everything), draw_deal("other", everything));
}

TEST(Deal, EverySeatIsSometimesFirst) {
    std::vector<int> first(5);
    for (int seed = 0; seed < 100; ++seed) {
        ++first[draw_deal(std::to_string(seed), everything).first];
    }
    EXPECT_GT(std::ranges::min(first), 0);
}

}  // namespace
}  // namespace velatura::chance
