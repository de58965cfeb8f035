// The game: immutable parameters that make states, and the rules that move from state to state.
//
// Source: the 2021 English rulebook, with every doubtful case as decided in docs/rules.md. Modes:
// standard (2-5), Vincent (1-2, or 3 as a table option), Solo Puzzle (1). Not supported yet: the
// expansion modules (docs/expansions.md).
//
// Nothing here draws a random number, allocates while playing, or knows a clock, file or thread.
#pragma once

#include <expected>
#include <vector>

#include "rules/cards.h"
#include "rules/event.h"
#include "rules/move.h"
#include "rules/refusal.h"
#include "rules/state.h"

namespace velatura::rules {

struct GameSetup {
    std::uint8_t seats = 2;
    Mode mode = Mode::standard;
    std::array<ScoringCardId, scoring_places> scoring{no_scoring_card, no_scoring_card,
                                                      no_scoring_card, no_scoring_card};
    Seat first{};
    std::uint16_t goal = 0;  // points a lone player has declared to reach; 0: none
    bool vincent_with_three = false;
    bool hidden_hands = false;

    bool operator==(const GameSetup&) const = default;
};

// What chance decided before the first move: the whole deck in order, and three backgrounds a seat.
struct Deal {
    std::vector<ArtCardId> deck;
    std::vector<std::array<BackgroundId, paintings_to_complete>> backgrounds;
};

// Who may act in a state.
enum class Actor : std::uint8_t { seat1, seat2, seat3, seat4, seat5, vincent, judge, nobody };
constexpr Actor actor(Seat seat) {
    return static_cast<Actor>(seat);
}

class Game {
  public:
    // The cards must outlive the game.
    static std::expected<Game, RuleError> make(const Cards& cards, const GameSetup& setup);

    const Cards& cards() const { return *cards_; }
    const GameSetup& setup() const { return setup_; }
    std::size_t seats() const { return setup_.seats; }
    // nullptr for an empty place.
    const ScoringCard* scoring(Ribbon ribbon) const { return scoring_[index(ribbon)]; }

    std::expected<GameState, RuleError> start(const Deal& deal) const;

    // Who acts now.
    static Actor to_act(const GameState& state);

    // Legal moves in a fixed order: takes by position; paintings by the places of bottom, middle
    // and top in the hand, then by background; a pass alone; tosses by tokens face-up; judgements
    // by the set of seats as a binary number. None when the game is over.
    std::size_t count_moves(const GameState& state) const;
    Move nth_move(const GameState& state, std::size_t n) const;  // n < count_moves(state)
    MoveList legal_moves(const GameState& state) const;

    // Why `by` may not make this move, if so.
    std::expected<void, RuleError> check(const GameState& state, Actor by, Move move) const;

    // Checks, then plays. A refused move leaves the state as it was.
    std::expected<Events, RuleError> apply(GameState& state, Actor by, Move move) const;

    // The unchecked twin, for search: the move must be legal.
    void play(GameState& state, Move move) const;

    // Ribbons a painting would bring this player now, after the limit of each point table.
    struct Gain {
        std::array<std::uint8_t, scoring_places> ribbons{};
        std::uint8_t silver = 0;
    };
    Gain gain(const Player& player, Layers layers) const;

    int points(const Player& player) const;
    // Points this player would add by completing this painting now.
    int points_gained(const Player& player, Layers layers) const;

    // 1 for the best; equal points and tokens share a rank, except that a judged win parts the
    // tied.
    std::array<std::uint8_t, max_seats> ranks(const GameState& state) const;

    // Whether every card and token is where the rules allow: asserted after each move in debug
    // builds, and checked at every state of the random games in the tests.
    bool is_ok(const GameState& state) const;

  private:
    Game(const Cards& cards, const GameSetup& setup);

    const Cards* cards_;
    GameSetup setup_;
    std::array<const ScoringCard*, scoring_places> scoring_{};
    // Points a painting adds, by place, ribbons held and times met; all zero for an empty place.
    std::array<Condition, scoring_places> condition_{};
    std::array<std::array<std::array<std::uint8_t, 16>, max_steps + 1>, scoring_places> worth_{};
};

}  // namespace velatura::rules
