#include <algorithm>

#include "record/names.h"
#include "velatura.h"
#include "words/words.h"

namespace velatura::python {

namespace {

// "Did you mean ...?" where something is near.
std::string unknown(const std::string& what, const std::string& name,
                    std::optional<std::string_view> meant) {
    std::string text = what + " “" + name + "” does not exist.";
    if (meant) text += " Did you mean “" + std::string{*meant} + "”?";
    return text;
}

}  // namespace

void refuse(rules::RuleError error) {
    const std::string code{rules::name_of(error)};
    throw Refused{code, words::text(words::Language::en, "refusal." + code)};
}

void refuse(std::string code, const std::string& text) {
    throw Refused{std::move(code), text};
}

const content::Catalog& catalog() {
    return content::base_catalog();
}

rules::Mode mode_of(const std::string& name) {
    for (std::size_t mode = 0; mode < record::mode_names.size(); ++mode) {
        if (record::mode_names[mode] == name) return static_cast<rules::Mode>(mode);
    }
    refuse("unknown_mode",
           unknown("The mode", name, {}) + " There are standard, vincent, solo-puzzle and automa.");
}

std::vector<rules::ScoringCardId> scoring_of(const TableOptions& options) {
    const content::Catalog& all = catalog();
    if (!options.scenario.empty()) {
        const content::Scenario* scenario = all.find_scenario(options.scenario);
        if (scenario == nullptr) {
            refuse("unknown_scenario", unknown("The scenario", options.scenario,
                                               all.nearest_scenario(options.scenario)));
        }
        if (options.scoring) {
            refuse("scoring_and_scenario",
                   "Give either scoring cards or a scenario, which brings its own.");
        }
        return scenario->scoring;
    }
    if (!options.scoring) return all.find_scenario("first-time-playing")->scoring;
    std::vector<rules::ScoringCardId> scoring;
    for (const std::string& name : *options.scoring) {
        const auto card = all.find_scoring_card(name);
        if (!card) {
            refuse("unknown_scoring_card",
                   unknown("The scoring card", name, all.nearest_scoring_card(name)));
        }
        scoring.push_back(*card);
    }
    if (scoring.size() > rules::scoring_places) {
        refuse("too_many_scoring_cards", "A game has at most four scoring cards.");
    }
    return scoring;
}

rules::GameSetup setup_of(const TableOptions& options) {
    if (options.players < 1 || options.players > static_cast<int>(rules::max_seats)) {
        refuse(rules::RuleError::seats_out_of_range);
    }
    if (options.first < 0 || options.first >= options.players) {
        refuse(rules::RuleError::first_seat_out_of_range);
    }
    if (options.goal < 0 || options.goal > 1000) {
        refuse("bad_goal", "A goal is a number of points from 0 to 1000.");
    }
    rules::GameSetup setup;
    setup.seats = static_cast<std::uint8_t>(options.players);
    setup.mode = mode_of(options.mode);
    setup.first = static_cast<rules::Seat>(options.first);
    setup.goal = static_cast<std::uint16_t>(options.goal);
    setup.hidden_hands = options.hidden_hands;
    const auto scoring = scoring_of(options);
    std::ranges::copy(scoring, setup.scoring.begin());
    return setup;
}

}  // namespace velatura::python
