// Ratings: the Elo difference that explains a win rate, and a test that stops as soon as it knows
// which of two differences is more likely.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cli/statistics.h"

namespace velatura::cli {

// The share one player can expect against `others` equal players rated so much lower. With one
// other this is the usual formula.
inline double expected_share(double elo, double others) {
    const double strength = std::pow(10, elo / 400);
    return strength / (strength + others);
}

inline double elo_of(double share, double others) {
    return 400 * std::log10(share * others / (1 - share));
}

// The same for a share seen in `games`: nobody is infinitely better because he won them all, so
// half a game is kept back at either end.
inline double elo_seen(double share, double others, double games) {
    const double half_a_game = 0.5 / games;
    return elo_of(std::clamp(share, half_a_game, 1 - half_a_game), others);
}

struct SprtOptions {
    double elo0 = 0;      // "not better", against
    double elo1 = 20;     // "better by so much"
    double alpha = 0.05;  // chance to say elo1 where elo0 is true
    double beta = 0.05;   // chance to say elo0 where elo1 is true
};

enum class Verdict : std::uint8_t { open, elo0, elo1 };

// The sequential probability ratio test, generalised to results whose spread is not known: the
// log-likelihood ratio of two normal distributions of the decks' means, with the spread they show.
// Deck by deck rather than game by game, since the games of a deck are related.
class Sprt {
  public:
    Sprt(const SprtOptions& options, double others)
        : low_(std::log(options.beta / (1 - options.alpha))),
          high_(std::log((1 - options.beta) / options.alpha)),
          share0_(expected_share(options.elo0, others)),
          share1_(expected_share(options.elo1, others)) {}

    Interval bounds() const { return {low_, high_}; }

    // Of decks as in deck_interval.
    double log_likelihood_ratio(const Tally& decks, double whole) const {
        const auto n = static_cast<double>(decks.count());
        if (decks.count() == 0) return 0;
        const double mean = decks.mean() / whole;
        // One more deck, half a win off: the first few may all be equal, and still tell little.
        double squares = 0.25;
        if (decks.count() > 1) squares += decks.variance() * (n - 1) / (whole * whole);
        const double variance = squares / n;
        return n * (share1_ - share0_) * (2 * mean - share0_ - share1_) / (2 * variance);
    }

    Verdict verdict(const Tally& decks, double whole) const {
        const double ratio = log_likelihood_ratio(decks, whole);
        if (ratio >= high_) return Verdict::elo1;
        return ratio <= low_ ? Verdict::elo0 : Verdict::open;
    }

  private:
    double low_;
    double high_;
    double share0_;
    double share1_;
};

}  // namespace velatura::cli
