// Everything that lies on the table at one moment: a trivially copyable value, equal by ==. What
// never changes during a game is elsewhere: seats, mode and scoring cards in Game, and the order of
// the deck with whoever knows it (Deck).
//
// Unused places of every array hold zero, so that equal positions are equal by ==.
#pragma once

#include <bit>
#include <optional>
#include <span>
#include <type_traits>

#include "rules/boxes.h"
#include "rules/painting.h"
#include "rules/types.h"

namespace velatura::rules {

// The cards of a game in the order in which they are dealt. A state says how many are still to
// come: the last ones. So what is left of a deck serves a state as well as the whole deck does.
using Deck = std::span<const ArtCardId>;

// The face-up cards and the tokens lying on them; index 0 is position 1. The row stays compact
// towards position 1 when the deck has run out.
struct ArtRow {
    // Eight bytes each, of which row_places are used: what a take does to a whole row is then a few
    // operations on a word, without a loop whose length nobody could guess.
    using Word = std::uint64_t;
    std::array<ArtCardId, sizeof(Word)> cards{};
    std::array<std::uint8_t, sizeof(Word)> tokens{};
    std::uint8_t size = 0;

    constexpr std::span<const ArtCardId> shown() const { return {cards.data(), size}; }
    // One on each of the first cards.
    constexpr void lay_tokens(std::size_t count) {
        constexpr Word one_each = 0x0101010101010101;
        set(tokens, std::bit_cast<Word>(tokens) + (one_each & first(count)));
    }
    // Those behind move up, with their tokens.
    constexpr void remove(std::size_t place) {
        close_gap(cards, place);
        close_gap(tokens, place);
        --size;
    }
    // The first cards leave, with their tokens.
    constexpr void remove_first(std::size_t count) {
        set(cards, std::bit_cast<Word>(cards) >> bits(count));
        set(tokens, std::bit_cast<Word>(tokens) >> bits(count));
        size = static_cast<std::uint8_t>(size - count);
    }
    constexpr void add(ArtCardId card) {
        set(cards, std::bit_cast<Word>(cards) | Word{index(card)} << bits(size));
        ++size;
    }
    constexpr bool operator==(const ArtRow&) const = default;

  private:
    static_assert(row_places < sizeof(Word) && std::endian::native == std::endian::little);

    static constexpr std::size_t bits(std::size_t places) { return places * 8; }
    static constexpr Word first(std::size_t places) { return (Word{1} << bits(places)) - 1; }
    template <typename Places>
    static constexpr void set(Places& places, Word word) {
        places = std::bit_cast<Places>(word);
    }
    template <typename Places>
    static constexpr void close_gap(Places& places, std::size_t place) {
        const Word word = std::bit_cast<Word>(places);
        const Word before = first(place);
        set(places, (word & before) | (word >> bits(1) & ~before));
    }
};

struct Player {
    std::array<ArtCardId, most_in_hand> hand{};  // in the order taken
    std::uint8_t hand_size = 0;
    std::uint8_t tokens = 0;
    std::array<std::uint8_t, scoring_places> ribbons{};
    std::uint8_t silver = 0;
    std::uint8_t gold = 0;
    std::uint8_t painted = 0;
    std::array<Layers, paintings_to_complete> paintings{};
    // Painting k stands on backgrounds[k]; those from `painted` on are still to be used.
    std::array<BackgroundId, paintings_to_complete> backgrounds{};

    // Of the boxes. A view holds `no_` where something is not shown.
    SignatureId signature = no_signature;
    std::array<PainterId, painters_dealt> dealt_painters{no_painter, no_painter};
    PainterId painter = no_painter;  // the one kept
    std::uint8_t power_used = 0;     // times
    std::uint8_t just_painted = 0;   // 1: no card taken since the last painting

    constexpr std::span<const ArtCardId> cards_in_hand() const { return {hand.data(), hand_size}; }
    constexpr std::span<const Layers> finished_paintings() const {
        return {paintings.data(), painted};
    }
    constexpr std::span<const BackgroundId> backgrounds_left() const {
        return std::span{backgrounds}.subspan(painted);
    }
    constexpr bool finished() const { return painted == paintings_to_complete; }
    constexpr bool operator==(const Player&) const = default;
};

enum class Phase : std::uint8_t {
    turn,     // the seat `turn` moves
    toss,     // Vincent's tokens are in the air: a chance move comes next
    judging,  // points and tokens are equal: the judge names one of `winners` or several
    over,
    painters,  // before the first turn: the seat `turn` keeps one of its painters
    reveal,    // the rival's next card is revealed: a chance move comes next
};

// A frame on the table: the painting that holds it.
struct FrameHolder {
    std::uint8_t place = 0;  // 0: nobody; else 1 + paintings_to_complete * seat + painting
    std::uint8_t shown = 0;  // of the element

    static constexpr FrameHolder of(Seat seat, std::size_t painting, std::uint8_t shown) {
        return {static_cast<std::uint8_t>(1 + paintings_to_complete * index(seat) + painting),
                shown};
    }
    constexpr std::optional<Seat> seat() const {
        if (place == 0) return std::nullopt;
        return static_cast<Seat>((place - 1u) / paintings_to_complete);
    }
    constexpr std::size_t painting() const { return (place - 1u) % paintings_to_complete; }
    constexpr bool operator==(const FrameHolder&) const = default;
};

// What the rival of a lone player has done.
struct RivalState {
    std::uint16_t seen = 0;  // a bit for each of its cards revealed since they were shuffled
    std::uint8_t taken = 0;  // cards, as long as they count: three are a painting
    std::uint8_t points = 0;

    constexpr bool operator==(const RivalState&) const = default;
};

struct GameState {
    std::array<ArtRow, most_rows> rows;  // the second is empty unless the table has two
    std::uint8_t deck_left = 0;          // cards still to be dealt
    std::array<Player, max_seats> players{};
    Seat turn{};
    Phase phase = Phase::turn;
    std::uint8_t vincent_tokens = 0;
    std::uint8_t supply_tokens = 0;  // of the Solo Puzzle
    SeatSet winners;                 // while judging: those tied
    std::array<FrameHolder, element_count> frames{};
    std::int8_t tokens_out = 0;  // laid back into the box, less those that came from it
    RivalState rival;

    constexpr ArtRow& row(Row which) { return rows[index(which)]; }
    constexpr const ArtRow& row(Row which) const { return rows[index(which)]; }
    constexpr bool rows_empty() const { return rows[0].size == 0 && rows[1].size == 0; }
    constexpr Player& player(Seat seat) { return players[index(seat)]; }
    constexpr const Player& player(Seat seat) const { return players[index(seat)]; }
    // Those still to be dealt.
    constexpr Deck rest_of(Deck deck) const { return deck.last(deck_left); }
    constexpr bool operator==(const GameState&) const = default;
};

static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(std::has_unique_object_representations_v<GameState>, "no padding");
static_assert(sizeof(GameState) <= 256, "a state must stay cheap to copy: search copies millions");

}  // namespace velatura::rules
