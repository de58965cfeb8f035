#include "cli/play/play.h"

#include <algorithm>
#include <ctime>
#include <memory>

#include "ai/level.h"
#include "cli/play/ending.h"
#include "cli/play/session.h"
#include "cli/save_file.h"
#include "cli/terminal/layout.h"
#include "cli/usage.h"
#include "record/text.h"

namespace velatura::cli {

namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    std::array<char, 16> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d", &local);
    return {text.data(), length};
}

struct Kept {
    record::Match match;
    std::string path;
};

std::string path_to_resume(const PlayOptions& options) {
    return !options.resume->empty() ? *options.resume : default_save_path().value_or("");
}

Found<Kept> resume_game(const Context& context, const PlayOptions& options) {
    const std::string path = path_to_resume(options);
    if (path.empty()) return no(context.problem("cli.play.nothing_to_resume"));
    auto match = load_match(context, path);
    if (!match) return no(match.error());
    if (!match->can_continue() && match->state().phase != rules::Phase::over) {
        return no(context.problem("cli.play.cannot_continue", {{"path", path}}));
    }
    for (const record::SeatName& seat : match->record().header.seats) {
        if (seat.bot && !ai::level_named(seat.name)) {
            return no(context.problem("cli.unknown_bot", {{"word", seat.name}}));
        }
    }
    if (options.save.empty() || same_file(options.save, path)) return Kept{*std::move(match), path};
    if (auto free = check_save_path(context, options.save); !free) return no(free.error());
    return Kept{*std::move(match), options.save};
}

Found<record::Match> deal(const Context& context, const PlayOptions& options) {
    auto choices = choose_game(context, options);
    if (!choices) return no(choices.error());
    choices->date = today();
    auto match = record::Match::begin(context.catalog, *choices);
    if (!match) return no(context.problem(match.error()));
    return *std::move(match);
}

// Finds a place for it.
Found<Kept> new_game(const Context& context, const PlayOptions& options, record::Match match,
                     Console& console) {
    if (!options.save.empty()) {
        if (auto free = check_save_path(context, options.save); !free) return no(free.error());
        return Kept{std::move(match), options.save};
    }
    const std::string path = default_save_path().value_or("");
    if (path.empty()) {
        console.out << wrap(context.text("cli.play.nowhere_to_save"));
        return Kept{std::move(match), path};
    }
    const auto moved = make_room(context, path);
    if (!moved) return no(moved.error());
    if (!moved->empty()) console.out << wrap(*moved);
    return Kept{std::move(match), path};
}

// A profile would be lost under the game, or the game under the profile.
bool profile_is_game(const PlayOptions& options) {
    if (options.profile.empty()) return false;
    std::vector<std::string> games;
    if (!options.save.empty()) games.push_back(options.save);
    if (options.resume) games.push_back(path_to_resume(options));
    if (games.empty()) games.push_back(default_save_path().value_or(""));
    return std::ranges::any_of(games, [&](const std::string& path) {
        return !path.empty() && same_file(path, options.profile);
    });
}

// Someone who only typed `velatura play` may have a game to continue.
bool ask_to_resume(const Context& context, Console& console, PlayOptions& options) {
    const auto path = default_save_path();
    if (!path || read_file(*path).value_or("").empty()) return true;
    const auto match = load_match(context, *path);
    if (!match) {
        console.out << wrap(
            match.error().text);  // perhaps a pack is missing; it will be moved aside
        return true;
    }
    if (match->record().result || match->record().entries.empty()) return true;
    const Narrator narrator{context, *match};
    rules::SeatSet all;
    for (std::size_t i = 0; i < match->game().seats(); ++i)
        all.insert(static_cast<rules::Seat>(i));
    const auto line = console.ask(wrap(context.text(
        "cli.ask.resume", {{"seats", narrator.seats(all)}, {"n", match->positions().size() - 1}})));
    if (!line) return false;
    if (line->empty()) options.resume = "";
    return true;
}

