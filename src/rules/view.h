// What one viewer may know. Everything outside the rules (faces, computer players, the wire) works
// on a view; it contains nothing that depends on the order of the deck.
#pragma once

#include <optional>
#include <span>

#include "rules/game.h"

namespace velatura::rules {

struct PlayerView {
    // The table as seen: hidden hands hold hidden_card, secret signatures no_signature, painters
    // that were dealt to others no_painter.
    GameState table;
    std::optional<Seat> viewer;  // a spectator has none
    // Cards this viewer cannot see, in card order: the deck and, at such tables, hidden hands.
    std::array<ArtCardId, max_art_cards> unseen{};
    std::uint8_t unseen_count = 0;
    // Cards that left the game, in card order: taken away by Vincent or skipped in the Solo Puzzle.
    std::array<ArtCardId, max_art_cards> left{};
    std::uint8_t left_count = 0;

    std::span<const ArtCardId> unseen_cards() const { return {unseen.data(), unseen_count}; }
    std::span<const ArtCardId> left_cards() const { return {left.data(), left_count}; }
    bool operator==(const PlayerView&) const = default;
};

// The table as this viewer sees it, without the lists of cards.
GameState table_for(const Game& game, const GameState& state, std::optional<Seat> viewer);

PlayerView view_for(const Game& game, const GameState& state, Deck deck,
                    std::optional<Seat> viewer);

// A state that looks like the view, with `order` (a permutation of unseen_cards()) filling hidden
// hands, seat by seat: how a computer player imagines what it cannot know. The rest is the deck, so
// that `order` is the Deck of this state. Secret signatures and painters stay hidden, and bring
// nothing in it.
GameState imagine(const Game& game, const PlayerView& view, std::span<const ArtCardId> order);

}  // namespace velatura::rules
