#include "cli/arena/elo.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace velatura::cli {

namespace {

// Decks of two games: 0 to 4 half wins each.
constexpr double whole = 4;
Tally decks_of(std::initializer_list<int> values, int times = 1) {
    Tally tally;
    for (int i = 0; i < times; ++i) {
        for (const int value : values)
            tally.add(value);
    }
    return tally;
}

}  // namespace

TEST(Elo, KnownShares) {
    EXPECT_DOUBLE_EQ(elo_of(0.5, 1), 0);
    EXPECT_NEAR(elo_of(0.75, 1), 190.848502, 1e-6);
    EXPECT_NEAR(elo_of(10.0 / 11, 1), 400, 1e-9);
    EXPECT_NEAR(expected_share(-400, 1), 1.0 / 11, 1e-12);
}

TEST(Elo, AnEqualPlayerAmongSeveralHasAFairShare) {
    EXPECT_NEAR(elo_of(0.25, 3), 0, 1e-9);
    EXPECT_DOUBLE_EQ(expected_share(0, 4), 0.2);
    EXPECT_NEAR(elo_of(expected_share(123, 3), 3), 123, 1e-9);
}

TEST(Elo, WinningOrLosingEverythingStaysFinite) {
    EXPECT_NEAR(elo_seen(1, 1, 1000), 400 * std::log10(1999), 1e-9);
    EXPECT_NEAR(elo_seen(0, 1, 1000), -400 * std::log10(1999), 1e-9);
    EXPECT_GT(elo_seen(1, 1, 1000), elo_seen(1, 1, 10));
}

TEST(DeckInterval, IndependentGamesGiveTheUsualInterval) {
    // 100 decks of two games, each game won with chance one half: 25 lose both, 50 split.
    const Tally decks = decks_of({0, 2, 2, 4}, 25);
    const auto [low, high] = deck_interval(decks, whole, 2);
    const Interval usual = share_interval(0.5, 198);  // one deck's worth goes with the mean
    EXPECT_NEAR(low, usual.low, 1e-3);
    EXPECT_NEAR(high, usual.high, 1e-3);
}

TEST(DeckInterval, DecksThatDecideBothGamesCountOnce) {
    const auto [low, high] = deck_interval(decks_of({0, 4}, 50), whole, 2);
    const Interval as_often = share_interval(0.5, 99);
    EXPECT_NEAR(low, as_often.low, 1e-12);
    EXPECT_NEAR(high, as_often.high, 1e-12);
}

TEST(DeckInterval, SplitDecksTellMoreThanTheirGamesAlone) {
    const Interval related = deck_interval(decks_of({1, 3}, 50), whole, 2);
    const Interval usual = share_interval(0.5, 200);
    EXPECT_GT(related.low, usual.low);
    EXPECT_LT(related.low, 0.5);
}

TEST(DeckInterval, StaysWithinNothingAndAllForFewDecks) {
    for (const std::initializer_list<int> values : {std::initializer_list<int>{4},
                                                    {0},
                                                    {2},
                                                    {4, 4},
                                                    {0, 0, 0},
                                                    {2, 2},
                                                    {4, 3},
                                                    {0, 1},
                                                    {0, 4}}) {
        const Tally decks = decks_of(values);
        const auto [low, high] = deck_interval(decks, whole, 2);
        EXPECT_GE(low, 0);
        EXPECT_LE(high, 1);
        EXPECT_LT(low, high);
        EXPECT_LE(low, decks.mean() / whole + 1e-12);
        EXPECT_GE(high, decks.mean() / whole - 1e-12);
    }
}

TEST(Sprt, BoundsAreWalds) {
    const Sprt test{{.elo0 = 0, .elo1 = 10, .alpha = 0.05, .beta = 0.05}, 1};
    EXPECT_NEAR(test.bounds().low, -2.944439, 1e-6);
    EXPECT_NEAR(test.bounds().high, 2.944439, 1e-6);
}

TEST(Sprt, RatioOfKnownDecks) {
    // Shares 0.5 and expected_share(400) = 10/11. Decks 1, 1/2, 1/2, 0: mean 1/2, squares 1/2 and
    // the extra quarter, so variance 3/16; the ratio is
    // 4 * (9/22) * (1 - 1/2 - 10/11) / (2 * 3/16) = -1.785124.
    const Sprt test{{.elo0 = 0, .elo1 = 400}, 1};
    EXPECT_NEAR(test.log_likelihood_ratio(decks_of({4, 2, 2, 0}), whole), -1.785124, 1e-6);
    EXPECT_EQ(test.verdict(decks_of({4, 2, 2, 0}), whole), Verdict::open);
    EXPECT_EQ(test.log_likelihood_ratio({}, whole), 0);
}

TEST(Sprt, DecidesForTheDifferenceThatIsThere) {
    const Sprt test{{.elo0 = 0, .elo1 = 40}, 1};
    EXPECT_EQ(test.verdict(decks_of({4, 2, 4, 2}, 100), whole), Verdict::elo1);
    EXPECT_EQ(test.verdict(decks_of({4, 2, 2, 0}, 100), whole), Verdict::elo0);
    EXPECT_EQ(test.verdict(decks_of({4, 2, 2, 0}), whole), Verdict::open);
}

TEST(Sprt, AFewDecksWonAreNotEnough) {
    const Sprt test{{.elo0 = 0, .elo1 = 20}, 1};
    EXPECT_EQ(test.verdict(decks_of({4}), whole), Verdict::open);
    EXPECT_EQ(test.verdict(decks_of({4}, 4), whole), Verdict::open);
    EXPECT_EQ(test.verdict(decks_of({4}, 40), whole), Verdict::elo1);
}

}  // namespace velatura::cli
