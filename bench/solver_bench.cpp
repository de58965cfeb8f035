// How long the best game of a lone player takes to find and prove: solver_bench [SEEDS]. Mean and
// worst computing time over so many seeds, 200 where not told, for two scenarios in both modes; the
// last column is the mean of the best scores. A program of its own, since it is the worst case that
// matters.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>

#include "ai/solver.h"
#include "argument.h"
#include "content/loader.h"
#include "record/match.h"
#include "record/names.h"

namespace velatura {

namespace {

double milliseconds(std::clock_t time) {
    return 1e3 * static_cast<double>(time) / CLOCKS_PER_SEC;
}

void measure(const content::Catalog& catalog, rules::Mode mode, const std::string& scenario,
             int seeds) {
    std::clock_t all = 0;
    std::clock_t worst = 0;
    std::uint64_t nodes = 0;
    int points = 0;
    for (int n = 1; n <= seeds; ++n) {
        record::Choices choices;
        choices.seats = {{"solver", true}};
        choices.mode = mode;
        choices.scenario = scenario;
        choices.first = rules::Seat{0};
        choices.seed = std::to_string(n);
        const record::Match match = *record::Match::begin(catalog, choices);
        const auto tosses = ai::known_tosses(chance::Tosses{choices.seed}, 0);
        const std::clock_t start = std::clock();
        const ai::OutcomeTable outcomes{match.game()};
        ai::Solver solver{match.game(), outcomes, match.state(), match.deck(), tosses};
        while (!solver.step(1'000'000)) {
        }
        const std::clock_t time = std::clock() - start;
        all += time;
        worst = std::max(worst, time);
        nodes += solver.solution().nodes;
        points += solver.solution().points;
    }
    std::printf("%-12s %-20s %6.1f ms mean %6.1f ms worst %8llu nodes %6.2f points\n",
                record::mode_names[rules::index(mode)].data(), scenario.c_str(),
                milliseconds(all) / seeds, milliseconds(worst),
                static_cast<unsigned long long>(nodes / static_cast<unsigned>(seeds)),
                static_cast<double>(points) / seeds);
}

}  // namespace

}  // namespace velatura

int main(int count, char** arguments) {
    using namespace velatura;
    int seeds = 200;
    if (count > 2 || (count > 1 && !bench::read(arguments[1], seeds)) || seeds < 1) {
        std::fputs("usage: solver_bench [SEEDS]\n", stderr);
        return 2;
    }
    const content::Catalog& catalog = content::base_catalog();
    for (const rules::Mode mode : {rules::Mode::solo_puzzle, rules::Mode::vincent}) {
        for (const char* scenario : {"first-time-playing", "spatial"}) {
            measure(catalog, mode, scenario, seeds);
        }
    }
}
