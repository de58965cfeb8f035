// The web server: sockets, time limits and the stop. What it says is answer.h's business.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <system_error>

#include "server/log.h"
#include "server/page.h"

namespace velatura::server {

// Nobody can hold the server up for longer than these, nor for less memory than a header each.
struct Limits {
    std::chrono::milliseconds idle{60'000};     // between two requests
    std::chrono::milliseconds request{10'000};  // from a request's first byte to its last
    std::chrono::milliseconds answer{60'000};   // for a client to take an answer
    std::chrono::milliseconds stop{5'000};      // for answers under way when the server stops
    // Beyond it, whoever has been waiting longest without a request makes room.
    std::size_t connections = 1000;
};

class Server {
  public:
    // The page must live as long as the server.
    Server(const Page& page, const Limits& limits, Log log);
    ~Server();

    // "127.0.0.1", "::1"; "0.0.0.0" and "::" are all addresses of this machine. Port 0: a free one.
    std::error_code listen(const std::string& address, std::uint16_t port);
    std::uint16_t port() const;

    // Serves until stop(): answers under way are finished, then it returns.
    void run();
    void stop();  // from any thread

    // SIGINT and SIGTERM stop it, a second one at once. Before run().
    void stop_on_signals();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace velatura::server
