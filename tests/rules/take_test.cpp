// Taking an art card, sentence by sentence.
#include <gtest/gtest.h>

#include "support/table.h"

namespace velatura::rules {

namespace {

using support::position;
using support::Table;
using support::texts_of;

// The deck in card order, so that the row reads Precious Peaceful Heavy Fragile Chosen and the next
// cards are Harmonious, Melancholy, Corrupted, Nature, Beauty.
Table two_players() {
    return Table{{.seats = 2}};
}

}  // namespace

TEST(Take, ThePositionFarthestFromTheDeckIsFree) {
    Table table = two_players();
    table.take(1);
    EXPECT_EQ(table.player(0).tokens, 4);
    EXPECT_EQ(table.hand(0), "Precious");
}

TEST(Take, PositionKCostsOneTokenOnEachCardBeforeIt) {
    for (int k = 1; k <= 5; ++k) {
        Table table = two_players();
        table.take(k);
        EXPECT_EQ(table.player(0).tokens, 4 - (k - 1));
        for (int i = 0; i < 5; ++i) {
            EXPECT_EQ(table.state.rows[0].tokens[static_cast<std::size_t>(i)], i < k - 1 ? 1 : 0);
        }
    }
}

TEST(Take, TheCardsBehindSlideWithTheirTokensAndOneIsDrawnIntoTheLastPlace) {
    Table table{{.seats = 2},
                support::Layout{.seats = {{.tokens = 2}, {.tokens = 0}},
                                .row = {"View", "Trap", "Deep", "Pride", "Mess"},
                                .row_tokens = {1, 0, 0, 3, 2}}};
    table.take(2);
    EXPECT_EQ(table.row(), "View Deep Pride Mess Precious");
    EXPECT_EQ(table.row_tokens(), "2 0 3 2 0");
    EXPECT_EQ(table.hand(0), "Trap");
    EXPECT_EQ(table.state.deck_left, 54u);
}

TEST(Take, EveryTokenOnTheCardIsReceived) {
    Table table{{.seats = 2},
                support::Layout{.seats = {{.tokens = 1}, {.tokens = 4}},
                                .row = {"View", "Trap", "Deep", "Pride", "Mess"},
                                .row_tokens = {0, 3, 0, 0, 0}}};
    table.take(2);
    EXPECT_EQ(table.player(0).tokens, 1 - 1 + 3);
    EXPECT_EQ(table.row_tokens(), "1 0 0 0 0");
}

TEST(Take, AllTokensMustBeOwnedBeforehandThoseOnTheCardDoNotHelp) {
    Table table{{.seats = 2},
                support::Layout{.seats = {{.tokens = 1}, {.tokens = 4}},
                                .row = {"View", "Trap", "Deep", "Pride", "Mess"},
                                .row_tokens = {0, 0, 3, 0, 0}}};
    EXPECT_EQ(table.refusal(Move::take(position(3))), RuleError::not_enough_tokens);
    EXPECT_EQ(table.game.count_moves(table.state), 2u);
}

TEST(Take, HappensInTheOrderOfTheRules) {
    Table table{{.seats = 2},
                support::Layout{.seats = {{.tokens = 3}, {.tokens = 4}},
                                .row = {"View", "Trap", "Deep", "Pride", "Mess"},
                                .row_tokens = {0, 0, 1, 0, 0}}};
    EXPECT_EQ(texts_of(table.take(3)),
              (std::vector<std::string>{"token_placed 1", "token_placed 2", "card_taken Deep 1",
                                        "card_dealt Precious 5"}));
}

TEST(Take, TheLastPositionMayBeTakenWithTheLastFourTokens) {
    Table table = two_players();
    table.take(5);
    EXPECT_EQ(table.player(0).tokens, 0);
    EXPECT_EQ(table.row(), "Precious Peaceful Heavy Fragile Harmonious");
    EXPECT_EQ(table.row_tokens(), "1 1 1 1 0");
}

TEST(Take, WithoutTokensOnlyTheFirstPositionIsOpen) {
    Table table{{.seats = 2}, support::Layout{.seats = {{.tokens = 0}, {.tokens = 8}}}};
    EXPECT_EQ(table.legal_moves(), (std::vector<Move>{Move::take(position(1))}));
}

TEST(Take, ACardGoesToTheEndOfTheHand) {
    Table table = two_players();
    for (int i = 0; i < 6; ++i)
        table.take(1);
    EXPECT_EQ(table.hand(0), "Precious Heavy Chosen");
    EXPECT_EQ(table.hand(1), "Peaceful Fragile Harmonious");
}

TEST(Take, WithFiveCardsInHandOnlyAPaintingIsOpen) {
    Table table{
        {.seats = 2},
        support::Layout{.seats = {{.hand = {"View", "Trap", "Deep", "Pride", "Mess"}}, {}}}};
    EXPECT_EQ(table.refusal(Move::take(position(1))), RuleError::hand_full);
    const std::vector<Move> moves = table.legal_moves();
    EXPECT_EQ(moves.size(), 60u * 3);
    for (Move move : moves)
        EXPECT_EQ(move.kind(), Move::Kind::paint);
}

TEST(Take, WithFourCardsInHandAFifthMayBeTaken) {
    Table table{{.seats = 2},
                support::Layout{.seats = {{.hand = {"View", "Trap", "Deep", "Pride"}}, {}}}};
    table.take(1);
    EXPECT_EQ(table.player(0).hand_size, 5);
}

}  // namespace velatura::rules
