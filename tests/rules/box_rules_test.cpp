// Sentences of docs/expansions.md about tables with boxes, each with a test.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/view.h"
#include "started.h"

namespace velatura::rules {

namespace {

RuleError refusal(const GameSetup& setup, const Cards& cards = box_cards()) {
    const auto game = Game::make(cards, setup);
    EXPECT_FALSE(game) << "this table can be set up";
    return game ? RuleError::game_over : game.error();
}

}  // namespace

TEST(BoxSetup, IsRefusedWithItsOwnReason) {
    GameSetup setup{.seats = 2, .rows = 2};
    EXPECT_EQ(refusal(setup), RuleError::rows_need_reflections);
    EXPECT_EQ(refusal({.seats = 2, .deck = DeckKind::whole}), RuleError::deck_needs_box);
    EXPECT_EQ(refusal({.seats = 2, .boxes = {Box::mini}}), RuleError::award_card_missing);
    EXPECT_EQ(refusal({.seats = 2, .prize = PrizeId{0}}), RuleError::award_card_needs_mini);
    EXPECT_EQ(refusal({.seats = 2, .boxes = {Box::signature}}), RuleError::signature_seats);
    EXPECT_EQ(refusal({.seats = 2, .mode = Mode::automa, .rival = RivalId{0}}),
              RuleError::automa_seats);
    EXPECT_EQ(refusal({.seats = 1, .mode = Mode::automa}), RuleError::rival_missing);
    EXPECT_EQ(refusal({.seats = 2, .rival = RivalId{0}}), RuleError::rival_needs_automa);
    EXPECT_EQ(refusal({.seats = 2, .boxes = {Box::touches}}, support::base_cards()),
              RuleError::unknown_box);

    GameSetup prize = with({Box::mini});
    prize.prize_side = PrizeSide::competitive;
    prize.prize = PrizeId{5};  // filled swatches
    EXPECT_EQ(refusal(prize), RuleError::award_card_one_sided);
    prize.prize = PrizeId{0};
    prize.seats = 1;
    prize.mode = Mode::vincent;
    EXPECT_EQ(refusal(prize), RuleError::award_card_needs_rivals);

    GameSetup other{.seats = 2};
    other.scoring[0] = box_scoring("Rhythm");
    EXPECT_EQ(refusal(other), RuleError::scoring_card_of_other_box);
    GameSetup deck = with({Box::touches});
    deck.featured.flip(0);
    EXPECT_EQ(refusal(deck), RuleError::wrong_deck);
}

TEST(BoxSetup, ATableWithoutABoxPlaysTheBaseGame) {
    GameSetup setup{.seats = 3};
    const Game with_boxes = support::make_game(box_cards(), setup);
    const Game base = support::make_game(support::base_cards(), setup);
    const Deal deal = support::seeded_deal(support::base_cards(), 3, "same");
    GameState one = with_boxes.start(deal).value();
    GameState other = base.start(deal).value();
    chance::FastRandom random{1};
    while (one.phase != Phase::over) {
        ASSERT_EQ(one, other);
        const auto count = static_cast<std::uint32_t>(base.count_moves(other));
        ASSERT_EQ(with_boxes.count_moves(one), count);
        const Move move = base.nth_move(other, random.below(count));
        with_boxes.play(one, deal.deck, move);
        base.play(other, deal.deck, move);
    }
}

TEST(TwoRows, BeginWithSixTokensAndAFreeCardInEach) {
    Started table{box_setup(Mode::standard, 2, {Box::reflections}, 2)};
    EXPECT_EQ(table.state.players[0].tokens, 6);
    EXPECT_EQ(table.state.rows[1].size, 5);
    EXPECT_EQ(table.game.count_moves(table.state), 10u);
    const ArtCardId card = table.state.rows[1].cards[2];
    table.make(Move::take(Position{3}, Row::second));
    EXPECT_EQ(table.state.players[0].hand[0], card);
    EXPECT_EQ(table.state.players[0].tokens, 4);
    EXPECT_EQ(table.state.rows[1].tokens[1], 1);
    EXPECT_EQ(table.state.rows[0].tokens[0], 0);
}

TEST(TwoRows, AnotherRowIsRefusedWhereThereIsOne) {
    Started table{with({Box::touches})};
    EXPECT_EQ(table.refused(Move::take(Position{1}, Row::second)), RuleError::no_such_row);
}

TEST(TwoRows, VincentTakesFromTheRowDrawnOrFromTheOtherIfItIsEmpty) {
    Started table{box_setup(Mode::vincent, 1, {Box::reflections}, 2)};
    EXPECT_EQ(table.state.vincent_tokens, 6);
    table.make(Move::take(Position{1}));
    EXPECT_EQ(table.game.count_moves(table.state), 14u);
    const ArtCardId first = table.state.rows[1].cards[0];
    const Effects effects = table.make(Move::toss(0, Row::second));
    EXPECT_EQ(effects.list()[0].row(), Row::second);
    EXPECT_EQ(effects.list()[1].card(), first);
    table.make(Move::take(Position{1}));
    table.state.rows[1] = {};
    table.state.deck_left = 0;
    const ArtCardId other = table.state.rows[0].cards[0];
    GameState next = table.state;
    table.game.play(next, table.deal.deck, Move::toss(0, Row::second));
    EXPECT_NE(next.rows[0].cards[0], other);
}

TEST(TwoRows, VincentSpendsAtMostFourOfSix) {
    Started table{box_setup(Mode::vincent, 1, {Box::reflections}, 2)};
    table.make(Move::take(Position{1}));
    const ArtCardId last = table.state.rows[1].cards[4];
    const Effects effects = table.make(Move::toss(6, Row::second));
    EXPECT_EQ(table.state.vincent_tokens, 2);
    EXPECT_EQ(table.state.rows[1].tokens, (std::array<std::uint8_t, 8>{1, 1, 1, 1}));
    EXPECT_TRUE(std::ranges::any_of(effects, [&](const Effect& effect) {
        return effect.kind == Effect::Kind::card_left && effect.card() == last;
    }));
}

TEST(TwoRows, TheSoloPuzzleHasTwelveTokensAndLosesCardsOfOneRow) {
    Started table{box_setup(Mode::solo_puzzle, 1, {Box::reflections}, 2)};
    const Player& player = table.state.players[0];
    EXPECT_EQ(player.tokens, 6);
    EXPECT_EQ(table.state.supply_tokens, 6);
    const ArtRow first = table.state.rows[0];
    table.make(Move::take(Position{4}, Row::second));
    EXPECT_EQ(player.tokens, 3);
    EXPECT_EQ(table.state.supply_tokens, 9);
    EXPECT_EQ(table.state.rows[0], first);
    EXPECT_EQ(table.state.rows[1].size, 5);
    EXPECT_EQ(view_for(table.game, table.state, table.deal.deck, Seat{0}).left_count, 3);
    for (const Row row : each_row)
        table.make(Move::take(Position{1}, row));
    EXPECT_EQ(player.tokens, 5);
}

TEST(TwoRows, AreDealtFromOneDeckTheFirstRowFirst) {
    Started table{box_setup(Mode::standard, 2, {Box::reflections}, 2)};
    for (std::size_t i = 0; i < row_places; ++i) {
        EXPECT_EQ(table.state.rows[0].cards[i], table.deal.deck[i]);
        EXPECT_EQ(table.state.rows[1].cards[i], table.deal.deck[row_places + i]);
    }
    table.make(Move::take(Position{2}));
    EXPECT_EQ(table.state.rows[0].cards[4], table.deal.deck[10]);  // the row taken from
}

TEST(TwoRows, ABaseDeckRunsDryWithFivePlayersAndCardsStillLieAtTheEnd) {
    GameSetup setup{.seats = 5, .boxes = {Box::reflections, Box::painters}, .rows = 2};
    const Game game = support::make_game(box_cards(), setup);
    bool ran_dry = false;
    for (std::uint64_t round = 0; round < 20; ++round) {
        chance::FastRandom random{round};
        const Deal deal = shuffled_deal(game, random);
        GameState state = game.start(deal).value();
        while (state.phase == Phase::painters || state.phase == Phase::turn) {
            // Takes whenever it can: paintings come after the takes.
            game.play(state, deal.deck, game.nth_move(state, 0));
        }
        ran_dry = ran_dry || state.deck_left == 0;
        EXPECT_GE(state.rows[0].size + state.rows[1].size, 4);
        for (std::size_t seat = 0; seat < 5; ++seat)
            EXPECT_TRUE(state.players[seat].finished());
    }
    EXPECT_TRUE(ran_dry);
}

TEST(Mirror, OnlyACardWithMirrorMayLieFlipped) {
    GameSetup setup = with({Box::reflections});
    setup.deck = DeckKind::whole;
    setup.featured = {};
    Started table{setup};
    Player& player = table.state.players[0];
    table.give(player, {"Weightless", "Vast", "Deep"});
    Layers layers{player.hand[0], player.hand[1], player.hand[2], Faces::from_bits(1)};
    const BackgroundId background = player.backgrounds[0];
    EXPECT_TRUE(table.game.check(table.state, Actor::seat1, Move::paint(layers, background)));
    layers.faces = Faces::from_bits(2);
    EXPECT_EQ(table.refused(Move::paint(layers, background)), RuleError::card_without_mirror);
    layers.faces = Faces::from_bits(8);
    EXPECT_EQ(table.refused(Move::paint(layers, background)), RuleError::card_without_mirror);
    layers.faces = {};
    layers.stars = Stars::from_bits(1);
    EXPECT_EQ(table.refused(Move::paint(layers, background)), RuleError::wrong_stars);
}

namespace {

// Shows three hues, and a ★ on blue: Deep, Vigil, Arrival. Two shapes, one tone.
struct ThreeHues : Started {
    ThreeHues() : Started(with({Box::touches})) {
        give(player(), {"Deep", "Vigil", "Arrival"});
        paint_anything(state.players[1]);
    }
    Player& player() { return state.players[0]; }
    Move paint(Element star) {
        Stars stars;
        stars.set(0, star);
        return Move::paint({player().hand[0], player().hand[1], player().hand[2], {}, stars},
                           player().backgrounds[0]);
    }
    // After this painting, if the frame was held by one with so many.
    std::optional<Seat> holder(Element frame, std::uint8_t shown, Element star) {
        GameState next = state;
        next.frames[index(frame)] = FrameHolder::of(Seat{1}, 0, shown);
        game.play(next, deal.deck, paint(star));
        return next.frames[index(frame)].seat();
    }
};

}  // namespace

TEST(Frames, GoToAPaintingThatShowsStrictlyMore) {
    ThreeHues table;
    EXPECT_EQ(table.holder(Element::hue, 2, Element::shape), Seat{0});
    EXPECT_EQ(table.holder(Element::hue, 3, Element::shape), Seat{1});
    EXPECT_EQ(table.holder(Element::hue, 4, Element::shape), Seat{1});
}

TEST(Frames, CountAStarAsItsElement) {
    ThreeHues table;
    EXPECT_EQ(table.holder(Element::hue, 3, Element::hue), Seat{0});
    EXPECT_EQ(table.holder(Element::shape, 2, Element::shape), Seat{0});
    EXPECT_EQ(table.holder(Element::shape, 2, Element::tone), Seat{1});
}

TEST(Frames, NeedTwoOfTheElementAndOnePaintingMayHoldSeveral) {
    ThreeHues table;
    table.make(table.paint(Element::hue));
    EXPECT_EQ(table.state.frames[index(Element::hue)].seat(), Seat{0});
    EXPECT_EQ(table.state.frames[index(Element::shape)].seat(), Seat{0});
    EXPECT_EQ(table.state.frames[index(Element::texture)].seat(), std::nullopt);
    EXPECT_EQ(table.state.frames[index(Element::tone)].seat(), std::nullopt);  // one is too few
    EXPECT_EQ(table.game.account(table.state, Seat{0}).frames, 6);
    EXPECT_EQ(table.game.account(table.state, Seat{1}).frames, 0);
}

TEST(Frames, StayInTheBoxWithOnePlayer) {
    EXPECT_FALSE(support::make_game(box_cards(), box_setup(Mode::solo_puzzle, 1, {Box::touches}))
                     .has_frames());
}

TEST(Signature, BringsTwoPointsForEachListedCardOnceRevealed) {
    Started table{with({Box::signature})};
    Player& player = table.state.players[0];
    const Signature& signature = box_cards().box_cards().signatures[index(player.signature)];
    std::vector<ArtCardId> listed;
    for (const ArtCardId card : table.game.art_cards()) {
        if (signature.cards.test(index(card))) listed.push_back(card);
    }
    ASSERT_EQ(listed.size(), 12u);
    player.paintings[0] = {listed[0], listed[1], listed[2]};
    player.painted = 1;
    EXPECT_EQ(table.game.account(table.state, Seat{0}).signature, 0);
    table.state.phase = Phase::judging;
    EXPECT_EQ(table.game.account(table.state, Seat{0}).signature, 6);
    EXPECT_EQ(
        view_for(table.game, table.state, table.deal.deck, std::nullopt).table.players[0].signature,
        player.signature);
}

TEST(AwardCard, ACompetitiveSideIsSharedByThoseTiedAndNobodyWinsWithNothing) {
    GameSetup setup = with({Box::mini});
    setup.prize = PrizeId{3};  // ribbons
    setup.prize_side = PrizeSide::competitive;
    Started table{setup};
    EXPECT_EQ(table.game.account(table.state, Seat{0}).prize, 0);
    table.state.players[0].silver = 2;
    table.state.players[1].gold = 2;
    EXPECT_EQ(table.game.account(table.state, Seat{0}).prize, 6);
    EXPECT_EQ(table.game.account(table.state, Seat{1}).prize, 6);
    table.state.players[1].ribbons[0] = 1;
    EXPECT_EQ(table.game.account(table.state, Seat{0}).prize, 0);
}

TEST(AwardCard, AFriendlySideBringsItsPointsToEveryoneFromItsThreshold) {
    GameSetup setup = with({Box::mini}, 3);
    setup.prize = PrizeId{4};  // tokens left
    Started table{setup};
    table.state.players[0].tokens = 3;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(table.game.account(table.state, static_cast<Seat>(seat)).prize,
                  seat == 0 ? 0 : 6);
    }
}

