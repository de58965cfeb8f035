#include "rules/view.h"

#include <algorithm>
#include <cassert>

namespace velatura::rules {

PlayerView view_for(const Game& game, const GameState& state, std::optional<Seat> viewer) {
    PlayerView view;
    view.table = state;
    view.viewer = viewer;

    enum class Place : std::uint8_t { left, unseen, shown };
    std::array<Place, max_art_cards> place{};
    for (ArtCardId card : state.unseen_deck())
        place[index(card)] = Place::unseen;
    for (std::size_t i = 0; i < state.row.size; ++i)
        place[index(state.row.cards[i])] = Place::shown;
    const bool hide = game.setup().hidden_hands && state.phase != Phase::over;
    for (std::size_t seat = 0; seat < game.seats(); ++seat) {
        const Player& player = state.players[seat];
        const bool hidden = hide && viewer != static_cast<Seat>(seat);
        for (ArtCardId card : player.cards_in_hand()) {
            place[index(card)] = hidden ? Place::unseen : Place::shown;
        }
        if (hidden) {
            std::fill_n(view.table.players[seat].hand.begin(), player.hand_size, hidden_card);
        }
        for (const auto& [bottom, middle, top] : player.finished_paintings()) {
            for (ArtCardId card : {bottom, middle, top})
                place[index(card)] = Place::shown;
        }
    }
    view.table.deck.fill(ArtCardId{});
    for (std::size_t i = 0; i < state.deck_size; ++i) {
        const auto card = static_cast<ArtCardId>(i);
        if (place[i] == Place::unseen) view.unseen[view.unseen_count++] = card;
        if (place[i] == Place::left) view.left[view.left_count++] = card;
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
    std::copy(next, order.end(), state.deck.begin() + state.drawn);

    // The part of the deck already drawn: its order no longer matters, its cards do (is_ok()).
    std::array<bool, max_art_cards> in_deck{};
    for (ArtCardId card : state.unseen_deck())
        in_deck[index(card)] = true;
    std::size_t place = 0;
    for (std::size_t card = 0; card < state.deck_size; ++card) {
        if (!in_deck[card]) state.deck[place++] = static_cast<ArtCardId>(card);
    }
    assert(place == state.drawn && game.is_ok(state));
    return state;
}

}  // namespace velatura::rules
