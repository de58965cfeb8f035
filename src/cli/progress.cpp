#include "cli/progress.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <string>

namespace velatura::cli {

using namespace std::chrono_literals;

Progress::Progress(std::uint64_t steps)
    : steps_(std::max<std::uint64_t>(steps, 1)),
      terminal_(isatty(STDERR_FILENO) == 1),
      next_(Clock::now() + 1s) {}

Progress::~Progress() {
    if (drawn_) fmt::print(stderr, "\r\033[K");
}

void Progress::advance(std::uint64_t steps) {
    if (!terminal_) return;
    const std::lock_guard lock{mutex_};
    done_ += steps;
    const Clock::time_point now = Clock::now();
    if (now < next_) return;
    next_ = now + 100ms;
    drawn_ = true;
    constexpr std::uint64_t width = 40;
    const std::uint64_t filled = std::min(width, done_ * width / steps_);
    const std::string bar = std::string(filled, '#') + std::string(width - filled, '.');
    fmt::print(stderr, "\r[{}] {:3} %", bar, std::min<std::uint64_t>(100, done_ * 100 / steps_));
    std::fflush(stderr);
}

}  // namespace velatura::cli
