#include "cli/review/hint.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <thread>

#include "chance/fnv.h"
#include "cli/game_files.h"
#include "cli/progress.h"
#include "cli/review/advice.h"
#include "cli/terminal/layout.h"
#include "cli/usage.h"
#include "protocol/move_shape.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

using rules::Phase;

struct Options {
    std::string file;
    std::optional<std::size_t> game;
    std::optional<std::size_t> move;
    std::optional<std::size_t> seat;
    HintSettings settings;
    bool json = false;
};

std::string expected(const Narrator& narrator, const rules::Game& game,
                     const ai::Candidate& candidate) {
    const std::string points = words::decimal(narrator.context().language, candidate.points);
    if (ai::values_are_points(game)) return narrator.text("cli.hint.points", {{"points", points}});
    return narrator.text(game.seats() > 1 ? "cli.hint.win" : "cli.hint.goal",
                         {{"share", words::percent(narrator.context().language, candidate.value)},
                          {"points", points}});
}

// The position asked for, by the number of moves made; or why it has nothing to advise.
Found<std::size_t> find_position(const Narrator& narrator, const Options& options) {
    const auto positions = narrator.match().positions();
    const std::size_t last = positions.size() - 1;
    const auto has_turn = [&](std::size_t n) { return positions[n].state.phase == Phase::turn; };
    const auto is_asked = [&](std::size_t n) {
        return !options.seat || rules::index(positions[n].state.turn) + 1 == *options.seat;
    };
    if (options.seat && (*options.seat < 1 || *options.seat > narrator.match().game().seats())) {
        return no(narrator.context().problem("cli.entry.no_such_seat",
                                             {{"n", narrator.match().game().seats()}}));
    }
    if (options.move && *options.move > last) {
        return no(narrator.context().problem("cli.replay.no_such_move", {{"last", last}}));
    }
    if (options.move || !options.seat) {
        const std::size_t at = options.move.value_or(last);
        if (positions[at].state.phase == Phase::over)
            return no(narrator.context().problem("cli.hint.over"));
        if (!has_turn(at)) return no(narrator.context().problem("cli.hint.nobodys_turn"));
        if (!is_asked(at)) {
            return no(narrator.context().problem(
                "cli.hint.other_seat", {{"seat", narrator.seat(positions[at].state.turn)}}));
        }
        return at;
    }
    // The last time that seat had to choose.
    for (std::size_t n = positions.size(); n-- > 0;) {
        if (has_turn(n) && is_asked(n)) return n;
    }
    return no(narrator.context().problem("cli.hint.no_turn"));
}

int run(Context& context, const Options& options) {
    const auto games = read_games(context, options.file);
    if (!games) return refuse(games.error());
    const std::size_t number = options.game.value_or(games->size());
    if (number < 1 || number > games->size()) {
        return refuse(context.problem("cli.replay.no_such_game", {{"last", games->size()}}));
    }
    const record::Match& match = (*games)[number - 1];
    const Narrator narrator{context, match};
    const auto at = find_position(narrator, options);
    if (!at) return refuse(at.error());

    ai::Thinker thinker{match.game()};
    const Hint hint = find_hint(thinker, match, match.positions()[*at].state, options.settings);
    if (options.json) {
        context.language = context.json_language;
        fmt::print("{}\n", hint_json(narrator, hint, *at, options.settings));
    } else {
        fmt::print("{}", hint_text(narrator, hint, *at));
    }
    return done;
}

}  // namespace

Hint find_hint(ai::Thinker& thinker, const record::Match& match, const rules::GameState& state,
               const HintSettings& settings) {
    Hint hint;
    const rules::Game& game = match.game();
    hint.view = rules::view_for(game, state, match.deck(), state.turn);
    constexpr double steps = 1e9;
    ProgressLine progress{static_cast<std::uint64_t>(steps)};
    hint.analysis = thinker.analyse(
        hint.view, settings.limits, chance::fnv1a(settings.seed), {},
        [&](double share) { progress.advance(static_cast<std::uint64_t>(share * steps)); });
    const std::size_t told = std::min(settings.best, hint.analysis.ranking.size());
    for (std::size_t i = 0; i < told; ++i) {
        hint.why.push_back(
            ai::explain(thinker, game, hint.view, hint.analysis, hint.analysis.ranking[i].move));
    }
    return hint;
}

std::string hint_text(const Narrator& narrator, const Hint& hint, std::size_t moves) {
    const rules::Game& game = narrator.match().game();
    const rules::GameState& table = hint.view.table;
    const Advice advice{narrator, game, table};
    std::string out = wrap(narrator.text("cli.hint.heading",
                                         {{"seat", narrator.seat(table.turn)}, {"n", moves + 1}})) +
                      wrap(narrator.text("cli.hint.next_ribbons",
                                         {{"list", advice.next_ribbons(table.player(table.turn))}}),
                           2);
    for (std::size_t i = 0; i < hint.why.size(); ++i) {
        const ai::Candidate& candidate = hint.analysis.ranking[i];
        out += wrap(fmt::format("{}. {}", i + 1, narrator.move(table, candidate.move)), 3);
        out += wrap("   " + expected(narrator, game, candidate), 3);
        for (const std::string& sentence : advice.sentences(candidate.move, hint.why[i]))
            out += wrap("   - " + sentence, 5);
    }
    return out;
}

