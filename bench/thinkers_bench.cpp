// How many moves a second one of the server's threads for computer players makes, at many tables by
// turns, each with its own scoring cards or all with the same. Processor time of that thread alone.
//
//   thinkers_bench [tables] [level] [same]
#include <sys/resource.h>

#include <atomic>
#include <cstdio>
#include <future>
#include <string>
#include <vector>

#include "ai/level.h"
#include "content/loader.h"
#include "record/match.h"
#include "server/thinkers.h"

namespace {

using namespace velatura;

record::Match new_match(std::size_t table, bool same, std::string_view level) {
    record::Choices choices;
    choices.seats.assign(2, {std::string{level}, true});
    choices.random_scoring = 4;
    choices.seed = "thinkers " + std::to_string(same ? 0 : table);
    choices.first = rules::Seat{0};
    return *record::Match::begin(content::base_catalog(), choices);
}

double processor_seconds() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

rules::Move think(server::Thinkers& thinkers, const record::Match& match, ai::Level level,
                  std::uint64_t seed) {
    std::promise<rules::Move> made;
    const rules::Seat seat = match.state().turn;
    thinkers.think({.whose = "somebody",
                    .level = level,
                    .seed = seed,
                    .view = rules::view_for(match.game(), match.state(), match.deck(), seat),
                    .game = match.game(),
                    .unwanted = std::make_shared<std::atomic<bool>>(false),
                    .done = [&](rules::Move move) { made.set_value(move); }});
    return made.get_future().get();
}

}  // namespace

int main(int argc, char** argv) {
    const std::size_t tables = argc > 1 ? std::stoul(argv[1]) : 100;
    const std::string_view name = argc > 2 ? argv[2] : "artist";
    const bool same = argc > 3;
    const auto level = ai::level_named(name);
    if (!level) return 2;
    std::vector<record::Match> matches;
    for (std::size_t table = 0; table < tables; ++table)
        matches.push_back(new_match(table, same, name));
    server::Thinkers thinkers{1};
    constexpr int rounds = 10;
    std::size_t moves = 0;
    const double before = processor_seconds();
    for (int round = 0; round < rounds; ++round) {
        for (record::Match& match : matches) {
            if (match.state().phase != rules::Phase::turn) continue;
            const rules::Move move = think(thinkers, match, *level, ++moves);
            if (!match.play(rules::actor(match.state().turn), move)) return 1;
        }
    }
    const double used = processor_seconds() - before;
    std::printf("%zu tables, %s: %zu moves, %.0f a second\n", tables, argc > 2 ? argv[2] : "artist",
                moves, static_cast<double>(moves) / used);
}
