// A machine whose clock is set while people play.
#include "server/clock.h"

#include <gtest/gtest.h>

namespace velatura::server_test {
namespace {

using online::Time;
using server::TableClock;

constexpr Time start = 1'800'000'000'000;
constexpr Time hour = 3'600'000;

// What the tables' time is after so long in which somebody looked every second, with the machine's
// clock so much off.
Time after(TableClock& clock, Time from, Time seconds, Time off) {
    Time told = 0;
    for (Time passed = from; passed <= from + seconds; ++passed)
        told = clock.now(start + passed * 1'000 + off, passed * 1'000);
    return told - start - (from + seconds) * 1'000;
}

TEST(TableClock, IsTheMachinesWhenThatIsLeftAlone) {
    TableClock clock;
    EXPECT_EQ(after(clock, 0, 1'000, 0), 0);
}

TEST(TableClock, FollowsAClockThatWasSetSlowly) {
    for (const Time off : {hour, -hour}) {
        TableClock clock;
        after(clock, 0, 10, 0);
        const Time sign = off < 0 ? -1 : 1;
        EXPECT_LE(std::abs(after(clock, 10, 60, off)), 61 * TableClock::step);
        EXPECT_GT(sign * after(clock, 70, 60, off), 0);
        EXPECT_EQ(after(clock, 130, 36'100, off), off);
    }
}

TEST(TableClock, NeverGoesBack) {
    TableClock clock;
    Time told = 0;
    for (Time passed = 0; passed < 100'000; passed += 7) {
        const Time now =
            clock.now(start + passed - (passed > 50'000 ? hour : 0), 10 * hour + passed);
        EXPECT_GE(now, told);
        told = now;
    }
}

TEST(TableClock, FollowsAtOnceWhereTheOtherWasNeverRight) {
    TableClock clock;
    clock.now(0, 0);
    EXPECT_EQ(clock.now(start, TableClock::look), start);
}

}  // namespace
}  // namespace velatura::server_test
