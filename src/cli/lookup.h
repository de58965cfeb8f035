// Finds what a person named on the command line, in English (as in data/) or in the current
// language, or says in that language that it does not exist and what was probably meant.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/command.h"

namespace velatura::cli {

template <typename T>
using Found = std::expected<T, Problem>;

inline std::unexpected<Problem> no(Problem problem) {
    return std::unexpected{std::move(problem)};
}

Found<rules::ArtCardId> find_art_card(const Context& context, std::string_view word);
// A layer: the word of a card, "~" behind it where it lies flipped.
struct NamedLayer {
    rules::ArtCardId card{};
    bool flipped = false;
};
Found<NamedLayer> find_layer(const Context& context, std::string_view word);
Found<rules::Element> find_element(const Context& context, std::string_view name);
Found<rules::ScoringCardId> find_scoring_card(const Context& context, std::string_view name);
Found<const content::Scenario*> find_scenario(const Context& context, std::string_view name);

// Different cards, in the order named.
Found<std::vector<rules::ScoringCardId>> find_scoring_cards(const Context& context,
                                                            const std::vector<std::string>& names);

struct NamedBoxes {
    rules::BoxSet boxes{};
    bool automa = false;  // a mode to the rules, a box to people
};
Found<NamedBoxes> find_boxes(const Context& context, const std::vector<std::string>& names);
Found<rules::PrizeId> find_award_card(const Context& context, std::string_view name);
Found<rules::RivalId> find_rival(const Context& context, std::string_view name);

// As the player reads it: "Nähe".
std::string scoring_card_name(const Context& context, rules::ScoringCardId id);
std::string scenario_name(const Context& context, const content::Scenario& scenario);
std::string award_card_name(const Context& context, rules::PrizeId id);
std::string rival_name(const Context& context, rules::RivalId id);
std::string box_name(const Context& context, std::size_t box);  // by its place in box_names

}  // namespace velatura::cli
