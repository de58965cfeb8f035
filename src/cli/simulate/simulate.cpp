// velatura simulate: many games between computer players, and their results.
#include <fmt/core.h>

#include <filesystem>
#include <memory>
#include <thread>

#include "cli/box_report.h"
#include "cli/command.h"
#include "cli/setup_options.h"
#include "cli/simulate/simulation.h"
#include "cli/terminal/columns.h"
#include "cli/usage.h"
#include "protocol/writer.h"
#include "record/names.h"
#include "words/forms.h"

namespace velatura::cli {

namespace {

using rules::index;

struct Options {
    SetupOptions setup;
    std::vector<std::string> bots;
    std::uint64_t games = 1000;
    bool rotate = false;
    unsigned threads = 0;
    std::string records;
    bool json = false;
};

// One for all seats, or one a seat.
Found<std::vector<ai::Level>> find_bots(const Context& context,
                                        const std::vector<std::string>& names, std::size_t seats) {
    std::vector<ai::Level> bots;
    for (const std::string& name : names) {
        const auto level = ai::level_named(name);
        if (!level) return std::unexpected{context.problem("cli.unknown_bot", {{"word", name}})};
        bots.push_back(*level);
    }
    if (bots.empty()) bots.push_back(ai::Level::journeyman);
    if (bots.size() == 1) bots.resize(seats, bots.front());
    if (bots.size() != seats) {
        return std::unexpected{context.problem("cli.simulate.wrong_bots",
                                               {{"bots", bots.size()}, {"players", seats}})};
    }
    return bots;
}

Found<SimulationPlan> plan_of(const Context& context, const Options& options) {
    const std::vector<std::string> names = split_items(options.bots);
    SetupOptions setup = options.setup;
    if (!setup.players && names.size() > 1) setup.players = names.size();
    SimulationPlan plan;
    plan.random_scenario = setup.scenario == "random";
    if (plan.random_scenario) {
        if (!setup.scoring.empty()) {
            return std::unexpected{
                context.problem("cli.scenario_has_cards", {{"scenario", setup.scenario}})};
        }
        setup.scenario.clear();
    }
    auto choices = choices_of(context, setup);
    if (!choices) return std::unexpected{choices.error()};
    plan.choices = *std::move(choices);
    // A lone player's win means nothing without a goal.
    if (plan.choices.seats.size() == 1 && plan.choices.level.empty()) plan.choices.level = "normal";
    auto bots = find_bots(context, names, plan.choices.seats.size());
    if (!bots) return std::unexpected{bots.error()};
    plan.bots = *std::move(bots);
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        std::string& name = plan.names[index(plan.bots[i])];
        if (name.empty()) name = names.empty() ? "greedy" : names[std::min(i, names.size() - 1)];
    }
    plan.rotate = options.rotate;
    plan.games = options.games;
    plan.threads =
        options.threads > 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency());
    plan.records = options.records;
    const auto first =
        record::Match::begin(context.catalog, choices_for_game(context.catalog, plan, 1));
    if (!first) return no(context.problem(first.error()));
    plan.setup = first->game().setup();
    if (!plan.choices.award) plan.setup.prize = rules::no_prize;  // drawn for each game
    return plan;
}

// A game that is already in the folder.
std::optional<std::string> game_in(const std::string& folder) {
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator{folder, error}) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("game-") && name.ends_with(".velatura")) return entry.path().string();
    }
    return std::nullopt;
}

class SimulationReport {
  public:
    SimulationReport(const Context& context, const SimulationPlan& plan,
                     const SimulationResult& result)
        : context_(context), plan_(plan), result_(result) {}

