// Skipping who has finished, the end, ranking, the judge, a lone player's goal.
#include <gtest/gtest.h>

#include "support/table.h"

namespace velatura::rules {

namespace {

using support::Layout;
using support::plain_hand;
using support::plain_painting;
using support::scoring;
using support::seats;
using support::Table;
using support::texts_of;

// Seat 0 is about to make the painting that ends the game.
Table before_the_end(const std::vector<std::uint8_t>& silver,
                     const std::vector<std::uint8_t>& tokens) {
    Layout layout;
    for (std::size_t i = 0; i < silver.size(); ++i) {
        layout.seats.push_back({.painted = 3, .silver = silver[i], .tokens = tokens[i]});
    }
    layout.seats[0].hand = plain_hand();
    layout.seats[0].painted = 2;
    int spare = static_cast<int>(4 * silver.size());
    for (std::uint8_t owned : tokens)
        spare -= owned;
    layout.row_tokens[0] = static_cast<std::uint8_t>(spare);
    return Table{{.seats = static_cast<std::uint8_t>(silver.size())}, layout};
}

std::vector<int> ranks(const Table& table) {
    const auto all = table.game.ranks(table.state);
    std::vector<int> ranks(table.game.seats());
    for (std::size_t i = 0; i < ranks.size(); ++i)
        ranks[i] = all[i];
    return ranks;
}

}  // namespace

TEST(End, APlayerWithThreePaintingsIsSkipped) {
    Table table{{.seats = 3}, Layout{.seats = {{}, {.painted = 3}, {}}, .turn = support::seat(0)}};
    table.take(1);
    EXPECT_EQ(table.to_move(), 2);
    table.take(1);
    EXPECT_EQ(table.to_move(), 0);
}

TEST(End, SeveralFinishedPlayersAreSkippedAtOnce) {
    Table table{
        {.seats = 5},
        Layout{.seats = {{.painted = 3}, {}, {.painted = 3}, {.painted = 3}, {.painted = 3}},
               .turn = support::seat(1)}};
    table.take(1);
    EXPECT_EQ(table.to_move(), 1);
}

TEST(End, TheGameGoesOnUntilAllHaveThreePaintings) {
    Table table{{.seats = 2},
                Layout{.seats = {{.hand = plain_hand(), .painted = 2}, {.painted = 2}}}};
    EXPECT_EQ(texts_of(table.paint(plain_painting())),
              (std::vector<std::string>{"painting_completed 3", "seat_finished 0"}));
    EXPECT_EQ(table.state.phase, Phase::turn);
    EXPECT_EQ(table.to_move(), 1);
}

TEST(End, ComesWithTheLastPainting) {
    Table table = before_the_end({0, 1}, {4, 4});
    EXPECT_EQ(
        texts_of(table.paint(plain_painting())),
        (std::vector<std::string>{"painting_completed 3", "seat_finished 0", "game_ended 1"}));
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(Game::to_act(table.state), Actor::nobody);
    EXPECT_EQ(table.game.count_moves(table.state), 0u);
    EXPECT_TRUE(table.legal_moves().empty());
}

TEST(End, MostPointsWin) {
    Table table = before_the_end({0, 2, 3, 1}, {8, 4, 0, 4});
    table.paint(plain_painting());
    EXPECT_EQ(table.state.winners, seats({2}));
    EXPECT_EQ(ranks(table), (std::vector{4, 2, 1, 3}));
}

TEST(End, WithEqualPointsMostTokensWin) {
    Table table = before_the_end({2, 2, 1}, {3, 4, 5});
    table.paint(plain_painting());
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.state.winners, seats({1}));
    EXPECT_EQ(ranks(table), (std::vector{2, 1, 3}));
}

TEST(End, CardsInHandAndTokensOnTheRowCountNothing) {
    Table table{{.seats = 2},
                Layout{.seats = {{.hand = {"Peaceful", "Heavy", "Fragile", "Deep", "View"},
                                  .painted = 2,
                                  .tokens = 0},
                                 {.painted = 3, .tokens = 1}},
                       .row_tokens = {7, 0, 0, 0, 0}}};
    table.paint(plain_painting());
    EXPECT_EQ(table.game.points(table.state, Seat{0}), 0);
    EXPECT_EQ(table.state.winners, seats({1}));
}

