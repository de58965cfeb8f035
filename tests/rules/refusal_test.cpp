// Every reason to refuse, provoked once; Table::refusal() also checks that the state stayed as it
// was.
#include <gtest/gtest.h>

#include <set>

#include "support/table.h"

namespace velatura::rules {

namespace {

using support::base_cards;
using support::layers;
using support::Layout;
using support::position;
using support::seats;
using support::Table;

RuleError setup_refusal(const GameSetup& setup, const Cards& cards = base_cards()) {
    const auto game = Game::make(cards, setup);
    EXPECT_FALSE(game) << "the set-up was accepted";
    return game ? RuleError::game_over : game.error();
}

RuleError deal_refusal(const Deal& deal, std::uint8_t seat_count = 2) {
    const Game game = support::make_game(base_cards(), {.seats = seat_count});
    const auto state = game.start(deal);
    EXPECT_FALSE(state) << "the deal was accepted";
    return state ? RuleError::game_over : state.error();
}

Deal good_deal() {
    return support::deal_starting_with(base_cards(), 2);
}

Table with_hand(std::vector<std::string_view> hand) {
    return Table{{.seats = 2}, Layout{.seats = {{.hand = std::move(hand)}, {}}}};
}

Table tied() {
    Table table{
        {.seats = 3},
        Layout{.seats = {{.hand = {"Peaceful", "Heavy", "Fragile"}, .painted = 2, .silver = 1},
                         {.painted = 3, .silver = 1},
                         {.painted = 3}}}};
    table.paint(layers("Peaceful", "Heavy", "Fragile"));
    return table;
}

}  // namespace

TEST(Refusal, SeatsOutOfRange) {
    EXPECT_EQ(setup_refusal({.seats = 0}), RuleError::seats_out_of_range);
    EXPECT_EQ(setup_refusal({.seats = 6}), RuleError::seats_out_of_range);
    EXPECT_EQ(setup_refusal({.seats = 0, .mode = Mode::vincent}), RuleError::seats_out_of_range);
}

TEST(Refusal, OnePlayerNeedsMode) {
    EXPECT_EQ(setup_refusal({.seats = 1}), RuleError::one_player_needs_mode);
}

TEST(Refusal, VincentSeats) {
    EXPECT_EQ(setup_refusal({.seats = 3, .mode = Mode::vincent}), RuleError::vincent_seats);
    EXPECT_EQ(setup_refusal({.seats = 4, .mode = Mode::vincent, .vincent_with_three = true}),
              RuleError::vincent_seats);
}

TEST(Refusal, SoloPuzzleSeats) {
    EXPECT_EQ(setup_refusal({.seats = 2, .mode = Mode::solo_puzzle}), RuleError::solo_puzzle_seats);
}

TEST(Refusal, ScoringCardTwice) {
    EXPECT_EQ(setup_refusal({.scoring = support::scoring({"Style", "Space", "Style"})}),
              RuleError::scoring_card_twice);
}

TEST(Refusal, UnknownScoringCard) {
    GameSetup setup;
    setup.scoring[1] = ScoringCardId{12};
    EXPECT_EQ(setup_refusal(setup), RuleError::unknown_scoring_card);
}

TEST(Refusal, FirstSeatOutOfRange) {
    EXPECT_EQ(setup_refusal({.seats = 3, .first = support::seat(3)}),
              RuleError::first_seat_out_of_range);
}

TEST(Refusal, TooFewBackgrounds) {
    const Cards few{{base_cards().art().begin(), base_cards().art().end()}, {}, 8};
    EXPECT_EQ(setup_refusal({.seats = 3}, few), RuleError::too_few_backgrounds);
    EXPECT_TRUE(Game::make(few, {.seats = 2}));
}

TEST(Refusal, WrongDeal) {
    Deal short_deck = good_deal();
    short_deck.deck.pop_back();
    EXPECT_EQ(deal_refusal(short_deck), RuleError::wrong_deal);
    Deal long_deck = good_deal();
    long_deck.deck.push_back(ArtCardId{60});
    EXPECT_EQ(deal_refusal(long_deck), RuleError::wrong_deal);
    Deal twice = good_deal();
    twice.deck[7] = twice.deck[8];
    EXPECT_EQ(deal_refusal(twice), RuleError::wrong_deal);
    Deal unknown = good_deal();
    unknown.deck[59] = ArtCardId{200};
    EXPECT_EQ(deal_refusal(unknown), RuleError::wrong_deal);
}

TEST(Refusal, WrongDealOfNoCardsAtAll) {
    const Cards none{{}, {}, 20};
    const auto game = Game::make(none, {.seats = 2});
    ASSERT_TRUE(game);
    const auto start = game->start({{}, good_deal().backgrounds});
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error(), RuleError::wrong_deal);
}

