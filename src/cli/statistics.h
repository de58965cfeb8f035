// Means over many games with their 95% confidence intervals. Sums are integers, so the order in
// which games are counted does not matter.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace velatura::cli {

inline constexpr double normal_95 = 1.959963984540054;

// A shared win is a part of 60: it divides by every number of seats.
inline constexpr std::int64_t whole_win = 60;

struct Interval {
    double low = 0;
    double high = 0;
};

class Tally {
  public:
    void add(std::int64_t value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
        least_ = std::min(least_, value);
        most_ = std::max(most_, value);
    }
    void add(const Tally& other) {
        count_ += other.count_;
        sum_ += other.sum_;
        squares_ += other.squares_;
        least_ = std::min(least_, other.least_);
        most_ = std::max(most_, other.most_);
    }

    std::int64_t count() const { return count_; }
    std::int64_t least() const { return least_; }
    std::int64_t most() const { return most_; }
    double sum() const { return static_cast<double>(sum_); }
    double mean() const { return sum() / static_cast<double>(count_); }
    // Of the values; needs two or more, and so does the next.
    double variance() const {
        const double squares = static_cast<double>(squares_) - sum() * mean();
        return std::max(squares, 0.0) / static_cast<double>(count_ - 1);
    }
    // Of the mean, by the normal approximation.
    Interval interval() const {
        const double half = normal_95 * std::sqrt(variance() / static_cast<double>(count_));
        return {mean() - half, mean() + half};
    }

  private:
    std::int64_t count_ = 0;
    std::int64_t sum_ = 0;
    std::int64_t squares_ = 0;
    std::int64_t least_ = std::numeric_limits<std::int64_t>::max();
    std::int64_t most_ = std::numeric_limits<std::int64_t>::min();
};

// Of a share of n games, after Wilson: honest also near 0 and 1.
inline Interval share_interval(double share, double n) {
    const double z2 = normal_95 * normal_95;
    const double centre = (share + z2 / (2 * n)) / (1 + z2 / n);
    const double half =
        normal_95 / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    // Exactly 0 and 1 at the ends, whatever the sums above come to.
    return {share <= 0 ? 0 : std::max(0.0, centre - half),
            share >= 1 ? 1 : std::min(1.0, centre + half)};
}

// Games on the same deck are related: what varies independently is the mean of a deck. So this is
// the interval above for as many independent games as would vary as much as the decks do: fewer
// than were played where the games of a deck go the same way, more where changing seats evens out
// the luck. `decks` counts the decks' sums, `whole` is what a deck whose games are all won has.
inline Interval deck_interval(const Tally& decks, double whole, double games_a_deck) {
    const auto n = static_cast<double>(decks.count());
    const double share = decks.mean() / whole;
    double independent = n;  // where nothing varies: the most careful guess
    if (decks.count() > 1 && decks.variance() > 0) {
        const double most = n * games_a_deck * games_a_deck;
        const double games = share * (1 - share) * n / (decks.variance() / (whole * whole));
        independent = std::min(games, most);
    }
    return share_interval(share, independent);
}

}  // namespace velatura::cli
