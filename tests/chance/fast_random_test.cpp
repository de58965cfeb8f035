#include "chance/fast_random.h"

#include <gtest/gtest.h>

#include <array>

namespace velatura::chance {
namespace {

// The numbers of Vigna's reference implementation for the seed 1234567.
TEST(FastRandom, GivesThePublishedNumbersOfSplitMix64) {
    FastRandom random(1234567);
    for (const std::uint64_t expected :
         {6457827717110365317u, 3203168211198807973u, 9817491932198370423u, 4593380528125082431u,
          16408922859458223821u}) {
        EXPECT_EQ(random.next(), expected);
    }
}

TEST(FastRandom, BelowStaysBelowAndReachesEverything) {
    FastRandom random(1);
    std::array<int, 7> seen{};
    for (int i = 0; i < 7000; ++i) {
        const std::uint32_t value = random.below(7);
        ASSERT_LT(value, 7u);
        ++seen[value];
    }
    for (const int count : seen) {
        EXPECT_GT(count, 900);
        EXPECT_LT(count, 1100);
    }
    EXPECT_EQ(random.below(1), 0u);
    EXPECT_LT(random.below(0xffff'ffff), 0xffff'ffffu);
}

TEST(FastRandom, UnitIsAtLeastZeroAndLessThanOne) {
    FastRandom random(2);
    double sum = 0;
    for (int i = 0; i < 10'000; ++i) {
        const double value = random.unit();
        ASSERT_GE(value, 0.0);
        ASSERT_LT(value, 1.0);
        sum += value;
    }
    EXPECT_NEAR(sum / 10'000, 0.5, 0.01);
}

}  // namespace
}  // namespace velatura::chance
