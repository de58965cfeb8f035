// Reviews a game with the search: what each move lost against the best one, how the chances changed
// and where the game turned.
//
// Uses no clock, file or thread. Moves are judged one by one and in any order, so a page can do it
// between two frames and a program on all its cores, with the same result.
#pragma once

#include <vector>

#include "ai/reasons.h"
#include "record/match.h"

namespace velatura::ai {

enum class Mark : std::uint8_t { best, fine, slip, blunder };
inline constexpr std::size_t mark_count = 4;

std::string_view name_of(Mark mark);

// From these losses on, a move is fine, a slip or a blunder. The search plays the move that was
// made in an eighth of its iterations and the best one in most of them, so the values of two equal
// moves differ by a few hundredths by chance. A difference within the noise counts as none (see
// Review), and a loss below the first bound is too small to teach anything. The last bound is about
// the difference between a good painting and an empty one.
struct MarkBounds {
    double fine;
    double slip;
    double blunder;
};
inline constexpr MarkBounds points_bounds{0.5, 1.5, 3.5};
// Shares of the win: with more seats, each has less of it to lose.
constexpr MarkBounds share_bounds(std::size_t seats) {
    const double part = 2 / static_cast<double>(seats);
    return {0.02 * part, 0.05 * part, 0.12 * part};
}

Mark mark_of(double loss, const MarkBounds& bounds);

// Accuracy of a move: 100 for no loss, 50 for a loss that is just a blunder: 100 b / (b + loss).
// The accuracy of a seat is the mean over its moves with a choice.
constexpr double accuracy_of(double loss, const MarkBounds& bounds) {
    return 100 * bounds.blunder / (bounds.blunder + loss);
}

struct MoveReview {
    std::size_t position = 0;  // in Match::positions(): the one before the move
    rules::Seat seat{};
    Candidate played{};
    Candidate best{};  // what the search would have played; the same where that is as good
    double loss = 0;   // against that: 0 within the noise, and where the mark is best
    // The loss is in points: always in solo games, otherwise when the share of the win left to lose
    // or to gain is smaller than a blunder, and the points lost weigh more.
    bool lost_points = false;
    Mark mark = Mark::best;
    bool forced = false;  // the only legal move
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
    // How many moves there are to judge: all that a seat made and that were not undone.
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
