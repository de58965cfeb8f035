// The façade of the computer players: a view and limits in, a move or an analysis out. Terminal,
// page, server, arena, hints and reviews all ask here.
//
// A player sees only the view and imagines the rest. With iterations as the limit, the same seed
// gives the same answer on every machine, in WebAssembly and for any number of threads.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "ai/level.h"
#include "chance/fast_random.h"
#include "rules/view.h"

namespace velatura::ai {

class TreeSearch;  // tree.h
class Values;      // values.h
struct Knowledge;  // policy.h

// How long to think. Time is computing time of each thread, so that a busy machine does not make a
// player weaker. Neither given: the level's own number of iterations.
struct Limits {
    std::uint32_t milliseconds = 0;
    std::uint32_t iterations = 0;
    unsigned threads = 1;
};

// Told while thinking what share of the whole thought was just done; from any of its threads.
using Progress = std::function<void(double)>;

// Whom a search expects in the other seats. A player who wants to win is prepared for anybody; an
// analysis assumes that all play as well as it would, so that the chances of all seats sum up to
// one.
enum class Rivals : std::uint8_t { anybody, equals };

// The default number of iterations of a level that searches; 0 for the others.
std::uint32_t own_iterations(Level level);

// One move looked at.
struct Candidate {
    rules::Move move;
    // What the seat to act can expect: its share of the win, from 0 to 1; alone at the table the
    // chance to reach the declared goal, or without a goal the same as `points`.
    double value = 0;
    double points = 0;  // its points at the end
    std::uint32_t visits = 0;
    // By seat: what share of the win each of them can expect.
    std::array<double, rules::max_seats> wins{};
};

// Whether that value is a number of points and not a share of the win.
bool values_are_points(const rules::Game& game);

// How far off the value, or the points, may be by the chance of the search alone: their standard
// error.
double doubt(const rules::Game& game, const Candidate& candidate);
double doubt_of_points(const Candidate& candidate);

// One step of what is expected to follow; a card that lies in the deck now may appear in it.
struct LineStep {
    rules::Seat seat{};
    rules::Move move;
    rules::ArtCardId card{};  // the one taken, where the move is a take
};

struct Analysis {
    // One at least: the best (to play, what was looked at most; among equals, of what was looked at
    // often, what is worth most), then the others by what they are at least worth. Where the win
    // hardly depends on it, points count.
    std::vector<Candidate> ranking;
    std::vector<LineStep> line;  // the best move first
    std::uint64_t iterations = 0;
};

class Thinker {
  public:
    // The game must outlive it. What a search looks up (about 10 ms of work) is made when first
    // needed. For one thread at a time; it uses more by itself where the limits say so.
    explicit Thinker(const rules::Game& game);
    ~Thinker();
    Thinker(Thinker&&) noexcept;
    Thinker& operator=(Thinker&&) noexcept;

    // A legal move for the seat to act, at once where there is only one; the view must be that
    // seat's, and a seat must be to act.
    rules::Move choose(Level level, const rules::PlayerView& view, const Limits& limits,
                       chance::FastRandom& random);

    // Master's ranking of the moves among equals. `also` names legal moves to look at whatever the
    // search thinks of them, for instance the one that was played.
    Analysis analyse(const rules::PlayerView& view, const Limits& limits, std::uint64_t seed,
                     std::span<const rules::Move> also = {}, const Progress& progress = {});

    // The same in slices, for who must not be kept waiting: step() until enough, then analysis().
    // The thinker must outlive it.
    TreeSearch search(const rules::PlayerView& view, Rivals rivals, std::uint64_t seed,
                      std::span<const rules::Move> also = {});

    // What the search knows of cards and paintings, for explaining.
    Values& values();

  private:
    struct Lookups;
    // Searched by as many trees as the limits ask for.
    Analysis search_all(const rules::PlayerView& view, Rivals rivals, const Limits& limits,
                        std::uint64_t seed, std::span<const rules::Move> also = {},
                        const Progress& progress = {});
    Knowledge& knowledge(std::size_t tree);

    const rules::Game* game_;
    std::unique_ptr<Lookups> lookups_;
};

}  // namespace velatura::ai
