// The ways to choose three of n hand places as bottom, middle and top, in the order of legal moves.
#pragma once

#include <span>

#include "rules/types.h"

namespace velatura::rules {

struct LayerOrder {
    std::uint8_t bottom;
    std::uint8_t middle;
    std::uint8_t top;
};

namespace detail {

template <std::size_t cards, std::size_t count>
consteval std::array<LayerOrder, count> make_layer_orders() {
    std::array<LayerOrder, count> orders{};
    std::size_t n = 0;
    for (std::uint8_t bottom = 0; bottom < cards; ++bottom) {
        for (std::uint8_t middle = 0; middle < cards; ++middle) {
            for (std::uint8_t top = 0; top < cards; ++top) {
                if (bottom == middle || bottom == top || middle == top) continue;
                orders[n++] = {bottom, middle, top};
            }
        }
    }
    return orders;
}

inline constexpr auto orders_of_3 = make_layer_orders<3, 6>();
inline constexpr auto orders_of_4 = make_layer_orders<4, 24>();
inline constexpr auto orders_of_5 = make_layer_orders<5, 60>();
inline constexpr auto orders_of_6 = make_layer_orders<6, 120>();

inline constexpr std::array<std::span<const LayerOrder>, most_in_hand + 1> orders_by_hand{
    std::span<const LayerOrder>{}, {}, {}, orders_of_3, orders_of_4, orders_of_5, orders_of_6};

}  // namespace detail

// Empty for fewer than three cards.
constexpr std::span<const LayerOrder> layer_orders(std::size_t cards_in_hand) {
    return detail::orders_by_hand[cards_in_hand];
}

}  // namespace velatura::rules