TEST(Automa, TheRivalTakesItsCardAndLeavesTheTokensOnThePlace) {
    Started table{box_setup(Mode::automa, 1, {})};
    table.make(Move::take(Position{3}));
    EXPECT_EQ(Game::to_act(table.state), Actor::rival);
    // Card 0 of the magpie takes position 1, on which a token lies.
    const ArtCardId behind = table.state.rows[0].cards[1];
    table.make(Move::reveal(0));
    EXPECT_EQ(table.state.rows[0].cards[0], behind);
    EXPECT_EQ(table.state.rows[0].tokens[0], 2);
    EXPECT_EQ(table.state.phase, Phase::turn);
    EXPECT_EQ(table.state.rival.taken, 1);
    table.make(Move::take(Position{1}));
    EXPECT_EQ(table.refused(Move::reveal(0)), RuleError::rival_card_seen);
    EXPECT_EQ(table.game.count_moves(table.state), 11u);
}

TEST(Automa, AThirdCardCompletesAPaintingAtOnce) {
    GameSetup setup = box_setup(Mode::automa, 1, {});
    setup.rival = RivalId{2};  // handicap 1.7
    setup.scoring = {box_scoring("Style"), box_scoring("Hierarchy"), no_scoring_card,
                     no_scoring_card};  // par 4.9 and 11.3
    Started table{setup};
    int of_cards = 0;
    for (std::uint8_t n = 0; n < 12; ++n) {
        const bool third = n % 3 == 2 && n < 9;
        const std::uint8_t before = table.state.rival.points;
        const ArtRow row = table.state.rows[0];
        table.state.phase = Phase::reveal;
        table.make(Move::reveal(n));
        const RivalCard& card = table.game.rival()->cards[n];
        const ArtCardId taken = row.cards[cards_before(card.position)];
        const int printed = box_cards().art(taken).icons.count(card.element);
        of_cards += n < 9 ? printed : 0;
        // (4.9 + 11.3) / 3 + 1.7 is 7.1.
        EXPECT_EQ(table.state.rival.points - before, n < 9 ? printed + (third ? 7 : 0) : 0);
    }
    EXPECT_EQ(table.state.rival.points, of_cards + 21);
    EXPECT_EQ(table.state.rival.seen, 0);  // shuffled again
}

