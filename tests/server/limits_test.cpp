// Clients that are rude, slow or greedy.
#include <sys/socket.h>

#include "serving.h"

namespace velatura::server_test {
namespace {

TEST(OnlineLimits, RubbishIsRefusedWithAReason) {
    Serving serving;
    Talker rude{serving.port};
    const auto refused = [&](std::string_view text) {
        rude.send(text);
        const auto answer = rude.heard();
        return answer ? std::string{text_of(*answer, "reason")} : "closed";
    };
    EXPECT_EQ(refused("hello"), "message.not_json");
    EXPECT_EQ(refused(""), "message.not_json");
    EXPECT_EQ(refused("[1,2"), "message.not_json");
    EXPECT_EQ(refused(std::string(60'000, '[')), "message.not_json");
    EXPECT_EQ(refused("[]"), "message.bad");
    EXPECT_EQ(refused(R"({"type":"create"})"), "message.bad");
    EXPECT_EQ(refused(R"({"type":"sync"})"), "message.bad");
    EXPECT_EQ(refused(R"({"type":"hello","lang":"xx","protocol":1})"), "message.bad");
    EXPECT_EQ(refused(R"({"type":"unwatch","id":-3})"), "message.bad");  // which is not repeated
    EXPECT_EQ(text_of(rude.ask(R"("type":"tables","mine":false)"), "type"), "tables");
}

TEST(OnlineLimits, AGiantMessageEndsTheConnection) {
    Serving serving;
    Talker giant{serving.port};
    giant.send(std::string(70'000, ' '));
    EXPECT_EQ(giant.wait_for_close(), 1009);
    Talker liar{serving.port};
    liar.send_bytes(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14));
    liar.wait_for_close();
    EXPECT_TRUE(liar.closed());
    Talker truncated{serving.port};
    truncated.send_bytes("\x81\xfe");
    Talker unmasked{serving.port};
    unmasked.send_bytes("\x81\x02{}");
    unmasked.wait_for_close();
    EXPECT_TRUE(unmasked.closed());
    EXPECT_EQ(Client{serving.port}.ask("/health").status, 200);
}

TEST(OnlineLimits, ATextThatIsNoUtf8EndsTheConnection) {
    Serving serving;
    Talker talker{serving.port};
    talker.send("\xff\xfe");
    EXPECT_EQ(talker.wait_for_close(), 1007);
}

TEST(OnlineLimits, WhoIsTooFastHasToWaitAndThenToGo) {
    server::OnlineSettings settings;
    settings.allowances.connection = {.most = 10, .a_second = 0.001};
    Serving serving{std::move(settings)};
    Talker hasty{serving.port};  // the hello took two
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(text_of(hasty.ask(R"("type":"tables","mine":false)"), "type"), "tables");
    EXPECT_EQ(hasty.refusal(R"("type":"tables","mine":false)"), "message.too_fast");
    for (int i = 0; i < 100; ++i)
        hasty.send("{}");
    EXPECT_EQ(hasty.wait_for_close(), 1008);
}

TEST(OnlineLimits, AlsoAHelloThatIsTooFastIsAnswered) {
    server::OnlineSettings settings;
    settings.allowances.connection = {.most = 5, .a_second = 0.001};
    Serving serving{std::move(settings)};
    Talker hasty{serving.port};
    const std::string hello = R"("type":"hello","lang":"de","protocol":1)";
    EXPECT_EQ(text_of(hasty.ask(hello), "type"), "welcome");
    EXPECT_EQ(hasty.refusal(hello), "message.too_fast");
}

TEST(OnlineLimits, PingsCostAsMuchAsWords) {
    server::OnlineSettings settings;
    settings.allowances.connection = {.most = 10, .a_second = 0.001};
    Serving serving{std::move(settings)};
    Talker rude{serving.port};
    for (int i = 0; i < 120; ++i)
        rude.send_frame(i % 2 == 0 ? 0x89 : 0x8a, "x");  // pings and pongs
    EXPECT_EQ(rude.wait_for_close(), 1008);
}

TEST(OnlineLimits, ASlowClientGoesAndTheOthersStay) {
    server::OnlineSettings settings;
    settings.unread = 100'000;
    settings.allowances.connection = {.most = 100'000, .a_second = 100'000};
    Serving serving{std::move(settings)};
    Player ada{serving.port, "Ada"};
    ada.host(two_open);
    ada.sit();
    Talker lazy{serving.port};
    lazy.ask(ada.at("sync", R"("viewer":null)"));
    // Its answers fill what lies between, then what it may leave unread.
    for (int i = 0; i < 3'000; ++i)
        lazy.send("{" + ada.at("sync", R"("viewer":null)") + "}");
    const auto gone = [&] {
        const std::string counted = serving.metrics();
        return counted.contains("velatura_slow_clients_total 1") &&
               counted.contains("velatura_connections 1\n");
    };
    bool left = false;
    for (int i = 0; i < 5'000 && !left; ++i) {
        // Ada plays on undisturbed meanwhile.
        EXPECT_EQ(text_of(ada.sync(), "type"), "online");
        left = gone();
        for (int more = 0; more < 100; ++more)
            lazy.send("{" + ada.at("sync", R"("viewer":null)") + "}");
    }
    EXPECT_TRUE(left);
}

TEST(OnlineLimits, ASilentClientIsLeft) {
    server::OnlineSettings settings;
    settings.silence = std::chrono::milliseconds{100};
    Serving serving{std::move(settings)};
    Client dead{serving.port};
    dead.send(
        "GET /ws HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    EXPECT_TRUE(dead.read_all().starts_with("HTTP/1.1 101 "));  // then pings, then the end
}

TEST(OnlineLimits, WhoDoesNotSayHelloIsLetGo) {
    server::OnlineSettings settings = for_tests();
    settings.hello = std::chrono::milliseconds{50};
    Serving serving{std::move(settings)};
    Talker polite{serving.port};
    Talker silent{serving.port, "", false};
    EXPECT_EQ(silent.wait_for_close(), 1008);
    EXPECT_EQ(text_of(polite.ask(R"("type":"tables","mine":false)"), "type"), "tables");
}

server::ConnectionLimits places(std::size_t connections) {
    return {.stop = Serving::at_once, .connections = connections};
}

TEST(OnlineLimits, SilentSocketsKeepNobodyOut) {
    Serving serving{for_tests(), {}, store::Options{}.patience, places(10)};
    Player ada{serving.port, "Ada"};
    ada.host(two_open);
    std::deque<Talker> crowd;
    for (const bool greet : {false, true}) {
        for (int i = 0; i < 30; ++i)
            crowd.emplace_back(serving.port, "", greet);
        EXPECT_EQ(Client{serving.port}.ask("/health").status, 200);
        Player ben{serving.port, "Ben"};
        EXPECT_EQ(text_of(ben.talker.ask(R"("type":"tables","mine":true)"), "type"), "tables");
    }
    EXPECT_EQ(text_of(ada.sync(), "type"), "online");
}

TEST(OnlineLimits, WhoLooksAtATableMakesRoomForNobody) {
    Serving serving{for_tests(), {}, store::Options{}.patience, places(3)};
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ada.host(two_open);
    ben.host(two_open);
    Talker late{serving.port};
    EXPECT_EQ(late.wait_for_close(), 1013);
    EXPECT_EQ(text_of(ada.sync(), "type"), "online");
    EXPECT_EQ(text_of(ben.sync(), "type"), "online");
    // As soon as the late one has gone, which is not up to it.
    while (Client{serving.port}.ask("/health").status != 200) {
    }
}

const std::string a_table =
    R"("type":"host","mode":"standard","scenario":"family-game","open":true,"spectators":true,)"
    R"("relief":"visitor","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"})";

TEST(OnlineLimits, APersonHasSoManyTables) {
    server::OnlineSettings settings = for_tests();
    settings.allowances.tables = 2;
    Serving serving{std::move(settings)};
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ben.host(two_open);
    ada.host(two_open);
    ada.host(two_open);
    EXPECT_EQ(ada.talker.refusal(a_table), "message.too_many_seats");
    // To sit at one of these, even twice, makes it no more; at another it does.
    EXPECT_EQ(text_of(ada.sit(), "type"), "events");
    EXPECT_EQ(text_of(ada.sit(), "type"), "events");
    const std::string seat =
        ben.at("sit", R"("name":"Ada","nonce":")" + std::string(32, '5') + '"');
    EXPECT_EQ(ada.talker.refusal(seat), "message.too_many_seats");
    EXPECT_EQ(ada.refused("close"), "");
    EXPECT_EQ(text_of(ada.talker.ask(seat), "type"), "events");
    EXPECT_EQ(ada.talker.refusal(a_table), "message.too_many_seats");
}

TEST(OnlineLimits, APersonHasSoManyTablesInTheLobby) {
    server::OnlineSettings settings = for_tests();
    settings.allowances.listed = 2;
    Serving serving{std::move(settings)};
    Player ada{serving.port, "Ada"};
    ada.host(two_open);
    ada.host(two_open);
    EXPECT_EQ(ada.talker.refusal(a_table), "message.too_many_seats");
    std::string by_link = a_table;
    by_link.replace(by_link.find(R"("open":true)"), 11, R"("open":false)");
    EXPECT_EQ(text_of(ada.talker.ask(by_link), "type"), "online");
    EXPECT_EQ(ada.talker.refusal(a_table), "message.too_many_seats");
}

TEST(OnlineLimits, APersonHasSoManyTablesAlsoAtOnce) {
    server::OnlineSettings settings = for_tests();
    settings.allowances.tables = 2;
    Serving serving{std::move(settings)};
    const std::string secret = new_person(serving.port, "Ada");
    const std::string body = "{" + a_table + "}";
    std::deque<Client> clients;
    for (int i = 0; i < 8; ++i) {
        clients.emplace_back(serving.port)
            .send("POST /api/v1/tables HTTP/1.1\r\nHost: table\r\nAuthorization: Bearer " + secret +
                  "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
    }
    std::map<int, int> answers;
    for (Client& client : clients)
        ++answers[client.read_reply().status];
    EXPECT_LE(answers[201], 2);
    EXPECT_EQ(answers[201] + answers[409], 8);
}

TEST(OnlineLimits, AConnectionWatchesSoManyTables) {
    server::OnlineSettings settings = for_tests();
    settings.allowances.watched = 2;
    Serving serving{std::move(settings)};
    Player ada{serving.port, "Ada"};
    Player ben{serving.port, "Ben"};
    ben.host(two_open);
    ada.host(two_open);
    ada.host(two_open);
    EXPECT_EQ(text_of(ada.sync(), "type"), "online");  // once more the same
    EXPECT_EQ(ada.talker.refusal(a_table), "message.too_many_tables");
    const std::string watch = ben.at("sync", R"("viewer":null)");
    EXPECT_EQ(ada.talker.refusal(watch), "message.too_many_tables");
    ada.say("unwatch");
    EXPECT_EQ(text_of(ada.talker.ask(watch), "type"), "online");
}

}  // namespace
}  // namespace velatura::server_test
