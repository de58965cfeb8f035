// The things on the table, as small strong types. No bare int crosses a header of the rules.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace velatura::rules {

// Bounds. The base game has 60 art cards and the boxes 66; 192 leave room for packs beside them.
inline constexpr std::size_t max_art_cards = 192;
inline constexpr std::size_t max_seats = 5;
inline constexpr std::size_t hand_limit = 5;
inline constexpr std::size_t most_in_hand = 6;  // with a painter who may hold more
inline constexpr std::size_t row_places = 5;
inline constexpr std::size_t most_rows = 2;
inline constexpr std::size_t layers_in_painting = 3;
inline constexpr std::size_t paintings_to_complete = 3;
inline constexpr std::size_t scoring_places = 4;
inline constexpr std::size_t max_steps = 4;  // the longest point table
inline constexpr std::uint8_t tokens_at_start = 4;
inline constexpr std::uint8_t tokens_with_two_rows = 6;
inline constexpr std::uint8_t silver_points = 2;
inline constexpr std::uint8_t gold_points = 3;

// Left to right; neighbours are next to each other in this order.
enum class Swatch : std::uint8_t { red, yellow, green, blue, violet };
inline constexpr std::size_t swatch_count = 5;

enum class Element : std::uint8_t { hue, shape, texture, tone };
inline constexpr std::size_t element_count = 4;
inline constexpr std::array<Element, element_count> each_element{Element::hue, Element::shape,
                                                                 Element::texture, Element::tone};

// The half of the title strip a word is printed on: adjectives left, nouns right.
enum class Side : std::uint8_t { left, right };

// Places of scoring cards, in the order listed; each gives ribbons of its colour.
enum class Ribbon : std::uint8_t { red, green, blue, violet };

enum class Mode : std::uint8_t { standard, vincent, solo_puzzle, automa };
inline constexpr std::size_t mode_count = 4;

// Indices into Cards: 0 is the first art card of the deck, the first scoring card, and so on.
enum class ArtCardId : std::uint8_t {};
inline constexpr ArtCardId hidden_card{255};  // in a view: a card that is there but not shown
enum class BackgroundId : std::uint8_t {};
enum class ScoringCardId : std::uint8_t {};
inline constexpr ScoringCardId no_scoring_card{255};  // an empty place on the mat

enum class Seat : std::uint8_t {};

// The art rows: every table has the first.
enum class Row : std::uint8_t { first, second };
inline constexpr std::array<Row, most_rows> each_row{Row::first, Row::second};

template <typename Enum>
constexpr std::size_t index(Enum value) {
    return static_cast<std::size_t>(value);
}

// A position of the art row as people count: 1 is farthest from the deck and free.
enum class Position : std::uint8_t {};

constexpr std::size_t cards_before(Position position) {
    return index(position) - 1;
}

// A set of seats, e.g. those tied for the win.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    static constexpr SeatSet from_bits(std::uint8_t bits) { return SeatSet{bits}; }

    constexpr void insert(Seat seat) {
        bits_ = static_cast<std::uint8_t>(bits_ | 1u << index(seat));
    }
    constexpr void erase(Seat seat) {
        bits_ = static_cast<std::uint8_t>(bits_ & ~(1u << index(seat)));
    }
    constexpr bool contains(Seat seat) const { return (bits_ >> index(seat) & 1u) != 0; }
    constexpr bool includes(SeatSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint8_t bits() const { return bits_; }
    constexpr bool operator==(const SeatSet&) const = default;

  private:
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};

}  // namespace velatura::rules
