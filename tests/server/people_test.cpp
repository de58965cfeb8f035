// What people may have, take with them and undo.
#include "serving.h"

namespace velatura::server_test {
namespace {

TEST(OnlinePeople, HaveANameAndCanChangeIt) {
    Serving serving;
    for (const char* bad : {"{}", "", R"({"name":""})", R"({"name":"a,b"})", R"({"name":7})",
                            R"({"name":"Ada","more":1})"}) {
        EXPECT_EQ(request(serving.port, "POST", "/api/v1/people", bad).status, 400) << bad;
    }
    const std::string secret = new_person(serving.port, "Ada");
    const auto me = [&](std::string_view method, std::string_view body = {}) {
        return request(serving.port, method, "/api/v1/me", body, secret);
    };
    EXPECT_EQ(me("GET").body, R"({"name":"Ada"})");
    EXPECT_EQ(me("PUT", R"({"name":"Adele"})").status, 200);
    EXPECT_EQ(me("GET").body, R"({"name":"Adele"})");
    EXPECT_EQ(me("PATCH").status, 405);
    EXPECT_NE(me("PATCH").head.find("Allow: GET, PUT, DELETE\r\n"), std::string::npos);
    EXPECT_EQ(request(serving.port, "GET", "/api/v1/me").status, 401);
    EXPECT_EQ(request(serving.port, "GET", "/api/v1/me", "", std::string(64, 'a')).status, 401);
    EXPECT_EQ(request(serving.port, "GET", "/api/v1/nothing").status, 404);
    EXPECT_EQ(request(serving.port, "POST", "/api/v1/people", std::string(20'000, ' ')).status,
              413);
}

TEST(OnlinePeople, CanTakeTheirDataAndGo) {
    Serving serving;
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ada.host(two_open);
    ben.table = ada.table;
    ada.sit();
    ben.sit();
    ada.say("say", R"("key":"1","text":"my secret thought")");
    ada.say("ready", R"("ready":true)");
    ben.say("ready", R"("ready":true)");
    const auto data = request(serving.port, "GET", "/api/v1/me/data", "", ada.secret);
    EXPECT_EQ(data.status, 200);
    EXPECT_NE(data.body.find("my secret thought"), std::string::npos);
    EXPECT_NE(data.body.find(R"("role":"1")"), std::string::npos);
    EXPECT_EQ(data.body.find(R"("secret":)"), std::string::npos);
    EXPECT_EQ(data.body.find(R"("salt":)"), std::string::npos);
    EXPECT_EQ(data.body.find(R"("bots":)"), std::string::npos);
    EXPECT_EQ(data.body.find(R"("person":)"), std::string::npos);

    EXPECT_EQ(request(serving.port, "DELETE", "/api/v1/me", "", ada.secret).status, 204);
    EXPECT_EQ(ada.talker.wait_for_close(), 1008);
    EXPECT_EQ(request(serving.port, "GET", "/api/v1/me", "", ada.secret).status, 401);
    // The others play on; what was said is gone.
    const Json table = ben.sync();
    EXPECT_EQ(text_of(field(table, "room"), "stage"), "playing");
    EXPECT_EQ(field(table, "said").items.size(), 1u);
    EXPECT_EQ(protocol::find(field(table, "said").items[0], "text"), nullptr);
    const Json& seat = field(field(table, "room"), "seats").items[0];
    EXPECT_EQ(field(seat, "away").text, "left");
}

// The next table cannot be that of somebody who is not there any more.
TEST(OnlinePeople, PlayAgainWithoutAHostWhoHasGone) {
    Serving serving;
    Player host{serving.port, "Cleo"};
    Player ada{serving.port, "Ada"};
    host.host(R"({"kind":"open"},{"kind":"bot","level":"visitor"})");
    ada.table = host.table;
    ada.sync();
    ada.sit();
    ada.say("ready", R"("ready":true)");
    for (unsigned n = 0; ada.stage() == "playing"; ++n) {
        if (whole_of(field(field(ada.sync(), "game"), "view"), "to_act") == 1) {
            ada.move(n);
        } else {
            ASSERT_TRUE(ada.talker.heard());
        }
    }
    EXPECT_EQ(request(serving.port, "DELETE", "/api/v1/me", "", host.secret).status, 204);
    const Json again = ada.say("rematch");
    ASSERT_EQ(text_of(again, "type"), "events") << text_of(again, "reason");
    ada.table = text_of(field(again, "room"), "next");
    EXPECT_TRUE(field(field(ada.sync(), "you"), "host").boolean);
}

TEST(OnlinePeople, SetATableByRequest) {
    Serving serving;
    const std::string secret = new_person(serving.port, "Ada");
    const std::string body =
        R"({"type":"host","mode":"standard","scenario":"family-game","open":false,"spectators":false,)"
        R"("relief":"visitor","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"}})";
    const auto made = request(serving.port, "POST", "/api/v1/tables", body, secret);
    EXPECT_EQ(made.status, 201);
    const std::string table{text_of(parsed(made.body), "table")};
    const auto data = request(serving.port, "GET", "/api/v1/me/data", "", secret);
    EXPECT_NE(data.body.find(R"("kind":"created")"), std::string::npos) << data.body;
    EXPECT_EQ(request(serving.port, "POST", "/api/v1/tables", "{}", secret).status, 400);
    EXPECT_EQ(request(serving.port, "POST", "/api/v1/tables", body).status, 401);
    // Not listed, and no record yet.
    EXPECT_EQ(request(serving.port, "GET", "/api/v1/tables").body,
              R"({"type":"tables","mine":false,"tables":[]})");
    EXPECT_EQ(request(serving.port, "GET", "/api/v1/tables/" + table + "/record").status, 409);
    EXPECT_EQ(request(serving.port, "GET", "/api/v1/tables/nowhere/record").status, 404);
}

}  // namespace
}  // namespace velatura::server_test
