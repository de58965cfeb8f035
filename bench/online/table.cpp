#include "table.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "glance.h"

namespace velatura::bench {

namespace {

constexpr auto as_values = asio::as_tuple(asio::use_awaitable);

// The server lets a connection say 15 things a second.
constexpr std::chrono::duration<double> shortest_turn{1.0 / 14};

// Connections from one address to another are limited by the number of ports: every so many get
// another address of this machine.
constexpr unsigned clients_an_address = 20'000;

}  // namespace

Table::Table(Load& load, unsigned number, unsigned players, unsigned clients)
    : load_{load}, number_{number}, players_{players}, bell_{load.context} {
    bell_.expires_at(Clock::time_point::max());
    for (unsigned i = 0; i < clients; ++i) {
        clients_.push_back(std::make_unique<Client>(load.context, load.tally, [this] {
            last_heard_ = Clock::now();
            bell_.cancel();
        }));
    }
}

bool Table::broken() const {
    return load_.tally.refused > 0 ||
           std::ranges::any_of(clients_, [](const auto& client) { return client->gone(); });
}

bool Table::told(std::int64_t game_number) const {
    return std::ranges::all_of(
        clients_, [=](const auto& client) { return client->game_number() >= game_number; });
}

template <class Condition>
asio::awaitable<bool> Table::until(const Condition& condition) {
    while (!broken() && !condition())
        co_await bell_.async_wait(as_values);
    co_return !broken();
}

asio::awaitable<bool> Table::ask(Client& client, const std::string& fields) {
    co_await client.say(fields);
    co_return co_await until([&client] { return client.answered(); });
}

std::string Table::at_table(std::string_view type) const {
    return R"("type":")" + std::string{type} + R"(","table":")" + id_ + '"';
}

asio::awaitable<void> Table::connect(const tcp::endpoint& server) {
    for (unsigned i = 0; i < clients_.size(); ++i) {
        const unsigned client = number_ * static_cast<unsigned>(clients_.size()) + i;
        const tcp::endpoint from{asio::ip::address_v4{asio::ip::address_v4::loopback().to_uint() +
                                                      client / clients_an_address},
                                 0};
        const std::string name = i < players_ ? "Player " + std::to_string(i + 1) : "";
        co_await clients_[i]->connect(server, from, name);
        if (!co_await until([&] { return clients_[i]->answered(); })) co_return;
    }
}

asio::awaitable<void> Table::set() {
    for (const auto& client : clients_) {
        const std::string unwatch = at_table("unwatch");
        if (!id_.empty() && !co_await ask(*client, unwatch)) co_return;
    }
    std::string host =
        R"("type":"host","mode":"standard","scenario":"family-game","first":1,)"
        R"("clock":{"kind":"none"},"open":true,"spectators":true,"relief":"visitor","seats":[)";
    for (unsigned i = 0; i < players_; ++i)
        host += i == 0 ? R"({"kind":"open"})" : R"(,{"kind":"open"})";
    host += ']';
    if (!co_await ask(*clients_.front(), host)) co_return;
    id_ = clients_.front()->table();
    for (std::size_t i = 1; i < clients_.size(); ++i) {
        const std::string sync = at_table("sync") + R"(,"viewer":null)";
        if (!co_await ask(*clients_[i], sync)) co_return;
    }
    for (const std::string_view what : {"sit", "ready"}) {
        for (unsigned i = 0; i < players_; ++i) {
            const std::string more = what == "sit"
                                         ? R"(,"seat":)" + std::to_string(i + 1) +
                                               R"(,"name":"Player )" + std::to_string(i + 1) +
                                               R"(","nonce":")" + std::string(32, '5') + '"'
                                         : std::string{R"(,"ready":true)"};
            const std::string message = at_table(what) + more;
            if (!co_await ask(*clients_[i], message)) co_return;
        }
    }
    if (co_await until([this] { return told(0); })) ++load_.games;
}

asio::awaitable<bool> Table::move() {
    Client& first = *clients_.front();
    const std::int64_t number = first.game_number();
    const std::int64_t seat = first.to_act();
    Client& mover = *clients_[static_cast<std::size_t>(std::max<std::int64_t>(seat, 1)) - 1];
    const std::string message = at_table("move") + R"(,"viewer":null,"answers":)" +
                                std::to_string(number) + R"(,"seat":)" + std::to_string(seat) +
                                R"(,"move":)" + some_move(mover.view(), seat);
    ++load_.under_way;
    const auto sent = Clock::now();
    co_await mover.say(message);
    const bool good = co_await until([this, number] { return told(number + 1); });
    if (good) {
        load_.latencies.push_back(last_heard_ - sent);
        --load_.under_way;
    }
    co_return good;
}

asio::awaitable<void> Table::rest(std::chrono::duration<double> span) {
    asio::steady_timer timer{load_.context};
    timer.expires_after(std::chrono::duration_cast<Clock::duration>(span));
    co_await timer.async_wait(as_values);
}

// Pauses differ by half either way, so that the tables do not move in step.
asio::awaitable<void> Table::play() {
    const auto shortest = shortest_turn / players_;
    co_await rest(load_.pause * std::uniform_real_distribution{}(load_.chance));
    while (!load_.over && !broken()) {
        if (!co_await move()) co_return;
        if (clients_.front()->stage() != "playing") co_await set();
        const double part = std::uniform_real_distribution{0.5, 1.5}(load_.chance);
        co_await rest(std::max(load_.pause * part, shortest));
    }
}

}  // namespace velatura::bench
