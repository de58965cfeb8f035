// Completing a painting: cards, background, ribbons, limits, silver.
#include <gtest/gtest.h>

#include "support/table.h"

namespace velatura::rules {

namespace {

using support::layers;
using support::Layout;
using support::scoring;
using support::SeatLayout;
using support::Table;
using support::texts_of;
using Ribbons = std::array<std::uint8_t, scoring_places>;

Table painter(SeatLayout first, GameSetup setup = {.seats = 2}) {
    return Table{setup, Layout{.seats = {std::move(first), {}}}};
}

}  // namespace

TEST(Paint, NeedsThreeCardsInHand) {
    Table table = painter({.hand = {"Deep", "View"}});
    for (Move move : table.legal_moves())
        EXPECT_EQ(move.kind(), Move::Kind::take);
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Deep"), BackgroundId{0})),
              RuleError::too_few_cards);
}

TEST(Paint, IsOpenBesideTakingWithThreeOrFourCards) {
    Table three = painter({.hand = {"Deep", "View", "Trap"}});
    EXPECT_EQ(three.game.count_moves(three.state), 5u + 6 * 3);
    Table four = painter({.hand = {"Deep", "View", "Trap", "Mess"}});
    EXPECT_EQ(four.game.count_moves(four.state), 5u + 24 * 3);
}

TEST(Paint, EveryOrderOfAnyThreeCardsIsAMoveOfItsOwn) {
    Table table = painter({.hand = {"Deep", "View", "Trap", "Mess"}});
    const std::vector<Move> moves = table.legal_moves();
    const Move one = Move::paint(layers("Mess", "Deep", "View"), BackgroundId{2});
    const Move other = Move::paint(layers("Deep", "Mess", "View"), BackgroundId{2});
    EXPECT_EQ(std::ranges::count(moves, one), 1);
    EXPECT_EQ(std::ranges::count(moves, other), 1);
}

TEST(Paint, CardsNotUsedStayInHand) {
    Table table = painter({.hand = {"Deep", "View", "Trap", "Mess", "Vast"}});
    table.paint(layers("Mess", "Deep", "Vast"));
    EXPECT_EQ(table.hand(0), "View Trap");
}

TEST(Paint, IsKeptInTheOrderItWasPaintedAndIsFinal) {
    Table table = painter({.hand = {"Deep", "View", "Trap"}});
    table.paint(layers("Trap", "Deep", "View"));
    ASSERT_EQ(table.player(0).painted, 1);
    EXPECT_EQ(table.player(0).paintings[0], layers("Trap", "Deep", "View"));
    const auto before = table.player(0).finished_paintings().front();
    table.take(1);
    table.take(1);
    EXPECT_EQ(table.player(0).finished_paintings().front(), before);
}

TEST(Paint, UsesOneOfTheRemainingBackgrounds) {
    Table table = painter({.hand = {"Deep", "View", "Trap"}});
    table.make(Move::paint(layers("Deep", "View", "Trap"), BackgroundId{2}));
    const Player& player = table.player(0);
    EXPECT_EQ(player.backgrounds[0], BackgroundId{2});
    ASSERT_EQ(player.backgrounds_left().size(), 2u);
    EXPECT_EQ(player.backgrounds_left()[0], BackgroundId{0});
    EXPECT_EQ(player.backgrounds_left()[1], BackgroundId{1});
}

TEST(Paint, TheBackgroundChangesNothingElse) {
    const GameSetup setup{.seats = 2, .scoring = scoring({"Variety", "Repetition", "Emphasis"})};
    const Table table = painter({.hand = {"Deep", "View", "Masked"}}, setup);
    std::array<GameState, 3> after{table.state, table.state, table.state};
    for (std::uint8_t k = 0; k < 3; ++k) {
        table.game.play(after[k], table.deck,
                        Move::paint(layers("Deep", "View", "Masked"), BackgroundId{k}));
        after[k].players[0].backgrounds = table.player(0).backgrounds;
    }
    EXPECT_EQ(after[0], after[1]);
    EXPECT_EQ(after[0], after[2]);
}

