// What a move made happen, in the order it happened: for the log, the record and the animations.
// A fixed list, so that applying a move allocates nothing.
#pragma once

#include <cassert>
#include <span>

#include "rules/types.h"

namespace velatura::rules {

struct Event {
    enum class Kind : std::uint8_t {
        token_placed,        // position: one token laid on the card there
        tokens_paid,         // count: into the supply (Solo Puzzle)
        tokens_gained,       // count: from the supply (Solo Puzzle)
        card_taken,          // card, count of tokens that lay on it
        card_left,           // card, count of tokens Vincent took with it
        card_dealt,          // card, position it was dealt to
        tossed,              // count face-up, of how many
        painting_completed,  // count: the seat's first, second or third
        ribbons_taken,       // ribbon, count
        ribbons_over,        // ribbon, count met beyond the point table, not taken
        silver_taken,        // count
        passed,
        seat_finished,      // seat
        judgement_awaited,  // seats tied
        game_ended,         // seats that won
    };

    Kind kind{};
    std::uint8_t subject = 0;   // card, ribbon, seat or set of seats
    std::uint8_t position = 0;  // position in the row; for `tossed`: tokens tossed
    std::uint8_t count = 0;

    constexpr ArtCardId card() const { return static_cast<ArtCardId>(subject); }
    constexpr Ribbon ribbon() const { return static_cast<Ribbon>(subject); }
    constexpr Seat seat() const { return static_cast<Seat>(subject); }
    constexpr SeatSet seats() const { return SeatSet::from_bits(subject); }
    constexpr bool operator==(const Event&) const = default;
};

class Events {
  public:
    // Most: a Solo Puzzle take that skips four (1 paid, 4 left, 1 taken, 5 dealt), and a last
    // painting (1 completed, 4 taken, 4 over, 1 silver, 1 gained, 1 finished, 1 ended) with 13.
    static constexpr std::size_t capacity = 16;

    constexpr void push(Event event) {
        assert(size_ < capacity);
        events_[size_++] = event;
    }
    constexpr std::span<const Event> list() const { return {events_.data(), size_}; }
    constexpr auto begin() const { return list().begin(); }
    constexpr auto end() const { return list().end(); }

  private:
    std::array<Event, capacity> events_;
    std::size_t size_ = 0;
};

}  // namespace velatura::rules
