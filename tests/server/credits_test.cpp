#include "server/credits.h"

#include <gtest/gtest.h>

#include "server/crowd.h"

namespace velatura::server_test {
namespace {

TEST(Credits, RefillWithTimeUpToTheirMost) {
    server::Credits credits{{.most = 3, .a_second = 2}};
    EXPECT_TRUE(credits.take(3, 1'000));
    EXPECT_FALSE(credits.take(1, 1'000));
    EXPECT_FALSE(credits.take(1, 1'400));
    EXPECT_TRUE(credits.take(1, 1'500));
    EXPECT_EQ(credits.recovered(), 3'000);
    EXPECT_TRUE(credits.take(3, 100'000));
    EXPECT_FALSE(credits.take(1, 100'000));
}

TEST(Credits, AClockSetBackGivesNothing) {
    server::Credits credits{{.most = 1, .a_second = 1}};
    EXPECT_TRUE(credits.take(1, 10'000));
    EXPECT_FALSE(credits.take(1, 5'000));
    EXPECT_FALSE(credits.take(1, 10'500));
    EXPECT_TRUE(credits.take(1, 11'000));
}

TEST(PlaceCredits, AreOfEachPlaceAndNoneOfThisMachine) {
    server::PlaceCredits credits{{.most = 1, .a_second = 1}};
    EXPECT_TRUE(credits.take("here", 1, 1'000));
    EXPECT_FALSE(credits.take("here", 1, 1'000));
    EXPECT_TRUE(credits.take("there", 1, 1'000));
    for (int i = 0; i < 10; ++i)
        EXPECT_TRUE(credits.take("", 1, 1'000));
}

TEST(PlaceCredits, OfLargerNetsAreTwiceAsMany) {
    server::PlaceCredits credits{{.most = 1, .a_second = 1}};
    EXPECT_TRUE(credits.take("2001:db8:1:200::", 1, 1'000));
    EXPECT_FALSE(credits.take("2001:db8:1:200::", 1, 1'000));
    EXPECT_TRUE(credits.take("2001:db8:1:201::", 1, 1'000));
    EXPECT_FALSE(credits.take("2001:db8:1:202::", 1, 1'000));
    EXPECT_TRUE(credits.take("2001:db8:1:300::", 1, 1'000));
    EXPECT_TRUE(credits.take("2001:db8:1:400::", 1, 1'000));
    EXPECT_FALSE(credits.take("2001:db8:1:500::", 1, 1'000));
    EXPECT_TRUE(credits.take("2001:db8:2::", 1, 1'000));
}

TEST(PlaceCredits, ForgetOnlyWhoHasThemAllAgain) {
    server::PlaceCredits credits{{.most = 1, .a_second = 1}};
    for (int i = 0; i < 19'999; ++i)
        EXPECT_TRUE(credits.take(std::to_string(i), 1, 1'000));
    EXPECT_EQ(credits.known(), 19'999u);
    for (int i = 0; i < 19'999; ++i)
        EXPECT_FALSE(credits.take(std::to_string(i), 1, 1'500));
    EXPECT_TRUE(credits.take("late", 1, 5'000));
    EXPECT_TRUE(credits.take("too", 1, 5'000));
    EXPECT_EQ(credits.known(), 2u);
}

TEST(Crowd, CountsThoseWhoAreThere) {
    server::Crowd crowd;
    EXPECT_EQ(crowd.size("here"), 0u);
    EXPECT_EQ(crowd.enter("here"), 1u);
    EXPECT_EQ(crowd.enter("here"), 2u);
    EXPECT_EQ(crowd.enter("there"), 1u);
    crowd.leave("here");
    EXPECT_EQ(crowd.size("here"), 1u);
    crowd.leave("here");
    EXPECT_EQ(crowd.size("here"), 0u);
    EXPECT_EQ(crowd.size("there"), 1u);
}

}  // namespace
}  // namespace velatura::server_test
