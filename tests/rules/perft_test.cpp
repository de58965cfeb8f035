// Pinned counts of positions. To add a game, write its row without a count; to regenerate, see
// support/pinned.h.
#include <gtest/gtest.h>

#include "perft.h"
#include "support/pinned.h"

namespace velatura::rules {

TEST(Perft, CountsArePinned) {
    constexpr auto path = "tests/rules/perft.tsv";
    EXPECT_TRUE(support::matches_pinned(path, recount(support::project_file(path))));
}

}  // namespace velatura::rules
