#include "cli/setup_options.h"

#include <algorithm>
#include <charconv>
#include <random>

#include "chance/hex.h"
#include "cli/usage.h"
#include "record/names.h"

namespace velatura::cli {

namespace {

rules::Mode mode_of(const std::string& mode, std::optional<std::size_t> players, bool automa) {
    if (mode.empty()) {
        if (automa) return rules::Mode::automa;
        return players == std::size_t{1} ? rules::Mode::vincent : rules::Mode::standard;
    }
    const auto found = std::ranges::find(record::mode_names, mode);
    return static_cast<rules::Mode>(found - record::mode_names.begin());
}

// "none" leaves a place empty; empty places may repeat.
Found<std::vector<rules::ScoringCardId>> find_places(const Context& context,
                                                     const std::vector<std::string>& names) {
    std::vector<std::string> cards;
    std::ranges::copy_if(names, std::back_inserter(cards), [](const std::string& name) {
        return !content::same_word(name, record::empty_place);
    });
    const auto found = find_scoring_cards(context, cards);
    if (!found) return no(found.error());
    if (names.size() > rules::scoring_places) {
        return no(context.problem("cli.too_many_scoring_cards", {{"n", names.size()}}));
    }
    std::vector<rules::ScoringCardId> places;
    auto next = found->begin();
    for (const std::string& name : names) {
        const bool empty = content::same_word(name, record::empty_place);
        places.push_back(empty ? rules::no_scoring_card : *next++);
    }
    return places;
}

// "ribbons" or "ribbons,competitive".
Found<record::Choices::ChosenAward> find_award(const Context& context,
                                               const std::vector<std::string>& names) {
    const auto card = find_award_card(context, names.front());
    if (!card) return no(card.error());
    record::Choices::ChosenAward award{.card = *card, .side = rules::PrizeSide::friendly};
    if (names.size() > 1) {
        const auto side = std::ranges::find(record::side_names, names[1]);
        if (side == record::side_names.end() || names.size() > 2) {
            return no(context.problem("cli.unknown_award_side", {{"word", names.back()}}));
        }
        award.side = static_cast<rules::PrizeSide>(side - record::side_names.begin());
    }
    return award;
}

Found<void> choose_scoring(const Context& context, const SetupOptions& options,
                           record::Choices& choices) {
    const std::vector<std::string> names = split_items(options.scoring);
    auto places = find_places(context, names);
    if (!places) return no(places.error());
    choices.scoring = *std::move(places);
    if (options.scenario.empty()) {
        if (names.empty()) choices.random_scoring = rules::scoring_places;
        return {};
    }
    const auto scenario = find_scenario(context, options.scenario);
    if (!scenario) return no(scenario.error());
    if (options.boxes.any()) {
        return no(context.problem("cli.scenario_has_boxes",
                                  {{"scenario", scenario_name(context, **scenario)}}));
    }
    choices.scenario = (*scenario)->id;
    if (names.empty()) {
        choices.scoring = (*scenario)->scoring;
        choices.random_scoring = (*scenario)->any;
    } else if (choices.scoring.size() != (*scenario)->any ||
               std::ranges::count(choices.scoring, rules::no_scoring_card) > 0) {
        const std::string name = scenario_name(context, **scenario);
        return no((*scenario)->any == 0
                      ? context.problem("cli.scenario_has_cards", {{"scenario", name}})
                      : context.problem("cli.scenario_wants_cards",
                                        {{"scenario", name}, {"n", (*scenario)->any}}));
    }
    return {};
}

}  // namespace

void add_box_options(App& app, BoxOptions& options) {
    app.add_option("--box", options.boxes,
                   "Boxes in play: reflections, touches, mini, signature, painters, automa")
        ->type_name("NAME,...");
    app.add_option("--deck", options.deck,
                   "Art cards with boxes: featured (the default), whole or base")
        ->type_name("DECK")
        ->check(one_of({record::deck_names.begin(), record::deck_names.end()}));
    app.add_option("--rows", options.rows, "Art rows: 2 with Reflections, unless 1 is asked for")
        ->type_name("N")
        ->check(whole(1, rules::most_rows));
    app.add_option(
           "--award", options.award,
           "Award card of the box mini and its side, friendly or competitive; default: drawn")
        ->type_name("NAME[,SIDE]");
    app.add_flag("--signatures-with-two", options.signatures_with_two,
                 "Allow the box signature with two players");
    app.add_option("--rival", options.rival, "Rival of the box automa: mole, magpie or heron")
        ->type_name("NAME");
}

Found<void> choose_boxes(const Context& context, const BoxOptions& options, const std::string& mode,
                         std::optional<std::size_t> players, record::Choices& choices) {
    const auto named = find_boxes(context, split_items(options.boxes));
    if (!named) return no(named.error());
    const bool automa = named->automa || !options.rival.empty();
    choices.mode = mode_of(mode, players, automa);
    choices.boxes = named->boxes;
    choices.signatures_with_two = options.signatures_with_two;
    if (!options.deck.empty()) {
        const auto deck = std::ranges::find(record::deck_names, options.deck);
        choices.deck = static_cast<rules::DeckKind>(deck - record::deck_names.begin());
    }
    if (options.rows) choices.rows = static_cast<std::uint8_t>(*options.rows);
    if (const auto award = split_items(options.award); !award.empty()) {
        const auto chosen = find_award(context, award);
        if (!chosen) return no(chosen.error());
        choices.award = *chosen;
    }
    if (!automa && choices.mode != rules::Mode::automa) return {};
    choices.rival = rules::RivalId{0};
    if (!options.rival.empty()) {
        const auto rival = find_rival(context, options.rival);
        if (!rival) return no(rival.error());
        choices.rival = *rival;
    }
    return {};
}

void add_setup_options(App& app, SetupOptions& options) {
    app.add_option("--players", options.players, "Number of players")
        ->type_name("N")
        ->check(whole(1, rules::max_seats));
    app.add_option("--mode", options.mode, "standard, vincent, solo-puzzle or automa")
        ->type_name("MODE")
        ->check(one_of({record::mode_names.begin(), record::mode_names.end()}));
    app.add_option("--scenario", options.scenario, "Scenario, for example first-time-playing")
        ->type_name("NAME");
    app.add_option("--scoring", options.scoring,
                   "Scoring cards in ribbon order; none leaves a place empty")
        ->type_name("NAME,...");
    app.add_option("--level", options.level, "Target of a solo game: easy, normal, hard, master")
        ->type_name("LEVEL");
    app.add_option("--first", options.first, "First seat, or random")->type_name("N");
    app.add_flag("--vincent-with-three", options.vincent_with_three,
                 "Allow Vincent with three players");
    add_box_options(app, options.boxes);
    app.add_option("--seed", options.seed, "Seed for everything random; the same seed repeats it")
        ->type_name("TEXT")
        ->check(some_text());
}

Found<record::Choices> choices_of(const Context& context, const SetupOptions& options) {
    record::Choices choices;
    if (auto chosen = choose_boxes(context, options.boxes, options.mode, options.players, choices);
        !chosen)
        return no(chosen.error());
    const bool alone =
        choices.mode == rules::Mode::solo_puzzle || choices.mode == rules::Mode::automa;
    const std::size_t seats = options.players.value_or(alone ? 1 : 2);
    if (seats < 1 || seats > rules::max_seats) {
        return no(context.problem("refusal.seats_out_of_range"));
    }
    choices.seats.resize(seats);
    choices.vincent_with_three = options.vincent_with_three;
    if (auto chosen = choose_scoring(context, options, choices); !chosen) return no(chosen.error());
    if (!options.level.empty()) {
        const content::TargetLevel* level = context.catalog.find_level(options.level);
        if (level == nullptr) {
            return no(context.problem("cli.unknown_level", {{"word", options.level}}));
        }
        if (seats > 1) return no(context.problem("cli.play.level_alone"));
        choices.level = level->id;
    }
    if (options.first != "random") {
        std::size_t first = 1;
        const char* const end = options.first.data() + options.first.size();
        const auto read = std::from_chars(options.first.data(), end, first);
        if (!options.first.empty() &&
            (read.ec != std::errc{} || read.ptr != end || first < 1 || first > seats)) {
            return no(context.problem("refusal.first_seat_out_of_range"));
        }
        choices.first = static_cast<rules::Seat>(first - 1);
    }
    choices.seed = options.seed.empty() ? new_seed() : options.seed;
    if (!record::is_good_value(choices.seed)) return no(context.problem("cli.bad_seed"));
    return choices;
}

std::string new_seed() {
    std::random_device device;
    std::uint64_t seed = device();
    return chance::hex(seed << 32 | device());
}

}  // namespace velatura::cli
