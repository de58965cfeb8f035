// Everything on the table at one moment: a trivially copyable value, equal by ==, with nothing
// hidden elsewhere. What never changes during a game (seats, mode, scoring cards) is in Game.
//
// Unused places of every array hold zero, so that equal positions are equal bytes.
#pragma once

#include <span>
#include <type_traits>

#include "rules/painting.h"
#include "rules/types.h"

namespace velatura::rules {

// The face-up cards and the tokens lying on them; index 0 is position 1. The row stays compact
// towards position 1 when the deck has run out.
struct ArtRow {
    std::array<ArtCardId, row_places> cards{};
    std::array<std::uint8_t, row_places> tokens{};
    std::uint8_t size = 0;

    constexpr bool operator==(const ArtRow&) const = default;
};

struct Player {
    std::array<ArtCardId, hand_limit> hand{};  // in the order taken
    std::uint8_t hand_size = 0;
    std::uint8_t tokens = 0;
    std::array<std::uint8_t, scoring_places> ribbons{};
    std::uint8_t silver = 0;
    std::uint8_t painted = 0;
    std::array<Layers, paintings_to_complete> paintings{};
    // Painting k stands on backgrounds[k]; those from `painted` on are still to be used.
    std::array<BackgroundId, paintings_to_complete> backgrounds{};

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
};

struct GameState {
    std::array<ArtCardId, max_art_cards> deck{};  // first card first; those before `drawn` are out
    std::uint8_t deck_size = 0;
    std::uint8_t drawn = 0;
    ArtRow row;
    std::array<Player, max_seats> players{};
    Seat turn{};
    Phase phase = Phase::turn;
    std::uint8_t vincent_tokens = 0;
    std::uint8_t supply_tokens = 0;  // of the Solo Puzzle
    SeatSet winners;                 // while judging: those tied

    constexpr Player& player(Seat seat) { return players[index(seat)]; }
    constexpr const Player& player(Seat seat) const { return players[index(seat)]; }
    constexpr std::span<const ArtCardId> unseen_deck() const {
        return {deck.data() + drawn, static_cast<std::size_t>(deck_size - drawn)};
    }
    constexpr bool operator==(const GameState&) const = default;
};

static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(GameState) <= 256, "a state must stay cheap to copy: search copies millions");

}  // namespace velatura::rules
