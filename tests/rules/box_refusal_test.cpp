// Every refusal of a table with boxes; that nothing has changed is seen to by refused().
#include <gtest/gtest.h>

#include <set>

#include "started.h"

namespace velatura::rules {

namespace {

Stars named(std::initializer_list<Element> elements) {
    Stars stars;
    std::size_t n = 0;
    for (const Element element : elements)
        stars.set(n++, element);
    return stars;
}

// Three cards of Finishing Touches and the mini expansion: ★ on red, doubled by the X2 on yellow.
struct TwoStars : Started {
    TwoStars() : Started(with({Box::touches, Box::mini})) {
        give(state.players[0], {"Unfinished", "Uncharted", "Arrival"});
    }
    Layers layers(Stars stars) {
        const Player& player = state.players[0];
        return {player.hand[0], player.hand[1], player.hand[2], {}, stars};
    }
    Move paint(Stars stars) { return Move::paint(layers(stars), state.players[0].backgrounds[0]); }
};

}  // namespace

TEST(BoxRefusal, WrongStars) {
    using enum Element;
    TwoStars table;  // two on red, one on blue
    ASSERT_EQ(stars_in(table.game.cards().read(table.layers({}), 0).blended), 3u);
    EXPECT_TRUE(table.game.check(table.state, Actor::seat1, table.paint(named({hue, tone, hue}))));
    EXPECT_TRUE(table.game.check(table.state, Actor::seat1, table.paint(named({tone, tone, hue}))));
    EXPECT_EQ(table.refused(table.paint(named({tone, hue, hue}))), RuleError::wrong_stars);
    EXPECT_EQ(table.refused(table.paint(named({hue, hue, hue, tone}))), RuleError::wrong_stars);
}

TEST(BoxRefusal, CardWithoutMirror) {
    TwoStars table;
    for (std::uint8_t faces = 1; faces < 16; ++faces) {
        Layers layers = table.layers({});
        layers.faces = Faces::from_bits(faces);
        EXPECT_EQ(table.refused(Move::paint(layers, table.state.players[0].backgrounds[0])),
                  RuleError::card_without_mirror);
    }
}

TEST(BoxRefusal, BackgroundNotYours) {
    TwoStars table;
    EXPECT_EQ(table.refused(Move::paint(table.layers({}), table.state.players[1].backgrounds[0])),
              RuleError::background_not_yours);
}

TEST(BoxRefusal, CardNotInHand) {
    TwoStars table;
    Layers layers = table.layers({});
    layers.middle = box_card("Weightless");  // of a box that is not in play
    EXPECT_EQ(table.refused(Move::paint(layers, table.state.players[0].backgrounds[0])),
              RuleError::card_not_in_hand);
}

TEST(BoxRefusal, NoSuchRow) {
    TwoStars table;
    EXPECT_EQ(table.refused(Move::take(Position{1}, Row::second)), RuleError::no_such_row);
    Started two{box_setup(Mode::standard, 2, {Box::reflections}, 2)};
    EXPECT_EQ(two.refused(Move::take(Position{1}, static_cast<Row>(2))), RuleError::no_such_row);
    EXPECT_EQ(two.refused(Move::take(Position{6}, Row::second)), RuleError::no_such_position);
    Started vincent{box_setup(Mode::vincent, 1, {Box::touches})};
    vincent.make(Move::take(Position{1}));
    EXPECT_EQ(vincent.refused(Move::toss(0, Row::second)), RuleError::no_such_row);
}

TEST(BoxRefusal, ImpossibleToss) {
    Started table{box_setup(Mode::vincent, 1, {Box::reflections}, 2)};
    table.make(Move::take(Position{1}));
    EXPECT_EQ(table.refused(Move::toss(7, Row::second)), RuleError::impossible_toss);
}

TEST(BoxRefusal, NotEnoughTokens) {
    Started table{box_setup(Mode::standard, 2, {Box::reflections}, 2)};
    table.state.players[0].tokens = 2;
    table.state.players[1].tokens = 10;
    EXPECT_EQ(table.refused(Move::take(Position{4}, Row::second)), RuleError::not_enough_tokens);
}

TEST(BoxRefusal, OfPainters) {
    Started table{with({Box::painters})};
    EXPECT_EQ(table.refused(Move::take(Position{1})), RuleError::awaiting_painter);
    EXPECT_EQ(table.refused(Move::pass()), RuleError::awaiting_painter);
    EXPECT_EQ(table.refused(Move::keep(2)), RuleError::no_such_painter);
    EXPECT_EQ(table.refused(Move::keep(0), Actor::seat2), RuleError::not_your_turn);
    EXPECT_EQ(table.refused(Move::keep(0), Actor::judge), RuleError::not_your_turn);
    table.make(Move::keep(0));
    table.make(Move::keep(1));
    EXPECT_EQ(table.refused(Move::keep(0)), RuleError::not_choosing_painter);
    EXPECT_EQ(Started{with({Box::touches})}.refused(Move::keep(0)),
              RuleError::not_choosing_painter);
}

TEST(BoxRefusal, OfAPowerUsedTwice) {
    Started table{with({Box::painters})};
    table.keep("printmaker");
    Player& player = table.state.players[0];
    table.give(player, {"Vast", "Deep", "Game"});
    const auto paint = [&](std::uint8_t faces) {
        return Move::paint(
            {player.hand[0], player.hand[1], player.hand[2], Faces::from_bits(faces)},
            player.backgrounds[player.painted]);
    };
    EXPECT_EQ(table.refused(paint(3)), RuleError::card_without_mirror);  // one card, not two
    table.make(paint(1));
    table.state.turn = Seat{0};
    table.give(player, {"View", "Trap", "Mess"});
    EXPECT_EQ(table.refused(paint(1)), RuleError::power_used_up);
    player.power_used = 0;  // and as it was
    EXPECT_EQ(table.refused(paint(1)), RuleError::too_few_tokens_to_flip);
    player.power_used = 1;
    table.make(paint(0));
}

TEST(BoxRefusal, OfARivalsCard) {
    Started table{box_setup(Mode::automa, 1, {})};
    EXPECT_EQ(table.refused(Move::reveal(0)), RuleError::not_rivals_turn);
    EXPECT_EQ(table.refused(Move::toss(0)), RuleError::not_vincents_turn);
    table.make(Move::take(Position{1}));
    EXPECT_EQ(table.refused(Move::take(Position{1})), RuleError::awaiting_rival);
    EXPECT_EQ(table.refused(Move::reveal(3), Actor::seat1), RuleError::not_your_turn);
    EXPECT_EQ(table.refused(Move::reveal(rival_cards)), RuleError::rival_card_seen);
    EXPECT_EQ(table.refused(Move::reveal(255)), RuleError::rival_card_seen);
    table.make(Move::reveal(3));
    table.make(Move::take(Position{1}));
    EXPECT_EQ(table.refused(Move::reveal(3)), RuleError::rival_card_seen);
}

TEST(BoxRefusal, OfASecondGame) {
    Started table{with({Box::painters})};
    table.state.phase = Phase::over;
    EXPECT_EQ(table.refused(Move::keep(0), Actor::seat1), RuleError::game_over);
}

}  // namespace velatura::rules
