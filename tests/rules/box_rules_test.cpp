// Sentences of docs/expansions.md about tables with boxes, each with a test.
#include <gtest/gtest.h>

#include <algorithm>

#include "box_tables.h"
#include "rules/view.h"
#include "support/table.h"

namespace velatura::rules {

namespace {

RuleError refusal(const GameSetup& setup, const Cards& cards = box_cards()) {
    const auto game = Game::make(cards, setup);
    EXPECT_FALSE(game) << "this table can be set up";
    return game ? RuleError::game_over : game.error();
}

struct Started {
    explicit Started(const GameSetup& setup) : game(support::make_game(box_cards(), setup)) {
        chance::FastRandom random{3};
        deal = shuffled_deal(game, random);
        state = game.start(deal).value();
    }
    Events make(Move move) {
        auto events = game.apply(state, deal.deck, Game::to_act(state), move);
        EXPECT_TRUE(events) << name_of(events.error());
        return events.value_or(Events{});
    }
    RuleError refused(Move move) { return game.check(state, Game::to_act(state), move).error(); }
    // Keeps the first painter of each seat, but this one for the first.
    void keep(std::string_view id) {
        state.player(state.turn).dealt_painters[0] = painter(id);
        while (state.phase == Phase::painters)
            make(Move::keep(0));
    }
    // The next card of the deck, wherever it goes.
    ArtCardId next_card() { return deal.deck[deal.deck.size() - state.deck_left--]; }
    // Cards of the row or the deck.
    void give(Player& player, std::initializer_list<std::string_view> words) {
        for (const std::string_view word : words) {
            const ArtCardId wanted = box_card(word);
            const auto in_row = std::ranges::find(state.rows[0].cards, wanted);
            const auto in_deck = std::ranges::find(deal.deck, wanted);
            const ArtCardId next = next_card();
            (in_row != state.rows[0].cards.end() ? *in_row : *in_deck) = next;
            player.hand[player.hand_size++] = wanted;
        }
    }
    void paint_anything(Player& player) {
        player.paintings[player.painted++] = {next_card(), next_card(), next_card()};
    }

    Game game;
    Deal deal;
    GameState state;
};

GameSetup with(BoxSet boxes, std::uint8_t seats = 2) {
    return box_setup(Mode::standard, seats, boxes);
}

}  // namespace

TEST(BoxSetup, EveryCombinationIsSetUpOrRefusedWithAReason) {
    int made = 0;
    for (unsigned bits = 0; bits < 32; ++bits) {
        BoxSet boxes;
        for (std::size_t i = 0; i < each_box.size(); ++i) {
            if ((bits >> i & 1u) != 0) boxes.insert(each_box[i]);
        }
        for (std::size_t mode = 0; mode < mode_count; ++mode) {
            for (std::uint8_t seats = 1; seats <= 5; ++seats) {
                const GameSetup setup = box_setup(static_cast<Mode>(mode), seats, boxes);
                const auto game = Game::make(box_cards(), setup);
                const bool fits = mode == 0 ? seats > 1 : mode == 1 ? seats < 3 : seats == 1;
                const bool signatures = !boxes.contains(Box::signature) || seats > 1;
                EXPECT_EQ(game.has_value(), fits && signatures);
                if (!game) continue;
                ++made;
                chance::FastRandom random{bits};
                EXPECT_TRUE(game->start(shuffled_deal(*game, random)));
            }
        }
    }
    EXPECT_GT(made, 150);
}

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
    const Events events = table.make(Move::toss(0, Row::second));
    EXPECT_EQ(events.list()[0].row(), Row::second);
    EXPECT_EQ(events.list()[1].card(), first);
    table.make(Move::take(Position{1}));
    table.state.rows[1] = {};
    table.state.deck_left = 0;
    const ArtCardId other = table.state.rows[0].cards[0];
    GameState next = table.state;
    table.game.play(next, table.deal.deck, Move::toss(0, Row::second));
    EXPECT_NE(next.rows[0].cards[0], other);
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

TEST(Frames, GoToAPaintingThatShowsStrictlyMore) {
    Started table{with({Box::touches})};
    FrameHolder& frame = table.state.frames[index(Element::hue)];
    Player& player = table.state.players[0];
    table.give(player, {"Unfinished", "Tender", "Homesick"});
    Layers layers{player.hand[0], player.hand[1], player.hand[2]};
    // Tender shows a hue where Homesick has nothing, and the ★ may be another.
    const int hues = table.game.cards().read(layers).visible.count(Element::hue);
    frame = FrameHolder::of(Seat{1}, 0, static_cast<std::uint8_t>(hues));
    table.paint_anything(table.state.players[1]);
    GameState equal = table.state;
    table.game.play(equal, table.deal.deck, Move::paint(layers, player.backgrounds[0]));
    EXPECT_EQ(equal.frames[index(Element::hue)].seat(), Seat{1});
    EXPECT_EQ(table.game.account(equal, Seat{1}).frames, 3);
    frame.shown = static_cast<std::uint8_t>(hues - 1);
    GameState more = table.state;
    table.game.play(more, table.deal.deck, Move::paint(layers, player.backgrounds[0]));
    EXPECT_EQ(more.frames[index(Element::hue)].seat() == Seat{0}, hues >= 2);
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
