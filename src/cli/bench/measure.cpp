#include "cli/bench/measure.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <vector>

#include "ai/random_games.h"
#include "ai/simple.h"
#include "ai/thinker.h"
#include "ai/tree.h"
#include "cli/progress.h"
#include "record/match.h"
#include "rules/orders.h"

namespace velatura::cli {

namespace {

namespace fs = std::filesystem;
using rules::Game;
using rules::GameState;

constexpr int slices = 8;
constexpr std::uint64_t measures = 5;

// Operations per second in the best slice; work() does some and returns how many.
double best_rate(ProgressLine& progress, auto work) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::duration<double> slice_length{0.12};
    double best = 0;
    for (int slice = 0; slice < slices; ++slice) {
        const Clock::time_point begin = Clock::now();
        std::chrono::duration<double> taken{0};
        std::uint64_t things = 0;
        while (taken < slice_length) {
            things += work();
            taken = Clock::now() - begin;
        }
        best = std::max(best, static_cast<double>(things) / taken.count());
        progress.advance();
    }
    return best;
}

// Two-player games, dealt beforehand: dealing isn't measured.
std::vector<record::Match> some_starts(const content::Catalog& catalog,
                                       const record::Choices& choices) {
    std::vector<record::Match> starts;
    for (int i = 0; i < 64; ++i) {
        record::Choices next = choices;
        next.seed = std::to_string(i);
        auto match = record::Match::begin(catalog, next);
        assert(match);
        starts.push_back(*std::move(match));
    }
    return starts;
}

std::uint64_t play_checked(const record::Match& match, chance::FastRandom& random) {
    const Game& game = match.game();
    GameState state = match.state();
    std::uint64_t moves = 0;
    while (state.phase != rules::Phase::over) {
        const auto count = static_cast<std::uint32_t>(game.count_moves(state));
        const auto effects = game.apply(state, match.deck(), Game::to_act(state),
                                        game.nth_move(state, random.below(count)));
        moves += effects.has_value() ? 1 : 0;
    }
    return moves;
}

void play_greedily(const record::Match& match, chance::FastRandom& random) {
    const Game& game = match.game();
    GameState state = match.state();
    while (state.phase == rules::Phase::turn) {
        game.play(state, match.deck(), ai::journeyman_move(game, state, random));
    }
}

int best_points(const Game& game, const rules::Player& player) {
    int best = -1;
    for (const auto& [bottom, middle, top] : rules::layer_orders(player.hand_size)) {
        best = std::max(best, game.points_gained(player, {player.hand[bottom], player.hand[middle],
                                                          player.hand[top]}));
    }
    return best;
}

std::string quoted_for_shell(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' ? std::string{"'\\''"} : std::string{c};
    return quoted += '\'';
}

// The text after "name": in a flat JSON object, up to the next comma or brace, without quotes.
std::string json_field(const std::string& json, const std::string& name) {
    const std::string key = '"' + name + "\":";
    const std::size_t at = json.find(key);
    if (at == std::string::npos) return {};
    const std::size_t begin = at + key.size();
    std::string value = json.substr(begin, json.find_first_of(",}", begin) - begin);
    std::erase_if(value, [](char c) { return c == '"' || c == ' '; });
    return value;
}

}  // namespace

Measurements measure(const content::Catalog& catalog) {
    const content::Scenario* scenario = catalog.find_scenario("first-time-playing");
    assert(scenario != nullptr);
    record::Choices choices;
    choices.seats = {{"Ada", false}, {"Ben", false}};
    choices.scenario = scenario->id;
    choices.scoring = scenario->scoring;
    choices.first = rules::Seat{};
    choices.seed = "bench";
    const auto match = record::Match::begin(catalog, choices);
    assert(match);
    const Game& game = match->game();
    const std::vector<record::Match> starts = some_starts(catalog, choices);
    chance::FastRandom random{1};
    const auto any_start = [&]() -> const record::Match& {
        return starts[random.below(static_cast<std::uint32_t>(starts.size()))];
    };

    ProgressLine progress{measures * slices};
    Measurements figures;
    figures.moves_per_second =
        best_rate(progress, [&] { return ai::play_random_games(game, 1000, random); });
    figures.checked_moves_per_second = best_rate(progress, [&] {
        std::uint64_t moves = 0;
        for (int i = 0; i < 1000; ++i)
            moves += play_checked(any_start(), random);
        return moves;
    });
    figures.playouts_per_second = best_rate(progress, [&] {
        constexpr std::uint64_t games = 100;
        for (std::uint64_t i = 0; i < games; ++i)
            play_greedily(any_start(), random);
        return games;
    });
    ai::Thinker thinker{game};
    figures.nodes_per_second = best_rate(progress, [&] {
        constexpr std::uint64_t iterations = 2000;
        const record::Match& start = any_start();
        ai::TreeSearch search =
            thinker.search(rules::view_for(game, start.state(), start.deck(), start.state().turn),
                           ai::Rivals::anybody, random.next());
        search.step(iterations);
        return iterations;
    });

    // Hands of five from all over the deck.
    std::vector<rules::Player> hands;
    for (const record::Match& start : starts) {
        rules::Player player = start.state().players[0];
        player.hand_size = rules::hand_limit;
        std::copy_n(start.deck().begin(), rules::hand_limit, player.hand.begin());
        hands.push_back(player);
    }
    std::int64_t sum = 0;
    const double hands_per_second = best_rate(progress, [&] {
        for (const rules::Player& hand : hands)
            sum += best_points(game, hand);
        return hands.size();
    });
    // A result that is never used might never be computed.
    figures.best_painting_ns = sum > 0 ? 1e9 / hands_per_second : 0;
    return figures;
}

std::optional<std::string> neighbouring_wasm() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error) return std::nullopt;
    const fs::path file = program.parent_path().parent_path() / "wasm" / "velatura.wasm";
    if (!fs::exists(file, error)) return std::nullopt;
    return file.string();
}

std::optional<WasmMeasurement> measure_wasm(const std::string& wasm_file) {
    // build/wasm/velatura.wasm is run by src/wasm/run.mjs.
    std::error_code error;
    const fs::path file = fs::absolute(wasm_file, error);
    const fs::path runner =
        file.parent_path().parent_path().parent_path() / "src" / "wasm" / "run.mjs";
    if (!fs::exists(file, error) || !fs::exists(runner, error)) return std::nullopt;
    const std::string command = "node " + quoted_for_shell(runner.string()) + ' ' +
                                quoted_for_shell(file.string()) + " bench 2>/dev/null";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe{popen(command.c_str(), "r"), pclose};
    if (!pipe) return std::nullopt;
    std::string answer;
    std::array<char, 256> part{};
    while (std::fgets(part.data(), static_cast<int>(part.size()), pipe.get()) != nullptr) {
        answer += part.data();
    }
    WasmMeasurement measured;
    measured.moves_per_second = std::atof(json_field(answer, "moves_per_second").c_str());
    measured.signature = json_field(answer, "signature");
    if (measured.moves_per_second <= 0) return std::nullopt;
    return measured;
}

}  // namespace velatura::cli
