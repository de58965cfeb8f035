// The real program, killed at random moments while people play at fifty tables: whatever was
// answered is there afterwards, nothing happened twice, and every game goes on to its end. With a
// file, with PostgreSQL, and with three servers on one PostgreSQL of which one is killed at a time.
//
// VELATURA_KILLS=200 kills more often than the usual 20 times.
#include <gtest/gtest.h>
#include <signal.h>

#include <latch>
#include <random>
#include <thread>

#include "duel.h"
#include "site.h"
#include "store/cluster.h"

namespace velatura::server_test {
namespace {

constexpr unsigned tables = 50;

int kills() {
    const char* const wanted = std::getenv("VELATURA_KILLS");
    return wanted == nullptr ? 20 : std::atoi(wanted);
}

class Program {
  public:
    Program(const std::string& page, const std::string& database)
        : process_{{VELATURA_PROGRAM, "serve", "--port", "0", "--page", page, "--db", database,
                    "--log", "nothing"}} {
        const auto line = process_.line();
        EXPECT_TRUE(line.has_value());
        const std::size_t colon = line ? line->find(':', line->find("http://") + 7) : 0;
        if (line) port = static_cast<std::uint16_t>(std::stoi(line->substr(colon + 1)));
    }
    void kill() { EXPECT_EQ(process_.kill(), -SIGKILL); }

    std::uint16_t port = 0;

  private:
    store::Process process_;
};

class Battle {
  public:
    Battle(std::string database, std::size_t servers)
        : database_(std::move(database)), running_(servers) {
        page_.write("index.html", "<!doctype html>");
    }

    void fight() {
        std::mt19937 random{7};
        for (int round = 0; round < kills(); ++round) {
            start();
            play(random, running_[static_cast<std::size_t>(round) % running_.size()]);
            if (testing::Test::HasFailure()) return;
        }
        start();
        // Nobody is killed any more: every game ends.
        play(random, none_);
        check();
    }

  private:
    using Place = std::unique_ptr<Program>;

    void start() {
        for (Place& one : running_) {
            if (!one) one = std::make_unique<Program>(page_.path().string(), database_);
        }
        while (duels_.size() < tables)
            duels_.emplace_back(running_[0]->port, static_cast<unsigned>(duels_.size()));
    }

    // Until the victim is dead; without one, until all games are over.
    void play(std::mt19937& random, Place& victim) {
        std::latch connected{tables};
        std::atomic<bool> enough = false;
        std::vector<std::thread> threads;
        const std::size_t servers = running_.size();
        for (unsigned i = 0; i < tables; ++i) {
            const std::uint16_t one = running_[i % servers]->port;
            const std::uint16_t other = running_[(i + 1) % servers]->port;
            threads.emplace_back([this, &connected, &enough, last = !victim, i, one, other] {
                last ? duels_[i].finish(one, other, connected)
                     : duels_[i].play(one, other, connected, enough);
            });
        }
        if (victim) {
            connected.wait();
            // When exactly is chance's own: no state is waited for.
            std::this_thread::sleep_for(
                std::chrono::milliseconds{std::uniform_int_distribution{1, 250}(random)});
            victim->kill();
            enough = true;  // for those who play at the others
        }
        for (std::thread& thread : threads)
            thread.join();
        victim.reset();
    }

    void check() {
        running_.clear();
        const auto store = store::Store::open(database_);
        ASSERT_TRUE(store.has_value());
        std::size_t acknowledged = 0;
        std::size_t games = 0;
        for (const Duel& duel : duels_) {
            duel.check(**store);
            acknowledged += duel.acknowledged();
            games += duel.games();
        }
        EXPECT_GE(games, tables);
        std::printf("%zu events acknowledged, %zu games finished\n", acknowledged, games);
    }

    Folder page_;
    std::string database_;
    std::vector<Place> running_;
    std::vector<Duel> duels_;
    Place none_;
};

TEST(Killed, SqliteKeepsWhatWasAnswered) {
    const Folder folder;
    Battle{(folder.path() / "tables.db").string(), 1}.fight();
}

TEST(Killed, PostgresqlKeepsWhatWasAnswered) {
    ASSERT_EQ(store::shared_cluster().trouble(), "");
    Battle{store::shared_cluster().fresh_database(), 1}.fight();
}

TEST(Killed, ThreeServersOnOnePostgresqlKeepWhatWasAnswered) {
    ASSERT_EQ(store::shared_cluster().trouble(), "");
    Battle{store::shared_cluster().fresh_database(), 3}.fight();
}

}  // namespace
}  // namespace velatura::server_test
