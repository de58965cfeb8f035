// The computer players of online tables: a few threads that think by iterations, so that a move
// depends on the view and its seed alone, never on how busy the machine is.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "ai/level.h"
#include "rules/game.h"
#include "rules/view.h"

namespace velatura::server {

struct Thought {
    ai::Level level{};
    std::uint64_t seed = 0;
    rules::PlayerView view;
    rules::Game game;
    std::shared_ptr<const std::atomic<bool>> unwanted;
    std::function<void(rules::Move)> done;  // in the thinker's thread; not called if unwanted
};

class Thinkers {
  public:
    explicit Thinkers(unsigned threads);
    ~Thinkers() { stop(); }
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    void think(Thought thought);
    void stop();  // what has not begun is not begun any more

  private:
    void work();

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Thought> waiting_;  // by mutex_
    bool stopping_ = false;        // by mutex_
    std::vector<std::thread> threads_;
};

}  // namespace velatura::server
