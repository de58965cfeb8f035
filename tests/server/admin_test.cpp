// The real program as velatura admin, beside servers that are running on the same database.
#include <algorithm>
#include <thread>

#include "serving.h"
#include "store/answers.h"
#include "store/cluster.h"

namespace velatura::server_test {
namespace {

struct Told {
    int status = 0;
    std::vector<std::string> lines;

    bool has(std::string_view text) const {
        return std::ranges::any_of(lines,
                                   [&](const std::string& line) { return line.contains(text); });
    }
};

// On a file, and on a PostgreSQL with two servers.
class Admin : public testing::TestWithParam<bool> {
  protected:
    void SetUp() override {
        if (GetParam()) {
            ASSERT_EQ(store::shared_cluster().trouble(), "");
            database_ = store::shared_cluster().fresh_database();
            there_.emplace(for_tests(), database_);
        } else {
            database_ = (folder_.path() / "tables.db").string();
        }
        here_.emplace(for_tests(), database_);
    }
    // A second server, where there is one.
    std::uint16_t there() const { return there_ ? there_->port : here_->port; }
    std::uint16_t here() const { return here_->port; }
    store::Store& store() { return here_->store(); }

    Told admin(const std::vector<std::string>& words) const {
        std::vector<std::string> command{VELATURA_PROGRAM, "--lang", "en", "admin"};
        command.insert(command.end(), words.begin(), words.end());
        command.insert(command.end(), {"--db", database_});
        store::Process process{command};
        Told told;
        while (auto line = process.line())
            told.lines.push_back(*std::move(line));
        told.status = process.wait();
        return told;
    }
    // The id of whom lists call so.
    std::string id_of(const std::string& name) const {
        const Told people = admin({"people", name});
        EXPECT_EQ(people.lines.size(), 1u) << name;
        return people.lines.empty() ? "" : people.lines.front().substr(0, 32);
    }
    static Json next(Talker& talker, std::string_view type) {
        while (const auto told = talker.heard()) {
            if (text_of(*told, "type") == type) return *told;
        }
        ADD_FAILURE() << "no " << type;
        return {};
    }

