#include <gtest/gtest.h>

#include "program.h"

namespace velatura::cli_test {

bool is_hex16(const std::string& text) {
    return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

TEST(Bench, JsonHasEveryFigureAndBothSignatures) {
    const Outcome outcome = run_line("bench --json");
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    for (const char* figure : {"/moves_per_second", "/checked_moves_per_second",
                               "/best_painting_ns", "/playouts_per_second", "/nodes_per_second"}) {
        EXPECT_GT(field(outcome.out, figure).whole, 0) << figure;
    }
    EXPECT_TRUE(is_hex16(field(outcome.out, "/signature").text)) << outcome.out;
    EXPECT_TRUE(is_hex16(field(outcome.out, "/ai_signature").text)) << outcome.out;
    // Alone it is the same, on a line of its own.
    EXPECT_EQ(run_line("bench --signature").out, field(outcome.out, "/signature").text + "\n");
}

TEST(Bench, AWasmFileThatCannotBeRunIsRefused) {
    const Outcome outcome = run_line("bench --wasm nowhere.wasm");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.error.find("nowhere.wasm"), std::string::npos) << outcome.error;
}

}  // namespace velatura::cli_test
