#include "server/address.h"

#include <gtest/gtest.h>

namespace velatura::server_test {

using server::forwarded_address;
using server::place_of;

TEST(Address, AHouseCountsAsOne) {
    EXPECT_EQ(place_of("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(place_of("::ffff:203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(place_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(place_of("2001:db8:1:2::9"), place_of("2001:db8:1:2:3:4:5:6"));
}

TEST(Address, ThisMachineHasNone) {
    for (const char* here : {"127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"})
        EXPECT_EQ(place_of(here), "") << here;
}

TEST(Address, WhatIsNoAddressStaysAsItIs) {
    EXPECT_EQ(place_of("unknown"), "unknown");
    EXPECT_EQ(place_of("127.evil"), "127.evil");
}

TEST(Address, OfAProxyTheLastWordCounts) {
    EXPECT_EQ(forwarded_address("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(forwarded_address("127.0.0.1, ::1 ,\t203.0.113.7 "), "203.0.113.7");
    EXPECT_EQ(forwarded_address(""), "");
    EXPECT_EQ(forwarded_address("1.2.3.4, "), "");
    EXPECT_LE(forwarded_address(std::string(1000, 'a')).size(), 64u);
}

}  // namespace velatura::server_test
