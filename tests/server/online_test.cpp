// Online tables as their clients see them: people over real sockets at one real server.
#include <condition_variable>

#include "serving.h"

namespace velatura::server_test {
namespace {

using protocol::find;

void begin(Player& one, Player& two) {
    two.table = one.table;
    for (Player* player : {&one, &two}) {
        EXPECT_EQ(text_of(player->sit(), "type"), "events");
    }
    one.say("ready", R"("ready":true)");
    two.say("ready", R"("ready":true)");
    EXPECT_EQ(one.stage(), "playing");
}

Player& to_act(Player& one, Player& two) {
    return whole_of(field(field(one.sync(), "game"), "view"), "to_act") == 1 ? one : two;
}

TEST(OnlineTables, TwoPeoplePlayAWholeGame) {
    Serving serving;
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ada.host(two_open);
    begin(ada, ben);
    unsigned moves = 0;
    for (; ada.stage() == "playing" && moves < 300; ++moves) {
        ASSERT_EQ(text_of(to_act(ada, ben).move(moves), "type"), "events");
    }
    EXPECT_GT(moves, 20u);
    if (ada.stage() == "judging") return;  // nobody has a vote: never
    EXPECT_EQ(ada.stage(), "over");
    const Json reveal = field(field(ada.sync(), "room"), "reveal");
    EXPECT_EQ(reveal.kind, Json::Kind::object);
    // The record, from outside, with its seed now.
    const auto record = request(serving.port, "GET", "/api/v1/tables/" + ada.table + "/record");
    EXPECT_EQ(record.status, 200);
    EXPECT_NE(record.body.find("[Seed "), std::string::npos);
    EXPECT_NE(record.head.find("attachment; filename=\"" + ada.table), std::string::npos);
    // And again, one seat on.
    const Json next = field(field(ada.say("rematch"), "room"), "next");
    EXPECT_EQ(field(field(ben.say("rematch"), "room"), "next").text, next.text);
    ada.table = next.text;
    EXPECT_EQ(ada.stage(), "waiting");
}

TEST(OnlineTables, OthersAreTold) {
    Serving serving;
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ada.host(two_open);
    ben.table = ada.table;
    EXPECT_EQ(whole_of(ben.sync(), "number"), 1);
    ada.sit();
    const auto told = ben.talker.heard();
    ASSERT_TRUE(told);
    EXPECT_EQ(text_of(*told, "type"), "events");
    EXPECT_EQ(text_of(field(*told, "events").items.front(), "kind"), "sat");
    EXPECT_EQ(field(field(*told, "you"), "seat").kind, Json::Kind::null);
    // Until they look away.
    EXPECT_EQ(text_of(ben.say("unwatch"), "type"), "unwatched");
    ada.say("ready", R"("ready":true)");
    EXPECT_EQ(whole_of(ben.sync(), "number"), 3);
    ada.say("ready", R"("ready":false)");
    EXPECT_EQ(whole_of(*ben.talker.heard(), "number"), 4);
}

TEST(OnlineTables, WhoComesBackGetsWhatWasMissed) {
    Serving serving;
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ada.host(two_open);
    begin(ada, ben);
    const std::int64_t last = whole_of(ada.sync(), "number");
    std::optional<Talker> again;
    to_act(ada, ben).move(1);
    again.emplace(serving.port, ada.secret);
    const Json missed = again->ask(ada.at("sync", R"("viewer":1,"after":)" + std::to_string(last)));
    EXPECT_EQ(text_of(missed, "type"), "events");
    EXPECT_EQ(field(missed, "events").items.size(), 1u);
    EXPECT_EQ(whole_of(field(missed, "you"), "seat"), 1);
    EXPECT_EQ(again->refusal(ada.at("sync", R"("viewer":1,"after":99)")), "message.ahead");
}

TEST(OnlineTables, WhatIsSentTwiceHappensOnce) {
    Serving serving;
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ada.host(two_open);
    begin(ada, ben);
    const Json game = field(ada.sync(), "game");
    const std::string move =
        R"("viewer":1,"answers":0,"move":)" + some_move(field(game, "view"), 1);
    const Json first = ada.say("move", move);
    const Json second = ada.say("move", move);
    EXPECT_EQ(whole_of(first, "number"), whole_of(second, "number"));
    EXPECT_EQ(ada.refused("move", R"("viewer":1,"answers":0,"move":{"kind":"pass"})"),
              "message.stale");
    EXPECT_EQ(ada.refused("move", R"("viewer":1,"answers":7,"move":{"kind":"pass"})"),
              "message.ahead");
    EXPECT_EQ(ben.refused("move", R"("viewer":1,"answers":1,"seat":1,"move":{"kind":"pass"})"),
              "message.not_your_seat");
    const std::string remark = R"("key":"k1","text":"hello")";
    const Json said = ada.say("say", remark);
    EXPECT_EQ(whole_of(ada.say("say", remark), "number"), whole_of(said, "number"));
}

TEST(OnlineTables, AnybodyMayLookAndOnlyPeopleWithANameTakePart) {
    Serving serving;
    Player ada{serving.port, "Ada"};
    ada.host(two_open);
    Talker guest{serving.port};
    EXPECT_EQ(text_of(guest.ask(ada.at("sync", R"("viewer":null)")), "type"), "online");
    EXPECT_EQ(guest.refusal(ada.at("join", R"("name":"Guest")")), "message.nobody");
    EXPECT_EQ(guest.refusal(R"("type":"tables","mine":true)"), "message.nobody");
    EXPECT_EQ(guest.refusal(R"("type":"hello","lang":"en","protocol":1,"secret":")" +
                            std::string(64, '0') + '"'),
              "message.unknown_person");
    Talker early{serving.port, "", false};
    EXPECT_EQ(early.refusal(R"("type":"tables","mine":false)"), "message.hello_first");
    EXPECT_EQ(early.refusal(R"("type":"hello","lang":"en","protocol":3)"),
              "message.other_protocol");
    EXPECT_EQ(guest.refusal(R"("type":"sync","viewer":null,"table":"nowhere")"),
              "message.unknown_table");
    EXPECT_EQ(guest.refusal(R"("type":"sync","viewer":null,"table":"00000000000000000000")"),
              "message.unknown_table");
    EXPECT_EQ(text_of(guest.ask(R"("type":"look","cards":[1,2,3])"), "type"), "looked");
}

TEST(OnlineTables, WithBoxesAreForPagesThatKnowThem) {
    Serving serving;
    const std::string ada = new_person(serving.port, "Ada");
    const std::string host =
        R"("type":"host","mode":"standard","random_scoring":4,"boxes":["mini"],"seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"},"open":true,"spectators":true,"relief":"journeyman")";
    Talker old{serving.port, ada};
    EXPECT_EQ(old.refusal(host), "message.other_protocol");
    Talker page{serving.port, ada, false};
    const Json welcome =
        page.ask(R"("type":"hello","lang":"en","protocol":2,"secret":")" + ada + '"');
    EXPECT_EQ(whole_of(welcome, "protocol"), 2);
    const Json online = page.ask(host);
    ASSERT_EQ(text_of(online, "type"), "online");
    EXPECT_EQ(field(field(field(online, "room"), "setup"), "boxes").items.size(), 1);
    const std::string sync =
        R"("type":"sync","viewer":null,"table":")" + std::string{text_of(online, "table")} + '"';
    EXPECT_EQ(old.refusal(sync), "message.other_protocol");
    EXPECT_EQ(text_of(page.ask(sync), "type"), "online");
    for (const std::string_view mine : {"true", "false"}) {
        const std::string tables = R"("type":"tables","mine":)" + std::string{mine};
        EXPECT_TRUE(field(old.ask(tables), "tables").items.empty());
        EXPECT_EQ(field(page.ask(tables), "tables").items.size(), 1);
    }
}

