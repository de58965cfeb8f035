#include "server/log_writer.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <string_view>
#include <utility>

#include "server/log.h"

namespace velatura::server {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr int look_again = 100;  // milliseconds

}  // namespace

LogWriter::LogWriter(int descriptor) : descriptor_(descriptor), thread_{[this] { work(); }} {}

LogWriter::~LogWriter() {
    {
        const std::lock_guard lock{mutex_};
        until_ = Clock::now() + 1s;
    }
    changed_.notify_all();
    thread_.join();
}

void LogWriter::write(std::string line) {
    {
        const std::lock_guard lock{mutex_};
        if (waiting_.size() >= most_waiting) {
            ++dropped_;
            return;
        }
        waiting_.push_back(std::move(line));
    }
    changed_.notify_one();
}

bool LogWriter::hurries() const {
    const std::lock_guard lock{mutex_};
    return until_ != Clock::time_point{} && Clock::now() >= until_;
}

// A pipe that can be written takes PIPE_BUF bytes without waiting.
bool LogWriter::put(std::string_view text) {
    while (!text.empty()) {
        pollfd end{descriptor_, POLLOUT, 0};
        const int ready = poll(&end, 1, look_again);
        if (hurries()) return false;
        if (ready <= 0) continue;
        const auto part = text.substr(0, PIPE_BUF);
        const ssize_t written = ::write(descriptor_, part.data(), part.size());
        if (written < 0 && errno != EAGAIN && errno != EINTR) return false;  // nobody reads it
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
    return true;
}

void LogWriter::work() {
    while (true) {
        std::string line;
        {
            std::unique_lock lock{mutex_};
            changed_.wait(lock,
                          [this] { return !waiting_.empty() || until_ != Clock::time_point{}; });
            if (waiting_.empty()) return;
            line = std::move(waiting_.front());
            waiting_.pop_front();
        }
        if (const std::uint64_t lost = dropped_; lost > told_) {
            const std::string note = "event=log_dropped lines=" + std::to_string(lost - told_);
            if (put(note_line(note, std::chrono::system_clock::now()) + '\n')) told_ = lost;
        }
        if (!put(line + '\n')) ++dropped_;
        if (hurries()) return;
    }
}

}  // namespace velatura::server
