#include "ai/thinker.h"

#include <algorithm>
#include <cassert>

#include "ai/clock.h"
#include "ai/montecarlo.h"
#include "ai/parallel.h"
#include "ai/simple.h"
#include "ai/tree.h"

namespace velatura::ai {

namespace {

using rules::Move;
using rules::PlayerView;

// Between two looks at the clock: a fifth of a millisecond or so.
constexpr std::uint64_t slice = 16;

// Independent trees, so that a search by iterations does the same work on any number of threads. A
// tree is worth more than two half its size, so only a long search is split.
constexpr std::uint32_t iterations_for_a_tree = 10'000;
constexpr std::size_t most_trees = 8;

std::size_t trees_for(const Limits& limits) {
    if (limits.milliseconds > 0) return std::max(1U, limits.threads);
    return std::clamp<std::size_t>(limits.iterations / iterations_for_a_tree, 1, most_trees);
}

Limits with_default(Limits limits, std::uint32_t iterations) {
    if (limits.milliseconds == 0 && limits.iterations == 0) limits.iterations = iterations;
    return limits;
}

// Thinks until the limits are reached or, if asked, the choice is certain.
void think(TreeSearch& search, std::uint32_t milliseconds, std::uint64_t iterations,
           bool stop_when_decided, const Progress& progress = {}) {
    const double begun = thread_milliseconds();
    double told = 0;
    while (iterations == 0 || search.iterations() < iterations) {
        search.step(iterations == 0 ? slice : std::min(slice, iterations - search.iterations()));
        double more = static_cast<double>(iterations - search.iterations());
        const double spent = milliseconds > 0 ? thread_milliseconds() - begun : 0;
        if (progress) {
            const double done = milliseconds > 0 ? spent / milliseconds
                                                 : static_cast<double>(search.iterations()) /
                                                       static_cast<double>(iterations);
            progress(done - told);
            told = done;
        }
        if (milliseconds > 0) {
            if (spent >= milliseconds) return;
            const double by_time =
                static_cast<double>(search.iterations()) / spent * (milliseconds - spent);
            more = iterations == 0 ? by_time : std::min(more, by_time);
        }
        if (stop_when_decided && search.decided(more)) return;
    }
}

}  // namespace

std::uint32_t own_iterations(Level level) {
    switch (level) {
        case Level::artist:
            return 32;  // a light search: strong enough to beat a journeyman, weak enough to lose
        case Level::master:
            return 8000;
        case Level::montecarlo:
            return 4000;
        default:
            return 0;
    }
}

// Knowledge for each tree: it is worked out on the way, so threads cannot share it.
struct Thinker::Lookups {
    explicit Lookups(const rules::Game& game) : outcomes(game) {}

    OutcomeTable outcomes;
    std::vector<std::unique_ptr<Knowledge>> knowledge;
};

Thinker::Thinker(const rules::Game& game) : game_(&game) {}
Thinker::~Thinker() = default;
Thinker::Thinker(Thinker&&) noexcept = default;
Thinker& Thinker::operator=(Thinker&&) noexcept = default;

Knowledge& Thinker::knowledge(std::size_t tree) {
    if (!lookups_) lookups_ = std::make_unique<Lookups>(*game_);
    while (lookups_->knowledge.size() <= tree) {
        lookups_->knowledge.push_back(std::make_unique<Knowledge>(*game_, lookups_->outcomes));
    }
    return *lookups_->knowledge[tree];
}

Values& Thinker::values() {
    return knowledge(0).promise;
}

TreeSearch Thinker::search(const PlayerView& view, Rivals rivals, std::uint64_t seed,
                           std::span<const Move> also) {
    return {knowledge(0), view, rivals, seed, also};
}

Analysis Thinker::analyse(const PlayerView& view, const Limits& limits, std::uint64_t seed,
                          std::span<const Move> also, const Progress& progress) {
    return search_all(view, Rivals::equals, with_default(limits, own_iterations(Level::master)),
                      seed, also, progress);
}

Analysis Thinker::search_all(const PlayerView& view, Rivals rivals, const Limits& limits,
                             std::uint64_t seed, std::span<const Move> also,
                             const Progress& progress) {
    const std::size_t trees = trees_for(limits);
    chance::FastRandom seeds{seed};
    std::vector<TreeSearch> searches;
    for (std::size_t tree = 0; tree < trees; ++tree) {
        searches.emplace_back(knowledge(tree), view, rivals, seeds.next(), also, trees);
    }
    Progress of_a_tree;
    if (progress) {
        of_a_tree = [&](double done) { progress(done / static_cast<double>(trees)); };
    }
    on_threads(limits.threads, trees, [&](std::size_t tree) {
        think(searches[tree], limits.milliseconds, (limits.iterations + trees - 1) / trees, false,
              of_a_tree);
    });
    for (std::size_t tree = 1; tree < trees; ++tree) {
        searches[0].merge(searches[tree]);
    }
    return searches[0].analysis();
}

Move Thinker::choose(Level level, const PlayerView& view, const Limits& limits,
                     chance::FastRandom& random) {
    const rules::GameState& table = view.table;
    assert((table.phase == rules::Phase::turn || table.phase == rules::Phase::painters) &&
           view.viewer == table.turn);
    if (game_->count_moves(table) == 1) return game_->nth_move(table, 0);
    switch (level) {
        case Level::visitor:
            return visitor_move(*game_, table, random);
        case Level::apprentice:
            return apprentice_move(*game_, table, random);
        case Level::journeyman:
            return journeyman_move(*game_, table, random);
        case Level::montecarlo:
            return montecarlo_move(*game_, view, with_default(limits, own_iterations(level)),
                                   random, game_->has_boxes() ? &knowledge(0).points : nullptr);
        case Level::artist: {
            TreeSearch search = this->search(view, Rivals::anybody, random.next());
            // Whatever time it is given.
            const std::uint32_t own = own_iterations(level);
            think(search, limits.milliseconds,
                  limits.iterations == 0 ? own : std::min(own, limits.iterations), true);
            return search.analysis().ranking.front().move;
        }
        case Level::master:
            break;
    }
    const Limits own = with_default(limits, own_iterations(level));
    if (trees_for(own) > 1) {
        return search_all(view, Rivals::anybody, own, random.next()).ranking.front().move;
    }
    TreeSearch search = this->search(view, Rivals::anybody, random.next());
    think(search, own.milliseconds, own.iterations, true);
    return search.analysis().ranking.front().move;
}

}  // namespace velatura::ai
