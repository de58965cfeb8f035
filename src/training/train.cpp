// Learns what ribbons are still good for (ai/potential.h) and what a hand promises (ai/weights.h)
// by self-play of the policy over random sets of scoring cards, and what rivals take by watching
// `montecarlo`; prints src/ai/learned.cpp.
// Deterministic.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

#include "ai/policy.h"
#include "ai/random_games.h"
#include "content/loader.h"
#include "fit.h"
#include "imitate.h"
#include "rules/game.h"
#include "tune.h"

namespace {

using namespace velatura;
using namespace velatura::rules;
using ai::Potential;

constexpr int rounds = 8;
constexpr int sets_a_round = 120;
constexpr int games_a_set = 500;
// Now and then a random take, so that rarely seen hands are seen too.
constexpr std::uint32_t one_random_take_in = 12;
// So many games' weight for what was believed before.
constexpr double shrinkage = 30;

// Weights seen less often than this stay as they were.
constexpr double fewest_examples = 5000;

// What a token is worth beyond the points it brings whoever plays by the policy, with at most two
// players: a searcher makes more of it. Found in the arena (docs/ai.md).
constexpr float token_bonus = 1.5F;

constexpr std::size_t places = max_steps + 1;
// By paintings left, then by ribbons held.
using Cells = std::array<std::array<double, places>, Potential::most_left>;

// Of the features of a hand and a constant.
using HandFit = training::Fit<ai::feature_count + 1>;

// Everything seen in one round.
struct Experience {
    struct SeenCondition {
        Cells sums{};
        Cells counts{};
    };
    std::map<std::string, SeenCondition, std::less<>> conditions;
    std::array<std::array<HandFit, hand_limit>, paintings_to_complete> hands{};
};

// A take: what was told of the hand then, and what its ribbons were good for.
struct Taken {
    std::size_t seat = 0;
    std::size_t left = 0;
    std::size_t cards = 0;
    ai::HandFeatures hand;
    double believed = 0;
};

// What a seat held when it had completed a painting.
struct Painted {
    std::size_t seat = 0;
    std::size_t left = 0;
    std::array<std::uint8_t, scoring_places> ribbons{};
};

// What is held now and what it is believed to grow to.
double believed(const Game& game, const Potential& potential, const Player& player) {
    double points = silver_points * player.silver;
    for (std::size_t place = 0; place < scoring_places; ++place) {
        const ScoringCard* card = game.scoring(static_cast<Ribbon>(place));
        if (card == nullptr) continue;
        points += double{
            potential.points(*card, paintings_to_complete - player.painted, player.ribbons[place])};
    }
    return points;
}

class Learner {
  public:
    Learner(const Game& game, const Potential& potential, const ai::HandWeights& weights)
        : game_(game),
          potential_(potential),
          weights_(weights),
          outcomes_(game),
          values_(game, outcomes_, potential) {}

    void play(chance::FastRandom& random, Experience& experience) {
        const ai::RandomDeal deal{game_, random};
        GameState state = deal.start;
        taken_.clear();
        painted_.clear();
        while (state.phase == Phase::turn) {
            const Seat seat = state.turn;
            const Move move = choose(state, random);
            if (move.kind() == Move::Kind::take) note_take(state, move);
            game_.play(state, deal.deck, move);
            const Player& player = state.player(seat);
            if (move.kind() == Move::Kind::paint && !player.finished()) {
                painted_.push_back(
                    {index(seat), paintings_to_complete - player.painted, player.ribbons});
            }
        }
        learn(state, experience);
    }

  private:
    Move choose(const GameState& state, chance::FastRandom& random) {
        const std::size_t takes = game_.takes(state, state.player(state.turn));
        if (takes > 0 && random.below(one_random_take_in) == 0) {
            return Move::take(
                static_cast<Position>(1 + random.below(static_cast<std::uint32_t>(takes))));
        }
        return ai::policy_move(values_, weights_, state, random);
    }

