// How fast the engine is, part by part. Never asserted on: compare ratios within one run.
#include <benchmark/benchmark.h>

#include <array>

#include "ai/outcomes.h"
#include "ai/random_games.h"
#include "ai/simple.h"
#include "content/loader.h"
#include "record/match.h"
#include "record/text.h"
#include "rules/orders.h"
#include "rules/view.h"

namespace velatura {

namespace {

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
        new_match(content::base_catalog(), static_cast<std::size_t>(run.range(0)));
    chance::FastRandom random{7};
    std::uint64_t moves = 0;
    for ([[maybe_unused]] auto _ : run)
        moves += ai::play_random_games(match.game(), 100, random);
    run.counters["moves/s"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(random_moves_unchecked)->DenseRange(2, 5);

void random_moves_checked(benchmark::State& run) {
    const record::Match match = new_match(content::base_catalog(), 2);
    const rules::GameState start = match.state();
    chance::FastRandom random{7};
    std::int64_t moves = 0;
    for ([[maybe_unused]] auto _ : run) {
        rules::GameState state = start;
        while (state.phase == rules::Phase::turn) {
            const auto count = static_cast<std::uint32_t>(match.game().count_moves(state));
            const rules::Move move = match.game().nth_move(state, random.below(count));
            benchmark::DoNotOptimize(
                match.game().apply(state, match.deck(), rules::Game::to_act(state), move));
            ++moves;
        }
    }
    run.counters["moves/s"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(random_moves_checked);

void best_painting_of_five(benchmark::State& run) {
    const record::Match match = new_match(content::base_catalog(), 2);
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
BENCHMARK(best_painting_of_five);

void every_painting(benchmark::State& run) {
    const record::Match match = new_match(content::base_catalog(), 2);
    const std::size_t cards = content::base_catalog().cards.art().size();
    for ([[maybe_unused]] auto _ : run) {
        std::uint64_t all = 0;
        for (std::size_t bottom = 0; bottom < cards; ++bottom) {
            for (std::size_t middle = 0; middle < cards; ++middle) {
                for (std::size_t top = 0; top < cards; ++top) {
                    if (bottom == middle || bottom == top || middle == top) continue;
                    all += match.game()
                               .outcome({static_cast<rules::ArtCardId>(bottom),
                                         static_cast<rules::ArtCardId>(middle),
                                         static_cast<rules::ArtCardId>(top)})
                               .bits();
                }
            }
        }
        benchmark::DoNotOptimize(all);
    }
}
BENCHMARK(every_painting)->Unit(benchmark::kMillisecond);

void outcome_table(benchmark::State& run) {
    const record::Match match = new_match(content::base_catalog(), 2);
    for ([[maybe_unused]] auto _ : run)
        benchmark::DoNotOptimize(ai::OutcomeTable{match.game()});
}
BENCHMARK(outcome_table)->Unit(benchmark::kMillisecond);

void cards_with_their_tables(benchmark::State& run) {
    const rules::Cards& base = content::base_catalog().cards;
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(rules::Cards{{base.art().begin(), base.art().end()},
                                              {base.scoring().begin(), base.scoring().end()},
                                              base.backgrounds()});
    }
}
BENCHMARK(cards_with_their_tables)->Unit(benchmark::kMicrosecond);

void view(benchmark::State& run) {
    const record::Match match = finished_match(content::base_catalog(), 5);
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(
            rules::view_for(match.game(), match.state(), match.deck(), rules::Seat{0}));
    }
}
BENCHMARK(view);

void greedy_game(benchmark::State& run) {
    for ([[maybe_unused]] auto _ : run)
        benchmark::DoNotOptimize(finished_match(content::base_catalog(), 2));
}
BENCHMARK(greedy_game)->Unit(benchmark::kMicrosecond);

void write_record(benchmark::State& run) {
    const record::Match match = finished_match(content::base_catalog(), 2);
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(record::write(content::base_catalog(), match.record()));
    }
}
BENCHMARK(write_record)->Unit(benchmark::kMicrosecond);

void read_record(benchmark::State& run) {
    const content::Catalog& catalog = content::base_catalog();
    const std::string text = record::write(catalog, finished_match(catalog, 2).record());
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(
            record::Match::replay(catalog, std::move(*record::parse(catalog, text))));
    }
}
BENCHMARK(read_record)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace velatura
