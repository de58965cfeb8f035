// Writes log lines to a file descriptor on a thread of its own, so that nobody waits for
// their reader. Where it is too slow or gone, lines are dropped and counted; the next one
// that can be written says how many.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace velatura::server {

class LogWriter {
  public:
    static constexpr std::size_t most_waiting = 10'000;  // lines

    explicit LogWriter(int descriptor);
    // Writes what waits, for a second at most.
    ~LogWriter();
    LogWriter(const LogWriter&) = delete;
    LogWriter& operator=(const LogWriter&) = delete;

    void write(std::string line);  // without its end; never waits
    std::uint64_t dropped() const { return dropped_; }

  private:
    void work();
    bool put(std::string_view text);
    bool hurries() const;

    const int descriptor_;
    std::atomic<std::uint64_t> dropped_ = 0;
    std::uint64_t told_ = 0;  // of those
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> waiting_;                // by mutex_
    std::chrono::steady_clock::time_point until_{};  // by mutex_: the end, if it is near
    std::thread thread_;
};

}  // namespace velatura::server
