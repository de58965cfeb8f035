// velatura arena: two computer players measured against each other.
#include "cli/arena/arena.h"

#include <fmt/core.h>

#include <csignal>
#include <filesystem>
#include <memory>
#include <thread>

#include "ai/signature.h"
#include "chance/hex.h"
#include "cli/arena/foreign_bot.h"
#include "cli/arena/log.h"
#include "cli/arena/report.h"
#include "cli/setup_options.h"
#include "cli/usage.h"
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
    BoxOptions boxes;
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
            return no(context.problem("cli.arena.bad_bot", {{"word", bot}}));
        }
        if (bot.substr(0, at) != name) continue;
        if (!command.empty()) return no(context.problem("cli.arena.bot_twice", {{"word", name}}));
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
        return no(context.problem("cli.arena.unknown_bot", {{"word", name}}));
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

// Boxes are played with cards drawn from all that are in play.
Found<void> choose_table(const Context& context, const Options& options, ArenaPlan& plan) {
    if (auto chosen =
            choose_boxes(context, options.boxes, options.mode, options.players, plan.table);
        !chosen) {
        return no(chosen.error());
    }
    if (!options.boxes.any() && plan.table.mode != rules::Mode::automa) return {};
    for (const Contender* const contender : {&plan.a, &plan.b}) {
        if (!contender->command.empty()) {
            return no(context.problem("cli.arena.bot_boxes", {{"name", contender->name}}));
        }
    }
    if (plan.pool == Pool::scenario) {
        return no(context.problem("cli.scenario_has_boxes",
                                  {{"scenario", scenario_name(context, *plan.scenario)}}));
    }
    plan.pool = Pool::random_cards;
    return {};
}

Found<std::string> seed_of(const Context& context, const Options& options) {
    std::string seed = options.seed;
    if (seed.empty() && !options.resume.empty()) seed = seed_in_log(options.resume);
    if (seed.empty()) seed = new_seed();
    if (!record::is_good_value(seed)) return no(context.problem("cli.bad_seed"));
    return seed;
}

Found<void> choose_contenders(const Context& context, const Options& options, ArenaPlan& plan) {
    auto a = find_contender(context, options, options.a, options.ms_a);
    if (!a) return no(a.error());
    plan.a = *std::move(a);
    if (plan.alone()) {
        if (!options.b.empty() || options.sprt) return no(context.problem("cli.arena.alone"));
        return {};
    }
    if (options.b.empty()) return no(context.problem("cli.arena.no_opponent"));
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
    return chance::hex(ai::signature(content::base_catalog(), ai::Signed::games));
}

Found<ArenaPlan> plan_of(const Context& context, const Options& options) {
    ArenaPlan plan;
    plan.players = options.players;
    if (auto chosen = choose_contenders(context, options, plan); !chosen) return no(chosen.error());
    if (auto chosen = choose_pool(context, options.scenario, plan); !chosen)
        return no(chosen.error());
    if (auto chosen = choose_table(context, options, plan); !chosen) return no(chosen.error());
    plan.decks = (options.games + plan.players - 1) / plan.players;
    auto seed = seed_of(context, options);
    if (!seed) return no(seed.error());
    plan.seed = *std::move(seed);
    plan.threads =
        options.threads > 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency());
    plan.bot_timeout = options.bot_timeout;
    if (options.sprt) {
        if (options.test.elo0 >= options.test.elo1) return no(context.problem("cli.arena.bad_elo"));
        plan.sprt = options.test;
    }
    plan.records = options.records;
    if (!options.resume.empty()) plan.ai_signature = signature_of(plan);
    const auto first =
        record::Match::begin(context.catalog, choices_for(context.catalog, plan, 0, 0));
    if (!first) return no(context.problem(first.error()));
    plan.setup = first->game().setup();
    if (!plan.table.award) plan.setup.prize = rules::no_prize;  // drawn for each deck
    return plan;
}

// A folder for records, without games unless these are the ones an earlier run left.
Found<void> prepare_records(const Context& context, const ArenaPlan& plan, bool resumed) {
    if (plan.records.empty()) return {};
    std::error_code error;
    std::filesystem::create_directories(plan.records, error);
    if (!std::filesystem::is_directory(plan.records, error)) {
        return no(context.problem("cli.cannot_write", {{"file", plan.records}}));
    }
    if (resumed) return {};
    for (const auto& entry : std::filesystem::directory_iterator{plan.records, error}) {
        if (entry.path().extension() == ".velatura") {
            return no(
                context.problem("cli.simulate.records_there", {{"file", entry.path().string()}}));
        }
    }
    return {};
}

// A program that cannot even be greeted would lose every game: better told before the first.
Found<void> greet_bots(const Context& context, const ArenaPlan& plan) {
    for (const Contender* const contender : {&plan.a, &plan.b}) {
        if (contender->command.empty()) continue;
        ForeignBot bot{
            context.catalog, contender->command, {.grace = plan.bot_timeout, .ended = interrupted}};
        if (const auto greeted = bot.start(); !greeted && !interrupted()) {
            return no(
                context.problem("cli.arena.bot_silent",
                                {{"name", contender->name}, {"reason", greeted.error().detail}}));
        }
    }
    return {};
}

