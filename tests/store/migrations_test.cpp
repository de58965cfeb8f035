#include "store/migrations.h"

#include <fstream>
#include <sstream>

#include "store/both.h"
#include "store/postgresql.h"
#include "store/sqlite.h"
#include "support/source.h"

namespace velatura::store {

namespace {

class Migrations : public testing::TestWithParam<Kind> {
  protected:
    void SetUp() override {
        if (GetParam() == Kind::postgresql) {
            ASSERT_EQ(shared_cluster().trouble(), "");
        }
        address_ = fresh();
    }
    std::string fresh() {
        return GetParam() == Kind::sqlite ? folder_.file("tables" + std::to_string(++files_))
                                          : shared_cluster().fresh_database();
    }
    std::unique_ptr<Connection> connect(const std::string& address) {
        auto opened = GetParam() == Kind::sqlite ? open_sqlite(address) : open_postgresql(address);
        EXPECT_TRUE(opened);
        return std::move(opened.value());
    }
    // All columns and indexes.
    Rows schema(Connection& connection) {
        const std::vector<Call> calls =
            GetParam() == Kind::sqlite
                ? std::vector<Call>{{"SELECT t.name, c.name, c.type, c.\"notnull\", c.pk"
                                     " FROM sqlite_schema t JOIN pragma_table_info(t.name) c"
                                     " WHERE t.type = 'table' ORDER BY 1, 2"},
                                    {"SELECT t.name, x.name, c.name, x.\"unique\", x.partial"
                                     " FROM sqlite_schema t JOIN pragma_index_list(t.name) x"
                                     " JOIN pragma_index_info(x.name) c ORDER BY 1, 2, 3"},
                                    {"SELECT t.name, f.\"from\", f.\"table\", f.on_delete"
                                     " FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) f"
                                     " ORDER BY 1, 2"}}
                : std::vector<Call>{
                      {"SELECT table_name, column_name, data_type, is_nullable"
                       " FROM information_schema.columns"
                       " WHERE table_schema = current_schema() ORDER BY 1, 2"},
                      {"SELECT indexname, replace(indexdef, current_schema(), '') FROM pg_indexes"
                       " WHERE schemaname = current_schema() ORDER BY 1"},
                      {"SELECT conname, pg_get_constraintdef(oid)"
                       " FROM pg_constraint WHERE connamespace = current_schema()::regnamespace"
                       " ORDER BY 1"}};
        auto results = connection.run(calls);
        EXPECT_TRUE(results) << sentence(results.error());
        Rows all;
        for (const Rows& rows : results.value())
            all.insert(all.end(), rows.begin(), rows.end());
        return all;
    }

    Folder folder_;
    int files_ = 0;
    std::string address_;
};
ON_BOTH(Migrations);

std::string kept_database(int version) {
    std::ifstream file{
        support::source_path("tests/store/kept/version-" + std::to_string(version) + ".sql")};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST_P(Migrations, OpenADatabaseOfEveryVersion) {
    connect(address_)->script(kept_database(1)).value();
    const auto store = Store::open(address_);
    ASSERT_TRUE(store) << sentence(store.error());
    const auto events = read(**store, "t1").value();
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(events[1], (KeptEvent{2, at(1700000300000), {"move", "p1", R"({"take":3})"}}));
    EXPECT_EQ(append(**store, one_event("t1", 2, "goes on")), Appended::yes);
    const auto data =
        answer<std::optional<PersonData>>([&](auto done) { (*store)->person_data("p2", done); });
    EXPECT_EQ(data.value()->person.name, "美咲");
    EXPECT_EQ(data.value()->tables.at(0).table.status.state, Lifecycle::over);
    using Text = std::optional<std::string>;
    EXPECT_EQ(answer<Text>([&](auto d) { (*store)->secret("t1", d); }).value(),
              R"({"seed":"00ff"})");
    EXPECT_EQ(answer<Text>([&](auto d) { (*store)->record("t2", d); }).value(), "a record");
}

TEST_P(Migrations, LeadToTheSchemaOfANewDatabase) {
    const auto old = connect(address_);
    old->script(kept_database(1)).value();
    const auto fresh_one = connect(fresh());
    migrate(*old, migrations()).value();
    migrate(*fresh_one, migrations()).value();
    const Rows expected = schema(*fresh_one);
    EXPECT_GT(expected.size(), 30U);
    EXPECT_EQ(schema(*old), expected);
}

TEST_P(Migrations, KeptFilesCoverEveryVersion) {
    for (std::size_t version = 1; version <= migrations().size(); ++version)
        EXPECT_FALSE(kept_database(static_cast<int>(version)).empty()) << version;
}

TEST_P(Migrations, TakeOnlyTheStepsThatAreMissingOnce) {
    const std::vector<std::string_view> one{"CREATE TABLE a (x text); INSERT INTO a VALUES ('1')"};
    std::vector<std::string_view> three = one;
    three.emplace_back("INSERT INTO a VALUES ('2')");
    three.emplace_back("INSERT INTO a VALUES ('3')");
    const auto connection = connect(address_);
    migrate(*connection, one).value();
    migrate(*connection, three).value();
    migrate(*connection, three).value();
    EXPECT_EQ(connection->run({.sql = "SELECT x FROM a ORDER BY x"}).value(),
              (Rows{{"1"}, {"2"}, {"3"}}));
}

TEST_P(Migrations, ThatFailLeaveNothingBehind) {
    const std::vector<std::string_view> good{"CREATE TABLE a (x text)"};
    std::vector<std::string_view> bad = good;
    bad.emplace_back("INSERT INTO a VALUES ('half')");
    bad.emplace_back("INSERT INTO nowhere VALUES ('x')");
    const auto connection = connect(address_);
    migrate(*connection, good).value();
    EXPECT_FALSE(migrate(*connection, bad));
    EXPECT_EQ(connection->run({.sql = "SELECT x FROM a"}).value(), Rows{});
    migrate(*connection, good).value();  // still version 1
}

TEST_P(Migrations, RefuseADatabaseOfANewerVersion) {
    std::vector<std::string_view> future(migrations().begin(), migrations().end());
    future.emplace_back("CREATE TABLE later (x text)");
    migrate(*connect(address_), future).value();
    const auto opened = Store::open(address_);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().reason, StoreFault::newer_version);
    EXPECT_EQ(opened.error().detail, std::to_string(future.size()));
    EXPECT_FALSE(opened.error().place.empty());
}

}  // namespace

}  // namespace velatura::store
