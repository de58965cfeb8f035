#include <algorithm>

#include "ai/level.h"
#include "chance/fast_random.h"
#include "chance/fnv.h"
#include "cli/play/entry.h"
#include "cli/play/play.h"
#include "cli/terminal/layout.h"
#include "cli/terminal/narrator.h"
#include "record/names.h"

namespace velatura::cli {

namespace {

using record::SeatName;

constexpr std::string_view recommended_scenario = "first-time-playing";
constexpr std::string_view recommended_bot = "greedy";
constexpr std::string_view recommended_level = "normal";

Found<SeatName> seat_named(const Context& context, std::string_view name) {
    const bool bot = name.starts_with(record::bot_prefix);
    if (bot) name.remove_prefix(record::bot_prefix.size());
    if (bot && !ai::level_named(name)) {
        return no(context.problem("cli.unknown_bot", {{"word", quoted_entry(name)}}));
    }
    if (!record::is_good_name(name)) {
        return no(context.problem("cli.play.bad_name",
                                  {{"word", quoted_entry(name)}, {"n", record::longest_name}}));
    }
    return SeatName{std::string{name}, bot};
}

bool names_automa(const Context& context, const BoxOptions& options) {
    const auto boxes = find_boxes(context, split_items(options.boxes));
    return !options.rival.empty() || (boxes && boxes->automa);
}

// Those named, then people without a name up to the number asked for, then the computer players.
Found<std::vector<SeatName>> choose_seats(const Context& context, const PlayOptions& options) {
    std::vector<SeatName> seats;
    for (const std::string& name : split_items(options.names)) {
        auto seat = seat_named(context, name);
        if (!seat) return no(seat.error());
        if (!seat->bot && std::ranges::find(seats, *seat) != seats.end()) {
            return no(context.problem("cli.play.same_name", {{"name", seat->name}}));
        }
        seats.push_back(*std::move(seat));
    }
    std::vector<std::string> bots = split_items(options.bots);
    std::optional<std::size_t> players = options.setup.players;
    if (!players && seats.empty()) {
        const bool standard =
            (options.setup.mode.empty() && !names_automa(context, options.setup.boxes)) ||
            options.setup.mode == "standard";
        if (bots.empty() && standard) bots.emplace_back(recommended_bot);
        players = bots.size() + 1;
    }
    const std::size_t told = seats.size() + bots.size();
    const std::size_t wanted = players.value_or(told);
    if (wanted == 0) return no(context.problem("refusal.seats_out_of_range"));
    if (told > wanted) {
        return no(context.problem("cli.play.too_many_names", {{"n", told}, {"players", wanted}}));
    }
    if (wanted > rules::max_seats) return no(context.problem("refusal.seats_out_of_range"));
    while (seats.size() + bots.size() < wanted) {
        seats.push_back({unnamed(seats.size() + 1), false});
    }
    for (const std::string& bot : bots) {
        auto seat = seat_named(context, std::string{record::bot_prefix} + bot);
        if (!seat) return no(seat.error());
        seats.push_back(*std::move(seat));
    }
    return seats;
}

std::string any_scenario(const Context& context, std::string_view seed) {
    chance::FastRandom random{chance::fnv1a(seed)};
    const auto& scenarios = context.catalog.scenarios;
    return scenarios[random.below(static_cast<std::uint32_t>(scenarios.size()))].id;
}

std::optional<int> ask_number(const Context& context, Console& console, std::string_view question,
                              int least, int most, int recommended) {
    while (true) {
        const auto line =
            console.ask(std::string{question} + " [" + std::to_string(recommended) + "] ");
        if (!line) return std::nullopt;
        const std::string typed = plain_signs(*line);
        if (typed.empty()) return recommended;
        if (const auto number = number_in(typed); number && *number >= least && *number <= most) {
            return number;
        }
        console.out << wrap(context.text("cli.ask.number", {{"least", least}, {"most", most}}));
    }
}

std::optional<int> ask_scenario(const Context& context, Console& console) {
    const auto& scenarios = context.catalog.scenarios;
    int recommended = 1;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        if (scenarios[i].id == recommended_scenario) recommended = static_cast<int>(i) + 1;
        console.out << wrap(pad_left(std::to_string(i + 1), 4) + "  " +
                                pad_right(scenario_name(context, scenarios[i]), 22) +
                                context.text("scenario." + scenarios[i].id + ".about"),
                            28);
    }
    const int most = static_cast<int>(scenarios.size()) + 1;
    console.out << wrap(pad_left(std::to_string(most), 4) + "  " +
                            pad_right(context.text("cli.ask.free"), 22) +
                            context.text("cli.ask.free.about"),
                        28);
    return ask_number(context, console, context.text("cli.ask.scenario"), 1, most, recommended);
}

bool ask_names(const Context& context, Console& console, int people, PlayOptions& options) {
    while (true) {
        const auto line = console.ask(context.text("cli.ask.names", {{"n", people}}) + ' ');
        if (!line) return false;
        options.names = {*line};
        const auto names = split_items(options.names);
        PlayOptions trial = options;
        trial.bots.clear();
        trial.setup.players = static_cast<std::size_t>(people);
        if (const auto seats = choose_seats(context, trial); !seats) {
            console.out << wrap(seats.error().text);
        } else if (std::ranges::any_of(*seats, &SeatName::bot)) {
            console.out << wrap(context.text("cli.ask.no_bots_here"));
        } else {
            return true;
        }
    }
}

}  // namespace

