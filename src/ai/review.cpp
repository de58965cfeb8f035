#include "ai/review.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <tuple>

#include "chance/fnv.h"

namespace velatura::ai {

namespace {

using rules::Layers;
using rules::Move;
using rules::Phase;
using rules::Seat;

constexpr std::size_t most_turning_points = 3;
// Anything less isn't a turning point.
constexpr double least_swing_share = 0.1;
constexpr double least_swing_points = 2.5;
constexpr double much_more = 1.25;

rules::Game without_goal(const rules::Game& game) {
    if (game.seats() > 1) return game;
    rules::GameSetup setup = game.setup();
    setup.goal = 0;
    const auto made = rules::Game::make(game.cards(), setup);
    assert(made && "only the goal has changed");
    return *made;
}

// Each move by itself, so that it does not matter which was judged before.
std::uint64_t seed_of(std::uint64_t seed, std::size_t position) {
    return chance::Fnv{}
        .add(std::to_string(seed))
        .add(" review ")
        .add(std::to_string(position))
        .value();
}

bool same_cards(Layers a, Layers b) {
    const auto sorted = [](Layers layers) {
        std::array cards{layers.bottom, layers.middle, layers.top};
        std::ranges::sort(cards);
        return cards;
    };
    return sorted(a) == sorted(b);
}

// Whether they come to the same position but for the picture: another background, or another order
// of the same cards for the same ribbons.
bool come_to_the_same(const rules::Game& game, const rules::Player& player, Move a, Move b) {
    if (a.kind() != b.kind()) return false;
    if (a.kind() != Move::Kind::paint) return a == b;
    return same_cards(a.layers(), b.layers()) && same_gain(game, player, a.layers(), b.layers());
}

}  // namespace

std::string_view name_of(Mark mark) {
    constexpr std::array<std::string_view, mark_count> names{"best", "fine", "slip", "blunder"};
    return names[rules::index(mark)];
}

Mark mark_of(double loss, const MarkBounds& bounds) {
    if (loss >= bounds.blunder) return Mark::blunder;
    if (loss >= bounds.slip) return Mark::slip;
    return loss >= bounds.fine ? Mark::fine : Mark::best;
}

Review::Review(const record::Match& match, const ReviewSettings& settings)
    : match_(match), game_(without_goal(match.game())), settings_(settings) {
    const auto positions = match.positions();
    for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
        if (positions[i].state.phase != Phase::turn) continue;
        moves_.push_back({.position = i, .seat = positions[i].state.turn});
    }
}

void Review::judge(Thinker& thinker, std::size_t number) {
    MoveReview& review = moves_[number];
    const auto positions = match_.positions();
    const rules::GameState& state = positions[review.position].state;
    const Move played = match_.record().entries[positions[review.position + 1].entry].move;
    const rules::PlayerView view = rules::view_for(game_, state, match_.deck(), review.seat);
    const Analysis analysis =
        thinker.analyse(view, {.iterations = settings_.iterations},
                        seed_of(settings_.seed, review.position), std::span{&played, 1});

    const rules::Player& player = state.player(review.seat);
    // The best looked at of those that come to the same.
    const auto at = std::ranges::find_if(analysis.ranking, [&](const Candidate& candidate) {
        return come_to_the_same(game_, player, candidate.move, played);
    });
    assert(at != analysis.ranking.end() && "it was asked for");
    review.played = *at;
    review.played.move = played;
    review.best = analysis.ranking.front();
    review.forced = game_.count_moves(state) == 1;
    review.lost_points = values_are_points(game_);
    const double loss = review.best.value - at->value;
    review.loss = loss > noise(game_, review.best, *at) ? loss : 0;
    review.mark = mark_of(review.loss, bounds(review));
    judge_points(review);
    // Too little to speak of: what was played is as good as anything, and is what is explained.
    if (review.mark == Mark::best) {
        review.loss = 0;
        review.best = review.played;
    }
    review.why = explain(thinker, game_, view, analysis, review.best.move);
    if (review.mark == Mark::best) {
        std::erase_if(review.why.reasons,
                      [](const Reason& reason) { return reason.kind == ReasonKind::worth_less; });
    }
}

