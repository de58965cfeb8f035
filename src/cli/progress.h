// A progress bar on standard error for work that takes more than a second: only on a terminal, and
// removed when the work is done.
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>

namespace velatura::cli {

class ProgressLine {
  public:
    explicit ProgressLine(std::uint64_t steps);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    // So many more steps are done. Any thread may say so.
    void advance(std::uint64_t steps = 1);

  private:
    using Clock = std::chrono::steady_clock;

    const std::uint64_t steps_;
    const bool terminal_;
    std::mutex mutex_;
    std::uint64_t done_ = 0;
    bool drawn_ = false;
    Clock::time_point next_;  // nothing is drawn before
};

}  // namespace velatura::cli
