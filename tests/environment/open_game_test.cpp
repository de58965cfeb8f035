#include "environment/open_game.h"

#include <gtest/gtest.h>

#include <numeric>

#include "rules/box_tables.h"

namespace velatura::environment {
namespace {

using namespace rules;

TEST(OpenGame, AsksForEveryCardAndTossAtEveryTable) {
    chance::FastRandom random{5};
    for (const BoxTable& table : box_tables()) {
        SCOPED_TRACE(table.name);
        const auto game = Game::make(box_cards(), table.setup);
        ASSERT_TRUE(game);
        OpenGame open{*game};
        std::size_t cards = 0;
        while (open.asks() != OpenGame::Due::nobody) {
            if (!open.asks_chance()) {
                const Actions actions = open.actions();
                EXPECT_FALSE(open.act(action_count));
                const auto count = static_cast<std::uint32_t>(actions.count());
                ASSERT_TRUE(open.act(actions.nth(random.below(count))));
                continue;
            }
            const auto chances = open.chances();
            const double sum = std::accumulate(
                chances.begin(), chances.end(), 0.0,
                [](double total, const auto& chance) { return total + chance.probability; });
            ASSERT_NEAR(sum, 1, 1e-9);
            ASSERT_FALSE(open.settle(9999));
            cards += open.asks() == OpenGame::Due::card ? 1 : 0;
            open.settle_by(random);
        }
        EXPECT_TRUE(open.state().phase == Phase::over);
        // Each card that left the deck was asked for.
        EXPECT_EQ(cards, game->art_cards().size() - open.state().deck_left);
    }
}

TEST(OpenGame, CopiesAreIndependent) {
    const auto game = Game::make(box_cards(), box_setup(Mode::standard, 2, {}));
    ASSERT_TRUE(game);
    OpenGame open{*game};
    const OpenGame before = open;
    ASSERT_TRUE(open.settle(17));
    EXPECT_EQ(before.chances().size(), 60U);
    EXPECT_EQ(open.chances().size(), 59U);
}

}  // namespace
}  // namespace velatura::environment
