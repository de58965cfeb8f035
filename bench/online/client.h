// One connection to a server of online tables: a player, or somebody who only watches.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace velatura::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

// What happened to all clients together.
struct Tally {
    std::uint64_t messages = 0;
    std::uint64_t bytes = 0;
    std::uint64_t connected = 0;
    // None of these should happen.
    std::uint64_t dropped = 0;  // connections that failed or ended
    std::uint64_t gaps = 0;     // events that were not told
    std::uint64_t refused = 0;
    std::string trouble;  // the first of these, in words
};

class Client {
  public:
    // `heard` is called after every message, and when the connection has ended.
    Client(asio::io_context& context, Tally& tally, std::function<void()> heard);

    // Becomes a new person, if there is a name, connects and says hello.
    asio::awaitable<void> connect(const tcp::endpoint& server, const tcp::endpoint& from,
                                  const std::string& name);
    // Fields of a message without the braces.
    asio::awaitable<void> say(const std::string& fields);

    bool gone() const { return gone_; }
    bool answered() const { return answered_ == said_; }
    const std::string& table() const { return table_; }  // of the last answer
    // Of the game at the table, as last told.
    std::string_view stage() const { return stage_; }
    std::int64_t game_number() const { return game_number_; }
    std::int64_t to_act() const { return to_act_; }
    const std::string& view() const { return view_; }

  private:
    asio::awaitable<std::string> become(const std::string& name);
    asio::awaitable<void> listen();
    void hear(std::string_view list);
    void hear_game(std::string_view list);
    void fail(const std::string& what);

    beast::websocket::stream<tcp::socket> socket_;
    beast::flat_buffer buffer_;
    Tally& tally_;
    std::function<void()> heard_;
    bool somebody_ = false;
    bool gone_ = false;
    std::int64_t said_ = 0;
    std::int64_t answered_ = 0;
    std::int64_t number_ = 0;  // of the table's last event
    std::int64_t game_number_ = -1;
    std::int64_t to_act_ = 0;
    std::string table_;
    std::string stage_;
    std::string view_;
};

}  // namespace velatura::bench