bool PlayOptions::names_a_game() const {
    return setup.players || !setup.mode.empty() || !setup.scenario.empty() ||
           !setup.scoring.empty() || !setup.level.empty() || !names.empty() || !bots.empty() ||
           random_scoring || setup.vincent_with_three || hidden_hands || setup.boxes.any();
}

bool PlayOptions::deals_a_game() const {
    return names_a_game() || !setup.seed.empty() || !setup.first.empty();
}

Found<record::Choices> choose_game(const Context& context, PlayOptions options) {
    SetupOptions& setup = options.setup;
    auto seats = choose_seats(context, options);
    if (!seats) return no(seats.error());
    const bool alone = seats->size() == 1;
    setup.players = seats->size();
    if (options.random_scoring && (!setup.scenario.empty() || !setup.scoring.empty())) {
        return no(context.problem("cli.play.random_and_chosen"));
    }
    if (setup.seed.empty()) setup.seed = new_seed();
    if (setup.scenario == "random") setup.scenario = any_scenario(context, setup.seed);
    const bool boxes = setup.boxes.any() || setup.mode == record::mode_names.back();
    if (setup.scenario.empty() && setup.scoring.empty() && !options.random_scoring && !boxes) {
        if (setup.level.empty()) {
            setup.scenario = recommended_scenario;
        } else {  // a scenario's goal would replace the level
            setup.scoring = {"Variety,Repetition,Emphasis,Composition"};
        }
    }
    if (alone && setup.scenario.empty() && setup.level.empty()) setup.level = recommended_level;

    auto choices = choices_of(context, setup);
    if (!choices) return choices;
    if (options.random_scoring) {
        choices->random_scoring = static_cast<std::uint8_t>(*options.random_scoring);
        choices->scoring.clear();
    }
    choices->seats = *std::move(seats);
    choices->hidden_hands = options.hidden_hands;
    return choices;
}

bool ask_for_game(const Context& context, Console& console, PlayOptions& options) {
    const auto ask = [&](std::string_view key, int least, int most, int recommended) {
        return ask_number(context, console, context.text(key), least, most, recommended);
    };
    console.out << wrap(context.text("cli.ask.enter"));
    const auto people = ask("cli.ask.people", 1, static_cast<int>(rules::max_seats), 1);
    if (!people || !ask_names(context, console, *people, options)) return false;
    const int room = static_cast<int>(rules::max_seats) - *people;
    std::optional<int> bots = 0;
    if (room > 0) bots = ask("cli.ask.bots", 0, room, *people == 1 ? 1 : 0);
    if (!bots) return false;
    options.bots.assign(static_cast<std::size_t>(*bots), std::string{recommended_bot});
    const int seats = *people + *bots;
    options.setup.players = static_cast<std::size_t>(seats);
    if (seats <= 2) {
        const bool alone = seats == 1;
        const auto option = [&context](std::string_view name, std::string_view about) {
            return context.text("cli.ask.option",
                                {{"name", context.text(name)}, {"about", context.text(about)}});
        };
        console.out << wrap("   1  " + option(alone ? "mode.vincent" : "mode.standard",
                                              alone ? "mode.vincent.about" : "mode.standard.about"),
                            6)
                    << wrap("   2  " +
                                option(alone ? "mode.solo_puzzle" : "mode.vincent",
                                       alone ? "mode.solo_puzzle.about" : "mode.vincent.about"),
                            6);
        const auto mode = ask("cli.ask.mode", 1, 2, 1);
        if (!mode) return false;
        if (alone) options.setup.mode = *mode == 1 ? "vincent" : "solo-puzzle";
        if (!alone) options.setup.mode = *mode == 1 ? "standard" : "vincent";
    }
    const auto scenario = ask_scenario(context, console);
    if (!scenario) return false;
    const auto& scenarios = context.catalog.scenarios;
    if (static_cast<std::size_t>(*scenario) <= scenarios.size()) {
        options.setup.scenario = scenarios[static_cast<std::size_t>(*scenario) - 1].id;
        return true;
    }
    options.random_scoring = static_cast<int>(rules::scoring_places);
    if (seats > 1) return true;
    const auto& levels = context.catalog.levels;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        console.out << pad_left(std::to_string(i + 1), 4) + "  " +
                           context.text("cli.board.goal",
                                        {{"name", context.text("level." + levels[i].id)},
                                         {"goal", levels[i].goal}}) +
                           '\n';
    }
    const auto level = ask("cli.ask.level", 1, static_cast<int>(levels.size()), 2);
    if (!level) return false;
    options.setup.level = levels[static_cast<std::size_t>(*level) - 1].id;
    return true;
}

}  // namespace velatura::cli
