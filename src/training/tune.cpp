#include "tune.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>

#include "ai/policy.h"
#include "ai/random_games.h"

namespace velatura::training {

namespace {

using namespace rules;

constexpr std::size_t sets = 21;
constexpr std::size_t games_a_trial = 10'500;
constexpr std::array steps{0.35F, 0.26F, 0.2F};
// A token matters less than a point, so its weight is moved further.
constexpr float token_scale = 2;
// How many standard errors a gain must have to be believed.
constexpr double believed = 1.6;

// A win by how much, from 0 to 1.
double worth(int margin) {
    return 0.5 + 0.5 * margin / (8 + std::abs(margin));
}

// What is known of one set of scoring cards. The values refer to the game and the outcomes.
struct ScoringSet {
    ScoringSet(const Cards& cards, const GameSetup& setup, const ai::Potential& potential)
        : game(*Game::make(cards, setup)),
          outcomes(game),
          promise(game, outcomes, potential),
          points(game, outcomes, ai::no_potential) {}

    Game game;
    ai::OutcomeTable outcomes;
    ai::Values promise;
    ai::Values points;
};

class Tuner {
  public:
    Tuner(const Cards& cards, const ai::Potential& potential, const ai::HandWeights& learned)
        : rival_(learned), best_(learned) {
        chance::FastRandom random{2};
        for (std::size_t i = 0; i < sets; ++i) {
            const GameSetup setup = ai::random_setup(cards, 3 + i % 3, random);
            known_.push_back(std::make_unique<ScoringSet>(cards, setup, potential));
        }
    }

    // One sweep over the weights that decide something.
    void sweep(float step) {
        for (std::size_t left = 0; left < paintings_to_complete; ++left) {
            // After the first painting two cards are left over.
            const std::size_t fewest = left + 1 == paintings_to_complete ? 1 : 3;
            // The fifth card of the last painting is judged by that painting alone.
            const std::size_t most = left == 0 ? hand_limit - 1 : hand_limit;
            for (std::size_t cards = fewest; cards <= most; ++cards) {
                for (std::size_t feature = 0; feature < ai::feature_count; ++feature) {
                    move(best_.of[left][cards - 1][feature],
                         feature < ai::tokens_place ? step : step * token_scale);
                }
            }
        }
    }

    const ai::HandWeights& best() const { return best_; }

  private:
    void move(float& weight, float step) {
        seed_ += 1'000'003;
        const std::vector<double> now = play();
        const float old = weight;
        float chosen = old;
        double most = believed;
        for (const float tried : {old + step, old - step}) {
            weight = tried;
            const double errors = gain(now, play());
            if (errors > most) {
                most = errors;
                chosen = tried;
            }
        }
        weight = chosen;
    }

    // How many standard errors better, on the same decks.
    static double gain(const std::vector<double>& before, const std::vector<double>& after) {
        double sum = 0;
        double squares = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const double difference = after[i] - before[i];
            sum += difference;
            squares += difference * difference;
        }
        return squares > 0 ? sum / std::sqrt(squares) : 0;
    }

    // The best weights in one seat, journeymen and what was learned in the others.
    std::vector<double> play() {
        std::vector<double> results;
        for (std::size_t i = 0; i < games_a_trial; ++i) {
            ScoringSet& known = *known_[i % sets];
            const Game& game = known.game;
            chance::FastRandom random{seed_ + i * 7'919};
            const ai::RandomDeal deal{game, random};
            GameState state = deal.start;
            const auto me = static_cast<Seat>(i / sets % game.seats());
            const std::uint64_t journeymen = random.next();
            chance::FastRandom own{random.next()};
            while (state.phase == Phase::turn) {
                const bool journeyman = (journeymen >> index(state.turn) & 1U) != 0;
                game.play(state, deal.deck,
                          state.turn == me ? ai::policy_move(known.promise, best_, state, own)
                          : journeyman     ? ai::journeyman_like_move(known.points, state, random)
                                           : ai::policy_move(known.promise, rival_, state, random));
            }
            int others = 0;
            for (std::size_t seat = 0; seat < game.seats(); ++seat) {
                if (seat != index(me))
                    others = std::max(others, game.points(state, static_cast<rules::Seat>(seat)));
            }
            results.push_back(worth(game.points(state, me) - others));
        }
        return results;
    }

    ai::HandWeights rival_;
    ai::HandWeights best_;
    std::uint64_t seed_ = 0;
    std::vector<std::unique_ptr<ScoringSet>> known_;
};

}  // namespace

ai::HandWeights tuned_for_crowds(const Cards& cards, const ai::Potential& potential,
                                 const ai::HandWeights& learned) {
    Tuner tuner{cards, potential, learned};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        tuner.sweep(steps[i]);
        std::fprintf(stderr, "sweep %zu of %zu\n", i + 1, steps.size());
    }
    return tuner.best();
}

}  // namespace velatura::training
