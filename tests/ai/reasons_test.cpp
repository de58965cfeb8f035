// What the analyst claims must be true of the position: each kind on a position laid out for it,
// and all of them in games of every kind, checked by other means.
#include "ai/reasons.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/table.h"

namespace velatura::ai {

namespace {

using rules::ArtCardId;
using rules::Layers;
using rules::Move;
using support::card;
using support::Layout;
using support::SeatLayout;
using support::Table;

// With First Time Playing seven points: Composition, Variety and a silver ribbon.
const Layers good = support::layers("Harmonious", "Revolution", "Trap");

rules::GameSetup setup_for(std::uint8_t seats) {
    return {.seats = seats,
            .mode = seats == 1 ? rules::Mode::vincent : rules::Mode::standard,
            .scoring = support::scoring({"Composition", "Emphasis", "Repetition", "Variety"})};
}

// What a search looks up depends on the scoring cards alone, so one thinker serves all tables here.
Explanation explained(const Table& table, Move move, const Analysis& analysis = {}) {
    static const rules::Game game = support::make_game(support::base_cards(), setup_for(2));
    static Thinker thinker{game};
    return explain(thinker, table.game,
                   rules::view_for(table.game, table.state, table.deck, table.state.turn), analysis,
                   move);
}

std::optional<Reason> find(const Explanation& why, ReasonKind kind) {
    const auto at = std::ranges::find(why.reasons, kind, &Reason::kind);
    if (at == why.reasons.end()) return std::nullopt;
    return *at;
}

Move take(int position) {
    return Move::take(support::position(position));
}

Move paint(const Table& table, Layers layers) {
    return Move::paint(layers, table.state.player(table.state.turn).backgrounds_left().front());
}

// The seat to act holds these cards and faces this row.
Table facing(const std::vector<std::string_view>& hand, const std::vector<std::string_view>& row,
             const SeatLayout& other = {}) {
    return Table{setup_for(2), Layout{.seats = {{.hand = hand}, other}, .row = row}};
}

TEST(Reasons, NameTheOnlyMove) {
    const Table table{setup_for(2), Layout{.seats = {{.tokens = 0}, {.tokens = 8}}}};
    EXPECT_TRUE(find(explained(table, take(1)), ReasonKind::only_move));
    EXPECT_FALSE(find(explained(facing({}, {}), take(1)), ReasonKind::only_move));
}

TEST(Reasons, SayWhatAPaintingAdds) {
    const Table table = facing({"Harmonious", "Revolution", "Trap"}, {});
    const Explanation why = explained(table, paint(table, good));
    ASSERT_TRUE(why.plan);
    EXPECT_EQ(why.plan->layers, good);
    EXPECT_EQ(why.plan->points, 7);
    EXPECT_TRUE(why.plan->missing.empty());
    const auto adds = find(why, ReasonKind::completes_painting);
    ASSERT_TRUE(adds);
    EXPECT_EQ(adds->points, 7);
    EXPECT_FALSE(find(why, ReasonKind::hand_full));
    EXPECT_FALSE(find(why, ReasonKind::last_painting));
}

TEST(Reasons, SayThatALastPaintingWins) {
    const auto hand = {"Harmonious", "Revolution", "Trap", "Pride", "Moment"};
    const Table wins{setup_for(2),
                     Layout{.seats = {{.hand = {hand.begin(), hand.end()}, .painted = 2},
                                      {.painted = 3, .silver = 3}}}};
    const Explanation why = explained(wins, paint(wins, good));
    const auto won = find(why, ReasonKind::wins_now);
    ASSERT_TRUE(won);
    EXPECT_EQ(won->points, 7);
    EXPECT_FALSE(find(why, ReasonKind::last_painting));
    EXPECT_TRUE(find(why, ReasonKind::hand_full));

    const Table loses{setup_for(2),
                      Layout{.seats = {{.hand = {hand.begin(), hand.end()}, .painted = 2},
                                       {.painted = 3, .silver = 4}}}};
    const Explanation no_win = explained(loses, paint(loses, good));
    EXPECT_FALSE(find(no_win, ReasonKind::wins_now));
    EXPECT_TRUE(find(no_win, ReasonKind::last_painting));
}

TEST(Reasons, SayThatALonePlayerReachesTheGoal) {
    rules::GameSetup setup = setup_for(1);
    setup.goal = 7;
    const Layout layout{.seats = {{.hand = {"Harmonious", "Revolution", "Trap"}}}};
    const Table table{setup, layout};
    EXPECT_TRUE(find(explained(table, paint(table, good)), ReasonKind::reaches_goal));
    setup.goal = 8;
    const Table higher{setup, layout};
    EXPECT_FALSE(find(explained(higher, paint(higher, good)), ReasonKind::reaches_goal));
}

TEST(Reasons, SayThatAPointTableIsFilled) {
    const Table table{setup_for(2), Layout{.seats = {{.hand = {"Harmonious", "Revolution", "Trap"},
                                                      .painted = 2,
                                                      .ribbons = {2, 0, 0, 0}},
                                                     {}}}};
    const auto fills = find(explained(table, paint(table, good)), ReasonKind::fills_table);
    ASSERT_TRUE(fills);
    EXPECT_EQ(fills->ribbon, rules::Ribbon::red);
    // A table that was full before is not filled.
    const Table full{setup_for(2), Layout{.seats = {{.hand = {"Harmonious", "Revolution", "Trap"},
                                                     .painted = 2,
                                                     .ribbons = {3, 0, 0, 0}},
                                                    {}}}};
    EXPECT_FALSE(find(explained(full, paint(full, good)), ReasonKind::fills_table));
}

TEST(Reasons, SayWhichPaintingACardIsFor) {
    const Table table = facing({"Harmonious", "Revolution"}, {"Pride", "Trap"});
    int served = 0;
    for (int position = 1; position <= 5; ++position) {
        const Explanation why = explained(table, take(position));
        const ArtCardId taken = table.state.rows[0].cards[static_cast<std::size_t>(position - 1)];
        if (!why.plan) continue;
        const auto& [bottom, middle, top] = why.plan->layers.cards();
        if (bottom != taken && middle != taken && top != taken) continue;
        ++served;
        // With a further card of the row, or without.
        const auto serves = find(why, why.plan->missing.empty() ? ReasonKind::takes_for_painting
                                                                : ReasonKind::starts_painting);
        ASSERT_TRUE(serves);
        EXPECT_EQ(serves->card, taken);
        EXPECT_EQ(serves->layers, why.plan->layers);
        EXPECT_EQ(serves->points, table.game.points_gained(table.player(0), serves->layers));
    }
    EXPECT_GT(served, 0);
}

TEST(Reasons, CompareWithTheBestPaintingWithoutTheCard) {
    const Table table = facing({"Harmonious", "Revolution", "Pride", "Deep"}, {"Trap"});
    const Explanation why = explained(table, take(1));
    ASSERT_TRUE(why.plan);
    EXPECT_TRUE(why.plan->missing.empty());  // the hand is full then
    const auto better = find(why, ReasonKind::improves_painting);
    ASSERT_TRUE(better);
    EXPECT_EQ(better->card, card("Trap"));
    EXPECT_EQ(better->points, why.plan->points);
    EXPECT_LT(better->before, better->points);
}

TEST(Reasons, PlanWithCardsOfTheRowOnlyAsFarAsTheyAreLeft) {
    const Table table = facing({"Harmonious"}, {"Revolution", "Trap"});
    const Explanation why = explained(table, take(1));
    ASSERT_TRUE(why.plan);
    EXPECT_FALSE(why.plan->missing.empty());
    for (const ArtCardId missing : why.plan->missing) {
        EXPECT_NE(std::ranges::find(table.state.rows[0].cards, missing),
                  table.state.rows[0].cards.end());
        EXPECT_NE(missing, card("Revolution"));
    }
    // In the Solo Puzzle the cards skipped leave the game.
    rules::GameSetup solo = setup_for(1);
    solo.mode = rules::Mode::solo_puzzle;
    const Table puzzle{
        solo, Layout{.seats = {{.hand = {"Harmonious", "Revolution"}}}, .row = {"Trap", "Pride"}}};
    const Explanation gone = explained(puzzle, take(2));
    if (gone.plan) {
        EXPECT_EQ(std::ranges::find(gone.plan->missing, card("Trap")), gone.plan->missing.end());
    }
}

TEST(Reasons, NameWhomACardIsKeptFrom) {
    const Table table = facing({}, {"Pride", "Trap", "Surrender", "Graceful", "Curiosity"},
                               {.hand = {"Harmonious", "Revolution"}});
    const auto denial = find(explained(table, take(2)), ReasonKind::denies);
    ASSERT_TRUE(denial);
    EXPECT_EQ(denial->seat, support::seat(1));
    EXPECT_EQ(denial->card, card("Trap"));
    EXPECT_EQ(denial->points, 7);
}

TEST(Reasons, KeepNothingFromWhoPaintsAsWellWithAnotherCard) {
    // “Unashamed” would do as well as “Trap”, for who can pay the one token it costs then.
    const auto denial = [](std::uint8_t tokens) {
        const Table table{
            setup_for(2),
            Layout{.seats = {{.tokens = static_cast<std::uint8_t>(8 - tokens)},
                             {.hand = {"Harmonious", "Revolution"}, .tokens = tokens}},
                   .row = {"Trap", "Pride", "Unashamed"}}};
        return find(explained(table, take(1)), ReasonKind::denies);
    };
    EXPECT_FALSE(denial(1));
    ASSERT_TRUE(denial(0));
    EXPECT_EQ(denial(0)->points, 7);
}

TEST(Reasons, KeepNothingFromWhoCannotTakeIt) {
    const std::vector<std::string_view> row{"Pride", "Trap"};
    // Without a token, with a full hand, or finished.
    const Table poor{
        setup_for(2),
        Layout{.seats = {{.tokens = 8}, {.hand = {"Harmonious", "Revolution"}, .tokens = 0}},
               .row = row}};
    EXPECT_FALSE(find(explained(poor, take(2)), ReasonKind::denies));
    const Table full =
        facing({}, row, {.hand = {"Harmonious", "Revolution", "Deep", "Moment", "Surrender"}});
    EXPECT_FALSE(find(explained(full, take(2)), ReasonKind::denies));
    const Table finished = facing({}, row, {.hand = {"Harmonious", "Revolution"}, .painted = 3});
    EXPECT_FALSE(find(explained(finished, take(2)), ReasonKind::denies));
}

TEST(Reasons, ClaimNothingOfHiddenHands) {
    rules::GameSetup setup = setup_for(2);
    setup.hidden_hands = true;
    const Table table{setup, Layout{.seats = {{}, {.hand = {"Harmonious", "Revolution"}}},
                                    .row = {"Pride", "Trap"}}};
    EXPECT_FALSE(find(explained(table, take(2)), ReasonKind::denies));
}

TEST(Reasons, CountTheTokensReceived) {
    const Table table{setup_for(2), Layout{.seats = {{.tokens = 3}, {.tokens = 2}},
                                           .row_tokens = {3, 0, 0, 0, 0}}};
    const auto tokens = find(explained(table, take(1)), ReasonKind::token_worth);
    ASSERT_TRUE(tokens);
    EXPECT_EQ(tokens->tokens, 3);
    EXPECT_FALSE(find(explained(table, take(2)), ReasonKind::token_worth));
}

TEST(Reasons, NameTheDearerCardThatWouldMakeMore) {
    const Table table{
        setup_for(2),
        Layout{.seats = {{.hand = {"Harmonious", "Revolution"}, .tokens = 2}, {.tokens = 6}},
               .row = {"Pride", "Deep", "Trap"}}};
    const Explanation why = explained(table, take(1));
    const auto saving = find(why, ReasonKind::saves_tokens);
    ASSERT_TRUE(saving);
    EXPECT_EQ(saving->card, card("Trap"));
    EXPECT_EQ(saving->tokens, 2);
    EXPECT_FALSE(find(explained(table, take(3)), ReasonKind::saves_tokens));
}

TEST(Reasons, SayThatOneIsAloneWhenTheOthersAreFinished) {
    const Table table = facing({"Deep"}, {}, {.painted = 3});
    EXPECT_TRUE(find(explained(table, take(1)), ReasonKind::undisturbed));
    EXPECT_FALSE(find(explained(facing({"Deep"}, {}), take(1)), ReasonKind::undisturbed));
    rules::GameSetup vincent = setup_for(2);
    vincent.mode = rules::Mode::vincent;  // who goes on taking cards away
    const Table visited{vincent, Layout{.seats = {{.hand = {"Deep"}}, {.painted = 3}}}};
    EXPECT_FALSE(find(explained(visited, take(1)), ReasonKind::undisturbed));
}

TEST(Reasons, CompareWithTheNextBestAsTheSearchSawThem) {
    const Table table = facing({"Harmonious", "Revolution", "Trap"}, {});
    Analysis analysis;
    analysis.ranking = {{.move = take(1), .value = 0.6, .points = 30, .visits = 4000},
                        {.move = take(2), .value = 0.4, .points = 28, .visits = 4000},
                        {.move = paint(table, good), .value = 0.3, .points = 25, .visits = 2000}};
    const Explanation best = explained(table, take(1), analysis);
    const auto clear = find(best, ReasonKind::clearly_best);
    ASSERT_TRUE(clear);
    EXPECT_EQ(clear->move, take(2));
    EXPECT_NEAR(clear->loss, 0.2, 1e-9);
    EXPECT_FALSE(find(best, ReasonKind::close_call));
    const auto waits = find(best, ReasonKind::waits_for_more);
    ASSERT_TRUE(waits);
    EXPECT_EQ(waits->points, 7);
    // Only the best is compared.
    EXPECT_FALSE(find(explained(table, take(2), analysis), ReasonKind::clearly_best));

    analysis.ranking[1].value = 0.595;
    // As good in wins, but not in points.
    EXPECT_FALSE(find(explained(table, take(1), analysis), ReasonKind::close_call));
    analysis.ranking[1].points = 29;
    analysis.ranking[2].value = 0.7;
    const Explanation close = explained(table, take(1), analysis);
    EXPECT_TRUE(find(close, ReasonKind::close_call));
    EXPECT_FALSE(find(close, ReasonKind::clearly_best));
    EXPECT_FALSE(find(close, ReasonKind::waits_for_more));

    // A large difference seen a few times only is no clear one.
    analysis.ranking[1] = {.move = take(2), .value = 0.4, .points = 28, .visits = 8};
    EXPECT_FALSE(find(explained(table, take(1), analysis), ReasonKind::clearly_best));
    // Nor is a small one no difference.
    analysis.ranking[1].value = 0.6;
    EXPECT_FALSE(find(explained(table, take(1), analysis), ReasonKind::close_call));
}

TEST(Reasons, TellWhatTheNextRibbonsBring) {
    rules::GameSetup setup = setup_for(2);
    setup.scoring[3] = rules::no_scoring_card;
    const Table table{setup, Layout{.seats = {{.painted = 1, .ribbons = {3, 1, 0, 0}}, {}}}};
    const NextRibbons next = next_ribbons(table.game, table.player(0));
    EXPECT_EQ(next[0], std::nullopt);  // Composition: three is all
    EXPECT_EQ(next[1], 3);             // Emphasis: from 1 to 4
    EXPECT_EQ(next[2], 3);             // Repetition: the first
    EXPECT_EQ(next[3], std::nullopt);  // no card there
}

TEST(Reasons, HaveNames) {
    EXPECT_EQ(name_of(ReasonKind::only_move), "only_move");
    EXPECT_EQ(name_of(ReasonKind::fits_best), "fits_best");
    EXPECT_EQ(name_of(ReasonKind::close_call), "close_call");
}

}  // namespace

}  // namespace velatura::ai
