// Reviews a recorded game on all cores, and writes the review as text, JSON or a page.
#pragma once

#include <string>

#include "ai/review.h"
#include "cli/review/advice.h"
#include "cli/terminal/narrator.h"

namespace velatura::cli {

struct ReviewOptions {
    std::string file;
    std::optional<std::size_t> game;  // of several in the file, from 1; the last unless told
    // Ten to twenty seconds for a game of two on one core.
    std::uint32_t iterations = 60'000;
    unsigned threads = 0;  // 0: all cores
    std::string seed = "1";
    std::string html;  // write a page there
    bool json = false;
};

// A review with all its moves judged, and what every way of telling it needs.
struct Reviewed {
    // Both must outlive it.
    Reviewed(const Narrator& told_by, const ai::Review& made)
        : narrator(told_by),
          review(made),
          curve(made.curve()),
          turning_points(made.turning_points()),
          seats(made.seats()) {}

    const record::Match& match() const { return narrator.match(); }
    const rules::GameState& before(std::size_t position) const {
        return match().positions()[position].state;
    }
    Advice advice(std::size_t position) const {
        return {narrator, review.game(), before(position)};
    }
    // The judgement of the move made in a position; none where it was no seat's.
    const ai::MoveReview* of(std::size_t position) const;
    // The move made in a position, in a few words.
    std::string move(std::size_t position) const;
    std::string actor(std::size_t position) const;
    // Both: "Ada: take “Trap”".
    std::string made(std::size_t position) const;
    // "best", "slip", ... or that there was no choice.
    std::string mark(const ai::MoveReview& move) const;
    // What the move gave away: "12%", or "4.2 points".
    std::string loss(const ai::MoveReview& move) const;
    // What somebody should know of the game: not over, moves undone.
    std::vector<std::string> remarks() const;
    // Why a turning point was one, and what would have been better: sentences.
    std::vector<std::string> lesson(const ai::TurningPoint& point) const;

    const Narrator& narrator;
    const ai::Review& review;
    std::vector<ai::Review::Chances> curve;
    std::vector<ai::TurningPoint> turning_points;
    std::vector<ai::SeatReview> seats;
};

// In every page of a review, and in no other.
inline constexpr std::string_view page_mark =
    R"(<meta name="generator" content="Velatura review">)";

std::string review_text(const Reviewed& reviewed);
std::string review_json(const Reviewed& reviewed, const ReviewOptions& options);
// One page that needs nothing else, for a screen of any size. Names come from a file that anybody
// may have written: whatever is put in is escaped.
std::string review_html(const Reviewed& reviewed, const ReviewOptions& options);

int review(Context& context, const ReviewOptions& options);

}  // namespace velatura::cli
