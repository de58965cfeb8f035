// velatura arena: two computer players measured against each other.
#include "cli/arena.h"

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include <csignal>
#include <filesystem>
#include <memory>
#include <thread>

#include "ai/signature.h"
#include "chance/hex.h"
#include "cli/arena_log.h"
#include "cli/arena_report.h"
#include "cli/setup_options.h"
#include "content/loader.h"
#include "record/names.h"

namespace velatura::cli {

namespace {

constexpr std::uint32_t foreign_milliseconds = 1000;  // for a move, where nothing is said

struct Options {
    std::string a;
    std::string b;
    std::vector<std::string> bots;
    std::uint64_t games = 1000;
    std::optional<std::uint32_t> ms;
    std::optional<std::uint32_t> ms_a;
    std::optional<std::uint32_t> ms_b;
    std::optional<std::uint32_t> iterations;
    std::size_t players = 2;
    std::string mode;
    std::string scenario = "all";
    std::string seed;
    unsigned threads = 0;
    std::uint32_t bot_timeout = 1000;
    bool sprt = false;
    SprtOptions test;
    std::string resume;
    std::string records;
    bool json = false;
};

// The command of NAME=exec:COMMAND, if that is the name.
Found<std::string> command_of(const Context& context, const Options& options,
                              const std::string& name) {
    constexpr std::string_view how = "=exec:";
    std::string command;
    for (const std::string& bot : options.bots) {
        const std::size_t at = bot.find(how);
        if (at == std::string::npos || at + how.size() == bot.size() ||
            !record::is_good_name(bot.substr(0, at)) || ai::level_named(bot.substr(0, at))) {
            return no(context.text("cli.arena.bad_bot", {{"word", bot}}));
        }
        if (bot.substr(0, at) != name) continue;
        if (!command.empty()) return no(context.text("cli.arena.bot_twice", {{"word", name}}));
        command = bot.substr(at + how.size());
    }
    return command;
}

Found<Contender> find_contender(const Context& context, const Options& options,
                                const std::string& name, std::optional<std::uint32_t> ms) {
    auto command = command_of(context, options, name);
    if (!command) return no(command.error());
    Contender contender;
    contender.name = name;
    contender.level = ai::level_named(name);
    contender.command = *std::move(command);
    if (!contender.level && contender.command.empty()) {
        return no(context.text("cli.arena.unknown_bot", {{"word", name}}));
    }
    contender.limits.milliseconds = ms.value_or(options.ms.value_or(0));
    const std::uint32_t own = contender.level ? ai::own_iterations(*contender.level) : 0;
    if (contender.limits.milliseconds == 0)
        contender.limits.iterations = options.iterations.value_or(own);
    if (!contender.level) {
        contender.limits.iterations = 0;
        if (contender.limits.milliseconds == 0)
            contender.limits.milliseconds = foreign_milliseconds;
    }
    return contender;
}

Found<void> choose_pool(const Context& context, const std::string& name, ArenaPlan& plan) {
    if (name == "all" || name == "random") {
        plan.pool = name == "all" ? Pool::all : Pool::random_cards;
        return {};
    }
    const auto scenario = find_scenario(context, name);
    if (!scenario) return no(scenario.error());
    plan.pool = Pool::scenario;
    plan.scenario = *scenario;
    return {};
}

rules::Mode mode_of(const Options& options) {
    if (options.mode.empty()) {
        return options.players == 1 ? rules::Mode::vincent : rules::Mode::standard;
    }
    const auto found = std::ranges::find(record::mode_names, options.mode);
    return static_cast<rules::Mode>(found - record::mode_names.begin());
}

Found<std::string> seed_of(const Context& context, const Options& options) {
    std::string seed = options.seed;
    if (seed.empty() && !options.resume.empty()) seed = seed_in_log(options.resume);
    if (seed.empty()) seed = new_seed();
    if (!record::is_good_value(seed)) return no(context.text("cli.bad_seed"));
    return seed;
}

Found<void> choose_contenders(const Context& context, const Options& options, ArenaPlan& plan) {
    auto a = find_contender(context, options, options.a, options.ms_a);
    if (!a) return no(a.error());
    plan.a = *std::move(a);
    if (plan.alone()) {
        if (!options.b.empty() || options.sprt) return no(context.text("cli.arena.alone"));
        return {};
    }
    if (options.b.empty()) return no(context.text("cli.arena.no_opponent"));
    auto b = find_contender(context, options, options.b, options.ms_b);
    if (!b) return no(b.error());
    plan.b = *std::move(b);
    return {};
}

// Another version of a player that searches is another player; the simple ones stay as they are.
std::string signature_of(const ArenaPlan& plan) {
    const auto searches = [](const Contender& contender) {
        return contender.level && ai::own_iterations(*contender.level) > 0;
    };
    if (!searches(plan.a) && !searches(plan.b)) return {};
    content::Catalog catalog = content::base_catalog();
    catalog.cards.build_table();
    return chance::hex(ai::signature(catalog, ai::Signed::games));
}

Found<ArenaPlan> plan_of(const Context& context, const Options& options) {
    ArenaPlan plan;
    plan.players = options.players;
    if (plan.players < 1 || plan.players > rules::max_seats) {
        return no(context.text("refusal.seats_out_of_range"));
    }
    if (auto chosen = choose_contenders(context, options, plan); !chosen) return no(chosen.error());
    plan.mode = mode_of(options);
    if (auto chosen = choose_pool(context, options.scenario, plan); !chosen)
        return no(chosen.error());
    if (options.games < plan.players) {
        return no(context.text("cli.arena.too_few_games", {{"players", plan.players}}));
    }
    plan.decks = (options.games + plan.players - 1) / plan.players;
    auto seed = seed_of(context, options);
    if (!seed) return no(seed.error());
    plan.seed = *std::move(seed);
    plan.threads =
        options.threads > 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency());
    plan.bot_timeout = options.bot_timeout;
    if (options.sprt) {
        if (options.test.elo0 >= options.test.elo1) return no(context.text("cli.arena.bad_elo"));
        plan.sprt = options.test;
    }
    plan.records = options.records;
    if (!options.resume.empty()) plan.ai_signature = signature_of(plan);
    const auto first =
        record::Match::begin(context.catalog, choices_for(context.catalog, plan, 0, 0));
    if (!first) return no(context.refusal(first.error()));
    return plan;
}

// A folder for records, without games unless these are the ones an earlier run left.
Found<void> prepare_records(const Context& context, const ArenaPlan& plan, bool resumed) {
    if (plan.records.empty()) return {};
    std::error_code error;
    std::filesystem::create_directories(plan.records, error);
    if (!std::filesystem::is_directory(plan.records, error)) {
        return no(context.text("cli.cannot_write", {{"file", plan.records}}));
    }
    if (resumed) return {};
    for (const auto& entry : std::filesystem::directory_iterator{plan.records, error}) {
        if (entry.path().extension() == ".velatura") {
            return no(
                context.text("cli.simulate.records_there", {{"file", entry.path().string()}}));
        }
    }
    return {};
}

int run(Context& context, const Options& options) {
    const auto plan = plan_of(context, options);
    if (!plan) return refuse(plan.error());
    DeckOutcomes outcomes(plan->decks);
    std::optional<ArenaLog> log;
    if (!options.resume.empty()) {
        auto opened = ArenaLog::open(context, options.resume, *plan, outcomes);
        if (!opened) return refuse(opened.error());
        log = *std::move(opened);
    }
    const bool resumed = std::ranges::any_of(outcomes, [](const auto& deck) { return !!deck; });
    if (auto ready = prepare_records(context, *plan, resumed); !ready) return refuse(ready.error());

    context.catalog.cards.build_table();
    end_games_on_interrupt();
    std::signal(SIGPIPE, SIG_IGN);  // a foreign bot that is gone shows when it is asked
    bool kept = true;
    const auto played = play_decks(context.catalog, *plan, outcomes,
                                   [&](std::uint64_t deck, const DeckOutcome& outcome) {
                                       kept = !log || log->append(deck, outcome);
                                       return kept;
                                   });
    if (!kept) return refuse(context.text("cli.cannot_write", {{"file", options.resume}}));
    if (!played) return refuse(context.text("cli.cannot_write", {{"file", played.error()}}));

    std::vector<DeckOutcome> decks;
    for (std::size_t i = 0; i < counted_decks(*plan, outcomes); ++i)
        decks.push_back(*outcomes[i]);
    fmt::print(
        "{}", options.json ? arena_json(context, *plan, decks) : arena_text(context, *plan, decks));
    if (!interrupted()) return done;
    return refuse(context.text(
        options.resume.empty() ? "cli.arena.stopped" : "cli.arena.stopped_resumable",
        {{"n", decks.size() * plan->players}, {"games", plan->games()}, {"file", options.resume}}));
}

void add_contest_options(CLI::App& app, Options& options) {
    constexpr std::uint32_t most_ms = 3'600'000;
    app.add_option("--a", options.a, "The player to measure: a level, or a bot named by --bot")
        ->type_name("NAME")
        ->required();
    app.add_option("--b", options.b, "Who sits on all other seats")->type_name("NAME");
    app.add_option("--bot", options.bots,
                   "Another program as NAME=exec:COMMAND (repeatable); see docs/bots.md")
        ->type_name("NAME=exec:COMMAND")
        ->allow_extra_args(false);
    app.add_option("--games", options.games,
                   "How many games; rounded up, so that each deck is played from every seat")
        ->type_name("N")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}));
    auto* const ms = app.add_option("--ms", options.ms, "Computing time for a move of either");
    auto* const ms_a = app.add_option("--a-ms", options.ms_a, "Computing time for a move of a");
    auto* const ms_b = app.add_option("--b-ms", options.ms_b, "Computing time for a move of b");
    for (CLI::Option* const option : {ms, ms_a, ms_b})
        option->type_name("MS")->check(CLI::Range(1u, most_ms));
    app.add_option("--iterations", options.iterations,
                   "Instead of time, for the same result every time")
        ->type_name("N")
        ->check(CLI::Range(1u, 1'000'000'000u))
        ->excludes(ms, ms_a, ms_b);
    app.add_option("--bot-timeout", options.bot_timeout,
                   "How much longer than its time another program may take")
        ->type_name("MS")
        ->capture_default_str()
        ->check(CLI::Range(0u, most_ms));
}

void add_test_options(CLI::App& app, Options& options) {
    CLI::Option* const sprt =
        app.add_flag("--sprt", options.sprt, "Stop as soon as it is clear whether a is better");
    const auto add = [&](const char* name, double& value, const char* about) {
        return app.add_option(name, value, about)
            ->type_name("X")
            ->capture_default_str()
            ->needs(sprt);
    };
    add("--elo0", options.test.elo0, "Elo difference that means: not better")
        ->check(CLI::Range(-2000.0, 2000.0));
    add("--elo1", options.test.elo1, "Elo difference that means: better")
        ->check(CLI::Range(-2000.0, 2000.0));
    add("--alpha", options.test.alpha, "Risk to take elo0 for elo1")->check(CLI::Range(1e-6, 0.49));
    add("--beta", options.test.beta, "Risk to take elo1 for elo0")->check(CLI::Range(1e-6, 0.49));
}

}  // namespace

