// What the seat to act sees, as numbers in fixed places: docs/python.md has the tables. `table` is
// what the viewer sees of it (rules::table_for), so that nothing hidden can be in it.
#pragma once

#include <span>

#include "environment/actions.h"
#include "rules/view.h"

namespace velatura::environment {

// Bytes: cards by their number, things by their count. Seats are told from the one that looks.
namespace layout {
inline constexpr std::size_t table =
    0;  // asks, deck, Vincent's tokens, supply, rival's points and cards, goal, seats
inline constexpr std::size_t scoring = table + 8;
inline constexpr std::size_t rows = scoring + rules::scoring_places;
inline constexpr std::size_t painting = rows + rules::most_rows * rules::row_places * 2;
inline constexpr std::size_t frames = painting + rules::layers_in_painting + 2;
inline constexpr std::size_t secrets = frames + rules::element_count * 2;
inline constexpr std::size_t players = secrets + 1 + rules::painters_dealt;
inline constexpr std::size_t player_size =
    rules::most_in_hand + 1 + rules::scoring_places + 4 + rules::paintings_to_complete * 4 + 2;
inline constexpr std::size_t size = players + rules::max_seats * player_size;
}  // namespace layout

inline constexpr std::size_t observation_size = layout::size;
using Observation = std::span<std::uint8_t, observation_size>;

void observe(const rules::Game& game, const rules::GameState& table, rules::Seat viewer,
             const Unfinished& unfinished, Observation observation);

// The same for a network: the bytes above as shares of 255, then the icons of each card in the row
// and in the hand of the seat that looks.
inline constexpr std::size_t card_features = rules::swatch_count * (2 * rules::element_count + 4);
inline constexpr std::size_t cards_described =
    rules::most_rows * rules::row_places + rules::most_in_hand;
inline constexpr std::size_t feature_count = observation_size + cards_described * card_features;
using Features = std::span<float, feature_count>;

void describe(const rules::Game& game, const rules::GameState& table, rules::Seat viewer,
              const Unfinished& unfinished, Features features);

// The icons of one face of a card, swatch by swatch: how many of each element; bonus icons by
// element, a silver one counting 1 and a gold one 2; ★; plain bonus icons; the arrows of X2; those
// of Blend (1: left, 2: right). Zeros where no card is.
void describe_card(const rules::Cards& cards, rules::ArtCardId card, bool flipped,
                   std::span<float, card_features> features);

}  // namespace velatura::environment
