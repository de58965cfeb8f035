// The Solo Puzzle.
#include <gtest/gtest.h>

#include "support/table.h"

namespace velatura::rules {

namespace {

using support::Layout;
using support::plain_hand;
using support::plain_painting;
using support::Table;
using support::texts_of;

const GameSetup solo{.seats = 1, .mode = Mode::solo_puzzle};

}  // namespace

TEST(SoloPuzzle, PaysLeavesTakesSlidesAndRefillsAllPlacesInThisOrder) {
    Table table{solo, {"View", "Trap", "Deep", "Pride", "Mess", "Vast", "Truth", "Moment"}};
    EXPECT_EQ(texts_of(table.take(3)),
              (std::vector<std::string>{"tokens_paid 2", "card_left View 0", "card_left Trap 0",
                                        "card_taken Deep 0", "card_dealt Vast 3",
                                        "card_dealt Truth 4", "card_dealt Moment 5"}));
}

TEST(SoloPuzzle, TheFirstPositionGainsATokenFromTheSupply) {
    Table table{solo};
    EXPECT_EQ(texts_of(table.take(1)),
              (std::vector<std::string>{"card_taken Precious 0", "tokens_gained 1",
                                        "card_dealt Harmonious 5"}));
    EXPECT_EQ(table.player(0).tokens, 5);
    EXPECT_EQ(table.state.supply_tokens, 3);
}

TEST(SoloPuzzle, NoOtherPositionGainsAToken) {
    for (int k = 2; k <= 5; ++k) {
        Table table{solo};
        table.take(k);
        EXPECT_EQ(table.player(0).tokens, 4 - (k - 1));
        EXPECT_EQ(table.state.supply_tokens, 4 + (k - 1));
        EXPECT_EQ(table.state.rows[0].size, 5);
    }
}

TEST(SoloPuzzle, TokensNeverLieOnCards) {
    Table table{solo};
    table.take(5);
    EXPECT_EQ(table.row_tokens(), "0 0 0 0 0");
}

TEST(SoloPuzzle, TokensPaidAreNotBackBeforeTheCardIsTaken) {
    Table table{solo};
    table.take(4);
    ASSERT_EQ(table.player(0).tokens, 1);
    EXPECT_EQ(table.refusal(Move::take(support::position(3))), RuleError::not_enough_tokens);
}

TEST(SoloPuzzle, APaintingGainsAToken) {
    Table table{solo, Layout{.seats = {{.hand = plain_hand()}}}};
    EXPECT_EQ(texts_of(table.paint(plain_painting())),
              (std::vector<std::string>{"painting_completed 1", "tokens_gained 1"}));
    EXPECT_EQ(table.player(0).tokens, 5);
    EXPECT_EQ(table.to_move(), 0);
}

TEST(SoloPuzzle, TheThirdPaintingGainsATokenToo) {
    Table table{solo, Layout{.seats = {{.hand = plain_hand(), .painted = 2}}}};
    EXPECT_EQ(texts_of(table.paint(plain_painting())),
              (std::vector<std::string>{"painting_completed 3", "tokens_gained 1",
                                        "seat_finished 0", "game_ended 0"}));
    EXPECT_EQ(table.player(0).tokens, 5);
}

TEST(SoloPuzzle, AnEmptySupplyGivesNone) {
    Table table{solo, Layout{.seats = {{.hand = plain_hand(), .tokens = 8}}, .supply_tokens = 0}};
    const Effects by_painting = table.paint(plain_painting());
    EXPECT_EQ(texts_of(by_painting), (std::vector<std::string>{"painting_completed 1"}));
    table.take(1);
    EXPECT_EQ(table.player(0).tokens, 8);
    EXPECT_EQ(table.state.supply_tokens, 0);
}

TEST(SoloPuzzle, EightTokensStillReachOnlyTheFifthPosition) {
    Table table{solo, Layout{.seats = {{.tokens = 8}}, .supply_tokens = 0}};
    EXPECT_EQ(table.game.count_moves(table.state), 5u);
}

TEST(SoloPuzzle, RefillsAsFarAsTheDeckGoes) {
    const Cards cards = support::small_deck(7);
    Table table{solo, cards};
    table.take(4);  // Precious, Peaceful and Heavy leave
    EXPECT_EQ(table.row(), "Chosen Harmonious Melancholy");
    table.take(2);
    EXPECT_EQ(table.row(), "Melancholy");
    EXPECT_EQ(table.player(0).tokens, 0);
    table.take(1);
    EXPECT_EQ(table.row(), "");
    EXPECT_EQ(table.player(0).tokens, 1);
    EXPECT_EQ(table.state.phase, Phase::turn);
    EXPECT_EQ(table.game.count_moves(table.state), 6u * 3);
}

TEST(SoloPuzzle, EndsWhenTheCardsHaveRunOut) {
    const Cards cards = support::small_deck(5);
    Table table{solo, cards};
    table.take(5);
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.game.points(table.state, Seat{0}), 0);
}

TEST(SoloPuzzle, OwnTokensAndSupplyAreAlwaysEight) {
    Table table{solo};
    for (int k : {5, 1, 1, 2}) {
        table.take(k);
        EXPECT_EQ(table.player(0).tokens + table.state.supply_tokens, 8);
    }
}

}  // namespace velatura::rules
