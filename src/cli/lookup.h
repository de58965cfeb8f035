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
Found<rules::ScoringCardId> find_scoring_card(const Context& context, std::string_view name);
Found<const content::Scenario*> find_scenario(const Context& context, std::string_view name);

// Different cards, in the order named.
Found<std::vector<rules::ScoringCardId>> find_scoring_cards(const Context& context,
                                                            const std::vector<std::string>& names);

// As the player reads it: "Nähe".
std::string scoring_card_name(const Context& context, rules::ScoringCardId id);
std::string scenario_name(const Context& context, const content::Scenario& scenario);

}  // namespace velatura::cli