    void note_take(const GameState& state, Move move) {
        const Player& player = state.player(state.turn);
        const std::size_t taken = rules::cards_before(move.position());
        ai::each_take(values_, state, [&](const ai::Offer& offer, const ai::HandFeatures& hand) {
            if (offer.skipped != taken) return;
            taken_.push_back({index(state.turn), ai::paintings_after(player), player.hand_size + 1U,
                              hand, believed(game_, potential_, player)});
        });
    }

    void learn(const GameState& end, Experience& experience) const {
        for (const auto& [seat, left, ribbons] : painted_) {
            for (std::size_t place = 0; place < scoring_places; ++place) {
                const ScoringCard* card = game_.scoring(static_cast<Ribbon>(place));
                if (card == nullptr) continue;
                const std::uint8_t held = ribbons[place];
                const double now = card->points_for(held);
                const double most = card->points_for(card->steps);
                if (most <= now) continue;
                const double points = card->points_for(end.players[seat].ribbons[place]);
                auto& seen = experience.conditions[card->condition_name];
                seen.sums[left - 1][held] += (points - now) / (most - now);
                seen.counts[left - 1][held] += 1;
            }
        }
        for (const Taken& take : taken_) {
            std::array<double, ai::feature_count + 1> hand{};
            std::ranges::copy(ai::listed(take.hand), hand.begin());
            hand.back() = 1;
            experience.hands[take.left][take.cards - 1].add(
                hand, game_.points(end, static_cast<rules::Seat>(take.seat)) - take.believed);
        }
    }

    const Game& game_;
    const Potential& potential_;
    const ai::HandWeights& weights_;
    ai::OutcomeTable outcomes_;
    ai::Values values_;
    std::vector<Taken> taken_;
    std::vector<Painted> painted_;
};

using Conditions = std::vector<Potential::OfCondition>;

// As they will be written, so that what is learned with them goes with what is played with.
void round_for_print(Conditions& conditions, ai::HandWeights& weights) {
    const auto round = [](float& number) { number = std::round(number * 1000) / 1000; };
    for (auto& [name, shares] : conditions) {
        for (auto& left : shares)
            std::ranges::for_each(left, round);
    }
    for (auto& left : weights.of) {
        for (auto& cards : left)
            std::ranges::for_each(cards, round);
    }
}

// What a good player would guess, to begin with.
void guess(Conditions& conditions, ai::HandWeights& weights) {
    for (auto& [name, shares] : conditions) {
        shares[0].fill(0.3F);
        shares[1].fill(0.5F);
    }
    for (std::size_t left = 0; left < paintings_to_complete; ++left) {
        const float token = left == 0 ? 0.3F : 1.0F;
        weights.of[left] = {{{0, 0, 0, 1, token, 0},
                             {0, 1, 0, 0, token, 0},
                             {1, 0.5F, 0, 0, token, 0},
                             {1, 0.5F, 0, 0, token, 0},
                             {1, 0, left == 0 ? 0 : 0.5F, 0, token, 0}}};
    }
}

void update(Conditions& conditions, ai::HandWeights& weights, const Experience& experience) {
    for (auto& [name, shares] : conditions) {
        const auto seen = experience.conditions.find(name);
        if (seen == experience.conditions.end()) continue;
        const auto& [sums, counts] = seen->second;
        for (std::size_t left = 0; left < Potential::most_left; ++left) {
            for (std::size_t held = 0; held < places; ++held) {
                float& share = shares[left][held];
                share = static_cast<float>((sums[left][held] + shrinkage * double{share}) /
                                           (counts[left][held] + shrinkage));
            }
        }
    }
    for (std::size_t left = 0; left < paintings_to_complete; ++left) {
        for (std::size_t cards = 0; cards < hand_limit; ++cards) {
            const HandFit& fit = experience.hands[left][cards];
            if (fit.count() < fewest_examples) continue;
            const auto solution = fit.solve();
            for (std::size_t i = 0; i < ai::feature_count; ++i) {
                weights.of[left][cards][i] = static_cast<float>(solution[i]);
            }
        }
    }
}

template <std::size_t size>
void print(const std::array<float, size>& numbers) {
    std::fputs("{", stdout);
    for (std::size_t i = 0; i < size; ++i) {
        std::printf("%s%.3fF", i > 0 ? ", " : "", static_cast<double>(numbers[i]));
    }
    std::fputs("}", stdout);
}

void print(const char* name, const ai::HandWeights& weights) {
    std::printf(
        "// By paintings left, then cards in hand.\n"
        "constinit const HandWeights %s{{{\n",
        name);
    for (const auto& left : weights.of) {
        std::puts("    {{");
        for (const auto& cards : left) {
            std::fputs("        {", stdout);
            print(cards);
            std::puts("},");
        }
        std::puts("    }},");
    }
    std::puts("}}};");
}

void print(const Potential::Shares& shares) {
    std::fputs("{{", stdout);
    print(shares[0]);
    std::fputs(", ", stdout);
    print(shares[1]);
    std::fputs("}}", stdout);
}

void print(const Conditions& conditions) {
    std::puts(
        "// By condition, then with one painting left and with two, then by ribbons held.\n"
        "static constinit const Potential::OfCondition learned_conditions[]{");
    Potential::Shares mean{};
    for (const auto& [name, shares] : conditions) {
        std::printf("    {\"%s\", ", name.data());
        print(shares);
        std::puts("},");
        for (std::size_t left = 0; left < shares.size(); ++left) {
            for (std::size_t held = 0; held < places; ++held)
                mean[left][held] += shares[left][held] / static_cast<float>(conditions.size());
        }
    }
    std::puts(
        "};\n"
        "// What is not known is taken for an average one.\n"
        "constinit const Potential learned_potential{");
    std::fputs("    learned_conditions, ", stdout);
    print(mean);
    std::puts("};\n");
}

}  // namespace

