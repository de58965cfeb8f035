// Sentences of docs/expansions.md about painters, each with a test.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/view.h"
#include "started.h"

namespace velatura::rules {

namespace {

// A table at which the first seat has this painter.
struct Painted : Started {
    explicit Painted(std::string_view id, const GameSetup& setup = with({Box::painters}))
        : Started(setup) {
        keep(id);
    }
    Player& player() { return state.players[0]; }
    int points() { return game.account(state, Seat{0}).painter; }
    // What the painter brings for one painting of base cards of which this is true.
    int points_for(auto&& wanted) {
        const std::span<const ArtCardId> cards = game.art_cards();
        for (const ArtCardId bottom : cards) {
            for (const ArtCardId middle : cards) {
                for (const ArtCardId top : cards) {
                    if (bottom == middle || bottom == top || middle == top) continue;
                    if (!wanted(Layers{bottom, middle, top})) continue;
                    player().paintings[0] = {bottom, middle, top};
                    player().painted = 1;
                    return points();
                }
            }
        }
        ADD_FAILURE() << "there is no such painting";
        return -1;
    }
    int points_for_elements(int number) {
        return points_for([&](Layers layers) {
            const Icons visible = game.cards().read(layers).visible;
            int elements = 0;
            for (const Element element : each_element)
                elements += visible.count(element);
            return elements == number;
        });
    }
    Move paint_hand() {
        return Move::paint({player().hand[0], player().hand[1], player().hand[2]},
                           player().backgrounds[player().painted]);
    }
};

}  // namespace

TEST(Painters, AreChosenInTurnOrderBeforeTheFirstTurn) {
    Started table{with({Box::painters}, 3)};
    EXPECT_EQ(table.refused(Move::take(Position{1})), RuleError::awaiting_painter);
    EXPECT_EQ(table.refused(Move::keep(2)), RuleError::no_such_painter);
    const PainterId kept = table.state.players[0].dealt_painters[1];
    table.make(Move::keep(1));
    EXPECT_EQ(table.state.players[0].painter, kept);
    EXPECT_EQ(table.state.turn, Seat{1});
    table.make(Move::keep(0));
    table.make(Move::keep(0));
    EXPECT_EQ(table.state.phase, Phase::turn);
    EXPECT_EQ(table.state.turn, Seat{0});
    EXPECT_EQ(table.refused(Move::keep(0)), RuleError::not_choosing_painter);
}

TEST(Painters, TheRamblerSkipsThreeForOneTokenLessTwice) {
    Started table{with({Box::painters})};
    table.keep("rambler");
    Player& player = table.state.players[0];
    EXPECT_EQ(table.game.price(player, 2), 2u);
    EXPECT_EQ(table.game.price(player, 3), 2u);
    player.tokens = 3;
    table.state.tokens_out = 1;
    EXPECT_EQ(table.game.reach(table.state, player), 5u);
    table.make(Move::take(Position{4}));
    EXPECT_EQ(player.tokens, 1);
    EXPECT_EQ(table.state.rows[0].tokens[2], 0);  // the card skipped last gets none
    EXPECT_EQ(player.power_used, 1);
    player.power_used = 2;
    EXPECT_EQ(table.game.price(player, 3), 3u);
}

TEST(Painters, TheCollectorHoldsSixUntilTheFirstPainting) {
    Started table{with({Box::painters})};
    table.keep("collector");
    Player& player = table.state.players[0];
    EXPECT_EQ(table.game.hand_limit_of(player), 6u);
    player.painted = 1;
    EXPECT_EQ(table.game.hand_limit_of(player), 5u);
}

TEST(Painters, TheEarlyBirdStartsWithOneTokenMore) {
    Started table{with({Box::painters})};
    table.keep("early-bird");
    EXPECT_EQ(table.state.players[0].tokens, 5);
    EXPECT_TRUE(table.game.is_ok(table.state, table.deal.deck));
}

TEST(Painters, ThePrintmakerFlipsOneCardWithoutMirrorOnceForThreeTokens) {
    Started table{with({Box::painters})};
    table.keep("printmaker");
    Player& player = table.state.players[0];
    table.give(player, {"Vast", "Deep", "Game"});
    Layers layers{player.hand[0], player.hand[1], player.hand[2], Faces::from_bits(4)};
    const Move paint = Move::paint(layers, player.backgrounds[0]);
    EXPECT_TRUE(table.game.check(table.state, Actor::seat1, paint));
    // Six orders, no card or one flipped, three backgrounds; and takes.
    EXPECT_EQ(table.game.count_moves(table.state), 5u + 6u * 4u * 3u);
    GameState next = table.state;
    table.game.play(next, table.deal.deck, paint);
    EXPECT_EQ(next.players[0].tokens, 1);
    EXPECT_EQ(next.tokens_out, 3);
    player.power_used = 1;
    EXPECT_EQ(table.refused(paint), RuleError::power_used_up);
    player.power_used = 0;
    player.tokens = 2;
    EXPECT_EQ(table.refused(paint), RuleError::too_few_tokens_to_flip);
    player.tokens = 4;
    layers.faces = Faces::from_bits(6);
    EXPECT_EQ(table.refused(Move::paint(layers, player.backgrounds[0])),
              RuleError::card_without_mirror);
}

TEST(Painters, MiserAndScholarScoreAtTheEnd) {
    Started table{with({Box::painters})};
    Player& player = table.state.players[0];
    player.painter = painter("miser");
    for (const auto& [tokens, points] : {std::pair{2, 0}, {3, 1}, {6, 2}, {12, 2}}) {
        player.tokens = static_cast<std::uint8_t>(tokens);
        EXPECT_EQ(table.game.account(table.state, Seat{0}).painter, points);
    }
    player.painter = painter("scholar");
    player.ribbons = {2, 2, 2, 1};
    EXPECT_EQ(table.game.account(table.state, Seat{0}).painter, 0);
    player.ribbons[3] = 2;
    EXPECT_EQ(table.game.account(table.state, Seat{0}).painter, 3);
}

TEST(Painters, TheForagerReceivesATokenAfterEachPainting) {
    Painted table{"forager"};
    table.give(table.player(), {"Vast", "Deep", "Game"});
    table.make(table.paint_hand());
    EXPECT_EQ(table.player().tokens, 5);
    EXPECT_EQ(table.state.tokens_out, -1);
}

TEST(Painters, TheForagersTokenComesFromTheSupplyOfTheSoloPuzzle) {
    Painted table{"forager", box_setup(Mode::solo_puzzle, 1, {Box::painters})};
    table.give(table.player(), {"Vast", "Deep", "Game"});
    GameState one_left = table.state;
    one_left.supply_tokens = 1;
    one_left.players[0].tokens = 7;
    table.game.play(one_left, table.deal.deck, table.paint_hand());
    EXPECT_EQ(one_left.players[0].tokens, 8);  // the puzzle's token; none is left for the painter
    table.make(table.paint_hand());
    EXPECT_EQ(table.player().tokens, 6);
    EXPECT_EQ(table.state.supply_tokens, 2);
}

TEST(Painters, TheMuralistScoresTwoForAtLeastEightElements) {
    Painted table{"muralist"};
    EXPECT_EQ(table.points_for_elements(7), 0);
    EXPECT_EQ(table.points_for_elements(8), 2);
}

TEST(Painters, TheMinimalistScoresOneForAtMostFourElements) {
    Painted table{"minimalist"};
    EXPECT_EQ(table.points_for_elements(3), 1);
    EXPECT_EQ(table.points_for_elements(4), 1);
    EXPECT_EQ(table.points_for_elements(5), 0);
}

TEST(Painters, TheGilderScoresTwoForAPaintingThatEarnsThreeSilverOrGold) {
    Painted table{"gilder"};
    for (const int ribbons : {0, 2, 3, 4}) {
        const int points = table.points_for(
            [&](Layers layers) { return table.game.outcome(layers).silver() == ribbons; });
        EXPECT_EQ(points, ribbons >= 3 ? 2 : 0);
    }
    GameSetup setup = with({Box::reflections, Box::painters});
    Painted golden{"gilder", setup};
    const auto earns = [&](int silver, int gold) {
        return golden.points_for([&](Layers layers) {
            const Outcome met = golden.game.outcome(layers);
            return met.silver() == silver && met.gold() == gold;
        });
    };
    EXPECT_EQ(earns(1, 2), 2);
    EXPECT_EQ(earns(0, 2), 0);
}

TEST(Painters, ThePoetScoresOneForATitleOfOneWord) {
    Painted table{"poet"};
    const auto lefts = [&](int number) {
        return table.points_for([&](Layers layers) {
            return std::ranges::count_if(layers.cards(), [](ArtCardId card) {
                       return box_cards().art(card).side == Side::left;
                   }) == number;
        });
    };
    EXPECT_EQ(lefts(0), 1);
    EXPECT_EQ(lefts(1), 0);
    EXPECT_EQ(lefts(2), 0);
    EXPECT_EQ(lefts(3), 1);
}

TEST(Painters, TheWhirlwindPaysOneLessForTheFirstCardAfterEachPainting) {
    Painted table{"whirlwind"};
    EXPECT_EQ(table.game.price(table.player(), 1), 1u);  // not before the first
    table.give(table.player(), {"Vast", "Deep", "Game"});
    table.make(table.paint_hand());
    table.state.turn = Seat{0};
    for (const std::size_t skipped : {0u, 1u, 4u}) {
        EXPECT_EQ(table.game.price(table.player(), skipped), skipped == 0 ? 0 : skipped - 1);
    }
    GameState free = table.state;
    table.game.play(free, table.deal.deck, Move::take(Position{1}));
    EXPECT_EQ(table.game.price(free.players[0], 1), 1u);  // a free card uses it up
    table.make(Move::take(Position{2}));
    EXPECT_EQ(table.player().tokens, 4);
    EXPECT_EQ(table.state.rows[0].tokens[0], 0);  // no token is laid
    EXPECT_EQ(table.game.price(table.player(), 1), 1u);
}

TEST(Painters, AFreeSkipOfTheSoloPuzzleStillLosesTheCard) {
    Painted table{"whirlwind", box_setup(Mode::solo_puzzle, 1, {Box::painters})};
    table.player().just_painted = 1;
    const ArtCardId skipped = table.state.rows[0].cards[0];
    table.make(Move::take(Position{2}));
    EXPECT_EQ(table.player().tokens, 4);
    EXPECT_EQ(table.state.supply_tokens, 4);
    const PlayerView view = view_for(table.game, table.state, table.deal.deck, Seat{0});
    EXPECT_EQ(view.left_count, 1);
    EXPECT_EQ(view.left[0], skipped);
}

TEST(Painters, StartingTokensAddToTheTotalOfTheSoloPuzzle) {
    Painted table{"early-bird", box_setup(Mode::solo_puzzle, 1, {Box::painters})};
    EXPECT_EQ(table.player().tokens, 5);
    EXPECT_EQ(table.state.supply_tokens, 4);
}

TEST(Painters, ThePrintmakersTokensGoToTheSupplyOfTheSoloPuzzle) {
    Painted table{"printmaker", box_setup(Mode::solo_puzzle, 1, {Box::painters})};
    table.give(table.player(), {"Vast", "Deep", "Game"});
    const Player& player = table.player();
    const Layers layers{player.hand[0], player.hand[1], player.hand[2], Faces::from_bits(1)};
    table.make(Move::paint(layers, player.backgrounds[0]));
    EXPECT_EQ(player.tokens, 2);  // three paid, one gained for the painting
    EXPECT_EQ(table.state.supply_tokens, 6);
    EXPECT_EQ(table.state.tokens_out, 0);
}

TEST(Painters, WithSixInHandTheCollectorMustPaint) {
    Painted table{"collector"};
    table.give(table.player(), {"Vast", "Deep", "Game", "View", "Trap"});
    EXPECT_TRUE(table.game.check(table.state, Actor::seat1, Move::take(Position{1})));
    table.give(table.player(), {"Mess"});
    EXPECT_EQ(table.refused(Move::take(Position{1})), RuleError::hand_full);
    EXPECT_EQ(table.game.count_moves(table.state), 120u * 3u);
    table.make(table.paint_hand());
    EXPECT_EQ(table.player().hand_size, 3);
}

TEST(Painters, TheOneNotKeptIsKnownToItsSeatAlone) {
    Started table{with({Box::painters}, 3)};
    for (int i = 0; i < 3; ++i)
        table.make(Move::keep(1));
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const PlayerView view =
            view_for(table.game, table.state, table.deal.deck, static_cast<Seat>(seat));
        for (std::size_t other = 0; other < 3; ++other) {
            const Player& seen = view.table.players[other];
            EXPECT_EQ(seen.painter, table.state.players[other].dealt_painters[1]);
            EXPECT_EQ(seen.dealt_painters[0] == no_painter, other != seat);
        }
    }
}

}  // namespace velatura::rules
