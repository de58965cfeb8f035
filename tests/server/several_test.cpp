// Several servers on one PostgreSQL, and a database that goes away and comes back.
#include "serving.h"
#include "store/answers.h"
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

// Who deletes themselves at one server is gone from the others: what they said, their connections,
// and whatever they would say.
TEST(SeveralServers, ForgetTheErasedTogether) {
    ASSERT_EQ(store::shared_cluster().trouble(), "");
    const std::string database = store::shared_cluster().fresh_database();
    Serving here{for_tests(), database};
    Serving there{for_tests(), database};
    Player ada{here.port, "Ada"};
    Player ben{there.port, "Ben"};
    Player cleo{there.port, "Cleo"};
    ben.host(two_open);
    for (Player* one : {&ada, &cleo})
        one->table = ben.table;
    ben.sit();
    cleo.say("join", R"("name":"Cleo")");
    cleo.say("say", R"("key":"1","text":"my secret thought")");
    while (field(ada.sync(), "said").items.empty()) {  // her server hears of it from the store
    }
    EXPECT_EQ(field(ben.sync(), "said").items.size(), 1u);
    EXPECT_EQ(request(here.port, "DELETE", "/api/v1/me", "", cleo.secret).status, 204);
    EXPECT_EQ(cleo.talker.wait_for_close(), 1008);
    EXPECT_EQ(request(there.port, "GET", "/api/v1/me", "", cleo.secret).status, 401);
    // Who looks at the table is told how it is now.
    for (Player* one : {&ada, &ben}) {
        while (true) {
            const auto told = one->talker.heard();
            ASSERT_TRUE(told);
            if (text_of(*told, "type") != "online") continue;
            // What was sent before the erasure may still be on its way.
            if (protocol::find(field(*told, "said").items.at(0), "text") != nullptr) continue;
            EXPECT_TRUE(field(field(*told, "room"), "audience").items.empty());
            break;
        }
    }
    const auto events = store::read(here.store(), ben.table).value();
    for (const store::KeptEvent& kept : events) {
        EXPECT_FALSE(kept.event.payload.contains("my secret thought")) << kept.event.payload;
        EXPECT_FALSE(kept.event.payload.contains("Cleo")) << kept.event.payload;
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

TEST(AStoreThatHangs, HoldsNobodyUp) {
    store::Cluster cluster;
    ASSERT_EQ(cluster.trouble(), "");
    std::optional<Serving> here{std::in_place, hurried(20), cluster.fresh_database(),
                                std::chrono::milliseconds{200}};
    Player ada{here->port, "Ada"};
    ada.host(two_open);
    ada.sit();
    EXPECT_EQ(Client{here->port}.ask("/health").status, 200);
    cluster.freeze(true);
    EXPECT_EQ(ada.refused("ready", R"("ready":true)"), "message.unavailable");
    while (Client{here->port}.ask("/health").status != 503) {
    }
    EXPECT_EQ(Client{here->port}.ask("/live").status, 200);
    cluster.freeze(false);
    while (ada.refused("ready", R"("ready":true)") == "message.unavailable") {
    }
    while (Client{here->port}.ask("/health").status != 200) {
    }
    cluster.freeze(true);
    ada.talker.send("{" + ada.at("ready", R"("ready":false)") + "}");
    here->stop();
    here.reset();
    cluster.freeze(false);
}

}  // namespace
}  // namespace velatura::server_test
