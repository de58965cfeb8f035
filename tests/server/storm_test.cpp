// Everything goes wrong while people play over sockets: servers are killed, their clocks jump,
// connections are cut, the database hangs, loses its disk, its connections or its life. Whatever
// was answered is there afterwards, nothing happened twice, and every game goes on to its end.
//
// VELATURA_STORM_MINUTES=20 goes on for that long; usually there is each kind of trouble once.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>

#include <cstring>
#include <thread>

#include "battle.h"
#include "store/cluster.h"
#include "store/sqlite.h"

namespace velatura::server_test {
namespace {

using std::chrono::steady_clock;

// How long a trouble lasts: that somebody waits for it is the point.
void last(int milliseconds) {
    std::this_thread::sleep_for(std::chrono::milliseconds{milliseconds});
}

// The wall clock of programs that were started with it, set by us (jumping_clock.cpp).
class Clock {
  public:
    Clock() { set(0); }
    std::vector<std::string> before() const {
        return {"env", "LD_PRELOAD=" VELATURA_CLOCK,
                "VELATURA_TEST_CLOCK=" + (folder_.path() / "clock").string()};
    }
    void set(std::int64_t seconds) const {
        std::string bytes(sizeof seconds, '\0');
        std::memcpy(bytes.data(), &seconds, sizeof seconds);
        std::fstream file{folder_.path() / "clock",
                          std::ios::binary | std::ios::in | std::ios::out};
        if (!file) return folder_.write("clock", bytes);
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    }

  private:
    Folder folder_;
};

// Nothing these processes write may go beyond the beginning of a file: a full disk.
void fill_disk(const std::vector<pid_t>& processes, bool full) {
    for (const pid_t process : processes) {
        rlimit limit{};
        if (prlimit(process, RLIMIT_FSIZE, nullptr, &limit) != 0) continue;  // gone by now
        limit.rlim_cur = full ? 0 : limit.rlim_max;
        prlimit(process, RLIMIT_FSIZE, &limit, nullptr);
    }
}

struct Trouble {
    std::string_view name;
    std::function<void(Battle&)> happen;
};

void brave(Battle& battle, const std::vector<Trouble>& troubles) {
    const auto until =
        steady_clock::now() + std::chrono::minutes{wanted("VELATURA_STORM_MINUTES", 0)};
    std::map<std::string_view, int> counts;
    std::size_t round = 0;
    for (; round < troubles.size() || steady_clock::now() < until; ++round) {
        // First each of them, then as chance has it.
        const std::size_t which =
            round < troubles.size()
                ? round
                : static_cast<std::size_t>(battle.some(0, static_cast<int>(troubles.size()) - 1));
        SCOPED_TRACE(troubles[which].name);
        troubles[which].happen(battle);
        ++counts[troubles[which].name];
        if (testing::Test::HasFailure()) return;
    }
    battle.end();
    for (const auto& [name, count] : counts)
        std::printf("%3d times %s\n", count, std::string{name}.c_str());
}

// How long what passes lasts; seldom longer than the store waits for an answer.
int a_while(Battle& battle) {
    return battle.some(0, 9) == 0 ? battle.some(2'000, 8'000) : battle.some(100, 700);
}

Trouble kills() {
    return {"a server was killed",
            [](Battle& battle) { battle.kill_one(static_cast<std::size_t>(battle.some(0, 5))); }};
}

Trouble jumps(const Clock& clock) {
    return {"the clock jumped", [&clock](Battle& battle) {
                battle.endure([&] {
                    for (int n = 0; n < 3; ++n) {
                        clock.set(battle.some(-7'200, 7'200));
                        last(battle.some(50, 300));
                    }
                });
            }};
}

Trouble cuts() {
    return {"connections of people were cut",
            [](Battle& battle) { battle.endure([&] { last(a_while(battle)); }); }};
}

TEST(Storm, IsBravedWithAFile) {
    const Folder folder;
    const std::string file = (folder.path() / "tables.db").string();
    const Clock clock;
    Battle battle{file, 1, 20, clock.before()};
    brave(battle, {cuts(),
                   kills(),
                   jumps(clock),
                   {"somebody held the database",
                    [&](Battle& at) {
                        at.endure([&] {
                            auto other = store::open_sqlite(file);
                            ASSERT_TRUE(other && (*other)->begin());
                            last(a_while(at));
                            (*other)->roll_back();
                        });
                    }},
                   {"the disk was full", [](Battle& at) {
                        at.endure([&] {
                            fill_disk(at.servers(), true);
                            last(a_while(at));
                            fill_disk(at.servers(), false);
                        });
                    }}});
}

TEST(Storm, IsBravedByTwoServersOnOnePostgresql) {
    store::Cluster cluster;
    ASSERT_EQ(cluster.trouble(), "");
    const std::string database = cluster.fresh_database();
    const Clock clock;
    Battle battle{database, 2, 20, clock.before()};
    brave(battle, {cuts(),
                   kills(),
                   jumps(clock),
                   {"the database hung",
                    [&](Battle& at) {
                        at.endure([&] {
                            cluster.freeze(true);
                            last(a_while(at));
                            cluster.freeze(false);
                        });
                    }},
                   {"the database was killed",
                    [&](Battle& at) {
                        at.endure([&] {
                            cluster.stop(store::Cluster::Stop::at_once);
                            last(at.some(0, 500));
                            cluster.start();
                        });
                    }},
                   {"the disk of the database was full",
                    [&](Battle& at) {
                        at.endure([&] {
                            fill_disk(cluster.children(), true);
                            last(a_while(at));
                            fill_disk(cluster.children(), false);
                        });
                    }},
                   {"the network to the database was cut", [&](Battle& at) {
                        at.endure([&] {
                            for (int n = 0; n < 5; ++n) {
                                cluster.cut_connections();
                                last(at.some(10, 150));
                            }
                        });
                    }}});
}

}  // namespace
}  // namespace velatura::server_test
