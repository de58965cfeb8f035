// velatura perft: counts the lines of play to a depth, every legal move and every toss among them.
// Two programs that count the same play by the same rules.
#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include <memory>

#include "cli/command.h"
#include "cli/json_writer.h"
#include "cli/progress.h"
#include "cli/setup_options.h"
#include "record/names.h"

namespace velatura::cli {

namespace {

struct Options {
    SetupOptions setup;
    unsigned depth = 4;
    bool divide = false;
    bool json = false;
};

using rules::Game;
using rules::GameState;
using rules::Move;

std::uint64_t count_lines(const Game& game, const GameState& state, unsigned depth) {
    if (depth == 0) return 1;
    const std::size_t moves = game.count_moves(state);
    if (depth == 1) return moves;
    std::uint64_t lines = 0;
    for (std::size_t n = 0; n < moves; ++n) {
        GameState next = state;
        game.play(next, game.nth_move(state, n));
        lines += count_lines(game, next, depth - 1);
    }
    return lines;
}

// The same, with a progress bar that moves on with each answer to each first move.
std::uint64_t count_lines(const Game& game, const GameState& state, unsigned depth,
                          Progress& progress) {
    if (depth < 2) return count_lines(game, state, depth);
    std::uint64_t lines = 0;
    for (const Move move : game.legal_moves(state)) {
        GameState next = state;
        game.play(next, move);
        lines += count_lines(game, next, depth - 1);
        progress.advance();
    }
    return lines;
}

// As in a record: "take 3", "paint Deep Trap View on 7".
std::string move_text(const content::Catalog& catalog, Move move) {
    switch (move.kind()) {
        case Move::Kind::take:
            return fmt::format("take {}", rules::index(move.position()));
        case Move::Kind::paint: {
            const auto [bottom, middle, top] = move.layers();
            return fmt::format("paint {} {} {} on {}", catalog.word(bottom), catalog.word(middle),
                               catalog.word(top), rules::index(move.background()) + 1);
        }
        case Move::Kind::pass:
            return "pass";
        case Move::Kind::toss:
            return fmt::format("toss {}", move.face_up());
        case Move::Kind::judge:
            break;  // no perft starts at the end of a game
    }
    return {};
}

int run(const Context& context, const Options& options) {
    SetupOptions setup = options.setup;
    // The same deal for the same seed, whatever else is asked: nothing but the cards is drawn.
    if (setup.scenario.empty() && setup.scoring.empty()) setup.scenario = "first-time-playing";
    if (setup.seed.empty()) setup.seed = "1";
    auto choices = choices_of(context, setup);
    if (!choices) return refuse(choices.error());
    const auto match = record::Match::begin(context.catalog, *choices);
    if (!match) return refuse(context.refusal(match.error()));
    const Game& game = match->game();
    const GameState& start = match->state();

    std::vector<std::uint64_t> counts;
    for (unsigned depth = 1; depth < options.depth; ++depth) {
        counts.push_back(count_lines(game, start, depth));
    }
    struct Divided {
        std::string move;
        std::uint64_t lines;
    };
    std::vector<Divided> divided;
    std::uint64_t total = 0;
    {
        Progress progress{count_lines(game, start, 2)};
        for (const Move move : game.legal_moves(start)) {
            GameState next = start;
            game.play(next, move);
            const std::uint64_t lines = count_lines(game, next, options.depth - 1, progress);
            divided.push_back({move_text(context.catalog, move), lines});
            total += lines;
        }
    }
    counts.push_back(total);

    if (options.json) {
        JsonWriter json;
        json.begin_object()
            .member("players", choices->seats.size())
            .member("mode", record::mode_names[rules::index(choices->mode)])
            .member("scenario", choices->scenario)
            .member("seed", choices->seed)
            .member("depth", options.depth)
            .member("nodes", total)
            .key("counts")
            .begin_array();
        for (const std::uint64_t count : counts)
            json.value(count);
        json.end_array();
        if (options.divide) {
            json.key("divide").begin_object();
            for (const auto& [move, lines] : divided)
                json.member(move, lines);
            json.end_object();
        }
        fmt::print("{}\n", json.end_object().text());
        return done;
    }
    if (options.divide) {
        for (const auto& [move, lines] : divided)
            fmt::print("{}: {}\n", move, lines);
        fmt::print("\n");
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        fmt::print("{} {}\n", i + 1, counts[i]);
    return done;
}

}  // namespace

Verb add_perft(CLI::App& program) {
    const auto options = std::make_shared<Options>();
    CLI::App* app = program.add_subcommand("perft", "Count the lines of play to a depth");
    add_setup_options(*app, options->setup);
    app->add_option("--depth", options->depth, "How many moves deep")
        ->type_name("N")
        ->capture_default_str()
        ->check(CLI::Range(1u, 12u));
    app->add_flag("--divide", options->divide, "Show the count of each first move too");
    app->add_flag("--json", options->json, "An answer for programs");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
