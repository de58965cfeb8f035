// A PostgreSQL server of the tests' own: in a temporary folder, by a Unix socket only, and gone
// with the program that started it.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

#include "store/process.h"

namespace velatura::store {

class Cluster {
  public:
    // With fsync off a commit does not wait for the disk: a test that kills no machine needs no
    // more.
    explicit Cluster(bool fsync = false);
    ~Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    // Empty if it runs; else why not.
    const std::string& trouble() const { return trouble_; }

    std::string fresh_database();  // its address
    enum class Stop { gently, at_once };
    void stop(Stop how);
    void start();
    // It is there and does nothing.
    void freeze(bool frozen) const;
    // The processes that serve clients and write files.
    std::vector<pid_t> children() const;
    // Of all clients, in the middle of whatever they do.
    void cut_connections() const;

  private:
    std::string address() const;

    bool fsync_;
    Folder folder_;
    std::string program_folder_;
    std::string trouble_;
    std::unique_ptr<Process> server_;
    int databases_ = 0;
};

// One for all tests of a run.
Cluster& shared_cluster();

}  // namespace velatura::store