int finish(const Narrator& narrator, Console& console, const std::string& path,
           std::optional<ProfileFile>& profile) {
    console.out << '\n'
                << Board{narrator, console.style}.draw(narrator.match().state(), std::nullopt)
                << '\n'
                << ending_text(narrator, console.style,
                               profile ? Achievements::left_out : Achievements::told);
    if (profile) {
        const auto told = profile->add(narrator);
        if (!told) return refuse(told.error());
        console.out << *told;
    }
    if (!path.empty()) console.out << wrap(narrator.text("cli.play.kept", {{"path", path}}));
    return done;
}

}  // namespace

int play(const Context& context, PlayOptions options, Console& console) {
    std::optional<ProfileFile> profile;
    if (!options.profile.empty()) {
        auto opened = ProfileFile::open(context, options.profile);
        if (!opened) return refuse(opened.error());
        profile = *std::move(opened);
    }
    if (options.resume && options.deals_a_game()) {
        return refuse(context.problem("cli.play.resume_and_set_up"), bad_usage);
    }
    if (console.interactive && !options.resume && !options.names_a_game()) {
        if (!options.deals_a_game() && !ask_to_resume(context, console, options)) return done;
        if (!options.resume && !ask_for_game(context, console, options)) return done;
    }
    if (profile_is_game(options)) {
        return refuse(context.problem("cli.play.profile_is_game", {{"path", options.profile}}),
                      bad_usage);
    }
    std::optional<record::Match> dealt;
    if (!options.resume) {
        auto match = deal(context, options);
        if (!match) return refuse(match.error(), bad_usage);
        dealt = *std::move(match);
    }
    auto game = dealt ? new_game(context, options, *std::move(dealt), console)
                      : resume_game(context, options);
    if (!game) return refuse(game.error());

    const bool over = game->match.state().phase == rules::Phase::over;
    const bool is_there = over && options.save.empty();
    if (!game->path.empty() && !is_there) {
        const std::string text = record::write(context.catalog, game->match.record());
        if (auto written = write_file(context, game->path, text); !written) {
            return refuse(written.error());
        }
    }
    if (over) {
        profile.reset();  // it was counted when it ended
        return finish(Narrator{context, game->match}, console, game->path, profile);
    }
    if (!game->path.empty()) {
        console.out << wrap(context.text("cli.play.kept_at", {{"path", game->path}}));
    }
    Sitting session{context, console, std::move(game->match), game->path};
    console.out << Board{session.narrator(), console.style}.legend();
    if (session.run() == Sitting::Finish::left) return done;
    return finish(session.narrator(), console, session.path(), profile);
}

Verb add_play(App& program) {
    App* app = program.add_subcommand("play", "Play in this terminal");
    auto options = std::make_shared<PlayOptions>();
    add_setup_options(*app, options->setup);
    app->add_option("--names", options->names,
                    "Names of the players; bot:master is a computer player, see --bots")
        ->type_name("NAME,...");
    app->add_option("--bots", options->bots,
                    "Computer players, seated after the people: visitor, apprentice, journeyman, "
                    "artist, master")
        ->type_name("BOT,...");
    app->add_option("--random-scoring", options->random_scoring, "Draw this many scoring cards")
        ->type_name("N")
        ->check(whole(0, rules::scoring_places));
    app->add_flag("--hidden-hands", options->hidden_hands, "Show each hand to its owner only");
    app->add_option("--save", options->save, "Save the game to this file")->type_name("FILE");
    auto resume = std::make_shared<std::vector<std::string>>();
    Option* resumes = app->add_option("--resume", *resume, "Continue this file, or the last game")
                          ->type_name("[FILE]")
                          ->expected(0, 1);
    app->add_option("--profile", options->profile, "Append the finished game to this file")
        ->type_name("FILE");
    return {app, [options, resume, resumes](Context& context) {
                if (resumes->count() > 0) options->resume = resume->empty() ? "" : resume->front();
                Console console = standard_console();
                return play(context, *options, console);
            }};
}

}  // namespace velatura::cli