std::string hint_json(const Narrator& narrator, const Hint& hint, std::size_t moves,
                      const HintSettings& settings) {
    const rules::Game& game = narrator.match().game();
    const rules::GameState& table = hint.view.table;
    const rules::Player& player = table.player(table.turn);
    const content::Catalog& catalog = narrator.context().catalog;
    const Advice advice{narrator, game, table};
    protocol::Writer json;
    json.begin_object()
        .field("seat", rules::index(table.turn) + 1)
        .field("move", moves + 1)
        .field("iterations", hint.analysis.iterations)
        .field("seed", settings.seed)
        .key("next_ribbons")
        .begin_object();
    const ai::NextRibbons next = ai::next_ribbons(game, player);
    for (std::size_t place = 0; place < rules::scoring_places; ++place) {
        const rules::ScoringCardId card = game.setup().scoring[place];
        if (card == rules::no_scoring_card) continue;
        json.key(catalog.name(card));
        next[place] ? json.value(*next[place]) : json.null();
    }
    json.end_object().key("best").begin_list();
    for (std::size_t i = 0; i < hint.why.size(); ++i) {
        const ai::Candidate& candidate = hint.analysis.ranking[i];
        json.begin_object().key("move");
        advice.write_move(json, candidate.move);
        if (!ai::values_are_points(game)) json.field("win", candidate.value);
        json.field("points", candidate.points).field("visits", candidate.visits).key("plan");
        hint.why[i].plan ? advice.write_plan(json, *hint.why[i].plan) : void(json.null());
        json.key("reasons");
        advice.write_reasons(json, hint.why[i].reasons, candidate.move);
        json.end_object();
    }
    json.end_list().key("line").begin_list();
    for (const ai::LineStep& step : hint.analysis.line) {
        json.begin_object().field("seat", rules::index(step.seat) + 1).key("move").begin_object();
        protocol::write_move_fields(json, protocol::said(catalog.cards, step.move),
                                    [&](rules::ArtCardId card) { json.value(catalog.word(card)); });
        if (step.move.kind() == rules::Move::Kind::take) {
            json.field("card", catalog.word(step.card));
        } else if (step.move.kind() == rules::Move::Kind::paint) {
            json.field("title", narrator.title(step.move.layers()));
        }
        json.end_object().end_object();
    }
    return json.end_list().end_object().text();
}

Verb add_hint(App& program) {
    const auto options = std::make_shared<Options>();
    App* app =
        program.add_subcommand("hint", "Show the best moves in a recorded position, and why");
    app->add_option("FILE", options->file, "The record of a game")->required()->type_name("");
    app->add_option("--game", options->game,
                    "Game to use if the file has several; default: the last")
        ->type_name("N")
        ->check(whole(1, most_counted));
    app->add_option("--move", options->move, "The position after N moves; default: the end")
        ->type_name("N")
        ->check(whole(0, most_counted));
    app->add_option("--seat", options->seat, "The last position in which it is this seat's turn")
        ->type_name("N")
        ->check(whole(1, rules::max_seats));
    app->add_option("--best", options->settings.best, "Number of moves to show")
        ->type_name("N")
        ->capture_default_str()
        ->check(whole(1, 20));
    auto* iterations = app->add_option("--iterations", options->settings.limits.iterations,
                                       "Iterations of the search")
                           ->type_name("N")
                           ->capture_default_str()
                           ->check(whole(10, 100'000'000));
    app->add_option("--ms", options->settings.limits.milliseconds,
                    "Search for N milliseconds per thread instead; not repeatable")
        ->type_name("N")
        ->check(whole(1, 3'600'000))
        ->excludes(iterations);
    app->add_option("--threads", options->settings.limits.threads,
                    "Number of threads; with --iterations the answer doesn't change")
        ->type_name("N")
        ->capture_default_str()
        ->check(whole(1, 1024));
    app->add_option("--seed", options->settings.seed,
                    "Seed of the search; the same seed repeats it")
        ->type_name("TEXT")
        ->check(some_text())
        ->capture_default_str();
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) {
                HintSettings& settings = options->settings;
                if (settings.limits.milliseconds > 0) settings.limits.iterations = 0;
                // More threads would only wait for each other.
                settings.limits.threads = std::min(
                    settings.limits.threads, std::max(1u, std::thread::hardware_concurrency()));
                return run(context, *options);
            }};
}

}  // namespace velatura::cli
