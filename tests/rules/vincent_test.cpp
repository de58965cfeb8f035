// Painting with Vincent.
#include <gtest/gtest.h>

#include "support/table.h"

namespace velatura::rules {

namespace {

using support::Layout;
using support::plain_hand;
using support::plain_painting;
using support::seat;
using support::Table;
using support::texts_of;

GameSetup with_vincent(std::uint8_t seats, int first = 0) {
    return {
        .seats = seats, .mode = Mode::vincent, .first = seat(first), .vincent_with_three = true};
}

}  // namespace

TEST(Vincent, HisTurnComesAfterTheLastSeatOnceARound) {
    Table table{with_vincent(2)};
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(table.to_move(), 0);
        table.take(1);
        EXPECT_EQ(table.to_move(), 1);
        table.take(1);
        EXPECT_EQ(Game::to_act(table.state), Actor::vincent);
        table.toss(0);
    }
}

TEST(Vincent, HisTurnLiesBeforeTheStartingSeatWhicheverThatIs) {
    Table table{with_vincent(3, 1)};
    for (int expected : {1, 2, 0}) {
        ASSERT_EQ(Game::to_act(table.state), actor(seat(expected)));
        table.take(1);
    }
    EXPECT_EQ(Game::to_act(table.state), Actor::vincent);
    table.toss(0);
    EXPECT_EQ(Game::to_act(table.state), actor(seat(1)));
}

TEST(Vincent, HeMovesAlsoAfterATurnInWhichAPaintingWasMade) {
    Table table{with_vincent(1), Layout{.seats = {{.hand = plain_hand()}}}};
    table.paint(plain_painting());
    EXPECT_EQ(Game::to_act(table.state), Actor::vincent);
}

TEST(Vincent, HeMovesAlsoWhenTheLastSeatHasFinished) {
    Table table{with_vincent(2), Layout{.seats = {{}, {.painted = 3}}}};
    table.take(1);
    EXPECT_EQ(Game::to_act(table.state), Actor::vincent);
    table.toss(0);
    EXPECT_EQ(table.to_move(), 0);
}

TEST(Vincent, HeMovesOnceARoundAlsoWhenTheStartingSeatHasFinished) {
    Table table{with_vincent(2), Layout{.seats = {{.painted = 3}, {}}, .turn = seat(1)}};
    for (int round = 0; round < 2; ++round) {
        table.take(1);
        EXPECT_EQ(Game::to_act(table.state), Actor::vincent);
        table.toss(0);
        EXPECT_EQ(Game::to_act(table.state), actor(seat(1)));
    }
}

TEST(Vincent, HeDoesNotMoveAfterThePaintingThatEndsTheGame) {
    Table table{with_vincent(1), Layout{.seats = {{.hand = plain_hand(), .painted = 2}}}};
    table.paint(plain_painting());
    EXPECT_EQ(table.state.phase, Phase::over);
}

TEST(Vincent, TheTossHasAsManyOutcomesAsHeHasTokensAndOne) {
    Table table{with_vincent(1)};
    table.take(1);
    EXPECT_EQ(table.legal_moves(), (std::vector<Move>{Move::toss(0), Move::toss(1), Move::toss(2),
                                                      Move::toss(3), Move::toss(4)}));
}

TEST(Vincent, HeSpendsTheTokensFaceUpOnTheFirstCardsAndTheNextLeavesTheGame) {
    for (int face_up = 0; face_up <= 4; ++face_up) {
        Table table{with_vincent(1), {"View", "Trap", "Deep", "Pride", "Mess", "Vast", "Truth"}};
        table.take(1);  // Trap Deep Pride Mess Vast
        const ArtCardId leaves = table.state.rows[0].cards[static_cast<std::size_t>(face_up)];
        table.toss(face_up);
        EXPECT_EQ(table.state.vincent_tokens, 4 - face_up);
        for (std::size_t i = 0; i < 5; ++i) {
            EXPECT_EQ(table.state.rows[0].tokens[i], static_cast<int>(i) < face_up ? 1 : 0);
            EXPECT_NE(table.state.rows[0].cards[i], leaves);
        }
        EXPECT_EQ(table.state.rows[0].cards[4], support::card("Truth"));
        EXPECT_EQ(table.player(0).hand_size, 1);
    }
}

