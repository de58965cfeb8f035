// Processes are killed in the middle of their appends: what was acknowledged is there.
#include <random>

#include "store/both.h"

namespace velatura::store {

namespace {

class Crashes : public OnBoth {};
ON_BOTH(Crashes);

TEST_P(Crashes, LoseAndDoubleNothingThatWasAcknowledged) {
    std::mt19937 random{7};
    ASSERT_TRUE(kept(new_table("t")));
    Number acknowledged = 0;
    for (int crash = 0; crash < 20; ++crash) {
        Process child{{STORE_CHILD, address_, "append", "t"}};
        const Number before = acknowledged;
        const Number enough = before + std::uniform_int_distribution<Number>{1, 60}(random);
        while (acknowledged < enough) {
            const auto line = child.line();
            ASSERT_TRUE(line) << "the child ended by itself";
            acknowledged = std::stoll(*line);
        }
        EXPECT_EQ(child.kill(), -SIGKILL);
        while (const auto line = child.line())  // said before it died
            acknowledged = std::stoll(*line);

        const auto events = read(*store_, "t");
        ASSERT_TRUE(events) << sentence(events.error());
        ASSERT_GE(static_cast<Number>(events->size()), acknowledged);
        for (std::size_t i = 0; i < events->size(); ++i) {
            const auto number = static_cast<Number>(i + 1);
            ASSERT_EQ((*events)[i].number, number);
            ASSERT_TRUE(
                (*events)[i].event.payload.starts_with("t " + std::to_string(number) + " "));
        }
        const auto table =
            answer<std::optional<StoredTable>>([&](auto done) { store_->table("t", done); });
        // PostgreSQL may still be finishing what the child had sent, after we have looked.
        ASSERT_GE(table.value()->last, static_cast<Number>(events->size()));
        acknowledged = std::max(acknowledged, static_cast<Number>(events->size()));
    }
}

}  // namespace

}  // namespace velatura::store
