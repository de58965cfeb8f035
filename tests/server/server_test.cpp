// The server as its clients see it: a real one on a free port, spoken to over sockets.
#include "server/server.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "client.h"
#include "site.h"

namespace velatura::server_test {

using std::chrono::milliseconds;

namespace {

class Serving : public testing::Test {
  protected:
    void start(const server::ConnectionLimits& limits = {}) {
        server_.emplace(page_, limits, [this](const server::LogEntry& entry) {
            const std::lock_guard lock{mutex_};
            logged_.push_back(entry.status);
            more_logged_.notify_all();
        });
        ASSERT_FALSE(server_->listen("127.0.0.1", 0));
        port_ = server_->port();
        thread_ = std::thread{[this] { server_->run(); }};
    }
    void stop() {
        if (!thread_.joinable()) return;
        server_->stop();
        thread_.join();
    }
    ~Serving() override { stop(); }

    std::vector<unsigned> logged() {
        const std::lock_guard lock{mutex_};
        return logged_;
    }

    void wait_until_logged(std::size_t requests) {
        std::unique_lock lock{mutex_};
        more_logged_.wait(lock, [&] { return logged_.size() >= requests; });
    }

    // The whole conversation of a client that says this and then only listens.
    std::string told(std::string_view bytes) const {
        Client client{port_};
        client.send(bytes);
        return client.read_all();
    }

    const server::Page& page_ = small_page();
    std::optional<server::Server> server_;
    std::thread thread_;
    std::uint16_t port_ = 0;

