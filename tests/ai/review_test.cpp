// Reviews: what must hold of any, and a blunder made on purpose.
#include "ai/review.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "ai/signature.h"
#include "content/loader.h"
#include "rules/orders.h"

namespace velatura::ai {

namespace {

using rules::Layers;
using rules::Move;

const content::Catalog& catalog() {
    return content::base_catalog();
}

record::Match dealt(std::size_t seats, rules::Mode mode, const std::string& seed,
                    const std::string& scenario = "first-time-playing") {
    record::Choices choices;
    for (std::size_t i = 0; i < seats; ++i)
        choices.seats.push_back({"greedy", true});
    choices.mode = mode;
    choices.scenario = scenario;
    choices.first = rules::Seat{};
    choices.seed = seed;
    return *record::Match::begin(catalog(), choices);
}

record::Match played(std::size_t seats, rules::Mode mode, const std::string& seed) {
    record::Match match = dealt(seats, mode, seed);
    const std::vector<Level> players(seats, Level::journeyman);
    chance::FastRandom random{1};
    play_to_the_end(match, players, {}, random);
    return match;
}

Review reviewed(const record::Match& match, std::uint32_t iterations) {
    Review review{match, {.iterations = iterations, .seed = 1}};
    Thinker thinker{review.game()};
    for (std::size_t i = 0; i < review.size(); ++i)
        review.judge(thinker, i);
    return review;
}

struct Kind {
    std::size_t seats;
    rules::Mode mode;
};

class ReviewOf : public testing::TestWithParam<Kind> {};

TEST_P(ReviewOf, AWholeGameKeepsItsPromises) {
    const auto [seats, mode] = GetParam();
    const record::Match match = played(seats, mode, "promises");
    const Review review = reviewed(match, 100);
    const bool points = seats == 1;

    for (const MoveReview& move : review.moves()) {
        EXPECT_GE(move.loss, 0);
        if (move.played.move == move.best.move || move.forced) {
            EXPECT_EQ(move.loss, 0);
        }
        // What is as good as anything is what is explained, not something else.
        EXPECT_EQ(move.mark == Mark::best, move.loss == 0);
        if (move.mark == Mark::best) {
            EXPECT_EQ(move.best.move, move.played.move);
            EXPECT_EQ(std::ranges::count(move.why.reasons, ReasonKind::worth_less, &Reason::kind),
                      0);
        }
        EXPECT_EQ(move.mark,
                  mark_of(move.loss, move.lost_points ? points_bounds : share_bounds(seats)));
        if (points) {
            EXPECT_TRUE(move.lost_points);
        } else if (move.lost_points) {
            EXPECT_GT(std::abs(move.best.value - 0.5), 0.5 - share_bounds(seats).blunder);
        }
        EXPECT_FALSE(move.why.reasons.empty() && !move.why.plan && move.loss > 0);
    }
    const std::vector<SeatReview> by_seat = review.seats();
    ASSERT_EQ(by_seat.size(), seats);
    std::size_t judged = 0;
    for (const SeatReview& seat : by_seat) {
        EXPECT_GT(seat.accuracy, 0);
        EXPECT_LE(seat.accuracy, 100);
        EXPECT_EQ(std::accumulate(seat.marks.begin(), seat.marks.end(), std::size_t{}), seat.moves);
        judged += seat.moves;
    }
    EXPECT_EQ(judged, static_cast<std::size_t>(
                          std::ranges::count(review.moves(), false, &MoveReview::forced)));

    const auto curve = review.curve();
    ASSERT_EQ(curve.size(), match.positions().size());
    for (const Review::Chances& chances : curve) {
        const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
        if (!points) {
            EXPECT_NEAR(sum, 1, 1e-9);
        }
        EXPECT_TRUE(std::ranges::all_of(chances, [](double chance) { return chance >= 0; }));
    }
    if (points) {
        EXPECT_EQ(curve.back()[0], match.record().result->points[0]);
    } else {
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const rules::SeatSet winners = match.record().result->winners;
            EXPECT_EQ(curve.back()[seat], winners.contains(static_cast<rules::Seat>(seat))
                                              ? 1.0 / winners.size()
                                              : 0.0);
        }
    }
    const auto turns = review.turning_points();
    EXPECT_LE(turns.size(), 3U);
    EXPECT_TRUE(std::ranges::is_sorted(turns, {}, &TurningPoint::position));
    for (const TurningPoint& turn : turns) {
        EXPECT_EQ(turn.before, curve[turn.position][rules::index(turn.seat)]);
        EXPECT_EQ(turn.after, curve[turn.position + 1][rules::index(turn.seat)]);
    }
    // It is told of the one whose chances swung most, or of the mover where it is nearly that one.
    for (const TurningPoint& turn : turns) {
        const auto swing = [&](std::size_t seat) {
            return std::abs(curve[turn.position + 1][seat] - curve[turn.position][seat]);
        };
        double largest = 0;
        for (std::size_t seat = 0; seat < seats; ++seat)
            largest = std::max(largest, swing(seat));
        const bool of_mover = turn.seat == match.positions()[turn.position].state.turn;
        EXPECT_GE(swing(rules::index(turn.seat)) * (of_mover ? 1.2501 : 1), largest);
    }
}

TEST_P(ReviewOf, AGameDoesNotDependOnTheOrderOfWork) {
    const auto [seats, mode] = GetParam();
    const record::Match match = played(seats, mode, "order");
    const Review forwards = reviewed(match, 60);
    Review backwards{match, {.iterations = 60, .seed = 1}};
    std::array<Thinker, 2> threads{Thinker{backwards.game()}, Thinker{backwards.game()}};
    for (std::size_t i = backwards.size(); i-- > 0;)
        backwards.judge(threads[i % threads.size()], i);
    for (std::size_t i = 0; i < forwards.size(); ++i) {
        EXPECT_EQ(forwards.moves()[i].loss, backwards.moves()[i].loss);
        EXPECT_EQ(forwards.moves()[i].best.move, backwards.moves()[i].best.move);
        EXPECT_EQ(forwards.moves()[i].best.value, backwards.moves()[i].best.value);
    }
}

std::string name_of_kind(const testing::TestParamInfo<Kind>& kind) {
    constexpr std::array names{"Standard", "Vincent", "SoloPuzzle"};
    return names[rules::index(kind.param.mode)] + std::to_string(kind.param.seats);
}

INSTANTIATE_TEST_SUITE_P(EveryMode, ReviewOf,
                         testing::Values(Kind{2, rules::Mode::standard},
                                         Kind{5, rules::Mode::standard},
                                         Kind{2, rules::Mode::vincent},
                                         Kind{1, rules::Mode::vincent},
                                         Kind{1, rules::Mode::solo_puzzle}),
                         name_of_kind);

struct Ways {
    Layers best;
    Layers worst;
    int most = -1;
    int least = 1000;
};

Ways ways_to_paint(const rules::Game& game, const rules::Player& player) {
    Ways ways;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        const Layers layers{player.hand[bottom], player.hand[middle], player.hand[top]};
        const int points = game.points_gained(player, layers);
        if (points > ways.most) {
            ways.most = points;
            ways.best = layers;
        }
        if (points < ways.least) {
            ways.least = points;
            ways.worst = layers;
        }
    }
    return ways;
}

