// velatura achievements: what one person has achieved over all games in the given files.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "achievements/results.h"
#include "cli/command.h"
#include "cli/game_files.h"
#include "cli/progress.h"
#include "cli/terminal/columns.h"
#include "protocol/writer.h"

namespace velatura::cli {

namespace {

struct Options {
    std::vector<std::string> files;
    std::string name;
    bool json = false;
};

template <typename List, typename Thing>
bool contains(const List& list, const Thing& thing) {
    return std::ranges::find(list, thing) != list.end();
}

std::string report_json(const Context& context, const std::string& name,
                        const achievements::Profile& profile) {
    protocol::Writer json;
    json.begin_object()
        .field("name", name)
        .field("games", profile.games())
        .field("wins", profile.wins())
        .field("best", profile.best_points())
        .key("scenarios")
        .begin_list();
    for (const content::Scenario& scenario : context.catalog.scenarios) {
        json.begin_object()
            .field("id", scenario.id)
            .field("played", contains(profile.scenarios_played(), scenario.id))
            .field("passed", contains(profile.scenarios_passed(), scenario.id))
            .end_object();
    }
    json.end_list().key("achievements").begin_list();
    for (const content::Achievement& achievement : context.catalog.achievements) {
        json.begin_object()
            .field("id", achievement.id)
            .field("reached", contains(profile.achieved(), &achievement))
            .end_object();
    }
    return json.end_list().end_object().text() + "\n";
}

std::string report_text(const Context& context, const std::string& name,
                        const achievements::Profile& profile) {
    const auto mark = [&context](bool yes) { return yes ? context.text("cli.yes") : "-"; };
    Columns scenarios;
    scenarios.add({context.text("cli.achievements.scenario"), context.text("cli.achievements.goal"),
                   context.text("cli.achievements.played"),
                   context.text("cli.achievements.passed")});
    for (const content::Scenario& scenario : context.catalog.scenarios) {
        scenarios.add({scenario_name(context, scenario), std::to_string(scenario.goal),
                       mark(contains(profile.scenarios_played(), scenario.id)),
                       mark(contains(profile.scenarios_passed(), scenario.id))});
    }
    Columns reached;
    reached.add(
        {context.text("cli.achievements.achievement"), context.text("cli.achievements.reached")});
    for (const content::Achievement& achievement : context.catalog.achievements) {
        const std::string key = "achievement." + achievement.id;
        reached.add({context.text(key + ".name"), mark(contains(profile.achieved(), &achievement)),
                     context.text(key + ".about")});
    }
    return fmt::format("{}\n\n{}\n{}",
                       context.text("cli.achievements.heading", {{"name", name},
                                                                 {"n", profile.games()},
                                                                 {"wins", profile.wins()},
                                                                 {"best", profile.best_points()}}),
                       scenarios.text(), reached.text());
}

int run(const Context& context, const Options& options) {
    achievements::Profile profile{context.catalog, options.name};
    {
        ProgressLine progress{options.files.size()};
        for (const std::string& file : options.files) {
            const auto games = read_games(context, file);
            if (!games) return refuse(games.error());
            for (const record::Match& game : *games)
                profile.add(game);
            progress.advance();
        }
    }
    if (profile.games() == 0) {
        return refuse(context.problem("cli.achievements.nobody", {{"name", options.name}}));
    }
    fmt::print("{}", options.json ? report_json(context, options.name, profile)
                                  : report_text(context, options.name, profile));
    return done;
}

}  // namespace

Verb add_achievements(App& program) {
    const auto options = std::make_shared<Options>();
    App* app =
        program.add_subcommand("achievements", "Report a player's achievements in recorded games");
    app->add_option("files", options->files, "Records, or files with many games")
        ->type_name("FILE...")
        ->required();
    app->add_option("--name", options->name, "The player's name")->type_name("NAME")->required();
    app->add_flag("--json", options->json, "Print JSON for programs");
    return {app, [options](Context& context) { return run(context, *options); }};
}

}  // namespace velatura::cli
