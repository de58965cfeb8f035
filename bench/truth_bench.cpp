// Where the search is wrong: truth_bench [SEATS [POSITIONS]]. Positions of games of `master`
// against `montecarlo`; in each the take that the search likes best and another are really played
// on, on fresh decks, by short searches against short `montecarlo`. What comes of them, less what
// was expected, should not depend on anything that could be seen in advance: not on how the two
// takes differ in tokens, nor on what the policy thinks of them. Where it does, the search can be
// mended.
#include <cmath>
#include <cstdio>
#include <optional>
#include <vector>

#include "ai/montecarlo.h"
#include "ai/policy.h"
#include "ai/random_games.h"
#include "ai/tree.h"
#include "positions.h"
#include "rules/view.h"

namespace velatura {

namespace {

using namespace rules;

constexpr std::uint64_t long_search = 10'000;
constexpr std::uint32_t seldom = long_search / 50;  // looked at less often, a take is no choice
constexpr std::uint64_t short_search = 300;
constexpr std::uint32_t playouts = 100;
constexpr int games_a_take = 4;

// A take, what the search expects of it and what it led to.
struct Tried {
    double tokens = 0;  // received less paid
    double policy = 0;  // what the policy thinks of it, in points
    double expected = 0;
    double came = 0;
};

// The mean of what is added, with its error of 95 %.
class Mean {
  public:
    void add(double value) {
        sum_ += value;
        squares_ += value * value;
        ++count_;
    }
    double mean() const { return sum_ / count_; }
    double error() const {
        return 1.96 * std::sqrt((squares_ / count_ - mean() * mean()) / count_);
    }

  private:
    double sum_ = 0;
    double squares_ = 0;
    int count_ = 0;
};

// How much more than expected comes for each unit of something: a line through the origin, with its
// error of 95 %.
class Slope {
  public:
    void add(double of, double unexpected) {
        squares_ += of * of;
        products_ += of * unexpected;
        spread_ += of * of * unexpected * unexpected;
    }
    double slope() const { return products_ / squares_; }
    double error() const { return 1.96 * std::sqrt(spread_) / squares_; }

  private:
    double squares_ = 0;
    double products_ = 0;
    double spread_ = 0;
};

class Measurement {
  public:
    explicit Measurement(std::size_t seats) : seats_(seats) {}

    // A game with scoring cards of chance; looks at up to so many positions and says at how many.
    int play(const Cards& cards, int most) {
        const Game game = *Game::make(cards, ai::random_setup(cards, seats_, random_));
        const ai::OutcomeTable outcomes{game};
        ai::Knowledge knowledge{game, outcomes};
        const ai::RandomDeal deal{game, random_};
        GameState state = deal.start;
        const auto view = [&] { return view_for(game, state, deal.deck, state.turn); };
        const auto master = static_cast<Seat>(random_.below(static_cast<std::uint32_t>(seats_)));
        int looked_at = 0;
        while (state.phase == Phase::turn && looked_at < most) {
            if (state.turn != master) {
                game.play(state, deal.deck, montecarlo(game, view()));
                continue;
            }
            const std::vector<ai::Candidate> ranking =
                search(knowledge, view(), long_search).ranking;
            if (const auto other = another(ranking)) {
                const Tried best = try_out(knowledge, game, view(), ranking.front());
                note(best, try_out(knowledge, game, view(), *other));
                ++looked_at;
            }
            game.play(state, deal.deck, ranking.front().move);
        }
        return looked_at;
    }

    void print() const {
        std::printf("the best take won %.1f %% ± %.1f more of its games than expected\n",
                    100 * of_best_.mean(), 100 * of_best_.error());
        std::puts("of two takes, what one won more than expected");
        const auto line = [](const char* of, const Slope& slope) {
            std::printf("  for each %-28s %5.2f %% ± %.2f\n", of, 100 * slope.slope(),
                        100 * slope.error());
        };
        line("token", by_tokens_);
        line("point of the policy", by_policy_);
        line("per cent more expected of it", by_expected_);
    }

  private:
    Move montecarlo(const Game& game, const PlayerView& view) {
        return ai::montecarlo_move(game, view, {.iterations = playouts}, random_);
    }

    ai::Analysis search(ai::Knowledge& knowledge, const PlayerView& view,
                        std::uint64_t iterations) {
        ai::TreeSearch search{knowledge, view, ai::Rivals::anybody, random_.next()};
        search.step(iterations);
        return search.analysis();
    }

    // A take that might have been preferred to the first, if that is a take.
    std::optional<ai::Candidate> another(const std::vector<ai::Candidate>& ranking) {
        std::vector<ai::Candidate> takes;
        for (const ai::Candidate& candidate : ranking) {
            if (candidate.move.kind() == Move::Kind::take && candidate.visits >= seldom)
                takes.push_back(candidate);
        }
        if (takes.size() < 2 || takes.front().move != ranking.front().move) return {};
        return takes[1 + random_.below(static_cast<std::uint32_t>(takes.size()) - 1)];
    }

    Tried try_out(ai::Knowledge& knowledge, const Game& game, const PlayerView& view,
                  const ai::Candidate& candidate) {
        Tried tried{.expected = candidate.value};
        const GameState& state = view.table;
        const Player& player = state.player(state.turn);
        ai::each_take(knowledge.promise, state, [&](const ai::Offer& offer, const auto& hand) {
            if (candidate.move != offer.take()) return;
            tried.tokens = double{hand.tokens} - player.tokens;
            tried.policy = double{ai::policy_weights(seats_).value(ai::paintings_after(player),
                                                                   player.hand_size + 1U, hand)};
        });
        std::vector<ArtCardId> unseen{view.unseen_cards().begin(), view.unseen_cards().end()};
        for (int i = 0; i < games_a_take; ++i) {
            chance::shuffle(std::span{unseen}, random_);
            GameState imagined = imagine(game, view, unseen);
            game.play(imagined, unseen, candidate.move);
            while (imagined.phase == Phase::turn) {
                const PlayerView now = view_for(game, imagined, unseen, imagined.turn);
                game.play(imagined, unseen,
                          imagined.turn == state.turn
                              ? search(knowledge, now, short_search).ranking.front().move
                              : montecarlo(game, now));
            }
            tried.came += double{ai::ending(game, imagined).win[index(state.turn)]} / games_a_take;
        }
        return tried;
    }

    void note(const Tried& best, const Tried& other) {
        const double unexpected = (best.came - other.came) - (best.expected - other.expected);
        of_best_.add(best.came - best.expected);
        by_tokens_.add(best.tokens - other.tokens, unexpected);
        by_policy_.add(best.policy - other.policy, unexpected);
        by_expected_.add(100 * (best.expected - other.expected), unexpected);
    }

    std::size_t seats_;
    chance::FastRandom random_{1};
    Mean of_best_;
    Slope by_tokens_;
    Slope by_policy_;
    Slope by_expected_;
};

}  // namespace

}  // namespace velatura

int main(int argc, char** argv) {
    return velatura::bench::look_at_positions<velatura::Measurement>(
        argc, argv, "truth_bench [SEATS [POSITIONS]]", 3, 200);
}
