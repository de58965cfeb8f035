// What a short search loses against a long one: regret_bench [SEATS [POSITIONS]]. Positions of
// games among artists; in each a search of 150,000 iterations says what every take is worth, and
// shorter ones are asked for their move. Tells whether more time, or less noise, could make the
// player much better; the arena would need thousands of games for that.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "ai/random_games.h"
#include "ai/thinker.h"
#include "ai/tree.h"
#include "positions.h"
#include "rules/view.h"

namespace velatura {

namespace {

using namespace rules;

constexpr std::uint64_t long_search = 150'000;
constexpr std::array<std::uint64_t, 5> short_searches{32, 300, 1'000, 3'000, 10'000};
constexpr std::uint64_t times_asked = 4;
// Neighbouring positions are much alike.
constexpr std::uint32_t one_in = 5;

struct Regrets {
    double sum = 0;
    double squares = 0;
    int best_found = 0;
    int count = 0;

    void add(double regret) {
        sum += regret;
        squares += regret * regret;
        best_found += regret <= 0 ? 1 : 0;
        ++count;
    }
};

class Measurement {
  public:
    explicit Measurement(std::size_t seats) : seats_(seats) {}

    // A game with scoring cards of chance; looks at up to so many positions and says at how many.
    int play(const Cards& cards, int most) {
        const Game game = *Game::make(cards, ai::random_setup(cards, seats_, random_));
        ai::Thinker thinker{game};
        const ai::RandomDeal deal{game, random_};
        GameState state = deal.start;
        int looked_at = 0;
        while (state.phase == Phase::turn && looked_at < most) {
            const PlayerView view = view_for(game, state, deal.deck, state.turn);
            const bool chosen = random_.below(one_in) == 0 && game.count_moves(state) > 1;
            if (chosen) {
                look_at(thinker, view, takes(game, state));
                ++looked_at;
            }
            game.play(state, deal.deck, thinker.choose(ai::Level::artist, view, {}, random_));
        }
        return looked_at;
    }

    void print() const {
        std::puts("iterations   regret of a move          best move found");
        for (std::size_t i = 0; i < short_searches.size(); ++i) {
            const auto& [sum, squares, best_found, count] = regrets_[i];
            // The same position asked again tells little that is new.
            const double error = 1.96 * std::sqrt(squares * double{times_asked}) / count;
            std::printf("%10llu   %6.3f %% ± %.3f of the win   %5.1f %%\n",
                        static_cast<unsigned long long>(short_searches[i]), 100 * sum / count,
                        100 * error, 100.0 * best_found / count);
        }
    }

  private:
    static std::vector<Move> takes(const Game& game, const GameState& state) {
        std::vector<Move> takes;
        for (const Move move : game.legal_moves(state)) {
            if (move.kind() == Move::Kind::take) takes.push_back(move);
        }
        return takes;
    }

    void look_at(ai::Thinker& thinker, const PlayerView& view, const std::vector<Move>& takes) {
        ai::TreeSearch judge =
            thinker.search(view, ai::Rivals::anybody, random_.next(), std::span{takes});
        judge.step(long_search);
        const std::vector<ai::Candidate> judged = judge.analysis().ranking;
        double best = 0;
        for (const ai::Candidate& candidate : judged) {
            if (seen_enough(candidate)) best = std::max(best, candidate.value);
        }
        for (std::size_t i = 0; i < short_searches.size(); ++i) {
            for (std::uint64_t time = 0; time < times_asked; ++time) {
                ai::TreeSearch search = thinker.search(view, ai::Rivals::anybody, random_.next());
                search.step(short_searches[i]);
                const Move move = search.analysis().ranking.front().move;
                const auto at = std::ranges::find(judged, move, &ai::Candidate::move);
                if (at != judged.end() && seen_enough(*at)) regrets_[i].add(best - at->value);
            }
        }
    }

    static bool seen_enough(const ai::Candidate& candidate) { return candidate.visits >= 500; }

    std::size_t seats_;
    chance::FastRandom random_{1};
    std::array<Regrets, short_searches.size()> regrets_;
};

}  // namespace

}  // namespace velatura

int main(int argc, char** argv) {
    return velatura::bench::look_at_positions<velatura::Measurement>(
        argc, argv, "regret_bench [SEATS [POSITIONS]]", 4, 120);
}
