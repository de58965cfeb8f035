#include "store/worker.h"

#include <algorithm>
#include <utility>

#include "store/appends.h"

namespace velatura::store {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds shortest_pause = 50ms;
constexpr std::chrono::milliseconds longest_pause = 2000ms;

}  // namespace

Worker::Worker(Connect connect, std::unique_ptr<Connection> connection,
               std::chrono::milliseconds patience)
    : connect_{std::move(connect)},
      connection_{std::move(connection)},
      patience_{patience},
      thread_{[this] { work(); }} {}

Worker::~Worker() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Worker::add(std::variant<Request, PendingAppend> work) {
    ++waiting_;
    {
        const std::lock_guard lock{mutex_};
        jobs_.push_back({Clock::now() + patience_, std::move(work)});
    }
    changed_.notify_all();
}

void Worker::work() {
    while (true) {
        std::deque<Job> jobs;
        {
            std::unique_lock lock{mutex_};
            changed_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
            if (jobs_.empty()) return;
            jobs.swap(jobs_);
        }
        do_all(std::move(jobs));
    }
}

// In order; consecutive appends go together.
void Worker::do_all(std::deque<Job> jobs) {
    while (!jobs.empty()) {
        until_ = jobs.front().until;
        if (auto* task = std::get_if<Request>(&jobs.front().work)) {
            (*task)(*this);
            jobs.pop_front();
            --waiting_;
            continue;
        }
        std::vector<PendingAppend> group;
        while (!jobs.empty() && group.size() < largest_group) {
            auto* next = std::get_if<PendingAppend>(&jobs.front().work);
            if (next == nullptr) break;
            group.push_back(std::move(*next));
            jobs.pop_front();
        }
        const std::size_t size = group.size();
        append(std::move(group));
        waiting_ -= size;
    }
}

void Worker::append(std::vector<PendingAppend> group) {
    const auto attempt = [&](std::span<const Append* const> appends) {
        ++groups_;
        return transact([&](Connection& connection) { return append_all(connection, appends); });
    };
    std::vector<const Append*> appends;
    for (const PendingAppend& pending : group)
        appends.push_back(&pending.append);
    const auto outcomes = attempt(appends);
    if (outcomes) {
        for (std::size_t i = 0; i < group.size(); ++i)
            group[i].done((*outcomes)[i]);
    } else if (group.size() > 1 && outcomes.error().reason == StoreFault::refused) {
        // One of them can't be saved: the others must not suffer.
        for (std::size_t i = 0; i < group.size(); ++i) {
            const auto outcome = attempt(std::span{appends}.subspan(i, 1));
            if (outcome) {
                group[i].done(outcome->front());
            } else {
                group[i].done(std::unexpected{outcome.error()});
            }
        }
    } else {
        for (const PendingAppend& pending : group)
            pending.done(std::unexpected{outcomes.error()});
    }
}

// Waits for a connection until the patience runs out.
Result<void> Worker::connected() {
    while (!connection_) {
        {
            std::unique_lock lock{mutex_};
            changed_.wait_until(lock, std::min(next_try_, until_), [&] { return stopping_; });
            if (stopping_ || Clock::now() >= until_) return std::unexpected{last_error_};
        }
        if (Clock::now() < next_try_) continue;
        auto opened = connect_();
        if (opened) {
            connection_ = std::move(*opened);
        } else {
            lost(opened.error());
        }
    }
    return {};
}

// Commits; if the connection breaks meanwhile, finds out over a new one whether it succeeded.
Result<bool> Worker::committed() {
    auto done = connection_->commit();
    if (done) return true;
    const auto ticket = connection_->ticket();
    if (done.error().reason != StoreFault::unavailable || !ticket) {
        return std::unexpected{std::move(done.error())};
    }
    lost(done.error());
    while (true) {
        if (auto there = connected(); !there) return std::unexpected{std::move(there.error())};
        auto landed = connection_->landed(*ticket);
        if (landed || !worth_another_try(landed.error())) return landed;
    }
}

bool Worker::worth_another_try(const StoreError& error) {
    if (error.reason == StoreFault::not_a_database) damaged_ = true;
    if (error.reason == StoreFault::unavailable) {
        lost(error);
        return true;  // connected() ends it
    }
    return error.reason == StoreFault::locked && Clock::now() < until_;
}

// The first new attempt is at once.
void Worker::lost(const StoreError& error) {
    connection_.reset();
    last_error_ = error;
    last_error_.reason = StoreFault::unavailable;
    next_try_ = Clock::now() + pause_;
    pause_ = std::clamp(pause_ * 2, shortest_pause, longest_pause);
}

}  // namespace velatura::store
