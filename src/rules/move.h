// A move: a small value, one of a closed set. Chance is a move too (Vincent's toss, a rival's
// card), and so is the judge's word; what a random source or a person decides comes in from outside
// as such a value.
#pragma once

#include "rules/painting.h"
#include "rules/types.h"

namespace velatura::rules {

class Move {
  public:
    enum class Kind : std::uint8_t { take, paint, pass, judge, toss, keep, reveal };

    static constexpr Move take(Position position, Row row = Row::first) {
        return Move{Kind::take, static_cast<std::uint8_t>(position),
                    static_cast<std::uint8_t>(row)};
    }
    static constexpr Move paint(Layers layers, BackgroundId background) {
        Move move{Kind::paint, static_cast<std::uint8_t>(layers.bottom),
                  static_cast<std::uint8_t>(layers.middle), static_cast<std::uint8_t>(layers.top),
                  static_cast<std::uint8_t>(background)};
        move.faces_ = layers.faces;
        move.stars_ = layers.stars;
        return move;
    }
    static constexpr Move pass() { return Move{Kind::pass}; }
    // One of the tied seats is Best In Show, or several share it.
    static constexpr Move judge(SeatSet winners) { return Move{Kind::judge, winners.bits()}; }
    // Raw outcome: of all the tokens Vincent owns, so many landed face-up; and the row he takes
    // from.
    static constexpr Move toss(std::uint8_t face_up, Row row = Row::first) {
        return Move{Kind::toss, face_up, static_cast<std::uint8_t>(row)};
    }
    // Of the painters dealt to a seat it keeps this one: 0 or 1.
    static constexpr Move keep(std::uint8_t which) { return Move{Kind::keep, which}; }
    // The rival's next card, by its number from 0.
    static constexpr Move reveal(std::uint8_t rival_card) { return Move{Kind::reveal, rival_card}; }

    constexpr Move() = default;  // take position 0: never legal
    constexpr Kind kind() const { return kind_; }

    constexpr Position position() const { return static_cast<Position>(a_); }
    constexpr Row row() const { return static_cast<Row>(b_); }
    constexpr Layers layers() const {
        return {static_cast<ArtCardId>(a_), static_cast<ArtCardId>(b_), static_cast<ArtCardId>(c_),
                faces_, stars_};
    }
    constexpr BackgroundId background() const { return static_cast<BackgroundId>(d_); }
    constexpr SeatSet winners() const { return SeatSet::from_bits(a_); }
    constexpr std::uint8_t face_up() const { return a_; }
    constexpr std::uint8_t kept() const { return a_; }
    constexpr std::uint8_t rival_card() const { return a_; }

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
    Faces faces_;
    Stars stars_;
};

}  // namespace velatura::rules
