// The computer players of online tables: a few threads that think by iterations, so that a move
// depends on the view and its seed alone, never on how busy the machine is.
//
// Whose tables have used least of the time is served first, so that many tables of strong computer
// players keep nobody else waiting. What a mind has worked out for a set-up is kept for its next
// thought: it is the longest part of a short one.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "ai/level.h"
#include "rules/game.h"
#include "rules/view.h"

namespace velatura::server {

struct ThoughtRequest {
    std::string whose;  // the person whose table it is
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
    ~Thinkers();
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    void think(ThoughtRequest thought);
    void stop();  // what has not begun is not begun any more

  private:
    // All that follows is by mutex_.
    using Span = std::chrono::steady_clock::duration;
    struct Owner {
        Span used{};  // about: a newcomer starts with as much as the others
        std::size_t thinking = 0;
        std::deque<ThoughtRequest> waiting;
    };
    struct KeptMind;
    static constexpr std::size_t most_minds = 64;  // of about 4 MB each

    void work();
    Owner& owner(const std::string& whose);
    std::map<std::string, Owner>::iterator next();
    std::unique_ptr<KeptMind> mind_for(const rules::Game& game);
    void keep(std::unique_ptr<KeptMind> mind);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::map<std::string, Owner> owners_;         // who have something to think about
    std::list<std::unique_ptr<KeptMind>> minds_;  // that think of nothing; the last used first
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace velatura::server