  private:
    std::mutex mutex_;
    std::condition_variable more_logged_;
    std::vector<unsigned> logged_;
};

bool has_status(std::string_view reply, std::string_view status) {
    return reply.starts_with("HTTP/1.1 " + std::string{status} + " ");
}

}  // namespace

TEST_F(Serving, OneConnectionServesManyRequests) {
    start();
    Client client{port_};
    EXPECT_EQ(client.ask("/").body, "<!doctype html><title>Velatura</title>");
    EXPECT_EQ(client.ask("/health").body, "ok\n");
    const Client::Reply missing = client.ask("/nowhere");
    EXPECT_EQ(missing.status, 404);
    EXPECT_NE(missing.head.find("\r\nDate: "), std::string::npos);
    EXPECT_EQ(missing.head.find("\r\nConnection: "), std::string::npos);
    EXPECT_EQ(client.ask("/assets/large.wasm").body.size(), large);
    stop();
    EXPECT_EQ(logged(), (std::vector<unsigned>{200, 200, 404, 200}));
}

TEST_F(Serving, HeadersReachTheAnswer) {
    start();
    Client client{port_};
    client.send(
        "GET /assets/index-abc.js HTTP/1.1\r\nHost: table\r\naccept-encoding: gzip, br\r\n\r\n");
    const Client::Reply compressed = client.read_reply();
    EXPECT_EQ(compressed.body, "BR");
    EXPECT_NE(compressed.head.find("\r\nContent-Encoding: br\r\n"), std::string::npos);
    client.send("GET / HTTP/1.1\r\nHost: table\r\nIf-None-Match: *\r\n\r\n");
    EXPECT_EQ(client.read_reply().status, 304);
}

TEST_F(Serving, HeadTellsTheLengthAndSendsNothing) {
    start();
    const std::string reply = told("HEAD / HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n");
    EXPECT_TRUE(has_status(reply, "200"));
    EXPECT_NE(reply.find("\r\nContent-Length: 38\r\n"), std::string::npos);
    EXPECT_TRUE(reply.ends_with("\r\nConnection: close\r\n\r\n"));
}

TEST_F(Serving, RequestsSentTogetherAreAnsweredInTurn) {
    start();
    Client client{port_};
    client.send("GET /sw.js HTTP/1.1\r\nHost: a\r\n\r\nGET /health HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(client.read_reply().body, "self.skipWaiting();");
    EXPECT_EQ(client.read_reply().body, "ok\n");
}

TEST_F(Serving, ARequestMayComeByteByByte) {
    start();
    Client client{port_};
    for (const char c : std::string_view{"GET /health HTTP/1.1\r\nHost: table\r\n\r\n"})
        client.send({&c, 1});
    EXPECT_EQ(client.read_reply().body, "ok\n");
}

TEST_F(Serving, AnOldClientIsAnsweredOnce) {
    start();
    EXPECT_TRUE(
        told("GET /health HTTP/1.0\r\n\r\n").ends_with("\r\nConnection: close\r\n\r\nok\n"));
}

TEST_F(Serving, WhatIsNoRequestIsRefused) {
    start();
    for (const char* bytes : {"hello\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
                              "GET / HTTP/1.1\r\nno colon\r\n\r\n", "\x16\x03\x01\x02\r\n\r\n",
                              "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n"}) {
        EXPECT_TRUE(has_status(told(bytes), "400")) << bytes;
    }
    EXPECT_TRUE(
        has_status(told("GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"), "400"));
    EXPECT_TRUE(has_status(
        told("GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"), "404"));
}

// What another server on the way could understand differently.
TEST_F(Serving, AnAmbiguousRequestIsRefused) {
    start();
    const auto status = [this](std::string_view headers) {
        return told("GET / HTTP/1.1\r\nConnection: close\r\n" + std::string{headers} + "\r\n")
            .substr(9, 3);
    };
    EXPECT_EQ(status("Host: table:80\r\n"), "200");
    EXPECT_EQ(status("Host: [::1]:80\r\n"), "200");
    for (const std::string host :
         {"", "Host:\r\n", "Host: a\r\nHost: b\r\n", "Host: a/b\r\n", "Host: a@b\r\n"})
        EXPECT_EQ(status(host), "400") << host;
    EXPECT_EQ(status("Host: " + std::string(300, 'a') + "\r\n"), "400");
    EXPECT_EQ(status("Host: a\r\nTransfer-Encoding: gzip\r\n"), "501");
    EXPECT_EQ(status("Host: a\r\nTransfer-Encoding: gzip, chunked\r\n"), "501");
    EXPECT_EQ(status("Host: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n"), "400");
}

TEST_F(Serving, ABodyIsNotReadAndTheClientStillLearnsWhy) {
    start();
    const std::string reply =
        told("POST / HTTP/1.1\r\nHost: table\r\nContent-Length: 500000\r\n\r\n" +
             std::string(500'000, 'x'));
    EXPECT_TRUE(has_status(reply, "405"));
    EXPECT_TRUE(reply.ends_with("Only GET and HEAD work here.\n"));
}

TEST_F(Serving, AGiantHeaderOrAddressIsRefused) {
    start();
    const std::string giant(100'000, 'a');
    EXPECT_TRUE(has_status(told("GET / HTTP/1.1\r\nX-Giant: " + giant), "431"));
    EXPECT_TRUE(has_status(told("GET /" + giant), "414"));
    EXPECT_TRUE(has_status(told("GET /" + std::string(5'000, 'a') +
                                " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
                           "414"));
}

TEST_F(Serving, ASlowRequestIsGivenUp) {
    server::ConnectionLimits limits;
    limits.request = milliseconds{20};
    start(limits);
    EXPECT_EQ(told("GET / HT"), "");
}

TEST_F(Serving, ASilentClientIsLeft) {
    server::ConnectionLimits limits;
    limits.idle = milliseconds{20};
    start(limits);
    EXPECT_EQ(told(""), "");
}

TEST_F(Serving, AClientThatDoesNotReadIsLeft) {
    server::ConnectionLimits limits;
    limits.answer = milliseconds{50};
    start(limits);
    Client lazy{port_};
    lazy.send("GET /assets/large.wasm HTTP/1.1\r\nHost: table\r\n\r\n");
    Client other{port_};
    EXPECT_EQ(other.ask("/health").status, 200);
    wait_until_logged(2);
    EXPECT_LT(lazy.read_all().size(), large);
}

TEST_F(Serving, AClientThatGoesAwayHurtsNobody) {
    start();
    for (const char* bytes :
         {"", "GET", "GET / HTTP/1.1\r\n", "GET /assets/large.wasm HTTP/1.1\r\nHost: a\r\n\r\n"}) {
        Client{port_}.send(bytes);
    }
    Client half{port_};
    half.send("GET / HT");
    half.finish();
    EXPECT_EQ(half.read_all(), "");
    EXPECT_EQ(Client{port_}.ask("/health").status, 200);
}

TEST_F(Serving, BeyondTheLimitWhoeverWaitsLongestMakesRoom) {
    server::ConnectionLimits limits;
    limits.connections = 2;
    start(limits);
    Client first{port_};
    EXPECT_EQ(first.ask("/health").status, 200);
    Client second{port_};
    EXPECT_EQ(second.ask("/health").status, 200);
    EXPECT_EQ(first.ask("/health").status, 200);  // now the second has waited longer
    Client third{port_};
    EXPECT_EQ(third.ask("/health").status, 200);
    EXPECT_EQ(second.read_all(), "");
    EXPECT_EQ(first.ask("/health").status, 200);
}

TEST_F(Serving, AStopFinishesWhatIsUnderWay) {
    start();
    Client idle{port_};
    EXPECT_EQ(idle.ask("/health").status, 200);
    Client busy{port_};
    busy.send("GET /assets/large.wasm HTTP/1.1\r\nHost: table\r\n\r\n");
    EXPECT_EQ(busy.read(9), "HTTP/1.1 ");
    server_->stop();
    EXPECT_EQ(idle.read_all(), "");
    const std::string rest = busy.read_all();
    EXPECT_EQ(rest.size() - rest.find("\r\n\r\n") - 4, large);
    thread_.join();
}

TEST_F(Serving, ASignalStopsItWithAndWithoutClients) {
    for (const bool with_client : {false, true}) {
        server_.emplace(page_, server::ConnectionLimits{}, server::Log{});
        ASSERT_FALSE(server_->listen("127.0.0.1", 0));
        server_->stop_on_signals();
        port_ = server_->port();
        thread_ = std::thread{[this] { server_->run(); }};
        std::optional<Client> client;
        if (with_client) {
            EXPECT_EQ(client.emplace(port_).ask("/health").status, 200);
        }
        kill(getpid(), SIGTERM);
        thread_.join();
    }
}

TEST_F(Serving, AStopDoesNotWaitForEver) {
    server::ConnectionLimits limits;
    limits.stop = milliseconds{20};
    start(limits);
    Client lazy{port_};
    lazy.send("GET /assets/large.wasm HTTP/1.1\r\nHost: table\r\n\r\n");
    EXPECT_EQ(lazy.read(9), "HTTP/1.1 ");
    stop();
    server_.reset();
    EXPECT_LT(lazy.read_all().size(), large);
}

TEST_F(Serving, TwoServersCannotShareAPort) {
    start();
    server::Server second{page_, {}, {}};
    EXPECT_EQ(second.listen("127.0.0.1", port_), std::errc::address_in_use);
    EXPECT_TRUE(second.listen("no address", 0));
    EXPECT_FALSE(second.listen("127.0.0.1", 0));  // it may try again
}

}  // namespace velatura::server_test
