// How three cards can lie in a given order: which faces are up, and what each ★ stands for.
#pragma once

#include <bit>

#include "rules/game.h"

namespace velatura::ai {

// Calls see(layers) for each choice of ★ that these cards leave with these faces, in the order of
// legal moves.
template <typename See>
void each_choice_of_stars(const rules::Cards& cards, rules::Layers layers, See see) {
    unsigned stars = 0;
    for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
        const auto marks = cards.marks(layers.cards()[layer], layers.faces.flipped(layer));
        stars = (stars & ~unsigned{marks.printed}) | marks.stars;
    }
    if (stars == 0) {
        see(layers);
        return;
    }
    const rules::Icons blended = cards.read(layers, 0).blended;
    const std::size_t choices = rules::count_choices(blended);
    for (std::size_t n = 0; n < choices; ++n) {
        layers.stars = rules::nth_choice(blended, n);
        see(layers);
    }
}

// Calls see(layers) for each way the three may lie in this order, in the order of legal moves;
// `power`: a painter's power lets a card without Mirror lie flipped, too.
template <typename See>
void each_way(const rules::Game& game, rules::Layers order, bool power, See see) {
    if (!game.has_boxes()) {
        see(order);
        return;
    }
    unsigned mirrors = 0;
    for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
        if (game.cards().art(order.cards()[layer]).has_mirror) mirrors |= 1U << layer;
    }
    for (unsigned faces = 0; faces < 1U << rules::layers_in_painting; ++faces) {
        if (std::popcount(faces & ~mirrors) > (power ? 1 : 0)) continue;
        rules::Layers layers = order;
        layers.faces = rules::Faces::from_bits(static_cast<std::uint8_t>(faces));
        each_choice_of_stars(game.cards(), layers, see);
    }
}

// Calls see(order) for each order of three cards.
template <typename See>
void each_order(rules::ArtCardId a, rules::ArtCardId b, rules::ArtCardId c, See see) {
    const std::array cards{a, b, c};
    for (const auto& [bottom, middle, top] : rules::layer_orders(cards.size()))
        see(rules::Layers{cards[bottom], cards[middle], cards[top]});
}

// Calls see(layers) for each way to lay three of the hand, in the order of legal moves.
template <typename See>
void each_way(const rules::Game& game, const rules::Player& player, See see) {
    const bool power = game.may_flip(player);
    const auto& hand = player.hand;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size))
        each_way(game, {hand[bottom], hand[middle], hand[top]}, power, see);
}

}  // namespace velatura::ai