TEST(Refusal, WrongDealOfBackgrounds) {
    Deal too_few_seats = good_deal();
    too_few_seats.backgrounds.pop_back();
    EXPECT_EQ(deal_refusal(too_few_seats), RuleError::wrong_deal);
    Deal twice = good_deal();
    twice.backgrounds[1][0] = twice.backgrounds[0][0];
    EXPECT_EQ(deal_refusal(twice), RuleError::wrong_deal);
    Deal unknown = good_deal();
    unknown.backgrounds[0][2] = BackgroundId{20};
    EXPECT_EQ(deal_refusal(unknown), RuleError::wrong_deal);
}

TEST(Refusal, GameOver) {
    Table table = tied();
    table.judge({0});
    EXPECT_EQ(table.refusal(Move::take(position(1)), Actor::seat1), RuleError::game_over);
    EXPECT_EQ(table.refusal(Move::judge(seats({1})), Actor::judge), RuleError::game_over);
    EXPECT_EQ(table.refusal(Move::pass(), Actor::nobody), RuleError::game_over);
}

TEST(Refusal, NotYourTurn) {
    Table table = with_hand({"Deep", "View", "Trap"});
    for (Actor by :
         {Actor::seat2, Actor::seat3, Actor::seat5, Actor::vincent, Actor::judge, Actor::nobody}) {
        EXPECT_EQ(table.refusal(Move::take(position(1)), by), RuleError::not_your_turn);
        EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Trap"), BackgroundId{0}), by),
                  RuleError::not_your_turn);
    }
}

TEST(Refusal, AwaitingToss) {
    Table table{{.seats = 1, .mode = Mode::vincent}};
    table.take(1);
    EXPECT_EQ(table.refusal(Move::take(position(1)), Actor::seat1), RuleError::awaiting_toss);
    EXPECT_EQ(table.refusal(Move::pass(), Actor::vincent), RuleError::awaiting_toss);
    EXPECT_EQ(table.refusal(Move::toss(0), Actor::seat1), RuleError::not_your_turn);
}

TEST(Refusal, NotVincentsTurn) {
    Table table{{.seats = 1, .mode = Mode::vincent}};
    EXPECT_EQ(table.refusal(Move::toss(0), Actor::vincent), RuleError::not_vincents_turn);
    EXPECT_EQ(Table{{.seats = 2}}.refusal(Move::toss(0), Actor::seat1),
              RuleError::not_vincents_turn);
}

TEST(Refusal, AwaitingJudgement) {
    Table table = tied();
    EXPECT_EQ(table.refusal(Move::take(position(1)), Actor::seat1), RuleError::awaiting_judgement);
    EXPECT_EQ(table.refusal(Move::pass(), Actor::judge), RuleError::awaiting_judgement);
}

TEST(Refusal, NotAwaitingJudgement) {
    EXPECT_EQ(Table{{.seats = 2}}.refusal(Move::judge(seats({0})), Actor::judge),
              RuleError::not_awaiting_judgement);
}

TEST(Refusal, HandFull) {
    Table table = with_hand({"Deep", "View", "Trap", "Mess", "Vast"});
    EXPECT_EQ(table.refusal(Move::take(position(1))), RuleError::hand_full);
}

TEST(Refusal, NoSuchPosition) {
    Table table{{.seats = 2}};
    EXPECT_EQ(table.refusal(Move::take(position(0))), RuleError::no_such_position);
    EXPECT_EQ(table.refusal(Move::take(position(6))), RuleError::no_such_position);
    EXPECT_EQ(table.refusal(Move::take(position(255))), RuleError::no_such_position);
    EXPECT_EQ(table.refusal(Move{}), RuleError::no_such_position);
}

