// The server that is measured: the real program, in a process of its own.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "store/process.h"

namespace velatura::bench {

// How much a process has used.
struct Usage {
    std::chrono::duration<double> processor{};
    std::uint64_t memory = 0;  // bytes, now
};

Usage usage_of(pid_t process);

class Served {
  public:
    // An empty database: an SQLite file in `folder`.
    Served(const std::string& program, const std::string& folder, const std::string& database,
           std::uint64_t connections);

    std::uint16_t port() const { return port_; }  // 0: it did not start
    Usage usage() const { return usage_of(process_.id()); }
    // A number of its metrics; 0 if there is none.
    double metric(const std::string& name) const;

  private:
    store::Process process_;
    std::uint16_t port_ = 0;
    std::uint16_t metrics_port_ = 0;
};

}  // namespace velatura::bench