int main() {
    const content::Catalog& catalog = content::base_catalog();
    chance::FastRandom random{1};
    Conditions conditions;
    for (const ScoringCard& card : catalog.cards.scoring())
        conditions.push_back({card.condition_name});
    const Potential potential{conditions};
    ai::HandWeights weights;
    guess(conditions, weights);
    for (int round = 1; round <= rounds; ++round) {
        Experience experience;
        for (int set = 0; set < sets_a_round; ++set) {
            const auto game = Game::make(
                catalog.cards, ai::random_setup(catalog.cards, 2 + random.below(3), random));
            Learner learner{*game, potential, weights};
            for (int i = 0; i < games_a_set; ++i) {
                learner.play(random, experience);
            }
        }
        update(conditions, weights, experience);
        std::fprintf(stderr, "round %d of %d\n", round, rounds);
    }
    ai::HandWeights for_crowds = training::tuned_for_crowds(catalog.cards, potential, weights);
    round_for_print(conditions, for_crowds);
    const ai::HandWeights rivals = training::imitated_rivals(catalog.cards, potential, for_crowds);
    for (std::size_t left = 1; left < paintings_to_complete; ++left) {
        for (auto& cards : weights.of[left]) {
            cards[ai::tokens_place] += token_bonus;
        }
    }
    std::puts(
        "// Made by scripts/train: do not edit.\n"
        "#include \"ai/potential.h\"\n"
        "#include \"ai/weights.h\"\n\n"
        "namespace velatura::ai {\n\n"
        "// clang-format off");
    print(conditions);
    print("duel_weights", weights);
    std::puts("");
    print("crowd_weights", for_crowds);
    std::puts("");
    print("rival_weights", rivals);
    std::puts("// clang-format on\n\n}  // namespace velatura::ai");
}