TEST(End, PointsComeFromTheTableOfEachCard) {
    const GameSetup setup{.seats = 2, .scoring = scoring({"Style", "Space", "Composition"})};
    Table table{setup,
                Layout{.seats = {{.hand = plain_hand(), .painted = 2, .ribbons = {1, 0, 0, 0}},
                                 {.painted = 3, .ribbons = {0, 2, 1, 0}}}}};
    EXPECT_EQ(table.game.points(table.state, Seat{0}), 4);
    EXPECT_EQ(table.game.points(table.state, Seat{1}), 4 + 1);
    table.paint(plain_painting());
    EXPECT_EQ(table.state.winners, seats({1}));
}

TEST(Judge, IsAwaitedWhenPointsAndTokensAreEqual) {
    Table table = before_the_end({2, 2, 1}, {4, 4, 4});
    EXPECT_EQ(texts_of(table.paint(plain_painting())),
              (std::vector<std::string>{"painting_completed 3", "seat_finished 0",
                                        "judgement_awaited 0 1"}));
    EXPECT_EQ(table.state.phase, Phase::judging);
    EXPECT_EQ(table.state.winners, seats({0, 1}));
    EXPECT_EQ(Game::to_act(table.state), Actor::judge);
    EXPECT_EQ(ranks(table), (std::vector{1, 1, 3}));
}

TEST(Judge, NamesOneOfTheTied) {
    Table table = before_the_end({2, 2, 1}, {4, 4, 4});
    table.paint(plain_painting());
    EXPECT_EQ(texts_of(table.judge({1})), (std::vector<std::string>{"game_ended 1"}));
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.state.winners, seats({1}));
    EXPECT_EQ(ranks(table), (std::vector{2, 1, 3}));
}

TEST(Judge, MayLetSeveralShareTheWin) {
    Table table = before_the_end({2, 2, 2}, {4, 4, 4});
    table.paint(plain_painting());
    table.judge({0, 2});
    EXPECT_EQ(table.state.winners, seats({0, 2}));
    EXPECT_EQ(ranks(table), (std::vector{1, 3, 1}));
}

TEST(Judge, MayLetAllTheTiedShareTheWin) {
    Table table = before_the_end({2, 2}, {4, 4});
    table.paint(plain_painting());
    table.judge({0, 1});
    EXPECT_EQ(ranks(table), (std::vector{1, 1}));
}

TEST(Judge, ChoosesAmongAllSetsOfTheTied) {
    Table table = before_the_end({2, 0, 2, 2}, {4, 4, 4, 4});
    table.paint(plain_painting());
    std::vector<Move> expected;
    for (SeatSet set : {seats({0}), seats({2}), seats({0, 2}), seats({3}), seats({0, 3}),
                        seats({2, 3}), seats({0, 2, 3})}) {
        expected.push_back(Move::judge(set));
    }
    EXPECT_EQ(table.legal_moves(), expected);
}

TEST(Judge, IsNotASeat) {
    Table table = before_the_end({2, 2}, {4, 4});
    table.paint(plain_painting());
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(table.refusal(Move::judge(seats({i})), actor(support::seat(i))),
                  RuleError::not_your_turn);
    }
}

TEST(Ranks, LowerPlacesAreEqualWithEqualPointsAndTokens) {
    Table table = before_the_end({1, 5, 1, 1}, {4, 4, 4, 3});
    table.paint(plain_painting());
    EXPECT_EQ(ranks(table), (std::vector{2, 1, 2, 4}));
}

TEST(Goal, IsReachedByThatManyPointsOrMore) {
    for (const auto& [goal, wins] :
         {std::pair{9, true}, {10, true}, {11, false}, {256 + 9, false}}) {
        for (Mode mode : {Mode::vincent, Mode::solo_puzzle}) {
            Table table{{.seats = 1, .mode = mode, .goal = static_cast<std::uint16_t>(goal)},
                        Layout{.seats = {{.hand = plain_hand(), .painted = 2, .silver = 5}}}};
            table.paint(plain_painting());
            EXPECT_EQ(table.state.phase, Phase::over);
            EXPECT_EQ(table.state.winners, wins ? seats({0}) : SeatSet{}) << goal;
        }
    }
}

TEST(Goal, DoesNotDecideAmongSeveral) {
    Table table{
        {.seats = 2, .goal = 40},
        Layout{.seats = {{.hand = plain_hand(), .painted = 2, .silver = 5}, {.painted = 3}}}};
    table.paint(plain_painting());
    EXPECT_EQ(table.state.winners, seats({0}));
}

}  // namespace velatura::rules
