// velatura verify: checks that a recorded game follows the rules and that its cards and tosses come
// from its seed.
#include <fmt/core.h>

#include <memory>

#include "cli/command.h"
#include "cli/game_files.h"
#include "protocol/writer.h"

namespace velatura::cli {

namespace {

struct Options {
    std::string file;
    bool json = false;
};

int run(const Context& context, const Options& options) {
    const auto games = read_games(context, options.file);
    if (!games) return refuse(games.error());
    for (std::size_t i = 0; i < games->size(); ++i) {
        const record::Match& game = (*games)[i];
        const std::size_t moves = game.record().entries.size();
        // The moves may be right, but that is not what was asked.
        if (game.record().header.seed.empty()) {
            return refuse(context.problem("cli.verify.no_seed",
                                          {{"file", options.file}, {"game", i + 1}, {"n", moves}}));
        }
        if (const auto verified = game.verify(); !verified) {
            return refuse(complaint(context, options.file, verified.error()));
        }
    }
    protocol::Writer json;
    json.begin_object().field("verified", true).key("games").begin_list();
    for (std::size_t i = 0; i < games->size(); ++i) {
        const record::Match& game = (*games)[i];
        const std::size_t moves = game.record().entries.size();
        const bool over = game.state().phase == rules::Phase::over;
        json.begin_object()
            .field("moves", moves)
            .field("over", over)
            .field("seed", game.record().header.seed);
        const std::string& commitment = game.record().header.commitment;
        if (!commitment.empty()) json.field("commitment", commitment);
        json.end_object();
        if (options.json) continue;
        fmt::print("{}\n", context.text("cli.verify.verified", {{"game", i + 1}, {"n", moves}}));
        if (!commitment.empty()) {
            fmt::print("{}\n", context.text("cli.verify.fair", {{"game", i + 1}}));
        }
        if (!over) fmt::print("{}\n", context.text("cli.verify.running", {{"game", i + 1}}));
    }
    if (options.json) fmt::print("{}\n", json.end_list().end_object().text());
    return done;
}

}  // namespace

Verb add_verify(App& program) {
    const auto options = std::make_shared<Options>();
    App* app =
        program.add_subcommand("verify", "Check a recorded game against the rules and its seed");
    app->add_option("file", options->file, "A record, or a file with several")
        ->type_name("FILE")
        ->required();
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
