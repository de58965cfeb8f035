#include "environment/environments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "rules/box_tables.h"

namespace velatura::environment {
namespace {

using namespace rules;

Environments make(const GameSetup& setup, unsigned threads, std::size_t count = 20) {
    auto made = Environments::make(box_cards(), {.count = count,
                                                 .setup = setup,
                                                 .seed = 3,
                                                 .threads = threads,
                                                 .reward = Reward::win,
                                                 .players = {},
                                                 .observations = true,
                                                 .features = false,
                                                 .masks = true});
    EXPECT_TRUE(made);
    return *std::move(made);
}

TEST(Environments, PlayEveryTableToItsEndAndBeginAgain) {
    for (const BoxTable& table : box_tables()) {
        SCOPED_TRACE(table.name);
        Environments games = make(table.setup, 1);
        std::vector<ActionId> actions(games.count());
        std::size_t ended = 0;
        for (int step = 0; step < 250; ++step) {
            games.draw_actions(actions);
            ASSERT_TRUE(games.step(actions));
            ended += static_cast<std::size_t>(std::ranges::count(games.dones(), 1));
        }
        EXPECT_GE(ended, games.count());
    }
}

TEST(Environments, AreTheSameForAnyNumberOfThreads) {
    for (const BoxTable& table : box_tables()) {
        SCOPED_TRACE(table.name);
        Environments one = make(table.setup, 1);
        Environments three = make(table.setup, 3);
        std::vector<ActionId> actions(one.count());
        for (int step = 0; step < 60; ++step) {
            one.draw_actions(actions);
            ASSERT_TRUE(one.step(actions));
            three.draw_actions(actions);
            ASSERT_TRUE(three.step(actions));
            ASSERT_TRUE(std::ranges::equal(one.observations(), three.observations()));
            ASSERT_TRUE(std::ranges::equal(one.masks(), three.masks()));
            ASSERT_TRUE(std::ranges::equal(one.rewards(), three.rewards()));
        }
    }
}

TEST(Environments, RefuseAnActionThatIsNotLegalAndChangeNothing) {
    Environments games = make(box_setup(Mode::standard, 2, {}), 2);
    std::vector<ActionId> actions(games.count(), first_take);
    const std::vector<std::uint8_t> before(games.observations().begin(),
                                           games.observations().end());
    actions[7] = first_order;
    actions[12] = -5;
    const auto refused = games.step(actions);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), 7U);
    EXPECT_TRUE(std::ranges::equal(games.observations(), before));
}

}  // namespace
}  // namespace velatura::environment