int run(Context& context, const Options& options) {
    const auto plan = plan_of(context, options);
    if (!plan) return refuse(plan.error(), bad_usage);
    DeckOutcomes outcomes(plan->decks);
    std::optional<ArenaLog> log;
    if (!options.resume.empty()) {
        auto opened = ArenaLog::open(context, options.resume, *plan, outcomes);
        if (!opened) return refuse(opened.error());
        log = *std::move(opened);
    }
    const bool resumed = std::ranges::any_of(outcomes, [](const auto& deck) { return !!deck; });
    if (auto ready = prepare_records(context, *plan, resumed); !ready) return refuse(ready.error());

    end_games_on_interrupt();
    std::signal(SIGPIPE, SIG_IGN);  // a foreign bot that is gone shows when it is asked
    if (auto greeted = greet_bots(context, *plan); !greeted) return refuse(greeted.error());
    bool kept = true;
    const auto played = play_decks(context.catalog, *plan, outcomes,
                                   [&](std::uint64_t deck, const DeckOutcome& outcome) {
                                       kept = !log || log->append(deck, outcome);
                                       return kept;
                                   });
    if (!kept) return refuse(context.problem("cli.cannot_write", {{"file", options.resume}}));
    if (!played) return refuse(context.problem("cli.cannot_write", {{"file", played.error()}}));

    std::vector<DeckOutcome> decks;
    for (std::size_t i = 0; i < counted_decks(*plan, outcomes); ++i)
        decks.push_back(*outcomes[i]);
    fmt::print(
        "{}", options.json ? arena_json(context, *plan, decks) : arena_text(context, *plan, decks));
    if (!interrupted()) return done;
    refuse_in_json(false);  // the answer is out already, and says that it isn't complete
    return refuse(context.problem(
        options.resume.empty() ? "cli.arena.stopped" : "cli.arena.stopped_resumable",
        {{"n", decks.size() * plan->players}, {"games", plan->games()}, {"file", options.resume}}));
}

void add_contest_options(App& app, Options& options) {
    constexpr std::uint32_t most_ms = 3'600'000;
    app.add_option("--a", options.a, "The player to measure: a level, or a bot named by --bot")
        ->type_name("NAME")
        ->required();
    app.add_option("--b", options.b, "The player on all other seats")->type_name("NAME");
    app.add_option("--bot", options.bots,
                   "Another program as a player (repeatable); see docs/bots.md")
        ->type_name("NAME=exec:COMMAND")
        ->allow_extra_args(false);
    app.add_option("--games", options.games,
                   "Number of games, rounded up so that each deck is played from every seat")
        ->type_name("N")
        ->capture_default_str()
        ->check(whole(1, 1'000'000));
    auto* const ms = app.add_option("--ms", options.ms, "Computing time per move");
    auto* const ms_a = app.add_option("--a-ms", options.ms_a, "Computing time per move of a");
    auto* const ms_b = app.add_option("--b-ms", options.ms_b, "Computing time per move of b");
    for (Option* const option : {ms, ms_a, ms_b})
        option->type_name("MS")->check(whole(1, most_ms));
    app.add_option("--iterations", options.iterations,
                   "Iterations per move instead of time: results repeat exactly")
        ->type_name("N")
        ->check(whole(1, 1'000'000'000))
        ->excludes(ms)
        ->excludes(ms_a)
        ->excludes(ms_b);
    app.add_option("--bot-timeout", options.bot_timeout, "Extra time per move for another program")
        ->type_name("MS")
        ->capture_default_str()
        ->check(whole(0, most_ms));
}

void add_test_options(App& app, Options& options) {
    Option* const sprt =
        app.add_flag("--sprt", options.sprt, "Stop as soon as it is clear whether a is better");
    const auto add = [&](const char* name, double& value, const char* about) {
        return app.add_option(name, value, about)
            ->type_name("X")
            ->capture_default_str()
            ->needs(sprt);
    };
    add("--elo0", options.test.elo0, "Elo difference that counts as not better")
        ->check(number(-2000.0, 2000.0));
    add("--elo1", options.test.elo1, "Elo difference that counts as better")
        ->check(number(-2000.0, 2000.0));
    add("--alpha", options.test.alpha, "Risk of deciding for elo1 when elo0 is true")
        ->check(number(1e-6, 0.49));
    add("--beta", options.test.beta, "Risk of deciding for elo0 when elo1 is true")
        ->check(number(1e-6, 0.49));
}

}  // namespace

Verb add_arena(App& program) {
    const auto options = std::make_shared<Options>();
    App* app = program.add_subcommand(
        "arena",
        "Measure two computer players against each other: the same decks from every seat.\n"
        "Intervals are at 95% confidence, computed from the mean of each deck");
    add_contest_options(*app, *options);
    app->add_option("--players", options->players,
                    "Number of players; a single player is measured by points")
        ->type_name("N")
        ->capture_default_str()
        ->check(whole(1, rules::max_seats));
    app->add_option("--mode", options->mode, "standard, vincent, solo-puzzle or automa")
        ->type_name("MODE")
        ->check(one_of({record::mode_names.begin(), record::mode_names.end()}));
    add_box_options(*app, options->boxes);
    app->add_option("--scenario", options->scenario,
                    "A scenario; random: four cards drawn for each deck; all: both in turn")
        ->type_name("NAME")
        ->capture_default_str();
    app->add_option("--seed", options->seed, "Seed for everything random; the same seed repeats it")
        ->type_name("TEXT")
        ->check(some_text());
    app->add_option("--threads", options->threads,
                    "Number of games at once; default: one for each core")
        ->type_name("N")
        ->check(whole(1, 1024));
    add_test_options(*app, *options);
    app->add_option("--resume", options->resume,
                    "Save finished decks to this file, and continue from those in it")
        ->type_name("FILE");
    app->add_option("--records", options->records, "Write a record of each game into this folder")
        ->type_name("DIR");
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
