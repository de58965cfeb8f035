// A game looked at again with the eyes of the search: what each move cost against the best one, how
// the chances went, where the game turned.
//
// Knows no clock, file or thread. Moves are judged one by one and in any order, so that a page can
// do it between two frames and a program on all its cores, and the result is the same.
#pragma once

#include <vector>

#include "ai/reasons.h"
#include "record/match.h"

namespace velatura::ai {

enum class Mark : std::uint8_t { best, fine, slip, blunder };
inline constexpr std::size_t mark_count = 4;

std::string_view name_of(Mark mark);

// A loss from so much on is no longer best, fine or a slip. The search plays the move that was made
// in an eighth of its iterations and the best one in most, so the values of two equal moves lie a
// few hundredths apart by chance: a difference within the noise counts as none (see Review), and
// what remains below the first bound is too small to teach anything. The last bound is about what a
// ready painting against an empty one makes.
struct MarkBounds {
    double fine;
    double slip;
    double blunder;
};
inline constexpr MarkBounds points_bounds{0.5, 1.5, 3.5};
// Of the win: with more seats there is less of it for each to lose.
constexpr MarkBounds share_bounds(std::size_t seats) {
    const double part = 2 / static_cast<double>(seats);
    return {0.02 * part, 0.05 * part, 0.12 * part};
}

Mark mark_of(double loss, const MarkBounds& bounds);

// Accuracy of a move: 100 for no loss, 50 for one that is just a blunder, ever less for more: 100 b
// / (b + loss). A seat's is the mean over the moves in which it had a choice.
constexpr double accuracy_of(double loss, const MarkBounds& bounds) {
    return 100 * bounds.blunder / (bounds.blunder + loss);
}

struct MoveReview {
    std::size_t position = 0;  // in Match::positions(): the one before the move
    rules::Seat seat{};
    Candidate played{};
    Candidate best{};  // what the search would have played; the same where that is as good
    double loss = 0;   // against that: 0 within the noise, and where the mark is best
    // What was lost is points: always for who is alone, else where less of the win than makes a
    // blunder is left to lose, or to win, and the points given away weigh more.
    bool lost_points = false;
    Mark mark = Mark::best;
    bool forced = false;  // nothing else could be done
    Explanation why{};    // of `best`
};

struct SeatReview {
    double accuracy = 100;
    std::size_t moves = 0;  // with a choice
    std::array<std::size_t, mark_count> marks{};
};

// One of the largest swings.
struct TurningPoint {
    std::size_t position = 0;  // the one before the move
    rules::Seat seat{};        // whose chances swung
    double before = 0;
    double after = 0;
};

struct ReviewSettings {
    std::uint32_t iterations = 0;  // a move
    std::uint64_t seed = 0;
};

class Review {
  public:
    // The match must outlive it.
    Review(const record::Match& match, const ReviewSettings& settings);

    // The game to make a thinker for. A lone player's declared goal is left out: once it is safe,
    // or out of reach, every move would be as good as any.
    const rules::Game& game() const { return game_; }
    // How many moves there are to judge: all that a seat made and that were not taken back.
    std::size_t size() const { return moves_.size(); }
    // Different ones may be judged on several threads at once, each with a thinker of its own.
    void judge(Thinker& thinker, std::size_t number);

    // The rest when all are judged.
    std::span<const MoveReview> moves() const { return moves_; }
    std::vector<SeatReview> seats() const;
    // For each position of the match and each seat its share of the win, alone the points at the
    // end.
    using Chances = std::array<double, rules::max_seats>;
    std::vector<Chances> curve() const;
    // In order of play, the largest three at most.
    std::vector<TurningPoint> turning_points() const;

  private:
    MarkBounds bounds(const MoveReview& move) const;
    void judge_points(MoveReview& review) const;

    const record::Match& match_;
    rules::Game game_;
    ReviewSettings settings_;
    std::vector<MoveReview> moves_;
};

}  // namespace velatura::ai
