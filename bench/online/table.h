// One table of the measurement and the clients around it: game after game.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <random>
#include <vector>

#include "client.h"

namespace velatura::bench {

using Clock = std::chrono::steady_clock;

// What all tables share.
struct Load {
    asio::io_context context{1};
    Tally tally;
    std::mt19937 chance{2026};
    std::chrono::duration<double> pause{3};  // between two moves of a table, on average
    bool over = false;                       // no further moves
    std::vector<Clock::duration> latencies;  // move sent to the last client of the table told
    std::size_t under_way = 0;               // moves
    std::uint64_t games = 0;                 // begun
};

class Table {
  public:
    Table(Load& load, unsigned number, unsigned players, unsigned clients);

    asio::awaitable<void> connect(const tcp::endpoint& server);
    // A new table on the server; everybody there sits or watches, and the game begins.
    asio::awaitable<void> set();
    asio::awaitable<void> play();  // until the load is over

  private:
    template <class Condition>
    asio::awaitable<bool> until(const Condition& condition);  // false: somebody is gone
    asio::awaitable<bool> ask(Client& client, const std::string& fields);
    asio::awaitable<bool> move();
    asio::awaitable<void> rest(std::chrono::duration<double> span);
    std::string at_table(std::string_view type) const;
    bool broken() const;
    bool told(std::int64_t game_number) const;

    Load& load_;
    unsigned number_;
    unsigned players_;  // the first of the clients
    std::vector<std::unique_ptr<Client>> clients_;
    asio::steady_timer bell_;  // cancelled when a client was told something
    Clock::time_point last_heard_;
    std::string id_;
};

}  // namespace velatura::bench
