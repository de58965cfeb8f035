#include "server/thinkers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>
#include <mutex>

#include "content/loader.h"
#include "record/match.h"
#include "server/world.h"

namespace velatura::server_test {
namespace {

using server::Thinkers;
using server::ThoughtRequest;

record::Match begun(std::string scenario, std::string seed) {
    record::Choices choices;
    choices.scenario = std::move(scenario);
    choices.seats = {{"Ada", false}, {"visitor", true}};
    choices.seed = std::move(seed);
    choices.date = "2026-11-15";
    return record::Match::begin(content::base_catalog(), choices).value();
}

ThoughtRequest thought(const record::Match& match, std::string whose, ai::Level level,
                       std::function<void(rules::Move)> done) {
    return {.whose = std::move(whose),
            .level = level,
            .seed = 7,
            .view = rules::view_for(match.game(), match.state(), match.deck(), match.state().turn),
            .game = match.game(),
            .unwanted = std::make_shared<std::atomic<bool>>(false),
            .done = std::move(done)};
}

rules::Move ask(Thinkers& thinkers, const record::Match& match, ai::Level level) {
    std::promise<rules::Move> move;
    thinkers.think(thought(match, "Ada", level, [&](rules::Move made) { move.set_value(made); }));
    return move.get_future().get();
}

// One person has many tables of strong players; another's is not behind them all.
TEST(Thinkers, ServeWhoHasUsedLeast) {
    const record::Match match = begun("family-game", "fair");
    Thinkers thinkers{1};
    std::mutex mutex;
    std::vector<std::string> order;
    std::promise<void> all;
    constexpr std::size_t many = 20;
    const auto done = [&](const std::string& whose) {
        return [&, whose](rules::Move) {
            const std::lock_guard lock{mutex};
            order.push_back(whose);
            if (order.size() == many + 2) all.set_value();
        };
    };
    for (std::size_t i = 0; i < many; ++i)
        thinkers.think(thought(match, "greedy", ai::Level::artist, done("greedy")));
    for (int i = 0; i < 2; ++i)
        thinkers.think(thought(match, "modest", ai::Level::visitor, done("modest")));
    all.get_future().wait();
    const auto last = std::ranges::find(order.rbegin(), order.rend(), "modest");
    EXPECT_LT(order.rend() - last, 10);
}

TEST(Thinkers, WhatAMindKnowsFromBeforeDoesNotChangeAMove) {
    Thinkers kept{1};
    for (const char* seed : {"one", "two", "three", "one"}) {
        const record::Match match = begun("family-game", seed);
        Thinkers fresh{1};
        EXPECT_EQ(ask(kept, match, ai::Level::artist), ask(fresh, match, ai::Level::artist));
    }
}

}  // namespace
}  // namespace velatura::server_test
