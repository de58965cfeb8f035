// Pinned counts a few moves deeper, run by ./test --full only. To add a game, write its row without
// a count; to regenerate, see support/pinned.h.
#include <gtest/gtest.h>

#include "perft.h"
#include "support/pinned.h"

namespace velatura::rules {

TEST(DeepPerft, CountsArePinned) {
    constexpr auto path = "tests/rules/perft_deep.tsv";
    EXPECT_TRUE(support::matches_pinned(path, recount(support::project_file(path))));
}

}  // namespace velatura::rules