TEST(Vincent, TheTokensOnTheCardAreHis) {
    Table table{with_vincent(1), Layout{.seats = {{.tokens = 1}},
                                        .row = {"View", "Trap", "Deep", "Pride", "Mess"},
                                        .row_tokens = {0, 0, 3, 0, 0}}};
    table.take(1);
    EXPECT_EQ(texts_of(table.toss(1)),
              (std::vector<std::string>{"tossed 1 of 4", "token_placed 1", "card_left Deep 3",
                                        "card_dealt Peaceful 5"}));
    EXPECT_EQ(table.state.vincent_tokens, 4 - 1 + 3);
}

TEST(Vincent, WithNoTokenFaceUpTheFirstPositionLeaves) {
    Table table{with_vincent(1)};
    table.take(1);
    EXPECT_EQ(texts_of(table.toss(0)),
              (std::vector<std::string>{"tossed 0 of 4", "card_left Peaceful 0",
                                        "card_dealt Melancholy 5"}));
    EXPECT_EQ(table.state.vincent_tokens, 4);
}

TEST(Vincent, WithNoTokenOwnedTheFirstPositionLeaves) {
    Table table{with_vincent(1),
                Layout{.seats = {{}}, .row_tokens = {0, 4, 0, 0, 0}, .vincent_tokens = 0}};
    table.take(1);
    EXPECT_EQ(table.legal_moves(), (std::vector<Move>{Move::toss(0)}));
    EXPECT_EQ(table.refusal(Move::toss(1)), RuleError::impossible_toss);
    table.toss(0);
    EXPECT_EQ(table.state.vincent_tokens, 4);  // those that lay on the card
}

TEST(Vincent, HeSpendsAtMostFour) {
    Table table{with_vincent(1), Layout{.seats = {{.tokens = 1}}, .vincent_tokens = 7}};
    table.take(1);
    EXPECT_EQ(table.game.count_moves(table.state), 8u);
    EXPECT_EQ(texts_of(table.toss(7)).front(), "tossed 7 of 7");
    EXPECT_EQ(table.row_tokens(), "1 1 1 1 0");
    EXPECT_EQ(table.state.vincent_tokens, 3);
}

TEST(Vincent, HeNeverSpendsMoreThanThereAreCardsToSkip) {
    const Cards cards = support::small_deck(6);
    Table table{with_vincent(1), cards};
    table.take(1);
    table.toss(0);
    table.take(1);  // Heavy is gone too: three cards left
    ASSERT_EQ(table.row(), "Fragile Chosen Harmonious");
    table.toss(4);
    EXPECT_EQ(table.row(), "Fragile Chosen");
    EXPECT_EQ(table.row_tokens(), "1 1");
    EXPECT_EQ(table.state.vincent_tokens, 2);
}

TEST(Vincent, AtAnEmptyRowNothingHappens) {
    const Cards cards = support::small_deck(5);
    Table table{with_vincent(1), cards};
    table.take(1);
    table.toss(0);
    table.take(1);
    table.toss(0);
    table.take(1);  // three in hand, the row is empty
    EXPECT_EQ(table.state.rows[0].size, 0);
    EXPECT_EQ(Game::to_act(table.state), actor(seat(0)));
    EXPECT_EQ(table.game.count_moves(table.state), 6u * 3);
}

TEST(Vincent, WhenHeTakesTheLastCardTheGameMayEnd) {
    const Cards cards = support::small_deck(4);
    Table table{with_vincent(1), cards};
    table.take(1);
    table.toss(0);
    table.take(1);
    EXPECT_EQ(texts_of(table.toss(2)),
              (std::vector<std::string>{"tossed 2 of 4", "card_left Fragile 0", "game_ended 0"}));
}

TEST(Vincent, HeNeverPaintsOrScores) {
    Table table{with_vincent(2)};
    table.take(1);
    table.take(1);
    for (Move move : table.legal_moves()) {
        EXPECT_EQ(move.kind(), Move::Kind::toss);
    }
    EXPECT_EQ(table.refusal(Move::paint(plain_painting(), BackgroundId{0}), Actor::vincent),
              RuleError::awaiting_toss);
}

}  // namespace velatura::rules