TEST(Paint, TakesARibbonEachTimeAConditionIsMet) {
    // Shows hue shape, shape, shape texture, shape, shape tone.
    const GameSetup setup{.seats = 2,
                          .scoring = scoring({"Repetition", "Emphasis", "Variety", "Style"})};
    Table table = painter({.hand = {"Deep", "View", "Masked"}}, setup);
    EXPECT_EQ(texts_of(table.paint(layers("Deep", "View", "Masked"))),
              (std::vector<std::string>{"painting_completed 1", "ribbons_taken 0 2",
                                        "ribbons_taken 1 1", "ribbons_taken 2 1"}));
    EXPECT_EQ(table.player(0).ribbons, (Ribbons{2, 1, 1, 0}));
    EXPECT_EQ(table.game.points(table.state, Seat{0}), 7 + 1 + 4);
}

TEST(Paint, RibbonsOverThePointTableAreNotTaken) {
    const GameSetup setup{.seats = 2, .scoring = scoring({"Repetition", "Emphasis"})};
    Table table = painter({.hand = {"Deep", "View", "Masked"}, .ribbons = {3, 3, 0, 0}}, setup);
    const Game::Gain gain = table.game.gain(table.player(0), layers("Deep", "View", "Masked"));
    EXPECT_EQ(gain.ribbons, (Ribbons{1, 0, 0, 0}));
    EXPECT_EQ(texts_of(table.paint(layers("Deep", "View", "Masked"))),
              (std::vector<std::string>{"painting_completed 1", "ribbons_taken 0 1",
                                        "ribbons_over 0 1", "ribbons_over 1 1"}));
    EXPECT_EQ(table.player(0).ribbons, (Ribbons{4, 3, 0, 0}));
}

TEST(Paint, SilverHasNoLimit) {
    // Shows a tone bonus and four tones.
    Table table = painter({.hand = {"Precious", "Melancholy", "Perspective"}, .silver = 30});
    table.paint(layers("Precious", "Melancholy", "Perspective"));
    EXPECT_EQ(table.player(0).silver, 34);
    EXPECT_EQ(table.game.points(table.state, Seat{0}), 68);
}

TEST(Paint, TwoEqualBonusIconsBothBringSilver) {
    // Shows two tone bonuses and one tone.
    Table table = painter({.hand = {"Precious", "Harmonious", "Moment"}});
    EXPECT_EQ(texts_of(table.paint(layers("Precious", "Harmonious", "Moment"))),
              (std::vector<std::string>{"painting_completed 1", "silver_taken 2"}));
}

TEST(Paint, WithoutScoringCardsBringsSilverOnly) {
    Table table = painter({.hand = {"Deep", "View", "Masked"}});
    table.paint(layers("Deep", "View", "Masked"));
    EXPECT_EQ(table.player(0).ribbons, Ribbons{});
    EXPECT_EQ(table.game.points(table.state, Seat{0}), 0);
}

TEST(Paint, GainAndPointsGainedForetellWhatHappens) {
    const GameSetup setup{.seats = 2,
                          .scoring = scoring({"Repetition", "Composition", "Variety", "Symmetry"})};
    for (std::uint8_t held = 0; held <= 3; ++held) {
        const Table start = painter({.hand = {"Deep", "View", "Masked", "Precious", "Moment"},
                                     .ribbons = {held, held, held, held}},
                                    setup);
        for (Move move : start.legal_moves()) {
            Table table = start;
            const Player before = table.player(0);
            const Game::Gain gain = table.game.gain(before, move.layers());
            const int points_gained = table.game.points_gained(before, move.layers());
            table.make(move);
            const Player& after = table.player(0);
            for (std::size_t place = 0; place < scoring_places; ++place) {
                ASSERT_EQ(after.ribbons[place], before.ribbons[place] + gain.ribbons[place]);
            }
            ASSERT_EQ(after.silver, before.silver + gain.silver);
            ASSERT_EQ(table.game.ribbon_points(after),
                      table.game.ribbon_points(before) + points_gained);
        }
    }
}

}  // namespace velatura::rules
