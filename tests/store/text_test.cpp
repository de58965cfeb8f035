#include <gtest/gtest.h>

#include "store/store.h"
#include "store/utf8.h"

namespace velatura::store {

namespace {

TEST(Text, IsUtf8WithoutZero) {
    for (const std::string_view good : {"", "abc", "ä", "絵", "🎨", "\xf4\x8f\xbf\xbf", "\x7f"})
        EXPECT_TRUE(is_text(good)) << good;
    using namespace std::string_view_literals;
    for (const std::string_view bad :
         {"\0"sv, "a\0b"sv, "\x80"sv, "\xbf"sv, "\xc3"sv, "\xc3("sv, "\xc0\x80"sv, "\xc1\xbf"sv,
          "\xe0\x80\x80"sv, "\xe2\x82"sv, "\xed\xa0\x80"sv, "\xf0\x80\x80\x80"sv,
          "\xf4\x90\x80\x80"sv, "\xf8\x88\x80\x80\x80"sv, "\xff"sv})
        EXPECT_FALSE(is_text(bad)) << bad;
}

TEST(Address, IsAFileOrAPostgresqlServer) {
    for (const std::string bad :
         {"", "sqlite:", ":memory:", "sqlite::memory:", "mysql://host/db"}) {
        const auto opened = Store::open(bad);
        ASSERT_FALSE(opened) << bad;
        EXPECT_EQ(opened.error().reason, StoreFault::bad_address) << bad;
    }
}

TEST(Address, OfAServerThatIsNotThereIsRefusedWithoutThePassword) {
    const auto opened =
        Store::open("postgresql://anna:tulip@/tables?host=/nonexistent&connect_timeout=1");
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().reason, StoreFault::cannot_open);
    EXPECT_EQ(opened.error().place, "postgresql:///nonexistent/tables");
    EXPECT_FALSE(opened.error().detail.empty());
    EXPECT_FALSE(opened.error().detail.contains("tulip"));
}

}  // namespace

}  // namespace velatura::store
