#include "rules/view.h"

#include <algorithm>
#include <cassert>

namespace velatura::rules {

namespace {

// What another seat does not know: signatures until they are revealed, and which painters were
// dealt, except the one that was kept.
void hide_secrets(Player& player, Phase phase) {
    if (phase == Phase::over) return;
    player.dealt_painters = {no_painter, no_painter};
    if (phase != Phase::judging) player.signature = no_signature;
}

}  // namespace

GameState table_for(const Game& game, const GameState& state, std::optional<Seat> viewer) {
    GameState table = state;
    const bool hide_hands = game.setup().hidden_hands && state.phase != Phase::over;
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        if (viewer == static_cast<Seat>(seat)) continue;
        Player& player = table.players[seat];
        if (hide_hands) std::fill_n(player.hand.begin(), player.hand_size, hidden_card);
        hide_secrets(player, state.phase);
    }
    return table;
}

PlayerView view_for(const Game& game, const GameState& state, Deck deck,
                    std::optional<Seat> viewer) {
    PlayerView view;
    view.table = table_for(game, state, viewer);
    view.viewer = viewer;

    enum class Sight : std::uint8_t { left, unseen, shown };
    std::array<Sight, max_art_cards> place{};
    for (ArtCardId card : state.rest_of(deck))
        place[index(card)] = Sight::unseen;
    for (const ArtRow& row : state.rows) {
        for (const ArtCardId card : row.shown())
            place[index(card)] = Sight::shown;
    }
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        const Player& player = state.players[seat];
        const auto seen = view.table.players[seat].cards_in_hand();
        for (std::size_t i = 0; i < player.hand_size; ++i) {
            place[index(player.hand[i])] = seen[i] == hidden_card ? Sight::unseen : Sight::shown;
        }
        for (const Layers& layers : player.finished_paintings()) {
            for (ArtCardId card : layers.cards())
                place[index(card)] = Sight::shown;
        }
    }
    for (const ArtCardId card : game.art_cards()) {
        if (place[index(card)] == Sight::unseen) view.unseen[view.unseen_count++] = card;
        if (place[index(card)] == Sight::left) view.left[view.left_count++] = card;
    }
    return view;
}

GameState imagine(const Game& game, const PlayerView& view, std::span<const ArtCardId> order) {
    assert(std::ranges::is_permutation(order, view.unseen_cards()));
    GameState state = view.table;
    auto next = order.begin();
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        Player& player = state.players[seat];
        for (std::size_t i = 0; i < player.hand_size; ++i) {
            if (player.hand[i] == hidden_card) player.hand[i] = *next++;
        }
    }
    assert(game.is_ok(state, order));
    return state;
}

}  // namespace velatura::rules
