#include "environment/actions.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "rules/names.h"
#include "rules/orders.h"

namespace velatura::environment {

using namespace rules;

namespace {

constexpr std::span<const LayerOrder, order_actions> every_order{detail::orders_of_6};

// The numbers of the orders of a hand, lowest first, and the same as a mask.
struct HandOrders {
    std::array<std::uint8_t, order_actions> numbers{};
    std::array<std::uint8_t, order_actions> mask{};
    std::uint8_t count = 0;
};
constexpr auto orders_of_hand = [] {
    std::array<HandOrders, most_in_hand + 1> hands{};
    for (std::size_t cards = layers_in_painting; cards < hands.size(); ++cards) {
        HandOrders& hand = hands[cards];
        for (std::size_t n = 0; n < order_actions; ++n) {
            const LayerOrder order = every_order[n];
            if (std::max({order.bottom, order.middle, order.top}) >= cards) continue;
            hand.mask[n] = 1;
            hand.numbers[hand.count++] = static_cast<std::uint8_t>(n);
        }
    }
    return hands;
}();

ActionId nth_bit(unsigned bits, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
        bits &= bits - 1;
    return std::countr_zero(bits);
}

constexpr std::size_t all_faces = 1u << layers_in_painting;

}  // namespace

std::size_t Actions::takes(Row row) const {
    if (index(row) >= game_.rows()) return 0;
    if (player().hand_size >= game_.hand_limit_of(player())) return 0;
    return game_.reach(state_, player(), row);
}

unsigned Actions::faces_allowed(Layers layers) const {
    unsigned allowed = 0;
    for (std::uint8_t faces = 0; faces < all_faces; ++faces) {
        layers.faces = Faces::from_bits(faces);
        if (game_.check_faces(player(), layers)) allowed |= 1u << faces;
    }
    return allowed;
}

// ★ are named from red to violet, within a swatch in the order of elements, so that each choice has
// one name.
unsigned Actions::elements_allowed() const {
    constexpr unsigned all = (1u << element_count) - 1;
    const Icons shown = game_.cards().read(unfinished_.layers, 0).blended;
    std::size_t first = 0;  // ★ in the swatches before
    for (const SwatchIcons& swatch : shown.swatches) {
        if (unfinished_.named < first + swatch.stars) break;
        first += swatch.stars;
    }
    if (unfinished_.named == first) return all;
    const Element before = unfinished_.layers.stars[unfinished_.named - 1U];
    return all & ~((1u << index(before)) - 1);
}

void Actions::write_mask(Mask mask) const {
    std::ranges::fill(mask, std::uint8_t{0});
    const auto set = [&](ActionId first, unsigned bits) {
        for (; bits != 0; bits &= bits - 1)
            mask[static_cast<std::size_t>(first + std::countr_zero(bits))] = 1;
    };
    if (state_.phase == Phase::painters) return set(first_keep, 3);
    if (unfinished_.asks == Unfinished::Asks::faces) {
        return set(first_faces, faces_allowed(unfinished_.layers));
    }
    if (unfinished_.asks == Unfinished::Asks::stars) return set(first_star, elements_allowed());
    const std::size_t first = takes(Row::first);
    const std::size_t second = takes(Row::second);
    set(first_take, (1u << first) - 1);
    set(first_take + row_places, (1u << second) - 1);
    const HandOrders& orders = orders_of_hand[player().hand_size];
    std::ranges::copy(orders.mask, mask.begin() + first_order);
    mask[pass_action] = first + second + orders.count == 0 ? 1 : 0;
}

bool Actions::is_legal(ActionId action) const {
    const auto within = [action](ActionId first, std::size_t count) {
        return action >= first && action < first + static_cast<ActionId>(count);
    };
    const auto among = [action](ActionId first, unsigned bits) {
        return action >= first && action < first + 16 && (bits >> (action - first) & 1u) != 0;
    };
    if (state_.phase == Phase::painters) return within(first_keep, painters_dealt);
    if (unfinished_.asks == Unfinished::Asks::faces) {
        return among(first_faces, faces_allowed(unfinished_.layers));
    }
    if (unfinished_.asks == Unfinished::Asks::stars) return among(first_star, elements_allowed());
    if (within(first_order, order_actions)) {
        return orders_of_hand[player().hand_size]
                   .mask[static_cast<std::size_t>(action - first_order)] != 0;
    }
    if (action == pass_action) {
        return takes(Row::first) + takes(Row::second) == 0 &&
               player().hand_size < layers_in_painting;
    }
    return within(first_take, takes(Row::first)) ||
           within(first_take + row_places, takes(Row::second));
}

std::size_t Actions::count() const {
    if (state_.phase == Phase::painters) return painters_dealt;
    if (unfinished_.asks == Unfinished::Asks::faces) {
        return static_cast<std::size_t>(std::popcount(faces_allowed(unfinished_.layers)));
    }
    if (unfinished_.asks == Unfinished::Asks::stars) {
        return static_cast<std::size_t>(std::popcount(elements_allowed()));
    }
    const std::size_t actions =
        takes(Row::first) + takes(Row::second) + orders_of_hand[player().hand_size].count;
    return actions == 0 ? 1 : actions;
}

ActionId Actions::nth(std::size_t n) const {
    const auto number = static_cast<ActionId>(n);
    if (state_.phase == Phase::painters) return first_keep + number;
    if (unfinished_.asks == Unfinished::Asks::faces) {
        return first_faces + nth_bit(faces_allowed(unfinished_.layers), n);
    }
    if (unfinished_.asks == Unfinished::Asks::stars) {
        return first_star + nth_bit(elements_allowed(), n);
    }
    const std::size_t first = takes(Row::first);
    if (n < first) return first_take + number;
    const std::size_t both = first + takes(Row::second);
    if (n < both) return first_take + static_cast<ActionId>(row_places + n - first);
    const HandOrders& orders = orders_of_hand[player().hand_size];
    if (orders.count == 0) return pass_action;
    return first_order + orders.numbers[n - both];
}

std::expected<Move, Unfinished> Actions::decide(ActionId action) const {
    assert(is_legal(action));
    if (action >= first_keep) return Move::keep(static_cast<std::uint8_t>(action - first_keep));
    if (action >= first_star) {
        Unfinished more = unfinished_;
        more.layers.stars.set(more.named++, static_cast<Element>(action - first_star));
        const Icons shown = game_.cards().read(more.layers, 0).blended;
        if (more.named < stars_in(shown)) return std::unexpected(more);
        return paint(more.layers);
    }
    if (action >= first_faces) {
        Layers layers = unfinished_.layers;
        layers.faces = Faces::from_bits(static_cast<std::uint8_t>(action - first_faces));
        return with_faces(layers);
    }
    if (action >= first_order) {
        const LayerOrder order = every_order[static_cast<std::size_t>(action - first_order)];
        const auto& hand = player().hand;
        const Layers layers{hand[order.bottom], hand[order.middle], hand[order.top]};
        if (!game_.has_boxes()) return paint(layers);
        if (faces_allowed(layers) != 1) {
            return std::unexpected(Unfinished{.asks = Unfinished::Asks::faces, .layers = layers});
        }
        return with_faces(layers);
    }
    if (action == pass_action) return Move::pass();
    const auto place = static_cast<std::size_t>(action);
    return Move::take(static_cast<Position>(place % row_places + 1), each_row[place / row_places]);
}

std::expected<Move, Unfinished> Actions::with_faces(Layers layers) const {
    if (stars_in(game_.cards().read(layers, 0).blended) == 0) return paint(layers);
    return std::unexpected(Unfinished{.asks = Unfinished::Asks::stars, .layers = layers});
}

Move Actions::paint(Layers layers) const {
    return Move::paint(layers, player().backgrounds_left().front());
}

std::string name_of(ActionId action) {
    const auto digit = [](auto number) { return std::to_string(static_cast<int>(number)); };
    if (action < 0 || action >= action_count) return "?";
    if (action >= first_keep) return "keep " + digit(action - first_keep + 1);
    if (action >= first_star) {
        const auto element = static_cast<std::size_t>(action - first_star);
        return "name " + std::string{rules::element_names[element]};
    }
    if (action >= first_faces) {
        std::string name = "lay ";
        for (unsigned layer = 0; layer < layers_in_painting; ++layer)
            name += ((action - first_faces) >> layer & 1) != 0 ? '~' : '.';
        return name;
    }
    if (action >= first_order) {
        const LayerOrder order = every_order[static_cast<std::size_t>(action - first_order)];
        return "paint " + digit(order.bottom + 1) + "-" + digit(order.middle + 1) + "-" +
               digit(order.top + 1);
    }
    if (action == pass_action) return "pass";
    return "take " + digit(action / static_cast<ActionId>(row_places) + 1) + "." +
           digit(action % static_cast<ActionId>(row_places) + 1);
}

}  // namespace velatura::environment
