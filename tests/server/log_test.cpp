#include "server/log.h"

#include <gtest/gtest.h>

namespace velatura::server_test {

namespace {

std::string line(std::string_view target) {
    return server::log_line({"GET", target, 200, 419, std::chrono::microseconds{85}},
                            std::chrono::system_clock::from_time_t(1'794'785'041));
}

}  // namespace

TEST(Log, ARequestIsOneLine) {
    EXPECT_EQ(line("/"),
              R"(time=2026-11-15T23:24:01Z method=GET path="/" status=200 bytes=419 us=85)");
}

TEST(Log, ALongMethodIsCutOff) {
    const std::string method(10'000, 'M');
    const std::string line = server::log_line({method, "/", 405, 0, {}}, {});
    EXPECT_LT(line.size(), 200);
}

TEST(Log, WhatStandsBehindAQuestionMarkStaysPrivate) {
    EXPECT_EQ(line("/?secret=1"), line("/"));
}

TEST(Log, NoAddressCanForgeALine) {
    EXPECT_NE(line("/a\n\"b\\\x7f\xff").find(R"(path="/a\x0a\x22b\x5c\x7f\xff" )"),
              std::string::npos);
}

TEST(Log, ALongAddressIsCutOff) {
    EXPECT_LT(line("/" + std::string(5000, 'a')).size(), 300);
}

}  // namespace velatura::server_test
