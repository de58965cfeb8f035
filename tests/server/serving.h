// A real server with online tables on a free port, in a thread of this program, and a fresh store.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <thread>

#include "content/loader.h"
#include "server/server.h"
#include "site.h"
#include "talker.h"

namespace velatura::server_test {

// As usual, but for clients that are quicker than people.
inline server::OnlineSettings for_tests() {
    server::OnlineSettings settings;
    settings.allowances.connection = {.most = 1e6, .a_second = 1};
    return settings;
}

// Where time runs so much quicker than here.
inline server::OnlineSettings hurried(int pace) {
    using namespace std::chrono;
    server::OnlineSettings settings = for_tests();
    settings.pace = pace;
    settings.now = [pace, began = steady_clock::now()] {
        return 1'800'000'000'000 +
               pace * duration_cast<milliseconds>(steady_clock::now() - began).count();
    };
    return settings;
}

class Serving {
  public:
    // Clients that still listen do not hold up a test's end.
    static constexpr std::chrono::milliseconds at_once{300};
    // An address of a store, or empty: a file of its own.
    explicit Serving(server::OnlineSettings settings = for_tests(), std::string store = {},
                     std::chrono::milliseconds patience = store::Options{}.patience,
                     const server::ConnectionLimits& limits = {.stop = at_once},
                     const std::string& address = "127.0.0.1") {
        server_.emplace(small_page(), limits, [this](const server::LogEntry& entry) {
            if (entry.target == "/metrics") return;  // its length depends on times
            server::LogEntry timeless = entry;
            timeless.duration = {};
            logged_ += log_line(timeless, {}) + '\n';
        });
        if (!settings.note) {
            settings.note = [this](std::string_view note) { logged_ += std::string{note} + '\n'; };
        }
        if (store.empty()) store = (folder_.path() / "tables.db").string();
        auto opened = store::Store::open(
            store, {.patience = patience,
                    .answer = std::chrono::seconds{2},
                    .news = [this](const store::News& news) { server_->news(news); }});
        EXPECT_TRUE(opened.has_value());
        store_ = std::move(*opened);
        server_->serve_tables(content::box_catalog(), *store_, std::move(settings));
        EXPECT_FALSE(server_->listen(address, 0));
        EXPECT_FALSE(server_->listen_for_metrics("127.0.0.1", 0));
        port = server_->port();
        metrics_port = server_->metrics_port();
        thread_ = std::thread{[this] { server_->run(); }};
    }
    ~Serving() {
        stop();
        store_.reset();
    }
    void stop() {
        if (!thread_.joinable()) return;
        server_->stop();
        thread_.join();
    }
    store::Store& store() { return *store_; }
    // All that was logged, without its times; once it is stopped.
    const std::string& logged() const { return logged_; }

    // The numbers for Prometheus.
    std::string metrics() const { return Client{metrics_port}.ask("/metrics").body; }

    std::uint16_t port = 0;
    std::uint16_t metrics_port = 0;

  private:
    Folder folder_;
    std::optional<server::Server> server_;
    std::unique_ptr<store::Store> store_;
    std::string logged_;  // by the server's thread
    std::thread thread_;
};

// Somebody with a name and a connection.
struct Player {
    Player(std::uint16_t port, std::string called)
        : name(std::move(called)), secret(new_person(port, name)), talker(port, secret) {}

    // At the table all of it is about.
    std::string at(std::string_view type, std::string_view more = {}) const {
        return R"("type":")" + std::string{type} + R"(","table":")" + table + '"' +
               (more.empty() ? "" : ",") + std::string{more};
    }
    Json say(std::string_view type, std::string_view more = {}) {
        return talker.ask(at(type, more));
    }
    std::string refused(std::string_view type, std::string_view more = {}) {
        return talker.refusal(at(type, more));
    }
    Json sit() {
        return say("sit", R"("name":")" + name + R"(","nonce":")" + std::string(32, '5') + '"');
    }
    Json sync() { return say("sync", R"("viewer":null)"); }
    void host(std::string_view seats, std::string_view more = R"("clock":{"kind":"none"})") {
        const Json online = talker.ask(
            R"("type":"host","mode":"standard","scenario":"family-game","first":1,"open":true,)"
            R"("spectators":true,"relief":"visitor","seats":[)" +
            std::string{seats} + "]," + std::string{more});
        ASSERT_EQ(text_of(online, "type"), "online");
        table = text_of(online, "table");
    }
    // A move of this seat by how the table stands.
    Json move(unsigned n) {
        const Json game = field(sync(), "game");
        return say("move", R"("viewer":null,"answers":)" +
                               std::to_string(whole_of(game, "number")) + R"(,"seat":)" +
                               std::to_string(whole_of(field(game, "view"), "to_act")) +
                               R"(,"move":)" + some_move(field(game, "view"), n));
    }
    std::string stage() { return std::string{text_of(field(sync(), "room"), "stage")}; }

    std::string name;
    std::string secret;
    Talker talker;
    std::string table;
};

inline constexpr std::string_view two_open = R"({"kind":"open"},{"kind":"open"})";

}  // namespace velatura::server_test
