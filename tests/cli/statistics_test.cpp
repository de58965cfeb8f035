#include "cli/statistics.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace velatura::cli {

Tally tally_of(std::initializer_list<int> values) {
    Tally tally;
    for (const int value : values)
        tally.add(value);
    return tally;
}

TEST(Statistics, MeanAndIntervalOfKnownValues) {
    // Mean 5, sample variance 32/7: the half-width is 1.96 * sqrt(32/7/8).
    const Tally tally = tally_of({2, 4, 4, 4, 5, 5, 7, 9});
    EXPECT_DOUBLE_EQ(tally.mean(), 5);
    EXPECT_NEAR(tally.interval().low, 3.518406, 1e-6);
    EXPECT_NEAR(tally.interval().high, 6.481594, 1e-6);
    EXPECT_EQ(tally.least(), 2);
    EXPECT_EQ(tally.most(), 9);
}

TEST(Statistics, SumsDoNotDependOnTheOrderOrTheParts) {
    Tally parts = tally_of({9, 5, 4});
    parts.add(tally_of({7, 4, 2, 4, 5}));
    const Tally whole = tally_of({2, 4, 4, 4, 5, 5, 7, 9});
    EXPECT_EQ(parts.mean(), whole.mean());
    EXPECT_EQ(parts.interval().low, whole.interval().low);
    EXPECT_EQ(parts.least(), whole.least());
    EXPECT_EQ(parts.count(), whole.count());
}

TEST(Statistics, AShareHasAnIntervalAlsoAtTheEnds) {
    // Wilson, by hand: n = 10, p = 0 gives z²/(n + z²).
    EXPECT_NEAR(share_interval(0, 10).low, 0, 1e-12);
    EXPECT_NEAR(share_interval(0, 10).high, 0.277533, 1e-6);
    EXPECT_NEAR(share_interval(1, 10).low, 1 - 0.277533, 1e-6);
    EXPECT_NEAR(share_interval(0.5, 100).low, 0.403832, 1e-6);
    for (int n = 1; n <= 200; ++n) {
        EXPECT_EQ(share_interval(0, n).low, 0);
        EXPECT_EQ(share_interval(1, n).high, 1);
    }
}

TEST(Statistics, DecksThatAllEndAlikeCountAsOneGameEach) {
    for (const int sum : {0, 60, 120}) {  // of two games that count 60 each
        const Interval decks = deck_interval(tally_of({sum, sum, sum, sum}), 120, 2);
        EXPECT_DOUBLE_EQ(decks.low, share_interval(sum / 120.0, 4).low) << sum;
        EXPECT_DOUBLE_EQ(decks.high, share_interval(sum / 120.0, 4).high) << sum;
    }
}

}  // namespace velatura::cli
