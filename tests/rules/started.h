// A table with boxes that has been dealt, for tests that lay out their own position.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "box_tables.h"
#include "support/table.h"

namespace velatura::rules {

struct Started {
    explicit Started(const GameSetup& setup) : game(support::make_game(box_cards(), setup)) {
        chance::FastRandom random{3};
        deal = shuffled_deal(game, random);
        state = game.start(deal).value();
    }
    Effects make(Move move) {
        auto effects = game.apply(state, deal.deck, Game::to_act(state), move);
        EXPECT_TRUE(effects) << name_of(effects.error());
        return effects.value_or(Effects{});
    }
    // Why whoever is to act, or this one, may not: nothing has changed.
    RuleError refused(Move move, std::optional<Actor> by = std::nullopt) {
        const GameState before = state;
        const auto effects = game.apply(state, deal.deck, by.value_or(Game::to_act(state)), move);
        EXPECT_FALSE(effects) << support::text_of(move);
        EXPECT_EQ(state, before);
        return effects ? RuleError::game_over : effects.error();
    }
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
    // A card of the row or the deck lies at this place of the first row.
    void lay_in_row(std::size_t place, std::string_view word) {
        ArtRow& row = state.rows[0];
        const auto in_row = std::ranges::find(row.shown(), box_card(word));
        const auto in_deck = std::ranges::find(deal.deck, box_card(word));
        std::swap(row.cards[place],
                  in_row != row.shown().end()
                      ? row.cards[static_cast<std::size_t>(in_row - row.shown().begin())]
                      : *in_deck);
    }
    void paint_anything(Player& player) {
        player.paintings[player.painted++] = {next_card(), next_card(), next_card()};
    }

    Game game;
    Deal deal;
    GameState state;
};

inline GameSetup with(BoxSet boxes, std::uint8_t seats = 2) {
    return box_setup(Mode::standard, seats, boxes);
}

}  // namespace velatura::rules
