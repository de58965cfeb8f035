// How fast the engine is, part by part. Never asserted on: compare ratios within one run.
#include <benchmark/benchmark.h>

#include <array>

#include "ai/random_games.h"
#include "ai/simple.h"
#include "content/loader.h"
#include "record/match.h"
#include "record/text.h"
#include "rules/orders.h"
#include "rules/view.h"

namespace velatura {

namespace {

const content::Catalog& catalog_with_table() {
    static const content::Catalog catalog = [] {
        content::Catalog copy = content::base_catalog();
        copy.cards.build_table();
        return copy;
    }();
    return catalog;
}

record::Match new_match(const content::Catalog& catalog, std::size_t seats) {
    record::Choices choices;
    choices.seats.assign(seats, {"greedy", true});
    choices.scenario = "first-time-playing";
    choices.scoring = catalog.find_scenario(choices.scenario)->scoring;
    choices.first = rules::Seat{0};
    choices.seed = "bench";
    return *record::Match::begin(catalog, choices);
}

record::Match finished_match(const content::Catalog& catalog, std::size_t seats) {
    record::Match match = new_match(catalog, seats);
    chance::FastRandom random{1};
    while (match.state().phase == rules::Phase::turn) {
        const auto move = ai::journeyman_move(match.game(), match.state(), random);
        benchmark::DoNotOptimize(match.play(rules::actor(match.state().turn), move));
    }
    return match;
}

void random_moves_unchecked(benchmark::State& run) {
    const record::Match match =
        new_match(catalog_with_table(), static_cast<std::size_t>(run.range(0)));
    chance::FastRandom random{7};
    std::uint64_t moves = 0;
    for ([[maybe_unused]] auto _ : run)
        moves += ai::play_random_games(match.game(), 100, random);
    run.counters["moves/s"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(random_moves_unchecked)->DenseRange(2, 5);

void random_moves_checked(benchmark::State& run) {
    const record::Match match = new_match(catalog_with_table(), 2);
    const rules::GameState start = match.state();
    chance::FastRandom random{7};
    std::int64_t moves = 0;
    for ([[maybe_unused]] auto _ : run) {
        rules::GameState state = start;
        while (state.phase == rules::Phase::turn) {
            const auto count = static_cast<std::uint32_t>(match.game().count_moves(state));
            const rules::Move move = match.game().nth_move(state, random.below(count));
            benchmark::DoNotOptimize(match.game().apply(state, rules::Game::to_act(state), move));
            ++moves;
        }
    }
    run.counters["moves/s"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(random_moves_checked);

void best_painting_of_five(benchmark::State& run, const content::Catalog& catalog) {
    const record::Match match = new_match(catalog, 2);
    rules::Player player = match.state().players[0];
    chance::FastRandom random{7};
    for ([[maybe_unused]] auto _ : run) {
        for (std::size_t i = 0; i < rules::hand_limit; ++i) {
            player.hand[i] = static_cast<rules::ArtCardId>(12 * i + random.below(12));
        }
        int best = -1;
        for (const auto& [bottom, middle, top] : rules::layer_orders(rules::hand_limit)) {
            best = std::max(
                best, match.game().points_gained(
                          player, {player.hand[bottom], player.hand[middle], player.hand[top]}));
        }
        benchmark::DoNotOptimize(best);
    }
}
BENCHMARK_CAPTURE(best_painting_of_five, with_table, catalog_with_table());
BENCHMARK_CAPTURE(best_painting_of_five, without_table, content::base_catalog());

void build_table(benchmark::State& run) {
    for ([[maybe_unused]] auto _ : run) {
        rules::Cards cards = content::base_catalog().cards;
        cards.build_table();
        benchmark::DoNotOptimize(cards);
    }
}
BENCHMARK(build_table)->Unit(benchmark::kMillisecond);

void view(benchmark::State& run) {
    const record::Match match = finished_match(catalog_with_table(), 5);
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(rules::view_for(match.game(), match.state(), rules::Seat{0}));
    }
}
BENCHMARK(view);

void greedy_game(benchmark::State& run) {
    for ([[maybe_unused]] auto _ : run)
        benchmark::DoNotOptimize(finished_match(catalog_with_table(), 2));
}
BENCHMARK(greedy_game)->Unit(benchmark::kMicrosecond);

void write_record(benchmark::State& run) {
    const record::Match match = finished_match(catalog_with_table(), 2);
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(record::write(catalog_with_table(), match.record()));
    }
}
BENCHMARK(write_record)->Unit(benchmark::kMicrosecond);

void read_record(benchmark::State& run) {
    const content::Catalog& catalog = catalog_with_table();
    const std::string text = record::write(catalog, finished_match(catalog, 2).record());
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(
            record::Match::replay(catalog, std::move(*record::parse(catalog, text))));
    }
}
BENCHMARK(read_record)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace velatura
