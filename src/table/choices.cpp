#include "table/choices.h"

#include <algorithm>

#include "record/names.h"

namespace velatura::table {
namespace {

using protocol::refusal;
using protocol::Refusal;
using record::RecordFault;

using Checked = std::expected<void, Refusal>;
namespace messages = protocol::messages;

record::SeatName seat_name(const messages::Person& person) {
    return {std::string{person.name}, false};
}
record::SeatName seat_name(const messages::Bot& bot) {
    return {std::string{bot.level}, true};
}

Checked read_seats(const messages::Create& create, record::Choices& choices) {
    for (const auto& chair : create.seats) {
        record::SeatName seat = std::visit([](const auto& one) { return seat_name(one); }, chair);
        if (!record::is_good_name(seat.name)) {
            return std::unexpected{refusal(RecordFault::bad_name, seat.name)};
        }
        choices.seats.push_back(std::move(seat));
    }
    choices.first = create.first;
    return {};
}

template <typename Id, typename Things>
std::expected<Id, Refusal> find_printed(const Things& things, std::string_view id,
                                        RecordFault unknown) {
    const auto found = content::find_printed<Id>(things, id);
    if (!found) return std::unexpected{refusal(unknown, id)};
    return *found;
}

template <std::size_t count>
std::optional<std::size_t> place_in(const std::array<std::string_view, count>& names,
                                    std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

// Whether they fit each other the rules tell.
Checked read_boxes(const content::Catalog& catalog, const messages::Create& create,
                   record::Choices& choices) {
    const rules::BoxCards& printed = catalog.cards.box_cards();
    for (const std::string_view name : create.boxes.value_or(std::vector<std::string_view>{})) {
        const auto box = place_in(record::box_names, name);
        if (!box || *box == rules::index(rules::Box::base) ||
            !rules::has_cards(catalog.cards, static_cast<rules::Box>(*box))) {
            return std::unexpected{refusal(RecordFault::unknown_box, name)};
        }
        choices.boxes.insert(static_cast<rules::Box>(*box));
    }
    if (const auto deck = place_in(record::deck_names, create.deck)) {
        choices.deck = static_cast<rules::DeckKind>(*deck);
    }
    if (create.rows) choices.rows = static_cast<std::uint8_t>(*create.rows);
    choices.signatures_with_two =
        create.signatures_with_two && choices.boxes.contains(rules::Box::signature);
    if (create.award_card) {
        const auto card = find_printed<rules::PrizeId>(printed.prizes, create.award_card->card,
                                                       RecordFault::unknown_award);
        if (!card) return std::unexpected{card.error()};
        const bool competitive = create.award_card->side == record::side_names[1];
        choices.award = {
            .card = *card,
            .side = competitive ? rules::PrizeSide::competitive : rules::PrizeSide::friendly};
    }
    if (!create.rival.empty()) {
        const auto rival =
            find_printed<rules::RivalId>(printed.rivals, create.rival, RecordFault::unknown_rival);
        if (!rival) return std::unexpected{rival.error()};
        choices.rival = *rival;
    }
    return {};
}

// Either the scenario's own, or those chosen, or so many drawn.
Checked read_scoring(const content::Catalog& catalog, const messages::Create& create,
                     record::Choices& choices) {
    if (create.scoring) {
        for (const auto card : *create.scoring)
            choices.scoring.push_back(card.value_or(rules::no_scoring_card));
    }
    choices.random_scoring = static_cast<std::uint8_t>(create.random_scoring.value_or(0));
    const bool chosen = !choices.scoring.empty();
    const bool drawn = choices.random_scoring > 0;
    if (chosen && drawn) return std::unexpected{refusal(RecordFault::bad_value, "random_scoring")};

    choices.scenario = create.scenario;
    if (choices.scenario.empty()) return {};
    const content::Scenario* scenario = catalog.find_scenario(choices.scenario);
    if (scenario == nullptr) {
        return std::unexpected{refusal(RecordFault::unknown_scenario, choices.scenario)};
    }
    const bool boxes = !choices.boxes.empty() || choices.mode == rules::Mode::automa;
    if (boxes || choices.rival != rules::no_rival) {
        return std::unexpected{refusal(RecordFault::scenario_without_boxes, scenario->id)};
    }
    const auto cards = std::ranges::count_if(
        choices.scoring, [](auto card) { return card != rules::no_scoring_card; });
    const bool fits = scenario->any == 0 ? !chosen && !drawn
                                         : (!chosen || cards == scenario->any) &&
                                               (!drawn || choices.random_scoring == scenario->any);
    if (!fits) return std::unexpected{refusal(RecordFault::scoring_not_of_scenario, scenario->id)};
    return {};
}

Checked read_texts(const content::Catalog& catalog, const messages::Create& create,
                   record::Choices& choices) {
    choices.seed = create.seed;
    choices.date = create.date;
    if (choices.seed.empty()) return std::unexpected{refusal(protocol::MessageError::seed_needed)};
    for (const std::string& text : {choices.seed, choices.date}) {
        if (!record::is_good_value(text))
            return std::unexpected{refusal(RecordFault::bad_value, text)};
    }
    choices.level = create.level;
    if (!choices.level.empty() && catalog.find_level(choices.level) == nullptr) {
        return std::unexpected{refusal(RecordFault::unknown_level, choices.level)};
    }
    return {};
}

}  // namespace

std::expected<record::Choices, Refusal> choices_of(const content::Catalog& catalog,
                                                   const messages::Create& create) {
    record::Choices choices;
    choices.mode = create.mode;
    choices.hidden_hands = create.hidden_hands;
    choices.vincent_with_three = create.vincent_with_three;
    if (auto read = read_seats(create, choices); !read) return std::unexpected{read.error()};
    for (const auto read : {read_boxes, read_scoring, read_texts}) {
        if (auto done = read(catalog, create, choices); !done) {
            return std::unexpected{done.error()};
        }
    }
    return choices;
}

}  // namespace velatura::table
