#include <gtest/gtest.h>

#include <algorithm>

#include "chance/fnv.h"
#include "chance/hex.h"
#include "program.h"

namespace velatura::cli_test {

TEST(Paintings, HeaderRowsOrderAndEveryByteArePinned) {
    const Outcome outcome = run_line("paintings --csv");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(
        outcome.out.starts_with("bottom,middle,top,Composition,Consistency,Emphasis,Hierarchy,"
                                "Movement,Proportion,Proximity,"
                                "Repetition,Space,Style,Symmetry,Variety,silver\n"
                                "Precious,Peaceful,Heavy,0,0,0,1,0,0,0,0,0,0,0,0,0\n"));
    EXPECT_TRUE(outcome.out.ends_with("\nWarning,Mistake,Mess,0,0,0,0,0,0,0,0,0,0,0,0,0\n"));
    EXPECT_EQ(std::ranges::count(outcome.out, '\n'), 205'320 + 1);
    EXPECT_NE(outcome.out.find("\nDelicate,Revolution,Masked,1,0,0,0,1,1,0,1,3,0,2,0,0\n"),
              std::string::npos);
    // Changes only with the cards or the conditions; the engine's tests score all of them twice.
    EXPECT_EQ(chance::hex(chance::fnv1a(outcome.out)), "0af0d62382ae8951");
}

}  // namespace velatura::cli_test
