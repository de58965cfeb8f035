#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

namespace velatura::cli {

using namespace std::chrono_literals;

ProgressLine::ProgressLine(std::uint64_t steps)
    : steps_(std::max<std::uint64_t>(steps, 1)),
      terminal_(isatty(STDERR_FILENO) == 1),
      next_(Clock::now() + 1s) {}

ProgressLine::~ProgressLine() {
    if (drawn_) std::fputs("\r\033[K", stderr);
}

void ProgressLine::advance(std::uint64_t steps) {
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
    // A closed terminal isn't a reason to throw.
    const std::uint64_t percent = std::min<std::uint64_t>(100, done_ * 100 / steps_);
    std::fputs(fmt::format("\r[{}] {:3}%", bar, percent).c_str(), stderr);
    std::fflush(stderr);
}

}  // namespace velatura::cli
