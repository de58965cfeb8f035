#include "chance/stream.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "chance/sha256.h"

namespace velatura::chance {
namespace {

TEST(Stream, WordsAreTheKeyStreamBlockAfterBlock) {
    Stream stream("velatura", 1);
    for (std::uint32_t counter = 0; counter < 3; ++counter) {
        const ChaChaBlock block = chacha20_block(sha256("velatura"), counter, {1, 0, 0});
        for (const std::uint32_t word : block)
            EXPECT_EQ(stream.next(), word);
    }
}

TEST(Stream, SeedsAndStreamsDiffer) {
    EXPECT_NE(Stream("a", 0).next(), Stream("b", 0).next());
    EXPECT_NE(Stream("a", 0).next(), Stream("a", 1).next());
    EXPECT_NE(Stream("a", 0).next(), Stream("A", 0).next());
    EXPECT_EQ(Stream("a", 0).next(), Stream("a", 0).next());
}

TEST(Stream, AcceptanceLimitIsTheLargestMultiple) {
    EXPECT_EQ(acceptance_limit(1), 0x1'0000'0000u);
    EXPECT_EQ(acceptance_limit(2), 0x1'0000'0000u);
    EXPECT_EQ(acceptance_limit(3), 0xffff'ffffu);
    EXPECT_EQ(acceptance_limit(60), 0x1'0000'0000u - 16);
    EXPECT_EQ(acceptance_limit(0x8000'0001), 0x8000'0001u);
    EXPECT_EQ(acceptance_limit(0xffff'ffff), 0xffff'ffffu);
}

// With 2^31 + 1 nearly half of all words are refused.
TEST(Stream, RefusedWordsAreSkippedAndTheNextOneDecides) {
    constexpr std::uint32_t n = 0x8000'0001;
    Stream words("rejection", 0);
    Stream choices("rejection", 0);
    int refused = 0;
    for (int i = 0; i < 200; ++i) {
        std::uint32_t word = words.next();
        for (; word >= n; word = words.next())
            ++refused;
        EXPECT_EQ(choices.below(n), word);
    }
    EXPECT_GT(refused, 0);
    EXPECT_EQ(choices.next(), words.next());
}

TEST(Stream, ChoiceOfOneStillDrawsAWord) {
    Stream stream("one", 0);
    Stream other("one", 0);
    EXPECT_EQ(stream.below(1), 0u);
    other.next();
    EXPECT_EQ(stream.next(), other.next());
}

TEST(Shuffle, GoesFromTheLastPlaceDown) {
    std::array<int, 5> things = {0, 1, 2, 3, 4};
    Stream stream("order", 0);
    shuffle(std::span(things), stream);

    std::array<int, 5> expected = {0, 1, 2, 3, 4};
    Stream same("order", 0);
    for (const std::size_t place : {4u, 3u, 2u, 1u}) {
        std::swap(expected[place], expected[same.below(static_cast<std::uint32_t>(place + 1))]);
    }
    EXPECT_EQ(things, expected);
    EXPECT_EQ(stream.next(), same.next());
}

TEST(Shuffle, NothingAndOneThingDrawNothing) {
    Stream stream("few", 0);
    std::vector<int> none;
    std::vector<int> one = {7};
    shuffle(std::span(none), stream);
    shuffle(std::span(one), stream);
    EXPECT_EQ(stream.next(), Stream("few", 0).next());
}

// The fixed seed makes the sum a constant. 8 cards in 8 places have 7 * 7 degrees of freedom, which
// exceed 85.4 once in a thousand and stay under 23.9 once in a thousand.
TEST(Shuffle, EveryCardLandsInEveryPlaceEquallyOften) {
    constexpr std::size_t cards = 8;
    constexpr int shuffles = 8000;
    std::array<std::array<int, cards>, cards> seen{};
    Stream stream("chi-square", 0);
    for (int i = 0; i < shuffles; ++i) {
        std::array<std::size_t, cards> deck = {0, 1, 2, 3, 4, 5, 6, 7};
        shuffle(std::span(deck), stream);
        for (std::size_t place = 0; place < cards; ++place)
            ++seen[place][deck[place]];
    }
    constexpr double expected = shuffles / static_cast<double>(cards);
    double chi_square = 0;
    for (const auto& place : seen) {
        for (const int count : place) {
            chi_square += (count - expected) * (count - expected) / expected;
        }
    }
    EXPECT_LT(chi_square, 85.4);
    EXPECT_GT(chi_square, 23.9);  // nor suspiciously even
}

TEST(Tosses, CountTheLowestBitsOfTheirWord) {
    const Tosses tosses("velatura");
    Stream words("velatura", toss_stream);
    for (std::size_t toss = 0; toss < 40; ++toss) {
        const std::uint32_t word = words.next();
        EXPECT_EQ(tosses.face_up(toss, 0), 0u);
        EXPECT_EQ(tosses.face_up(toss, 4), static_cast<unsigned>(std::popcount(word & 0xfu)));
        EXPECT_EQ(tosses.face_up(toss, 32), static_cast<unsigned>(std::popcount(word)));
    }
}

TEST(Tosses, TossAfterTakingBackIsTheSame) {
    const Tosses tosses("again");
    const unsigned fifth = tosses.face_up(5, 20);
    tosses.face_up(6, 20);
    EXPECT_EQ(tosses.face_up(5, 20), fifth);
}

// 4 tokens: 1, 4, 6, 4, 1 sixteenths. Four degrees of freedom exceed 18.5 once in a thousand.
TEST(Tosses, EachTokenIsFaceUpHalfTheTime) {
    constexpr int count = 4000;
    const Tosses tosses("coins");
    std::array<int, 5> seen{};
    for (std::size_t toss = 0; toss < count; ++toss)
        ++seen[tosses.face_up(toss, 4)];
    constexpr std::array<double, 5> share = {1, 4, 6, 4, 1};
    double chi_square = 0;
    for (std::size_t up = 0; up < seen.size(); ++up) {
        const double expected = count * share[up] / 16;
        chi_square += (seen[up] - expected) * (seen[up] - expected) / expected;
    }
    EXPECT_LT(chi_square, 18.5);
}

}  // namespace
}  // namespace velatura::chance
