#include "cli/simulate/simulation.h"

#include <fmt/format.h>

#include <atomic>
#include <cassert>
#include <mutex>
#include <numeric>
#include <thread>

#include "ai/signature.h"
#include "chance/fnv.h"
#include "cli/game_files.h"
#include "cli/progress.h"

namespace velatura::cli {

namespace {

using rules::index;

// The bot on each seat of this game.
std::vector<ai::Level> seated(const SimulationPlan& plan, std::uint64_t number) {
    std::vector<ai::Level> bots = plan.bots;
    if (plan.rotate) {
        const auto turned = static_cast<std::ptrdiff_t>((number - 1) % bots.size());
        std::ranges::rotate(bots, bots.end() - turned);
    }
    return bots;
}

// Bots draw from their own generator, which the deal never sees.
chance::FastRandom random_for(const std::string& game_seed) {
    return chance::FastRandom{chance::fnv1a(game_seed)};
}

void count(SimulationResult& result, const record::Match& match,
           const std::vector<ai::Level>& bots) {
    struct Sums {
        bool seated = false;
        int points = 0;
        std::int64_t wins = 0;
        int ribbons = 0;
        int silver = 0;
        std::array<int, box_gains.size()> boxes{};
    };
    std::array<Sums, ai::level_count> by_bot{};
    const rules::GameState& end = match.state();
    for (std::size_t i = 0; i < bots.size(); ++i) {
        const rules::Player& player = end.players[i];
        Sums seat;
        seat.points = match.game().points(end, static_cast<rules::Seat>(i));
        seat.silver = player.silver;
        seat.ribbons = std::accumulate(player.ribbons.begin(), player.ribbons.end(),
                                       seat.silver + player.gold);
        const rules::Account points = match.game().account(end, static_cast<rules::Seat>(i));
        for (std::size_t gain = 0; gain < box_gains.size(); ++gain)
            seat.boxes[gain] = points.*box_gains[gain].points;
        if (end.winners.contains(static_cast<rules::Seat>(i))) {
            seat.wins = whole_win / end.winners.size();
        }
        const auto add = [](Takings& account, const Sums& sums) {
            account.points.add(sums.points);
            account.wins.add(sums.wins);
            account.ribbons.add(sums.ribbons);
            account.silver.add(sums.silver);
            for (std::size_t gain = 0; gain < box_gains.size(); ++gain)
                account.boxes[gain].add(sums.boxes[gain]);
        };
        add(result.seats[i], seat);
        Sums& bot = by_bot[index(bots[i])];
        bot.points += seat.points;
        bot.wins += seat.wins;
        bot.ribbons += seat.ribbons;
        bot.silver += seat.silver;
        for (std::size_t gain = 0; gain < box_gains.size(); ++gain)
            bot.boxes[gain] += seat.boxes[gain];
        // Complete with the last seat of its kind.
        const auto rest = std::span{bots}.subspan(i + 1);
        if (std::ranges::find(rest, bots[i]) == rest.end()) {
            add(result.bots[index(bots[i])], bot);
        }
    }
    const auto& entries = match.record().entries;
    const bool judged = entries.back().by == rules::Actor::judge;
    result.moves.add(static_cast<std::int64_t>(entries.size()) - (judged ? 1 : 0));
    result.judged.add(judged ? 1 : 0);
}

}  // namespace

void SimulationResult::add(const SimulationResult& other) {
    for (std::size_t i = 0; i < seats.size(); ++i)
        seats[i].add(other.seats[i]);
    for (std::size_t i = 0; i < bots.size(); ++i)
        bots[i].add(other.bots[i]);
    moves.add(other.moves);
    judged.add(other.judged);
}

record::Choices choices_for_game(const content::Catalog& catalog, const SimulationPlan& plan,
                                 std::uint64_t number) {
    record::Choices choices = plan.choices;
    choices.seed = fmt::format("{}/{}", plan.choices.seed, number);
    for (std::size_t i = 0; const ai::Level bot : seated(plan, number)) {
        choices.seats[i++] = {plan.names[rules::index(bot)], true};
    }
    if (plan.random_scenario) {
        chance::FastRandom random{chance::fnv1a(choices.seed + "/scenario")};
        const auto scenarios = static_cast<std::uint32_t>(catalog.scenarios.size());
        const content::Scenario& scenario = catalog.scenarios[random.below(scenarios)];
        choices.scenario = scenario.id;
        choices.scoring = scenario.scoring;
        choices.random_scoring = scenario.any;
    }
    return choices;
}

std::expected<SimulationResult, std::string> simulate(const content::Catalog& catalog,
                                                      const SimulationPlan& plan) {
    constexpr std::uint64_t games_at_once = 64;
    ProgressLine progress{plan.games};
    std::atomic<std::uint64_t> next{0};
    std::mutex mutex;
    SimulationResult total;
    std::string unwritten;

    const auto work = [&] {
        SimulationResult mine;
        while (true) {
            const std::uint64_t begin = next.fetch_add(games_at_once);
            const std::uint64_t end = std::min(begin + games_at_once, plan.games);
            if (begin >= end) break;
            for (std::uint64_t number = begin + 1; number <= end; ++number) {
                const record::Choices choices = choices_for_game(catalog, plan, number);
                auto match = record::Match::begin(catalog, choices);
                assert(match);
                const std::vector<ai::Level> bots = seated(plan, number);
                chance::FastRandom random = random_for(choices.seed);
                ai::play_to_the_end(*match, bots, {}, random);
                count(mine, *match, bots);
                if (plan.records.empty()) continue;
                const std::string path =
                    fmt::format("{}/game-{:06}.velatura", plan.records, number);
                if (!write_record(catalog, match->record(), path)) {
                    const std::lock_guard lock{mutex};
                    unwritten = path;
                    next = plan.games;
                }
            }
            progress.advance(end - begin);
        }
        const std::lock_guard lock{mutex};
        total.add(mine);
    };
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < plan.threads; ++i)
            others.emplace_back(work);
        work();
    }
    if (!unwritten.empty()) return std::unexpected{unwritten};
    return total;
}

}  // namespace velatura::cli
