#include "cli/arena/line_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

namespace velatura::cli {

namespace {

using namespace std::chrono_literals;

constexpr auto time_to_end = 500ms;
constexpr std::chrono::milliseconds time_between_looks = 100ms;

struct Pipe {
    int read = -1;
    int write = -1;
};

// Closed in every other program that is started, even by another thread at this moment.
Pipe open_pipe() {
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
    return {ends[0], ends[1]};
}

void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
}

pid_t spawn(const std::string& command, int input, int output) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);

    // A group of its own: it can be ended with all its children, and an interrupt typed at the
    // terminal does not reach it. Signals that we ignore or catch have their default action there.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    posix_spawnattr_setsigmask(&attributes, &usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM})
        sigaddset(&usual, signal);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);

    std::string shell = "sh";
    std::string option = "-c";
    std::string line = command;
    const std::array<char*, 4> arguments{shell.data(), option.data(), line.data(), nullptr};
    pid_t process = -1;
    if (posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments.data(), environ) != 0) {
        process = -1;
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return process;
}

}  // namespace

LineProcess::LineProcess(const std::string& command) {
    Pipe input = open_pipe();
    Pipe output = open_pipe();
    if (input.read >= 0 && output.read >= 0) process_ = spawn(command, input.read, output.write);
    close_end(input.read);
    close_end(output.write);
    to_ = input.write;
    from_ = output.read;
    for (const int end : {to_, from_}) {
        if (end >= 0) fcntl(end, F_SETFL, O_NONBLOCK);
    }
}

LineProcess::~LineProcess() {
    if (started()) {
        send_some();  // the last words, as far as they fit
        close_input();
        const auto until = Clock::now() + time_to_end;
        bool open = true;
        while (open) {  // anything it still says is read and dropped
            short in = POLLIN;
            short none = 0;
            if (!wait(in, none, until)) break;
            open = read_some();
            unread_.clear();
        }
    }
    end();
}

void LineProcess::tell(std::string_view line) {
    unsent_.append(line).push_back('\n');
}

std::expected<std::string, LineProcess::Failure> LineProcess::ask(
    std::chrono::milliseconds patience, bool (*ended)()) {
    // A bot may greet before it is greeted; whether it has ended shows below.
    if (asked_) read_some();
    if (asked_ && !unread_.empty()) return std::unexpected{Failure::unasked};
    asked_ = true;
    const auto until = Clock::now() + patience;
    while (true) {
        if (const std::size_t length = unread_.find('\n'); length < longest_line) {
            std::string line = unread_.substr(0, length);
            unread_.erase(0, length + 1);
            return line;
        }
        if (unread_.size() >= longest_line) return std::unexpected{Failure::too_long};
        short in = POLLIN;
        short out = unsent_.empty() ? short{0} : short{POLLOUT};
        if (!wait(in, out, until, ended)) return std::unexpected{Failure::slow};
        // A bot that no longer reads may still have answered.
        if (out != 0 && !send_some()) unsent_.clear();
        if (in != 0 && !read_some()) return std::unexpected{Failure::ended};
    }
}

std::string LineProcess::end() {
    close_input();
    close_end(from_);
    if (!started()) return {};
    kill(-process_, SIGKILL);
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    if (WIFEXITED(status)) return "exit status " + std::to_string(WEXITSTATUS(status));
    if (WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL) {
        return "signal " + std::to_string(WTERMSIG(status));
    }
    return "killed";
}

// Whether one of the two ends is ready before the time is up; which, is in the events.
bool LineProcess::wait(short& output_events, short& input_events, Clock::time_point until,
                       bool (*ended)()) const {
    std::array<pollfd, 2> ends{pollfd{from_, output_events, 0},
                               pollfd{input_events == 0 ? -1 : to_, input_events, 0}};
    while (true) {
        // A bot that never stops talking, byte by byte, runs out of time too.
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
        if (left <= 0ms || (ended != nullptr && ended())) return false;
        // An interrupt may reach another thread than this one.
        const auto nap = ended == nullptr ? left : std::min(left, time_between_looks);
        const int ready = poll(ends.data(), ends.size(), static_cast<int>(nap.count()));
        if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
        output_events = ends[0].revents;
        input_events = ends[1].revents;
        return ready > 0;
    }
}

bool LineProcess::send_some() {
    while (!unsent_.empty()) {
        const ssize_t sent = write(to_, unsent_.data(), unsent_.size());
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) return errno == EAGAIN;
        unsent_.erase(0, static_cast<std::size_t>(sent));
    }
    return true;
}

bool LineProcess::read_some() {
    std::array<char, 4096> part;
    const ssize_t length = read(from_, part.data(), part.size());
    if (length > 0) unread_.append(part.data(), static_cast<std::size_t>(length));
    return length > 0 || (length < 0 && (errno == EINTR || errno == EAGAIN));
}

void LineProcess::close_input() {
    close_end(to_);
}

}  // namespace velatura::cli