// A game of two up to its very last painting, by the seat that wins with its best painting and
// loses with its worst.
record::Match before_the_last_painting(Ways& ways) {
    for (int n = 0;; ++n) {
        record::Match match = dealt(2, rules::Mode::standard, "blunder " + std::to_string(n));
        Thinker thinker{match.game()};
        chance::FastRandom random{1};
        while (match.state().phase == rules::Phase::turn) {
            const rules::GameState& state = match.state();
            const rules::Player& me = state.player(state.turn);
            const rules::Player& other = state.players[1 - rules::index(state.turn)];
            if (other.finished() && me.painted == 2 && me.hand_size == rules::hand_limit) {
                ways = ways_to_paint(match.game(), me);
                const int lead = match.game().ribbon_points(me) - match.game().ribbon_points(other);
                if (lead + ways.most > 0 && lead + ways.least < 0) return match;
            }
            const Move move = thinker.choose(
                Level::journeyman, rules::view_for(match.game(), state, match.deck(), state.turn),
                {}, random);
            EXPECT_TRUE(match.play(rules::actor(state.turn), move));
        }
    }
}

void paint(record::Match& match, Layers layers, std::size_t background = 0) {
    const rules::Player& me = match.state().player(match.state().turn);
    ASSERT_TRUE(match.play(rules::actor(match.state().turn),
                           Move::paint(layers, me.backgrounds_left()[background])));
}

