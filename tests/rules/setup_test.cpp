// Setting up: what everybody starts with, and the scoring cards of a game.
#include <gtest/gtest.h>

#include "content/loader.h"
#include "support/table.h"

namespace velatura::rules {

namespace {

using support::scoring;
using support::Table;

}  // namespace

TEST(SetUp, DealsFiveCardsToTheRowFromTheTopOfTheDeck) {
    const Table table{{.seats = 2}, {"View", "Trap", "Deep", "Pride", "Mess", "Vast"}};
    EXPECT_EQ(table.row(), "View Trap Deep Pride Mess");
    EXPECT_EQ(table.row_tokens(), "0 0 0 0 0");
    EXPECT_EQ(table.state.deck_left, 55u);
    EXPECT_EQ(table.state.rest_of(table.deck).front(), support::card("Vast"));
}

TEST(SetUp, GivesEachPlayerThreeBackgroundsFourTokensAndAnEmptyHand) {
    for (std::uint8_t seats = 2; seats <= 5; ++seats) {
        const Deal deal = support::seeded_deal(support::base_cards(), seats, "set-up");
        const Table table{{.seats = seats}, deal, support::base_cards()};
        for (std::size_t i = 0; i < seats; ++i) {
            const Player& player = table.state.players[i];
            EXPECT_EQ(player.tokens, 4);
            EXPECT_EQ(player.hand_size, 0);
            EXPECT_EQ(player.painted, 0);
            EXPECT_EQ(player.silver, 0);
            EXPECT_EQ(player.backgrounds, deal.backgrounds[i]);
            EXPECT_EQ(player.backgrounds_left().size(), 3u);
        }
        for (std::size_t i = seats; i < max_seats; ++i) {
            EXPECT_EQ(table.state.players[i], Player{});
        }
        EXPECT_EQ(table.state.vincent_tokens, 0);
        EXPECT_EQ(table.state.supply_tokens, 0);
    }
}

TEST(SetUp, TheFirstSeatBeginsAndPlayGoesClockwise) {
    Table table{{.seats = 4, .first = support::seat(2)}};
    for (int expected : {2, 3, 0, 1, 2}) {
        EXPECT_EQ(table.to_move(), expected);
        EXPECT_EQ(Game::to_act(table.state), actor(support::seat(expected)));
        table.take(1);
    }
}

TEST(SetUp, VincentHasFourTokens) {
    EXPECT_EQ((Table{{.seats = 1, .mode = Mode::vincent}}.state.vincent_tokens), 4);
}

TEST(SetUp, TheSoloPuzzleHasASupplyOfFourTokens) {
    const Table table{{.seats = 1, .mode = Mode::solo_puzzle}};
    EXPECT_EQ(table.state.supply_tokens, 4);
    EXPECT_EQ(table.player(0).tokens, 4);
}

TEST(SetUp, VincentPlaysWithOneOrTwoAndWithThreeAsAnOption) {
    const Cards& cards = support::base_cards();
    EXPECT_TRUE(Game::make(cards, {.seats = 1, .mode = Mode::vincent}));
    EXPECT_TRUE(Game::make(cards, {.seats = 2, .mode = Mode::vincent}));
    EXPECT_FALSE(Game::make(cards, {.seats = 3, .mode = Mode::vincent}));
    EXPECT_TRUE(Game::make(cards, {.seats = 3, .mode = Mode::vincent, .vincent_with_three = true}));
    EXPECT_FALSE(
        Game::make(cards, {.seats = 4, .mode = Mode::vincent, .vincent_with_three = true}));
}

TEST(SetUp, NoneToFourScoringCardsArePossible) {
    const std::array<ScoringCardId, 4> all =
        scoring({"Variety", "Repetition", "Emphasis", "Style"});
    for (std::size_t count = 0; count <= 4; ++count) {
        GameSetup setup{.seats = 2};
        std::copy_n(all.begin(), count, setup.scoring.begin());
        const auto game = Game::make(support::base_cards(), setup);
        ASSERT_TRUE(game);
        for (std::size_t place = 0; place < 4; ++place) {
            EXPECT_EQ(game->scoring(static_cast<Ribbon>(place)) != nullptr, place < count);
        }
    }
}

TEST(SetUp, AnEmptyPlaceLeavesItsColourUnused) {
    GameSetup setup{.seats = 2};
    setup.scoring = {no_scoring_card, support::scoring_card("Repetition"), no_scoring_card,
                     support::scoring_card("Composition")};
    Table table{setup, support::Layout{.seats = {{.hand = {"Chosen", "Game", "View"}}, {}}}};
    table.paint(support::layers("Chosen", "Game", "View"));
    EXPECT_EQ(table.player(0).ribbons, (std::array<std::uint8_t, 4>{0, 2, 0, 1}));
}

TEST(SetUp, PlacesTakeRedGreenBlueAndVioletInTheOrderListed) {
    const GameSetup setup{.seats = 2, .scoring = scoring({"Composition", "Repetition"})};
    Table table{setup, support::Layout{.seats = {{.hand = {"Chosen", "Game", "View"}}, {}}}};
    table.paint(support::layers("Chosen", "Game", "View"));
    EXPECT_EQ(table.player(0).ribbons[index(Ribbon::red)], 1);
    EXPECT_EQ(table.player(0).ribbons[index(Ribbon::green)], 2);
}

TEST(SetUp, AStateFitsIn256Bytes) {
    EXPECT_LE(sizeof(GameState), 256u);
}

TEST(SetUp, PointTablesAreThoseOfTheFacts) {
    const std::vector<std::pair<std::string_view, std::vector<int>>> facts{
        {"Composition", {1, 3, 9}},   {"Consistency", {3, 6, 10}},    {"Emphasis", {1, 4, 11}},
        {"Hierarchy", {4, 9, 15}},    {"Movement", {3, 7, 12}},       {"Proportion", {2, 5, 10}},
        {"Proximity", {2, 5, 8, 12}}, {"Repetition", {3, 7, 11, 16}}, {"Space", {2, 4, 7, 11}},
        {"Style", {4, 10, 18}},       {"Symmetry", {1, 3, 6, 11}},    {"Variety", {4, 8, 13}},
    };
    for (const auto& [name, points] : facts) {
        const ScoringCard& card = support::base_cards().scoring(support::scoring_card(name));
        ASSERT_EQ(card.steps, points.size()) << name;
        EXPECT_EQ(card.points_for(0), 0) << name;
        for (std::uint8_t n = 1; n <= card.steps; ++n) {
            EXPECT_EQ(card.points_for(n), points[n - 1u]) << name << " " << int{n};
        }
    }
}

TEST(Scenarios, AreTheNineOfTheRulebook) {
    struct Expected {
        std::string_view name;
        int goal;
        std::vector<std::string_view> scoring;
    };
    const std::vector<Expected> expected{
        {"Family Game", 18, {"Composition", "Variety"}},
        {"Chill Mode", 25, {}},
        {"Synergy", 28, {"Proximity", "Space", "Variety"}},
        {"First Time Playing", 32, {"Composition", "Emphasis", "Repetition", "Variety"}},
        {"Balanced", 33, {"Consistency", "Emphasis", "Hierarchy", "Proportion"}},
        {"No Elements", 35, {"Composition", "Consistency", "Proportion", "Symmetry"}},
        {"All Elements", 36, {"Emphasis", "Hierarchy", "Repetition", "Style"}},
        {"Spatial", 37, {"Movement", "Proximity", "Space", "Symmetry"}},
        {"Bonus", 40, {"Hierarchy", "Movement", "Proportion", "Style"}},
    };
    const content::Catalog& catalog = content::base_catalog();
    ASSERT_EQ(catalog.scenarios.size(), expected.size());
    for (const Expected& scenario : expected) {
        const content::Scenario* found = catalog.find_scenario(scenario.name);
        ASSERT_NE(found, nullptr) << scenario.name;
        EXPECT_EQ(found->goal, scenario.goal) << scenario.name;
        std::vector<ScoringCardId> ids;
        for (std::string_view name : scenario.scoring)
            ids.push_back(support::scoring_card(name));
        EXPECT_EQ(found->scoring, ids) << scenario.name;
        EXPECT_EQ(found->any, scenario.scoring.empty() ? 3 : 0) << scenario.name;
    }
}

}  // namespace velatura::rules
