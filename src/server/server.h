// The web server: sockets, time limits and the stop. What it says is answer.h's business and, of
// online tables, that of reception.h and api.h.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "server/credits.h"
#include "server/log.h"
#include "server/net.h"
#include "server/page.h"
#include "store/store.h"

namespace velatura::content {
struct Catalog;
}

namespace velatura::server {

// Nobody can hold the server up for longer than these, nor for less memory than a header each.
struct ConnectionLimits {
    std::chrono::milliseconds idle{60'000};     // between two requests
    std::chrono::milliseconds request{10'000};  // from a request's first byte to its last
    std::chrono::milliseconds answer{60'000};   // for a client to take an answer
    std::chrono::milliseconds stop{5'000};      // for answers under way when the server stops
    // Beyond it, whoever has been waiting longest without a request makes room.
    std::size_t connections = 1000;
    std::size_t connections_each = 400;  // from one address; this machine has no such limit

    // So many of them may be WebSockets: a fifth is left for pages and /health.
    std::size_t sockets() const {
        return connections < 2 ? connections
                               : connections - std::max<std::size_t>(connections / 5, 1);
    }
};

// What one connection, address or person may use of online tables.
struct Allowances {
    Budget connection{.most = 60, .a_second = 15};
    Budget address{.most = 600, .a_second = 150};
    std::size_t connections = 200;  // from one address
    std::size_t sockets = 800;      // from all; the server sets it (ConnectionLimits::sockets)
    std::size_t tables = 50;        // unfinished, of one person
    std::size_t listed = 5;         // of them waiting for players in the lobby
    Budget newcomers{.most = 60, .a_second = 60.0 / 3600};   // people of an address
    Budget new_tables{.most = 60, .a_second = 60.0 / 3600};  // and tables they set
    std::size_t watched = 20;                                // tables over one connection
};

struct OnlineSettings {
    unsigned thinkers = 1;                      // threads of computer players
    Nets proxies{};                             // whose word on a client's address is believed
    std::vector<std::string> hosts{};           // names this server answers to; none: all
    std::size_t unread = std::size_t{1} << 20;  // bytes a client may leave unread
    std::chrono::milliseconds silence{60'000};  // of a client, with pings in between
    std::chrono::milliseconds hello{10'000};    // until a client says who it is
    std::chrono::hours keep{24 * 365};          // what nobody has touched for longer goes
    Allowances allowances{};
    std::function<void(std::string_view)> note{};  // of what went wrong: key=value
    // For tests: another source of chance, another clock (milliseconds since 1970), and how much
    // quicker than that of the world it runs.
    std::function<std::string(std::size_t digits)> random{};
    std::function<std::int64_t()> now{};
    int pace = 1;
};

class Server {
  public:
    // The page must live as long as the server.
    Server(const Page& page, const ConnectionLimits& limits, Log log);
    ~Server();

    // "127.0.0.1", "::1"; "0.0.0.0" and "::" are all addresses of this machine. Port 0: a free one.
    std::error_code listen(const std::string& address, std::uint16_t port);
    std::uint16_t port() const;
    // Where the numbers for Prometheus are, and nothing else but the health. Before run().
    std::error_code listen_for_metrics(const std::string& address, std::uint16_t port);
    std::uint16_t metrics_port() const;

    // Serves online tables too. Before run(). Catalog and store must outlive that, and the store
    // must be gone before the server is: its threads report here.
    void serve_tables(const content::Catalog& catalog, store::Store& store,
                      OnlineSettings settings);
    // What the store tells of other processes; from any thread.
    void news(const store::News& news);

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
