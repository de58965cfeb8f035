// Durable appends a second: store_bench [ADDRESS...]
//
// Without an address: an SQLite file in the current folder, and a PostgreSQL server of its own in
// the folder for temporary files, with fsync on. So many tables have one append each under way at
// any time; the next is asked for when the last is on the disk.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

#include "store/answers.h"
#include "store/cluster.h"

namespace velatura::store {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto duration = std::chrono::seconds{3};

class Bench {
  public:
    Bench(Store& store, std::string name, int tables)
        : store_{store}, name_{std::move(name)}, players_(tables), playing_{tables} {}

    void run() {
        for (std::size_t i = 0; i < players_.size(); ++i)
            append(store_, new_table(table(i))).value();
        const std::uint64_t groups_before = store_.counters().groups;
        const auto start = Clock::now();
        end_ = start + duration;
        for (std::size_t i = 0; i < players_.size(); ++i)
            move(i);
        std::unique_lock lock{mutex_};
        finished_.wait(lock, [&] { return playing_ == 0; });
        report(Clock::now() - start, store_.counters().groups - groups_before);
    }

  private:
    struct Player {
        Number last = 0;
        Clock::time_point asked;
    };

    std::string table(std::size_t i) const { return name_ + "-" + std::to_string(i); }

    // From the writer's thread, but for the first.
    void move(std::size_t i) {
        Player& player = players_[i];
        player.asked = Clock::now();
        store_.append(one_event(table(i), player.last++, payload_),
                      [this, i](const Result<Appended>& outcome) { moved(i, outcome); });
    }

    void moved(std::size_t i, const Result<Appended>& outcome) {
        const auto now = Clock::now();
        {
            const std::lock_guard lock{mutex_};
            latencies_.push_back(now - players_[i].asked);
            if (outcome != Appended::yes) ++failures_;
            if (now >= end_) {
                if (--playing_ == 0) finished_.notify_all();
                return;
            }
        }
        move(i);
    }

    void report(Clock::duration took, std::uint64_t groups) {
        std::ranges::sort(latencies_);
        const auto at = [&](double part) {
            const auto place = static_cast<std::size_t>(part * double(latencies_.size() - 1));
            return std::chrono::duration<double, std::milli>{latencies_[place]}.count();
        };
        const double seconds = std::chrono::duration<double>{took}.count();
        fmt::print("{:>6} {:>12.0f} {:>10.2f} {:>10.2f} {:>10.1f} {:>9}\n", players_.size(),
                   double(latencies_.size()) / seconds, at(0.5), at(0.99),
                   double(latencies_.size()) / double(groups), failures_);
    }

    Store& store_;
    std::string name_;
    std::vector<Player> players_;
    std::string payload_ = std::string(300, 'x');  // about the size of a move with its tags
    Clock::time_point end_;
    std::mutex mutex_;
    std::condition_variable finished_;
    std::vector<Clock::duration> latencies_;  // these by mutex_
    int playing_;
    int failures_ = 0;
};

bool measure(const std::string& title, const std::string& address) {
    auto opened = Store::open(address);
    if (!opened) {
        fmt::print(stderr, "{}: {}\n", name_of(opened.error().reason), opened.error().detail);
        return false;
    }
    fmt::print("{}\ntables  appends a s     p50 ms     p99 ms    a group  failures\n", title);
    for (const int tables : {1, 16, 256})
        Bench{**opened, std::to_string(Clock::now().time_since_epoch().count()), tables}.run();
    return true;
}

}  // namespace

}  // namespace velatura::store

int main(int count, char** words) {
    using namespace velatura::store;
    bool good = true;
    for (int i = 1; i < count; ++i)
        good = measure(words[i], words[i]) && good;
    if (count == 1) {
        const std::string file = "store_bench.db";
        good = measure("SQLite", file);
        for (const char* const end : {"", "-wal", "-shm"})
            std::filesystem::remove(file + end);
        Cluster cluster{true};
        good = measure("PostgreSQL", cluster.fresh_database()) && good;
    }
    return good ? 0 : 1;
}
