// The best possible score of a solo game without chance: the order of the deck is known, and so is
// the result of each of Vincent's tosses.
//
// A game is three paintings. The solver lists every way to the next painting, searches the most
// promising one first, and skips those that cannot beat the best game so far. That takes some
// hundredths of a second; stopped earlier, it has a lower and an upper bound. Only points count:
// leftover tokens decide nothing in a solo game.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "ai/painting_bounds.h"
#include "chance/stream.h"

namespace velatura::ai {

// How one toss falls: the tokens face-up, by the number of tokens Vincent owns.
using KnownToss = std::array<std::uint8_t, 2 * rules::tokens_at_start + 1>;
// As many as a game can need: one that is due, and one after each move except the last. Eleven
// cards are taken at most: nine for the paintings and two that stay in hand.
inline constexpr std::size_t most_tosses = 14;
// Those that come after so many.
std::vector<KnownToss> known_tosses(const chance::Tosses& tosses, std::size_t made_already);

struct Solution {
    int points = 0;                  // reached by `moves`: the lower bound
    int upper = 0;                   // more than this is impossible
    std::vector<rules::Move> moves;  // to the end of the game, Vincent's tosses among them
    std::uint64_t nodes = 0;         // positions looked at

    bool proven() const { return points == upper; }
};

class Solver {
  public:
    // For one player. The deck must be in its true order; `tosses`, most_tosses of them, are for
    // games with Vincent only and begin with the next one. Game and outcomes must outlive the
    // solver.
    Solver(const rules::Game& game, const OutcomeTable& outcomes, const rules::GameState& start,
           rules::Deck deck, std::span<const KnownToss> tosses = {});

    // Looks at about so many positions more (in one go at least the ways from one position, some
    // thousands); true when the solution is proven. Bounds never get worse.
    bool step(std::uint64_t nodes);
    const Solution& solution() const { return solution_; }

  private:
    // A position in which the player is to move, or the end.
    struct Spot {
        rules::GameState state;
        std::size_t tosses = 0;  // made since the start

        const rules::Player& player() const { return state.players[0]; }
        std::size_t paintings_left() const {
            return rules::paintings_to_complete - player().painted;
        }
    };
    // A way to the next painting: the positions taken one after the other, then the layers.
    struct Way {
        std::array<rules::Position, rules::hand_limit> takes{};
        std::uint8_t count = 0;
        std::uint16_t bound = 0;  // points at the end of the game, at most
        rules::Layers layers;
        std::uint32_t number = 0;  // as listed: equal bounds come in the same order everywhere
    };
    // A place after a painting, the way there from the stage before, and the ways on that are still
    // to be looked into, the most promising last.
    struct Rung {
        Spot place;
        Way from;
        std::vector<Way> ways;
    };
    // All that matters for the rest of a game but the player's tokens.
    struct Key {
        std::uint64_t table = 0;
        std::uint64_t player = 0;

        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };

    void play(Spot& place, rules::Move move);
    void paint(Spot& place, rules::Layers layers);
    void follow(Spot& place, const Way& way);
    void enter(const Spot& place, const Way& from);
    template <typename GoOn>
    void each_take(const Spot& place, Way& way, GoOn go_on);
    void list_ways(const Spot& place, Way& way);
    void list_paintings(const Spot& place, Way& way);
    void list(const Spot& after, Way& way);
    void finish(const Spot& place, Way& way);
    bool is_better_known(const Spot& place);
    int most_points(const Spot& place);
    CardSet cards_in_reach(const Spot& place) const;
    static Key key_of(const Spot& place);
    void found(const Way* last);
    void tighten();

    const rules::Game* game_;
    const OutcomeTable* outcomes_;
    rules::GameState start_;
    std::vector<rules::ArtCardId> deck_;
    std::vector<KnownToss> tosses_;
    PaintingBounds bounds_;
    OutcomeSet all_;  // of the cards in reach at the start
    std::unordered_map<CardSet, OutcomeSet> sets_;
    std::unordered_map<Key, std::uint8_t, KeyHash> tokens_;  // the most seen
    std::vector<Rung> stages_;
    Solution solution_;
};

}  // namespace velatura::ai
