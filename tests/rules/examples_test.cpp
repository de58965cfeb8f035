// The worked examples of the rulebooks.
#include <gtest/gtest.h>

#include "support/table.h"

namespace velatura::rules {

namespace {

using support::layers;
using support::Layout;
using support::scoring;
using support::Table;

}  // namespace

TEST(Examples, SkippingTwoCardsThenTakingACardWithATokenOnIt) {
    Table table{{.seats = 2}, {"View", "Trap", "Deep", "Pride", "Mess", "Vast", "Truth"}};
    table.take(3);
    EXPECT_EQ(table.hand(0), "Deep");
    EXPECT_EQ(table.player(0).tokens, 2);
    EXPECT_EQ(table.row(), "View Trap Pride Mess Vast");
    EXPECT_EQ(table.row_tokens(), "1 1 0 0 0");

    table.take(2);
    EXPECT_EQ(table.hand(1), "Trap");
    EXPECT_EQ(table.player(1).tokens, 4);
    EXPECT_EQ(table.row(), "View Pride Mess Vast Truth");
    EXPECT_EQ(table.row_tokens(), "2 0 0 0 0");
}

TEST(Examples, TwoPairsOfShapesFiveSwatchesAndOneTextureForItsBonus) {
    const GameSetup setup{.seats = 2,
                          .scoring = scoring({"Variety", "Repetition", "Emphasis", "Composition"})};
    Table table{setup, Layout{.seats = {{.hand = {"Chosen", "Game", "View"}}, {}}}};
    table.paint(layers("Chosen", "Game", "View"));
    EXPECT_EQ(table.player(0).ribbons[index(Ribbon::green)], 2);
    EXPECT_EQ(table.player(0).ribbons[index(Ribbon::violet)], 1);
    EXPECT_EQ(table.player(0).silver, 1);
}

TEST(Examples, TwentyNinePoints) {
    const GameSetup setup{.seats = 2,
                          .scoring = scoring({"Variety", "Repetition", "Emphasis", "Composition"})};
    const Game game = support::make_game(support::base_cards(), setup);
    Player player;
    player.ribbons = {2, 3, 1, 2};
    player.silver = 3;
    EXPECT_EQ(game.ribbon_points(player), 8 + 11 + 1 + 3 + 6);
}

TEST(Examples, DelicateRevolutionMaskedIsThreeTimesSpace) {
    const Layers painting = layers("Delicate", "Revolution", "Masked");
    EXPECT_EQ(times_met(support::condition("space"), support::base_cards().read(painting).visible),
              3);
}

TEST(Examples, VincentWithOneTokenFaceUp) {
    Table table{{.seats = 1, .mode = Mode::vincent},
                Layout{.seats = {{.tokens = 3}},
                       .row = {"View", "Trap", "Deep", "Pride", "Mess"},
                       .row_tokens = {0, 0, 1, 0, 0}}};
    table.take(1);  // now Trap, Deep with its token, Pride, Mess, Precious
    table.toss(1);
    EXPECT_EQ(table.row(), "Trap Pride Mess Precious Peaceful");
    EXPECT_EQ(table.row_tokens(), "1 0 0 0 0");
    EXPECT_EQ(table.state.vincent_tokens, 4 - 1 + 1);
}

TEST(Examples, PayingTwoInTheSoloPuzzle) {
    Table table{{.seats = 1, .mode = Mode::solo_puzzle},
                {"View", "Trap", "Deep", "Pride", "Mess", "Vast", "Truth", "Moment"}};
    table.take(3);
    EXPECT_EQ(table.hand(0), "Deep");
    EXPECT_EQ(table.player(0).tokens, 2);
    EXPECT_EQ(table.state.supply_tokens, 6);
    EXPECT_EQ(table.row(), "Pride Mess Vast Truth Moment");
    EXPECT_EQ(table.row_tokens(), "0 0 0 0 0");
}

}  // namespace velatura::rules
