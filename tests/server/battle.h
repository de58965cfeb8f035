// The real program, serving people who play at many tables while something happens to it: whatever
// was answered is there afterwards, nothing happened twice, and every game goes on to its end.
#pragma once

#include <functional>
#include <memory>
#include <random>

#include "duel.h"
#include "site.h"
#include "store/process.h"

namespace velatura::server_test {

class Program {
  public:
    // `before` are words in front of the command: env and its variables.
    Program(const std::string& program, const std::string& page, const std::string& database,
            std::vector<std::string> before = {});
    void kill();
    // Until it has ended by itself.
    void stop();
    pid_t id() const { return process_.id(); }

    std::uint16_t port = 0;

  private:
    store::Process process_;
};

class Battle {
  public:
    static constexpr unsigned tables = 50;

    Battle(std::string database, std::size_t servers, unsigned duels = tables,
           std::vector<std::string> before = {});

    // People play, and one of the servers is killed at a random moment; the next round begins with
    // a new one.
    void kill_one(std::size_t victim);
    // The same, but it is asked to stop, and a server of this program takes its place while the
    // others serve.
    void replace_one(std::size_t victim, const std::string& program);
    // People play while this happens. They lose their connections now and then, are told that
    // something cannot be done now, and try again.
    void endure(const std::function<void()>& trouble);
    // Nothing happens any more: every game ends, and all that was answered is in the store.
    void end();

    // Of the servers that run.
    std::vector<pid_t> servers() const;
    std::mt19937& random() { return random_; }
    int some(int least, int most) { return std::uniform_int_distribution{least, most}(random_); }

  private:
    using Place = std::unique_ptr<Program>;

    void start();
    enum class Fate { killed, stopped, anything };
    void play(const std::function<void()>& meanwhile, Fate fate);
    void check();

    Folder page_;
    std::string database_;
    std::vector<std::string> before_;
    std::vector<Place> running_;
    unsigned duel_count_;
    std::vector<Duel> duels_;
    std::mt19937 random_{7};
};

// So many, if the environment says no other number.
int wanted(const char* variable, int usual);

}  // namespace velatura::server_test
