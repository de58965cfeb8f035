// Decks so small that the cards run out.
#include <gtest/gtest.h>

#include "support/table.h"

namespace velatura::rules {

namespace {

using support::layers;
using support::position;
using support::Table;
using support::texts_of;

}  // namespace

TEST(RunningOut, TheRowStaysCompactTowardsTheFirstPosition) {
    const Cards cards = support::small_deck(6);
    Table table{{.seats = 2}, cards};
    table.take(1);
    EXPECT_EQ(table.row(), "Peaceful Heavy Fragile Chosen Harmonious");
    table.take(3);
    EXPECT_EQ(table.row(), "Peaceful Heavy Chosen Harmonious");
    EXPECT_EQ(table.row_tokens(), "1 1 0 0");
    EXPECT_EQ(table.state.rows[0].cards[4], ArtCardId{});
}

TEST(RunningOut, ADeckSmallerThanTheRowIsDealtAsFarAsItGoes) {
    const Cards cards = support::small_deck(3);
    const Table table{{.seats = 2}, cards};
    EXPECT_EQ(table.row(), "Precious Peaceful Heavy");
    EXPECT_EQ(table.game.count_moves(table.state), 3u);
}

TEST(RunningOut, CostCountsTheCardsReallySkipped) {
    const Cards cards = support::small_deck(5);
    Table table{{.seats = 2}, cards};
    table.take(1);
    table.take(1);
    table.take(1);
    ASSERT_EQ(table.row(), "Fragile Chosen");
    EXPECT_EQ(table.refusal(Move::take(position(3))), RuleError::no_such_position);
    table.take(2);
    EXPECT_EQ(table.player(1).tokens, 3);
    EXPECT_EQ(table.row_tokens(), "1");
}

TEST(RunningOut, WithAnEmptyRowAndThreeCardsOneMustPaint) {
    const Cards cards = support::small_deck(6);
    Table table{{.seats = 2}, cards};
    for (int i = 0; i < 6; ++i)
        table.take(1);
    ASSERT_EQ(table.state.rows[0].size, 0);
    EXPECT_EQ(table.game.count_moves(table.state), 6u * 3);
    EXPECT_EQ(table.refusal(Move::pass()), RuleError::cannot_pass);
    EXPECT_EQ(table.refusal(Move::take(position(1))), RuleError::no_such_position);
}

TEST(RunningOut, WithAnEmptyRowAndFewerThanThreeOnePassesAndTheGameEndsWhenNobodyCanAct) {
    const Cards cards = support::small_deck(9);
    Table table{{.seats = 2}, cards};
    for (int i = 0; i < 6; ++i)
        table.take(1);
    table.paint(layers("Precious", "Heavy", "Chosen"));
    for (int i = 0; i < 3; ++i)
        table.take(1);
    ASSERT_EQ(table.state.rows[0].size, 0);
    ASSERT_EQ(table.to_move(), 0);
    ASSERT_EQ(table.player(0).hand_size, 1);
    EXPECT_EQ(table.legal_moves(), (std::vector<Move>{Move::pass()}));
    EXPECT_EQ(texts_of(table.pass()), (std::vector<std::string>{"passed"}));
    EXPECT_EQ(table.to_move(), 1);
    table.paint(layers("Peaceful", "Fragile", "Harmonious"));
    // Seat 1 keeps two cards: nobody can act, the paintings made count.
    EXPECT_NE(Game::to_act(table.state), actor(support::seat(0)));
    EXPECT_NE(Game::to_act(table.state), actor(support::seat(1)));
    EXPECT_EQ(table.player(0).painted, 1);
    EXPECT_EQ(table.player(1).painted, 1);
}

TEST(RunningOut, ThePaintingsMadeDecideTheGame) {
    const Cards cards = support::small_deck(6);
    const GameSetup setup{.seats = 2, .scoring = support::scoring({"Hierarchy"})};
    Table table{setup, {"Peaceful", "Fragile", "Heavy", "Chosen", "Precious", "Harmonious"}, cards};
    for (int i = 0; i < 6; ++i)
        table.take(1);
    table.paint(layers("Precious", "Peaceful", "Heavy"));  // shows two tones and a shape
    EXPECT_EQ(table.game.points(table.state, support::seat(0)), 4);
    table.paint(layers("Fragile", "Harmonious", "Chosen"));  // covers its tone
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.state.winners, support::seats({0}));
}

TEST(RunningOut, TheGameEndsAtOnceWhenTheLastCardLeavesNobodyAbleToAct) {
    const Cards cards = support::small_deck(2);
    Table table{{.seats = 2}, cards};
    table.take(1);
    EXPECT_EQ(texts_of(table.take(1)),
              (std::vector<std::string>{"card_taken Peaceful 0", "judgement_awaited 0 1"}));
}

TEST(RunningOut, APlayerWhoCannotActStillLetsTheOthersTakeTurnsInOrder) {
    const Cards cards = support::small_deck(11);
    Table table{{.seats = 3}, cards};
    for (int i = 0; i < 9; ++i)
        table.take(1);  // three each, two in the row
    table.paint(layers("Precious", "Fragile", "Melancholy"));
    table.take(1);
    table.take(1);
    ASSERT_EQ(table.state.rows[0].size, 0);
    EXPECT_EQ(table.to_move(), 0);
    table.pass();
    EXPECT_EQ(table.to_move(), 1);
    EXPECT_EQ(table.game.count_moves(table.state), 24u * 3);
}

TEST(RunningOut, CannotHappenWithTheBaseDeck) {
    // The most cards five players can draw: 5 in the row, and each paints three times and at the
    // end holds two more.
    EXPECT_LE(row_places + 5 * (3 * paintings_to_complete + 2), support::base_cards().art().size());
}

}  // namespace velatura::rules