Verb add_arena(CLI::App& program) {
    const auto options = std::make_shared<Options>();
    CLI::App* app = program.add_subcommand(
        "arena",
        "Measure two computer players against each other: the same decks from every seat.\n"
        "95 % intervals are computed from the decks' means, since games on a deck are related");
    add_contest_options(*app, *options);
    app->add_option("--players", options->players, "How many play; one alone is measured by points")
        ->type_name("N")
        ->capture_default_str();
    app->add_option("--mode", options->mode, "standard, vincent or solo-puzzle")
        ->type_name("MODE")
        ->check(CLI::IsMember(
            std::vector<std::string>{record::mode_names.begin(), record::mode_names.end()}));
    app->add_option(
           "--scenario", options->scenario,
           "A scenario; random: four scoring cards drawn for each deck; all: both by turns")
        ->type_name("NAME")
        ->capture_default_str();
    app->add_option("--seed", options->seed, "Makes everything random repeatable")
        ->type_name("TEXT");
    app->add_option("--threads", options->threads,
                    "How many games at once; as many as cores where not told")
        ->type_name("N")
        ->check(CLI::Range(1u, 1024u));
    add_test_options(*app, *options);
    app->add_option("--resume", options->resume,
                    "Keep finished decks in this file, and go on with those that are there")
        ->type_name("FILE");
    app->add_option("--records", options->records, "Write a record of each game into this folder")
        ->type_name("DIR");
    app->add_flag("--json", options->json, "An answer for programs");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
