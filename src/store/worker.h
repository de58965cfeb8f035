// A thread with a connection of its own, and what it has to do, in order. A lost connection is made
// anew, and what was under way is tried again once it is certain that it was not kept.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

#include "store/connection.h"
#include "store/values.h"

namespace velatura::store {

class Worker {
  public:
    using Connect = std::function<Opened()>;
    using Request = std::function<void(Worker&)>;
    struct PendingAppend {
        Append append;
        std::function<void(Result<Appended>)> done;
    };

    // More appends wait for the next transaction: one more does not make the disk quicker, but the
    // first ones slower.
    static constexpr std::size_t largest_group = 256;

    // Whatever cannot be done within the patience, because there is no connection, fails.
    Worker(Connect connect, std::unique_ptr<Connection> connection,
           std::chrono::milliseconds patience);
    // Finishes what it was given; without a connection that fails at once.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void post(Request task) { add(std::move(task)); }
    void post(PendingAppend append) { add(std::move(append)); }

    // For tasks: calls work(Connection&), which gives a Result, again and again until it has an
    // answer or the patience ends. ask() is for what only reads.
    template <class Work>
    auto ask(const Work& work) -> decltype(work(std::declval<Connection&>()));
    template <class Work>
    auto transact(const Work& work) -> decltype(work(std::declval<Connection&>()));

    std::size_t waiting() const { return waiting_; }
    std::uint64_t groups() const { return groups_; }
    bool damaged() const { return damaged_; }  // the database was seen so

  private:
    using Clock = std::chrono::steady_clock;
    struct Job {
        Clock::time_point until;
        std::variant<Request, PendingAppend> work;
    };

    void add(std::variant<Request, PendingAppend> work);
    void work();
    void do_all(std::deque<Job> jobs);
    void append(std::vector<PendingAppend> group);
    Result<void> connected();
    Result<bool> committed();
    bool worth_another_try(const StoreError& error);
    void lost(const StoreError& error);

    Connect connect_;
    std::unique_ptr<Connection> connection_;
    std::chrono::milliseconds patience_;
    Clock::time_point until_;            // the patience with the job under way
    Clock::time_point next_try_{};       // to connect
    std::chrono::milliseconds pause_{};  // before the next but one; longer with every failure
    StoreError last_error_;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;   // by mutex_
    bool stopping_ = false;  // by mutex_
    std::atomic<std::size_t> waiting_ = 0;
    std::atomic<std::uint64_t> groups_ = 0;
    std::atomic<bool> damaged_ = false;
    std::thread thread_;  // last: everything else is there when it starts
};

template <class Work>
auto Worker::ask(const Work& work) -> decltype(work(std::declval<Connection&>())) {
    while (true) {
        if (auto there = connected(); !there) return std::unexpected{std::move(there.error())};
        auto answer = work(*connection_);
        if (answer) pause_ = {};
        if (answer || !worth_another_try(answer.error())) return answer;
    }
}

template <class Work>
auto Worker::transact(const Work& work) -> decltype(work(std::declval<Connection&>())) {
    while (true) {
        if (auto there = connected(); !there) return std::unexpected{std::move(there.error())};
        if (auto begun = connection_->begin(); !begun) {
            if (worth_another_try(begun.error())) continue;
            return std::unexpected{std::move(begun.error())};
        }
        auto answer = work(*connection_);
        if (answer) {
            auto kept = committed();
            if (kept) pause_ = {};
            if (kept && *kept) return answer;
            if (kept) continue;  // for certain not: once more
            answer = std::unexpected{std::move(kept.error())};
        }
        if (connection_) connection_->roll_back();
        if (!worth_another_try(answer.error())) return answer;
    }
}

}  // namespace velatura::store
