// What a move made happen, in the order it happened: for the log, the record and the animations.
// A fixed list, so that applying a move allocates nothing.
#pragma once

#include <cassert>
#include <span>

#include "rules/boxes.h"
#include "rules/types.h"

namespace velatura::rules {

struct Effect {
    enum class Kind : std::uint8_t {
        token_placed,        // position: one token laid on the card there; row
        tokens_paid,         // count: into the supply (Solo Puzzle)
        tokens_gained,       // count: from the supply (Solo Puzzle)
        card_taken,          // card, count of tokens that lay on it
        card_left,           // card, count of tokens Vincent took with it
        card_dealt,          // card, position it was dealt to; count: its row
        tossed,              // count face-up, of how many; row
        painting_completed,  // count: the seat's first, second or third
        ribbons_taken,       // ribbon, count
        ribbons_over,        // ribbon, count met beyond the point table, not taken
        silver_taken,        // count
        passed,
        seat_finished,       // seat
        judgement_awaited,   // seats tied
        game_ended,          // seats that won
        gold_taken,          // count
        frame_taken,         // element; count shown
        tokens_returned,     // count: into the box
        tokens_received,     // count: from the box, by a painter's power
        painter_kept,        // painter
        signature_revealed,  // seat; count: its signature
        rival_revealed,      // number of the rival's card
        rival_took,          // card, position; count: its row
        rival_scored,        // count: points, for a card or a painting
    };

    Kind kind{};
    std::uint8_t subject = 0;   // card, ribbon, seat or set of seats
    std::uint8_t position = 0;  // position in the row; for `tossed`: tokens tossed
    std::uint8_t count = 0;

    constexpr ArtCardId card() const { return static_cast<ArtCardId>(subject); }
    constexpr Ribbon ribbon() const { return static_cast<Ribbon>(subject); }
    constexpr Seat seat() const { return static_cast<Seat>(subject); }
    constexpr SeatSet seats() const { return SeatSet::from_bits(subject); }
    constexpr Element element() const { return static_cast<Element>(subject); }
    constexpr PainterId painter() const { return static_cast<PainterId>(subject); }
    constexpr SignatureId signature() const { return static_cast<SignatureId>(count); }
    constexpr Row row() const {
        return static_cast<Row>(kind == Kind::card_dealt || kind == Kind::rival_took ? count
                                                                                     : subject);
    }
    constexpr bool operator==(const Effect&) const = default;
};

class Effects {
  public:
    // Most: a last painting (1 completed, 1 returned, 4 taken, 4 over, silver, gold, 4 frames, 2
    // gained or received, 1 finished, 5 signatures, 1 ended) with 25; a Solo Puzzle take has 12.
    static constexpr std::size_t capacity = 28;

    // Nothing is ever written beyond the end.
    constexpr void push(Effect effect) {
        assert(size_ < capacity);
        if (size_ < capacity) effects_[size_++] = effect;
    }
    constexpr std::span<const Effect> list() const { return {effects_.data(), size_}; }
    constexpr auto begin() const { return list().begin(); }
    constexpr auto end() const { return list().end(); }

  private:
    std::array<Effect, capacity> effects_;
    std::size_t size_ = 0;
};

}  // namespace velatura::rules
