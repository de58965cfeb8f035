#include "server/lan.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace velatura::server_test {

TEST(Lan, AnAddressWithColonsGetsBrackets) {
    EXPECT_EQ(server::link_to("127.0.0.1", 8080), "http://127.0.0.1:8080/");
    EXPECT_EQ(server::link_to("::1", 80), "http://[::1]:80/");
}

TEST(Lan, TheQrCodeIsASquareWithAMargin) {
    const std::string drawing = server::qr_code("http://192.168.1.23:8080/", false);
    // 25 modules (version 2) and 4 on each side; a character is one wide and two high.
    EXPECT_EQ(std::ranges::count(drawing, '\n'), 17);
    const std::string first = drawing.substr(0, drawing.find('\n'));
    std::string margin;
    for (int i = 0; i < 33; ++i)
        margin += "█";
    EXPECT_EQ(first, margin);
    // The left upper finder: its frame is dark, the ring in it light.
    EXPECT_EQ(drawing.find("████ ▄▄▄▄▄ "), 2 * (margin.size() + 1));
}

TEST(Lan, WithColoursTheQrCodeSetsThemInEveryLine) {
    const std::string drawing = server::qr_code("http://192.168.1.23:8080/", true);
    EXPECT_TRUE(drawing.starts_with("\x1b[38;5;231;48;5;16m"));
    EXPECT_TRUE(drawing.ends_with("\x1b[0m\n"));
}

}  // namespace velatura::server_test