TEST(Automa, TheRivalScoresForAStarToo) {
    Started table{box_setup(Mode::automa, 1, {Box::touches})};
    table.lay_in_row(0, "Unfinished");  // ★ and a tone
    table.state.phase = Phase::reveal;
    for (std::uint8_t n = 0; n < rival_cards; ++n) {
        const RivalCard& card = table.game.rival()->cards[n];
        if (card.position != Position{1}) continue;
        GameState next = table.state;
        table.game.play(next, table.deal.deck, Move::reveal(n));
        EXPECT_EQ(next.rival.points, card.element == Element::tone ? 2 : 1);
    }
}

TEST(Automa, TheRivalTakesTheLastCardOfAShorterRowAndFromTheOtherIfItIsEmpty) {
    Started table{box_setup(Mode::automa, 1, {Box::reflections}, 2)};
    GameState& state = table.state;
    state.deck_left = 0;
    state.rows[1] = {};
    while (state.rows[0].size > 2)
        state.rows[0].remove(2);
    state.rows[0].tokens[1] = 1;
    state.players[0].tokens -= 1;
    state.phase = Phase::reveal;
    const ArtCardId first = state.rows[0].cards[0];
    std::uint8_t number = 0;
    while (table.game.rival()->cards[number].position != Position{5} ||
           table.game.rival()->cards[number].row != Row::second)
        ++number;
    table.make(Move::reveal(number));
    EXPECT_EQ(state.rows[0].size, 1);
    EXPECT_EQ(state.rows[0].cards[0], first);
    EXPECT_EQ(state.tokens_out, 1);  // no card came to that place
}

