#include "imitate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <span>
#include <vector>

#include "ai/montecarlo.h"
#include "ai/policy.h"
#include "ai/random_games.h"
#include "fit.h"

namespace velatura::training {

namespace {

using namespace rules;

constexpr int games = 270;
// About 50 ms a move, on average over a game.
constexpr std::uint32_t playouts = 1000;
constexpr int steps = 12;
// A take that is never chosen must not weigh without end.
constexpr double least_chance = 1e-4;

// A take that was chosen among others.
struct SeenTake {
    std::array<ai::HandFeatures, row_places> hands;
    std::size_t count = 0;
    std::size_t chosen = 0;
};
using SeenTakes = std::array<std::array<std::vector<SeenTake>, hand_limit>, paintings_to_complete>;

using FeatureSums = std::array<double, ai::feature_count>;

FeatureSums numbers(const ai::HandFeatures& hand) {
    FeatureSums numbers{};
    std::ranges::copy(ai::listed(hand), numbers.begin());
    return numbers;
}

// One policy player among rivals, whose takes are noted.
void watch(const Game& game, const ai::Potential& potential, const ai::HandWeights& policy,
           chance::FastRandom& random, SeenTakes& seen) {
    const ai::OutcomeTable outcomes{game};
    ai::Values values{game, outcomes, potential};
    const ai::RandomDeal deal{game, random};
    GameState state = deal.start;
    const auto stranger = static_cast<Seat>(random.below(static_cast<std::uint32_t>(game.seats())));
    while (state.phase == Phase::turn) {
        const Player& player = state.player(state.turn);
        if (state.turn == stranger) {
            game.play(state, deal.deck, ai::policy_move(values, policy, state, random));
            continue;
        }
        const Move move = ai::montecarlo_move(game, view_for(game, state, deal.deck, state.turn),
                                              {.iterations = playouts}, random);
        if (move.kind() == Move::Kind::take) {
            SeenTake choice;
            ai::each_take(values, state, [&](const ai::Offer&, const ai::HandFeatures& hand) {
                choice.hands[choice.count++] = hand;
            });
            choice.chosen = rules::cards_before(move.position());
            if (choice.count > 1) {
                seen[ai::paintings_after(player)][player.hand_size].push_back(choice);
            }
        }
        game.play(state, deal.deck, move);
    }
}

// The most likely weights, by Newton's steps: each is a problem of least squares.
ai::HandWeights::Weights most_likely(std::span<const SeenTake> choices) {
    FeatureSums weights{};
    for (int step = 0; step < steps; ++step) {
        Fit<ai::feature_count> fit;
        for (const SeenTake& choice : choices) {
            std::array<double, row_places> chance{};
            std::array<FeatureSums, row_places> takes{};
            double best = -1e9;
            for (std::size_t i = 0; i < choice.count; ++i) {
                takes[i] = numbers(choice.hands[i]);
                for (std::size_t k = 0; k < ai::feature_count; ++k)
                    chance[i] += weights[k] * takes[i][k];
                best = std::max(best, chance[i]);
            }
            double sum = 0;
            for (std::size_t i = 0; i < choice.count; ++i) {
                const auto behind = static_cast<float>(chance[i] - best);
                chance[i] = std::max(least_chance, double{ai::soft_exponential(behind)});
                sum += chance[i];
            }
            FeatureSums mean{};
            for (std::size_t i = 0; i < choice.count; ++i) {
                chance[i] /= sum;
                for (std::size_t k = 0; k < ai::feature_count; ++k)
                    mean[k] += chance[i] * takes[i][k];
            }
            for (std::size_t i = 0; i < choice.count; ++i) {
                const double root = std::sqrt(chance[i]);
                for (std::size_t k = 0; k < ai::feature_count; ++k)
                    takes[i][k] = root * (takes[i][k] - mean[k]);
                fit.add(takes[i], ((i == choice.chosen ? 1 : 0) - chance[i]) / root);
            }
        }
        const FeatureSums change = fit.solve();
        for (std::size_t k = 0; k < ai::feature_count; ++k)
            weights[k] += change[k];
    }
    ai::HandWeights::Weights result{};
    std::ranges::transform(weights, result.begin(),
                           [](double weight) { return static_cast<float>(weight); });
    return result;
}

}  // namespace

ai::HandWeights imitated_rivals(const Cards& cards, const ai::Potential& potential,
                                const ai::HandWeights& policy) {
    chance::FastRandom random{3};
    SeenTakes seen;
    for (int i = 0; i < games; ++i) {
        const std::size_t seats = 3 + static_cast<std::size_t>(i) % 3;
        const auto game = Game::make(cards, ai::random_setup(cards, seats, random));
        watch(*game, potential, policy, random, seen);
        if ((i + 1) % 90 == 0) std::fprintf(stderr, "watched %d of %d games\n", i + 1, games);
    }
    ai::HandWeights weights;
    for (std::size_t left = 0; left < paintings_to_complete; ++left) {
        for (std::size_t cards_held = 0; cards_held < hand_limit; ++cards_held) {
            // Two cards are left over after most paintings: smaller hands are rare but at first.
            const std::size_t like = cards_held < 2 ? paintings_to_complete - 1 : left;
            weights.of[left][cards_held] = most_likely(seen[like][cards_held]);
        }
    }
    return weights;
}

}  // namespace velatura::training