TEST(Refusal, NotEnoughTokens) {
    Table table{{.seats = 2}, Layout{.seats = {{.tokens = 1}, {.tokens = 7}}}};
    EXPECT_EQ(table.refusal(Move::take(position(3))), RuleError::not_enough_tokens);
    EXPECT_EQ(table.refusal(Move::take(position(5))), RuleError::not_enough_tokens);
}

TEST(Refusal, TooFewCards) {
    Table table = with_hand({"Deep", "View"});
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Trap"), BackgroundId{0})),
              RuleError::too_few_cards);
}

TEST(Refusal, UnknownCard) {
    Table table = with_hand({"Deep", "View", "Trap"});
    const Layers made_up{support::card("Deep"), support::card("View"), ArtCardId{60}};
    EXPECT_EQ(table.refusal(Move::paint(made_up, BackgroundId{0})), RuleError::unknown_card);
    const Layers hidden{hidden_card, support::card("View"), support::card("Trap")};
    EXPECT_EQ(table.refusal(Move::paint(hidden, BackgroundId{0})), RuleError::unknown_card);
}

TEST(Refusal, CardNotInHand) {
    Table table = with_hand({"Deep", "View", "Trap"});
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Mess"), BackgroundId{0})),
              RuleError::card_not_in_hand);
    // Card 1 is what an empty place of the hand holds; it is not in the hand all the same.
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Precious"), BackgroundId{0})),
              RuleError::card_not_in_hand);
}

TEST(Refusal, CardTwice) {
    Table table = with_hand({"Deep", "View", "Trap"});
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Deep"), BackgroundId{0})),
              RuleError::card_twice);
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "Deep", "View"), BackgroundId{0})),
              RuleError::card_twice);
    EXPECT_EQ(table.refusal(Move::paint(layers("View", "Deep", "Deep"), BackgroundId{0})),
              RuleError::card_twice);
}

TEST(Refusal, BackgroundNotYours) {
    Table table = with_hand({"Deep", "View", "Trap"});
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Trap"), BackgroundId{3})),
              RuleError::background_not_yours);
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Trap"), BackgroundId{255})),
              RuleError::background_not_yours);
}

TEST(Refusal, BackgroundAlreadyUsed) {
    Table table{{.seats = 2},
                Layout{.seats = {{.hand = {"Deep", "View", "Trap"}, .painted = 1}, {}}}};
    EXPECT_EQ(table.refusal(Move::paint(layers("Deep", "View", "Trap"), BackgroundId{0})),
              RuleError::background_not_yours);
}

TEST(Refusal, CannotPass) {
    EXPECT_EQ(Table{{.seats = 2}}.refusal(Move::pass()), RuleError::cannot_pass);
}

TEST(Refusal, JudgeNotTied) {
    Table table = tied();
    EXPECT_EQ(table.refusal(Move::judge(seats({2}))), RuleError::judge_not_tied);
    EXPECT_EQ(table.refusal(Move::judge(seats({0, 2}))), RuleError::judge_not_tied);
    EXPECT_EQ(table.refusal(Move::judge(seats({7}))), RuleError::judge_not_tied);
}

TEST(Refusal, JudgeNobody) {
    Table table = tied();
    EXPECT_EQ(table.refusal(Move::judge(SeatSet{})), RuleError::judge_nobody);
}

TEST(Refusal, ImpossibleToss) {
    Table table{{.seats = 1, .mode = Mode::vincent}};
    table.take(1);
    EXPECT_EQ(table.refusal(Move::toss(5)), RuleError::impossible_toss);
    EXPECT_EQ(table.refusal(Move::toss(255)), RuleError::impossible_toss);
}

TEST(Refusal, EachHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < rule_error_count; ++i)
        names.insert(name_of(static_cast<RuleError>(i)));
    EXPECT_EQ(names.size(), rule_error_count);
    EXPECT_FALSE(names.contains(""));
    EXPECT_EQ(name_of(RuleError::seats_out_of_range), "seats_out_of_range");
    EXPECT_EQ(name_of(RuleError::not_enough_tokens), "not_enough_tokens");
    EXPECT_EQ(name_of(RuleError::impossible_toss), "impossible_toss");
}

}  // namespace velatura::rules
