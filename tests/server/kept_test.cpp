// A database of an earlier day: its tables open, are understood, and go on. Both databases have the
// same tables and rows.
#include <sstream>

#include "serving.h"
#include "store/both.h"
#include "store/postgresql.h"
#include "store/sqlite.h"
#include "support/source.h"

namespace velatura::server_test {
namespace {

using store::Kind;

// Of the people in it, made up for it.
constexpr std::string_view ada = "0d83b3e29a21487a54c44c79f1fe9d67a845f342007a0e787d6e0b878a794779";
constexpr std::string_view ben = "09b6c1a677fe7013893d468ce2ca5ec3bdb1dec6fdc8734cd682b062cd890307";

class Kept : public testing::TestWithParam<Kind> {
  protected:
    void SetUp() override {
        std::ostringstream sql;
        sql << std::ifstream{support::source_path("tests/server/kept/edition-1.sql")}.rdbuf();
        const auto opened = connect();
        ASSERT_TRUE(opened);
        ASSERT_TRUE((*opened)->script(sql.str()));
    }
    store::Opened connect() {
        if (GetParam() == Kind::sqlite) {
            address_ = (folder_.path() / "tables.db").string();
            return store::open_sqlite(address_);
        }
        EXPECT_EQ(store::shared_cluster().trouble(), "");
        address_ = store::shared_cluster().fresh_database();
        return store::open_postgresql(address_);
    }
    static Json sync(Talker& talker, std::string_view table) {
        return talker.ask(R"("type":"sync","viewer":null,"table":")" + std::string{table} + '"');
    }

    Folder folder_;
    std::string address_;
};
ON_BOTH(Kept);

// A few seconds after its last event: what happens must not depend on the day it is tested on.
server::OnlineSettings on_that_day(std::int64_t later) {
    server::OnlineSettings settings = for_tests();
    settings.now = [later] { return 1'795'010'711'150 + later; };
    return settings;
}

TEST_P(Kept, TablesOfAnEarlierDayGoOn) {
    Serving serving{on_that_day(5'000), address_};
    Talker first{serving.port, std::string{ada}};
    Talker second{serving.port, std::string{ben}};
    const Json running = sync(first, "671edb9de9e9afb767e5");
    ASSERT_EQ(text_of(field(running, "room"), "stage"), "playing");
    EXPECT_EQ(whole_of(running, "number"), 27);
    const Json game = field(sync(second, "671edb9de9e9afb767e5"), "game");
    EXPECT_EQ(second.refusal(
                  R"("type":"move","table":"671edb9de9e9afb767e5","viewer":2,"seat":2,"answers":)" +
                  std::to_string(whole_of(game, "number")) + R"(,"move":)" +
                  some_move(field(game, "view"), 0)),
              "");
    EXPECT_EQ(text_of(field(sync(first, "e012f12dfbd02b6cef20"), "room"), "stage"), "over");
    EXPECT_EQ(text_of(field(sync(first, "cf11c93682633215a37d"), "room"), "stage"), "waiting");
    EXPECT_EQ(
        second.refusal(R"("type":"sit","table":"cf11c93682633215a37d","name":"Ben","nonce":")" +
                       std::string(32, '5') + '"'),
        "");
}

TEST_P(Kept, ClocksHaveRunOnMeanwhile) {
    Serving serving{on_that_day(24 * 3'600'000), address_};
    Talker first{serving.port, std::string{ada}};
    Talker second{serving.port, std::string{ben}};
    // Ben was to act: a computer player does until he is back.
    sync(second, "671edb9de9e9afb767e5");
    EXPECT_EQ(second.refusal(R"("type":"return","table":"671edb9de9e9afb767e5")"), "");
    EXPECT_EQ(text_of(field(sync(first, "671edb9de9e9afb767e5"), "room"), "stage"), "playing");
}

}  // namespace
}  // namespace velatura::server_test
