// Where clients come from: what an address may use, whom a proxy's word is believed of, and whose
// pages are welcome.
#include "server/lan.h"
#include "serving.h"

namespace velatura::server_test {
namespace {

using std::chrono::milliseconds;

server::OnlineSettings behind_proxy() {
    server::OnlineSettings settings = for_tests();
    settings.proxies = server::read_nets("127.0.0.0/8").value();
    return settings;
}

std::string through(std::string_view addresses) {
    return "X-Forwarded-For: " + std::string{addresses} + "\r\n";
}

Talker talker(const Serving& serving, std::string_view addresses) {
    return Talker{serving.port, "", true, through(addresses)};
}

// The status of a request with these headers.
int status(const Serving& serving, std::string_view request, std::string_view headers,
           std::string_view body = {}) {
    Client client{serving.port};
    client.send(std::string{request} + " HTTP/1.1\r\nHost: table:80\r\n" + std::string{headers} +
                "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string{body});
    return client.read_reply().status;
}

constexpr std::string_view tables = R"("type":"tables","mine":false)";  // costs two
const std::string upgrade =
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
constexpr std::string_view ada = R"({"name":"Ada"})";

TEST(Places, HaveSoManyConnections) {
    server::OnlineSettings settings = behind_proxy();
    settings.allowances.connections = 2;
    Serving serving{std::move(settings)};
    std::optional<Talker> first{std::in_place, serving.port, "", true, through("203.0.113.7")};
    Talker second = talker(serving, "203.0.113.7");
    EXPECT_EQ(text_of(second.ask(tables), "type"), "tables");
    Talker third = talker(serving, "203.0.113.7");
    EXPECT_TRUE(third.closed());
    EXPECT_EQ(third.close_code(), 1013);
    Talker elsewhere = talker(serving, "203.0.113.8");
    EXPECT_EQ(text_of(elsewhere.ask(tables), "type"), "tables");
    first.reset();
    while (talker(serving, "203.0.113.7").closed()) {
    }
}

TEST(Places, OfIpv6AreWholeHouses) {
    server::OnlineSettings settings = behind_proxy();
    settings.allowances.connections = 2;
    Serving serving{std::move(settings)};
    const Talker one = talker(serving, "2001:db8:1:2::1");
    const Talker two = talker(serving, "2001:db8:1:2:ffff::2");
    EXPECT_EQ(talker(serving, "2001:db8:1:2:3:4:5:6").close_code(), 1013);
    EXPECT_FALSE(talker(serving, "2001:db8:1:3::1").closed());
}

// Twice as many from a /56, and twice as many again from a /48.
TEST(Places, OfIpv6LieInLargerNets) {
    server::OnlineSettings settings = behind_proxy();
    settings.allowances.connections = 1;
    Serving serving{std::move(settings)};
    const Talker one = talker(serving, "2001:db8:1:200::1");
    const Talker two = talker(serving, "2001:db8:1:201::1");
    EXPECT_EQ(talker(serving, "2001:db8:1:202::1").close_code(), 1013);
    const Talker three = talker(serving, "2001:db8:1:300::1");
    const Talker four = talker(serving, "2001:db8:1:400::1");
    EXPECT_EQ(talker(serving, "2001:db8:1:500::1").close_code(), 1013);
    EXPECT_FALSE(talker(serving, "2001:db8:2:500::1").closed());
}

TEST(Places, HaveSoManyCredits) {
    server::OnlineSettings settings = behind_proxy();
    settings.allowances.address = {.most = 25, .a_second = 0.001};
    Serving serving{std::move(settings)};
    Talker one = talker(serving, "203.0.113.7");  // to connect costs one, the hello two
    Talker two = talker(serving, "203.0.113.7");
    for (int i = 0; i < 9; ++i)
        EXPECT_EQ(text_of((i % 2 == 0 ? one : two).ask(tables), "type"), "tables");
    EXPECT_EQ(one.refusal(tables), "message.too_fast");
    EXPECT_EQ(two.refusal(tables), "message.too_fast");
    Talker elsewhere = talker(serving, "203.0.113.8");
    EXPECT_EQ(text_of(elsewhere.ask(tables), "type"), "tables");
    // Requests count too, and a new person most of all.
    const auto post = [&](std::string_view from) {
        return status(serving, "POST /api/v1/people", through(from), ada);
    };
    EXPECT_EQ(post("203.0.113.9"), 201);
    EXPECT_EQ(post("203.0.113.9"), 429);
    EXPECT_EQ(status(serving, "GET /api/v1/tables", through("203.0.113.9")), 200);
    EXPECT_EQ(status(serving, "GET /api/v1/tables", through("203.0.113.9")), 200);
    EXPECT_EQ(status(serving, "GET /api/v1/tables", through("203.0.113.9")), 200);
    EXPECT_EQ(status(serving, "GET /api/v1/tables", through("203.0.113.9")), 429);
}

TEST(Places, AreWhatTheProxyHasSeen) {
    server::OnlineSettings settings = behind_proxy();
    settings.allowances.address = {.most = 30, .a_second = 0.001};
    Serving serving{std::move(settings)};
    const auto post = [&](std::string_view headers) {
        return status(serving, "POST /api/v1/people", headers, ada);
    };
    EXPECT_EQ(post(through("203.0.113.7")), 201);
    // Whatever else the client has written, in the same line or one before.
    EXPECT_EQ(post(through("198.51.100.1, 203.0.113.7")), 429);
    EXPECT_EQ(post(through("127.0.0.1") + through("203.0.113.7")), 429);
    // Nobody is at this machine because it is said.
    EXPECT_EQ(post(through("127.0.0.1")), 201);
    EXPECT_EQ(post(through("::1")), 429);
}

TEST(Places, WithoutAProxyAreNotWhatAClientSays) {
    server::OnlineSettings settings = for_tests();
    settings.allowances.address = {.most = 30, .a_second = 0.001};
    Serving serving{std::move(settings)};
    // A proxy nobody has told of: all who come through it are in one place.
    EXPECT_EQ(status(serving, "POST /api/v1/people", through("203.0.113.7"), ada), 201);
    EXPECT_EQ(status(serving, "POST /api/v1/people", through("203.0.113.8"), ada), 429);
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(status(serving, "POST /api/v1/people", "", ada), 201);
}

// A proxy that does not say where its clients are would make all of them one, or this machine.
TEST(Places, WithoutAWordOfTheProxyNobodyIsLetIn) {
    Serving serving{behind_proxy()};
    const std::vector<std::string> headers{"", through(""), through("unknown")};
    for (const std::string& header : headers) {
        EXPECT_EQ(status(serving, "POST /api/v1/people", header, ada), 403) << header;
        EXPECT_EQ(status(serving, "GET /ws", upgrade + header), 403) << header;
    }
    EXPECT_EQ(status(serving, "GET /health", ""), 200);
    EXPECT_EQ(status(serving, "GET /", ""), 200);
    serving.stop();
    EXPECT_TRUE(serving.logged().contains("event=proxy_without_address")) << serving.logged();
}

TEST(Places, OnlyOurProxiesAreBelieved) {
    server::OnlineSettings settings = for_tests();
    settings.proxies = server::read_nets("203.0.113.0/24").value();
    settings.allowances.address = {.most = 30, .a_second = 0.001};
    Serving serving{std::move(settings)};
    EXPECT_EQ(status(serving, "POST /api/v1/people", through("203.0.113.7"), ada), 201);
    EXPECT_EQ(status(serving, "POST /api/v1/people", through("203.0.113.8"), ada), 429);
}

TEST(Places, HaveSoManyNewPeopleAndTables) {
    server::OnlineSettings settings = behind_proxy();
    settings.allowances.newcomers = {.most = 2, .a_second = 0.001};
    settings.allowances.new_tables = {.most = 1, .a_second = 0.001};
    Serving serving{std::move(settings)};
    const auto post = [&](std::string_view from) {
        return status(serving, "POST /api/v1/people", through(from), ada);
    };
    EXPECT_EQ(post("203.0.113.7"), 201);
    EXPECT_EQ(post("203.0.113.7"), 201);
    EXPECT_EQ(post("203.0.113.7"), 429);
    EXPECT_EQ(post("203.0.113.8"), 201);
    Client client{serving.port};
    client.send("POST /api/v1/people HTTP/1.1\r\nHost: table\r\nContent-Length: 14\r\n" +
                through("203.0.113.9") + "\r\n" + std::string{ada});
    const std::string secret{text_of(parsed(client.read_reply().body), "secret")};
    const auto set = [&](std::string_view scheme) {
        return status(serving, "POST /api/v1/tables",
                      through("203.0.113.9") + "Authorization: " + std::string{scheme} + " " +
                          secret + "\r\n",
                      R"({"type":"host","mode":"standard","scenario":"family-game","open":true,)"
                      R"("spectators":true,"relief":"visitor","clock":{"kind":"none"},)"
                      R"("seats":[{"kind":"open"},{"kind":"open"}]})");
    };
    EXPECT_EQ(set("bearer"), 201);
    EXPECT_EQ(set("BEARER"), 429);
    EXPECT_EQ(set("Basic"), 401);
}

TEST(Places, MetricsHaveADoorOfTheirOwn) {
    for (const bool proxy : {false, true}) {
        Serving serving{proxy ? behind_proxy() : for_tests()};
        EXPECT_EQ(status(serving, "GET /metrics", through("127.0.0.1")), 404);
        const std::string direct = proxy ? through("127.0.0.1") : "";
        EXPECT_EQ(status(serving, "GET /metrics", direct), 404);
        const auto at_door = [&](std::string_view target) {
            return Client{serving.metrics_port}.ask(target).status;
        };
        EXPECT_EQ(at_door("/metrics"), 200);
        EXPECT_EQ(at_door("/health"), 200);
        EXPECT_EQ(at_door("/live"), 200);
        for (const char* none : {"/", "/api/v1/tables", "/ws", "/sw.js"})
            EXPECT_EQ(at_door(none), 404) << none;
    }
}

TEST(Places, AnswerToTheirNamesOnly) {
    server::OnlineSettings settings = for_tests();
    settings.hosts = {"velatura.example", "[::1]"};
    Serving serving{std::move(settings)};
    const auto asked = [&](std::string_view target, std::string_view host) {
        Client client{serving.port};
        client.send("GET " + std::string{target} + " HTTP/1.1\r\nHost: " + std::string{host} +
                    "\r\n\r\n");
        return client.read_reply().status;
    };
    for (const char* ours : {"velatura.example", "Velatura.Example:8080", "[::1]:80"})
        EXPECT_EQ(asked("/", ours), 200) << ours;
    for (const char* other : {"evil.example", "velatura.example.evil", "127.0.0.1", "[::2]"}) {
        for (const char* target : {"/", "/api/v1/tables", "/ws"})
            EXPECT_EQ(asked(target, other), 421) << other;
        EXPECT_EQ(asked("/health", other), 200) << other;
    }
}

TEST(Places, OnlyPagesFromHereAreWelcome) {
    Serving serving;
    const auto page = [](std::string_view origin) {
        return "Origin: " + std::string{origin} + "\r\n";
    };
    EXPECT_EQ(status(serving, "GET /ws", upgrade), 101);
    EXPECT_EQ(status(serving, "GET /ws", ""), 426);
    for (const char* ours : {"http://table:80", "https://Table:80"}) {
        EXPECT_EQ(status(serving, "GET /ws", upgrade + page(ours)), 101) << ours;
        EXPECT_EQ(status(serving, "POST /api/v1/people", page(ours), ada), 201) << ours;
    }
    for (const char* foreign : {"http://elsewhere", "null", "http://table:80.elsewhere"}) {
        EXPECT_EQ(status(serving, "GET /ws", upgrade + page(foreign)), 403) << foreign;
        EXPECT_EQ(status(serving, "POST /api/v1/people", page(foreign), ada), 403) << foreign;
    }
}

TEST(Places, WhoDoesNotFinishARequestMakesRoom) {
    server::ConnectionLimits limits;
    limits.connections = 1;
    Serving serving{for_tests(), {}, store::Options{}.patience, limits};
    Client slow{serving.port};
    slow.send("POST /api/v1/people HTTP/1.1\r\nHost: table\r\nContent-Length: 14\r\n\r\n{");
    // Until it is there, it may be that the next one comes first.
    while (Client{serving.port}.ask("/health").status != 200) {
    }
    EXPECT_EQ(slow.read_all(), "");
}

TEST(Places, HaveSoManyConnectionsOfAnyKind) {
    const auto address = server::lan_address();
    if (!address) GTEST_SKIP() << "this machine is in no network";
    server::ConnectionLimits limits;
    limits.connections_each = 2;
    server::Server server{small_page(), limits, {}};
    ASSERT_FALSE(server.listen("0.0.0.0", 0));
    std::thread thread{[&] { server.run(); }};
    std::optional<Client> first{std::in_place, server.port(), *address};
    Client second{server.port(), *address};
    for (Client* client : {&*first, &second})
        EXPECT_EQ(client->ask("/health").status, 200);
    EXPECT_EQ((Client{server.port(), *address}.ask("/health").status), 0);
    EXPECT_EQ(Client{server.port()}.ask("/health").status, 200);
    first.reset();
    while (Client{server.port(), *address}.ask("/health").status != 200) {
    }
    server.stop();
    thread.join();
}

// All come from its address.
TEST(Places, BehindAProxyElsewhereAreNoCrowd) {
    const auto address = server::lan_address();
    if (!address) GTEST_SKIP() << "this machine is in no network";
    server::ConnectionLimits limits;
    limits.connections_each = 1;
    limits.stop = Serving::at_once;
    server::OnlineSettings settings = for_tests();
    settings.proxies = server::read_nets(*address).value();
    Serving serving{std::move(settings), {}, store::Options{}.patience, limits, "0.0.0.0"};
    Client first{serving.port, *address};
    Client second{serving.port, *address};
    for (Client* client : {&first, &second})
        EXPECT_EQ(client->ask("/health").status, 200);
}

}  // namespace
}  // namespace velatura::server_test