  private:
    Folder folder_;
    std::string database_;
    std::optional<Serving> here_;
    std::optional<Serving> there_;
};
INSTANTIATE_TEST_SUITE_P(, Admin, testing::Bool(), [](const auto& which) {
    return which.param ? "TwoServersOnPostgresql" : "OneServerOnSqlite";
});

TEST_P(Admin, ListsAndShowsTablesAndPeople) {
    Player ada{here(), "Ada"};
    ada.host(two_open);
    ada.sit();
    ada.say("say", R"("key":"1","text":"good evening")");
    const Told tables = admin({"tables"});
    EXPECT_EQ(tables.status, 0);
    ASSERT_EQ(tables.lines.size(), 1u);
    EXPECT_TRUE(tables.has(ada.table) && tables.has("waiting") && tables.has("Ada, -"));
    const std::string id = id_of("Ada");
    const Told table = admin({"show", ada.table});
    EXPECT_TRUE(table.has(id) && table.has("good evening"));
    EXPECT_TRUE(admin({"show", id}).has(ada.table));
    EXPECT_TRUE(admin({"show", ada.table, "--json"}).has(R"("text":"good evening")"));
    EXPECT_TRUE(admin({"people", "--json"}).has(R"("banned":false)"));
    EXPECT_EQ(admin({"show", std::string(20, '0')}).status, 1);
    EXPECT_EQ(admin({"show", "../etc/passwd"}).status, 2);
}

TEST_P(Admin, ClosesATableWhileItIsPlayed) {
    Player ada{here(), "Ada"};
    Player ben{there(), "Ben"};
    ada.host(two_open);
    ben.table = ada.table;
    for (Player* one : {&ada, &ben})
        one->sit();
    for (Player* one : {&ada, &ben})
        one->say("ready", R"("ready":true)");
    EXPECT_EQ(ben.stage(), "playing");
    EXPECT_EQ(admin({"close", ada.table}).status, 0);
    for (Player* one : {&ada, &ben}) {
        while (true) {
            const Json told = next(one->talker, "events");
            if (text_of(field(told, "room"), "stage") != "closed") continue;
            const Json& event = field(told, "events").items.back();
            EXPECT_EQ(text_of(event, "kind"), "closed");
            EXPECT_TRUE(field(event, "yes").boolean);
            break;
        }
        EXPECT_EQ(one->refused("ready", R"("ready":true)"), "message.table_closed");
    }
    const Told again = admin({"close", ada.table});
    EXPECT_EQ(again.status, 1);
    // A finished game keeps its seed for its players; this one has never been revealed.
    EXPECT_EQ(field(field(ada.sync(), "room"), "reveal").kind, Json::Kind::null);
    EXPECT_TRUE(admin({"tables"}).lines.empty());
    EXPECT_TRUE(admin({"tables", "--all"}).has("closed"));
}

TEST_P(Admin, DeletesATableForEverybodyWhoLooksAtIt) {
    Player ada{here(), "Ada"};
    Player ben{there(), "Ben"};
    ada.host(two_open);
    ben.table = ada.table;
    ben.sync();
    EXPECT_EQ(admin({"delete", ada.table}).status, 0);
    for (Player* one : {&ada, &ben}) {
        EXPECT_EQ(text_of(next(one->talker, "refused"), "reason"), "message.unknown_table");
        EXPECT_EQ(one->refused("sync", R"("viewer":null)"), "message.unknown_table");
    }
    EXPECT_TRUE(store::read(store(), ada.table)->empty());
    EXPECT_EQ(admin({"delete", ada.table}).status, 1);
}

TEST_P(Admin, DeletesAPersonWithWhatTheySaid) {
    Player ada{here(), "Ada"};
    Player ben{there(), "Ben"};
    ada.host(two_open);
    ben.table = ada.table;
    ada.sit();
    ben.say("join", R"("name":"Ben")");
    ben.say("say", R"("key":"1","text":"my secret thought")");
    EXPECT_EQ(admin({"delete", id_of("Ben")}).status, 0);
    EXPECT_EQ(ben.talker.wait_for_close(), 1008);
    EXPECT_EQ(request(here(), "GET", "/api/v1/me", "", ben.secret).status, 401);
    const auto events = store::read(store(), ada.table).value();
    for (const store::KeptEvent& kept : events) {
        EXPECT_FALSE(kept.event.payload.contains("my secret thought"));
        EXPECT_FALSE(kept.event.payload.contains("Ben")) << kept.event.payload;
    }
}

TEST_P(Admin, BansAPersonUntilTheyAreAllowedAgain) {
    Player ada{here(), "Ada"};
    Player ben{there(), "Ben"};
    ada.host(two_open);
    ben.table = ada.table;
    for (Player* one : {&ada, &ben})
        one->sit();
    const std::string id = id_of("Ben");
    EXPECT_EQ(admin({"ban", id}).status, 0);
    EXPECT_EQ(ben.talker.wait_for_close(), 1008);
    EXPECT_TRUE(admin({"people", "Ben"}).has("banned"));
    // Nobody sits there any more.
    EXPECT_EQ(text_of(field(field(ada.sync(), "room"), "seats").items.at(1), "kind"), "open");
    for (const std::uint16_t port : {here(), there()}) {
        Talker again{port, "", false};
        EXPECT_EQ(again.refusal(R"("type":"hello","lang":"en","protocol":1,"secret":")" +
                                ben.secret + '"'),
                  "message.banned");
        EXPECT_EQ(request(port, "PUT", "/api/v1/me", R"({"name":"Bert"})", ben.secret).status, 403);
        // One's own data stay one's own.
        EXPECT_EQ(request(port, "GET", "/api/v1/me/data", "", ben.secret).status, 200);
    }
    // Nor is anything kept that a server has heard already.
    const auto late =
        store::append(store(), {.table = ada.table,
                                .at = store::at(1'800'000'000'000),
                                .after = whole_of(ada.sync(), "number"),
                                .events = {{.kind = "said", .author = id, .payload = "too late"}}});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().reason, store::StoreFault::refused);
    EXPECT_EQ(admin({"allow", id}).status, 0);
    Talker back{here(), ben.secret};
    EXPECT_EQ(text_of(back.ask(R"("type":"tables","mine":true)"), "type"), "tables");
    EXPECT_EQ(admin({"ban", std::string(32, '0')}).status, 1);
}

TEST_P(Admin, AnnouncesToEverybodyWhoIsThereOrComes) {
    Talker ada{here()};
    Talker ben{there()};
    EXPECT_EQ(admin({"announce", "Back at nine."}).status, 0);
    for (Talker* one : {&ada, &ben})
        EXPECT_EQ(text_of(next(*one, "announcement"), "text"), "Back at nine.");
    Talker late{there()};
    EXPECT_EQ(text_of(next(late, "announcement"), "text"), "Back at nine.");
    EXPECT_EQ(admin({"announce"}).status, 0);
    for (Talker* one : {&ada, &ben, &late})
        EXPECT_EQ(text_of(next(*one, "announcement"), "text"), "");
    EXPECT_EQ(admin({"announce", std::string(501, 'x')}).status, 1);
    EXPECT_EQ(admin({"announce", "\x1b[2J"}).status, 1);
}

}  // namespace
}  // namespace velatura::server_test