TEST(Review, ABadPlayerIsSeenToBeOneAlsoWhereTheGameIsLost) {
    // A visitor among better players soon has next to no chance: there is little to lose but
    // points.
    record::Match match = dealt(5, rules::Mode::standard, "lost");
    const std::array players{Level::visitor, Level::journeyman, Level::artist, Level::artist,
                             Level::artist};
    chance::FastRandom random{1};
    play_to_the_end(match, players, {}, random);
    const auto seats = reviewed(match, 4000).seats();
    for (std::size_t other = 1; other < seats.size(); ++other)
        EXPECT_LT(seats[0].accuracy + 10, seats[other].accuracy) << other;
    EXPECT_GT(seats[0].marks[rules::index(Mark::blunder)], 1U);
}

TEST(Review, FindsTheBlunderOfThrowingAwayAWonGame) {
    Ways ways;
    record::Match match = before_the_last_painting(ways);
    paint(match, ways.worst);
    Review review{match, {.iterations = 200, .seed = 1}};
    Thinker thinker{review.game()};
    const std::size_t last = review.size() - 1;
    review.judge(thinker, last);
    const MoveReview& move = review.moves()[last];
    EXPECT_EQ(move.mark, Mark::blunder);
    EXPECT_NEAR(move.loss, 1, 0.01);
    EXPECT_NE(std::ranges::find(move.why.reasons, ReasonKind::wins_now, &Reason::kind),
              move.why.reasons.end());
}

TEST(Review, FindsNoFaultWithTheWinningPainting) {
    Ways ways;
    record::Match match = before_the_last_painting(ways);
    paint(match, ways.best);
    Review review{match, {.iterations = 200, .seed = 1}};
    Thinker thinker{review.game()};
    review.judge(thinker, review.size() - 1);
    EXPECT_EQ(review.moves().back().mark, Mark::best);
    EXPECT_EQ(review.moves().back().loss, 0);
}

TEST(Review, LooksAtTheMovesThatStandOnly) {
    record::Match match = dealt(2, rules::Mode::standard, "undo");
    const auto take = [&](int position) {
        ASSERT_TRUE(match.play(rules::actor(match.state().turn),
                               Move::take(static_cast<rules::Position>(position))));
    };
    take(1);
    take(2);
    match.undo();
    take(3);
    const Review review = reviewed(match, 30);
    ASSERT_EQ(review.size(), 2U);
    EXPECT_EQ(review.moves()[1].played.move, Move::take(rules::Position{3}));
    EXPECT_EQ(review.curve().size(), 3U);  // a running game ends with what the last move promised
}

TEST(Review, JudgesALonePlayerByPointsWhateverTheGoal) {
    const record::Match match = played(1, rules::Mode::solo_puzzle, "goal");
    EXPECT_GT(match.game().setup().goal, 0);
    const Review review{match, {.iterations = 10, .seed = 1}};
    EXPECT_TRUE(values_are_points(review.game()));
    EXPECT_FALSE(values_are_points(match.game()));
}

TEST(Marks, BeginAtTheirBounds) {
    constexpr MarkBounds bounds{1, 2, 3};
    EXPECT_EQ(mark_of(0, bounds), Mark::best);
    EXPECT_EQ(mark_of(0.99, bounds), Mark::best);
    EXPECT_EQ(mark_of(1, bounds), Mark::fine);
    EXPECT_EQ(mark_of(2, bounds), Mark::slip);
    EXPECT_EQ(mark_of(3, bounds), Mark::blunder);
    EXPECT_EQ(name_of(Mark::blunder), "blunder");
}

}  // namespace

}  // namespace velatura::ai
