// velatura perft: counts the lines of play to a given depth, including every toss. Two programs
// with the same counts play by the same rules.
#include <fmt/core.h>

#include <memory>

#include "cli/command.h"
#include "cli/progress.h"
#include "cli/setup_options.h"
#include "cli/usage.h"
#include "protocol/writer.h"
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

std::uint64_t count_lines(const Game& game, const GameState& state, rules::Deck deck,
                          unsigned depth) {
    if (depth == 0) return 1;
    const std::size_t moves = game.count_moves(state);
    if (depth == 1) return moves;
    std::uint64_t lines = 0;
    for (std::size_t n = 0; n < moves; ++n) {
        GameState next = state;
        game.play(next, deck, game.nth_move(state, n));
        lines += count_lines(game, next, deck, depth - 1);
    }
    return lines;
}

// The same, with a progress bar that moves on with each answer to each first move.
std::uint64_t count_lines(const Game& game, const GameState& state, rules::Deck deck,
                          unsigned depth, ProgressLine& progress) {
    if (depth < 2) return count_lines(game, state, deck, depth);
    std::uint64_t lines = 0;
    for (const Move move : game.legal_moves(state)) {
        GameState next = state;
        game.play(next, deck, move);
        lines += count_lines(game, next, deck, depth - 1);
        progress.advance();
    }
    return lines;
}

// As in a record: "take 3", "paint Deep Trap~ View on 7 as hue".
class MoveText {
  public:
    MoveText(const content::Catalog& catalog, const Game& game, const GameState& state)
        : catalog_(catalog), game_(game), state_(state) {}

    std::string of(Move move) const {
        switch (move.kind()) {
            case Move::Kind::take:
                return fmt::format("take {}{}", rules::index(move.position()), row(move));
            case Move::Kind::paint:
                return painting(move);
            case Move::Kind::pass:
                return "pass";
            case Move::Kind::toss:
                return fmt::format("toss {}{}", move.face_up(), row(move));
            case Move::Kind::keep: {
                const auto& dealt = state_.player(state_.turn).dealt_painters;
                return "keep " +
                       game_.cards().box_cards().painters[rules::index(dealt[move.kept()])].id;
            }
            case Move::Kind::judge:
            case Move::Kind::reveal:
                break;  // no game starts with these
        }
        return {};
    }

  private:
    std::string row(Move move) const {
        return game_.rows() == 2 ? fmt::format(" row {}", rules::index(move.row()) + 1) : "";
    }
    std::string painting(Move move) const {
        const rules::Layers layers = move.layers();
        std::string text = "paint";
        for (std::size_t layer = 0; layer < rules::layers_in_painting; ++layer) {
            text += fmt::format(" {}", catalog_.word(layers.cards()[layer]));
            if (layers.faces.flipped(layer)) text += record::back_mark;
        }
        text += fmt::format(" on {}", rules::index(move.background()) + 1);
        const std::size_t stars = rules::stars_in(game_.cards().read(layers, 0).blended);
        for (std::size_t n = 0; n < stars; ++n) {
            text += fmt::format("{} {}", n == 0 ? " as" : "",
                                record::element_names[rules::index(layers.stars[n])]);
        }
        return text;
    }

    const content::Catalog& catalog_;
    const Game& game_;
    const GameState& state_;
};

int run(const Context& context, const Options& options) {
    SetupOptions setup = options.setup;
    // The same deal for the same seed, whatever else is asked: nothing but the cards is drawn.
    if (setup.scenario.empty() && setup.scoring.empty()) {
        if (setup.boxes.any() || setup.mode == record::mode_names.back()) {
            setup.scoring = {"Composition,Emphasis,Repetition,Variety"};  // of the same scenario
        } else {
            setup.scenario = "first-time-playing";
        }
    }
    if (setup.seed.empty()) setup.seed = "1";
    auto choices = choices_of(context, setup);
    if (!choices) return refuse(choices.error(), bad_usage);
    const auto match = record::Match::begin(context.catalog, *choices);
    if (!match) return refuse(context.problem(match.error()), bad_usage);
    const Game& game = match->game();
    const GameState& start = match->state();
    const rules::Deck deck = match->deck();

    std::vector<std::uint64_t> counts;
    for (unsigned depth = 1; depth < options.depth; ++depth) {
        counts.push_back(count_lines(game, start, deck, depth));
    }
    struct Divided {
        std::string move;
        std::uint64_t lines;
    };
    std::vector<Divided> divided;
    std::uint64_t total = 0;
    {
        const MoveText text{context.catalog, game, start};
        ProgressLine progress{count_lines(game, start, deck, 2)};
        for (const Move move : game.legal_moves(start)) {
            GameState next = start;
            game.play(next, deck, move);
            const std::uint64_t lines = count_lines(game, next, deck, options.depth - 1, progress);
            divided.push_back({text.of(move), lines});
            total += lines;
        }
    }
    counts.push_back(total);

    if (options.json) {
        protocol::Writer json;
        json.begin_object()
            .field("players", choices->seats.size())
            .field("mode", record::mode_names[rules::index(choices->mode)])
            .field("scenario", choices->scenario)
            .field("seed", choices->seed)
            .field("depth", options.depth)
            .field("nodes", total)
            .key("counts")
            .begin_list();
        for (const std::uint64_t count : counts)
            json.value(count);
        json.end_list();
        if (options.divide) {
            json.key("divide").begin_object();
            for (const auto& [move, lines] : divided)
                json.field(move, lines);
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

Verb add_perft(App& program) {
    const auto options = std::make_shared<Options>();
    App* app = program.add_subcommand("perft", "Count the lines of play to a given depth");
    add_setup_options(*app, options->setup);
    app->add_option("--depth", options->depth, "Number of moves to look ahead")
        ->type_name("N")
        ->capture_default_str()
        ->check(whole(1, 12));
    app->add_flag("--divide", options->divide, "Also show the count for each first move");
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
