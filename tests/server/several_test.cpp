// Several servers on one PostgreSQL, and a database that goes away and comes back.
#include "serving.h"
#include "store/cluster.h"

namespace velatura::server_test {
namespace {

TEST(SeveralServers, TellEachOther) {
    ASSERT_EQ(store::shared_cluster().trouble(), "");
    const std::string database = store::shared_cluster().fresh_database();
    Serving here{for_tests(), database};
    Serving there{for_tests(), database};
    Player ada{here.port, "Ada"};
    Player ben{there.port, "Ben"};
    ada.host(two_open);
    ben.table = ada.table;
    EXPECT_EQ(whole_of(ben.sync(), "number"), 1);
    ada.sit();
    EXPECT_EQ(whole_of(*ben.talker.heard(), "number"), 2);
    ben.sit();
    EXPECT_EQ(whole_of(*ada.talker.heard(), "number"), 3);
    // Of a table that nobody watches there any more, those hear who have it in their lists.
    Talker list{there.port, ben.secret};
    EXPECT_EQ(field(list.ask(R"("type":"tables","mine":true,"watch":true)"), "tables").items.size(),
              1u);
    ada.say("close");
    while (!field(*list.heard(), "tables").items.empty()) {
    }
}

TEST(AStoreThatIsAway, ComesBackAndNobodyMissesAnything) {
    store::Cluster cluster;
    ASSERT_EQ(cluster.trouble(), "");
    const std::string database = cluster.fresh_database();
    Serving here{hurried(20), database, std::chrono::milliseconds{200}};
    Player ada{here.port, "Ada"};
    Player ben{here.port, "Ben"};
    ada.host(two_open);
    ben.table = ada.table;
    ben.sync();
    ada.sit();
    EXPECT_EQ(whole_of(*ben.talker.heard(), "number"), 2);
    cluster.stop(store::Cluster::Stop::at_once);
    EXPECT_EQ(ada.refused("ready", R"("ready":true)"), "message.unavailable");
    EXPECT_EQ(ada.refused("sync", R"("viewer":null)"), "message.unavailable");
    EXPECT_EQ(request(here.port, "GET", "/api/v1/tables").status, 503);
    while (Client{here.port}.ask("/health").status != 503) {
    }
    cluster.start();
    while (ada.refused("ready", R"("ready":true)") == "message.unavailable") {
    }
    EXPECT_EQ(whole_of(*ben.talker.heard(), "number"), 3);
    while (Client{here.port}.ask("/health").status != 200) {
    }
    here.stop();
    EXPECT_TRUE(here.logged().contains("event=store_failed reason=unavailable")) << here.logged();
}

}  // namespace
}  // namespace velatura::server_test
