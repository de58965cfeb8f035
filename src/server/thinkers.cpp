#include "server/thinkers.h"

#include "ai/thinker.h"

namespace velatura::server {

Thinkers::Thinkers(unsigned threads) {
    for (unsigned i = 0; i < threads; ++i)
        threads_.emplace_back([this] { work(); });
}

void Thinkers::stop() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_)
        thread.join();
    threads_.clear();
}

void Thinkers::think(Thought thought) {
    {
        const std::lock_guard lock{mutex_};
        waiting_.push_back(std::move(thought));
    }
    changed_.notify_one();
}

void Thinkers::work() {
    while (true) {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
        if (stopping_) return;
        const Thought thought = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        if (*thought.unwanted) continue;
        chance::FastRandom random{thought.seed};
        const rules::Move move =
            ai::Thinker{thought.game}.choose(thought.level, thought.view, {}, random);
        if (!*thought.unwanted) thought.done(move);
    }
}

}  // namespace velatura::server
