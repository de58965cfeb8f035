// The counted games of an arena: all of them, or those of one scenario.
#pragma once

#include "cli/arena/arena.h"

namespace velatura::cli {

class ArenaScore {
  public:
    explicit ArenaScore(std::size_t players) : players_(players) {}

    void add(const DeckOutcome& deck) {
        decks_.add(share_of(deck));
        for (std::size_t seat_of_a = 0; seat_of_a < deck.size(); ++seat_of_a)
            add(deck[seat_of_a], seat_of_a);
    }

    std::int64_t games() const { return wins_ + ties_ + losses_; }
    std::int64_t wins() const { return wins_; }
    std::int64_t ties() const { return ties_; }
    std::int64_t losses() const { return losses_; }
    const Tally& decks() const { return decks_; }
    // What a deck counts whose games are all won.
    double whole() const { return static_cast<double>(whole_win) * seats(); }
    double others() const { return seats() - 1; }
    double rate() const { return decks_.mean() / whole(); }
    Interval interval() const { return deck_interval(decks_, whole(), seats()); }
    double elo() const { return elo_seen(rate(), others(), static_cast<double>(games())); }
    // Infinite where all may be won or lost.
    Interval elo_interval() const {
        return {elo_of(interval().low, others()), elo_of(interval().high, others())};
    }
    // Of each game that was played to the end, of a solo player of every game; of `b` of each of
    // its seats.
    const Tally& points_a() const { return points_a_; }
    const Tally& points_b() const { return points_b_; }

    // Of a solo player: how many games reached what only masters reach, the best that who knows
    // the deck could have had, and what share of it was reached, in millionths.
    std::int64_t at_least_40() const { return at_least_40_; }
    std::int64_t above_47() const { return above_47_; }
    const Tally& best() const { return best_; }
    const Tally& share_of_best() const { return share_of_best_; }
    static constexpr int millionths = 1'000'000;

  private:
    double seats() const { return static_cast<double>(players_); }
    void add(const GameOutcome& game, std::size_t seat_of_a) {
        if (game.share == whole_win) {
            ++wins_;
        } else if (game.share > 0) {
            ++ties_;
        } else {
            ++losses_;
        }
        if (players_ == 1) return add_alone(game);
        for (std::size_t seat = 0; seat < game.points.size(); ++seat)
            (seat == seat_of_a ? points_a_ : points_b_).add(game.points[seat]);
    }
    // A forfeited game is one without points: who leaves when things go badly gains nothing.
    void add_alone(const GameOutcome& game) {
        const int points = game.forfeit ? 0 : game.points[0];
        points_a_.add(points);
        if (points >= 40) ++at_least_40_;
        if (points > 47) ++above_47_;
        if (!game.best || *game.best == 0) return;
        best_.add(*game.best);
        share_of_best_.add(std::int64_t{points} * millionths / *game.best);
    }

    std::size_t players_;
    Tally decks_;
    std::int64_t wins_ = 0;
    std::int64_t ties_ = 0;
    std::int64_t losses_ = 0;
    Tally points_a_;
    Tally points_b_;
    std::int64_t at_least_40_ = 0;
    std::int64_t above_47_ = 0;
    Tally best_;
    Tally share_of_best_;
};

}  // namespace velatura::cli
