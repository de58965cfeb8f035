#include "store/process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

namespace velatura::store {

Process::Process(std::vector<std::string> command, Reads reads) {
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1],
                                     reads == Reads::output ? STDOUT_FILENO : STDERR_FILENO);
    std::vector<char*> arguments;
    for (std::string& word : command)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    if (posix_spawnp(&id_, arguments[0], &actions, nullptr, arguments.data(), environ) != 0) {
        id_ = -1;
    }
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    from_ = ends[0];
}

Process::~Process() {
    kill();
    close(from_);
}

std::optional<std::string> Process::line() {
    while (true) {
        if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return line;
        }
        std::array<char, 4096> part;
        const ssize_t length = read(from_, part.data(), part.size());
        if (length < 0 && errno == EINTR) continue;
        if (length <= 0) return std::nullopt;
        unread_.append(part.data(), static_cast<std::size_t>(length));
    }
}

void Process::signal(int number) const {
    if (id_ > 0) ::kill(id_, number);
}

int Process::wait() {
    if (id_ <= 0) return -1;
    int status = 0;
    while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

int Process::kill() {
    signal(SIGKILL);
    return wait();
}

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "velatura-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace velatura::store