TEST(OnlineTables, AComputerPlayerPlays) {
    Serving serving;
    Player ada{serving.port, "Ada"};
    ada.host(R"({"kind":"open"},{"kind":"bot","level":"journeyman"})");
    ada.sit();
    ada.say("ready", R"("ready":true)");
    ada.move(1);
    // What follows by itself.
    std::int64_t moves = 0;
    while (moves < 2) {
        const auto told = ada.talker.heard();
        ASSERT_TRUE(told);
        for (const Json& event : field(*told, "game").items)
            moves = std::max(moves, whole_of(event, "number"));
    }
    // And when a person leaves, for that person too, to the end.
    ada.host(R"({"kind":"open"},{"kind":"open"})");
    Player ben{serving.port, "Ben"};
    begin(ada, ben);
    ada.say("leave");
    for (unsigned n = 0; n < 300 && ben.stage() == "playing"; ++n) {
        if (whole_of(field(field(ben.sync(), "game"), "view"), "to_act") == 2) {
            ben.move(n);
        } else {
            ASSERT_TRUE(ben.talker.heard());
        }
    }
    EXPECT_NE(ben.stage(), "playing");
}

TEST(OnlineTables, TheLobbyAndOnesOwnTablesAreListedAndWatched) {
    Serving serving;
    Player ada{serving.port, "Ada"};
    Talker guest{serving.port};
    EXPECT_EQ(
        field(guest.ask(R"("type":"tables","mine":false,"watch":true)"), "tables").items.size(),
        0u);
    ada.host(two_open);
    const auto lobby = guest.heard();
    ASSERT_TRUE(lobby);
    ASSERT_EQ(field(*lobby, "tables").items.size(), 1u);
    EXPECT_EQ(text_of(field(*lobby, "tables").items[0], "table"), ada.table);
    ada.sit();
    const Json own = ada.talker.ask(R"("type":"tables","mine":true)");
    ASSERT_EQ(field(own, "tables").items.size(), 1u);
    EXPECT_EQ(whole_of(field(own, "tables").items[0], "you"), 1);
    EXPECT_EQ(text_of(guest.ask(R"("type":"unwatch")"), "type"), "unwatched");
    const auto listed = request(serving.port, "GET", "/api/v1/tables");
    EXPECT_EQ(listed.status, 200);
    EXPECT_NE(listed.body.find(ada.table), std::string::npos);
    const auto mine = request(serving.port, "GET", "/api/v1/me/tables", "", ada.secret);
    EXPECT_NE(mine.body.find(ada.table), std::string::npos);
    ada.say("close");
    EXPECT_EQ(field(ada.talker.ask(R"("type":"tables","mine":true)"), "tables").items.size(), 0u);
}

