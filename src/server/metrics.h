// What the server counts, and how Prometheus reads it. All of it belongs to the tables' thread.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "store/store.h"

namespace velatura::server {

class Histogram {
  public:
    static constexpr std::array bounds{0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
                                       0.1,   0.2,   0.5,   1.0,  2.0,  5.0};  // seconds

    void add(std::chrono::steady_clock::duration span);
    void write(std::string& out, std::string_view name) const;

  private:
    std::array<std::uint64_t, bounds.size() + 1> counts_{};
    double sum_ = 0;
};

struct Metrics {
    std::int64_t connections = 0;  // WebSocket, now
    std::uint64_t received = 0;    // messages
    std::uint64_t sent = 0;
    std::uint64_t slow = 0;       // connections dropped because they did not read
    std::uint64_t evicted = 0;    // connections that made room for others
    std::uint64_t too_fast = 0;   // messages beyond the credits
    std::uint64_t events = 0;     // appended by this process
    std::uint64_t conflicts = 0;  // somebody else was first
    std::uint64_t thoughts = 0;   // moves of computer players
    std::int64_t tables = 0;      // in memory, now
    std::map<std::string, std::uint64_t, std::less<>> refusals;  // by reason
    Histogram append;

    void refused(std::string_view reason);
};

// The text format of Prometheus.
std::string exposition(const Metrics& metrics, const store::Counters& store);

}  // namespace velatura::server