TEST(Automa, NothingIsRevealedAfterThePaintingThatEndsTheGame) {
    Started table{box_setup(Mode::automa, 1, {})};
    Player& player = table.state.players[0];
    table.paint_anything(player);
    table.give(player, {"Vast", "Deep", "Game"});
    const auto paint = [&] {
        return Move::paint({player.hand[0], player.hand[1], player.hand[2]},
                           player.backgrounds[player.painted]);
    };
    table.make(paint());
    EXPECT_EQ(table.state.phase, Phase::reveal);
    table.state.phase = Phase::turn;
    table.give(player, {"View", "Trap", "Mess"});
    table.make(paint());
    EXPECT_EQ(table.state.phase, Phase::over);
}

TEST(Automa, OnlyMorePointsThanTheRivalBeatIt) {
    Started table{box_setup(Mode::automa, 1, {})};
    Player& player = table.state.players[0];
    table.paint_anything(player);
    table.paint_anything(player);
    player.silver = 10;
    table.give(player, {"Vast", "Deep", "Game"});
    const Move paint =
        Move::paint({player.hand[0], player.hand[1], player.hand[2]}, player.backgrounds[2]);
    GameState end = table.state;
    table.game.play(end, table.deal.deck, paint);
    const int points = table.game.points(end, Seat{0});
    for (const bool beats : {true, false}) {
        GameState next = table.state;
        next.rival.points = static_cast<std::uint8_t>(points - (beats ? 1 : 0));
        table.game.play(next, table.deal.deck, paint);
        EXPECT_EQ(next.phase, Phase::over);
        EXPECT_EQ(next.winners.contains(Seat{0}), beats);
    }
}

}  // namespace velatura::rules