// A client that has a way open may use it for everything at once.
TEST(OnlineTables, WhatIsSaidTogetherWithTheRequestIsHeard) {
    Serving serving;
    std::string early =
        "GET /ws HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
    // Two whole frames, and the beginning of one whose rest comes later.
    for (const std::string_view said :
         {R"({"type":"hello","lang":"en","protocol":1,"id":1})",
          R"({"type":"tables","mine":false,"id":2})", R"({"type":"tables","mine":false,"id":3})"}) {
        early += "\x81" + std::string(1, static_cast<char>(0x80 | said.size()));
        early.append(4, '\0').append(said);
    }
    Client client{serving.port};
    client.send(early.substr(0, early.size() - 5));
    EXPECT_EQ(client.read_reply().status, 101);
    client.send(early.substr(early.size() - 5));
    const auto answer = [&] {
        const std::string head = client.read(2);
        return parsed(client.read(static_cast<unsigned char>(head.at(1)))).items.at(0);
    };
    EXPECT_EQ(text_of(answer(), "type"), "welcome");
    EXPECT_EQ(whole_of(answer(), "re"), 2);
    EXPECT_EQ(whole_of(answer(), "re"), 3);
    client.finish();
}

TEST(OnlineTables, AClockRunsOutAndTheGameGoesOn) {
    Serving serving{hurried(50)};
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ada.host(two_open, R"("clock":{"kind":"relaxed","bank":10,"increment":0})");
    begin(ada, ben);
    ben.sync();
    // Ada does nothing: then her time is over, and somebody plays for her.
    bool ran_out = false;
    for (bool played = false; !played;) {
        const auto told = ben.talker.heard();
        ASSERT_TRUE(told);
        for (const Json& event : field(*told, "events").items) {
            const Json* const seat = find(event, "seat");
            if (seat == nullptr || seat->whole != 1) continue;
            ran_out = ran_out || text_of(event, "kind") == "clock_ran_out";
            played = ran_out && text_of(event, "kind") == "moved";
        }
    }
    EXPECT_EQ(field(field(field(ben.sync(), "room"), "seats").items[0], "away").text, "clock");
}

TEST(OnlineTables, SurviveAStop) {
    const Folder folder;
    const std::string file = (folder.path() / "kept.db").string();
    std::string secret;
    std::string table;
    Json before;
    {
        Serving serving{for_tests(), file};
        Player ada{serving.port, "Ada"};
        ada.host(two_open);
        before = ada.sit();
        secret = ada.secret;
        table = ada.table;
        serving.stop();
        EXPECT_EQ(ada.talker.wait_for_close(), 1001);
    }
    Serving serving{for_tests(), file};
    Talker ada{serving.port, secret};
    const Json after = ada.ask(R"("type":"sync","viewer":null,"table":")" + table + '"');
    EXPECT_EQ(whole_of(after, "number"), whole_of(before, "number"));
    EXPECT_EQ(whole_of(field(after, "you"), "seat"), 1);
}

}  // namespace
}  // namespace velatura::server_test
