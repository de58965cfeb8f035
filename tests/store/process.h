// Another program, started and spoken to by its standard output, and temporary folders.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace velatura::store {

class Process {
  public:
    // Which of its outputs we read.
    enum class Reads { output, errors };
    explicit Process(std::vector<std::string> command, Reads reads = Reads::output);
    ~Process();  // kills it
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    std::optional<std::string> line();  // none at the end
    void signal(int number) const;
    int wait();  // its exit status, or minus the signal that ended it
    int kill();
    pid_t id() const { return id_; }

  private:
    pid_t id_ = -1;
    int from_ = -1;
    std::string unread_;
};

// Removed with all it holds.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }
    std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

}  // namespace velatura::store
