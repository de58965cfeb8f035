#include "server/address.h"
#include "server/net.h"

#include <gtest/gtest.h>

namespace velatura::server_test {

using server::place_of;

TEST(Address, AHouseCountsAsOne) {
    EXPECT_EQ(place_of("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(place_of("::ffff:203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(place_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(place_of("2001:db8:1:2::9"), place_of("2001:db8:1:2:3:4:5:6"));
}

TEST(Address, OfIpv6LiesInLargerNets) {
    using Nets = std::vector<std::string>;
    EXPECT_EQ(server::nets_of("203.0.113.7"), Nets{"203.0.113.7"});
    EXPECT_EQ(server::nets_of("2001:db8:1:2ff::"),
              (Nets{"2001:db8:1:2ff::", "2001:db8:1:200::/56", "2001:db8:1::/48"}));
    EXPECT_EQ(server::nets_of("proxy:1"), Nets{"proxy:1"});
    EXPECT_TRUE(server::nets_of("").empty());
}

TEST(Address, ThisMachineHasNone) {
    for (const char* here : {"127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"})
        EXPECT_EQ(place_of(here), "") << here;
}

TEST(Address, WhatIsNoAddressStaysAsItIs) {
    EXPECT_EQ(place_of("unknown"), "unknown");
    EXPECT_EQ(place_of("127.evil"), "127.evil");
}

std::optional<std::string> client(std::string_view header, std::string_view proxies = "") {
    return server::client_address(header, server::read_nets(proxies).value());
}

TEST(Address, OfAProxyTheLastWordCounts) {
    EXPECT_EQ(client("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(client("127.0.0.1, ::1 ,\t203.0.113.7 "), "203.0.113.7");
    for (const std::string nothing : {"", " ", "1.2.3.4, ", "unknown", "1.2.3", "1.2.3.4 5"})
        EXPECT_EQ(client(nothing), std::nullopt) << nothing;
    EXPECT_EQ(client(std::string(1000, 'a')), std::nullopt);
}

TEST(Address, OfAProxyMayHaveAPort) {
    EXPECT_EQ(client("1.2.3.4, 203.0.113.7:51234"), "203.0.113.7");
    EXPECT_EQ(client("[2001:db8::1]:443"), "2001:db8::1");
    EXPECT_EQ(client("[2001:db8::1]"), "2001:db8::1");
    EXPECT_EQ(client("2001:db8::1:443"), "2001:db8::1:443");
    for (const char* bad : {"1.2.3.4:", "1.2.3.4:a", "1.2.3.4:123456", "[::1", "[::1]a", "[]:80"})
        EXPECT_EQ(client(bad), std::nullopt) << bad;
}

TEST(Address, OfOurOwnProxiesIsPassedOver) {
    EXPECT_EQ(client("198.51.100.9, 203.0.113.7, 10.1.2.3, 10.9.9.9", "10.0.0.0/8"), "203.0.113.7");
    EXPECT_EQ(client("10.1.2.3, 10.9.9.9", "10.0.0.0/8"), "10.1.2.3");
    EXPECT_EQ(client("203.0.113.7, nonsense, 10.1.2.3", "10.0.0.0/8"), std::nullopt);
}

TEST(Nets, HoldTheirAddresses) {
    const auto nets = server::read_nets("10.0.0.0/9, ::1,2001:db8::/33").value();
    for (const char* inside : {"10.127.255.255", "::ffff:10.0.0.1", "::1", "2001:db8:7fff::"})
        EXPECT_TRUE(contains(nets, inside)) << inside;
    for (const char* outside : {"10.128.0.0", "11.0.0.0", "::2", "2001:db8:8000::", "", "x"})
        EXPECT_FALSE(contains(nets, outside)) << outside;
    EXPECT_TRUE(contains(server::read_nets("0.0.0.0/0").value(), "203.0.113.7"));
    EXPECT_FALSE(contains(server::read_nets("0.0.0.0/0").value(), "2001:db8::1"));
    for (const char* bad : {"10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "a", ",",
                            "1.2.3.4,"
                            "b"})
        EXPECT_EQ(server::read_nets(bad), std::nullopt) << bad;
}

}  // namespace velatura::server_test
