// The order of legal moves is part of the contract: records, seeds and signatures stand on it.
#include <gtest/gtest.h>

#include "support/pinned.h"
#include "support/table.h"

namespace velatura::rules {

namespace {

using support::Layout;
using support::Table;

std::string listing(std::string_view heading, const Table& table) {
    std::string text = "# " + std::string{heading} + "\n";
    for (Move move : table.legal_moves())
        text += support::text_of(move) + "\n";
    return text + "\n";
}

}  // namespace

TEST(MoveOrder, IsPinned) {
    std::string text;
    text += listing("Two players, at the start", Table{{.seats = 2}});
    text += listing("Three tokens fewer",
                    Table{{.seats = 2}, Layout{.seats = {{.tokens = 1}, {.tokens = 7}}}});
    text += listing("Three cards in hand, three backgrounds",
                    Table{{.seats = 2}, Layout{.seats = {{.hand = {"View", "Deep", "Trap"}}, {}}}});

    Table used{{.seats = 2}, Layout{.seats = {{.hand = {"View", "Deep", "Trap", "Mess"}}, {}}}};
    used.make(Move::paint(support::layers("Mess", "Deep", "View"), BackgroundId{1}));
    used.take(1);
    used.take(1);
    used.take(1);
    used.take(1);
    used.take(1);
    text += listing("The second painting, background 1 used", used);

    text += listing(
        "Five cards in hand, one background left: every order of three",
        Table{{.seats = 2},
              Layout{.seats = {{.hand = {"View", "Deep", "Trap", "Mess", "Vast"}, .painted = 2},
                               {}}}});

    Table vincent{{.seats = 1, .mode = Mode::vincent}};
    vincent.take(1);
    text += listing("Vincent tosses four tokens", vincent);

    text +=
        listing("The Solo Puzzle, at the start", Table{{.seats = 1, .mode = Mode::solo_puzzle}});

    Table tied{{.seats = 4},
               Layout{.seats = {{.hand = support::plain_hand(), .painted = 2},
                                {.painted = 3},
                                {.painted = 3, .tokens = 3},
                                {.painted = 3}},
                      .row_tokens = {1, 0, 0, 0, 0}}};
    tied.paint(support::plain_painting());
    text += listing("The judge, seats 0, 1 and 3 tied", tied);

    const Cards cards = support::small_deck(9);
    Table stuck{{.seats = 2}, cards};
    for (int i = 0; i < 6; ++i)
        stuck.take(1);
    stuck.paint(support::layers("Precious", "Heavy", "Chosen"));
    for (int i = 0; i < 3; ++i)
        stuck.take(1);
    text += listing("An empty row and one card in hand", stuck);

    EXPECT_TRUE(support::matches_pinned("tests/rules/move_order.txt", text));
}

}  // namespace velatura::rules
