// Who may see what.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/view.h"
#include "support/table.h"

namespace velatura::rules {

namespace {

using support::card;
using support::Layout;
using support::seat;
using support::Table;

bool contains(std::span<const ArtCardId> cards, ArtCardId id) {
    return std::ranges::find(cards, id) != cards.end();
}

const Layout two_hands{.seats = {{.hand = {"Deep", "View"}}, {.hand = {"Trap", "Mess"}}}};

}  // namespace

TEST(View, HandsWereTakenInTheOpenSoTheyArePublic) {
    const Table table{{.seats = 2}, two_hands};
    for (std::optional<Seat> viewer : {std::optional{seat(0)}, {seat(1)}, {}}) {
        const PlayerView view = view_for(table.game, table.state, table.deck, viewer);
        EXPECT_EQ(view.table.players, table.state.players);
        EXPECT_EQ(view.unseen_count, 60 - 4 - 5);
        EXPECT_EQ(view.viewer, viewer);
    }
}

TEST(View, NothingTellsTheOrderOfTheDeck) {
    const Table table{{.seats = 2}, two_hands};
    const PlayerView view = view_for(table.game, table.state, table.deck, seat(0));
    EXPECT_EQ(view.table, table.state);
    EXPECT_TRUE(std::ranges::is_sorted(view.unseen_cards()));
    EXPECT_TRUE(std::ranges::is_permutation(view.unseen_cards(), table.state.rest_of(table.deck)));
}

TEST(View, ATableMayHideHands) {
    const Table table{{.seats = 2, .hidden_hands = true}, two_hands};
    const PlayerView own = view_for(table.game, table.state, table.deck, seat(0));
    EXPECT_EQ(own.table.players[0], table.player(0));
    EXPECT_EQ(own.table.players[1].hand_size, 2);
    EXPECT_EQ(own.table.players[1].hand[0], hidden_card);
    EXPECT_EQ(own.table.players[1].hand[1], hidden_card);
    EXPECT_TRUE(contains(own.unseen_cards(), card("Trap")));
    EXPECT_FALSE(contains(own.unseen_cards(), card("Deep")));

    const PlayerView spectator = view_for(table.game, table.state, table.deck, std::nullopt);
    EXPECT_EQ(spectator.table.players[0].hand[0], hidden_card);
    EXPECT_EQ(spectator.unseen_count, 60 - 5);
}

TEST(View, HiddenHandsAreShownWhenTheGameIsOver) {
    Table table{{.seats = 2, .hidden_hands = true},
                Layout{.seats = {{.hand = {"Peaceful", "Heavy", "Fragile", "Deep"}, .painted = 2},
                                 {.painted = 3, .silver = 1}}}};
    table.paint(support::layers("Peaceful", "Heavy", "Fragile"));
    ASSERT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(view_for(table.game, table.state, table.deck, seat(1)).table.players,
              table.state.players);
}

TEST(View, CardsThatLeftTheGameArePublic) {
    Table solo{{.seats = 1, .mode = Mode::solo_puzzle}, {"View", "Trap", "Deep", "Pride", "Mess"}};
    solo.take(3);
    const PlayerView after_skip = view_for(solo.game, solo.state, solo.deck, seat(0));
    ASSERT_EQ(after_skip.left_count, 2);
    EXPECT_TRUE(contains(after_skip.left_cards(), card("View")));
    EXPECT_TRUE(contains(after_skip.left_cards(), card("Trap")));

    Table vincent{{.seats = 1, .mode = Mode::vincent}, {"View", "Trap", "Deep", "Pride", "Mess"}};
    vincent.take(1);
    EXPECT_EQ(view_for(vincent.game, vincent.state, vincent.deck, {}).left_count, 0);
    vincent.toss(1);
    const PlayerView after_toss = view_for(vincent.game, vincent.state, vincent.deck, {});
    ASSERT_EQ(after_toss.left_count, 1);
    EXPECT_EQ(after_toss.left_cards().front(), card("Deep"));
}

TEST(View, ImagineFillsHiddenHandsFirstAndThenTheDeck) {
    const Table table{{.seats = 2, .hidden_hands = true}, two_hands};
    const PlayerView view = view_for(table.game, table.state, table.deck, seat(0));
    std::vector<ArtCardId> order{view.unseen_cards().rbegin(), view.unseen_cards().rend()};
    const GameState imagined = imagine(table.game, view, order);
    EXPECT_TRUE(table.game.is_ok(imagined, order));
    EXPECT_EQ(imagined.players[0], table.player(0));
    EXPECT_EQ(imagined.players[1].hand[0], order[0]);
    EXPECT_EQ(imagined.players[1].hand[1], order[1]);
    EXPECT_EQ(imagined.rest_of(order).front(), order[2]);
    EXPECT_EQ(view_for(table.game, imagined, order, seat(0)), view);
}

TEST(View, ImagineWithTheTrueOrderGivesTheTruthBack) {
    const Table table{{.seats = 2}, two_hands};
    const PlayerView view = view_for(table.game, table.state, table.deck, seat(0));
    const GameState imagined = imagine(table.game, view, table.state.rest_of(table.deck));
    EXPECT_EQ(imagined, table.state);
}

}  // namespace velatura::rules