    std::string json() {
        json_.begin_object()
            .field("games", plan_.games)
            .field("players", plan_.bots.size())
            .field("mode", record::mode_names[index(plan_.choices.mode)])
            .field("scenario", scenario())
            .key("scoring")
            .begin_list();
        if (fixed_scoring()) {
            for (const rules::ScoringCardId id : plan_.choices.scoring) {
                json_.value(id == rules::no_scoring_card ? record::empty_place
                                                         : context_.catalog.name(id));
            }
        }
        json_.end_list();
        if (plan_.bots.size() == 1) json_.field("level", plan_.choices.level);
        write_boxes(json_, context_.catalog, plan_.setup);
        json_.field("seed", plan_.choices.seed).key("seats").begin_list();
        for (std::size_t seat = 0; seat < plan_.bots.size(); ++seat) {
            json_.begin_object().field("seat", seat + 1);
            if (!plan_.rotate) json_.field("bot", name_of(plan_.bots[seat]));
            write(result_.seats[seat], 1);
            json_.end_object();
        }
        json_.end_list().key("bots").begin_list();
        for (const ai::Level bot : seated_bots()) {
            json_.begin_object().field("bot", name_of(bot)).field("seats", seats_of(bot));
            write(result_.bots[index(bot)], seats_of(bot));
            json_.end_object();
        }
        json_.end_list();
        write("moves", result_.moves, 1);
        json_.field("judged", static_cast<std::int64_t>(result_.judged.sum())).end_object();
        return json_.text() + "\n";
    }

    std::string text() const {
        Columns table;
        table.add({context_.text("cli.simulate.seat"), context_.text("cli.simulate.bot"),
                   context_.text("cli.simulate.points"), context_.text("cli.simulate.won"),
                   context_.text("cli.simulate.ribbons"), context_.text("cli.simulate.silver")});
        for (std::size_t seat = 0; seat < plan_.bots.size(); ++seat) {
            const std::string_view bot = plan_.rotate ? "" : name_of(plan_.bots[seat]);
            table.add(row(std::to_string(seat + 1), bot, result_.seats[seat], 1));
        }
        for (const ai::Level bot : seated_bots()) {
            table.add(row(context_.text("cli.simulate.all"), name_of(bot), result_.bots[index(bot)],
                          seats_of(bot)));
        }
        return fmt::format(
            "{}\n{}\n{}{}\n{}\n{}\n",
            context_.text("cli.simulate.heading", {{"n", plan_.games},
                                                   {"players", plan_.bots.size()},
                                                   {"mode", context_.mode(plan_.choices.mode)},
                                                   {"seed", plan_.choices.seed}}),
            with_boxes() ? box_tags(context_, plan_.setup) + "\n" : "", table.text(),
            with_boxes() ? "\n" + gains() : "",
            context_.text("cli.simulate.moves", {{"moves", figure(result_.moves, 1)}}),
            context_.text("cli.simulate.judged",
                          {{"n", static_cast<std::int64_t>(result_.judged.sum())}}));
    }

  private:
    std::string scenario() const {
        return plan_.random_scenario ? "random" : plan_.choices.scenario;
    }
    bool with_boxes() const { return record::version_of(plan_.setup) > 1; }
    // What boxes bring, bot by bot.
    std::string gains() const {
        Columns table;
        Columns::Cells heading{context_.text("cli.simulate.bot")};
        for (const BoxGain& gain : box_gains)
            heading.push_back(context_.text(gain.key));
        table.add(std::move(heading));
        for (const ai::Level bot : seated_bots()) {
            Columns::Cells row{std::string{name_of(bot)}};
            for (const Tally& points : result_.bots[index(bot)].boxes)
                row.push_back(figure(points, seats_of(bot)));
            table.add(std::move(row));
        }
        return table.text();
    }
    bool fixed_scoring() const {
        return !plan_.random_scenario && plan_.choices.random_scoring == 0;
    }
    std::vector<ai::Level> seated_bots() const {
        std::vector<ai::Level> bots;
        for (const ai::Level bot : plan_.bots) {
            if (std::ranges::find(bots, bot) == bots.end()) bots.push_back(bot);
        }
        return bots;
    }
    std::string_view name_of(ai::Level bot) const { return plan_.names[index(bot)]; }
    std::int64_t seats_of(ai::Level bot) const { return std::ranges::count(plan_.bots, bot); }

