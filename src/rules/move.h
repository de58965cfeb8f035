// A move: a small value, one of a closed set. Chance is a move too (Vincent's toss), and so is the
// judge's word; what a random source or a person decides comes in from outside as such a value.
#pragma once

#include <span>

#include "rules/painting.h"
#include "rules/types.h"

namespace velatura::rules {

class Move {
  public:
    enum class Kind : std::uint8_t { take, paint, pass, judge, toss };

    static constexpr Move take(Position position) {
        return Move{Kind::take, static_cast<std::uint8_t>(position)};
    }
    static constexpr Move paint(Layers layers, BackgroundId background) {
        return Move{Kind::paint, static_cast<std::uint8_t>(layers.bottom),
                    static_cast<std::uint8_t>(layers.middle), static_cast<std::uint8_t>(layers.top),
                    static_cast<std::uint8_t>(background)};
    }
    static constexpr Move pass() { return Move{Kind::pass}; }
    // One of the tied seats is Best In Show, or several share it.
    static constexpr Move judge(SeatSet winners) { return Move{Kind::judge, winners.bits()}; }
    // Raw outcome: of all the tokens Vincent owns, so many landed face-up.
    static constexpr Move toss(std::uint8_t face_up) { return Move{Kind::toss, face_up}; }

    constexpr Move() = default;  // take position 0: never legal
    constexpr Kind kind() const { return kind_; }

    constexpr Position position() const { return static_cast<Position>(a_); }
    constexpr Layers layers() const {
        return {static_cast<ArtCardId>(a_), static_cast<ArtCardId>(b_), static_cast<ArtCardId>(c_)};
    }
    constexpr BackgroundId background() const { return static_cast<BackgroundId>(d_); }
    constexpr SeatSet winners() const { return SeatSet::from_bits(a_); }
    constexpr std::uint8_t face_up() const { return a_; }

    constexpr bool operator==(const Move&) const = default;

  private:
    constexpr explicit Move(Kind kind, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0,
                            std::uint8_t d = 0)
        : kind_(kind), a_(a), b_(b), c_(c), d_(d) {}

    Kind kind_ = Kind::take;
    std::uint8_t a_ = 0;
    std::uint8_t b_ = 0;
    std::uint8_t c_ = 0;
    std::uint8_t d_ = 0;
};

// All legal moves of a state, as a fixed list: nothing is allocated. The most there can be is a
// full hand's 60 orders on each of three backgrounds; with four cards it is 5 takes and 24 orders
// on three.
class MoveList {
  public:
    static constexpr std::size_t capacity = 60 * paintings_to_complete;

    constexpr void push(Move move) { moves_[size_++] = move; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Move operator[](std::size_t n) const { return moves_[n]; }
    constexpr std::span<const Move> list() const { return {moves_.data(), size_}; }
    constexpr auto begin() const { return list().begin(); }
    constexpr auto end() const { return list().end(); }

  private:
    std::array<Move, capacity> moves_;
    std::size_t size_ = 0;
};

}  // namespace velatura::rules