MarkBounds Review::bounds(const MoveReview& move) const {
    return move.lost_points ? points_bounds : share_bounds(game_.seats());
}

// Who has so little of the win, or so much of it, that a blunder could not show in it can still
// play well or badly.
void Review::judge_points(MoveReview& review) const {
    const double chance = review.best.value;
    const double little = share_bounds(game_.seats()).blunder;
    if (review.lost_points || (chance >= little && chance <= 1 - little)) return;
    const double loss = review.best.points - review.played.points;
    if (loss <= noise_of_points(review.best, review.played)) return;
    if (const Mark mark = mark_of(loss, points_bounds); mark > review.mark) {
        review.loss = loss;
        review.lost_points = true;
        review.mark = mark;
    }
}

std::vector<SeatReview> Review::seats() const {
    std::vector<SeatReview> seats(game_.seats());
    std::vector<double> sums(game_.seats());
    for (const MoveReview& move : moves_) {
        if (move.forced) continue;
        SeatReview& seat = seats[rules::index(move.seat)];
        ++seat.moves;
        ++seat.marks[rules::index(move.mark)];
        sums[rules::index(move.seat)] += accuracy_of(move.loss, bounds(move));
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].moves > 0) seats[i].accuracy = sums[i] / static_cast<double>(seats[i].moves);
    }
    return seats;
}

std::vector<Review::Chances> Review::curve() const {
    const std::size_t seats = game_.seats();
    const bool points = values_are_points(game_);
    Chances now{};
    if (!points) std::fill_n(now.begin(), seats, 1 / static_cast<double>(seats));
    const auto learn = [&](const Candidate& candidate) {
        if (points) {
            now[0] = candidate.points;
        } else {
            now = candidate.wins;
        }
    };

    const auto positions = match_.positions();
    std::vector<Chances> curve;
    auto move = moves_.begin();
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const rules::GameState& state = positions[i].state;
        if (move != moves_.end() && move->position == i) {
            learn(move->best);
        } else if (state.phase == Phase::over && points) {
            now[0] = game_.points(state, rules::Seat{0});
        } else if (state.phase == Phase::over) {
            for (std::size_t seat = 0; seat < seats; ++seat) {
                now[seat] = state.winners.contains(static_cast<Seat>(seat))
                                ? 1 / static_cast<double>(state.winners.size())
                                : 0;
            }
        }
        curve.push_back(now);
        // Until a search knows better, what the move made of it.
        if (move != moves_.end() && move->position == i) {
            learn(move->loss > 0 ? move->played : move->best);
            ++move;
        }
    }
    return curve;
}

std::vector<TurningPoint> Review::turning_points() const {
    const std::vector<Chances> chances = curve();
    const auto positions = match_.positions();
    std::vector<TurningPoint> swings;
    for (std::size_t i = 0; i + 1 < chances.size(); ++i) {
        // Of the one most concerned, or of the mover where no other is much more so.
        const auto swing = [&](std::size_t seat) {
            return std::abs(chances[i + 1][seat] - chances[i][seat]);
        };
        std::size_t seat = 0;
        for (std::size_t other = 1; other < game_.seats(); ++other) {
            if (swing(other) > swing(seat)) seat = other;
        }
        const std::size_t mover = rules::index(positions[i].state.turn);
        if (swing(seat) <= swing(mover) * much_more) seat = mover;
        if (swing(seat) < (values_are_points(game_) ? least_swing_points : least_swing_share)) {
            continue;
        }
        swings.push_back({i, static_cast<Seat>(seat), chances[i][seat], chances[i + 1][seat]});
    }
    std::ranges::sort(swings, {}, [](const TurningPoint& point) {
        return std::tuple{-std::abs(point.after - point.before), point.position, point.seat};
    });
    swings.resize(std::min(swings.size(), most_turning_points));
    std::ranges::sort(swings, {}, &TurningPoint::position);
    return swings;
}

}  // namespace velatura::ai