    void write(std::string_view name, Interval interval) {
        json_.key(name).begin_list().value(interval.low).value(interval.high).end_list();
    }
    // Of the seats together, divided among them.
    void write(std::string_view name, const Tally& tally, std::int64_t seats) {
        const auto share = static_cast<double>(seats);
        json_.key(name).begin_object().field("mean", tally.mean() / share);
        if (tally.count() > 1) {
            const auto [low, high] = tally.interval();
            write("ci95", {low / share, high / share});
        } else {
            json_.key("ci95").null();  // one game tells nothing about the next
        }
        if (seats == 1) json_.field("min", tally.least()).field("max", tally.most());
        json_.end_object();
    }
    void write(const Takings& account, std::int64_t seats) {
        write("points", account.points, seats);
        const double rate = account.wins.mean() / whole_win;
        json_.key("wins")
            .begin_object()
            .field("count", account.wins.sum() / whole_win)
            .field("rate", rate);
        write("ci95", share_interval(rate, static_cast<double>(plan_.games)));
        json_.end_object();
        write("ribbons", account.ribbons, seats);
        write("silver", account.silver, seats);
        for (std::size_t gain = 0; with_boxes() && gain < box_gains.size(); ++gain)
            write(box_gains[gain].name, account.boxes[gain], seats);
    }

    std::string figure(const Tally& tally, std::int64_t seats) const {
        const auto share = static_cast<double>(seats);
        std::string text = words::decimal(context_.language, tally.mean() / share, 2);
        if (tally.count() > 1) {
            text += " ±" + words::decimal(context_.language,
                                          (tally.interval().high - tally.mean()) / share, 2);
        }
        if (seats == 1) text += fmt::format(" ({}–{})", tally.least(), tally.most());
        return text;
    }
    Columns::Cells row(std::string seat, std::string_view bot, const Takings& account,
                       std::int64_t seats) const {
        const double rate = account.wins.mean() / whole_win;
        const auto [low, high] = share_interval(rate, static_cast<double>(plan_.games));
        return {std::move(seat),
                std::string{bot},
                figure(account.points, seats),
                fmt::format("{} ({}–{})", words::percent(context_.language, rate, 1),
                            words::decimal(context_.language, low * 100),
                            words::decimal(context_.language, high * 100)),
                figure(account.ribbons, seats),
                figure(account.silver, seats)};
    }

    const Context& context_;
    const SimulationPlan& plan_;
    const SimulationResult& result_;
    protocol::Writer json_;
};

int run(Context& context, const Options& options) {
    const auto plan = plan_of(context, options);
    if (!plan) return refuse(plan.error(), bad_usage);
    if (!plan->records.empty()) {
        std::error_code error;
        std::filesystem::create_directories(plan->records, error);
        if (!std::filesystem::is_directory(plan->records, error)) {
            return refuse(context.problem("cli.cannot_write", {{"file", plan->records}}));
        }
        if (const auto game = game_in(plan->records)) {
            return refuse(context.problem("cli.simulate.records_there", {{"file", *game}}));
        }
    }
    const auto result = simulate(context.catalog, *plan);
    if (!result) return refuse(context.problem("cli.cannot_write", {{"file", result.error()}}));
    SimulationReport report{context, *plan, *result};
    fmt::print("{}", options.json ? report.json() : report.text());
    return done;
}

}  // namespace

Verb add_simulate(App& program) {
    const auto options = std::make_shared<Options>();
    App* app = program.add_subcommand(
        "simulate",
        "Let computer players play many games and report points, wins, ribbons and lengths");
    add_setup_options(*app, options->setup);
    app->find("--scenario")->description("Scenario, or random for a different one each game");
    app->add_option(
           "--bots", options->bots,
           "Computer players: visitor to master, or montecarlo; one for all seats or one for each")
        ->type_name("NAME,...");
    app->add_option("--games", options->games, "Number of games")
        ->type_name("N")
        ->capture_default_str()
        ->check(whole(1, 1'000'000'000));
    app->add_flag("--rotate", options->rotate, "Move every bot one seat over after each game");
    app->add_option("--threads", options->threads, "Number of threads; default: all cores")
        ->type_name("N")
        ->check(whole(1, 1024));
    app->add_option("--records", options->records, "Write a record of each game into this folder")
        ->type_name("DIR");
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
