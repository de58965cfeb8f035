// The moves of a seat as numbers, for programs that learn: the same number means the same at every
// table, with or without boxes. docs/python.md lists them.
//
// Where cards can be flipped or a ★ shows, completing a painting takes several actions: the order,
// then how the cards lie, then an element for each ★. Backgrounds score nothing: each painting gets
// the next one of its seat.
#pragma once

#include <expected>
#include <optional>
#include <span>

#include "rules/game.h"

namespace velatura::environment {

using ActionId = std::int32_t;

inline constexpr ActionId first_take = 0;  // row by row, position by position
inline constexpr ActionId pass_action = first_take + rules::most_rows * rules::row_places;
inline constexpr ActionId first_order = pass_action + 1;  // three of six places in the hand
inline constexpr ActionId order_actions = 6 * 5 * 4;
inline constexpr ActionId first_faces = first_order + order_actions;
inline constexpr ActionId faces_actions = 8;  // a bit for each layer, the lowest first
inline constexpr ActionId first_star = first_faces + faces_actions;
inline constexpr ActionId first_keep = first_star + rules::element_count;
inline constexpr ActionId action_count = first_keep + rules::painters_dealt;

// A painting whose order is chosen and something else is not yet.
struct Unfinished {
    enum class Asks : std::uint8_t { nothing, faces, stars };
    Asks asks = Asks::nothing;
    std::uint8_t named = 0;  // ★ whose element is chosen
    rules::Layers layers{};
    bool operator==(const Unfinished&) const = default;
};

using Mask = std::span<std::uint8_t, action_count>;

// What the seat to act may do, by number. A seat must be to act.
class Actions {
  public:
    Actions(const rules::Game& game, const rules::GameState& state, const Unfinished& unfinished)
        : game_(game), state_(state), unfinished_(unfinished) {}

    // 1 for each that is legal, 0 for the others.
    void write_mask(Mask mask) const;
    bool is_legal(ActionId action) const;
    std::size_t count() const;
    ActionId nth(std::size_t n) const;  // n < count(), in the order of their numbers

    // What a legal action leads to: a move, or a painting that asks for more.
    std::expected<rules::Move, Unfinished> decide(ActionId action) const;

  private:
    const rules::Player& player() const { return state_.player(state_.turn); }
    std::size_t takes(rules::Row row) const;
    unsigned faces_allowed(rules::Layers layers) const;  // a bit for each action
    unsigned elements_allowed() const;                   // likewise, for the next ★
    std::expected<rules::Move, Unfinished> with_faces(rules::Layers layers) const;
    rules::Move paint(rules::Layers layers) const;

    const rules::Game& game_;
    const rules::GameState& state_;
    const Unfinished& unfinished_;
};

// "take 1.3", "paint 2-5-1": for people who read a log.
std::string name_of(ActionId action);

}  // namespace velatura::environment
