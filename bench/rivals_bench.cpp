// How well the search foretells what a strong rival does: rivals_bench [SEATS [GAMES]]. In games of
// `montecarlo`, with somebody in one seat who plays by the policy, every choice between takes is
// foretold at a glance and after some thought about each move, and `montecarlo` is asked again: it
// is not always of one mind. What the numbers in ai/rivals.cpp were fitted to.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "ai/montecarlo.h"
#include "ai/random_games.h"
#include "ai/rivals.h"
#include "ai/simple.h"
#include "ai/tree.h"
#include "argument.h"
#include "content/loader.h"
#include "rules/view.h"

namespace velatura {

namespace {

using namespace rules;

// About 50 ms a move, on average over a game.
constexpr std::uint32_t playouts = 1000;
constexpr std::array<int, 4> thoughts_a_move{0, 10, 30, 100};
// A chance of nothing would be infinitely surprising.
constexpr double least_chance = 1e-4;

struct Foretold {
    int named = 0;
    double surprise = 0;  // minus the logarithm of the chance, summed up
};

class Measurement {
  public:
    explicit Measurement(std::size_t seats) : seats_(seats) {}

    void play(const Cards& cards) {
        const Game game = *Game::make(cards, ai::random_setup(cards, seats_, random_));
        const ai::OutcomeTable outcomes{game};
        ai::Knowledge knowledge{game, outcomes};
        const ai::RandomDeal deal{game, random_};
        GameState state = deal.start;
        const auto stranger = static_cast<Seat>(random_.below(static_cast<std::uint32_t>(seats_)));
        while (state.phase == Phase::turn) {
            if (state.turn == stranger) {
                game.play(
                    state, deal.deck,
                    ai::policy_move(knowledge.promise, ai::policy_weights(seats_), state, random_));
                continue;
            }
            const PlayerView view = view_for(game, state, deal.deck, state.turn);
            const Move move = ai::montecarlo_move(game, view, {.iterations = playouts}, random_);
            if (ai::can_take(game, state)) {
                ++choices_;
                again_ += move == ai::montecarlo_move(game, view, {.iterations = playouts}, random_)
                              ? 1
                              : 0;
                foretell(game, knowledge, view, move);
            }
            game.play(state, deal.deck, move);
        }
    }

    void print() const {
        std::printf("%d choices; asked again, montecarlo does the same in %.1f %%\n", choices_,
                    100.0 * again_ / choices_);
        std::puts("thoughts a move   named    surprise");
        for (std::size_t i = 0; i < foretold_.size(); ++i) {
            std::printf("%15d   %5.1f %%   %.3f\n", thoughts_a_move[i],
                        100.0 * foretold_[i].named / choices_, foretold_[i].surprise / choices_);
        }
    }

  private:
    void foretell(const Game& game, ai::Knowledge& knowledge, const PlayerView& view, Move move) {
        const std::size_t what =
            move.kind() == Move::Kind::take
                ? index(view.table.rows[0].cards[cards_before(move.position())])
                : ai::Thoughts::painting;
        ai::Thoughts thoughts;
        int thought = 0;
        for (std::size_t i = 0; i < thoughts_a_move.size(); ++i) {
            for (; thought < thoughts_a_move[i]; ++thought)
                think(game, knowledge, view, thoughts);
            note(thoughts.empty() ? ai::LikelyMoves::at_a_glance(knowledge.promise,
                                                                 ai::rival_weights, view.table)
                                  : ai::LikelyMoves::after_thought(
                                        knowledge.promise, ai::rival_weights, view.table, thoughts),
                 what, foretold_[i]);
        }
    }

    // Once about each move.
    void think(const Game& game, ai::Knowledge& knowledge, const PlayerView& view,
               ai::Thoughts& thoughts) {
        const ai::LikelyMoves likely = ai::LikelyMoves::after_thought(
            knowledge.promise, ai::rival_weights, view.table, thoughts);
        std::vector<ArtCardId> unseen{view.unseen_cards().begin(), view.unseen_cards().end()};
        for (const ai::LikelyMoves::Likely& tried : likely.moves()) {
            chance::shuffle(std::span{unseen}, random_);
            GameState state = imagine(game, view, unseen);
            game.play(state, unseen, tried.move);
            while (state.phase == Phase::turn)
                game.play(state, unseen,
                          ai::journeyman_like_move(knowledge.points, state, random_));
            thoughts.add(tried.what, ai::ending(game, state).value[index(view.table.turn)]);
        }
    }

    static void note(const ai::LikelyMoves& likely, std::size_t what, Foretold& foretold) {
        double sum = 0;
        double chance = 0;
        double most = 0;
        for (const ai::LikelyMoves::Likely& move : likely.moves()) {
            sum += double{move.chance};
            most = std::max(most, double{move.chance});
            if (move.what == what) chance = double{move.chance};
        }
        foretold.named += chance == most ? 1 : 0;
        foretold.surprise -= std::log(std::max(least_chance, chance / sum));
    }

    std::size_t seats_;
    chance::FastRandom random_{1};
    int choices_ = 0;
    int again_ = 0;
    std::array<Foretold, thoughts_a_move.size()> foretold_{};
};

}  // namespace

}  // namespace velatura

int main(int argc, char** argv) {
    using namespace velatura;
    std::size_t seats = 3;
    int games = 60;
    if (!bench::read_seats_and_count(argc, argv, "rivals_bench [SEATS [GAMES]]", seats, games))
        return 2;
    const content::Catalog& catalog = content::base_catalog();
    Measurement measurement{seats};
    for (int i = 0; i < games; ++i)
        measurement.play(catalog.cards);
    measurement.print();
    return 0;
}
