// The computer players that need no search. `greedy` is a yardstick: how it chooses is fixed.
#include "ai/simple.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "ai/level.h"
#include "ai/random_games.h"
#include "ai/signature.h"
#include "chance/hex.h"
#include "content/loader.h"
#include "record/signature.h"
#include "rules/view.h"
#include "support/games.h"
#include "support/pinned.h"
#include "support/table.h"

namespace velatura::ai {

namespace {

using rules::Move;
using support::Layout;
using support::Table;

Move greedy(const Table& table) {
    chance::FastRandom random{1};
    return journeyman_move(table.game, table.state, random);
}

// First Time Playing, the greedy player to move; the other one holds the remaining tokens.
Table table_with(const std::vector<std::string_view>& hand,
                 const std::vector<std::string_view>& row,
                 const std::array<std::uint8_t, rules::row_places>& row_tokens = {},
                 int tokens = 4) {
    const int others = 2 * rules::tokens_at_start - tokens -
                       std::accumulate(row_tokens.begin(), row_tokens.end(), 0);
    return Table{
        {.seats = 2,
         .scoring = support::scoring({"Composition", "Emphasis", "Repetition", "Variety"})},
        Layout{.seats = {{.hand = hand, .tokens = static_cast<std::uint8_t>(tokens)},
                         {.tokens = static_cast<std::uint8_t>(others)}},
               .row = row,
               .row_tokens = row_tokens}};
}

int best_points(const Table& table, const rules::Player& player) {
    int best = 0;
    for (std::size_t a = 0; a < player.hand_size; ++a) {
        for (std::size_t b = 0; b < player.hand_size; ++b) {
            for (std::size_t c = 0; c < player.hand_size; ++c) {
                if (a == b || b == c || a == c) continue;
                best =
                    std::max(best, table.game.points_gained(
                                       player, {player.hand[a], player.hand[b], player.hand[c]}));
            }
        }
    }
    return best;
}

}  // namespace

TEST(Levels, HaveNames) {
    for (std::size_t i = 0; i < level_count; ++i) {
        const auto level = static_cast<Level>(i);
        EXPECT_EQ(level_named(name_of(level)), level);
    }
    EXPECT_EQ(level_named("greedy"), Level::journeyman);
    EXPECT_EQ(level_named("random"), Level::visitor);
    EXPECT_EQ(level_named("grandmaster"), std::nullopt);
}

TEST(Greedy, PaintsWhatIsWorthMostNowWithFiveCards) {
    const Table table = table_with({"Precious", "Masked", "Truth", "Dreams", "Expanse"}, {});
    const Move move = greedy(table);
    ASSERT_EQ(move.kind(), Move::Kind::paint);
    EXPECT_EQ(table.game.points_gained(table.player(0), move.layers()),
              best_points(table, table.player(0)));
    EXPECT_GT(best_points(table, table.player(0)), 0);
}

TEST(Greedy, DoesNotPaintBefore) {
    const Table table = table_with({"Precious", "Masked", "Truth", "Dreams"}, {});
    EXPECT_EQ(greedy(table).kind(), Move::Kind::take);
}

TEST(Greedy, TakesByPointsLessCostPlusTokens) {
    // The same as the formula, worked out here by hand for every affordable position.
    for (const int tokens : {0, 1, 2, 4}) {
        const Table table = table_with({"Precious", "Masked", "Dreams"},
                                       {"Vast", "Moment", "Curiosity", "Graceful", "Truth"},
                                       {0, 2, 0, 1, 0}, tokens);
        double best = -1e9;
        double second = -1e9;
        int expected = 0;
        for (int position = 1; position <= std::min(5, tokens + 1); ++position) {
            const auto place = static_cast<std::size_t>(position - 1);
            rules::Player after = table.player(0);
            after.hand[after.hand_size++] = table.state.rows[0].cards[place];
            const double value = best_points(table, after) - 0.6 * (position - 1) +
                                 0.5 * table.state.rows[0].tokens[place];
            if (value > best) {
                second = best;
                best = value;
                expected = position;
            } else {
                second = std::max(second, value);
            }
        }
        // Values differ by tenths at least, so the trifle of chance (below 0.09) decides nothing.
        ASSERT_GT(best - second, 0.09);
        EXPECT_EQ(greedy(table), Move::take(support::position(expected)));
    }
}

TEST(Visitor, ChoosesAmongAllLegalMoves) {
    const Table table = table_with({"Precious", "Masked", "Truth"}, {});
    std::vector<Move> chosen;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        chance::FastRandom random{seed};
        const Move move = visitor_move(table.game, table.state, random);
        if (std::ranges::find(chosen, move) == chosen.end()) chosen.push_back(move);
    }
    EXPECT_EQ(chosen.size(), table.legal_moves().size());
}

TEST(Apprentice, ErrsNowAndThen) {
    const Table table = table_with({"Precious", "Masked", "Truth", "Dreams", "Expanse"}, {});
    const int best = best_points(table, table.player(0));
    int errors = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        chance::FastRandom random{seed};
        const Move move = apprentice_move(table.game, table.state, random);
        ASSERT_EQ(move.kind(), Move::Kind::paint);
        errors += table.game.points_gained(table.player(0), move.layers()) < best ? 1 : 0;
    }
    EXPECT_GT(errors, 10);
    EXPECT_LT(errors, 190);
}

TEST(RandomToss, ShowsEveryNumberOfTokens) {
    Table table{{.seats = 1, .mode = rules::Mode::vincent}};
    table.state.vincent_tokens = 3;
    std::array<int, 4> seen{};
    chance::FastRandom random{3};
    for (int i = 0; i < 800; ++i) {
        const Move toss = random_toss(table.state, random);
        ASSERT_LE(toss.face_up(), 3);
        ++seen[toss.face_up()];
    }
    // One in eight, three in eight, three in eight, one in eight.
    EXPECT_NEAR(seen[0], 100, 50);
    EXPECT_NEAR(seen[1], 300, 70);
    EXPECT_NEAR(seen[3], 100, 50);
}

TEST(RandomGames, CountTheirMovesAndRepeatByTheirSeed) {
    const Table table{{.seats = 2}};
    chance::FastRandom once{5};
    chance::FastRandom again{5};
    const std::uint64_t moves = play_random_games(table.game, 50, once);
    EXPECT_GE(moves, 50u * 2 * 12);  // three cards and a painting, three times, for each seat
    EXPECT_EQ(play_random_games(table.game, 50, again), moves);
}

// tests/ai/signatures.tsv; to regenerate, see support/pinned.h. The first stands for every game
// ever recorded and must never change.
TEST(Signature, OfGamesAndOfComputerPlayersIsPinned) {
    const content::Catalog& catalog = content::base_catalog();
    const std::string text = "games\t" + chance::hex(record::signature(catalog)) +
                             "\ncomputer players\t" + chance::hex(signature(catalog)) + "\n";
    EXPECT_TRUE(support::matches_pinned("tests/ai/signatures.tsv", text));
}

}  // namespace velatura::ai
