// Positions with a move that must be found, as data: who should find it, and what it is.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/thinker.h"
#include "rules/view.h"
#include "support/table.h"

namespace velatura::ai {

namespace {

using support::Layout;
using support::Table;

struct KnownMove {
    std::string name;
    Layout layout;
    std::vector<std::string> moves;  // as support::text_of() begins to tell them
    Level weakest;                   // who finds it, and everybody above
};

void PrintTo(const KnownMove& known, std::ostream* out) {
    *out << known.name;
}

// First Time Playing, the first seat to move. Seats that have finished wait with their points in
// silver ribbons, two each.
const std::vector<KnownMove>& known_moves() {
    static const std::vector<KnownMove> all{
        {.name = "TheOnlyPaintingThatWins",  // 15 points; the next best has 8, the other seat 12
         .layout = {.seats = {{.hand = {"Escape", "Graceful", "Vast", "Game", "Exploring"},
                               .painted = 2},
                              {.painted = 3, .silver = 6}}},
         .moves = {"paint Vast Escape Game", "paint Escape Vast Game"},
         .weakest = Level::journeyman},
        {.name = "TheLastCardForAllTokens",  // 17 points with View, 10 with anything else
         .layout = {.seats = {{.hand = {"Fragile", "Deep", "Heightened", "Adventure"},
                               .painted = 2},
                              {.painted = 3, .silver = 7}},
                    .row = {"Masked", "Dreams", "Forbidden", "Pride", "View"}},
         .moves = {"take 5"},
         .weakest = Level::journeyman},
        {.name = "FourTokensForNothing",
         .layout = {.seats = {{.tokens = 2}, {.tokens = 2}}, .row_tokens = {4, 0, 0, 0, 0}},
         .moves = {"take 1"},
         .weakest = Level::journeyman},
        {.name = "TheOnlyCardThatCanBePaidFor",
         .layout = {.seats = {{.hand = {"Deep", "Adventure"}, .tokens = 0}, {.tokens = 8}},
                    .row = {"Masked", "Dreams", "Forbidden", "Pride", "View"}},
         .moves = {"take 1"},
         .weakest = Level::visitor},
    };
    return all;
}

class KnownMoves : public testing::TestWithParam<KnownMove> {};

TEST_P(KnownMoves, AreFound) {
    const KnownMove& known = GetParam();
    const Table table{
        {.seats = 2,
         .scoring = support::scoring({"Composition", "Emphasis", "Repetition", "Variety"})},
        known.layout};
    for (std::size_t i = rules::index(known.weakest); i < level_count; ++i) {
        const auto level = static_cast<Level>(i);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Thinker thinker{table.game};
            chance::FastRandom random{seed};
            const auto view = rules::view_for(table.game, table.state, table.state.turn);
            const rules::Move move = thinker.choose(level, view, {.iterations = 400}, random);
            EXPECT_TRUE(std::ranges::any_of(
                known.moves,
                [&](const std::string& one) { return support::text_of(move).starts_with(one); }))
                << name_of(level) << " with seed " << seed << ": " << support::text_of(move);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Positions, KnownMoves, testing::ValuesIn(known_moves()),
                         [](const auto& known) { return known.param.name; });

}  // namespace

}  // namespace velatura::ai
