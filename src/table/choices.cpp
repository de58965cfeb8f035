#include "table/choices.h"

#include <algorithm>

#include "protocol/wire.h"
#include "record/names.h"

namespace velatura::table {
namespace {

using protocol::Json;
using protocol::refusal;
using protocol::Refusal;
using protocol::text_or_none;
using record::Reason;

using Checked = std::expected<void, Refusal>;

Checked read_seats(const Json& create, record::Choices& choices) {
    for (const Json& chair : protocol::field(create, "seats").items) {
        const bool bot = protocol::text_of(chair, "kind") == "bot";
        const std::string_view name = protocol::text_of(chair, bot ? "level" : "name");
        if (!record::is_good_name(name)) return std::unexpected{refusal(Reason::bad_name, name)};
        choices.seats.push_back({std::string{name}, bot});
    }
    if (const auto first = protocol::whole_or_none(create, "first")) {
        choices.first = protocol::id_of<rules::Seat>(*first);
    }
    return {};
}

// Either the scenario's own, or those chosen, or so many drawn.
Checked read_scoring(const content::Catalog& catalog, const Json& create,
                     record::Choices& choices) {
    if (const Json* scoring = protocol::find(create, "scoring")) {
        for (const Json& number : scoring->items) {
            choices.scoring.push_back(number.kind == Json::Kind::null
                                          ? rules::no_scoring_card
                                          : protocol::id_of<rules::ScoringCardId>(number.whole));
        }
    }
    choices.random_scoring =
        static_cast<std::uint8_t>(protocol::whole_or_none(create, "random_scoring").value_or(0));
    const bool chosen = !choices.scoring.empty();
    const bool drawn = choices.random_scoring > 0;
    if (chosen && drawn) return std::unexpected{refusal(Reason::bad_value, "random_scoring")};

    choices.scenario = text_or_none(create, "scenario");
    if (choices.scenario.empty()) return {};
    const content::Scenario* scenario = catalog.find_scenario(choices.scenario);
    if (scenario == nullptr) {
        return std::unexpected{refusal(Reason::unknown_scenario, choices.scenario)};
    }
    const auto cards = std::ranges::count_if(
        choices.scoring, [](auto card) { return card != rules::no_scoring_card; });
    const bool fits = scenario->any == 0 ? !chosen && !drawn
                                         : (!chosen || cards == scenario->any) &&
                                               (!drawn || choices.random_scoring == scenario->any);
    if (!fits) return std::unexpected{refusal(Reason::scoring_not_of_scenario, scenario->id)};
    return {};
}

Checked read_texts(const content::Catalog& catalog, const Json& create, record::Choices& choices) {
    choices.seed = text_or_none(create, "seed");
    choices.date = text_or_none(create, "date");
    if (choices.seed.empty()) return std::unexpected{refusal(protocol::MessageError::seed_needed)};
    for (const std::string& text : {choices.seed, choices.date}) {
        if (!record::is_good_value(text)) return std::unexpected{refusal(Reason::bad_value, text)};
    }
    choices.level = text_or_none(create, "level");
    if (!choices.level.empty() && catalog.find_level(choices.level) == nullptr) {
        return std::unexpected{refusal(Reason::unknown_level, choices.level)};
    }
    return {};
}

}  // namespace

std::expected<record::Choices, Refusal> choices_of(const content::Catalog& catalog,
                                                   const Json& create) {
    record::Choices choices;
    choices.mode = protocol::mode_named(protocol::text_of(create, "mode")).value();
    choices.hidden_hands = protocol::truth_of(create, "hidden_hands");
    choices.vincent_with_three = protocol::truth_of(create, "vincent_with_three");
    if (auto read = read_seats(create, choices); !read) return std::unexpected{read.error()};
    if (auto read = read_scoring(catalog, create, choices); !read) {
        return std::unexpected{read.error()};
    }
    if (auto read = read_texts(catalog, create, choices); !read) {
        return std::unexpected{read.error()};
    }
    return choices;
}

}  // namespace velatura::table
