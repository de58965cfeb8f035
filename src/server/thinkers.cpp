#include "server/thinkers.h"

#include <algorithm>
#include <tuple>

#include "ai/thinker.h"

namespace velatura::server {

struct Thinkers::KeptMind {
    explicit KeptMind(const rules::Game& of) : game(of) {}

    const rules::Game game;
    ai::Thinker thinker{game};
};

Thinkers::Thinkers(unsigned threads) {
    for (unsigned i = 0; i < threads; ++i)
        threads_.emplace_back([this] { work(); });
}

Thinkers::~Thinkers() {
    stop();
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

void Thinkers::think(ThoughtRequest thought) {
    {
        const std::lock_guard lock{mutex_};
        Owner& whose = owner(thought.whose);
        whose.waiting.push_back(std::move(thought));
    }
    changed_.notify_one();
}

// Who was away has no credit for that.
Thinkers::Owner& Thinkers::owner(const std::string& whose) {
    const auto known = owners_.find(whose);
    if (known != owners_.end()) return known->second;
    Owner made;
    if (!owners_.empty()) {
        const auto least =
            std::ranges::min_element(owners_, {}, [](const auto& one) { return one.second.used; });
        made.used = least->second.used;
    }
    return owners_.emplace(whose, std::move(made)).first->second;
}

std::map<std::string, Thinkers::Owner>::iterator Thinkers::next() {
    return std::ranges::min_element(owners_, {}, [](const auto& one) {
        const Owner& owner = one.second;
        return std::tuple{owner.waiting.empty(), owner.thinking, owner.used};
    });
}

std::unique_ptr<Thinkers::KeptMind> Thinkers::mind_for(const rules::Game& game) {
    const auto fits = std::ranges::find_if(minds_, [&](const auto& mind) {
        return mind->game.setup() == game.setup() && &mind->game.cards() == &game.cards();
    });
    if (fits == minds_.end()) return nullptr;
    auto mind = std::move(*fits);
    minds_.erase(fits);
    return mind;
}

void Thinkers::keep(std::unique_ptr<KeptMind> mind) {
    minds_.push_front(std::move(mind));
    if (minds_.size() > most_minds) minds_.pop_back();
}

void Thinkers::work() {
    std::unique_lock lock{mutex_};
    while (true) {
        auto whose = owners_.end();
        changed_.wait(lock, [&] {
            whose = next();
            return stopping_ || (whose != owners_.end() && !whose->second.waiting.empty());
        });
        if (stopping_) return;
        Owner& owner = whose->second;
        const ThoughtRequest thought = std::move(owner.waiting.front());
        owner.waiting.pop_front();
        if (!*thought.unwanted) {
            ++owner.thinking;
            auto mind = mind_for(thought.game);
            lock.unlock();
            const auto began = std::chrono::steady_clock::now();
            if (!mind) mind = std::make_unique<KeptMind>(thought.game);
            chance::FastRandom random{thought.seed};
            const rules::Move move = mind->thinker.choose(thought.level, thought.view, {}, random);
            const Span used = std::chrono::steady_clock::now() - began;
            if (!*thought.unwanted) thought.done(move);
            lock.lock();
            keep(std::move(mind));
            owner.used += used;
            --owner.thinking;
        }
        if (owner.waiting.empty() && owner.thinking == 0) owners_.erase(whose);
    }
}

}  // namespace velatura::server
